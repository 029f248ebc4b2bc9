## Slash commands: descriptions are at most 100 characters.

command-games = Найти свои игры на всех серверах и столы, за которые можно сесть здесь

## Buttons

button-join-game = Присоединиться: № { $game }
button-return-game = Вернуть место: № { $game }
button-game = № { $game }
button-games-all = Обзор
button-games-yours = Ваши игры
button-games-open = Открытые столы
button-games-finished = Завершённые игры

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Ваши игры
games-open = ### Открытые столы на этом сервере
games-finished = ### Ваши завершённые игры
games-none-yours = Сейчас вы нигде не играете.
games-none-open = Столов, за которые можно сесть, сейчас нет. { $start } открывает новый.
games-none-finished = Пока ни одной.
games-page = -# Страница { $page }
games-line = **№ { $game }** { $what } · { $server } · { $link }
games-line-away = **№ { $game }** { $what } · меня больше нет на том сервере · { $link }
games-until = { $what } · срок { $deadline }
games-your-turn = **Ваш ход** настал { $when }
games-turn = Ход игрока { $name } настал { $when }
games-replaced = На **вашем месте** играет { $name }: место можно вернуть, пока { $name } не сделает два хода
games-your-tiling = **Разложите свои { -tile(form: "few") }**: последние разобраны { $when }
games-tiling = Ещё раскладывают { -tile(form: "few") }: { LIST($names) }. Последние разобраны { $when }
games-paused = Пауза { $when }
games-lobby = Ждёт начала, занято мест: { $count } из { $seats }; последнее изменение { $when }
games-table = **№ { $game }** { $host }: занято мест { $count } из { $seats } · { $link }
games-table-rules = **№ { $game }** { $host }: занято мест { $count } из { $seats }, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Без победителя: закрыта { $when }
games-joined = Вы за столом: { $link }

## Which finished games are listed: captions of selects, and what can be chosen

games-with = **С кем**
games-in = **Канал**
games-of = **Вариант игры**
games-any-variant = Любой
games-variant = { $variant ->
    [cp] Базовая игра
    [cs] Особые склады
    [fp] Свободная { -wall }
   *[fs] Свободная { -wall } и особые склады
}
games-none-fit = Таких завершённых игр нет.
