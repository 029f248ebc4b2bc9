## Slash commands: descriptions are at most 100 characters.

command-start = Открыть стол для игры; что не указано — как принято на этом сервере
command-start-opponent = Кого пригласить; место будет ждать этого человека
command-start-opponent2 = Кого ещё пригласить
command-start-opponent3 = И кого ещё
command-start-seats = Сколько человек может играть, от 2 до 4
command-join = Сесть за стол в этом канале
command-begin = Начать игру (только хозяин стола)
command-cancel = Закрыть стол (хозяин до начала игры или тот, кто управляет каналом)
command-start-wall = Какой стороной планшетов играть
command-start-factories = Играть ли с особыми складами
command-start-scatter = Как делятся плитки, оставшиеся на россыпи
command-start-level = Уровень компьютеров: 1–10 или 0 (как ваш); они же ходят за опоздавших
command-start-pace = Сколько времени даётся на ход
command-start-theme = Как выглядят картинки
command-start-messages = Какие сообщения игры остаются в канале
command-start-where = Где пойдёт игра
command-start-rated = Учитывается ли игра в рейтинге
command-start-language = Язык того, что видят все
command-theme = Изменить вид картинок (только хозяин стола)

## Buttons

button-join = Присоединиться
button-accept = Принять
button-not-now = Не сейчас
button-leave = Выйти
button-cancel = Закрыть стол
button-options = Параметры
button-add-computer = Добавить компьютер
button-remove-computer = Убрать компьютер
button-again = Сыграть ещё

## Private answers

joined = Вы за столом.
# $names are those who were asked by name to play.
invited = Приглашение за этот стол: { LIST($names) }.
not-now = Хорошо: место теперь свободно для других.
begun-private = Игра началась.
cancelled = Стол закрыт.
themed = Теперь вид этого стола — { $theme }.

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Параметры этого стола** · Изменения действуют сразу. Когда игра начнётся, изменить можно будет только вид. `/azul start` с параметром `opponent` приглашает ещё кого-нибудь лично.

## What is refused, and what to do instead

refusal-channel-occupied = В этом канале уже есть стол. Пока игра не началась, `/azul join` позволяет присоединиться, а потом `/azul table` показывает её.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] На этом сервере столы нельзя открывать ни в этом канале, ни в других, которые вы видите. Где можно, решают администраторы сервера командой `/azul manage settings`.
   *[other] В этом канале открывать столы нельзя. Можно здесь: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [1] На этом сервере одновременно может идти только одна игра, и она уже есть. Она должна закончиться, прежде чем можно будет открыть ещё одну.
   *[other] На этом сервере уже идёт столько игр, сколько можно одновременно: { $most }. Одна из них должна закончиться, прежде чем можно будет открыть ещё одну.
} `/azul games` показывает столы, за которые можно сесть.
refusal-table-full = Свободных мест нет: все { $seats } заняты.
# $invited are the names of those for whom the seats are kept, $moment is when they are free again, such as: in a day.
refusal-seats-kept = Остальные места ждут таких игроков: { LIST($invited) }. Кто не примет приглашение, потеряет место { $moment }.
refusal-seats-kept-short = Остальные места ждут других игроков. Кто не примет приглашение, потеряет место { $moment }.
refusal-not-invited = Это могут сделать только приглашённые, пока их ждёт место. Свободное место можно занять кнопкой **Присоединиться**.
refusal-too-many-opponents = За столом на { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
} все не поместятся. Пригласите меньше людей или компьютеров либо возьмите больше мест.
refusal-opponent-self = Играть здесь против себя нельзя. Пригласите кого-нибудь другого или попробуйте `/azul practice`.
refusal-opponent-bot = { $asked } — бот и не может сесть за стол. Чтобы сыграть с компьютером, выберите параметр `computers`.
refusal-opponent-away = На этом сервере нет такого участника: { $asked }.
refusal-opponent-elsewhere = { $asked } не видит этот канал. Откройте стол в канале, доступном вам двоим.
refusal-opponent-off = { $asked } не принимает приглашений, поэтому приглашение не отправлено.
refusal-opponent-there = { $mention } уже за этим столом или уже среди приглашённых.
refusal-too-many-computers = За столом на { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
} может играть { $most ->
    [1] один компьютер.
    [one] не больше { $most } компьютера.
   *[other] не больше { $most } компьютеров.
} Возьмите меньше компьютеров или больше мест.
refusal-no-computer = За этим столом нет ни одного компьютера.
refusal-not-host = Это может сделать только хозяин стола: { $host }.
refusal-not-host-short = Это может сделать только хозяин стола.
refusal-too-few-players = Для игры в Azul { $fewest ->
    [one] нужен хотя бы { $fewest } игрок
    [few] нужны хотя бы { $fewest } игрока
   *[many] нужно хотя бы { $fewest } игроков
}. Сначала должен присоединиться кто-то ещё.
refusal-already-begun = Игра уже началась. `/azul table` показывает её. Кто играет, может выйти командой `/azul leave`, а закрыть игру может тот, кто управляет этим каналом, командой `/azul manage cancel`.
refusal-not-over = Эта игра ещё не закончилась. Сыграть ещё можно будет после неё.
refusal-not-your-rematch = Предложить ещё одну игру могут только те, кто играл в этой: { LIST($names) }. К новому столу сможет присоединиться каждый, а `/azul start` откроет ваш собственный.
refusal-not-your-rematch-short = Предложить ещё одну игру могут только те, кто играл в этой. `/azul start` откроет ваш собственный стол.
refusal-rematch-begun = Следующая игра уже началась. `/azul table` показывает её.
refusal-rematch-elsewhere = Следующая игра уже началась: { LIST($threads) }.
refusal-options-fixed = Игра началась, поэтому её параметры уже не изменить. Вид ещё можно: `/azul manage theme`.
# $count is the number of players at the table.
refusal-seats-taken = Игроков за столом уже { $count }, поэтому и мест должно быть не меньше { $count }.
refusal-missing-permissions = Мне не хватает прав в этом канале: { LIST($permissions, separator: ", ") }. Их может дать тот, кто управляет сервером; потом попробуйте ещё раз.
refusal-thread-permissions = Чтобы играть в ветке, мне не хватает прав в этом канале: { LIST($permissions, separator: ", ") }. Их может дать тот, кто управляет сервером. Или играйте в самом канале: хозяин стола выбирает это кнопкой **Параметры**.
refusal-no-threads-here = Здесь я не могу создать ветку: это возможно только в текстовом канале, а не в ветке или голосовом канале. Играйте здесь без неё или откройте стол в текстовом канале.

