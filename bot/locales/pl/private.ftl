## Private answers

joined = Siedzisz przy stole.
left = Nie siedzisz już przy stole.
begun-private = Gra się zaczęła.
cancelled = Stół jest zamknięty.
done = Gotowe: { tiles.shown } { source.from } → { target }. Ruch można cofnąć, dopóki nie zagra następna osoba.
done-final = Gotowe: { tiles.shown } { source.from } → { target }.
themed = Nowy wygląd tego stołu: { $theme }.
undone = Twój ostatni ruch jest cofnięty. Znowu twoja tura.
undo-ask = Swojego ostatniego ruchu nie można już cofnąć bez pytania, ale można poprosić innych.{ request-too } Jeśli choć jedna osoba się nie zgodzi, nic nie zostanie cofnięte.
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
return-ask = Oddać miejsce? Znowu będzie je mieć { $owner }, a zająć je będzie mógł ktoś inny.
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
board-almost = Brakuje jednej { -tile(form: "gen") }: { LIST($parts, separator: ", ") }
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
voted-grace = Stanie się to najwcześniej { $when }, o ile osoba, na którą czekamy, nie zagra wcześniej.
handed = Oferujesz swoje miejsce. Dopóki { $name } go nie zajmie, grasz ty; `/azul leave` wycofuje ofertę.
handed-to-anybody = Oferujesz swoje miejsce komukolwiek. Dopóki nikt go nie zajmie, grasz ty; `/azul leave` wycofuje ofertę.
handing-ended = Miejsce zostaje twoje.
called = Głosowanie, jak grać dalej, trwa już na kanale gry.
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

setting-pings = **Powiadomienia** · gdzie wołać cię, gdy jest twoja tura, i o niej przypominać
setting-pings-channel = Na kanale
setting-help-pings-channel = Wzmianka tam, gdzie toczy się gra
setting-pings-dm = Wiadomość prywatna
setting-help-pings-dm = Wiadomość tylko do ciebie, z linkiem do gry
setting-pings-both = Tu i tu
setting-help-pings-both = Wzmianka na kanale i wiadomość prywatna
setting-pings-none = Nigdzie
setting-help-pings-none = Bez wołania: samodzielnie sprawdzasz, czy to twoja tura
setting-unreachable = ⚠️ Discord nie pozwolił mi wysłać wiadomości prywatnej, więc wzmianka jest na kanale. Zezwól na wiadomości prywatne ze wspólnego z botem serwera, a potem naciśnij **Spróbuj ponownie**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Strefa czasowa** · { $zone }, jest tam teraz { $time }
setting-zone-none = **Strefa czasowa** · jeszcze niewybrana, więc godziny ciszy i urlop liczą się według UTC
setting-zone-now = teraz { $time }
setting-quiet = **Godziny ciszy** · wiadomość o turze, która na nie przypada, przychodzi bez dźwięku, a twój zegar stoi do ich końca
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
dm-replaced = Ktoś zajął twoje miejsce { dm-game }. Możesz je odzyskać, dopóki nie padną tam dwa ruchy: { $link }
dm-returned = Osoba, którą zastępujesz, wraca { dm-game }. Dziękujemy za zastępstwo! { $link }

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
server-channels = **Miejsca** · gdzie można otwierać stoły: kanały z ich wątkami albo całe kategorie. Bez wyboru – wszędzie.
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
games-your-turn = **Twoja tura** nadeszła { $when }
games-turn = Tura gracza { $name } nadeszła { $when }
games-replaced = Na **twoim miejscu** gra { $name }: możesz je odzyskać, dopóki { $name } nie wykona dwóch ruchów
games-your-tiling = **Ułóż swoje { -tile(form: "few") }**, ostatnie zabrano { $when }
games-tiling = { COUNT($names) ->
    [one] { LIST($names) } jeszcze układa swoje { -tile(form: "few") }.
   *[other] { LIST($names) } jeszcze układają swoje { -tile(form: "few") }.
} Ostatnie zabrano { $when }
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
} { -line(form: "onto") }. Zajęte pola: { $filled } z { $size }.
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
plan-dropped = Twoja tura, ale nic już na nią nie jest zaplanowane.
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

