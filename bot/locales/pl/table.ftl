## Forma „ty” (w liczbie mnogiej „wy”), jak w Discordzie i w instrukcji. Płeć graczy jest nieznana: czas teraźniejszy
## albo formy bezosobowe. Nazw nie odmieniamy: stoją w mianowniku („gracza **Ada**”).

# Rzeczowniki gry w potrzebnych formach; wygląd czekoladowy zastępuje właśnie je.
-tile = { $form ->
   *[one] płytka
    [acc] płytkę
    [gen] płytki
    [ins] płytką
    [few] płytki
    [many] płytek
}
-line = { $form ->
   *[one] linia
    [acc] linię
    [gen] linii
    [few] linie
    [many] linii
    [on] na linii
    [onto] na linię
    [pattern] linie wzorów
}
-wall = { $form ->
   *[one] ściana
    [gen] ściany
    [on] na ścianie
    [onto] na ścianę
}
-floor = { $form ->
   *[one] podłoga
    [acc] podłogę
    [gen] podłogi
    [for] za podłogę
    [on] na podłodze
    [onto] na podłogę
}
-lid = { $form ->
   *[one] pokrywka
    [in] w pokrywce
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Nazwa koloru, potem w zgodzie z płytką: jedna, jedną, dwie, pięć.
colour = { $colour ->
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
        [black] czarny
       *[white] biały
    }
    .one = { $colour ->
        [blue] niebieska
        [yellow] żółta
        [red] czerwona
        [black] czarna
       *[white] biała
    }
    .acc = { $colour ->
        [blue] niebieską
        [yellow] żółtą
        [red] czerwoną
        [black] czarną
       *[white] białą
    }
    .gen = { $colour ->
        [blue] niebieskiej
        [yellow] żółtej
        [red] czerwonej
        [black] czarnej
       *[white] białej
    }
    .few = { $colour ->
        [blue] niebieskie
        [yellow] żółte
        [red] czerwone
        [black] czarne
       *[white] białe
    }
    .many = { $colour ->
        [blue] niebieskich
        [yellow] żółtych
        [red] czerwonych
        [black] czarnych
       *[white] białych
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
nothing = nic
marker = płytka gracza rozpoczynającego
source = { $source ->
        [centre] środek pola gry
       *[other] fabryka { $source }
    }
    .from = { $source ->
        [centre] ze środka pola gry
       *[other] z fabryki { $source }
    }
    .at = { $source ->
        [centre] na środku pola gry
       *[other] w fabryce { $source }
    }
    .to = { $source ->
        [centre] na środek pola gry
       *[other] do fabryki { $source }
    }
place = { $source ->
    [centre] Środek
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = dodatek
disc-magnet = { colour } magnes
disc-keep = schowek
disc-scatter = rozsyp
disc-cushion = poduszka
target = { $line ->
        [floor] { -floor }
       *[other] { -line } { $line }
    }
    .on = { $line ->
        [floor] { -floor(form: "on") }
       *[other] { -line(form: "on") } { $line }
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
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .gen = { $points ->
        [one] { $points } punktu
       *[other] { $points } punktów
    }
sentences = { LIST($sentences, separator: " ") }

## The lobby

lobby-title = **Azul** · { $host } zaprasza do stołu.
lobby-again = **Azul** · { $host } proponuje kolejną grę.
lobby-players = Zajęte miejsca: { $count } z { $seats } – { LIST($names) }
lobby-wait = Dołącz przyciskiem lub komendą `/azul join`. { $host } może zacząć, gdy ktoś dołączy, albo zagrać z komputerami.
lobby-ready = { $host } może zacząć teraz albo poczekać na kolejne osoby.
lobby-full = Wszystkie miejsca są zajęte. { $host } może zaczynać.
lobby-begun = **Azul** · Grają: { LIST($names) }.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · Grają: { LIST($names) }. Wątek: { $thread }
lobby-pace = Tempo: { $hours ->
    [72] 3 dni
    [168] 7 dni
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
} na turę
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }, gdy ktoś dołączy. Przy grze z samymi komputerami nie trzeba się spieszyć.
lobby-look = Wygląd: { $theme }
# The names of the looks.
theme-azulejo = Azulejo
theme-azulejo-dark = Azulejo, ciemny stół
theme-chocolatier = Mistrz czekolady
theme-chocolatier-dark = Mistrz czekolady, ciemny stół
lobby-computers = Poziom komputerów: { $level ->
    [easy] łatwy
    [hard] trudny
    [expert] ekspercki
   *[medium] średni
}
lobby-quiet = Tryb cichy: wiadomość o turze znika, gdy pojawia się następna.
lobby-thread = Po rozpoczęciu gra przeniesie się do osobnego wątku.
commitment = -# Uczciwe losowanie `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Jeśli nic się nie zmieni, ten stół zamknie się { $when }.
lobby-lapsed = **Azul** · Przy tym stole nic się nie działo przez { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}, więc sam się zamknął. `/azul start` otwiera nowy.
lobby-cancelled = **Azul** · Ten stół zamknięto przed rozpoczęciem gry. `/azul start` otwiera nowy.

## What happened, line by line

begun = **Gra się zaczyna.** Kolejność: { LIST($names, separator: ", ") }. Zaczyna { $starter }.
took = **{ $name }** bierze { tiles.told } { source.from } i kładzie { target.on }.
took-planned = **{ $name }** gra zgodnie z planem: bierze { tiles.told } { source.from } i kładzie { target.on }.
took-by-computer = Komputer gra za gracza **{ $name }**: bierze { tiles.told } { source.from } i kładzie { target.on }.
took-full = { CAPITAL(-line) } jest pełna.
took-part = Zajęte pola { -line(form: "gen") }: { $filled } z { $size }.
took-marker = Do tego płytka gracza rozpoczynającego.
took-fell = { $fell ->
    [one] { $fell } { -tile } spada { -floor(form: "onto") }.
    [few] { $fell } { -tile(form: "few") } spadają { -floor(form: "onto") }.
   *[many] { $fell } { -tile(form: "many") } spada { -floor(form: "onto") }.
}
took-keep = Reszta zostaje tam: { LIST($tiles, separator: ", ") }.
took-scatter = { CAPITAL(source.to) }: { LIST($tiles, separator: ", ") }.
took-cushion = Do tego poduszka: złapie następną spadającą { -tile(form: "acc") }.
took-cushion-catches = Do tego poduszka: łapie bez kary { $what ->
    [marker] płytkę gracza rozpoczynającego
   *[tile] jedną { -tile(form: "acc") }
}.
took-caught = Poduszka łapie bez kary { $what ->
    [marker] płytkę gracza rozpoczynającego
   *[tile] jedną { -tile(form: "acc") }
}.
took-completes = 🏁 **{ $name }** uzupełnia poziomy rząd: to ostatnia runda.
undid = **{ $name }** cofa ostatni ruch.
took-back = Wszyscy się zgadzają: ostatni ruch gracza **{ $name }** cofnięto.{ took-back-too }
took-back-alone = **{ $name }** cofa swój ostatni ruch.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [one] { " " }Następny ruch ({ LIST($others) }) też cofnięto.
    [few] { " " }Następne { $takes } ruchy ({ LIST($others) }) też cofnięto.
   *[many] { " " }Następnych { $takes } ruchów ({ LIST($others) }) też cofnięto.
}
resigned = **{ $name }** odchodzi z gry. Od teraz tury tego gracza są pomijane.
resigned-last = **{ $name }** odchodzi z gry.
# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Bot Inês
    [tome] Bot Tomé
   *[lia] Bot Lia
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Gracz { $seat }
somebody-gone = Ktoś
cancelled-game = { $mention } zamyka grę. Nikt nie wygrywa.
settled = **{ $name }** ma już ułożone { -tile(form: "few") }.
settled-by-computer = Komputer układa { -tile(form: "few") } za gracza **{ $name }**.
extended = Pozostali wolą poczekać. { LIST($names) }: czas na turę biegnie od nowa.
seat-given = Od teraz za gracza **{ $name }** gra komputer, dopóki **{ $name }** nie odzyska miejsca.
seat-returned = **{ $name }** wraca i gra dalej zamiast komputera.
seat-offered = Gracz **{ $name }** może mieć zastępstwo: każdy, kto jeszcze nie gra, może zająć to miejsce przyciskiem poniżej, razem z planszą i wynikiem. Do tego czasu gra czeka na gracza **{ $name }**.
handover = **{ $name }** chce przekazać swoje miejsce: każdy, kto jeszcze nie gra, może je zająć przyciskiem poniżej, razem z planszą i wynikiem. Do tego czasu gra **{ $name }**.
handover-to = { $mention }, **{ $name }** chce przekazać ci swoje miejsce razem z planszą i wynikiem: możesz je zająć przyciskiem poniżej. Do tego czasu gra **{ $name }**.
seat-taken = **{ $name }** zajmuje miejsce gracza **{ $former }**.
seat-taken-for-now = **{ $name }** zajmuje miejsce gracza { $mention }. Można je odzyskać przyciskiem poniżej, dopóki **{ $name }** nie wykona dwóch ruchów.
seat-reclaimed = { $mention }, dziękujemy za zastępstwo: **{ $name }** wraca na swoje miejsce.
substitute-left = **{ $former }** oddaje miejsce: znowu ma je **{ $name }**, a każdy, kto jeszcze nie gra, może je zająć przyciskiem poniżej.
abandoned-by-vote = Pozostali decydują się zakończyć grę. Nikt nie wygrywa.
abandoned-by-all = Gra już tylko komputer, więc gra się kończy. Nikt nie wygrywa.
expired-game = { $why ->
    [channel] Kanał tej gry usunięto, więc gra jest zamknięta.
    [posting] Od 30 dni nie mogę tu pisać, więc gra jest zamknięta.
   *[server] Nie było mnie na tym serwerze od 30 dni, więc gra jest zamknięta.
} Nikt nie wygrywa.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Gra jest wstrzymana ({ $mention }, { $when }).
paused-news = { $mention } wstrzymuje grę.
paused-how = -# Nikt nie może wykonać ruchu, a czas nie biegnie. Kto zarządza tym kanałem, może wznowić grę przyciskiem **Wznów** albo komendą `/azul pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } wznawia grę.{ $pace ->
    [none] { "" }
   *[limited] { " " }Czasu na turę zostało tyle, ile było.
}

## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · runda { $round }
thread-name-plain = Azul · gra { $game }
thread-lost = Wątku tej gry już nie ma albo jest zablokowany, więc gra toczy się tutaj.
thread-failed = Nie udało się otworzyć wątku dla tej gry, więc gramy tutaj.
thread-result = Wynik jest też na kanale { $home }, tam znajdziesz przycisk **Zagraj ponownie**.

## The rules of a table

rules-line = Zasady: { LIST($rules, separator: ", ") }
rules-free = wolna { -wall }
rules-special = co rundę nowe fabryki specjalne
rules-special-once = fabryki specjalne na całą grę
rules-even = równy rozsyp

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: wszystkie { -tile(form: "few") } są zabrane, { $count ->
    [one] wybierz, gdzie położyć swoje
   *[other] wybierzcie, gdzie położyć swoje
}!
tiling-computers = Wszystkie { -tile(form: "few") } są zabrane, resztę układa komputer.
tiling-turn = { COUNT($names) ->
    [one] { LIST($names) } jeszcze układa swoje { -tile(form: "few") }.
   *[other] { LIST($names) } jeszcze układają swoje { -tile(form: "few") }.
}

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, twoja tura!
turn-bot = { $name } myśli.
turn-computer = Komputer gra za gracza { $name }.
scores = Runda { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Termin: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** ma urlop do { $day } włącznie, zegar stoi. Powrót: { $when }
standing = -# Zegar stoi do { $time } ({ $when }).
deadline-moved = -# Czas mojej nieobecności się nie liczy, więc termin jest późniejszy.

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] { COUNT($mentions) ->
        [one] masz jeszcze { -tile(form: "few") } do ułożenia.
       *[other] macie jeszcze { -tile(form: "few") } do ułożenia.
    }
   *[offer] wciąż twoja tura.
} Termin: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] { COUNT($mentions) ->
        [one] ułóż swoje { -tile(form: "few") }: czas prawie minął.
       *[other] ułóżcie swoje { -tile(form: "few") }: czas prawie minął.
    }
   *[offer] wykonaj ruch: czas prawie minął.
} Termin: { $when }
reminder-over = { LIST($mentions) }, czas na tę turę minął. Nikt inny nie gra, więc gra skończy się { $when }, { $phase ->
    [tiling] jeśli { -tile(form: "few") } nie zostaną ułożone.
   *[offer] jeśli nie wykonasz ruchu.
}

# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord nie pozwala mi wysłać wiadomości prywatnej, więc wzmianka jest tutaj. Więcej: { $me }.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = czas na tę turę minął.
vote-called = gra wciąż czeka.
vote = { LIST($late) }, { $why } { LIST($mentions) }, jak grać dalej? { $count ->
    [one] Decyzja należy do ciebie.
   *[other] Wystarczą głosy: { $needed } z { $count }.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Czekamy
vote-play = Komputer gra tę turę
vote-give = Komputer gra dalej
vote-seek = Szukamy zastępstwa
vote-end = Kończymy grę
vote-grace = -# Przed { $when } nikt nie straci miejsca, a gra się nie skończy.
vote-decided = Postanowione: **{ $option }** { $when }, chyba że { LIST($names) } wcześniej { $count ->
    [one] zagra
   *[other] zagrają
}.
vote-until = -# W przeciwnym razie komputer zagra tę turę { $when }. Ruch osoby, na którą czekamy, kończy głosowanie.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: czy **{ $name }** może cofnąć swój ostatni ruch?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }Następny ruch ({ LIST($others) }) też zostanie cofnięty.
    [few] { " " }Następne { $takes } ruchy ({ LIST($others) }) też zostaną cofnięte.
   *[many] { " " }Następnych { $takes } ruchów ({ LIST($others) }) też zostanie cofniętych.
}
request-agreed = Zgoda: { LIST($names) }.
request-until = -# Zgodzić muszą się wszyscy. Jeśli ktoś wykona ruch, nic nie zostanie cofnięte.
request-granted = **{ $asker }** prosi o cofnięcie ruchu – wszyscy się zgadzają.
request-declined = **{ $asker }** prosi o cofnięcie ruchu, ale **{ $name }** się nie zgadza, więc ruch zostaje.
request-withdrawn = **{ $asker }** wycofuje prośbę o cofnięcie ruchu.
request-lapsed = **{ $asker }** prosi o cofnięcie ruchu, ale gra poszła dalej, więc ruch zostaje.
request-replaced = Prośba gracza **{ $asker }** o cofnięcie ruchu już nie obowiązuje: teraz prosi **{ $name }**.

