## Slash commands: descriptions are at most 100 characters.

command-start = Otwórz stół dla innych; czego nie podasz, będzie jak na tym serwerze
command-start-opponent = Kogo zaprosić; miejsce będzie na tę osobę czekać
command-start-opponent2 = Kogo jeszcze zaprosić
command-start-opponent3 = I kogo jeszcze
command-start-seats = Ile osób może grać, od 2 do 4
command-join = Dołącz do stołu na tym kanale
command-begin = Zacznij grę (tylko gospodarz)
command-cancel = Zamknij stół (gospodarz przed grą albo kto zarządza kanałem)
command-start-wall = Którą stroną plansz gracie
command-start-factories = Czy grać z fabrykami specjalnymi
command-start-scatter = Jak dzieli się płytki, które zostają na rozdzielaczu
command-start-level = Poziom komputerów: 1–10 albo 0 (jak twój); grają też za spóźnionych
command-start-pace = Ile czasu jest na turę
command-start-theme = Jak wyglądają obrazki
command-start-messages = Które wiadomości gry zostają na kanale
command-start-where = Gdzie toczy się gra
command-start-rated = Czy gra liczy się do rankingu
command-start-language = Język tego, co widzą wszyscy
command-theme = Zmień wygląd obrazków (tylko gospodarz)

## Buttons

button-join = Dołącz
button-accept = Przyjmij
button-not-now = Nie teraz
button-leave = Odejdź
button-cancel = Zamknij stół
button-options = Opcje
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-again = Zagraj ponownie

## Private answers

joined = Siedzisz przy stole.
# $names are those who were asked by name to play.
invited = Zaproszenie do tego stołu: { LIST($names) }.
not-now = W porządku: miejsce jest teraz wolne dla innych.
begun-private = Gra się zaczęła.
cancelled = Stół zamknięto.
themed = Nowy wygląd tego stołu: { $theme }.

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Opcje tego stołu** · Każdy wybór działa od razu. Po rozpoczęciu gry można zmienić tylko wygląd. `/azul start` z opcją `opponent` zaprasza kolejne wybrane osoby.

## What is refused, and what to do instead

