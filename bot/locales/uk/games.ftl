## Slash commands: descriptions are at most 100 characters.

command-games = Знайти свої ігри на всіх серверах і вільні столи тут

## Buttons

button-join-game = Приєднатися: № { $game }
button-return-game = Повернути місце: № { $game }
button-game = № { $game }
button-games-all = Огляд
button-games-yours = Ваші ігри
button-games-open = Відкриті столи
button-games-finished = Завершені ігри

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Ваші ігри
games-open = ### Відкриті столи на цьому сервері
games-finished = ### Ваші завершені ігри
games-none-yours = Зараз ви ніде не граєте.
games-none-open = Столів, до яких можна приєднатися, зараз немає. { $start } відкриває новий.
games-none-finished = Поки що жодної.
games-page = -# Сторінка { $page }
games-line = **№ { $game }** { $what } · { $server } · { $link }
games-line-away = **№ { $game }** { $what } · мене вже немає на тому сервері · { $link }
games-until = { $what } · термін { $deadline }
games-your-turn = **Ваш хід** настав { $when }
games-turn = Хід гравця { $name } настав { $when }
games-replaced = На **вашому місці** грає { $name }: місце можна повернути, доки { $name } не зробить два ходи
games-your-tiling = **Розкладіть свої { -tile(form: "few") }**: останні розібрано { $when }
games-tiling = Ще розкладають { -tile(form: "few") }: { LIST($names) }. Останні розібрано { $when }
games-paused = Пауза { $when }
games-lobby = Чекає на початок, зайнято { $count } з { $seats } місць; остання зміна { $when }
games-table = **№ { $game }** { $host }: зайнято { $count } з { $seats } місць · { $link }
games-table-rules = **№ { $game }** { $host }: зайнято { $count } з { $seats } місць, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Без переможця: закрито { $when }
games-joined = Ви за столом: { $link }

## Which finished games are listed: captions of selects, and what can be chosen

games-with = **З ким**
games-in = **Канал**
games-of = **Варіант гри**
games-any-variant = Будь-який
games-variant = { $variant ->
    [cp] Базова гра
    [cs] Особливі фабрики
    [fp] Вільна { -wall }
   *[fs] Вільна { -wall } й особливі фабрики
}
games-none-fit = Таких завершених ігор немає.
