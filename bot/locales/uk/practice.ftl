## Practice: a game with computers that only its player sees.

practice-options = **Нова тренувальна гра** · оберіть, як хочете грати, і починайте.
practice-options-instead = **Нова тренувальна гра** · оберіть, як хочете грати, і починайте. Вашу теперішню гру (раунд { $round }) тоді буде втрачено.
practice-undone = Скасовано: стіл знову такий, як був.
practice-moved-on = Ваша тренувальна гра вже пішла далі. Ось що в ній зараз.
button-practice-new = Почати гру
button-practice-options = Нова гра…
button-practice-next = Наступний раунд
button-practice-result = Результат
button-practice-again = Зіграти ще
button-hint = Підказка
# Leads to what one of the takes in the hint would do.
button-hint-take = Варіант { $letter }
button-hint-hide = Сховати
# A question to the computer, about the player's last take.
button-judge = Чи був кращий хід?

# $count is how many takes follow, a line for each.
hint = { $count ->
    [1] **Підказка** · Єдиний хід, вартий уваги:
    [one] **Підказка** · { $count } найкращий хід, який я бачу:
    [few] **Підказка** · { $count } найкращі ходи, які я бачу:
   *[many] **Підказка** · { $count } найкращих ходів, які я бачу:
}
# $outlook is what the move is worth, $why how many $reasons there are, $scatters how many $shares there are
# of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $letter }** { judge-take }
# What can be said for each of the moves.
hint-shared = Усі варіанти: { LIST($reasons, separator: " · ") }
hint-how = -# Відсотки — ваші шанси на перемогу, на думку комп’ютера після секунди роздумів.
# Instead of it when the game is decided.
hint-how-points = -# Результат гри вже майже вирішено, тож тут видно, на скільки очок ви, ймовірно, випередите суперника або відстанете.
# What a move is worth: how likely the player is to win with it.
outlook-chance = { NUMBER($chance, style: "percent") }
# When the game is decided: by how many points, at least 0, the player ends ahead or behind; $signed is that with + or −.
outlook-points = { $points ->
    [one] { $signed } очко
    [few] { $signed } очки
   *[many] { $signed } очок
}
judge-take = { tiles.shown } { source.from } → { target }{ $scatters ->
        [0] { "" }
       *[other] { " " }({ LIST($shares, separator: ", ") })
    } · **{ $outlook }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **Я б теж так:** { judge-take }
judge-as-good = **Ваш хід не гірший за інші:** { judge-take }
judge-better = **Я б інакше:** { judge-take }
# $cost is how much less likely the player is to win, in percentage points.
judge-yours = **Ваш хід:** { judge-take }. Він знижує ваші шанси на перемогу на { $cost ->
    [one] { $cost } відсотковий пункт
    [few] { $cost } відсоткові пункти
   *[many] { $cost } відсоткових пунктів
}.
# The same when the game is decided; $cost is in points.
judge-yours-points = **Ваш хід:** { judge-take }. Він коштує вам приблизно { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}.

refusal-no-practice = У вас немає тренувальної гри. `/azul practice` починає її.
refusal-practice-moved-on = Ваша тренувальна гра вже пішла далі. `/azul practice` показує, що в ній зараз.
refusal-practice-unmoved = Ви ще нічого не зробили, тож скасовувати нічого.
refusal-practice-untaken = Ваших ходів ще немає, тож обговорювати нічого.

## Slash commands: descriptions are at most 100 characters.

command-practice = Тренуватися наодинці з комп’ютерами: з підказками й скасуванням ходів
command-practice-level = Рівень комп’ютерів: 1–10 або 0 (як ваш)

## What is refused, and what to do instead

refusal-advice-tiling = Підказки допомагають вибирати { -tile(form: "few") }, а зараз їх ніхто не вибирає.
refusal-advice-busy = Зараз надто багато запитів. Спробуйте ще раз за кілька секунд.
refusal-advice-replaced = Ви запитали ще раз, тож відповідь буде лише на нове запитання.
refusal-advice-failed = Комп’ютер не зміг цього порахувати. Спробуйте ще раз за мить.
