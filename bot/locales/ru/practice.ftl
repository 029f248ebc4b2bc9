## Practice: a game with computers that only its player sees.

practice-options = **Новая тренировочная игра** · выберите, как хотите играть, и начинайте.
practice-options-instead = **Новая тренировочная игра** · выберите, как хотите играть, и начинайте. Ваша нынешняя игра (раунд { $round }) тогда пропадёт.
practice-undone = Отменено: стол снова такой, каким был.
practice-moved-on = Ваша тренировочная игра уже ушла вперёд. Вот что в ней сейчас.
button-practice-new = Начать игру
button-practice-options = Новая игра…
button-practice-next = Следующий раунд
button-practice-result = Результат
button-practice-again = Сыграть ещё
button-hint = Подсказка
# Leads to what one of the takes in the hint would do.
button-hint-take = Вариант { $letter }
button-hint-hide = Скрыть
# A question to the computer, about the player's last take.
button-judge = Можно было лучше?

# $count is how many takes follow, a line for each.
hint = { $count ->
    [1] **Подсказка** · Единственный ход, достойный внимания:
    [one] **Подсказка** · { $count } лучший ход, который я вижу:
    [few] **Подсказка** · { $count } лучших хода, которые я вижу:
   *[many] **Подсказка** · { $count } лучших ходов, которые я вижу:
}
# $outlook is what the move is worth, $why how many $reasons there are, $scatters how many $shares there are
# of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $letter }** { judge-take }
# What can be said for each of the moves.
hint-shared = Все варианты: { LIST($reasons, separator: " · ") }
hint-how = -# Проценты — ваши шансы на победу, по мнению компьютера после секунды раздумий.
# Instead of it when the game is decided.
hint-how-points = -# Исход игры почти предрешён, поэтому здесь видно, на сколько очков вы, скорее всего, обойдёте соперника или отстанете.
# What a move is worth: how likely the player is to win with it.
outlook-chance = { NUMBER($chance, style: "percent") }
# When the game is decided: by how many points, at least 0, the player ends ahead or behind; $signed is that with + or −.
outlook-points = { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[many] { $signed } очков
}
judge-take = { tiles.shown } { source.from } → { target }{ $scatters ->
        [0] { "" }
       *[other] { " " }({ LIST($shares, separator: ", ") })
    } · **{ $outlook }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **Я бы тоже так:** { judge-take }
judge-as-good = **Ваш ход не хуже других:** { judge-take }
judge-better = **Я бы иначе:** { judge-take }
# $cost is how much less likely the player is to win, in percentage points.
judge-yours = **Ваш ход:** { judge-take }. Он снижает ваши шансы на победу на { $cost ->
    [one] { $cost } процентный пункт
    [few] { $cost } процентных пункта
   *[many] { $cost } процентных пунктов
}.
# The same when the game is decided; $cost is in points.
judge-yours-points = **Ваш ход:** { judge-take }. Он стоит вам примерно { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}.

refusal-no-practice = У вас нет тренировочной игры. `/azul practice` начинает её.
refusal-practice-moved-on = Ваша тренировочная игра уже ушла вперёд. `/azul practice` показывает, что в ней сейчас.
refusal-practice-unmoved = Вы ещё ничего не сделали, поэтому отменять нечего.
refusal-practice-untaken = Вы ещё не ходили, поэтому обсуждать нечего.

## Slash commands: descriptions are at most 100 characters.

command-practice = Играть с компьютерами наедине: с подсказками и отменой ходов
command-practice-level = Уровень компьютеров: 1–10 или 0 (как ваш)

## What is refused, and what to do instead

refusal-advice-tiling = Подсказки помогают выбирать { -tile(form: "few") }, а сейчас их никто не выбирает.
refusal-advice-busy = Сейчас слишком много запросов. Попробуйте ещё раз через несколько секунд.
refusal-advice-replaced = Вы спросили ещё раз, поэтому ответ будет только на новый вопрос.
refusal-advice-failed = Компьютер не смог этого посчитать. Попробуйте ещё раз чуть позже.
