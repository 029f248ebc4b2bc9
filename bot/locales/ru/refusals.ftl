## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = Это возможно только на сервере, где есть я. Здесь работают `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` и `/azul privacy`. Чтобы играть с другими, [добавьте меня на сервер](<{ $link }>).
refusal-not-on-server = Меня нет на этом сервере, поэтому здесь это не работает. А `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` и `/azul privacy` — работают. Тот, кто управляет этим сервером, может [добавить меня](<{ $link }>).
refusal-no-table = В этом канале нет стола. `/azul start` открывает новый.
refusal-already-seated = Вы уже за этим столом.
refusal-not-seated = Вы не играете в этой игре. Следить за ней можно командой `/azul table`.
refusal-not-begun = Игра ещё не началась. { $host } может начать её кнопкой или командой `/azul begin`.
refusal-not-begun-short = Игра ещё не началась. Хозяин стола может начать её кнопкой или командой `/azul begin`.
table-here = Стол здесь: { $link }
refusal-ended = Эта игра завершена. `/azul start` открывает новый стол.
refusal-ended-unbegun = Этот стол закрыли ещё до начала игры. `/azul start` открывает новый.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Игра поставлена на паузу { $when } ({ $mention }), поэтому ничего не изменено. Тот, кто управляет каналом, может продолжить её кнопкой **Продолжить** или командой `/azul manage pause`.
refusal-analysis-running = Анализ будет доступен, когда эта игра закончится.
refusal-stale = Игра уже ушла вперёд, поэтому ничего не изменено. `/azul table` показывает, что в ней сейчас.
refusal-players-gone = Больше не на этом сервере: { LIST($players) }. Поэтому за столом снова есть свободные места. Начните снова, когда будете готовы.
refusal-not-your-turn = Сейчас не ваш ход: ходит { $name }.
refusal-not-your-turn-short = Сейчас не ваш ход.
refusal-resigned = Вы уже вышли из этой игры.
refusal-no-such-source = За этим столом нет склада { $source }. Выберите от 1 до { $factories } или центр.
refusal-no-such-colour = Такого цвета в этой игре нет. Есть синий, жёлтый, красный, чёрный и белый.
refusal-no-such-line = Такой { -line(form: "gen") } на планшете нет. Выберите 1–5 или { -floor(form: "acc") }.
refusal-source-empty = { CAPITAL(source.at) } пусто. { CAPITAL(-tile(form: "few")) } есть { LIST($sources, form: "at") }.
refusal-source-empty-short = { CAPITAL(source.at) } пусто.
refusal-colour-not-there = { CAPITAL(source.at) } нет { colour.many } { -tile(form: "many") }, есть только { LIST($there, form: "few") }.
refusal-line-full = { CAPITAL(-line) } { $line } уже полная. { CAPITAL(colour.few) } { -tile(form: "few") } можно положить { LIST($open, style: "or", form: "onto") }.
refusal-line-full-short = { CAPITAL(-line) } { $line } уже полная.
refusal-line-other-colour = { CAPITAL(-line(form: "on")) } { $line } уже лежат { LIST($there, form: "few") }, а цвет там может быть только один. { CAPITAL(colour.few) } { -tile(form: "few") } можно положить { LIST($open, style: "or", form: "onto") }.
refusal-line-other-colour-short = { CAPITAL(-line(form: "on")) } { $line } уже лежат { LIST($there, form: "few") }, а цвет там может быть только один.
refusal-wall-has-colour = В горизонтали { $line } уже есть { colour.one } { -tile }. { CAPITAL(colour.few) } можно положить { LIST($open, style: "or", form: "onto") }.
refusal-wall-has-colour-short = В горизонтали { $line } уже есть { colour.one } { -tile }.
refusal-wrong-phase = Сейчас брать { -tile(form: "few") } нельзя. `/azul table` показывает, что в игре сейчас.
refusal-scatter-missing = То, что вы оставляете { source.at }, рассыпается на склады { $left } и { $right }. Напишите, куда идёт каждый цвет, например: `{ $example }`.
refusal-scatter-not-here = Здесь ничего не рассыпается. Напишите только откуда, какой цвет и куда.
refusal-scatter-colour = Там остаются { LIST($there, form: "few") }. Для каждого цвета напишите, куда он идёт: на склад { $left } или { $right }, например: `{ $example }`.
refusal-scatter-uneven = За этим столом { -tile(form: "few") } рассыпаются между складами { $left } и { $right } как можно ровнее, например: `{ $example }`.
refusal-bad-scatter = Из «{ $text }» непонятно, куда идёт остальное. Напишите каждый цвет со складом, например: `3 синие пол красные 2 чёрные 4`.
refusal-wrong-count = Там { tiles.whole } ({ source.at }), а не { $asked }. Напишите верное число или не пишите его вовсе.
refusal-not-choosing = Сейчас вам нечего выбирать. `/azul table` показывает, кого ждёт игра.
refusal-no-choice = { CAPITAL(-line) } { $line } не даёт выбора: она не полная или для неё есть лишь одна клетка. Можно выбирать для: { LIST($open, style: "or", form: "gen") }.
refusal-no-choice-short = { CAPITAL(-line) } { $line } не даёт выбора: она не полная или для неё есть лишь одна клетка.
refusal-earlier-line = { CAPITAL(-line(form: "few")) } раскладывают сверху вниз. Сначала — { -line } { $line }.
refusal-space-not-open = Эта клетка не свободна. Для { -line(form: "gen") } { $line } свободны вертикали: { LIST($columns) }.
refusal-choice-missing = Прежде чем подтвердить, выберите клетку для { -line(form: "gen") } { $line }.
refusal-bad-choice = «{ $text }» — такого варианта нет. Выберите один из тех, что показывает Discord.
refusal-bad-number = «{ $text }» здесь не подходит: нужно другое число.
refusal-bad-person = Я не знаю, кто это. Выберите кого-нибудь с этого сервера.
refusal-no-such-game = На этом сервере нет доступной вам игры № { $number }.
refusal-unknown-form = Эта команда изменилась с тех пор, как её загрузил ваш Discord, поэтому ничего не сделано. Перезапустите Discord (на компьютере Ctrl+R) и попробуйте ещё раз.
refusal-moved = Теперь это команда { $command }, поэтому ничего не сделано.
refusal-bad-row = «{ $text }» — не { -line }. Напишите от 1 до 5.
refusal-bad-column = «{ $text }» — не вертикаль. Напишите от 1 до 5.
refusal-bad-move = Я не понимаю ход «{ $text }». Напишите откуда, какой цвет и куда, например { LIST($choices, style: "or") }, или выберите из того, что предлагается при вводе.
refusal-bad-several = «{ $text }» может означать несколько ходов, например { LIST($choices) }. Напишите один из них или выберите из того, что предлагается при вводе.
refusal-bad-guess = Я не понимаю ход «{ $text }». Может быть, { LIST($choices, style: "or") }? Отправьте это или выберите из того, что предлагается при вводе.
refusal-bad-source = Отсюда взять нельзя: «{ $text }». Напишите от 1 до { $factories } или «центр».
refusal-bad-colour = Цвета «{ $text }» в этой игре нет. Напишите синий, жёлтый, красный, чёрный или белый.
refusal-bad-line = «{ $text }» — не { -line }. Напишите от 1 до 5 или «{ -floor }».
refusal-too-many-threads = { $most ->
    [0] Здесь в ветках не играют.
    [1] В ветке этого канала уже идёт другая игра, а больше одной нельзя.
   *[other] В ветках этого канала уже идёт столько игр, сколько можно: { $most }.
} Играйте в самом канале: хозяин стола выбирает это кнопкой **Параметры**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
refusal-busy = Сейчас у меня слишком много работы, поэтому ничего не изменено. Попробуйте ещё раз через несколько секунд.
refusal-storage = Сейчас я не могу сохранять игры, поэтому ничего не изменено. Попробуйте ещё раз чуть позже.
refusal-damaged = Запись этой игры повреждена: прочитать её не удаётся, поэтому ничего не изменено. Других игр это не касается. Сообщите тем, кто поддерживает бота: они могут восстановить запись из резервной копии.
refusal-unexpected = У меня что-то пошло не так. Ничего из того, что вы уже сделали, не потеряно. Попробуйте ещё раз. Если это не поможет, назовите тем, кто поддерживает бота, этот номер: { $reference }.
not-shown = Сохранено, но сейчас я не могу писать в этом канале. Напишу, как только смогу.
not-shown-permissions = Для этого мне не хватает прав в этом канале: { LIST($permissions, separator: ", ") }. Их может дать тот, кто управляет сервером.
refusal-old-button = Это кнопка моей прежней версии. `/azul table` показывает игру с кнопками, которые работают.
