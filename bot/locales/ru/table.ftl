## Обращение на «вы» со строчной буквы, как в Discord и в правилах игры. Пол игроков неизвестен: настоящее время или
## безличные формы. Имена не склоняются: они стоят в именительном падеже («игрока **Ada**»).

# Существительные игры в нужных формах; шоколадный вид заменяет именно их.
-tile = { $form ->
   *[one] плитка
    [acc] плитку
    [ins] плиткой
    [few] плитки
    [many] плиток
}
-line = { $form ->
   *[one] линия
    [acc] линию
    [gen] линии
    [few] линии
    [many] линий
    [on] на линии
    [onto] на линию
    [pattern] линии узора
}
-wall = { $form ->
   *[one] стена
    [acc] стену
    [gen] стены
    [on] на стене
    [onto] на стену
}
-floor = { $form ->
   *[one] пол
    [acc] пол
    [gen] пола
    [for] за пол
    [on] на полу
    [onto] на пол
}
-lid = { $form ->
   *[one] крышка
    [in] в крышке
}
# Что происходит с тем, что не поместилось: в настоящем времени, затем в будущем.
-fall = { $form ->
   *[one] падает
    [many] падают
    [will-one] упадёт
    [will-many] упадут
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Название цвета, затем в согласии с плиткой: одна, одну, две, пять.
colour = { $colour ->
        [blue] синий
        [yellow] жёлтый
        [red] красный
        [black] чёрный
       *[white] белый
    }
    .one = { $colour ->
        [blue] синяя
        [yellow] жёлтая
        [red] красная
        [black] чёрная
       *[white] белая
    }
    .acc = { $colour ->
        [blue] синюю
        [yellow] жёлтую
        [red] красную
        [black] чёрную
       *[white] белую
    }
    .gen = { $colour ->
        [blue] синей
        [yellow] жёлтой
        [red] красной
        [black] чёрной
       *[white] белой
    }
    .few = { $colour ->
        [blue] синие
        [yellow] жёлтые
        [red] красные
        [black] чёрные
       *[white] белые
    }
    .many = { $colour ->
        [blue] синих
        [yellow] жёлтых
        [red] красных
        [black] чёрных
       *[white] белых
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
nothing = ничего
marker = жетон первого игрока
source = { $source ->
        [centre] центр стола
       *[other] склад { $source }
    }
    .from = { $source ->
        [centre] из центра стола
       *[other] со склада { $source }
    }
    .at = { $source ->
        [centre] в центре стола
       *[other] на складе { $source }
    }
    .to = { $source ->
        [centre] в центр стола
       *[other] на склад { $source }
    }
place = { $source ->
    [centre] Центр
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = добавка
disc-magnet = { colour } магнит
disc-keep = тайник
disc-scatter = россыпь
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
    [few] { $points } очка
   *[many] { $points } очков
}
sentences = { LIST($sentences, separator: " ") }

## The lobby

lobby-title = **Azul** · { $host } приглашает за стол.
lobby-again = **Azul** · { $host } предлагает сыграть ещё раз.
lobby-players = Занято мест: { $count } из { $seats } — { LIST($names) }
lobby-wait = Присоединиться можно кнопкой или командой `/azul join`. { $host } может начать, как только кто-нибудь присоединится, или сыграть с компьютерами.
lobby-ready = { $host } может начать сейчас или подождать других игроков.
lobby-full = Все места заняты. { $host } может начинать.
lobby-begun = **Azul** · Играют { LIST($names) }.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { LIST($names) } играют в ветке { $thread }.
lobby-pace = Темп: { $hours ->
    [72] 3 дня
    [168] 7 дней
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} на ход
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }, когда кто-нибудь присоединится. Наедине с компьютерами спешить некуда.
lobby-look = Вид: { $theme }
# The names of the looks.
theme-azulejo = Азулежу
theme-azulejo-dark = Азулежу, тёмный стол
theme-chocolatier = Шоколатье
theme-chocolatier-dark = Шоколатье, тёмный стол
lobby-computers = Уровень компьютеров: { $level ->
    [easy] лёгкий
    [hard] сложный
    [expert] экспертный
   *[medium] средний
}
lobby-quiet = Тихий режим: сообщение о ходе удаляется, как только появляется следующее.
lobby-thread = После начала игра перейдёт в отдельную ветку.
commitment = -# Честный жребий `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Если ничего не изменится, этот стол закроется { $when }.
lobby-lapsed = **Azul** · За этим столом ничего не происходило { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}, поэтому он закрылся сам. `/azul start` открывает новый.
lobby-cancelled = **Azul** · Этот стол закрыли ещё до начала игры. `/azul start` открывает новый.

## What happened, line by line

begun = **Игра начинается.** Порядок ходов: { LIST($names) }. Первый ход: { $starter }.
took = **{ $name }** берёт { tiles.told } { source.from } и кладёт { target.onto }.
took-planned = **{ $name }** ходит по плану: берёт { tiles.told } { source.from } и кладёт { target.onto }.
took-by-computer = Компьютер ходит за игрока **{ $name }**: берёт { tiles.told } { source.from } и кладёт { target.onto }.
took-full = { CAPITAL(-line) } заполнена.
took-part = Теперь там { $filled } из { $size }.
took-marker = Вдобавок — жетон первого игрока.
took-fell = { $fell ->
    [one] { $fell } { -tile } { -fall } { -floor(form: "onto") }.
    [few] { $fell } { -tile(form: "few") } { -fall(form: "many") } { -floor(form: "onto") }.
   *[many] { $fell } { -tile(form: "many") } { -fall(form: "many") } { -floor(form: "onto") }.
}
took-keep = Остальное остаётся там: { LIST($tiles, separator: ", ") }.
took-scatter = { CAPITAL(source.to) }: { LIST($tiles, separator: ", ") }.
took-cushion = Вдобавок — подушка: на неё ляжет следующая { -tile }, которая не поместится.
took-cushion-catches = Вдобавок — подушка: на неё без штрафа ложится { $what ->
    [marker] жетон
   *[tile] одна { -tile }
}.
took-caught = На подушку без штрафа ложится { $what ->
    [marker] жетон
   *[tile] одна { -tile }
}.
took-completes = 🏁 **{ $name }** заполняет горизонталь: это последний раунд.
undid = **{ $name }** отменяет последний ход.
took-back = Все согласны: последний ход игрока **{ $name }** отменён.{ took-back-too }
took-back-alone = **{ $name }** отменяет свой последний ход.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [1] { " " }Следующий ход ({ LIST($others) }) тоже отменён.
    [one] { " " }Следующий { $takes } ход ({ LIST($others) }) тоже отменён.
    [few] { " " }Следующие { $takes } хода ({ LIST($others) }) тоже отменены.
   *[many] { " " }Следующие { $takes } ходов ({ LIST($others) }) тоже отменены.
}
resigned = **{ $name }** выходит из игры. Теперь ходы этого игрока пропускаются.
resigned-last = **{ $name }** выходит из игры.
# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Бот Инеш
    [tome] Бот Томе
   *[lia] Бот Лия
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Игрок { $seat }
somebody-gone = Кто-то
cancelled-game = { $mention } закрывает игру. Победителя нет.
settled = **{ $name }** раскладывает свои { -tile(form: "few") }.
settled-by-computer = Компьютер раскладывает { -tile(form: "few") } за игрока **{ $name }**.
extended = Остальные решили подождать. { LIST($names) }: время на ход отсчитывается заново.
seat-given = Теперь за игрока **{ $name }** играет компьютер, пока **{ $name }** не вернёт себе место.
seat-returned = **{ $name }** возвращается и играет дальше вместо компьютера.
seat-offered = Игроку **{ $name }** ищут замену: каждый, кто ещё не играет, может занять это место кнопкой ниже — с его планшетом и счётом. До тех пор игра ждёт: ход за игроком **{ $name }**.
handover = **{ $name }** хочет передать своё место: каждый, кто ещё не играет, может занять его кнопкой ниже — с планшетом и счётом. До тех пор играет **{ $name }**.
handover-to = { $mention }, **{ $name }** хочет передать вам своё место с планшетом и счётом: его можно занять кнопкой ниже. До тех пор играет **{ $name }**.
seat-taken = **{ $name }** садится на место игрока **{ $former }**.
seat-taken-for-now = **{ $name }** садится на место игрока { $mention }. Вернуть его можно кнопкой ниже, пока **{ $name }** не сделает два хода.
seat-reclaimed = { $mention }, спасибо за замену: **{ $name }** возвращается на своё место.
substitute-left = **{ $former }** возвращает место: оно снова за игроком **{ $name }**, и каждый, кто ещё не играет, может занять его кнопкой ниже.
abandoned-by-vote = Остальные решили завершить игру. Победителя нет.
abandoned-by-all = Кроме компьютера, никто больше не играет, поэтому игра заканчивается. Победителя нет.
expired-game = { $why ->
    [channel] Канал этой игры удалён, поэтому игра закрыта.
    [posting] Я не могу писать здесь уже 30 дней, поэтому игра закрыта.
   *[server] Меня не было на этом сервере 30 дней, поэтому игра закрыта.
} Победителя нет.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Игра поставлена на паузу { $when } ({ $mention }).
paused-news = { $mention } ставит игру на паузу.
paused-how = -# Никто не может ходить, и время не идёт. Продолжить игру могут те, кто управляет этим каналом: кнопкой **Продолжить** или командой `/azul pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } продолжает игру.{ $pace ->
    [none] { "" }
   *[limited] { " " }Времени на ход осталось столько же, сколько было.
}

## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · раунд { $round }
thread-name-plain = Azul · игра { $game }
thread-lost = Ветки этой игры больше нет или она закрыта, поэтому игра продолжается здесь.
thread-failed = Не удалось создать ветку для этой игры, поэтому играем здесь.
thread-result = Результат есть и в канале { $home }, там же кнопка **Сыграть ещё**.

## The rules of a table

rules-line = Правила: { LIST($rules, separator: ", ") }
rules-free = свободная { -wall }
rules-special = особые склады каждый раунд
rules-special-once = особые склады на всю игру
rules-even = равномерная россыпь

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: все { -tile(form: "few") } разобраны, выберите, куда положить свои!
tiling-computers = Все { -tile(form: "few") } разобраны, остальное раскладывает компьютер.
tiling-turn = Ещё раскладывают свои { -tile(form: "few") }: { LIST($names) }.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, ваш ход!
turn-bot = { $name } думает.
turn-computer = Компьютер ходит за игрока { $name }.
scores = Раунд { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Срок: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** в отпуске по { $day } включительно, время на ход не идёт. Возвращение: { $when }
standing = -# Время на ход не идёт до { $time } ({ $when }).
deadline-moved = -# Время, пока меня не было, не считается, поэтому срок перенесён.

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] вам ещё нужно разложить { -tile(form: "few") }.
   *[offer] всё ещё ваш ход.
} Срок: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] разложите свои { -tile(form: "few") }: время почти вышло.
   *[offer] сделайте ход: время почти вышло.
} Срок: { $when }
reminder-over = { LIST($mentions) }, время на этот ход вышло. Больше никто не играет, поэтому игра закончится { $when }, если вы { $phase ->
    [tiling] не разложите { -tile(form: "few") }.
   *[offer] не сделаете ход.
}

# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord не позволяет мне написать вам лично, поэтому упоминаю вас здесь. Подробнее: { $me }.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = время на этот ход вышло.
vote-called = игра всё ещё ждёт вас.
vote = { LIST($late) }, { $why } { LIST($mentions) }, как играть дальше? { $count ->
    [1] Решать вам.
   *[other] Достаточно { $needed } из ваших { $count } голосов.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Ждать
vote-play = Компьютер делает этот ход
vote-give = Компьютер играет дальше
vote-seek = Искать замену
vote-end = Завершить игру
vote-grace = -# До { $when } никого не заменят и игру не завершат.
vote-decided = Решено: **{ $option }** { $when }, если { LIST($names) } до этого не { $count ->
    [one] сделает
   *[other] сделают
} ход.
vote-until = -# Иначе компьютер сделает этот ход { $when }. Если тот, кого ждут, сходит, голосование закончится.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: можно ли игроку **{ $name }** отменить свой последний ход?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [1] { " " }Следующий ход ({ LIST($others) }) тоже будет отменён.
    [one] { " " }Следующий { $takes } ход ({ LIST($others) }) тоже будет отменён.
    [few] { " " }Следующие { $takes } хода ({ LIST($others) }) тоже будут отменены.
   *[many] { " " }Следующие { $takes } ходов ({ LIST($others) }) тоже будут отменены.
}
request-agreed = Согласны: { LIST($names) }.
request-until = -# Нужно согласие всех. Если кто-нибудь вместо этого сделает ход, ничего не отменится.
request-granted = Игрок **{ $asker }** просит отменить ход — все согласились.
request-declined = Игрок **{ $asker }** просит отменить ход, но **{ $name }** не соглашается, поэтому ход остаётся.
request-withdrawn = Просьба игрока **{ $asker }** отменить ход отозвана.
request-lapsed = Просьба игрока **{ $asker }** отменить ход больше не действует: игра ушла вперёд, поэтому ход остаётся.
request-replaced = Просьба игрока **{ $asker }** отменить ход больше не действует: теперь просит **{ $name }**.

