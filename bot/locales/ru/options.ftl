## Choices of the options of commands: at most 100 characters.

choice-coloured = Цветная: у каждого цвета свои клетки
choice-free = Свободная: клетки выбираете вы
choice-plain = Обычные
choice-special = Особые: по одному на игрока, каждый раунд новые
choice-special-once = Особые на всю игру: по одному на игрока
choice-scatter-free = Свободная: каждый цвет налево или направо, как хотите
choice-scatter-even = Равномерная: как можно ровнее
choice-pace-none = Без ограничений
choice-pace-1h = 1 час
choice-pace-8h = 8 часов
choice-pace-24h = 24 часа
choice-pace-3d = 3 дня
choice-pace-7d = 7 дней
choice-messages-all = Все: каждый ход остаётся
choice-messages-quiet = Тихий режим: ход исчезает, когда появляется следующий
choice-where-channel = Канал: здесь
choice-where-thread = Ветка: отдельная для игры
choice-rated-yes = С рейтингом: игра учитывается
choice-rated-no = Без рейтинга: игра не учитывается

## The options of a lobby. Labels and descriptions have at most 100 characters.

option-wall = **{ CAPITAL(-wall) }** · куда переходит { -tile } с полной { -line(form: "gen") }
option-wall-coloured = Цветная
option-help-wall-coloured = В каждой горизонтали у каждого цвета своя клетка
option-wall-free = Свободная
option-help-wall-free = Клетку выбираете вы; каждый цвет — раз в вертикали
option-factories = **Склады** · есть ли среди них особые
option-factories-plain = Обычные
option-help-factories-plain = Все склады одинаковые
option-factories-special = Особые
option-help-factories-special = По одному особому на игрока, каждый раунд новые
option-factories-special-once = Особые на всю игру
option-help-factories-special-once = По одному особому на игрока, те же всю игру
option-scatter = **Россыпь** · как { -tile(form: "few") }, которые на ней остались, делятся между соседями
option-scatter-free = Свободная
option-help-scatter-free = Каждый цвет — налево или направо, как захочет игрок
option-scatter-even = Равномерная
option-help-scatter-even = Цвета делятся как можно ровнее
option-seats = **Места** · сколько человек может играть
option-seats-some = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
option-help-seats-some = { $free ->
    [0] Больше никто не сможет присоединиться
    [one] Ещё { $free } свободное место
    [few] Ещё { $free } свободных места
   *[many] Ещё { $free } свободных мест
}
option-pace = **Темп** · сколько времени даётся на ход
option-pace-none = Без ограничений
option-help-pace-none = Каждый думает сколько хочет, и никто не напоминает
option-pace-1h = 1 час
option-help-pace-1h = Для игры за один вечер
option-pace-8h = 8 часов
option-help-pace-8h = Несколько ходов в день
option-pace-24h = 24 часа
option-help-pace-24h = Хотя бы ход в день
option-pace-3d = 3 дня
option-help-pace-3d = Игра между делом
option-pace-7d = 7 дней
option-help-pace-7d = Хотя бы ход в неделю
option-computers = **Соперники** · со сколькими компьютерами вы играете
option-computers-some = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[many] { $count } компьютеров
}
option-level = **Компьютеры** · как сильно они играют, в том числе за опоздавших
option-level-adaptive = Адаптивный · на вашем уровне
option-help-level-adaptive = Становится сильнее, когда вы выигрываете, и слабее, когда проигрываете
option-level-easy = 1 · лёгкий
option-help-level-easy = Для самой первой партии
option-level-relaxed = 2 · спокойный
option-help-level-relaxed = Для тех, кто только что прочитал правила
option-level-medium = 3 · дружеский
option-help-level-medium = Для тех, кто уже сыграл несколько партий
option-level-steady = 4 · уверенный
option-help-level-steady = Для тех, кто планирует свои { -line(form: "few") } заранее
option-level-skilled = 5 · умелый
option-help-level-skilled = Для тех, кто иногда побеждает
option-level-hard = 6 · сложный
option-help-level-hard = Для тех, кто знает, что нужно соперникам
option-level-tough = 7 · сильный
option-help-level-tough = Для тех, кто думает на несколько ходов вперёд
option-level-fierce = 8 · очень сильный
option-help-level-fierce = Для тех, кому со сложным уже скучно
option-level-master = 9 · мастер
option-help-level-master = Для тех, кто обыгрывает всех знакомых
option-level-expert = 10 · эксперт
option-help-level-expert = В полную силу
option-engine = **Движок** · сторонняя программа, которая может занять место
option-engine-none = Нет
option-help-engine-none = Только люди и обычные компьютеры
option-help-engine-some = Программа, которую добавил владелец этого бота
option-theme = **Вид** · как выглядят картинки
option-help-theme-azulejo = Глазурованные плитки на светлом столе
option-help-theme-azulejo-dark = Глазурованные плитки на тёмном столе
option-help-theme-chocolatier = Шоколадные конфеты на светлом столе
option-help-theme-chocolatier-dark = Шоколадные конфеты на тёмном столе
option-where = **Где** · где пойдёт игра
option-where-channel = Канал
option-help-where-channel = В самом канале; другого стола в нём тогда не будет
option-where-thread = Ветка
option-help-where-thread = В отдельной ветке: в канале останутся только приглашение и результат
option-rated = **Рейтинг** · учитывается ли игра
option-rated-yes = С рейтингом
option-help-rated-yes = Игра влияет на рейтинг всех, если за столом нет компьютеров
option-rated-no = Без рейтинга
option-help-rated-no = Игра не влияет ни на рейтинг, ни на места в таблице лидеров
option-language = **Язык** · того, что видят все за этим столом
option-messages = **Сообщения** · какие из них остаются в канале
option-messages-all = Все
option-help-messages-all = Сообщение о каждом ходе остаётся
option-messages-quiet = Тихий режим
option-help-messages-quiet = Сообщение о ходе сменяется следующим; раунды и результат остаются

## Languages

# The language's name for itself.
language-name = Русский

## Looks

# The names of the looks.
theme-azulejo = Азулежу
theme-azulejo-dark = Азулежу, тёмный стол
theme-chocolatier = Шоколатье
theme-chocolatier-dark = Шоколатье, тёмный стол

## The rules of a table

rules-line = Правила: { LIST($rules, separator: ", ") }
rules-free = свободная { -wall }
rules-special = особые склады каждый раунд
rules-special-once = особые склады на всю игру
rules-even = равномерная россыпь