placing-ask = **{ CAPITAL(-line) } { $line }** ({ tiles.shown }): do której kolumny? Obrazek pokazuje, ile da każde wolne pole.
placing-all = Dla każdej pełnej { -line(form: "gen") } pole jest już wybrane. Potwierdź albo zmień wybór.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → kolumna { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: nie ma wolnej kolumny, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Potwierdzone. Runda skończy się, gdy potwierdzą wszyscy.

## What is refused, and what to do instead

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Twoja gra jest tutaj: { LIST($threads) }.
# $link is the address at which the bot can be added to a server.
refusal-needs-server = To działa tylko na serwerze, na którym jestem. Tutaj możesz użyć `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` i `/azul privacy`. Żeby grać z innymi, [dodaj mnie do serwera](<{ $link }>).
refusal-not-on-server = Nie ma mnie na tym serwerze, więc to tutaj nie działa. Działają za to `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` i `/azul privacy`. Kto zarządza tym serwerem, może [mnie dodać](<{ $link }>).
refusal-no-table = Na tym kanale nie ma stołu. `/azul start` otwiera nowy.
refusal-channel-occupied = Na tym kanale jest już stół. `/azul table` go pokazuje, a `/azul join` pozwala dołączyć, dopóki gra się nie zaczęła.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] Na tym serwerze nie można otwierać stołów ani na tym kanale, ani na innych, które widzisz. Gdzie można, decydują zarządzający serwerem komendą `/azul settings`.
   *[other] Na tym serwerze nie otwiera się stołów na tym kanale. Można tutaj: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [one] Na tym serwerze może trwać naraz tylko jedna gra i już trwa. Musi się skończyć, zanim będzie można otworzyć kolejną.
   *[other] Ten serwer nie pozwala na więcej gier naraz (najwyżej { $most }). Któraś musi się skończyć, zanim będzie można otworzyć kolejną.
} `/azul games` pokazuje stoły, do których można dołączyć.
refusal-not-manager = Ustawienia tego serwera może oglądać i zmieniać tylko ktoś z uprawnieniem **Zarządzanie serwerem**.
refusal-already-seated = Siedzisz już przy tym stole.
refusal-table-full = Nie ma wolnych miejsc: zajęte są wszystkie ({ $seats }).
refusal-not-seated = Nie grasz w tej grze. Śledzić ją można komendą `/azul table`.
refusal-too-many-computers = Przy stole na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
} może grać { $most ->
    [one] jeden komputer.
   *[other] najwyżej tyle komputerów: { $most }.
} Weź mniej komputerów albo więcej miejsc.
refusal-no-computer = Przy tym stole nie ma żadnego komputera.
refusal-not-host = Może to zrobić tylko gospodarz: { $host }.
refusal-too-few-players = Do gry w Azul potrzeba co najmniej { $fewest ->
    [one] { $fewest } osoby
   *[other] { $fewest } osób
}. Najpierw ktoś jeszcze musi dołączyć.
refusal-not-begun = Gra się jeszcze nie zaczęła. { $host } może ją zacząć przyciskiem albo komendą `/azul begin`.
refusal-already-begun = Gra już się zaczęła. Odejść z niej można komendą `/azul leave`, a zamknąć ją komendą `/azul cancel`, jeśli zarządzasz tym kanałem.
refusal-not-over = Ta gra jeszcze się nie skończyła. Zagrać ponownie można po niej.
refusal-not-your-rematch = Kolejną grę mogą zaproponować tylko ci, którzy grali w tej: { LIST($names) }. Do nowego stołu może dołączyć każdy, a `/azul start` otwiera twój własny.
refusal-rematch-begun = Następna gra już się zaczęła. `/azul table` ją pokazuje.
refusal-rematch-elsewhere = Następna gra już się zaczęła: { LIST($threads) }.
refusal-options-fixed = Gra się zaczęła, więc jej opcji nie można już zmienić. Wygląd jeszcze tak: `/azul theme`.
# $count is the number of players at the table.
refusal-seats-taken = Osób przy stole jest już { $count }, więc miejsc musi być co najmniej { $count }.
refusal-ended = Ta gra jest zakończona. `/azul start` otwiera nowy stół.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Gra jest wstrzymana ({ $mention }, { $when }), więc nic się nie zmieniło. Kto zarządza kanałem, może ją wznowić przyciskiem **Wznów** albo komendą `/azul pause`.
refusal-pause-already = Gra została właśnie wstrzymana ({ $mention }). Wznowi ją przycisk **Wznów** pod wiadomością gry.
refusal-pause-lobby = Dopóki gra się nie zacznie, nie ma czego wstrzymywać. `/azul cancel` zamyka stół.
refusal-resume-already = Ktoś właśnie wznowił tę grę. Jeśli znowu trzeba ją wstrzymać, użyj za chwilę `/azul pause`.
refusal-not-paused = Ta gra nie jest już wstrzymana: toczy się dalej.
refusal-not-keeper = Wstrzymywać i wznawiać tę grę może tylko ktoś, kto zarządza jej kanałem (uprawnienie **Zarządzanie kanałami**).
refusal-advice-tiling = Podpowiedzi dotyczą brania { -tile(form: "many") }. W tej chwili nikt ich nie bierze.
refusal-advice-busy = W tej chwili jest zbyt wiele pytań. Spróbuj ponownie za kilka sekund.
refusal-advice-replaced = To samo pytanie padło ponownie, więc odpowiedź będzie tylko na nowsze.
refusal-advice-failed = Komputer nie zdołał tego policzyć. Spróbuj ponownie za chwilę.
refusal-analysis-running = Analiza będzie dostępna, gdy ta gra się skończy.
refusal-analysis-closed = Tę grę zamknięto przed końcem, więc nie ma czego analizować.
refusal-analysis-nothing = W tej grze nikt nie zabrał { -tile(form: "many") }, więc nie ma czego analizować.
refusal-analysis-stopped = Ktoś uruchamia mnie ponownie, więc analiza nie jest gotowa. Naciśnij przycisk jeszcze raz za minutę.
refusal-stale = Gra poszła już dalej, więc nic się nie zmieniło. `/azul table` pokazuje, co się w niej dzieje.
refusal-no-vote = Tu nie ma już nad czym głosować. `/azul table` pokazuje, co się dzieje w grze.
refusal-seat-for-another = To miejsce jest oferowane komuś innemu.
refusal-hand-in-lobby = Gra jeszcze się nie zaczęła, więc nie ma czego przekazywać: po prostu odejdź od stołu bez tej opcji, a ktoś inny będzie mógł dołączyć.
refusal-hand-to-nobody = { $asked } nie może zająć twojego miejsca. Wybierz członka tego serwera, który nie jest botem.
refusal-plays-already = { $asked } już gra w tej grze.
refusal-vote-open = Pytanie, jak grać dalej, już padło: głosowanie trwa na kanale gry.
refusal-your-turn = Gra czeka na ciebie. Najpierw wykonaj ruch.
refusal-nobody-to-wait-for = Gra komputer, więc wszystko toczy się samo.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Osoba, na którą czeka gra, wciąż jest na tym serwerze i ma czas. Pozostali będą mogli zdecydować, jak grać dalej: { $moment }.
refusal-players-gone = Nie ma już na tym serwerze: { LIST($players) }. Przy stole znowu są więc wolne miejsca. Zacznij ponownie, gdy zechcesz.
refusal-vote-on-you = Inni głosują, bo teraz twoja tura. Wykonaj ruch, a głosowanie się skończy.
refusal-computer-holds = Za ciebie gra komputer. Najpierw odzyskaj miejsce przyciskiem pod wiadomością o turze.
refusal-seat-is-yours = Twoje miejsce jest twoje: komputer za ciebie nie gra.
refusal-seat-replaced = Twoje miejsce zajmuje na razie ktoś inny. Najpierw odzyskaj je przyciskiem pod wiadomością o turze albo komendą `/azul join`. Po dwóch ruchach tej osoby będzie za późno.
refusal-substitute-stays = Osoba, która zajęła twoje miejsce, wykonała już dwa ruchy, więc miejsce należy do niej.
refusal-seat-not-offered = W tej grze nie ma już miejsca do zajęcia.
refusal-not-your-turn = To nie twoja tura: gra { $name }.
refusal-turn-came = To już twoja tura, więc nie ma czego planować. Zagraj komendą `/azul take`.
refusal-plan-full = Zaplanowanych ruchów jest już { $most }. Żeby dodać kolejny, usuń któryś.
refusal-nothing-to-undo = Nie masz czego cofać. Ruch można cofnąć, dopóki nie zagra następna osoba, a potem za zgodą wszystkich – ale nie wtedy, gdy wszystkie { -tile(form: "few") } są już zabrane albo ktoś odszedł z gry.
refusal-undo-is-free = Nie trzeba nikogo pytać: po twoim ostatnim ruchu nikt jeszcze nie grał, więc cofnie go `/azul undo`.
refusal-undo-declined = O cofnięcie tego ruchu już proszono i nie było zgody, więc zostaje.
refusal-asked-already = Ta prośba już padła. Poprosić ponownie można po czyimś ruchu.
refusal-asked-too-often = W jednej rundzie można poprosić najwyżej { $most ->
    [one] { $most } raz
   *[other] { $most } razy
} i tyle próśb już było. Poprosić ponownie można w następnej.
refusal-request-over = Nikt już o to nie prosi. `/azul table` pokazuje, co się dzieje w grze.
refusal-own-request = Zgodzić muszą się inni, nie ty. **Nie zgadzam się** wycofa twoją własną prośbę.
refusal-agreed-already = Twoja zgoda już jest zapisana.
refusal-resigned = Nie grasz już w tej grze.
refusal-no-such-source = Przy tym stole nie ma fabryki { $source }. Bierz z 1–{ $factories } albo ze środka.
refusal-no-such-colour = Takiego koloru w tej grze nie ma. Są niebieski, żółty, czerwony, czarny i biały.
refusal-no-such-line = Takiej { -line(form: "gen") } na planszy nie ma. Wybierz 1–5 albo { -floor(form: "acc") }.
refusal-source-empty = { CAPITAL(source.at) } nic nie ma. { CAPITAL(-tile(form: "few")) } są tutaj: { LIST($sources, form: "at") }.
refusal-colour-not-there = { CAPITAL(source.at) } nie ma { colour.many } { -tile(form: "many") }, są tylko { LIST($there, form: "few") }.
refusal-line-full = { CAPITAL(-line) } { $line } jest już pełna. { CAPITAL(colour.few) } { -tile(form: "few") } można położyć { LIST($open, style: "or", form: "on") }.
refusal-line-other-colour = { CAPITAL(-line(form: "on")) } { $line } leżą już { LIST($there, form: "few") }, a kolor może tam być tylko jeden. { CAPITAL(colour.few) } { -tile(form: "few") } można położyć { LIST($open, style: "or", form: "on") }.
refusal-wall-has-colour = W rzędzie { $line } { -wall(form: "gen") } jest już { colour.one } { -tile }. { CAPITAL(colour.few) } można położyć { LIST($open, style: "or", form: "on") }.
refusal-wrong-phase = Teraz nie można brać { -tile(form: "many") }. `/azul table` pokazuje, co się dzieje w grze.
refusal-tiling = Wszystkie { -tile(form: "few") } są zabrane, a kto ma wybór, układa swoje. `/azul table` pokazuje, na kogo czeka gra.
refusal-scatter-missing = To, co zostawiasz { source.at }, rozsypuje się do fabryk { $left } i { $right }. Wpisz, dokąd idzie każdy kolor, na przykład: `{ $example }`.
refusal-scatter-not-here = Tu nic się nie rozsypuje. Wpisz tylko skąd, jaki kolor i dokąd.
refusal-scatter-colour = Zostają tam { LIST($there, form: "few") }. Do każdego koloru wpisz, dokąd idzie: do fabryki { $left } czy { $right }, na przykład: `{ $example }`.
refusal-scatter-uneven = Przy tym stole { -tile(form: "few") } rozsypują się między fabryki { $left } i { $right } jak najrówniej, na przykład: `{ $example }`.
refusal-bad-scatter = „{ $text }” nie mówi, dokąd idzie reszta. Wpisz każdy kolor z fabryką, na przykład: `3 niebieskie podłoga czerwone 2 czarne 4`.
refusal-wrong-count = { CAPITAL(source.at) }: { tiles.whole }, a nie { $asked }. Wpisz właściwą liczbę albo wcale jej nie wpisuj.
refusal-not-choosing = Nie masz teraz czego wybierać. `/azul table` pokazuje, na kogo czeka gra.
refusal-no-choice = { CAPITAL(-line) } { $line } nie daje wyboru: nie jest pełna albo ma tylko jedno możliwe pole. Wybierać można dla: { LIST($open, style: "or", form: "gen") }.
refusal-earlier-line = Pola wybiera się z góry na dół: najpierw dla { -line(form: "gen") } { $line }.
refusal-space-not-open = To pole nie jest wolne. Dla { -line(form: "gen") } { $line } wolne są kolumny: { LIST($columns) }.
refusal-choice-missing = Zanim potwierdzisz, wybierz pole dla { -line(form: "gen") } { $line }.
refusal-bad-choice = „{ $text }” – nie ma takiej możliwości. Wybierz jedną z tych, które pokazuje Discord.
refusal-bad-number = „{ $text }” to nie liczba, która tu pasuje.
refusal-bad-person = Nie wiem, kto to jest. Wybierz kogoś z tego serwera.
refusal-no-such-game = Gry nr { $number } nie ma na tym serwerze.
refusal-never-begun = Gra nr { $number } nigdy się nie zaczęła: jej stół zamknięto wcześniej, więc nie ma czego pokazać.
refusal-unknown-form = Ta komenda zmieniła się, odkąd wczytał ją twój Discord, więc nic się nie stało. Uruchom Discorda ponownie (na komputerze Ctrl+R) i spróbuj jeszcze raz.
refusal-bad-row = „{ $text }” to nie { -line }. Wpisz od 1 do 5.
refusal-bad-column = „{ $text }” to nie kolumna. Wpisz od 1 do 5.
refusal-bad-move = Nie rozumiem ruchu „{ $text }”. Wpisz skąd, jaki kolor i dokąd, na przykład { LIST($choices, style: "or") }, albo wybierz z tego, co pojawia się przy wpisywaniu.
refusal-bad-several = „{ $text }” może oznaczać kilka ruchów, na przykład { LIST($choices) }. Wpisz jeden z nich albo wybierz z tego, co pojawia się przy wpisywaniu.
refusal-bad-source = Stąd nie można brać: „{ $text }”. Wpisz od 1 do { $factories } albo „środek”.
refusal-bad-colour = Koloru „{ $text }” w tej grze nie ma. Wpisz niebieski, żółty, czerwony, czarny albo biały.
refusal-bad-line = „{ $text }” to nie { -line }. Wpisz od 1 do 5 albo „{ -floor }”.
refusal-not-at-table = { $asked } nie gra w tej grze. Przy stole: { LIST($names) }.
refusal-missing-permissions = Brakuje mi uprawnień na tym kanale: { LIST($permissions, separator: ", ") }. Może je nadać ktoś, kto zarządza serwerem; potem spróbuj ponownie.
refusal-thread-permissions = Do gry w wątku brakuje mi uprawnień na tym kanale: { LIST($permissions, separator: ", ") }. Może je nadać ktoś, kto zarządza serwerem. Albo grajcie na samym kanale: gospodarz wybiera to przyciskiem **Opcje**.
refusal-no-threads-here = Tutaj nie mogę otworzyć wątku: to działa tylko na kanale tekstowym, nie w wątku ani na kanale głosowym. Grajcie tu bez niego albo otwórz stół na kanale tekstowym.
refusal-too-many-threads = { $most ->
    [0] Tutaj nie gra się w wątkach.
    [one] W wątku tego kanału trwa już inna gra, a może być tylko jedna.
   *[other] W wątkach tego kanału trwa już tyle gier, ile można: { $most }.
} Grajcie na samym kanale: gospodarz wybiera to przyciskiem **Opcje**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
refusal-no-such-zone = Nie wiem, gdzie to jest: „{ $asked }”. Wpisz najbliższe duże miasto, swój kraj albo różnicę względem UTC, na przykład Warszawa, Japonia albo UTC+2.
refusal-bad-hours = „{ $asked }” to nie dwie godziny doby. Wpisz od której do której, na przykład 22:30 – 6:45.
refusal-quiet-too-long = Godziny ciszy trwają najwyżej { $most } godz. i co najmniej minutę: przez resztę doby twój zegar musi biec.
refusal-form-too-late = Nie udało mi się na czas otworzyć tego formularza. Naciśnij przycisk jeszcze raz.
refusal-holiday-over = Ten dzień już minął, więc urlopu nie ustawiono. Wybierz późniejszy.
refusal-holiday-too-long = To byłoby więcej niż { $most ->
    [one] { $most } dzień
   *[other] { $most } dni
} urlopu w jednym kwartale. Wybierz wcześniejszy dzień.
refusal-too-many-holidays = W tym kwartale urlop zaczynał się już { $most ->
    [one] { $most } raz
   *[other] { $most } razy
}. Następny można zacząć w kolejnym kwartale.
refusal-busy = Mam teraz zbyt dużo pracy, więc nic się nie zmieniło. Spróbuj ponownie za kilka sekund.
refusal-storage = Nie mogę teraz zapisywać gier, więc nic się nie zmieniło. Spróbuj ponownie za jakiś czas.
refusal-damaged = Zapis tej gry jest uszkodzony i nie daje się odczytać, więc nic się nie zmieniło. Innych gier to nie dotyczy. Powiadom osoby, które prowadzą tego bota: mogą przywrócić zapis z kopii zapasowej.
refusal-unexpected = Coś poszło nie tak – po mojej stronie. Nic z tego, co już zrobione, nie zginęło. Spróbuj ponownie. Jeśli to nie pomoże, podaj osobom, które prowadzą tego bota, ten numer: { $reference }.
refusal-old-button = To przycisk mojej starszej wersji. `/azul table` pokazuje grę z przyciskami, które działają.

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** to gra planszowa dla dwóch do czterech osób, a ten kanał jest stołem." }
       *[elsewhere] { "**Azul** to gra planszowa dla dwóch do czterech osób. Żeby grać z innymi, zawołaj mnie na kanale serwera, na którym jestem." }
    }

    W swojej turze weź **wszystkie płytki jednego koloru** z jednej fabryki (reszta idzie na środek) albo ze środka i połóż je na **jednej** linii swojej planszy. Gdy wszystkie płytki są zabrane, z każdej **pełnej** linii jedna płytka przechodzi na twoją ścianę i daje tym więcej punktów, im więcej płytek do niej tam przylega. Płytki, które się nie mieszczą, spadają na podłogę i odbierają punkty. Gra kończy się po rundzie, w której ktoś uzupełni **poziomy rząd**.

    { $start } otwiera stół, inni dołączają, a gospodarz zaczyna grę. Dalej graj przyciskami pod obrazkiem albo komendą { $take }; { $undo } cofa ruch. W { $me } są twoje ustawienia: godziny ciszy, urlop, powiadomienia, ruchy bez potwierdzania.
    Gdy to nie twoja tura, następne ruchy można wybrać z góry: { $plan }. Za tych, którym skończył się czas, decydują pozostali – i komputer.
    { $table } pokazuje grę, także słowami, a { $replay } od początku. { $leave } to odejście z gry. { $export } daje jej plik.
    { $practice } to gra z komputerami i podpowiedziami, którą widzisz tylko ty. { $rules } wyjaśnia wszystko, także wolne ściany i fabryki specjalne.
