## Slash commands: descriptions are at most 100 characters.

command-privacy = Co o tobie wiem: zobacz, pobierz jako plik, usuń

## The answer to /azul privacy: a line that begins with * would be read as a variant, hence the quotes.

# What is stored about a person.
privacy =
    { "**Co o tobie wiem**" }
    Przechowuję twój identyfikator z Discorda, nazwy, pod którymi grasz, i to, co robisz w grach – żeby gry trwały po ponownym uruchomieniu i można było je obejrzeć. Przechowuję też twoje ustawienia ({ $me }), twój plan ({ $plan }), dopóki nie minie ta tura, i twoją grę treningową przez cztery tygodnie. Wiadomości nigdy nie czytam.
    Gry na kanale widzą wszyscy, którzy na nim są. Ustawienia, plany, grę treningową i listę twoich gier widzisz tylko ty; ale przy stołach, które na ciebie czekają, widać, do kiedy stoi twój zegar.
    Wszystko to zostaje, dopóki nie usuniesz tego tutaj albo nie zrobi tego osoba, która prowadzi tego bota.
    { "**Eksport** daje to wszystko jako plik. **Usuń** najpierw zapyta." }
privacy-exported = To wszystko, co o tobie przechowuję, i nic o innych. Format opisuje docs/privacy.md.
privacy-ask = { "**Usunąć wszystko o tobie?** Tego nie można cofnąć." }
privacy-ask-running = { $count ->
        [one] • Odchodzisz z gry, w której teraz grasz. Twoje tury będą w niej pomijane.
       *[other] • Odchodzisz ze wszystkich gier, w których teraz grasz ({ $count }). Twoje tury będą w nich pomijane.
    }
privacy-ask-lobbies = { $count ->
        [one] • Odchodzisz od stołu, przy którym czekasz na rozpoczęcie gry.
       *[other] • Odchodzisz od wszystkich stołów, przy których czekasz na rozpoczęcie gry ({ $count }).
    }
privacy-ask-games = • Usuwam twoje ustawienia, plany, grę treningową i listę gier. W grach z innymi zamiast twojej nazwy będzie *Gracz 2* albo inny numer twojego miejsca.
privacy-ask-anew = • Jeśli zagrasz ponownie, zaczniesz od zera: dawne gry nie są już twoje.
privacy-ask-beyond = • Wiadomości i obrazki na kanałach zostają, podobnie jak pliki wyeksportowane przez innych i kopie zapasowe, dopóki nie usunie ich osoba, która prowadzi tego bota.
privacy-changed = Tymczasem twoje gry się zmieniły, więc przeczytaj to jeszcze raz.
privacy-erasing = Usuwam to, co o tobie przechowuję. Przy wielu grach trwa to chwilę. Usuwanie nie przerwie się, nawet jeśli ktoś uruchomi mnie ponownie.
privacy-erased = Gotowe: nic już o tobie nie przechowuję.
privacy-later = Usunięto twoje ustawienia, plany, grę treningową i listę gier. W zapisach niektórych gier wciąż jest twoja nazwa: nie mogę ich teraz zmienić. Zrobię to później, nic więcej nie musisz robić.
privacy-damaged = Usunięto twoje ustawienia, plany, grę treningową i listę gier. { $count ->
        [one] Zapis gry { $games } jest uszkodzony, więc nie mogę usunąć z niego twojej nazwy. Poproś osobę, która prowadzi tego bota, o usunięcie tej gry.
       *[other] Zapisy kilku gier są uszkodzone, więc nie mogę usunąć z nich twojej nazwy: { $games }. Poproś osobę, która prowadzi tego bota, o usunięcie tych gier.
    }
button-privacy-export = Eksport
button-privacy-delete = Usuń…
button-privacy-erase = Usuń wszystko
button-privacy-keep = Zostaw
refusal-too-large = Przechowuję o tobie więcej, niż mieści plik na Discordzie. Poproś o niego osobę, która prowadzi tego bota.
