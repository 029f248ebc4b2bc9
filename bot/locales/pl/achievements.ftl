## Osiągnięcia

achievement-victory = Zwycięstwo
achievement-full-table = Pełny stół
achievement-spotless = Bez skazy
achievement-by-a-hair = O włos
achievement-comeback = Wielki powrót
achievement-hundred = Setka
achievement-big-round = Wielka runda
achievement-perfect-tile = Idealna płytka
achievement-two-colours = Dwa kolory
achievement-three-columns = Trzy kolumny
achievement-every-bonus = Komplet premii
achievement-rescue = Na ratunek
