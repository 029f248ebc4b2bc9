## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = (Azul – { LIST($names) })
dm-turn = Twoja tura { dm-game }: { $link }
dm-tiling = Zabrano już wszystkie { -tile(form: "few") } { dm-game }. Wybierz, gdzie położyć swoje: { $link }
dm-request = Ktoś prosi o cofnięcie ruchu { dm-game }: { $link }
dm-half = Wciąż twoja tura { dm-game }: { $link }
dm-last = Czas na twoją turę prawie minął { dm-game }: { $link }
dm-over = Czas na twoją turę minął { dm-game }: { $link }
dm-vote = Komuś skończył się czas i trwa głosowanie, jak grać dalej { dm-game }: { $link }
dm-result = Wynik gry { dm-game }: { $link }
dm-replaced = Ktoś zajął twoje miejsce { dm-game }. Możesz je odzyskać, dopóki ta osoba nie wykona dwóch ruchów: { $link }
dm-returned = Osoba, którą zastępujesz, wraca { dm-game }. Dziękujemy za zastępstwo! { $link }

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
    [tiling] { COUNT($mentions) ->
        [one] jeśli nie ułożysz swoich { -tile(form: "many") }.
       *[other] jeśli nie ułożycie swoich { -tile(form: "many") }.
    }
   *[offer] jeśli nie wykonasz ruchu.
}

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [one] { $mention }, wciąż twoja tura.
    [few] { $mention }, wciąż twoja tura w { $count } grach: { LIST($links) }
   *[many] { $mention }, wciąż twoja tura w { $count } grach: { LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord nie pozwala mi wysyłać wiadomości prywatnych, więc wołam tutaj. Więcej: { $me }.
