## A guided round, step by step (/azul learn), for people who have never played. Read it aloud: short and warm.
## Every number in it is computed from the position. A line that begins with * would be read as a variant, hence the
## quotes.

learn-step = **Шаг { $step } из { $steps } · { $title }**
learn-title-take = Берём { -tile(form: "few") }
learn-title-line = Заполняем { -line(form: "acc") }
learn-title-floor = Что не поместилось
learn-title-marker = Жетон первого игрока
learn-title-tiling = Облицовываем { -wall(form: "acc") }
learn-title-end = Конец игры

## What to do in each step

# $opponent is the name of the computer.
learn-task-take =
    Добро пожаловать! Ваш соперник — { $opponent }, а ваш планшет — верхний. Один раунд уже позади, и сейчас ваш ход. Очки приносят { -tile(form: "few") } { -wall(form: "on") } — это квадрат справа.
    За ход берут **все { -tile(form: "few") } одного цвета** с **одного склада** и кладут на одну из пяти { -line(form: "many") } слева. Остальное с этого склада уходит в центр стола.
    { "**Попробуйте:**" } нажмите номер склада, затем выберите цвет и { -line(form: "acc") }.
# $row is a row of the wall that has $colour already.
learn-task-line =
    { CAPITAL(-line(form: "on")) } может быть только **один цвет**. И только с **полной** { -line(form: "gen") } в конце раунда одна { -tile } переходит { -wall(form: "onto") }.
    В горизонтали { $row } уже есть { colour.one }, поэтому { -line } { $row } больше не принимает { colour.many }. Кнопки предлагают только то, что можно.
    { "**Попробуйте:**" } возьмите столько, чтобы какая-нибудь { -line } стала полной.
# $costs are numbers, $source is the factory that still holds tiles.
learn-task-floor =
    Всё, что не поместилось { -line(form: "on") }, { -fall } **{ -floor(form: "onto") }** — в ряд клеток внизу. Они отнимают очки, слева направо: { LIST($costs) }.
    { "**Попробуйте нарочно:**" } возьмите { -tile(form: "few") } { source.from } так, чтобы хоть одна не поместилась: положите больше, чем вмещает { -line }, или сразу { -floor(form: "onto") }. Ход можно будет тут же отменить.
# $points is what the marker costs.
learn-task-marker =
    Ход отменён, и снова ваша очередь. Посмотрите на центр стола: там то, что осталось со складов, и круглый **жетон первого игрока**.
    Оттуда тоже можно взять все { -tile(form: "few") } одного цвета. Кто делает это **первым** в раунде, получает ещё и жетон. Он отнимает { points }, как { -tile }, которая не поместилась, зато следующий раунд начинает его владелец.
    { "**Попробуйте:**" } возьмите из центра стола, пока этого не сделал соперник ({ $opponent }).
learn-task-tiling =
    Всё, что оставалось, вы с соперником ({ $opponent }) разобрали, и раунд завершён. Теперь с каждой **полной** { -line(form: "gen") }, сверху вниз, одна { -tile } переходит { -wall(form: "onto") }.
    Если она не касается других, это 1 очко. Иначе посчитайте сплошной ряд, в который она вошла по горизонтали, и сплошной ряд по вертикали — каждый раз вместе с ней самой.
learn-ask-tiling = **Ваша очередь:** сколько очков принесёт { colour.one } { -tile } там, где знак вопроса?
# $own and $other are scores; $rows, $columns and $colours what a complete one is worth at the end.
learn-task-end =
    Оставим ту игру и перенесёмся в раунд { $round } другой. У вас { $own }, у соперника ({ $opponent }) — { $other }.
    Игра заканчивается после раунда, в котором кто-нибудь заполнил **горизонталь** { -wall(form: "on") }. Тогда прибавляются бонусы: { $rows } за каждую полную горизонталь, { $columns } за каждую полную вертикаль и { $colours } за каждый цвет, все пять { -tile(form: "many") } которого { -wall(form: "on") }.
    { "**Попробуйте:**" } { LIST($gaps, separator: ", а ") }. Возьмите то, что заполнит одну из этих горизонталей.
learn-gap = в горизонтали { $row } не хватает только { colour.gen }

# Below the buttons with colors and lines, the first time.
learn-targets = -# Каждая кнопка — это цвет и { -line }. **3** кладёт все { -tile(form: "few") } этого цвета { -line(form: "onto") } 3.
# Below a take that would be right, the first time.
learn-confirm = -# На картинке видно, что будет. **Подтвердить** сделает ход, **Назад** даст выбрать ещё раз.

## What was done, and why

# $rest are the tiles that went to the center; $full is yes or no.
learn-done-take = **Вот и весь ход!** Вы взяли { tiles.shown-acc } { source.from } — { $count ->
        [1] других { colour.many } там не было.
       *[other] все, что там были.
    } { COUNT($rest) ->
        [0] Больше там ничего не осталось.
       *[other] Остальное ушло в центр стола: { LIST($rest, form: "shown") }.
    }
    { $full ->
        [yes] { CAPITAL(-line) } { $row } уже полная!
       *[no] { CAPITAL(-line(form: "on")) } { $row } теперь { $filled } из { $size }.
    }
