## Звертання на «ви» з малої літери, як у Discord і в правилах гри. Рід гравців невідомий: теперішній час або
## безособові форми. Імена не відмінюються: вони стоять у називному («гравця **Ada**»).

# Іменники гри в потрібних формах; набір у вигляді цукерок замінює саме їх.
-tile = { $form ->
   *[one] плитка
    [acc] плитку
    [ins] плиткою
    [few] плитки
    [many] плиток
}
-line = { $form ->
   *[one] лінія
    [acc] лінію
    [gen] лінії
    [loc] лінії
    [few] лінії
    [many] ліній
    [on] на лінії
    [onto] на лінію
    [pattern] лінії візерунка
}
-wall = { $form ->
   *[one] стіна
    [acc] стіну
    [gen] стіни
    [on] на стіні
    [onto] на стіну
}
-floor = { $form ->
   *[one] підлога
    [acc] підлогу
    [gen] підлоги
    [for] за підлогу
    [on] на підлозі
    [onto] на підлогу
}
-lid = { $form ->
   *[one] коробка
    [in] у коробці
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Назва кольору, потім у згоді з плиткою: одна, одну, дві, п’ять.
colour = { $colour ->
        [blue] синій
        [yellow] жовтий
        [red] червоний
        [black] чорний
       *[white] білий
    }
    .one = { $colour ->
        [blue] синя
        [yellow] жовта
        [red] червона
        [black] чорна
       *[white] біла
    }
    .acc = { $colour ->
        [blue] синю
        [yellow] жовту
        [red] червону
        [black] чорну
       *[white] білу
    }
    .gen = { $colour ->
        [blue] синьої
        [yellow] жовтої
        [red] червоної
        [black] чорної
       *[white] білої
    }
    .few = { $colour ->
        [blue] сині
        [yellow] жовті
        [red] червоні
        [black] чорні
       *[white] білі
    }
    .many = { $colour ->
        [blue] синіх
        [yellow] жовтих
        [red] червоних
        [black] чорних
       *[white] білих
    }
tiles = { $count ->
        [one] { $count } { colour.one }
        [few] { $count } { colour.few }
       *[many] { $count } { colour.many }
    }
    .acc = { $count ->
        [one] { $count } { colour.acc }
       *[other] { tiles }
    }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .shown-acc = { $emoji ->
        [none] { tiles.acc }
       *[other] { $emoji } { tiles.acc }
    }
    .whole = { $count ->
        [one] { tiles } { -tile }
        [few] { tiles } { -tile(form: "few") }
       *[many] { tiles } { -tile(form: "many") }
    }
    .whole-acc = { $count ->
        [one] { tiles.acc } { -tile(form: "acc") }
       *[other] { tiles.whole }
    }
    .told = { $emoji ->
        [none] { tiles.whole-acc }
       *[other] { tiles.whole-acc } { $emoji }
    }
tile = { $emoji ->
    [none] { colour.one }
   *[other] { $emoji }
}
nothing = порожньо
marker = маркер першого ходу
source = { $source ->
        [centre] центр столу
       *[other] фабрика { $source }
    }
    .from = { $source ->
        [centre] з центру столу
       *[other] з фабрики { $source }
    }
    .at = { $source ->
        [centre] в центрі столу
       *[other] на фабриці { $source }
    }
    .At = { $source ->
        [centre] У центрі столу
       *[other] На фабриці { $source }
    }
    .to = { $source ->
        [centre] у центр столу
       *[other] на фабрику { $source }
    }
place = { $source ->
    [centre] Центр
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = додача
disc-magnet = { colour } магніт
disc-keep = сховок
disc-scatter = розсип
disc-cushion = подушка
target = { $line ->
        [floor] { -floor }
       *[other] { -line } { $line }
    }
    .onto = { $line ->
        [floor] { -floor(form: "onto") }
       *[other] { -line(form: "onto") } { $line }
    }
    .gen = { $line ->
        [floor] { -floor(form: "gen") }
       *[other] { -line(form: "gen") } { $line }
    }
column = { $column }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
sentences = { LIST($sentences, separator: " ") }

## The lobby

lobby-title = **Azul** · { $host } запрошує за стіл.
lobby-again = **Azul** · { $host } пропонує зіграти ще раз.
lobby-players = Зайнято { $count } з { $seats } місць: { LIST($names) }
lobby-wait = Приєднуйтеся кнопкою або командою `/azul join`. { $host } може почати, щойно хтось приєднається, або зіграти з комп’ютерами.
lobby-ready = { $host } може почати зараз або зачекати на інших гравців.
lobby-full = Усі місця зайнято. { $host } може починати.
lobby-begun = **Azul** · Грають { LIST($names) }.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { LIST($names) } грають у гілці { $thread }.
lobby-pace = Темп: { $hours ->
    [72] 3 дні
    [168] 7 днів
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
} на хід
lobby-pace-alone = { lobby-pace }, щойно хтось приєднається. Наодинці з комп’ютерами поспішати нікуди.
lobby-look = Вигляд: { $theme }
# The names of the looks.
theme-azulejo = Азулежу
theme-azulejo-dark = Азулежу, темний стіл
theme-chocolatier = Шоколатьє
theme-chocolatier-dark = Шоколатьє, темний стіл
lobby-computers = Рівень комп’ютерів: { $level ->
    [easy] легкий
    [hard] важкий
    [expert] експертний
   *[medium] середній
}
lobby-quiet = Тихий режим: повідомлення про хід видаляється, щойно з’являється наступне.
lobby-thread = Після початку гра перейде в окрему гілку.
commitment = -# Чесний жереб `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Якщо нічого не зміниться, цей стіл закриється { $when }.
lobby-lapsed = **Azul** · За цим столом нічого не відбувалося { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}, тож він закрився сам. `/azul start` відкриває новий.
lobby-cancelled = **Azul** · Цей стіл закрито ще до початку гри. `/azul start` відкриває новий.

## What happened, line by line

begun = **Гра починається.** Черговість: { LIST($names) }. Перший хід: { $starter }.
took = **{ $name }** бере { tiles.told } { source.from } і кладе { target.onto }.
took-planned = **{ $name }** ходить за планом: бере { tiles.told } { source.from } і кладе { target.onto }.
took-by-computer = Комп’ютер ходить за гравця **{ $name }**: бере { tiles.told } { source.from } і кладе { target.onto }.
took-full = { CAPITAL(-line) } повна.
took-part = Тепер там { $filled } з { $size }.
took-marker = На додачу — маркер першого ходу.
took-fell = { $fell ->
    [one] { $fell } { -tile } падає { -floor(form: "onto") }.
    [few] { $fell } { -tile(form: "few") } падають { -floor(form: "onto") }.
   *[many] { $fell } { -tile(form: "many") } падає { -floor(form: "onto") }.
}
took-keep = Решта лишається там: { LIST($tiles, separator: ", ") }.
took-scatter = { CAPITAL(source.to) }: { LIST($tiles, separator: ", ") }.
took-cushion = На додачу — подушка: на неї ляже наступна { -tile }, що падатиме.
took-cushion-catches = На додачу — подушка: на неї безкоштовно лягає { $what ->
    [marker] маркер
   *[tile] одна { -tile }
}.
took-caught = На подушку безкоштовно лягає { $what ->
    [marker] маркер
   *[tile] одна { -tile }
}.
took-completes = 🏁 **{ $name }** заповнює горизонталь: це останній раунд.
undid = **{ $name }** скасовує останній хід.
took-back = Усі згодні: останній хід гравця **{ $name }** скасовано.{ took-back-too }
took-back-alone = **{ $name }** скасовує свій останній хід.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [1] { " " }Наступний хід ({ LIST($others) }) теж скасовано.
    [few] { " " }Наступні { $takes } ходи ({ LIST($others) }) теж скасовано.
   *[many] { " " }Наступні { $takes } ходів ({ LIST($others) }) теж скасовано.
}
resigned = **{ $name }** виходить із гри. Відтепер ходи цього гравця пропускаються.
resigned-last = **{ $name }** виходить із гри.
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Гравець { $seat }
somebody-gone = Хтось
# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Бот Інеш
    [tome] Бот Томе
   *[lia] Бот Лія
}
cancelled-game = { $mention } закриває гру. Переможця немає.
settled = **{ $name }** розкладає свої { -tile(form: "few") }.
settled-by-computer = Комп’ютер розкладає { -tile(form: "few") } за гравця **{ $name }**.
extended = Інші гравці вирішили зачекати. { LIST($names) }: час на хід відлічується спочатку.
seat-given = Відтепер за гравця **{ $name }** грає комп’ютер, доки **{ $name }** не поверне собі місце.
seat-returned = **{ $name }** повертається і грає далі замість комп’ютера.
seat-offered = Гравцеві **{ $name }** шукають заміну: кожен, хто ще не грає, може зайняти це місце кнопкою нижче — з його планшетом і рахунком. Доти гра чекає: хід за гравцем **{ $name }**.
handover = **{ $name }** хоче передати своє місце: кожен, хто ще не грає, може зайняти його кнопкою нижче — з планшетом і рахунком. Доти далі грає **{ $name }**.
handover-to = { $mention }, **{ $name }** хоче передати вам своє місце з планшетом і рахунком: його можна зайняти кнопкою нижче. Доти далі грає **{ $name }**.
seat-taken = **{ $name }** сідає на місце гравця **{ $former }**.
seat-taken-for-now = **{ $name }** сідає на місце гравця { $mention }. Повернути його можна кнопкою нижче, доки **{ $name }** не зробить два ходи.
seat-reclaimed = { $mention }, дякуємо за заміну: **{ $name }** повертається на своє місце.
substitute-left = **{ $former }** повертає місце: воно знову за гравцем **{ $name }**, і кожен, хто ще не грає, може зайняти його кнопкою нижче.
abandoned-by-vote = Інші гравці вирішили завершити гру. Переможця немає.
abandoned-by-all = Грати лишився тільки комп’ютер, тож гра закінчується. Переможця немає.
expired-game = { $why ->
    [channel] Канал цієї гри видалено, тож гру закрито.
    [posting] Я не можу писати тут уже 30 днів, тож гру закрито.
   *[server] Мене не було на цьому сервері 30 днів, тож гру закрито.
} Переможця немає.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Гру поставлено на паузу { $when } ({ $mention }).
paused-news = { $mention } ставить гру на паузу.
paused-how = -# Ніхто не може ходити, і час не спливає. Хто має право керувати цим каналом, може продовжити гру кнопкою **Продовжити** або командою `/azul pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } продовжує гру.{ $pace ->
    [none] { "" }
   *[limited] { " " }Часу на хід лишилося стільки, скільки й було.
}

## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · раунд { $round }
thread-name-plain = Azul · гра { $game }
thread-lost = Гілки цієї гри більше немає або її заблоковано, тож гра триває тут.
thread-failed = Не вдалося створити гілку для цієї гри, тож граємо тут.
thread-result = Результат також у каналі { $home }, там є кнопка **Зіграти ще**.

## The rules of a table

rules-line = Правила: { LIST($rules, separator: ", ") }
rules-free = вільна { -wall }
rules-special = особливі фабрики щораунду
rules-special-once = особливі фабрики на всю гру
rules-even = рівний розсип

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: усі { -tile(form: "few") } розібрано, оберіть, куди покласти свої!
tiling-computers = Усі { -tile(form: "few") } розібрано, решту розкладає комп’ютер.
tiling-turn = Ще розкладають свої { -tile(form: "few") }: { LIST($names) }.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, ваш хід!
turn-bot = { $name } думає.
turn-computer = Комп’ютер ходить за гравця { $name }.
scores = Раунд { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Термін: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** у відпустці до { $day } включно, годинник стоїть. Повернення: { $when }
standing = -# Годинник стоїть до { $time } ({ $when }).
deadline-moved = -# Час, поки мене не було, не рахується, тож термін перенесено.

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] вам ще треба розкласти { -tile(form: "few") }.
   *[offer] досі ваш хід.
} Термін: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] розкладіть свої { -tile(form: "few") }: час майже вийшов.
   *[offer] зробіть хід: час майже вийшов.
} Термін: { $when }
reminder-over = { LIST($mentions) }, час на цей хід вийшов. Більше ніхто не грає, тож гра закінчиться { $when }, якщо ви { $phase ->
    [tiling] не розкладете { -tile(form: "few") }.
   *[offer] не зробите ходу.
}

# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord не дозволяє мені написати вам особисто, тому згадую вас тут. Докладніше: { $me }.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = час на цей хід вийшов.
vote-called = гра досі чекає на вас.
vote = { LIST($late) }, { $why } { LIST($mentions) }, як грати далі? { $count ->
    [1] Вирішувати вам.
   *[other] Досить { $needed } з ваших { $count } голосів.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Чекати
vote-play = Комп’ютер робить цей хід
vote-give = Комп’ютер грає далі
vote-seek = Шукати заміну
vote-end = Завершити гру
vote-grace = -# До { $when } нікого не замінять і гру не завершать.
vote-decided = Вирішено: **{ $option }** { $when }, якщо { LIST($names) } до того не { $count ->
    [one] зробить
   *[other] зроблять
} хід.
vote-until = -# Інакше комп’ютер зробить цей хід { $when }. Якщо той, на кого чекають, походить, голосування закінчиться.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: чи можна гравцеві **{ $name }** скасувати свій останній хід?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [1] { " " }Наступний хід ({ LIST($others) }) теж буде скасовано.
    [few] { " " }Наступні { $takes } ходи ({ LIST($others) }) теж буде скасовано.
   *[many] { " " }Наступні { $takes } ходів ({ LIST($others) }) теж буде скасовано.
}
request-agreed = Погоджуються: { LIST($names) }.
request-until = -# Потрібна згода всіх. Якщо хтось натомість зробить хід, нічого не скасується.
request-granted = Гравець **{ $asker }** просить скасувати хід — усі погодилися.
request-declined = Гравець **{ $asker }** просить скасувати хід, але **{ $name }** не погоджується, тож хід лишається.
request-withdrawn = Прохання гравця **{ $asker }** скасувати хід відкликано.
request-lapsed = Прохання гравця **{ $asker }** скасувати хід уже не діє: гра пішла далі, тож хід лишається.
request-replaced = Прохання гравця **{ $asker }** скасувати хід уже не діє: тепер просить **{ $name }**.

