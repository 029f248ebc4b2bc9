## Slash commands: descriptions are at most 100 characters.

command-pause = Поставити гру на паузу або продовжити (хто керує каналом)
command-settings = Налаштування сервера: де і як грати (право «Керувати сервером»)

## Buttons

button-resume = Продовжити

## Pauses

pause-paused = Гра на паузі. Її продовжить кнопка **Продовжити** під повідомленням гри або ще раз `/azul manage pause`.
pause-resumed = Гра триває.

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Налаштування цього сервера** · Зміни діють одразу — для столів, які відкриють відтепер. Ігри, що тривають, не змінюються.
server-channels = **Канали** · де можна відкривати столи: окремі канали з їхніми гілками або цілі категорії. Якщо нічого не обрати — всюди.
server-games = **Ігри** · скільки їх може тривати водночас, разом зі столами, що чекають на гравців
server-games-any = Скільки завгодно
server-help-games-any = У кожному каналі все одно лише один стіл водночас, не рахуючи гілок
server-games-some = Щонайбільше { $most ->
    [one] { $most } гра
    [few] { $most } гри
   *[many] { $most } ігор
}
server-language = **Мова** · повідомлень, які бачать усі
server-language-auto = Як у Discord
server-help-language-auto = Мова цього сервера в Discord, якщо я її знаю
server-tables =
    { "### Нові столи" }
    Як буде, якщо господар столу нічого не обере:

## What is refused, and what to do instead

refusal-not-manager = Переглядати й змінювати налаштування цього сервера може лише той, хто має право **Керувати сервером**.
refusal-pause-already = Гру щойно поставлено на паузу ({ $mention }). Її продовжить кнопка **Продовжити** під повідомленням гри.
refusal-pause-lobby = Поки гра не почалася, зупиняти нічого. `/azul manage cancel` закриває стіл.
refusal-resume-already = Хтось щойно продовжив цю гру. Якщо її знову треба зупинити, за мить скористайтеся `/azul manage pause`.
refusal-not-paused = Ця гра вже не на паузі: вона триває.
refusal-not-keeper = Ставити цю гру на паузу й продовжувати її може лише той, хто керує її каналом (право **Керувати каналами**).

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Гру поставлено на паузу { $when } ({ $mention }).
paused-news = { $mention } ставить гру на паузу.
paused-how = -# Ніхто не може ходити, і час не спливає. Хто має право керувати цим каналом, може продовжити гру кнопкою **Продовжити** або командою `/azul manage pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } продовжує гру.{ $pace ->
    [none] { "" }
   *[limited] { " " }Часу на хід лишилося стільки, скільки й було.
}
