## Slash commands: descriptions are at most 100 characters.

command-start = Відкрити стіл для гри; що не вказано — як заведено на цьому сервері
command-start-opponent = Кого запросити; місце чекатиме на цю людину
command-start-opponent2 = Кого ще запросити
command-start-opponent3 = І кого ще
command-start-seats = Скільки людей може грати, від 2 до 4
command-join = Приєднатися до столу в цьому каналі
command-begin = Почати гру (лише господар столу)
command-cancel = Закрити стіл (господар до початку гри або той, хто керує каналом)
command-start-wall = Яким боком планшетів грати
command-start-factories = Чи грати з особливими фабриками
command-start-scatter = Як діляться плитки, що лишилися на розсипі
command-start-level = Рівень комп’ютерів: 1–10 або 0 (як ваш); вони ж ходять за тих, хто запізнився
command-start-pace = Скільки часу дається на хід
command-start-theme = Як виглядають картинки
command-start-messages = Які повідомлення гри лишаються в каналі
command-start-where = Де йтиме гра
command-start-rated = Чи враховується гра в рейтингу
command-start-language = Мова того, що бачать усі
command-theme = Змінити вигляд картинок (лише господар столу)

## Buttons

button-join = Приєднатися
button-accept = Прийняти
button-not-now = Не зараз
button-leave = Вийти
button-cancel = Закрити стіл
button-options = Параметри
button-add-computer = Додати комп’ютер
button-remove-computer = Прибрати комп’ютер
button-again = Зіграти ще

## Private answers

joined = Ви за столом.
# $names are those who were asked by name to play.
invited = Запрошено за цей стіл: { LIST($names) }.
not-now = Гаразд: місце тепер вільне для інших.
begun-private = Гра почалася.
cancelled = Стіл закрито.
themed = Тепер вигляд цього столу — { $theme }.

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Параметри цього столу** · Зміни діють одразу. Коли гра почнеться, змінити можна буде лише вигляд. `/azul start` з параметром `opponent` запрошує ще когось особисто.

## What is refused, and what to do instead

refusal-channel-occupied = У цьому каналі вже є стіл. Поки гра не почалася, `/azul join` дозволяє приєднатися, а потім `/azul table` показує її.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] На цьому сервері столи не можна відкривати ні в цьому каналі, ні в інших, які ви бачите. Де можна, вирішують адміністратори сервера командою `/azul manage settings`.
   *[other] У цьому каналі відкривати столи не можна. Можна тут: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [1] На цьому сервері водночас може тривати лише одна гра, і вона вже є. Вона має закінчитися, перш ніж можна буде відкрити ще одну.
   *[other] На цьому сервері вже йде стільки ігор, скільки можна водночас: { $most }. Одна з них має закінчитися, перш ніж можна буде відкрити ще одну.
} `/azul games` показує столи, до яких можна приєднатися.
refusal-table-full = Вільних місць немає: усі { $seats } зайнято.
# $invited are the names of those for whom the seats are kept, $moment is when they are free again, such as: in a day.
refusal-seats-kept = Решта місць чекає на таких гравців: { LIST($invited) }. Хто не прийме запрошення, втратить місце { $moment }.
refusal-seats-kept-short = Решта місць чекає на інших гравців. Хто не прийме запрошення, втратить місце { $moment }.
refusal-not-invited = Це можуть зробити лише запрошені, доки на них чекає місце. Вільне місце можна зайняти кнопкою **Приєднатися**.
refusal-too-many-opponents = За столом на { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
} всі не помістяться. Запросіть менше людей чи комп’ютерів або візьміть більше місць.
refusal-opponent-self = Грати тут проти себе не можна. Запросіть когось іншого або спробуйте `/azul practice`.
refusal-opponent-bot = { $asked } — бот і не може сісти за стіл. Щоб зіграти з комп’ютером, оберіть параметр `computers`.
refusal-opponent-away = На цьому сервері немає такого учасника: { $asked }.
refusal-opponent-elsewhere = { $asked } не бачить цього каналу. Відкрийте стіл у каналі, який бачите ви обоє.
refusal-opponent-off = { $asked } не приймає запрошень, тож запрошення не надіслано.
refusal-opponent-there = { $mention } вже за цим столом або вже серед запрошених.
refusal-too-many-computers = За столом на { $seats } { $seats ->
    [one] місце
    [few] місця
   *[many] місць
} може грати { $most ->
    [1] один комп’ютер.
    [one] щонайбільше { $most } комп’ютер.
    [few] щонайбільше { $most } комп’ютери.
   *[many] щонайбільше { $most } комп’ютерів.
} Візьміть менше комп’ютерів або більше місць.
refusal-no-computer = За цим столом немає жодного комп’ютера.
refusal-not-host = Це може зробити лише господар столу: { $host }.
refusal-not-host-short = Це може зробити лише господар столу.
refusal-too-few-players = Для гри в Azul { $fewest ->
    [one] потрібен щонайменше { $fewest } гравець
    [few] потрібні щонайменше { $fewest } гравці
   *[many] потрібно щонайменше { $fewest } гравців
}. Спершу має приєднатися хтось іще.
refusal-already-begun = Гра вже почалася. `/azul table` показує її. Хто грає, може вийти командою `/azul leave`, а закрити гру може той, хто керує цим каналом, командою `/azul manage cancel`.
refusal-not-over = Ця гра ще не закінчилася. Зіграти ще можна буде після неї.
refusal-not-your-rematch = Запропонувати ще одну гру можуть лише ті, хто грав у цій: { LIST($names) }. До нового столу зможе приєднатися кожен, а `/azul start` відкриє ваш власний.
refusal-not-your-rematch-short = Запропонувати ще одну гру можуть лише ті, хто грав у цій. `/azul start` відкриє ваш власний стіл.
refusal-rematch-begun = Наступна гра вже почалася. `/azul table` показує її.
refusal-rematch-elsewhere = Наступна гра вже почалася: { LIST($threads) }.
refusal-options-fixed = Гра почалася, тож її параметри вже не змінити. Вигляд ще можна: `/azul manage theme`.
# $count is the number of players at the table.
refusal-seats-taken = Гравців за столом уже { $count }, тож і місць має бути щонайменше { $count }.
refusal-missing-permissions = Мені бракує прав у цьому каналі: { LIST($permissions, separator: ", ") }. Їх може надати той, хто керує сервером; потім спробуйте ще раз.
refusal-thread-permissions = Щоб грати в гілці, мені бракує прав у цьому каналі: { LIST($permissions, separator: ", ") }. Їх може надати той, хто керує сервером. Або грайте в самому каналі: господар столу обирає це кнопкою **Параметри**.
refusal-no-threads-here = Тут я не можу створити гілку: це можливо лише в текстовому каналі, а не в гілці чи голосовому каналі. Грайте тут без неї або відкрийте стіл у текстовому каналі.