## The end of a round

round-title = **Раунд { $round } завершено.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { round-tile } горизонталь { $row } +{ $points }
round-placement-free = { round-tile } горизонталь { $row } → вертикаль { $column } +{ $points }
round-fallen = горизонталь { $row } без вільної вертикалі: { tiles.shown } { -floor(form: "onto") }
round-tile = { $emoji ->
    [none] { colour.one } —
   *[other] { $emoji }
}
round-nothing = жодної повної { -line(form: "gen") }
round-left = **{ $name }** вже поза грою; рахунок лишається **{ $score }**
round-next = { $name } має маркер першого ходу й починає наступний раунд.
round-same = Маркера першого ходу ніхто не взяв, тож { $name } починає знову.
round-passed = { $name } починає наступний раунд.

## The end of the game

over-won = 🏆 **{ LIST($names) }** перемагає: { points }!
over-shared = 🏆 **{ LIST($names) }** ділять перемогу: { points }!
over-resigned = 🏆 **{ LIST($names) }** перемагає: решта гравців вийшла з гри.
over-no-tiles = { CAPITAL(-tile(form: "many")) } для роздачі не лишилося, тож гра закінчується.
over-no-space = Жодна з решти { -tile(form: "many") } уже не може потрапити { -wall(form: "onto") }, тож гра закінчується.
over-stalemate = Стільки раундів поспіль, скільки гравців за столом, жоден планшет нічого не здобув, тож гра закінчується.
over-place = { over-rank } · { $before } + бонус { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · без бонусу
over-place-no-count = { over-rank } · бонуси не рахувалися
over-place-left = { over-rank } · поза грою
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } горизонталь
    [few] { $count } горизонталі
   *[many] { $count } горизонталей
}
over-columns = { $count ->
    [one] { $count } вертикаль
    [few] { $count } вертикалі
   *[many] { $count } вертикалей
}
over-colours = { $count ->
    [one] { $count } колір
    [few] { $count } кольори
   *[many] { $count } кольорів
}
over-tie = За рівної кількості очок вище той, у кого більше повних горизонталей.
over-thanks = Дякую за гру, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: одна { colour.one } { -tile } в раунді { $round } принесла одразу { points }.
highlight-round = { $name }: +{ points } за раунд { $round }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: жодного штрафного очка за всю гру.
highlight-no-floor = Ніхто не отримав жодного штрафного очка.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } збирає { LIST($colours) } колір: усі п’ять { -tile(form: "many") } { -wall(form: "on") }.
   *[other] { $name } збирає { LIST($colours) } кольори: усі п’ять { -tile(form: "many") } кожного { -wall(form: "on") }.
}
highlight-columns = { $name } заповнює { over-columns }.
highlight-comeback = { $name } перемагає, хоча після раунду { $round } відставання становило { points }.
highlight-late-comeback = { $name } перемагає, хоча перед бонусами відставання становило { points }.
highlight-lead = { $name } попереду після кожного раунду.
highlight-close = { $points ->
    [1] Усе вирішило одне-єдине очко.
    [few] Усе вирішили лише { points }.
   *[many] Усе вирішило лише { points }.
}
highlight-rows = Щільніше не буває: усе вирішили повні горизонталі.
highlight-long = Гра тривала { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}.

