## Достижения

achievement-victory = Победа
achievement-full-table = За полным столом
achievement-spotless = Безупречно
achievement-by-a-hair = На волосок
achievement-comeback = Камбэк
achievement-hundred = Сотня
achievement-big-round = Щедрый раунд
achievement-perfect-tile = Идеальная { -tile }
achievement-two-colours = Два цвета
achievement-three-columns = Три вертикали
achievement-every-bonus = Все бонусы
achievement-rescue = Спасение
