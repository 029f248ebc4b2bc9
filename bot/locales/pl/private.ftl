## Private answers

joined = Siedzisz przy stole.
left = Nie siedzisz już przy stole.
begun-private = Gra się zaczęła.
cancelled = Stół jest zamknięty.
done = Gotowe: { tiles.shown } { source.from } → { target }. Ruch można cofnąć, dopóki nie zagra następna osoba.
done-final = Gotowe: { tiles.shown } { source.from } → { target }.
themed = Nowy wygląd tego stołu: { $theme }.
undone = Twój ostatni ruch jest cofnięty. Znowu twoja tura.
undo-ask = Sam ruch można było cofnąć wcześniej, teraz trzeba poprosić innych.{ request-too } Jeśli choć jedna osoba się nie zgodzi, nic nie zostanie cofnięte.
undo-asked = Prosisz o cofnięcie swojego ostatniego ruchu. Jeszcze bez odpowiedzi: { LIST($names) }. Jeśli ktoś wykona ruch, nic nie zostanie cofnięte.
undo-withdrawn = Prośba wycofana: ruch zostaje.
undo-agreed = Twoja zgoda jest zapisana.
undo-declined = Brak twojej zgody, więc nic nie zostanie cofnięte.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Odejść z tej gry na dobre? { $players ->
    [0] Nikt inny nie gra, więc skończy się bez zwycięzcy.
    [one] Wygra druga osoba.
   *[other] Pozostali grają dalej. Twoje tury będą pomijane, a plansza zostanie taka, jaka jest.
} Możesz też przekazać swoje miejsce: ktoś inny zagra dalej z twoją planszą i wynikiem.
resign-done = Nie grasz już w tej grze.
resign-kept = Zostajesz w grze.
exported = Gra do tej chwili: zasady, gracze, każde zdarzenie i skąd wziął się każdy punkt. Format opisuje docs/game-file.md.
not-shown = Zapisane, ale nie mogę teraz pisać na tym kanale. Napiszę, gdy tylko będzie to możliwe.
fair =
    { "**Uczciwe losowanie**" }
    O wszystkim, o czym w tej grze decyduje przypadek – kto zaczyna i jakie { -tile(form: "few") } wypadają – rozstrzyga sekret. Wybrano go, gdy stół się otworzył i nikt inny jeszcze przy nim nie siedział. Jego SHA-256:
    `{ $commitment }`
    Pierwsza połowa tego ciągu stoi od tamtej pory w zaproszeniu do stołu, więc nie mogę podmienić sekretu.
fair-hidden = Gdy gra się skończy, sekret pojawi się tutaj.
fair-secret = Sekret:
    `{ $secret }`
fair-check = Wtedy każdy może sprawdzić całe losowanie: pobierz plik gry komendą `/azul export game:{ $game }` i uruchom `python -m azul verify azul-{ $game }.json`. Jak zrobić to ręcznie, wyjaśnia docs/fair-draws.md.
fair-later = Ten stół otworzyła moja starsza wersja. Sekret do losowania zostanie wybrany, gdy gra się zacznie.
board-of = Plansza: { $name }
board-complete = Pełne: { LIST($parts, separator: ", ") }
board-almost = Brakuje jednej: { LIST($parts, separator: ", ") }
board-row = rząd { $row } (+{ $bonus })
board-column = kolumna { $column } (+{ $bonus })
board-colour = kolor { colour } (+{ $bonus })
board-whose = Nie grasz w tej grze. Czyją planszę pokazać?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] początku gry
    [round] początku rundy { $round }
    [left] twojego odejścia z gry
    [seat] przejęcia miejsca
   *[turn] twojej ostatniej tury
}
since-title = **Od { since-what }** ({ $ago })
since-nothing = Od { since-what } nic się nie stało ({ $ago }).
since-cut = -# Wcześniejsze ruchy pominięto. Wszystkie pokaże { $replay }.
since-before = { $since ->
    [game] **Przedtem:** stół na początku gry
    [round] **Przedtem:** stół na początku rundy { $round }
    [seat] **Przedtem:** stół w chwili przejęcia miejsca
   *[turn] **Przedtem:** stół po twojej turze
} ({ $ago })