## Replay

replay = Гра від першої роздачі: { LIST($names) }.
replay-deal = Фабрики заповнено, починається раунд { $round }.
replay-step = { $number } з { $count } · Раунд { $round }
alt-replay = Azul: анімований повтор гри, { $turns ->
    [one] { $turns } кадр
    [few] { $turns } кадри
   *[many] { $turns } кадрів
}.

## Pictures in words

alt-table = Azul, раунд { $round }. { $turn } У торбинці { $bag }, { -lid(form: "in") } { $lid }. Фабрики { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Хід: { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } — порожня
alt-line = { $row } — { tiles }
alt-wall-legend = Кольори літерами: B синій, Y жовтий, R червоний, K чорний, W білий.
alt-round = Azul, планшети після раунду { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, кінець гри. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } перемагає: { points }.
alt-over-shared = { LIST($names) } ділять перемогу: { points }.
alt-over-alone = { LIST($names) } перемагає: решта гравців вийшла з гри.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, поза грою
alt-place-bonus = { alt-place }, { $before } до бонусів: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: було { $before }, стало { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, поза грою
alt-own-board = Планшет Azul: { $board }. { alt-wall-legend }
words-title = **Раунд { $round }** · { $turn }
words-table = Торбинка { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ", form: "one") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = подушка: { LIST($cushion, separator: ", ", form: "one") }
words-paused = Гра на паузі.
words-ended = Гру завершено.
words-legend = -# Кольори літерами: B синій, Y жовтий, R червоний, K чорний, W білий

## Words in pictures

picture-round = Раунд
picture-round-title = Раунд { $round }
picture-bag = Торбинка
picture-lid = { CAPITAL(-lid) }
picture-centre = Центр
picture-resigned = поза грою
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Гориз.
picture-columns = Верт.
picture-colours = Кольори
picture-wins = перемагає
picture-shared_victory = спільна перемога
picture-factories = Фабрики
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Перший хід
# The three steps of a turn in the picture of /azul help.
picture-take = Візьміть усі одного кольору
picture-fill = Покладіть на одну { -line(form: "acc") }
picture-score = Повна { -line } дає очки
picture-lobby = Azul
picture-free = вільно
picture-chances = Шанси на перемогу
picture-percent = { NUMBER(0, style: "percent") }
alt-lobby = Azul: зайнято { $seated } з { $seats } місць.

## The pictures of the rules in words

rules-page-of = { $page } з { $pages }
alt-help = Хід за три кроки. 1: обидві червоні плитки взято з фабрики, а синя й чорна йдуть у центр столу. 2: червоні заповнюють другу лінію візерунка. 3: одна з них переходить на стіну поруч і в ряді з трьох плиток приносить 3 очки.
alt-rules-1 = Стіл для двох на початку гри. Підписано фабрики, центр столу, маркер першого ходу, а на планшеті — лінії візерунка, стіну й підлогу.
alt-rules-2 = Дві червоні плитки йдуть із фабрики на лінію, решта — у центр столу
alt-rules-3 = Дві жовті плитки можна покласти на першу лінію, на п’яту лінію або на підлогу
alt-rules-4 = Самотня плитка приносить 1 очко, у ряді з трьох — 3, у рядах із чотирьох і трьох — 7
alt-rules-5 = Повна горизонталь приносить 2 очки, повна вертикаль — 7, усі п’ять плиток одного кольору — 10
alt-rules-6 = Вільні місця для першої лінії та очки, які червона плитка принесе на кожному
alt-rules-7 = П’ять видів особливих фабрик і що вони роблять
alt-rules-8 = Розсип відправив плитки на фабрики 2 і 5, бо подушки з місця 4 вже немає
