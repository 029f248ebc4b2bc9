## Досягнення

achievement-victory = Перемога
achievement-full-table = За повним столом
achievement-spotless = Бездоганно
achievement-by-a-hair = На волосок
achievement-comeback = Камбек
achievement-hundred = Сотня
achievement-big-round = Щедрий раунд
achievement-perfect-tile = Ідеальна { -tile }
achievement-two-colours = Два кольори
achievement-three-columns = Три вертикалі
achievement-every-bonus = Усі бонуси
achievement-rescue = Порятунок
