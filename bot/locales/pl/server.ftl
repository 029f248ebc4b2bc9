## Slash commands: descriptions are at most 100 characters.

command-pause = Wstrzymaj albo wznów grę (kto zarządza kanałem)
command-settings = Ustawienia serwera: gdzie i jak się gra (uprawnienie „Zarządzanie serwerem”)

## Buttons

button-resume = Wznów

## Pauses

pause-paused = Grę wstrzymano. Wznowi ją przycisk **Wznów** pod wiadomością gry albo jeszcze raz `/azul manage pause`.
pause-resumed = Gra toczy się dalej.

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Ustawienia tego serwera** · Każdy wybór działa od razu, dla stołów otwieranych od teraz. Trwające gry się nie zmieniają.
server-channels = **Miejsca** · gdzie można otwierać stoły: kanały z ich wątkami albo całe kategorie. Jeśli nic nie wybierzesz – wszędzie.
server-games = **Gry** · ile może ich trwać naraz, razem ze stołami, które czekają na graczy
server-games-any = Dowolna liczba
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
    Ustawienia domyślne, gdy gospodarz sam nie wybiera:

## What is refused, and what to do instead

refusal-not-manager = Ustawienia tego serwera może oglądać i zmieniać tylko ktoś z uprawnieniem **Zarządzanie serwerem**.
refusal-pause-already = Grę właśnie wstrzymano ({ $mention }). Wznowi ją przycisk **Wznów** pod wiadomością gry.
refusal-pause-lobby = Dopóki gra się nie zacznie, nie ma czego wstrzymywać. `/azul manage cancel` zamyka stół.
refusal-resume-already = Ktoś właśnie wznowił tę grę. Jeśli znowu trzeba ją wstrzymać, użyj za chwilę `/azul manage pause`.
refusal-not-paused = Ta gra nie jest już wstrzymana: toczy się dalej.
refusal-not-keeper = Wstrzymywać i wznawiać tę grę może tylko ktoś, kto zarządza jej kanałem (uprawnienie **Zarządzanie kanałami**).

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Grę wstrzymano ({ $mention }, { $when }).
paused-news = { $mention } wstrzymuje grę.
paused-how = -# Nikt nie może wykonać ruchu, a czas nie biegnie. Kto zarządza tym kanałem, może wznowić grę przyciskiem **Wznów** albo komendą `/azul manage pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } wznawia grę.{ $pace ->
    [none] { "" }
   *[limited] { " " }Czasu na turę jest tyle, ile było przed pauzą.
}
