## Achievements, as they stand on a player's card: two or three short words.

achievement-victory = Victory
achievement-full-table = Full table
achievement-spotless = Spotless
achievement-by-a-hair = By a hair
achievement-comeback = Comeback
achievement-hundred = Triple digits
achievement-big-round = Big round
achievement-perfect-tile = Perfect { -tile }
achievement-two-colours = Two { -color }s
achievement-three-columns = Three columns
achievement-every-bonus = Every bonus
achievement-rescue = Rescuer
