## British English: only what differs from American English.

command-take = Take all tiles of one colour from one place and put them on one line
command-take-move = Choose a move, or type one: white 2 3, centre blue floor, 2w3
choice-coloured = Coloured: each colour has its own spaces
choice-scatter-free = Free: each colour left or right, as you like
command-me = Your own settings: pings, time zone, quiet hours, holidays, language, Confirm
