## Choices of the options of commands: at most 100 characters.

choice-coloured = Кольорова: кожен колір має свої місця
choice-free = Вільна: місця обираєте ви
choice-plain = Звичайні
choice-special = Особливі: по одній на гравця, щораунду нові
choice-special-once = Особливі на всю гру: по одній на гравця
choice-scatter-free = Вільний: кожен колір ліворуч чи праворуч
choice-scatter-even = Рівний: якомога рівніше
choice-pace-none = Без обмежень
choice-pace-1h = 1 година
choice-pace-8h = 8 годин
choice-pace-24h = 24 години
choice-pace-3d = 3 дні
choice-pace-7d = 7 днів
choice-messages-all = Усі: кожен хід лишається
choice-messages-quiet = Тихий режим: хід зникає з появою наступного
choice-where-channel = Канал: тут
choice-where-thread = Гілка: окрема для гри
choice-rated-yes = З рейтингом: гра враховується
choice-rated-no = Без рейтингу: гра не враховується

## The options of a lobby. Labels and descriptions have at most 100 characters.

option-wall = **{ CAPITAL(-wall) }** · куди переходить { -tile } повної { -line(form: "gen") }
option-wall-coloured = Кольорова
option-help-wall-coloured = У кожній горизонталі кожен колір має своє місце
option-wall-free = Вільна
option-help-wall-free = Місце обираєте ви; кожен колір — раз у вертикалі
option-factories = **Фабрики** · чи є серед них особливі
option-factories-plain = Звичайні
option-help-factories-plain = Усі фабрики однакові
option-factories-special = Особливі
option-help-factories-special = По одній особливій на гравця, щораунду нові
option-factories-special-once = Особливі на всю гру
option-help-factories-special-once = По одній особливій на гравця, ті самі всю гру
option-scatter = **Розсип** · як { -tile(form: "few") }, що лишилися на ньому, діляться між сусідами
option-scatter-free = Вільний
option-help-scatter-free = Кожен колір — ліворуч чи праворуч, як захоче гравець
option-scatter-even = Рівний
option-help-scatter-even = Кольори діляться якомога рівніше
option-seats = **Місця** · скільки людей може грати
option-seats-some = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
option-help-seats-some = { $free ->
    [0] Більше ніхто не зможе приєднатися
    [one] Ще { $free } вільне місце
    [few] Ще { $free } вільні місця
   *[many] Ще { $free } вільних місць
}
option-pace = **Темп** · скільки часу дається на хід
option-pace-none = Без обмежень
option-help-pace-none = Кожен думає, скільки хоче, і ніхто не нагадує
option-pace-1h = 1 година
option-help-pace-1h = Для гри за один вечір
option-pace-8h = 8 годин
option-help-pace-8h = Кілька ходів на день
option-pace-24h = 24 години
option-help-pace-24h = Щонайменше хід на день
option-pace-3d = 3 дні
option-help-pace-3d = Гра між іншими справами
option-pace-7d = 7 днів
option-help-pace-7d = Щонайменше хід на тиждень
option-computers = **Суперники** · проти скількох комп’ютерів ви граєте
option-computers-some = { $count ->
    [one] { $count } комп’ютер
    [few] { $count } комп’ютери
   *[many] { $count } комп’ютерів
}
option-level = **Комп’ютери** · як сильно вони грають, зокрема за тих, хто запізнився
option-level-adaptive = Адаптивний · на вашому рівні
option-help-level-adaptive = Сильнішає, коли ви виграєте, і слабшає, коли програєте
option-level-easy = 1 · легкий
option-help-level-easy = Для найпершої партії
option-level-relaxed = 2 · спокійний
option-help-level-relaxed = Для тих, хто щойно прочитав правила
option-level-medium = 3 · дружній
option-help-level-medium = Для тих, хто вже зіграв кілька партій
option-level-steady = 4 · упевнений
option-help-level-steady = Для тих, хто планує свої { -line(form: "few") } наперед
option-level-skilled = 5 · вправний
option-help-level-skilled = Для тих, хто час від часу перемагає
option-level-hard = 6 · важкий
option-help-level-hard = Для тих, хто знає, що потрібно суперникам
option-level-tough = 7 · сильний
option-help-level-tough = Для тих, хто думає на кілька ходів уперед
option-level-fierce = 8 · дуже сильний
option-help-level-fierce = Для тих, кому з важким уже нудно
option-level-master = 9 · майстер
option-help-level-master = Для тих, хто обігрує всіх знайомих
option-level-expert = 10 · експерт
option-help-level-expert = На повну силу
option-engine = **Рушій** · стороння програма, яка може зайняти місце
option-engine-none = Немає
option-help-engine-none = Лише люди та звичайні комп’ютери
option-help-engine-some = Програма, яку додав власник цього бота
option-theme = **Вигляд** · як виглядають картинки
option-help-theme-azulejo = Глазуровані плитки на світлому столі
option-help-theme-azulejo-dark = Глазуровані плитки на темному столі
option-help-theme-chocolatier = Шоколадні цукерки на світлому столі
option-help-theme-chocolatier-dark = Шоколадні цукерки на темному столі
option-where = **Де** · де йтиме гра
option-where-channel = Канал
option-help-where-channel = У самому каналі; іншого столу в ньому тоді не буде
option-where-thread = Гілка
option-help-where-thread = В окремій гілці: у каналі лишаться тільки запрошення й результат
option-rated = **Рейтинг** · чи враховується гра
option-rated-yes = З рейтингом
option-help-rated-yes = Гра впливає на рейтинг усіх, якщо за столом немає комп’ютерів
option-rated-no = Без рейтингу
option-help-rated-no = Гра не впливає ні на рейтинг, ні на місця в таблиці лідерів
option-language = **Мова** · того, що бачать усі за цим столом
option-messages = **Повідомлення** · які з них лишаються в каналі
option-messages-all = Усі
option-help-messages-all = Повідомлення про кожен хід лишається
option-messages-quiet = Тихий режим
option-help-messages-quiet = Повідомлення про хід зникає з появою наступного; раунди й результат лишаються

## Languages

# The language's name for itself.
language-name = Українська

## Looks

# The names of the looks.
theme-azulejo = Азулежу
theme-azulejo-dark = Азулежу, темний стіл
theme-chocolatier = Шоколатьє
theme-chocolatier-dark = Шоколатьє, темний стіл

## The rules of a table

rules-line = Правила: { LIST($rules, separator: ", ") }
rules-free = вільна { -wall }
rules-special = особливі фабрики щораунду
rules-special-once = особливі фабрики на всю гру
rules-even = рівний розсип