## Playing on without somebody

voted = Twój głos: { $vote ->
    [wait] dać jeszcze raz tyle samo czasu.
    [play] komputer gra tę turę.
    [give] komputer gra dalej.
    [seek] miejsce może zająć ktoś inny.
   *[end] zakończyć grę.
} Dopóki nic nie jest rozstrzygnięte, można go zmienić.
handed = Oferujesz swoje miejsce. Dopóki { $name } go nie zajmie, grasz ty; `/azul leave` wycofuje ofertę.
handed-to-anybody = Oferujesz swoje miejsce komukolwiek. Dopóki nikt go nie zajmie, grasz ty; `/azul leave` wycofuje ofertę.
handing-ended = Miejsce zostaje twoje.
called = Pytanie, jak grać dalej, jest zadane. Głosowanie trwa na kanale gry.
returned = Witaj z powrotem: miejsce znowu jest twoje.
substituted = Miejsce jest twoje: graj dalej z tą planszą i wynikiem.

## Pauses

pause-paused = Gra jest wstrzymana. Wznowi ją przycisk **Wznów** pod wiadomością gry albo jeszcze raz `/azul pause`.
pause-resumed = Gra toczy się dalej.

## A person's own settings

settings = { "**Twoje ustawienia**" } obowiązują we wszystkich twoich grach, na wszystkich serwerach. Widzisz je tylko ty.
setting-confirm = { $chosen ->
    [on] **Potwierdzanie jest włączone.** Ruch wybrany przyciskami najpierw pokazuje, co zmieni na twojej planszy. Wykonuje go przycisk **Potwierdź**.
   *[off] **Potwierdzanie jest wyłączone.** Ruch wybrany przyciskami wykonuje się od razu. Przycisk **Cofnij ruch** cofa go, dopóki nie zagra następna osoba albo nie skończy się runda.
}

setting-pings = **Powiadomienia** · gdzie wołać cię na twoją turę i o niej przypominać
setting-pings-channel = Na kanale
setting-help-pings-channel = Wzmianka tam, gdzie toczy się gra
setting-pings-dm = Wiadomość prywatna
setting-help-pings-dm = Wiadomość tylko do ciebie, z linkiem do gry
setting-pings-both = Tu i tu
setting-help-pings-both = Wzmianka na kanale i wiadomość prywatna
setting-pings-none = Nigdzie
setting-help-pings-none = Sprawdzasz bez przypominania, kiedy twoja tura
setting-unreachable = ⚠️ Discord nie pozwolił mi wysłać wiadomości prywatnej, więc wzmianka jest na kanale. Zezwól na wiadomości prywatne ze wspólnego z botem serwera, a potem naciśnij **Spróbuj ponownie**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Strefa czasowa** · { $zone }, jest tam teraz { $time }
setting-zone-none = **Strefa czasowa** · jeszcze niewybrana, więc godziny ciszy i urlop liczą się według UTC
setting-zone-now = teraz { $time }
setting-quiet = **Godziny ciszy** · tura, która na nie przypada, nie woła dźwiękiem, a twój zegar stoi do ich końca
setting-quiet-off = Bez godzin ciszy
setting-help-quiet-off = Twój zegar biegnie przez całą dobę
setting-quiet-until = Do · najwyżej { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
} na dobę
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
setting-holiday = **Urlop** · twoje zegary stoją do wybranego dnia włącznie; przy stołach, które na ciebie czekają, widać, do kiedy. Na ten kwartał zostało: { setting-days } z { $most }.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Urlop** · nie ma cię do { $day } włącznie. Jeśli skończysz go teraz, na ten kwartał zostanie: { setting-days } z { $most }.
setting-holiday-off = Bez urlopu
setting-holiday-end = Zakończ teraz
setting-language = **Język** · tego, co widzisz tylko ty
setting-language-auto = Automatycznie
setting-help-language-auto = Język twojego Discorda, jeśli go znam
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Twoja strefa czasowa
zone-form-line = Gdzie jesteś?
zone-form-help = Najbliższe duże miasto, kraj albo różnica względem UTC
zone-form-example = Warszawa, Japonia, UTC+2
quiet-form = Twoje godziny ciszy
quiet-form-line = Od której do której?
quiet-form-help = W twojej strefie czasowej, najwyżej { $hours } godz.; można przez północ
quiet-form-example = 22:30 – 6:45
zone-several = Pasuje kilka stref czasowych ({ $count }): wybierz poniżej.

## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = (Azul: { LIST($names) })
dm-turn = Twoja tura { dm-game }: { $link }
dm-tiling = Wszystkie { -tile(form: "few") } są zabrane { dm-game }. Wybierz, gdzie położyć swoje: { $link }
dm-request = Ktoś prosi o cofnięcie ruchu { dm-game }: { $link }
dm-half = Wciąż twoja tura { dm-game }: { $link }
dm-last = Czas na twoją turę prawie minął { dm-game }: { $link }
dm-over = Czas na twoją turę minął { dm-game }: { $link }
dm-vote = Komuś skończył się czas i trwa głosowanie, jak grać dalej { dm-game }: { $link }
dm-result = Wynik gry { dm-game }: { $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Opcje tego stołu** · Każdy wybór działa od razu. Po rozpoczęciu gry można zmienić tylko wygląd.
option-wall = **{ CAPITAL(-wall) }** · dokąd przechodzi { -tile } z pełnej { -line(form: "gen") }
option-wall-coloured = Kolorowa
option-help-wall-coloured = W każdym rzędzie każdy kolor ma swoje pole
option-wall-free = Wolna
option-help-wall-free = Pole wybierasz samodzielnie; każdy kolor raz w kolumnie
option-factories = **Fabryki** · czy są wśród nich specjalne
option-factories-plain = Zwykłe
option-help-factories-plain = Wszystkie fabryki są takie same
option-factories-special = Specjalne
option-help-factories-special = Po jednej specjalnej na osobę, nowe co rundę
option-factories-special-once = Specjalne na całą grę
option-help-factories-special-once = Po jednej specjalnej na osobę, te same przez całą grę
option-scatter = **Rozsyp** · jak { -tile(form: "few") }, które na nim zostają, dzielą się między sąsiadów
option-scatter-free = Dowolny
option-help-scatter-free = Każdy kolor w lewo albo w prawo, jak kto chce
option-scatter-even = Równy
option-help-scatter-even = Kolory dzielą się jak najrówniej
option-seats = **Miejsca** · ile osób może grać
option-seats-some = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
option-help-seats-some = { $free ->
    [0] Nikt więcej nie może dołączyć
    [one] Jeszcze { $free } wolne miejsce
    [few] Jeszcze { $free } wolne miejsca
   *[many] Jeszcze { $free } wolnych miejsc
}
option-computers = **Przeciwnicy** · z iloma komputerami grasz
option-computers-some = { $count ->
    [one] { $count } komputer
    [few] { $count } komputery
   *[many] { $count } komputerów
}
option-pace = **Tempo** · ile czasu jest na turę
option-pace-none = Bez limitu
option-help-pace-none = Każdy myśli, ile chce, i nikt nie przypomina
option-pace-1h = 1 godzina
option-help-pace-1h = Na grę w jeden wieczór
option-pace-8h = 8 godzin
option-help-pace-8h = Kilka ruchów dziennie
option-pace-24h = 24 godziny
option-help-pace-24h = Co najmniej jeden ruch dziennie
option-pace-3d = 3 dni
option-help-pace-3d = Gra między innymi zajęciami
option-pace-7d = 7 dni
option-help-pace-7d = Co najmniej jeden ruch w tygodniu
option-level = **Komputery** · jak dobrze grają, także za spóźnionych
option-level-easy = Łatwy
option-help-level-easy = Dla tych, którzy dopiero znają zasady
option-level-medium = Średni
option-help-level-medium = Dla tych, którzy mają za sobą kilka gier
option-level-hard = Trudny
option-help-level-hard = Dla tych, którzy wiedzą, czego potrzebują rywale
option-level-expert = Ekspercki
option-help-level-expert = Ile tylko potrafi
option-theme = **Wygląd** · jak wyglądają obrazki
option-help-theme-azulejo = Szkliwione płytki na jasnym stole
option-help-theme-azulejo-dark = Szkliwione płytki na ciemnym stole
option-help-theme-chocolatier = Czekoladki na jasnym stole
option-help-theme-chocolatier-dark = Czekoladki na ciemnym stole
option-where = **Gdzie** · gdzie toczy się gra
option-where-channel = Kanał
option-help-where-channel = Na samym kanale; drugiego stołu wtedy na nim nie będzie
option-where-thread = Wątek
option-help-where-thread = W osobnym wątku: na kanale zostają tylko zaproszenie i wynik
option-language = **Język** · tego, co widzą wszyscy przy tym stole
option-messages = **Wiadomości** · które z nich zostają na kanale
option-messages-all = Wszystkie
option-help-messages-all = Wiadomość o każdej turze zostaje
option-messages-quiet = Tryb cichy
option-help-messages-quiet = Wiadomość o turze znika, gdy jest następna; rundy i wynik zostają

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Ustawienia tego serwera** · Każdy wybór działa od razu, dla stołów otwieranych od teraz. Trwające gry się nie zmieniają.
server-channels = **Miejsca** · gdzie można otwierać stoły: kanały z ich wątkami albo całe kategorie. Jeśli nic nie wybrać – wszędzie.
server-games = **Gry** · ile może ich trwać naraz, razem ze stołami, które czekają na graczy
server-games-any = Ile kto chce
server-help-games-any = Na każdym kanale i tak jest naraz jeden stół, nie licząc wątków
server-games-some = Najwyżej { $most ->
    [one] { $most } gra
    [few] { $most } gry
   *[many] { $most } gier
}
server-language = **Język** · wiadomości, które widzą wszyscy
server-language-auto = Jak w Discordzie
server-help-language-auto = Język tego serwera w Discordzie, jeśli go znam
server-tables =
    { "### Nowe stoły" }
    Co dostaje stół, jeśli gospodarz niczego nie wybierze:
# The language's name for itself.
language-name = Polski

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Twoje gry
games-open = ### Otwarte stoły na tym serwerze
games-finished = ### Twoje zakończone gry
games-none-yours = Nigdzie teraz nie grasz.
games-none-open = Żaden stół, do którego można dołączyć, nie czeka na graczy. { $start } otwiera nowy.
games-none-finished = Na razie żadnych.
games-page = -# Strona { $page }
games-line = **Nr { $game }** { $what } · { $server } · { $link }
games-line-away = **Nr { $game }** { $what } · nie ma mnie już na tamtym serwerze · { $link }
games-until = { $what } · termin { $deadline }
games-your-turn = **Twoja tura**, od: { $when }
games-turn = Tura gracza { $name }, od: { $when }
games-your-tiling = **Rozłóż swoje { -tile(form: "few") }**, ostatnie zabrano { $when }
games-tiling = { CAPITAL(-tile(form: "few")) } rozkładają jeszcze: { LIST($names) }. Ostatnie zabrano { $when }
games-paused = Pauza { $when }
games-lobby = Czeka na rozpoczęcie, zajęte miejsca: { $count } z { $seats }; ostatnia zmiana { $when }
games-table = **Nr { $game }** { $host }: zajęte miejsca: { $count } z { $seats } · { $link }
games-table-rules = **Nr { $game }** { $host }: zajęte miejsca: { $count } z { $seats }, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Bez zwycięzcy: zamknięto { $when }
games-joined = Siedzisz przy stole: { $link }

## The panel for a take

panel-source = **Twoja tura.** Skąd wziąć { -tile(form: "few") }?
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = Gra poszła już dalej. Tak wygląda teraz.
panel-from = { $source ->
    [centre] **Środek pola gry:** { panel-from-tiles }
   *[other] **Fabryka { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-board = Twoje { -line(form: "few") }: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } pełna
panel-board-floor = { -floor } −{ $cost }
panel-target = Jaki kolor i na którą { -line(form: "acc") }?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } pełna
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-fall = { $fell ->
    [one] { $fell } spada
    [few] { $fell } spadają
   *[many] { $fell } spada
}
panel-to-floor = { $emoji ->
    [none] { colour.few } → { -floor } ({ panel-cost })
   *[other] → { -floor } ({ panel-cost })
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown } { source.from } → { target }**
panel-placed = { $placed ->
    [one] { $placed } { -tile } trafia
    [few] { $placed } { -tile(form: "few") } trafiają
   *[many] { $placed } { -tile(form: "many") } trafia
} { -line(form: "onto") }: będzie tam { $filled } z { $size }.
panel-placed-full = { $placed ->
    [one] { $placed } { -tile } zapełnia
    [few] { $placed } { -tile(form: "few") } zapełniają
   *[many] { $placed } { -tile(form: "many") } zapełnia
} { -line(form: "acc") }: na koniec rundy jedna przejdzie { -wall(form: "onto") }.
panel-marker = Bierzesz też płytkę gracza rozpoczynającego: trafia { -floor(form: "onto") }, a ty zaczynasz następną rundę.
panel-fell = { took-fell }
panel-scatter = Reszta rozsypuje się do fabryk { $left } i { $right }: { LIST($tiles) }. Wybierz, jak; tym samym wykonasz ruch.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] W tej rundzie nic nie tracisz { -floor(form: "for") }.
    [one] W tej rundzie tracisz { -floor(form: "for") } { $after } punkt (teraz { $before }).
    [few] W tej rundzie tracisz { -floor(form: "for") } { $after } punkty (teraz { $before }).
   *[many] W tej rundzie tracisz { -floor(form: "for") } { $after } punktów (teraz { $before }).
}

