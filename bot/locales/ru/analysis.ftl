## Buttons

button-chart = График

## What is refused, and what to do instead

refusal-analysis-closed = Эту игру закрыли недоигранной, поэтому анализировать нечего.
refusal-analysis-nothing = В этой игре никто ничего не взял, поэтому анализировать нечего.
refusal-analysis-stopped = Меня перезапускают, поэтому анализ не завершён. Нажмите кнопку ещё раз через минуту.

## The analysis after a game

analysis-thinking = Просматриваю игру ход за ходом. Это займёт до полуминуты — или дольше, если есть очередь из других игр; потом результат появится здесь.
analysis-progress = Просматриваю игру ход за ходом: готово { $percent } %.
# The first page, above the chart.
analysis-chart = **Анализ** · Шансы каждого на победу, ход за ходом. Отметки на линии — самые дорогие ошибки этого игрока. Скачки между раундами — это везение при раздаче: ошибкой может быть только ход.
# After the former, if somebody resigned.
analysis-left = Флажок показывает, когда кто-то вышел из игры: тогда тоже бывает скачок.
# $takes are as below.
analysis-player = • **{ $name }**: { LIST($takes, separator: ", ") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = −{ $cost } % в раунде { $round }
analysis-flawless = • **{ $name }**: ни одной дорогой ошибки
analysis-note = -# Это мнение компьютера, который лишь бегло оценил каждый ход. Он может ошибаться, а небольшая разница ничего не значит.
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = В раунде { $round } **{ $name }** берёт { $made }. Лучше было взять { $better }; цена ошибки — { $cost ->
    [one] { $cost } процентный пункт
    [few] { $cost } процентных пункта
   *[many] { $cost } процентных пунктов
}.
# $chance is how likely the player is to win after it, in percent.
analysis-made = { tiles.told } { source.from } → { target } (шансы { $chance } %)
analysis-better = { tiles.told } { source.from } → { target } ({ $chance } %)
# The same when the game was decided: $cost is in points, and $outlook how many the player is ahead in the end: +4 points.
analysis-cost-points = −{ $cost } { $cost ->
    [one] очко
    [few] очка
   *[many] очков
} в раунде { $round }
analysis-take-points = В раунде { $round } **{ $name }** берёт { $made }. Лучше было взять { $better }; цена ошибки — { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}. Исход игры тогда был почти предрешён.
analysis-made-points = { tiles.told } { source.from } → { target } (в конце { $outlook })
analysis-better-points = { tiles.told } { source.from } → { target } ({ $outlook })
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page } из { $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul, график шансов на победу. В начале: { LIST($chances, separator: ", ") }.
alt-analysis-round = После раунда { $round }: { LIST($chances, separator: ", ") }.
alt-analysis-end = В конце: { LIST($chances, separator: ", ") }.