# At the end of the help.
help-learn = { "**Pierwszy raz?**" } { $learn } uczy gry w sześciu krótkich krokach, w praktyce.

# What is stored about a person.
privacy =
    { "**Co o tobie wiem**" }
    Przechowuję twój identyfikator z Discorda, nazwy, pod którymi grasz, i to, co robisz w grach – żeby gry trwały po ponownym uruchomieniu i można było je obejrzeć. Przechowuję też twoje ustawienia ({ $me }), twój plan ({ $plan }), dopóki nie minie ta tura, i twoją grę treningową przez cztery tygodnie. Wiadomości nigdy nie czytam.
    Gry na kanale widzą wszyscy, którzy na nim są. Ustawienia, plany, grę treningową i listę twoich gier widzisz tylko ty; ale przy stołach, które na ciebie czekają, widać, do kiedy stoi twój zegar.
    Wszystko to zostaje, dopóki nie usuniesz tego tutaj ty albo osoba, która prowadzi tego bota.
    { "**Eksport** daje to wszystko jako plik. **Usuń** najpierw zapyta." }
privacy-exported = To wszystko, co o tobie przechowuję, i nic o innych. Format opisuje docs/privacy.md.
privacy-ask = { "**Usunąć wszystko o tobie?** Tego nie można cofnąć." }
privacy-ask-running = { $count ->
        [one] • Odchodzisz z gry, w której teraz grasz. Od tej chwili twoje tury są w niej pomijane.
       *[other] • Odchodzisz ze wszystkich gier, w których teraz grasz ({ $count }). Od tej chwili twoje tury są w nich pomijane.
    }
