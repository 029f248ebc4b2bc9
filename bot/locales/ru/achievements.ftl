## Достижения

achievement-victory = Победа
achievement-full-table = За полным столом
achievement-spotless = Безупречно
achievement-by-a-hair = На волоске
achievement-comeback = Камбэк
achievement-hundred = Сотня
achievement-big-round = Большой раунд
achievement-perfect-tile = Идеальная плитка
achievement-two-colours = Два цвета
achievement-three-columns = Три вертикали
achievement-every-bonus = Все бонусы
achievement-rescue = Спасение
