## Buttons

button-chart = Графік

## What is refused, and what to do instead

refusal-analysis-closed = Цю гру закрили недограною, тож аналізувати нічого.
refusal-analysis-nothing = У цій грі ніхто нічого не взяв, тож аналізувати нічого.
refusal-analysis-stopped = Мене перезапускають, тож аналіз не завершено. Натисніть кнопку ще раз за хвилину.

## After a game: the analysis

# Until it is there. $percent is how much is done.
analysis-thinking = Переглядаю гру хід за ходом. Це триватиме до пів хвилини, а якщо в черзі є інші ігри, то довше; потім результат з’явиться тут.
analysis-progress = Переглядаю гру хід за ходом: готово { $percent }%.
# The first page, above the chart.
analysis-chart = **Аналіз** · Шанси кожного на перемогу, хід за ходом. Позначки на лінії — найдорожчі помилки цього гравця. Стрибки між раундами — це везіння під час роздачі: помилкою може бути лише хід.
# After the former, if somebody resigned.
analysis-left = Прапорець показує, коли хтось вийшов із гри: тоді теж буває стрибок.
# $takes are as below.
analysis-player = • **{ $name }**: { LIST($takes, separator: ", ") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = −{ $cost }% у раунді { $round }
analysis-flawless = • **{ $name }**: жодної дорогої помилки
analysis-note = -# Це думка комп’ютера, який лише побіжно оцінив кожен хід. Він може помилятися, а невелика різниця нічого не означає.
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = У раунді { $round } **{ $name }** бере { $made }. Краще було б узяти { $better }; ціна помилки — { $cost ->
    [one] { $cost } відсотковий пункт
    [few] { $cost } відсоткові пункти
   *[many] { $cost } відсоткових пунктів
}.
# $chance is how likely the player is to win after it, in percent.
analysis-made = { tiles.told } { source.from } → { target } (шанси { $chance }%)
analysis-better = { tiles.told } { source.from } → { target } ({ $chance }%)
# The same when the game was decided: $cost is in points, and $outlook how many the player is ahead in the end: +4 points.
analysis-cost-points = −{ $cost } { $cost ->
    [one] очко в
    [few] очки в
   *[many] очок у
} раунді { $round }
analysis-take-points = У раунді { $round } **{ $name }** бере { $made }. Краще було б узяти { $better }; ціна помилки — { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}. Результат гри тоді був майже вирішений.
analysis-made-points = { tiles.told } { source.from } → { target } (наприкінці { $outlook })
analysis-better-points = { tiles.told } { source.from } → { target } ({ $outlook })
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page } з { $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul, графік шансів кожного на перемогу. На початку: { LIST($chances, separator: ", ") }.
alt-analysis-round = Після раунду { $round }: { LIST($chances, separator: ", ") }.
alt-analysis-end = Наприкінці: { LIST($chances, separator: ", ") }.