## The end of a round

round-title = **Koniec rundy { $round }.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { round-tile } rząd { $row } +{ $points }
round-placement-free = { round-tile } rząd { $row } → kolumna { $column } +{ $points }
round-fallen = rząd { $row } bez wolnej kolumny: { tiles.shown } { -floor(form: "onto") }
round-tile = { $emoji ->
    [none] { colour.one } –
   *[other] { $emoji }
}
round-nothing = ani jednej pełnej { -line(form: "gen") }
round-left = **{ $name }** jest już poza grą; wynik zostaje: **{ $score }**
round-next = { $name } ma płytkę gracza rozpoczynającego i zaczyna następną rundę.
round-same = Nikt nie ma płytki gracza rozpoczynającego, więc znowu zaczyna { $name }.
round-passed = Następną rundę zaczyna { $name }.

## The end of the game

over-won = 🏆 **{ LIST($names) }** wygrywa z wynikiem { points.gen }!
over-shared = 🏆 **{ LIST($names) }** wspólnie wygrywają z wynikiem { points.gen }!
over-resigned = 🏆 **{ LIST($names) }** wygrywa: nikt inny już nie gra.
over-no-tiles = Nie ma już { -tile(form: "many") } do wyłożenia w fabrykach, więc gra się kończy.
over-no-space = Żadna z pozostałych { -tile(form: "many") } nie może już trafić { -wall(form: "onto") }, więc gra się kończy.
over-stalemate = Przez tyle rund z rzędu, ilu jest graczy, na żadnej planszy nic nie przybyło, więc gra się kończy.
over-place = { over-rank } · { $before } + premia { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · bez premii
over-place-no-count = { over-rank } · premii nie liczono
over-place-left = { over-rank } · poza grą
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}
over-columns = { $count ->
    [one] { $count } kolumna
    [few] { $count } kolumny
   *[many] { $count } kolumn
}
    .acc = { $count ->
        [one] { $count } kolumnę
       *[other] { over-columns }
    }