# $points is what its tile would score now.
learn-done-line = **{ CAPITAL(-line) } { $row } полная.** Когда раунд закончится, одна { -tile } с неё перейдёт на отмеченную клетку { -wall(form: "on") } и принесёт { points }, если вокруг ничего не изменится. А { -line } снова опустеет.
    Неполные { -line(form: "few") } остаются как есть до следующего раунда.
learn-done-floor = **{ $fell ->
        [one] { $fell } { -tile } { -fall }
        [few] { $fell } { -tile(form: "few") } { -fall(form: "many") }
       *[many] { $fell } { -tile(form: "many") } { -fall(form: "many") }
    } { -floor(form: "onto") }.** За это в конце раунда будет −{ points }. Потом там снова станет пусто, а счёт никогда не бывает меньше 0.
    Так делают разве что вынужденно. Пока не сходил следующий игрок, ход можно отменить — отмените его сейчас.
learn-done-marker = **Жетон ваш.** Он лежит { -floor(form: "on") }, и там теперь −{ points }. Зато следующий раунд начинаете вы — и выбираете первыми.
# $runs says which runs the tile is in: both, row, column or none. $across and $down are how long they are.
learn-done-tiling = **Верно: { points }!** { learn-runs }
    В конце вычитаются очки { -floor(form: "for") }. Вот что принёс этот раунд:
learn-runs = { $runs ->
    [both] { $across } по горизонтали и { $down } по вертикали.
    [row] { $across } по горизонтали, а сверху и снизу соседей нет.
    [column] { $down } по вертикали, а слева и справа соседей нет.
   *[none] Других { -tile(form: "many") } рядом нет.
}
learn-done-end = **Горизонталь { $row } заполнена**, поэтому это был последний раунд. Остальное разобрано, полные { -line(form: "few") } перенесены, бонусы прибавлены:
learn-next = **Вот и вся игра. Теперь вы умеете играть!** { $practice } — игра с компьютерами, которую видите только вы, с подсказками. { $start } открывает стол для других, а в { $rules } — все правила.

## A take that's allowed, but doesn't show what the step is about

learn-miss = **Так можно, но не в этот раз.** { $why }
# $points is what the floor would cost.
learn-miss-on-floor = { $fell ->
    [one] Тогда { -tile } { -fall(form: "will-one") } { -floor(form: "onto") }
   *[other] Тогда все { -fall(form: "will-many") } { -floor(form: "onto") }
}: −{ points }. Выберите одну из своих { -line(form: "many") }.
learn-miss-falls = { $fell ->
    [one] { $fell } { -tile } не поместится и { -fall(form: "will-one") } { -floor(form: "onto") }
    [few] { $fell } { -tile(form: "few") } не поместятся и { -fall(form: "will-many") } { -floor(form: "onto") }
   *[many] { $fell } { -tile(form: "many") } не поместятся и { -fall(form: "will-many") } { -floor(form: "onto") }
}: −{ points }. Выберите { -line(form: "acc") }, где хватает места.
learn-miss-centre = Кто первым берёт из центра стола, получает и жетон первого игрока. О нём будет шаг { $step }, а пока выберите склад.
learn-miss-part = Тогда там было бы { $filled } из { $size }, и пришлось бы ждать. Найдите столько { -tile(form: "many") } одного цвета, сколько какая-нибудь { -line } вмещает.
learn-miss-fits = Всё помещается — так и должно быть! Но сейчас нарочно выберите { -line(form: "acc") }, где мало места, или кладите { -floor(form: "onto") }.
learn-miss-factory = Тогда жетон достанется сопернику ({ $opponent }). На этот раз берите из центра стола.
learn-miss-no-row = После этого раунда игра шла бы дальше. Вспомните: { LIST($gaps, separator: ", а ") }.
learn-count-again = **Нет, не { $answer }.** Посмотрите на это место ещё раз: { learn-found }
learn-found = { $runs ->
    [both] вместе с новой { -tile(form: "ins") } получится { $across } по горизонтали и { $down } по вертикали. Считаются оба ряда.
    [row] вместе с новой { -tile(form: "ins") } получится { $across } по горизонтали, а сверху и снизу соседей нет.
    [column] вместе с новой { -tile(form: "ins") } получится { $down } по вертикали, а слева и справа соседей нет.
   *[none] рядом с новой { -tile(form: "ins") } не будет ни одной другой.
}

refusal-old-lesson = Это кнопка моей прежней версии. `/azul learn` начинает урок сначала.

## The pictures of the steps in words, before what is on the table

alt-learn-take = Отмечено: склады и { -line(form: "pattern") } верхнего планшета.
alt-learn-line = Отмечено: { -line(form: "pattern") } верхнего планшета.
alt-learn-floor = Отмечено на верхнем планшете: { -floor }.
alt-learn-marker = Отмечено: центр стола с жетоном первого игрока.
alt-learn-end = Отмечено на верхнем планшете: { LIST($rows) }.
alt-learn-row = горизонталь { $row }
alt-learn-tiling = Знак вопроса { -wall(form: "on") }: горизонталь { $row }, вертикаль { $column }. Туда переходит { colour.one } { -tile }.

## Slash commands: descriptions are at most 100 characters.

command-learn = Научиться играть: шесть коротких шагов, видите только вы

## Buttons

button-next = Дальше
button-start-over = Сначала