## The end of a round

round-title = **Раунд { $round } завершён.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { round-tile } горизонталь { $row } +{ $points }
round-placement-free = { round-tile } горизонталь { $row } → вертикаль { $column } +{ $points }
round-fallen = горизонталь { $row } без свободной вертикали: { tiles.shown } { -floor(form: "onto") }
round-tile = { $emoji ->
    [none] { colour.one } —
   *[other] { $emoji }
}
round-nothing = ни одной полной { -line(form: "gen") }
round-left = **{ $name }** уже вне игры; счёт остаётся **{ $score }**
round-next = У игрока { $name } жетон первого игрока: { $name } начинает следующий раунд.
round-same = Жетон первого игрока никто не взял, поэтому { $name } начинает снова.
round-passed = { $name } начинает следующий раунд.

## The end of the game

over-won = 🏆 **{ LIST($names) }** побеждает: { points }!
over-shared = 🏆 Ничья! Победу делят **{ LIST($names) }**: { points }.
over-resigned = 🏆 **{ LIST($names) }** побеждает: остальные игроки вышли из игры.
over-no-tiles = { CAPITAL(-tile(form: "many")) } для раздачи не осталось, поэтому игра заканчивается.
over-no-space = Ни одна из оставшихся { -tile(form: "many") } уже не может попасть { -wall(form: "onto") }, поэтому игра заканчивается.
over-stalemate = Уже столько раундов подряд, сколько игроков за столом, ни на одном планшете ничего не прибавилось, поэтому игра заканчивается.
over-place = { over-rank } · { $before } + бонус { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · без бонуса
over-place-no-count = { over-rank } · бонусы не считались
over-place-left = { over-rank } · вне игры
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } горизонталь
    [few] { $count } горизонтали
   *[many] { $count } горизонталей
}
over-columns = { $count ->
    [one] { $count } вертикаль
    [few] { $count } вертикали
   *[many] { $count } вертикалей
}
over-colours = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
   *[many] { $count } цветов
}
over-tie = При равенстве очков выше тот, у кого больше полных горизонталей.
over-thanks = Спасибо за игру, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: одна { colour.one } { -tile } в раунде { $round } принесла сразу { points }.
highlight-round = { $name }: +{ points } за раунд { $round }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: ни одного штрафного очка за всю игру.
highlight-no-floor = Никто не получил ни одного штрафного очка.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } собирает { LIST($colours) } цвет: все пять { -tile(form: "many") } { -wall(form: "on") }.
   *[other] { $name } собирает { LIST($colours) } цвета: все пять { -tile(form: "many") } каждого { -wall(form: "on") }.
}
highlight-columns = { $name } заполняет { over-columns }.
highlight-comeback = { $name } побеждает, хотя после раунда { $round } отставание составляло { points }.
highlight-late-comeback = { $name } побеждает, хотя перед бонусами отставание составляло { points }.
highlight-lead = { $name } впереди после каждого раунда.
highlight-close = { $points ->
    [1] Победу решило одно-единственное очко.
   *[other] Победу решили какие-то { points }.
}
highlight-rows = Ровнее не бывает: при равных очках всё решили полные горизонтали.
highlight-long = Игра длилась { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.

## Replay

replay = Игра с первой раздачи: { LIST($names) }.
replay-deal = Склады заполнены, начинается раунд { $round }.
replay-step = { $number } из { $count } · Раунд { $round }
alt-replay = Azul: анимированный повтор игры, { $turns ->
    [one] { $turns } кадр
    [few] { $turns } кадра
   *[many] { $turns } кадров
}.

## Pictures in words

alt-table = Azul, раунд { $round }. { $turn } В мешке { $bag }, { -lid(form: "in") } { $lid }. Склады { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Ход: { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } — пусто
alt-line = { $row } — { tiles }
alt-wall-legend = Цвета буквами: B синий, Y жёлтый, R красный, K чёрный, W белый.
alt-round = Azul, планшеты после раунда { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, конец игры. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } побеждает: { points }.
alt-over-shared = Ничья, победу делят { LIST($names) }: { points }.
alt-over-alone = { LIST($names) } побеждает: остальные игроки вышли из игры.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, вне игры
alt-place-bonus = { alt-place }, { $before } до бонусов: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: было { $before }, стало { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, вне игры
alt-own-board = Планшет Azul: { $board }. { alt-wall-legend }
words-title = **Раунд { $round }** · { $turn }
words-table = Мешок { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ", form: "one") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = подушка: { LIST($cushion, separator: ", ", form: "one") }
words-paused = Игра на паузе.
words-ended = Игра завершена.
words-legend = -# Цвета буквами: B синий, Y жёлтый, R красный, K чёрный, W белый

## Words in pictures

picture-round = Раунд
picture-round-title = Раунд { $round }
picture-bag = Мешок
picture-lid = { CAPITAL(-lid) }
picture-centre = Центр
picture-resigned = вне игры
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Горизонтали
picture-columns = Вертикали
picture-colours = Цвета
picture-wins = побеждает
picture-shared_victory = ничья
picture-factories = Склады
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Первый ход
# The three steps of a turn in the picture of /azul help.
picture-take = Возьмите все одного цвета
picture-fill = Положите на одну { -line(form: "acc") }
picture-score = Полная { -line } даёт очки
picture-lobby = Azul
picture-free = свободно
picture-chances = Шансы на победу
picture-percent = { NUMBER(0, style: "percent") }
alt-lobby = Azul: занято мест: { $seated } из { $seats }.

## The pictures of the rules in words

rules-page-of = { $page } из { $pages }
alt-help = Ход в три шага. 1: обе красные плитки взяты со склада, а синяя и чёрная уходят в центр стола. 2: красные заполняют вторую линию узора. 3: одна из них переходит на стену рядом и в ряду из трёх плиток приносит 3 очка.
alt-rules-1 = Стол для двоих в начале игры. Подписаны склады, центр стола, жетон первого игрока, а на планшете — линии узора, стена и линия пола.
alt-rules-2 = Две красные плитки идут со склада на линию, остальные — в центр стола
alt-rules-3 = Две жёлтые плитки можно положить на первую линию, на пятую линию или на пол
alt-rules-4 = Одинокая плитка приносит 1 очко, в ряду из трёх — 3, в рядах из четырёх и трёх — 7
alt-rules-5 = Полная горизонталь приносит 2 очка, полная вертикаль — 7, все пять плиток одного цвета — 10
alt-rules-6 = Свободные клетки для первой линии и очки, которые красная плитка принесёт на каждой
alt-rules-7 = Пять видов особых складов и что они делают
alt-rules-8 = Россыпь отправила плитки на склады 2 и 5, потому что подушки с места 4 уже нет