over-colours = { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
   *[many] { $count } kolorów
}
over-tie = Przy równej liczbie punktów wyżej jest ten, kto ma więcej pełnych rzędów.
over-thanks = Dziękuję za grę, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: jedna { colour.one } { -tile } w rundzie { $round } przynosi od razu { points }.
highlight-round = { $name }: +{ points } w rundzie { $round }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: ani jednego punktu karnego przez całą grę.
highlight-no-floor = Nikt nie traci ani jednego punktu { -floor(form: "for") }.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } kompletuje kolor { LIST($colours) }: wszystkie pięć { -tile(form: "many") } jest { -wall(form: "on") }.
   *[other] { $name } kompletuje kolory { LIST($colours) }: wszystkie pięć { -tile(form: "many") } każdego z nich jest { -wall(form: "on") }.
}
highlight-columns = { $name } uzupełnia { over-columns.acc }.
highlight-comeback = { $name } wygrywa, choć po rundzie { $round } strata wynosiła { points }.
highlight-late-comeback = { $name } wygrywa, choć przed premiami strata wynosiła { points }.
highlight-lead = { $name } prowadzi po każdej rundzie.
highlight-close = { $points ->
    [one] O wszystkim zdecydował jeden jedyny punkt.
    [few] O wszystkim zdecydowały zaledwie { $points } punkty.
   *[many] O wszystkim zdecydowało zaledwie { $points } punktów.
}
highlight-rows = Bardziej wyrównanej gry nie ma: zdecydowały pełne rzędy.
highlight-long = Gra trwała { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}.