privacy-ask-lobbies = { $count ->
        [one] • Odchodzisz od stołu, przy którym czekasz na rozpoczęcie gry.
       *[other] • Odchodzisz od wszystkich stołów, przy których czekasz na rozpoczęcie gry ({ $count }).
    }
privacy-ask-games = • Twoje ustawienia, plany, gra treningowa i lista gier są usuwane. W grach innych zamiast twojej nazwy będzie *Gracz 2* albo inny numer twojego miejsca.
privacy-ask-anew = • Jeśli zagrasz ponownie, zaczniesz od zera: dawne gry nie są już twoje.
privacy-ask-beyond = • Wiadomości i obrazki na kanałach zostają, podobnie jak pliki wyeksportowane przez innych i kopie zapasowe, dopóki nie usunie ich osoba, która prowadzi tego bota.
privacy-changed = Tymczasem twoje gry się zmieniły, więc przeczytaj to jeszcze raz.
privacy-erasing = Usuwam to, co o tobie przechowuję. Przy wielu grach trwa to chwilę. Usuwanie nie przerwie się, nawet jeśli ktoś uruchomi mnie ponownie.
privacy-erased = Gotowe: nic już o tobie nie przechowuję.
privacy-later = Twoje ustawienia, plany, gra treningowa i lista gier są usunięte. W zapisach niektórych gier wciąż jest twoja nazwa: nie mogę ich teraz zmienić. Zrobię to później, nic więcej nie musisz robić.
privacy-damaged = Twoje ustawienia, plany, gra treningowa i lista gier są usunięte. { $count ->
        [one] Zapis gry { $games } jest uszkodzony, więc nie mogę usunąć z niego twojej nazwy. Poproś osobę, która prowadzi tego bota, o usunięcie tej gry.
       *[other] Zapisy kilku gier są uszkodzone, więc nie mogę usunąć z nich twojej nazwy: { $games }. Poproś osobę, która prowadzi tego bota, o usunięcie tych gier.
    }
button-privacy-export = Eksport
button-privacy-delete = Usuń…
button-privacy-erase = Usuń wszystko
button-privacy-keep = Zostaw
refusal-too-large = Przechowuję o tobie więcej, niż mieści plik na Discordzie. Poproś o niego osobę, która prowadzi tego bota.