## The lobby

lobby-title = **Azul** · { $host } приглашает за стол.
lobby-again = **Azul** · { $host } предлагает сыграть ещё раз.
# $mentions are those for whom seats are kept, $when is when they are free again, such as: in a day.
lobby-invited = { LIST($mentions) }, сыграете? { $count ->
    [one] Место ждёт вас. Без ответа оно освободится
   *[other] Места ждут вас. Без ответа они освободятся
} { $when }.
lobby-players = Занято мест: { $count } из { $seats } — { LIST($names) }
lobby-wait = Присоединиться можно кнопкой или командой `/azul join`. { $host } может начать, как только кто-нибудь присоединится, или сыграть с компьютерами.
lobby-wait-accept = { $host } может начать, как только кто-нибудь примет приглашение.
lobby-ready = { $host } может начать сейчас или подождать других игроков.
lobby-full = Все места заняты. { $host } может начинать.
lobby-begun = **Azul** · Играют { LIST($names) }.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { LIST($names) } играют в ветке { $thread }.
lobby-pace = Темп: { $hours ->
    [72] 3 дня
    [168] 7 дней
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} на ход
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }, если кто-нибудь присоединится. Наедине с компьютерами спешить некуда.
lobby-look = Вид: { $theme }
# $discs are sentences about what each special factory does.
lobby-discs = -# { LIST($discs, separator: " ") }
lobby-computers = Уровень компьютеров: { $level }
lobby-computers-adaptive = Уровень компьютеров: сейчас { $level }, подстраивается под игрока { $host }
computers-adaptive = Уровень компьютеров: { $level } (адаптивный)
lobby-messages = Сообщения о каждом ходе остаются в канале.
lobby-thread = После начала игра перейдёт в отдельную ветку.
lobby-unrated = Эта игра не влияет на рейтинг.
commitment = -# Честная жеребьёвка `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Если ничего не произойдёт, стол закроется { $when }.
lobby-lapsed = **Azul** · За этим столом ничего не происходило { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}, поэтому он закрылся сам. `/azul start` открывает новый.
lobby-cancelled = **Azul** · { refusal-ended-unbegun }