## The lobby

lobby-title = **Azul** · { $host } запрошує за стіл.
lobby-again = **Azul** · { $host } пропонує зіграти ще раз.
# $mentions are those for whom seats are kept, $when is when they are free again, such as: in a day.
lobby-invited = { LIST($mentions) }, зіграєте? { $count ->
    [one] Місце чекає на вас. Без відповіді воно звільниться
   *[other] Місця чекають на вас. Без відповіді вони звільняться
} { $when }.
lobby-players = Зайнято { $count } з { $seats } місць: { LIST($names) }
lobby-wait = Приєднуйтеся кнопкою або командою `/azul join`. { $host } може почати, щойно хтось приєднається, або зіграти з комп’ютерами.
lobby-wait-accept = { $host } може почати, щойно хтось прийме запрошення.
lobby-ready = { $host } може почати зараз або зачекати на інших гравців.
lobby-full = Усі місця зайнято. { $host } може починати.
lobby-begun = **Azul** · Грають { LIST($names) }.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { LIST($names) } грають у гілці { $thread }.
lobby-pace = Темп: { $hours ->
    [72] 3 дні
    [168] 7 днів
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
} на хід
lobby-pace-alone = { lobby-pace }, якщо хтось приєднається. Наодинці з комп’ютерами поспішати нікуди.
lobby-look = Вигляд: { $theme }
# $discs are sentences about what each special factory does.
lobby-discs = -# { LIST($discs, separator: " ") }
lobby-computers = Рівень комп’ютерів: { $level }
lobby-computers-adaptive = Рівень комп’ютерів: зараз { $level }, підлаштовується під гравця { $host }
computers-adaptive = Рівень комп’ютерів: { $level } (адаптивний)
lobby-messages = Повідомлення про кожен хід лишаються в каналі.
lobby-thread = Після початку гра перейде в окрему гілку.
lobby-unrated = Ця гра не впливає на рейтинг.
commitment = -# Чесне жеребкування `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Якщо нічого не зміниться, стіл закриється { $when }.
lobby-lapsed = **Azul** · За цим столом нічого не відбувалося { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}, тож він закрився сам. `/azul start` відкриває новий.
lobby-cancelled = **Azul** · { refusal-ended-unbegun }