## Planning the next turn

plan-ahead = **Na twoją następną turę.** { plan-not-yet }
plan-not-yet = To jeszcze nie twoja tura: gra { $name }.
plan-source = Skąd chcesz wziąć { -tile(form: "few") }?
plan-scatter = Reszta rozsypuje się do fabryk { $left } i { $right }: { LIST($tiles) }. Wybierz, jak; tym samym dodasz ruch do planu.
plan-turn-came = To już twoja tura, więc nic nie zaplanowano: co tu wybierzesz, będzie ruchem.
plan-your-turn = Teraz twoja tura, więc nie ma czego planować: co tu wybierzesz, będzie ruchem.
plan-title = **Twój plan.** Widzisz go tylko ty.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ to już niemożliwe
plan-how = -# Gdy nadejdzie twoja tura, poczekam { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} na wypadek, gdyby cofnięto poprzedni ruch. Potem wykonam pierwszy z tych ruchów, który wciąż daje ci te same { -tile(form: "few") }. Jeśli żaden nie daje, zawołam cię jak zwykle.
plan-bound = -# Plan dotyczy tego, co leży teraz. Kończy się razem z twoją turą albo z rundą.
plan-gone = Nic nie jest zaplanowane, więc zawołam cię, gdy nadejdzie twoja tura.
plan-dropped = Twoja tura, i nic już na nią nie jest zaplanowane.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Twoja tura.** Zaplanowany ruch – { plan-take } – wykona się { $when }, chyba że zagrasz wcześniej albo go odwołasz: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Żaden z zaplanowanych ruchów nie jest już możliwy.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] ze środka
   *[other] z { $place }
}
offered-to = { target }
offered-part = { $filled }/{ $size }
offered-full = pełna
offered-cost = { $cost ->
    [0] bez kary
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **{ CAPITAL(-line) } { $line }:** do której kolumny { tiles.shown }? Obrazek pokazuje, ile da każde wolne pole.
placing-all = Wszystkie { -line(form: "few") } są rozłożone. Potwierdź albo zmień którąś.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → kolumna { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: nie ma wolnej kolumny, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Potwierdzone. Runda skończy się, gdy potwierdzą wszyscy.
