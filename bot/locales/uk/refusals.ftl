## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = Це можливо лише на сервері, де є я. Тут працюють `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` і `/azul privacy`. Щоб грати з іншими, [додайте мене на сервер](<{ $link }>).
refusal-not-on-server = Мене немає на цьому сервері, тож тут це не працює. А `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` і `/azul privacy` — працюють. Хто керує цим сервером, може [додати мене](<{ $link }>).
refusal-no-table = У цьому каналі немає столу. `/azul start` відкриває новий.
refusal-already-seated = Ви вже за цим столом.
refusal-not-seated = Ви не граєте в цій грі. Стежити за нею можна командою `/azul table`.
refusal-not-begun = Гра ще не почалася. { $host } може почати її кнопкою або командою `/azul begin`.
refusal-not-begun-short = Гра ще не почалася. Господар столу може почати її кнопкою або командою `/azul begin`.
table-here = Стіл тут: { $link }
refusal-ended = Цю гру завершено. `/azul start` відкриває новий стіл.
refusal-ended-unbegun = Цей стіл закрито ще до початку гри. `/azul start` відкриває новий.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Гру поставлено на паузу { $when } ({ $mention }), тож нічого не змінено. Хто має право керувати каналом, може продовжити її кнопкою **Продовжити** або командою `/azul manage pause`.
refusal-analysis-running = Аналіз буде доступний, коли ця гра закінчиться.
refusal-stale = Гра вже пішла далі, тож нічого не змінено. `/azul table` показує, що в ній зараз.
refusal-players-gone = Уже не на цьому сервері: { LIST($players) }. Тож за столом знову є вільні місця. Почніть знову, коли будете готові.
refusal-not-your-turn = Зараз не ваш хід: ходить { $name }.
refusal-not-your-turn-short = Зараз не ваш хід.
refusal-resigned = Ви вже вийшли з цієї гри.
refusal-no-such-source = За цим столом немає фабрики { $source }. Оберіть від 1 до { $factories } або центр.
refusal-no-such-colour = Такого кольору в цій грі немає. Є синій, жовтий, червоний, чорний і білий.
refusal-no-such-line = Такої { -line(form: "gen") } на планшеті немає. Оберіть 1–5 або { -floor(form: "acc") }.
refusal-source-empty = { source.At } порожньо. { CAPITAL(-tile(form: "few")) } є { LIST($sources, form: "at") }.
refusal-source-empty-short = { source.At } порожньо.
refusal-colour-not-there = { source.At } немає { colour.many } { -tile(form: "many") }, є лише { LIST($there, form: "few") }.
refusal-line-full = { CAPITAL(-line) } { $line } вже повна. { CAPITAL(colour.few) } { -tile(form: "few") } можна покласти { LIST($open, style: "or", form: "onto") }.
refusal-line-full-short = { CAPITAL(-line) } { $line } вже повна.
refusal-line-other-colour = { CAPITAL(-line(form: "on")) } { $line } вже лежать { LIST($there, form: "few") }, а колір там може бути лише один. { CAPITAL(colour.few) } { -tile(form: "few") } можна покласти { LIST($open, style: "or", form: "onto") }.
refusal-line-other-colour-short = { CAPITAL(-line(form: "on")) } { $line } вже лежать { LIST($there, form: "few") }, а колір там може бути лише один.
refusal-wall-has-colour = У горизонталі { $line } вже є { colour.one } { -tile }. { CAPITAL(colour.few) } можна покласти { LIST($open, style: "or", form: "onto") }.
refusal-wall-has-colour-short = У горизонталі { $line } вже є { colour.one } { -tile }.
refusal-wrong-phase = Зараз брати { -tile(form: "few") } не можна. `/azul table` показує, що в грі зараз.
refusal-scatter-missing = Те, що ви лишаєте { source.at }, розсипається на фабрики { $left } і { $right }. Напишіть, куди йде кожен колір, наприклад: `{ $example }`.
refusal-scatter-not-here = Тут ніщо не розсипається. Напишіть лише звідки, який колір і куди.
refusal-scatter-colour = Там лишаються { LIST($there, form: "few") }. Для кожного кольору напишіть, куди він іде: на фабрику { $left } чи { $right }, наприклад: `{ $example }`.
refusal-scatter-uneven = За цим столом { -tile(form: "few") } розсипаються між фабриками { $left } і { $right } якомога рівніше, наприклад: `{ $example }`.
refusal-bad-scatter = З «{ $text }» незрозуміло, куди йде решта. Напишіть кожен колір із фабрикою, наприклад: `3 сині підлога червоні 2 чорні 4`.
refusal-wrong-count = Там { tiles.whole } ({ source.at }), а не { $asked }. Напишіть правильну кількість або не пишіть її зовсім.
refusal-not-choosing = Зараз вам нічого обирати. `/azul table` показує, на кого чекає гра.
refusal-no-choice = { CAPITAL(-line) } { $line } не дає вибору: вона не повна або має лише одне можливе місце. Можна обирати для: { LIST($open, style: "or", form: "gen") }.
refusal-no-choice-short = { CAPITAL(-line) } { $line } не дає вибору: вона не повна або має лише одне можливе місце.
refusal-earlier-line = { CAPITAL(-line(form: "few")) } розкладають згори вниз. Спершу — { -line } { $line }.
refusal-space-not-open = Це місце не вільне. Для { -line(form: "gen") } { $line } вільні вертикалі: { LIST($columns) }.
refusal-choice-missing = Перш ніж підтвердити, оберіть місце для { -line(form: "gen") } { $line }.
refusal-bad-choice = «{ $text }» — такого варіанта немає. Оберіть один із тих, що показує Discord.
refusal-bad-number = «{ $text }» тут не підходить: потрібне інше число.
refusal-bad-person = Я не знаю, хто це. Оберіть когось із цього сервера.
refusal-no-such-game = На цьому сервері немає доступної вам гри № { $number }.
refusal-unknown-form = Ця команда змінилася відтоді, як її завантажив ваш Discord, тож нічого не зроблено. Перезапустіть Discord (на комп’ютері Ctrl+R) і спробуйте ще раз.
refusal-moved = Тепер це команда { $command }, тож нічого не зроблено.
refusal-bad-row = «{ $text }» — не { -line }. Напишіть від 1 до 5.
refusal-bad-column = «{ $text }» — не вертикаль. Напишіть від 1 до 5.
refusal-bad-move = Я не розумію ходу «{ $text }». Напишіть звідки, який колір і куди, наприклад { LIST($choices, style: "or") }, або оберіть із того, що пропонується під час набору.
refusal-bad-several = «{ $text }» може означати кілька ходів, наприклад { LIST($choices) }. Напишіть один із них або оберіть із того, що пропонується під час набору.
refusal-bad-guess = Я не розумію ходу «{ $text }». Може, { LIST($choices, style: "or") }? Надішліть це або оберіть із того, що пропонується під час набору.
refusal-bad-source = Звідси взяти не можна: «{ $text }». Напишіть від 1 до { $factories } або «центр».
refusal-bad-colour = Кольору «{ $text }» в цій грі немає. Напишіть синій, жовтий, червоний, чорний або білий.
refusal-bad-line = «{ $text }» — не { -line }. Напишіть від 1 до 5 або «{ -floor }».
refusal-too-many-threads = { $most ->
    [0] Тут у гілках не грають.
    [1] У гілці цього каналу вже йде інша гра, а більше однієї не можна.
   *[other] У гілках цього каналу вже йде стільки ігор, скільки можна: { $most }.
} Грайте в самому каналі: господар столу обирає це кнопкою **Параметри**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-create-public-threads = Створювати публічні гілки
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень
refusal-busy = Зараз у мене забагато роботи, тож нічого не змінено. Спробуйте ще раз за кілька секунд.
refusal-storage = Зараз я не можу зберігати ігри, тож нічого не змінено. Спробуйте ще раз трохи згодом.
refusal-damaged = Запис цієї гри пошкоджено: прочитати його не вдається, тож нічого не змінено. Інших ігор це не стосується. Повідомте тих, хто підтримує бота: вони можуть відновити запис із резервної копії.
refusal-unexpected = У мене щось пішло не так. Нічого з того, що ви вже зробили, не втрачено. Спробуйте ще раз. Якщо це не допоможе, назвіть тим, хто підтримує бота, цей номер: { $reference }.
not-shown = Збережено, але зараз я не можу писати в цьому каналі. Напишу, щойно зможу.
not-shown-permissions = Для цього мені бракує прав у цьому каналі: { LIST($permissions, separator: ", ") }. Їх може надати той, хто керує сервером.
refusal-old-button = Це кнопка моєї старішої версії. `/azul table` показує гру з кнопками, які працюють.
