## Slash commands: descriptions are at most 100 characters.

command-replay = Посмотреть игру с начала: анимацией или по шагам
command-table = Показать стол ещё раз: картинкой и словами
command-board = Показать планшет игрока вблизи
command-board-player = Чей планшет, если не ваш
command-export = Получить игру файлом

## Buttons

button-board = Мой планшет
button-since = Что произошло?
button-share = Показать всем
button-step = По шагам
button-before = Было
button-now = Сейчас
button-round = Раунд { $round }
button-fair = Честная жеребьёвка

## Private answers

exported = Игра на этот момент: правила, игроки, каждое событие и то, как получено каждое очко. Формат описан в docs/game-file.md.
replay-private = Это видите только вы: возможно, не у всех здесь есть доступ к каналу этой игры.
fair =
    { "**Честная жеребьёвка**" }
    Всё, что в этой игре решает случай — кто начинает и какие { -tile(form: "few") } выпадают, — определяет секрет. Он выбран, когда стол открылся и ещё никто другой не присоединился. Его SHA-256:
    `{ $commitment }`
    С тех пор первая половина этой строки стоит в приглашении за стол, поэтому подменить секрет я не могу.
fair-hidden = Когда игра закончится, секрет будет показан здесь.
fair-secret = Секрет:
    `{ $secret }`
fair-check = Тогда каждый сможет проверить всю жеребьёвку: получите файл игры командой `/azul view export game:{ $game }` и запустите `python -m azul verify azul-{ $game }.json`. Как сделать это вручную, объяснено в docs/fair-draws.md.
fair-later = Этот стол открыла моя прежняя версия. Секрет для жеребьёвки будет выбран, когда игра начнётся.
board-of = Планшет: { $name }
board-complete = Заполнено: { LIST($parts, separator: ", ") }
board-almost = Не хватает одной { -tile(form: "few") }: { LIST($parts, separator: ", ") }
board-row = горизонталь { $row } (+{ $bonus })
board-column = вертикаль { $column } (+{ $bonus })
board-colour = { colour } цвет (+{ $bonus })
board-whose = Вы не играете в этой игре. Чей планшет показать?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] начала игры
    [round] начала раунда { $round }
    [left] вашего выхода из игры
    [seat] момента, когда место стало вашим
   *[turn] вашего последнего хода
}
since-title = **С { since-what }** ({ $ago })
since-nothing = Ничего не произошло с { since-what } ({ $ago }).
since-cut = -# Более ранние ходы пропущены. Всё покажет { $replay }.
since-before = { $since ->
    [game] **Было:** стол в начале игры
    [round] **Было:** стол в начале раунда { $round }
    [seat] **Было:** стол, когда место стало вашим
   *[turn] **Было:** стол, каким вы его оставили
} ({ $ago })

## What is refused, and what to do instead

refusal-never-begun = Игра № { $number } так и не началась: её стол закрыли раньше, поэтому показывать нечего.
refusal-not-at-table = { $asked } не играет в этой игре. За столом: { LIST($names) }.
refusal-not-at-table-short = { $asked } не играет в этой игре.

## Replay

replay = Игра с первой раздачи: { LIST($names) }.
replay-deal = Склады заполнены, начинается раунд { $round }.
replay-step = { $number } из { $count } · Раунд { $round }
alt-replay = Azul: анимированный повтор игры, { $turns ->
    [one] { $turns } кадр
    [few] { $turns } кадра
   *[many] { $turns } кадров
}.