## Replay

replay = Gra od pierwszego rozdania: { LIST($names) }.
replay-deal = Fabryki są zapełnione, zaczyna się runda { $round }.
replay-step = { $number } z { $count } · Runda { $round }
alt-replay = Azul: animowana powtórka gry, { $turns ->
    [one] { $turns } klatka
    [few] { $turns } klatki
   *[many] { $turns } klatek
}.

## Pictures in words

alt-table = Azul, runda { $round }. { $turn } W woreczku { $bag }, { -lid(form: "in") } { $lid }. Fabryki { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Tura: { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } pusta
alt-line = { $row }: { tiles }
alt-wall-legend = Litery { -wall(form: "on") }: B niebieski, Y żółty, R czerwony, K czarny, W biały.
alt-round = Azul, plansze po rundzie { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, koniec gry. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } wygrywa z wynikiem { points.gen }.
alt-over-shared = { LIST($names) } wspólnie wygrywają z wynikiem { points.gen }.
alt-over-alone = { LIST($names) } wygrywa: nikt inny już nie gra.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, poza grą
alt-place-bonus = { alt-place }, { $before } przed premiami: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: z { $before } na { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, poza grą
alt-own-board = Plansza Azul: { $board }. { alt-wall-legend }
words-title = **Runda { $round }** · { $turn }
words-table = Woreczek { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ", form: "one") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = poduszka: { LIST($cushion, separator: ", ", form: "one") }
words-paused = Gra jest wstrzymana.
words-ended = Gra jest zakończona.
words-legend = -# Litery { -wall(form: "on") }: B niebieski, Y żółty, R czerwony, K czarny, W biały

## Words in pictures

picture-round = Runda
picture-round-title = Runda { $round }
picture-bag = Woreczek
picture-lid = { CAPITAL(-lid) }
picture-centre = Środek
picture-resigned = poza grą
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Rzędy
picture-columns = Kolumny
picture-colours = Kolory
picture-wins = wygrywa
picture-shared_victory = wspólna wygrana
picture-factories = Fabryki
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Zaczyna
# The three steps of a turn in the picture of /azul help.
picture-take = Weź wszystkie jednego koloru
picture-fill = Połóż na jednej { -line(form: "gen") }
picture-score = Pełna { -line } daje punkty
picture-lobby = Azul
picture-free = wolne
picture-chances = Szanse na wygraną
picture-percent = { NUMBER(0, style: "percent") }
alt-lobby = Azul: zajęte miejsca: { $seated } z { $seats }.

## The pictures of the rules in words

rules-page-of = { $page } z { $pages }
alt-help = Tura w trzech krokach. 1: obie czerwone płytki są zabrane z fabryki, a niebieska i czarna trafiają na środek. 2: czerwone zapełniają drugą linię wzoru. 3: jedna z nich przechodzi na ścianę obok, gdzie ciąg trzech płytek daje 3 punkty.
alt-rules-1 = Stół dla dwojga na początku gry. Podpisane są fabryki, środek pola gry, płytka gracza rozpoczynającego, a na planszy linie wzorów, ściana i podłoga.
alt-rules-2 = Dwie czerwone płytki przechodzą z fabryki na linię, pozostałe na środek
alt-rules-3 = Dwie żółte płytki można położyć na pierwszej linii, na piątej linii albo na podłodze
alt-rules-4 = Samotna płytka daje 1 punkt, w ciągu trzech 3, w ciągach czterech i trzech 7
alt-rules-5 = Pełny rząd daje 2 punkty, pełna kolumna 7, wszystkie pięć płytek jednego koloru 10
alt-rules-6 = Wolne miejsca dla pierwszej linii i punkty, które czerwona płytka dałaby na każdym z nich
alt-rules-7 = Pięć rodzajów fabryk specjalnych i co robią
alt-rules-8 = Rozsyp posłał płytki do fabryk 2 i 5, bo poduszki z miejsca 4 już nie ma
