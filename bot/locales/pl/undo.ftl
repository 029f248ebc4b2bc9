## Slash commands: descriptions are at most 100 characters.

command-undo = Cofnij swój ruch, a jeśli ktoś już zagrał – poproś o zgodę

## Buttons

button-ask = Poproś innych
button-withdraw = Wycofaj prośbę
button-agree = Zgadzam się
button-decline = Nie zgadzam się

## Private answers

undone = Cofnięto twój ostatni ruch. Znowu twoja tura.
undo-ask = Swojego ostatniego ruchu nie można już cofnąć bez pytania, ale można poprosić innych.{ request-too } Jeśli choć jedna osoba się nie zgodzi, wszystko zostanie tak, jak jest.
undo-asked = Prosisz o cofnięcie swojego ostatniego ruchu. Jeszcze bez odpowiedzi: { LIST($names) }. Jeśli ktoś wykona ruch, prośba przepadnie.
undo-over = Twoja prośba nie jest już aktualna. Wynik widać na kanale.
undo-withdrawn = Prośbę wycofano, więc ruch zostaje.
undo-agreed = Zgoda zapisana.
undo-declined = Nie zgadzasz się, więc ruch zostaje.

## What is refused, and what to do instead

refusal-nothing-to-undo = Nie masz czego cofać. Ruch można cofnąć, dopóki nie zagra następna osoba, a potem za zgodą wszystkich – ale nie wtedy, gdy zabrano już wszystkie { -tile(form: "few") } albo ktoś odszedł z gry.
refusal-undo-is-free = Nie trzeba nikogo pytać: po twoim ostatnim ruchu nikt jeszcze nie grał, więc cofnie go `/azul undo`.
refusal-undo-declined = O cofnięcie tego ruchu już proszono i nie było zgody, więc zostaje.
refusal-asked-already = Ta prośba już padła. Poprosić ponownie można po czyimś ruchu.
refusal-asked-too-often = W jednej rundzie można poprosić najwyżej { $most ->
    [one] { $most } raz
   *[other] { $most } razy
} i tyle próśb już było. Poprosić ponownie można w następnej.
refusal-request-over = Nikt już o to nie prosi. `/azul table` pokazuje, co się dzieje w grze.
refusal-own-request = Zgodzić muszą się inni, nie ty. **Nie zgadzam się** wycofa twoją własną prośbę.
refusal-agreed-already = Twoją zgodę już zapisano.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: czy **{ $name }** może cofnąć swój ostatni ruch?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }Wraz z nim cofniemy następny ruch ({ LIST($others) }).
    [few] { " " }Wraz z nim cofniemy następne { $takes } ruchy ({ LIST($others) }).
   *[many] { " " }Wraz z nim cofniemy następnych { $takes } ruchów ({ LIST($others) }).
}
request-agreed = Zgoda: { LIST($names) }.
request-until = -# Zgodzić muszą się wszyscy. Jeśli ktoś wykona ruch, prośba przepadnie.
request-granted = **{ $asker }** prosi o cofnięcie ruchu – wszyscy się zgadzają.
request-declined = **{ $asker }** prosi o cofnięcie ruchu, ale **{ $name }** się nie zgadza, więc ruch zostaje.
request-withdrawn = **{ $asker }** wycofuje prośbę o cofnięcie ruchu.
request-lapsed = **{ $asker }** prosi o cofnięcie ruchu, ale gra poszła dalej, więc ruch zostaje.
request-replaced = Prośba gracza **{ $asker }** o cofnięcie ruchu już nie obowiązuje: teraz prosi **{ $name }**.
