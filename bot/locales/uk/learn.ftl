## A guided round, step by step (/azul learn), for people who have never played. Read it aloud: short and warm.
## Every number in it is computed from the position. A line that begins with * would be read as a variant, hence the
## quotes.

learn-step = **Крок { $step } з { $steps } · { $title }**
learn-title-take = Беремо { -tile(form: "few") }
learn-title-line = Заповнюємо { -line(form: "acc") }
learn-title-floor = Що не вмістилося
learn-title-marker = Маркер першого ходу
learn-title-tiling = Викладаємо { -wall(form: "acc") }
learn-title-end = Кінець гри

## What to do in each step

# $opponent is the name of the computer.
learn-task-take =
    Вітаю! Ваш суперник — { $opponent }, а ваш планшет — верхній. Один раунд уже позаду, і зараз ваш хід. Очки приносять { -tile(form: "few") } { -wall(form: "on") } — це квадрат праворуч.
    За хід беруть **усі { -tile(form: "few") } одного кольору** з **однієї фабрики** й кладуть на одну з п’яти { -line(form: "many") } ліворуч. Решта з тієї фабрики йде в центр столу.
    { "**Спробуйте:**" } натисніть номер фабрики, потім оберіть колір і { -line(form: "acc") }.
# $row is a row of the wall that has $colour already.
learn-task-line =
    { CAPITAL(-line(form: "on")) } може бути лише **один колір**. І лише з **повної** наприкінці раунду одна { -tile } переходить { -wall(form: "onto") }.
    { CAPITAL(-wall(form: "on")) } в горизонталі { $row } вже є { colour.one }, тому { -line } { $row } більше не приймає { colour.many }. Серед кнопок є тільки те, що можна.
    { "**Спробуйте:**" } візьміть стільки, щоб якась { -line } стала повною.
# $costs are numbers, $source is the factory that still holds tiles.
learn-task-floor =
    Усе, що не вмістилося { -line(form: "on") }, { -fall } **{ -floor(form: "onto") }** — у ряд місць унизу. Вони забирають очки, зліва направо: { LIST($costs) }.
    { "**Спробуйте навмисно:**" } візьміть { -tile(form: "few") } { source.from } так, щоб хоч одна опинилася { -floor(form: "on") }: покладіть більше, ніж вміщує { -line }, або одразу { -floor(form: "onto") }. Хід можна буде відразу скасувати.
# $points is what the marker costs.
learn-task-marker =
    Хід скасовано, і знову ваша черга. Погляньте на центр столу: там те, що лишилося з фабрик, і круглий **маркер першого ходу**.
    Звідти теж можна взяти всі { -tile(form: "few") } одного кольору. Хто робить це **першим** у раунді, отримує ще й маркер. Він забирає { points }, як { -tile }, що не вмістилася, зате наступний раунд починає його власник.
    { "**Спробуйте:**" } візьміть із центру столу, доки цього не зробив суперник ({ $opponent }).
learn-task-tiling =
    Усе, що лишалося, ви із суперником ({ $opponent }) розібрали, тож раунд завершено. Тепер із кожної **повної** { -line(form: "gen") }, згори вниз, одна { -tile } переходить { -wall(form: "onto") }.
    Якщо вона не торкається інших, це 1 очко. Інакше порахуйте суцільний ряд, до якого вона ввійшла по горизонталі, і суцільний ряд по вертикалі — щоразу разом із нею самою.
learn-ask-tiling = **Ваша черга:** скільки очок принесе { colour.one } { -tile } на місці, де знак питання?
# $own and $other are scores; $rows, $columns and $colours what a complete one is worth at the end.
learn-task-end =
    Лишімо ту гру й перенесімося в раунд { $round } іншої. У вас { $own }, у суперника ({ $opponent }) — { $other }.
    Гра закінчується після раунду, в якому хтось заповнив **горизонталь** { -wall(form: "on") }. Тоді додаються бонуси: { $rows } за кожну повну горизонталь, { $columns } за кожну повну вертикаль і { $colours } за кожен колір, усі п’ять { -tile(form: "many") } якого { -wall(form: "on") }.
    { "**Спробуйте:**" } { LIST($gaps, separator: ", а ") }. Візьміть те, що заповнить одну з цих горизонталей.
learn-gap = в горизонталі { $row } бракує лише { colour.gen }

# Below the buttons with colors and lines, the first time.
learn-targets = -# Кожна кнопка — це колір і { -line }. **3** кладе всі { -tile(form: "few") } цього кольору { -line(form: "onto") } 3.
# Below a take that would be right, the first time.
learn-confirm = -# На картинці видно, що буде. **Підтвердити** зробить хід, **Назад** дасть обрати ще раз.

## What was done, and why

# $rest are the tiles that went to the center; $full is yes or no.
learn-done-take = **Ось і весь хід!** Ви взяли { tiles.shown-acc } { source.from } — { $count ->
        [1] інших { colour.many } там не було.
       *[other] усі, що там були.
    } { COUNT($rest) ->
        [0] Більше там нічого не лишилося.
       *[other] Решта пішла в центр столу: { LIST($rest, form: "shown") }.
    }
    { $full ->
        [yes] { CAPITAL(-line) } { $row } вже повна!
       *[no] { CAPITAL(-line(form: "on")) } { $row } тепер { $filled } з { $size }.
    }
