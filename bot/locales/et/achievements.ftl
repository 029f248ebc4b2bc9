## Saavutused

achievement-victory = Võit
achievement-full-table = Täislaud
achievement-spotless = Plekitu
achievement-by-a-hair = Napilt
achievement-comeback = Tagasitulek
achievement-hundred = Sada
achievement-big-round = Suur voor
achievement-perfect-tile = Täiuslik tükk
achievement-two-colours = Kaks värvi
achievement-three-columns = Kolm veergu
achievement-every-bonus = Kõik lisapunktid
achievement-rescue = Päästja
