## What happened, line by line

begun = **Gra się zaczyna.** Kolejność: { LIST($names, separator: " → ") }.
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
resigned = **{ $name }** odchodzi z gry. Od teraz pomijamy tury tego gracza.
resigned-last = **{ $name }** odchodzi z gry.
cancelled-game = { $mention } zamyka grę. Nikt nie wygrywa.
settled = **{ $name }** ma już ułożone { -tile(form: "few") }.
settled-by-computer = Komputer układa { -tile(form: "few") } za gracza **{ $name }**.
stand-in = -# **{ $name }** chwilowo nie gra: ten ruch wykonał w zastępstwie komputer ({ $level }).
extended = Pozostali wolą poczekać, więc czas na turę biegnie od nowa ({ LIST($names) }).
seat-given = Od teraz za gracza **{ $name }** gra komputer, dopóki **{ $name }** nie odzyska miejsca.
seat-returned = **{ $name }** wraca i gra dalej zamiast komputera.
returned = Witaj z powrotem: miejsce znowu jest twoje.
seat-offered = Szukamy zastępstwa za gracza **{ $name }**: każdy, kto jeszcze nie gra, może zająć to miejsce przyciskiem poniżej, razem z planszą i wynikiem. Do tego czasu gra czeka na gracza **{ $name }**.
handover = **{ $name }** chce przekazać swoje miejsce: każdy, kto jeszcze nie gra, może je zająć przyciskiem poniżej, razem z planszą i wynikiem. Do tego czasu gra **{ $name }**.
handover-to = { $mention }, **{ $name }** chce przekazać ci swoje miejsce razem z planszą i wynikiem: możesz je zająć przyciskiem poniżej. Do tego czasu gra **{ $name }**.
seat-taken = **{ $name }** zajmuje miejsce gracza **{ $former }**.
seat-taken-for-now = **{ $name }** zajmuje miejsce gracza { $mention }. Można je odzyskać przyciskiem poniżej, dopóki **{ $name }** nie wykona dwóch ruchów.
seat-reclaimed = { $mention }, dziękujemy za zastępstwo: **{ $name }** wraca na swoje miejsce.
substitute-left = **{ $former }** oddaje miejsce: znowu ma je **{ $name }**, a każdy, kto jeszcze nie gra, może je zająć przyciskiem poniżej.
abandoned-by-vote = Pozostali decydują się zakończyć grę. Nikt nie wygrywa.
abandoned-by-all = Został już tylko komputer, więc gra się kończy. Nikt nie wygrywa.
expired-game = { $why ->
    [channel] Kanał tej gry usunięto, więc zamykam grę.
    [posting] Od 30 dni nie mogę tu pisać, więc zamykam grę.
   *[server] Nie było mnie na tym serwerze przez 30 dni, więc zamykam grę.
} Nikt nie wygrywa.
