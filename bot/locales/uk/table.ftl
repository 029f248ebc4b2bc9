## Slash commands: descriptions are at most 100 characters.

command-replay = Переглянути гру з початку: анімацією або крок за кроком
command-table = Показати стіл ще раз: картинкою і словами
command-board = Показати планшет гравця зблизька
command-board-player = Чий планшет, якщо не ваш
command-export = Отримати гру файлом

## Buttons

button-board = Мій планшет
button-since = Що сталося?
button-share = Показати всім
button-step = Крок за кроком
button-before = Було
button-now = Зараз
button-round = Раунд { $round }
button-fair = Чесне жеребкування

## Private answers

exported = Гра на цю мить: правила, гравці, кожна подія і те, як здобуто кожне очко. Формат описано в docs/game-file.md.
replay-private = Це бачите лише ви, бо, можливо, не всі тут мають доступ до каналу цієї гри.
fair =
    { "**Чесне жеребкування**" }
    Усе, що в цій грі вирішує випадок — хто починає і які { -tile(form: "few") } випадають, — визначає секрет. Його обрано, коли стіл відкрився і ще ніхто інший не приєднався. Його SHA-256:
    `{ $commitment }`
    Відтоді перша половина цього рядка стоїть у запрошенні за стіл, тож підмінити секрет я не можу.
fair-hidden = Коли гра закінчиться, секрет буде показано тут.
fair-secret = Секрет:
    `{ $secret }`
fair-check = Тоді кожен може перевірити все жеребкування: отримайте файл гри командою `/azul view export game:{ $game }` і запустіть `python -m azul verify azul-{ $game }.json`. Як зробити це вручну, пояснено в docs/fair-draws.md.
fair-later = Цей стіл відкрила моя старіша версія. Секрет для жеребкування буде обрано, коли гра почнеться.
board-of = Планшет: { $name }
board-complete = Заповнено: { LIST($parts, separator: ", ") }
board-almost = Бракує однієї { -tile(form: "gen") }: { LIST($parts, separator: ", ") }
board-row = горизонталь { $row } (+{ $bonus })
board-column = вертикаль { $column } (+{ $bonus })
board-colour = { colour } колір (+{ $bonus })
board-whose = Ви не граєте в цій грі. Чий планшет показати?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] початку гри
    [round] початку раунду { $round }
    [left] вашого виходу з гри
    [seat] того, як місце стало вашим
   *[turn] вашого останнього ходу
}
since-title = **Після { since-what }** ({ $ago })
since-nothing = Нічого не сталося після { since-what } ({ $ago }).
since-cut = -# Попередні ходи пропущено. Усе покаже { $replay }.
since-before = { $since ->
    [game] **Було:** стіл на початку гри
    [round] **Було:** стіл на початку раунду { $round }
    [seat] **Було:** стіл, коли місце стало вашим
   *[turn] **Було:** стіл, яким ви його лишили
} ({ $ago })

## What is refused, and what to do instead

refusal-never-begun = Гра № { $number } так і не почалася: її стіл закрили раніше, тож показувати нічого.
refusal-not-at-table = { $asked } не грає в цій грі. За столом: { LIST($names) }.
refusal-not-at-table-short = { $asked } не грає в цій грі.

## Replay

replay = Гра від першої роздачі: { LIST($names) }.
replay-deal = Фабрики заповнено, починається раунд { $round }.
replay-step = { $number } з { $count } · Раунд { $round }
alt-replay = Azul: анімований повтор гри, { $turns ->
    [one] { $turns } кадр
    [few] { $turns } кадри
   *[many] { $turns } кадрів
}.
