## Slash commands: descriptions are at most 100 characters.

command-pause = Поставить игру на паузу или продолжить (кто управляет каналом)
command-settings = Настройки сервера: где и как играют (право «Управлять сервером»)

## Buttons

button-resume = Продолжить

## Pauses

pause-paused = Игра на паузе. Её продолжит кнопка **Продолжить** под сообщением игры или ещё раз `/azul manage pause`.
pause-resumed = Игра продолжается.

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Настройки этого сервера** · Изменения действуют сразу — для столов, которые откроют с этого момента. Идущие игры не меняются.
server-channels = **Каналы** · где можно открывать столы: отдельные каналы с их ветками или целые категории. Если ничего не выбрать — везде.
server-games = **Игры** · сколько их может идти одновременно, вместе со столами, которые ждут игроков
server-games-any = Сколько угодно
server-help-games-any = В каждом канале всё равно только один стол одновременно, не считая веток
server-games-some = { $most ->
    [one] Не больше { $most } игры
   *[other] Не больше { $most } игр
}
server-language = **Язык** · сообщений, которые видят все
server-language-auto = Как в Discord
server-help-language-auto = Язык этого сервера в Discord, если я его знаю
server-tables =
    { "### Новые столы" }
    Как будет, если хозяин стола ничего не выберет:

## What is refused, and what to do instead

refusal-not-manager = Смотреть и менять настройки этого сервера могут только те, у кого есть право **Управлять сервером**.
refusal-pause-already = Игру только что поставили на паузу ({ $mention }). Её продолжит кнопка **Продолжить** под сообщением игры.
refusal-pause-lobby = Пока игра не началась, останавливать нечего. `/azul manage cancel` закрывает стол.
refusal-resume-already = Кто-то только что продолжил эту игру. Если её снова нужно остановить, подождите секунду и отправьте `/azul manage pause`.
refusal-not-paused = Эта игра уже не на паузе: она идёт.
refusal-not-keeper = Ставить эту игру на паузу и продолжать её может только тот, кто управляет её каналом (право **Управлять каналами**).

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Игра поставлена на паузу { $when } ({ $mention }).
paused-news = { $mention } ставит игру на паузу.
paused-how = -# Никто не может ходить, и время не идёт. Продолжить игру могут те, кто управляет этим каналом: кнопкой **Продолжить** или командой `/azul manage pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } продолжает игру.{ $pace ->
    [none] { "" }
   *[limited] { " " }Времени на ход осталось столько же, сколько было.
}
