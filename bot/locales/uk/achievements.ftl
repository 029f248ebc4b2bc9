## Досягнення

achievement-victory = Перемога
achievement-full-table = За повним столом
achievement-spotless = Бездоганно
achievement-by-a-hair = На волосинку
achievement-comeback = Камбек
achievement-hundred = Сотня
achievement-big-round = Великий раунд
achievement-perfect-tile = Ідеальна плитка
achievement-two-colours = Два кольори
achievement-three-columns = Три вертикалі
achievement-every-bonus = Усі бонуси
achievement-rescue = Порятунок