refusal-channel-occupied = Na tym kanale jest już stół. Dopóki gra się nie zaczęła, `/azul join` pozwala dołączyć, a potem `/azul table` ją pokazuje.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] Na tym serwerze nie można otwierać stołów ani na tym kanale, ani na innych, które widzisz. O tym, gdzie można, decydują zarządzający serwerem (`/azul manage settings`).
   *[other] Na tym kanale nie można otwierać stołów. Można tutaj: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [one] Na tym serwerze może trwać naraz tylko jedna gra i już trwa. Musi się skończyć, zanim będzie można otworzyć kolejną.
   *[other] Ten serwer nie pozwala na więcej gier naraz (najwyżej { $most }). Któraś musi się skończyć, zanim będzie można otworzyć kolejną.
} `/azul games` pokazuje stoły, do których można dołączyć.
refusal-table-full = Nie ma wolnych miejsc: zajęte są wszystkie ({ $seats }).
# $invited are the names of those for whom the seats are kept, $moment is when they are free again, such as: in a day.
refusal-seats-kept = Pozostałe miejsca czekają na: { LIST($invited) }. Kto nie przyjmie zaproszenia, straci miejsce { $moment }.
refusal-seats-kept-short = Pozostałe miejsca czekają na innych. Kto nie przyjmie zaproszenia, straci miejsce { $moment }.
refusal-not-invited = Mogą to zrobić tylko zaproszeni, dopóki czeka na nich miejsce. Wolne miejsce zajmiesz przyciskiem **Dołącz**.
refusal-too-many-opponents = Przy stole na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
    [many] miejsc
   *[other] miejsca
} wszyscy się nie zmieszczą. Zaproś mniej osób lub komputerów albo ustaw więcej miejsc.
refusal-opponent-self = Nie możesz tu grać ze sobą. Zaproś kogoś innego albo spróbuj `/azul practice`.
refusal-opponent-bot = { $asked } to bot i nie może usiąść przy stole. Aby grać z komputerem, wybierz opcję `computers`.
refusal-opponent-away = { $asked } nie należy do tego serwera.
refusal-opponent-elsewhere = { $asked } nie widzi tego kanału. Otwórz stół tam, gdzie ta osoba też ma dostęp.
refusal-opponent-off = { $asked } nie przyjmuje zaproszeń, więc żadnego nie wysyłam.
refusal-opponent-there = { $mention } już siedzi przy tym stole albo ma zaproszenie.
refusal-too-many-computers = Przy stole na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
} { $most ->
    [one] może grać jeden komputer.
    [few] mogą grać najwyżej { $most } komputery.
   *[many] może grać najwyżej { $most } komputerów.
} Wybierz mniej komputerów albo więcej miejsc.
refusal-no-computer = Przy tym stole nie ma żadnego komputera.
refusal-not-host = Może to zrobić tylko gospodarz: { $host }.
refusal-not-host-short = Może to zrobić tylko gospodarz.
refusal-too-few-players = Do gry w Azul potrzeba co najmniej { $fewest ->
    [one] { $fewest } osoby
   *[other] { $fewest } osób
}. Najpierw musi dołączyć ktoś jeszcze.
refusal-already-begun = Gra już się zaczęła. `/azul table` ją pokazuje. Kto gra, może odejść komendą `/azul leave`, a kto zarządza tym kanałem, może ją zamknąć komendą `/azul manage cancel`.
refusal-not-over = Ta gra jeszcze się nie skończyła. Zagrać ponownie można, gdy się skończy.
refusal-not-your-rematch = Kolejną grę mogą zaproponować tylko ci, którzy grali w tej: { LIST($names) }. Do nowego stołu może dołączyć każdy, a `/azul start` otwiera twój własny.
refusal-not-your-rematch-short = Kolejną grę mogą zaproponować tylko ci, którzy grali w tej. `/azul start` otwiera twój własny stół.
refusal-rematch-begun = Następna gra już się zaczęła. `/azul table` ją pokazuje.
refusal-rematch-elsewhere = Następna gra już się zaczęła: { LIST($threads) }.
refusal-options-fixed = Gra się zaczęła, więc jej opcji nie można już zmienić. Nadal można zmienić wygląd: `/azul manage theme`.
# $count is the number of players at the table.
refusal-seats-taken = Osób przy stole jest już { $count }, więc miejsc musi być co najmniej { $count }.
refusal-missing-permissions = Brakuje mi uprawnień na tym kanale: { LIST($permissions, separator: ", ") }. Może je nadać ktoś, kto zarządza serwerem; potem spróbuj ponownie.
refusal-thread-permissions = Do gry w wątku brakuje mi uprawnień na tym kanale: { LIST($permissions, separator: ", ") }. Może je nadać ktoś, kto zarządza serwerem. Albo grajcie na samym kanale: gospodarz wybiera to przyciskiem **Opcje**.
refusal-no-threads-here = Tutaj nie mogę otworzyć wątku: to działa tylko na kanale tekstowym, nie w wątku ani na kanale głosowym. Grajcie tu bez niego albo otwórz stół na kanale tekstowym.

## The lobby

lobby-title = **Azul** · { $host } zaprasza do stołu.
lobby-again = **Azul** · { $host } proponuje kolejną grę.
# $mentions are those for whom seats are kept, $when is when they are free again, such as: in a day.
lobby-invited = { LIST($mentions) }, { $count ->
    [one] zagrasz? Miejsce czeka na ciebie; bez odpowiedzi zwolni się
   *[other] zagracie? Miejsca czekają na was; bez odpowiedzi zwolnią się
} { $when }.
lobby-players = Zajęte miejsca: { $count } z { $seats } – { LIST($names) }
lobby-wait = Dołącz przyciskiem lub komendą `/azul join`. { $host } może zacząć, gdy ktoś dołączy, albo zagrać z komputerami.
lobby-wait-accept = { $host } może zacząć, gdy ktoś przyjmie zaproszenie.
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
# $discs are sentences about what each special factory does.
lobby-discs = -# { LIST($discs, separator: " ") }
lobby-computers = Poziom komputerów: { $level }
lobby-computers-adaptive = Poziom komputerów: teraz { $level }, dopasowuje się do gracza { $host }
computers-adaptive = Poziom komputerów: { $level } (adaptacyjny)
lobby-messages = Wiadomości o każdej turze zostają na kanale.
lobby-thread = Po rozpoczęciu gra przeniesie się do osobnego wątku.
lobby-unrated = Ta gra nie liczy się do rankingu.
commitment = -# Uczciwe losowanie `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Stół zamknie się { $when }, jeśli nic się nie wydarzy.
lobby-lapsed = **Azul** · Przy tym stole nic się nie działo przez { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}, więc sam się zamknął. `/azul start` otwiera nowy.
lobby-cancelled = **Azul** · { refusal-ended-unbegun }
