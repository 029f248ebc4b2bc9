## Slash commands: descriptions are at most 100 characters.

command-leave = Odejdź od stołu lub z gry (najpierw zapytam)
command-leave-to = Komu oferujesz swoje miejsce w trwającej grze

## Buttons

button-return = Odzyskaj miejsce
button-call = Nie czekajmy dalej
button-substitute = Zajmij miejsce
button-resign = Odejdź z gry
button-hand-over = Przekaż moje miejsce
button-keep-seat = Zatrzymaj miejsce
button-keep-playing = Graj dalej

## Private answers

left = Nie siedzisz już przy stole.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Odejść z tej gry na dobre? { $players ->
    [0] Nikt inny nie gra, więc skończy się bez zwycięzcy.
    [one] Wygra druga osoba.
   *[other] Pozostali grają dalej bez twoich tur, a plansza zostaje taka, jaka jest.
} Możesz też przekazać swoje miejsce: ktoś inny zagra dalej z twoją planszą i wynikiem.
return-ask = Oddać miejsce? Znowu będzie je mieć { $owner }, a zająć je będzie mógł ktoś inny.
resign-done = Nie grasz już w tej grze.
resign-kept = Zostajesz w grze.

## Playing on without somebody

voted = Twój głos: { $vote ->
    [wait] dać jeszcze raz tyle samo czasu.
    [play] komputer gra tę turę.
    [give] komputer gra dalej.
    [seek] miejsce może zająć ktoś inny.
   *[end] zakończyć grę.
} Dopóki nic się nie rozstrzygnęło, można go zmienić.
voted-grace = Stanie się to najwcześniej { $when }, o ile osoba, na którą czekamy, nie zagra wcześniej.
handed = Oferujesz swoje miejsce. Dopóki { $name } go nie zajmie, grasz ty; `/azul leave` wycofuje ofertę.
handed-to-anybody = Oferujesz swoje miejsce komukolwiek. Dopóki nikt go nie zajmie, grasz ty; `/azul leave` wycofuje ofertę.
handing-ended = Miejsce zostaje twoje.
called = Głosowanie, jak grać dalej, trwa już na kanale gry.
substituted = Miejsce jest twoje: graj dalej z tą planszą i wynikiem.

## What is refused, and what to do instead

refusal-no-vote = Tu nie ma już nad czym głosować. `/azul table` pokazuje, co się dzieje w grze.
refusal-seat-for-another = To miejsce zaoferowano komuś innemu.
refusal-hand-in-lobby = Gra jeszcze się nie zaczęła, więc nie ma czego przekazywać: po prostu odejdź od stołu bez tej opcji, a ktoś inny będzie mógł dołączyć.
refusal-hand-to-nobody = { $asked } nie może zająć twojego miejsca. Wybierz członka tego serwera, który nie jest botem.
refusal-plays-already = { $asked } już gra w tej grze.
refusal-vote-open = Głosowanie, jak grać dalej, już trwa na kanale gry.
refusal-your-turn = Gra czeka na ciebie. Najpierw wykonaj ruch.
refusal-nobody-to-wait-for = Gra komputer, więc wszystko toczy się samo.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Osoba, na którą czeka gra, wciąż jest na tym serwerze i ma czas. Głosowanie będzie można zacząć { $moment }.
refusal-vote-on-you = Inni głosują, bo teraz twoja tura. Wykonaj ruch, a głosowanie się skończy.
refusal-computer-holds = Za ciebie gra komputer. Najpierw odzyskaj miejsce przyciskiem pod wiadomością o turze.
refusal-seat-is-yours = Miejsce wciąż należy do ciebie: komputer za ciebie nie gra.
refusal-seat-replaced = Twoje miejsce zajmuje na razie ktoś inny. Najpierw odzyskaj je przyciskiem pod wiadomością o turze albo komendą `/azul join`. Po dwóch ruchach tej osoby będzie za późno.
refusal-substitute-stays = Osoba, która zajęła twoje miejsce, wykonała już dwa ruchy, więc miejsce należy do niej.
refusal-seat-not-offered = W tej grze nie ma już miejsca do zajęcia.

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
