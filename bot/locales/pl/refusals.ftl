## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = To działa tylko na serwerze, na którym jestem. Tutaj możesz użyć `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` i `/azul privacy`. Żeby grać z innymi, [dodaj mnie do serwera](<{ $link }>).
refusal-not-on-server = Nie ma mnie na tym serwerze, więc to tutaj nie działa. Działają za to `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` i `/azul privacy`. Kto zarządza tym serwerem, może [mnie dodać](<{ $link }>).
refusal-no-table = Na tym kanale nie ma stołu. `/azul start` otwiera nowy.
refusal-already-seated = Siedzisz już przy tym stole.
refusal-not-seated = Nie grasz w tej grze. Śledzić ją można komendą `/azul table`.
refusal-not-begun = Gra się jeszcze nie zaczęła. { $host } może ją zacząć przyciskiem albo komendą `/azul begin`.
refusal-not-begun-short = Gra się jeszcze nie zaczęła. Gospodarz może ją zacząć przyciskiem albo komendą `/azul begin`.
table-here = Stół jest tutaj: { $link }
refusal-ended = Ta gra już się skończyła. `/azul start` otwiera nowy stół.
refusal-ended-unbegun = Ten stół zamknięto przed rozpoczęciem gry. `/azul start` otwiera nowy.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Grę wstrzymano ({ $mention }, { $when }), więc nic się nie zmieniło. Kto zarządza kanałem, może ją wznowić przyciskiem **Wznów** albo komendą `/azul manage pause`.
refusal-analysis-running = Analiza będzie dostępna, gdy ta gra się skończy.
refusal-stale = Gra poszła już dalej, więc nic się nie zmieniło. `/azul table` pokazuje, co się w niej dzieje.
refusal-players-gone = Nie ma już na tym serwerze: { LIST($players) }. Przy stole znowu są więc wolne miejsca. Zacznij ponownie, gdy zechcesz.
refusal-not-your-turn = To nie twoja tura: gra { $name }.
refusal-not-your-turn-short = To nie twoja tura.
refusal-resigned = Nie grasz już w tej grze.
refusal-no-such-source = Przy tym stole nie ma fabryki { $source }. Wybierz od 1 do { $factories } albo środek.
refusal-no-such-colour = Takiego koloru w tej grze nie ma. Są niebieski, żółty, czerwony, czarny i biały.
refusal-no-such-line = Takiej { -line(form: "gen") } na planszy nie ma. Wybierz od 1 do 5 albo { -floor(form: "acc") }.
refusal-source-empty = { CAPITAL(source.at) } nic nie ma. { CAPITAL(-tile(form: "few")) } są { LIST($sources, form: "at") }.
refusal-source-empty-short = { CAPITAL(source.at) } nic nie ma.
refusal-colour-not-there = { CAPITAL(source.at) } nie ma { colour.many } { -tile(form: "many") }, są tylko { LIST($there, form: "few") }.
refusal-line-full = { CAPITAL(-line) } { $line } jest już pełna. { CAPITAL(colour.few) } { -tile(form: "few") } można położyć { LIST($open, style: "or", form: "on") }.
refusal-line-full-short = { CAPITAL(-line) } { $line } jest już pełna.
refusal-line-other-colour = { CAPITAL(-line(form: "on")) } { $line } leżą już { LIST($there, form: "few") }, a kolor może tam być tylko jeden. { CAPITAL(colour.few) } { -tile(form: "few") } można położyć { LIST($open, style: "or", form: "on") }.
refusal-line-other-colour-short = { CAPITAL(-line(form: "on")) } { $line } leżą już { LIST($there, form: "few") }, a kolor może tam być tylko jeden.
refusal-wall-has-colour = W rzędzie { $line } { -wall(form: "on") } jest już { colour.one } { -tile }. { CAPITAL(colour.few) } można położyć { LIST($open, style: "or", form: "on") }.
refusal-wall-has-colour-short = W rzędzie { $line } { -wall(form: "on") } jest już { colour.one } { -tile }.
refusal-wrong-phase = Teraz nie można brać { -tile(form: "many") }. `/azul table` pokazuje, co się dzieje w grze.
refusal-scatter-missing = To, co zostawiasz { source.at }, rozdziela się między fabryki { $left } i { $right }. Wpisz, dokąd idzie każdy kolor, na przykład: `{ $example }`.
refusal-scatter-not-here = Tu niczego się nie rozdziela. Wpisz tylko skąd, jaki kolor i dokąd.
refusal-scatter-colour = Zostają tam { LIST($there, form: "few") }. Do każdego koloru wpisz, czy idzie do fabryki { $left }, czy { $right }, na przykład: `{ $example }`.
refusal-scatter-uneven = Przy tym stole { -tile(form: "few") } rozdziela się między fabryki { $left } i { $right } jak najrówniej, na przykład: `{ $example }`.
refusal-bad-scatter = Z „{ $text }” nie wynika, dokąd idzie reszta. Wpisz każdy kolor z fabryką, na przykład: `3 niebieskie podłoga czerwone 2 czarne 4`.
refusal-wrong-count = { CAPITAL(source.at) } { $count ->
    [few] są
   *[other] jest
} { tiles.whole }, a nie { $asked }. Wpisz właściwą liczbę albo wcale jej nie wpisuj.
refusal-not-choosing = Nie masz teraz czego wybierać. `/azul table` pokazuje, na kogo czeka gra.
refusal-no-choice = { CAPITAL(-line) } { $line } nie daje wyboru: nie jest pełna albo ma tylko jedno możliwe pole. Wybierać można dla { LIST($open, style: "or", form: "gen") }.
refusal-no-choice-short = { CAPITAL(-line) } { $line } nie daje wyboru: nie jest pełna albo ma tylko jedno możliwe pole.
refusal-earlier-line = Pola wybiera się z góry na dół: najpierw dla { -line(form: "gen") } { $line }.
refusal-space-not-open = To pole nie jest wolne. Dla { -line(form: "gen") } { $line } wolne są kolumny: { LIST($columns) }.
refusal-choice-missing = Zanim potwierdzisz, wybierz pole dla { -line(form: "gen") } { $line }.
refusal-bad-choice = „{ $text }” – nie ma takiej możliwości. Wybierz jedną z tych, które pokazuje Discord.
refusal-bad-number = „{ $text }” tu nie pasuje: wpisz inną liczbę.
refusal-bad-person = Nie wiem, kto to jest. Wybierz kogoś z tego serwera.
refusal-no-such-game = Na tym serwerze nie ma gry nr { $number }, którą możesz zobaczyć.
refusal-unknown-form = Ta komenda zmieniła się, odkąd wczytał ją twój Discord, więc jej nie wykonano. Uruchom Discorda ponownie (na komputerze Ctrl+R) i spróbuj jeszcze raz.
refusal-moved = Ta komenda nazywa się teraz { $command }, więc dawnej nie wykonano.
refusal-bad-row = „{ $text }” to nie { -line }. Wpisz od 1 do 5.
refusal-bad-column = „{ $text }” to nie kolumna. Wpisz od 1 do 5.
refusal-bad-move = Nie rozumiem ruchu „{ $text }”. Wpisz skąd, jaki kolor i dokąd, na przykład { LIST($choices, style: "or") }, albo wybierz z tego, co pojawia się przy wpisywaniu.
refusal-bad-several = „{ $text }” może oznaczać kilka ruchów, na przykład { LIST($choices) }. Wpisz jeden z nich albo wybierz z tego, co pojawia się przy wpisywaniu.
refusal-bad-guess = Nie rozumiem ruchu „{ $text }”. Czy chodzi o { LIST($choices, style: "or") }? Wyślij to albo wybierz z tego, co pojawia się przy wpisywaniu.
refusal-bad-source = Stąd nie można brać: „{ $text }”. Wpisz od 1 do { $factories } albo „środek”.
refusal-bad-colour = Koloru „{ $text }” w tej grze nie ma. Wpisz niebieski, żółty, czerwony, czarny albo biały.
refusal-bad-line = „{ $text }” to nie { -line }. Wpisz od 1 do 5 albo „{ -floor }”.
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
refusal-busy = Mam teraz zbyt dużo pracy, więc nic się nie zmieniło. Spróbuj ponownie za kilka sekund.
refusal-storage = Nie mogę teraz zapisywać gier, więc nic się nie zmieniło. Spróbuj ponownie za jakiś czas.
refusal-damaged = Zapis tej gry jest uszkodzony i nie daje się odczytać, więc nic się nie zmieniło. Innych gier to nie dotyczy. Powiadom osobę, która prowadzi tego bota: może przywrócić zapis z kopii zapasowej.
refusal-unexpected = Coś poszło nie tak po mojej stronie. Nic z tego, co udało ci się zrobić wcześniej, nie przepadło. Spróbuj ponownie. Jeśli to nie pomoże, podaj osobie, która prowadzi tego bota, ten numer: { $reference }.
not-shown = Zapisane, ale nie mogę teraz pisać na tym kanale. Napiszę, gdy tylko będzie to możliwe.
not-shown-permissions = Brakuje mi do tego uprawnień na tym kanale: { LIST($permissions, separator: ", ") }. Może je nadać ktoś, kto zarządza serwerem.
refusal-old-button = To przycisk mojej starszej wersji. `/azul table` pokazuje grę z przyciskami, które działają.