# $points is what its tile would score now.
learn-done-line = **{ CAPITAL(-line) } { $row } повна.** Коли раунд закінчиться, одна { -tile } з неї перейде на позначене місце { -wall(form: "on") } й принесе { points }, якщо довкола нічого не зміниться. А { -line } знову спорожніє.
    Неповні { -line(form: "few") } лишаються, як є, до наступного раунду.
learn-done-floor = **{ $fell ->
        [one] { $fell } { -tile } { -fall }
        [few] { $fell } { -tile(form: "few") } { -fall(form: "many") }
       *[many] { $fell } { -tile(form: "many") } { -fall(form: "many") }
    } { -floor(form: "onto") }.** За це наприкінці раунду буде −{ points }. Потім там знову стане порожньо, а рахунок ніколи не буває меншим за 0.
    Так роблять хіба що вимушено. Доки не походив наступний гравець, хід можна скасувати — скасуйте його зараз.
learn-done-marker = **Маркер ваш.** Він лежить { -floor(form: "on") }, і там тепер −{ points }. Зате наступний раунд починаєте ви — й обираєте першими.
# $runs says which runs the tile is in: both, row, column or none. $across and $down are how long they are.
learn-done-tiling = **Правильно: { points }!** { learn-runs }
    Насамкінець віднімаються очки { -floor(form: "for") }. Ось що приніс цей раунд:
learn-runs = { $runs ->
    [both] { $across } по горизонталі та { $down } по вертикалі.
    [row] { $across } по горизонталі, а вгорі та внизу сусідніх { -tile(form: "many") } немає.
    [column] { $down } по вертикалі, а ліворуч і праворуч сусідніх { -tile(form: "many") } немає.
   *[none] Інших { -tile(form: "many") } поруч немає.
}
learn-done-end = **Горизонталь { $row } заповнено**, тож це був останній раунд. Решту розібрано, повні { -line(form: "few") } перенесено, бонуси додано:
learn-next = **Ось і вся гра. Тепер ви вмієте грати!** { $practice } — гра з комп’ютерами, яку бачите лише ви, з підказками. { $start } відкриває стіл для інших, а в { $rules } — усі правила.

## A take that's allowed, but doesn't show what the step is about

learn-miss = **Так можна, але не цього разу.** { $why }
# $points is what the floor would cost.
learn-miss-on-floor = { $fell ->
    [one] Тоді { -tile } { -fall(form: "will-one") } { -floor(form: "onto") }
   *[other] Тоді всі { -fall(form: "will-many") } { -floor(form: "onto") }
}: −{ points }. Оберіть одну зі своїх { -line(form: "many") }.
learn-miss-falls = { $fell ->
    [one] { $fell } { -tile } не вміститься і { -fall(form: "will-one") } { -floor(form: "onto") }
    [few] { $fell } { -tile(form: "few") } не вмістяться і { -fall(form: "will-many") } { -floor(form: "onto") }
   *[many] { $fell } { -tile(form: "many") } не вмістяться і { -fall(form: "will-many") } { -floor(form: "onto") }
}: −{ points }. Оберіть { -line(form: "acc") }, де досить місця.
learn-miss-centre = Хто перший бере з центру столу, отримує й маркер першого ходу. Про нього буде крок { $step }, а поки оберіть фабрику.
learn-miss-part = Тоді на цій { -line(form: "loc") } було б { $filled } з { $size }, і довелося б чекати. Знайдіть стільки { -tile(form: "many") } одного кольору, скільки якась { -line } вміщує.
learn-miss-fits = Усе вміщується — так і має бути! Але саме тепер оберіть { -line(form: "acc") }, на якій замало місця, або кладіть { -floor(form: "onto") }.
learn-miss-factory = Тоді маркер дістанеться суперникові ({ $opponent }). Цього разу беріть із центру столу.
learn-miss-no-row = Після цього раунду гра тривала б далі. Згадайте: { LIST($gaps, separator: ", а ") }.
learn-count-again = **Ні, не { $answer }.** Погляньте на це місце ще раз: { learn-found }
learn-found = { $runs ->
    [both] разом із новою { -tile(form: "ins") } вийде { $across } по горизонталі та { $down } по вертикалі. Рахуються обидва ряди.
    [row] разом із новою { -tile(form: "ins") } вийде { $across } по горизонталі, а вгорі та внизу сусідніх { -tile(form: "many") } немає.
    [column] разом із новою { -tile(form: "ins") } вийде { $down } по вертикалі, а ліворуч і праворуч сусідніх { -tile(form: "many") } немає.
   *[none] поруч із новою { -tile(form: "ins") } не буде жодної іншої.
}

refusal-old-lesson = Це кнопка моєї старішої версії. `/azul learn` починає урок спочатку.

## The pictures of the steps in words, before what is on the table

alt-learn-take = Позначено: фабрики й { -line(form: "pattern") } верхнього планшета.
alt-learn-line = Позначено: { -line(form: "pattern") } верхнього планшета.
alt-learn-floor = Позначено на верхньому планшеті: { -floor }.
alt-learn-marker = Позначено: центр столу з маркером першого ходу.
alt-learn-end = Позначено на верхньому планшеті: { LIST($rows) }.
alt-learn-row = горизонталь { $row }
alt-learn-tiling = Знак питання { -wall(form: "on") }: горизонталь { $row }, вертикаль { $column }. Туди переходить { colour.one } { -tile }.

## Slash commands: descriptions are at most 100 characters.

command-learn = Навчитися грати граючи: шість коротких кроків, наодинці

## Buttons

button-next = Далі
button-start-over = Спочатку
