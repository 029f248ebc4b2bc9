## The rules, page by page; each stands beside the picture with its number (render.rule_picture).
## A line that begins with * would be read as a variant, hence the quotes. `make docs` writes docs/rules from them.

# What Britain calls otherwise.
-vacations = vacations

rules-page-1 =
    { "**The rules · the table**" }
    Take tiles and collect them on the lines of your board. Each full line moves one tile to your wall, where it scores together with the tiles around it. Tiles you can't place cost points.

    { "**100 tiles**" }, 20 in each of five { -color }s, are in the bag; discarded tiles go to the lid. The round **factories** form a circle, numbered clockwise: 5 for two players, 7 for three, 9 for four. Between them are the **{ -center }** and the **first-player marker**, a round piece with a 1 on it.

    Your board has five **pattern lines** of one to five spaces, a **wall** whose pale prints show which { -color } goes where (each once in every row and column), and a **floor line** of seven spaces that cost 1, 1, 2, 2, 2, 3, and 3 points. Your score is at the upper right. It never drops below 0.

    The first player is drawn at random, and play goes clockwise. Each round, all the tiles are taken, full lines are tiled, and the factories are filled again.

rules-page-2 =
    { "**The rules · taking tiles**" }
    On your turn, take **all tiles of one { -color }** from **one** place:
    • from a factory: the tiles you leave go to the { -center };
    • or from the { -center }. The **first** player to do so each round also takes the **first-player marker**: it goes on the leftmost free space of their floor line before the tiles are placed, and they go first next round. You can't take just the marker.

    The round goes on until the factories and the { -center } are empty.

    { "*Ruling:*" } if nobody took the marker because no tile ever reached the { -center }, the same player goes first again.

rules-page-3 =
    { "**The rules · where tiles go**" }
    All the tiles you took go on **one** pattern line, which fills from right to left, or on the floor.
    • Each line holds one { -color }. Two of your lines can hold the same { -color }.
    • You can't put a { -color } on a line if the wall row beside it already has that { -color }.
    • Tiles that don't fit fall to the **floor line**, which fills from the left. You can also put all of them there.

    In the picture, two yellow tiles are waiting to be placed. Rows 2 and 3 of the wall have yellow, and line 4 holds blue. Lines 1 and 5 are open, and on line 1 one tile falls. The floor holds the marker and four tiles, and costs 8.

    Once the floor line is full, further tiles go to the lid and cost nothing.
    { "*Ruling:*" } if your floor line is full when you take the marker, the marker lies beside your board. It costs nothing, and you still go first next round.

rules-page-4 =
    { "**The rules · tiling the wall**" }
    Once all the tiles are taken, everyone goes through their lines from top to bottom. From each **full** line, the rightmost tile moves to the space of its { -color } in the wall row beside it, and the line's other tiles go to the lid. Lines that aren't full stay as they are.

    Each tile scores **at once**, before the next one moves. A tile that touches no other scores 1 point. Otherwise it scores 1 point for each tile in the unbroken horizontal run through it, and the same for the vertical run, counting only runs of two or more. In the pictures: alone 1, a run of three 3, a run of four and a run of three together 7.

    Then the floor line is subtracted. Its tiles go to the lid, and the marker returns to the { -center }; whoever had it goes first next round.

    On the { -color }ed wall there's nothing to decide, so the bot tiles for everyone.

rules-page-5 =
    { "**The rules · the next round, and the end**" }
    If nobody has completed a wall **row**, each factory gets four tiles from the bag. When the bag is empty, and not before, the tiles in the lid go back into it. If there still aren't enough, the last factories stay short or empty. Whoever had the marker goes first.

    The game ends after the round in which someone completes at least one **row**. Then everyone adds
    • **2** points for each complete row,
    • **7** points for each complete column,
    • **10** points for each { -color } with all five tiles on the wall.

    The player with the most points wins. If there's a tie, the player with more complete rows wins.
    { "*Ruling:*" } if rows are tied too, the victory is shared.
    { "*Ruling:*" } the game also ends if no tile is left to draw, or none that could ever reach a wall.
    { "*Ruling:*" } it also ends if, for as many rounds in a row as there are players, no wall gains a tile and no pattern line holds more tiles than before.

rules-page-6 =
    { "**The rules · free walls**" } (an option of the table)
    The wall has no prints: **you** choose the column for the tile of each full line. The space must be empty, and its column must not have that { -color } yet. In the picture, red can't go in the first column.

    Go through your lines from the top, since each tile changes what the next one scores. The bot shows what every open space would score, and you can change your choices until you confirm. Everyone chooses at the same time. A line with only one open space is placed for you.

    { "*Ruling:*" } if no column is open, all tiles of that line fall to the floor before the next line is tiled, and count this round.

    Taking tiles works as before: you can fill a line even if no column will be open for it.

rules-page-7 =
    { "**The rules · special factories**" } (an option of the table)
    Factories are discs with two sides. Of nine discs, as many as the table needs are dealt, and one for each **player** is turned to its special side: every round, or only once before the game.
    { "**1 Surplus**" }: gets one more tile from the bag.
    { "**2 Magnet**" }: once the factories are filled, pulls one tile of its { -color } from each { -neighbor }, if there is one.
    { "**3 Keep**" }: the tiles you don't take stay there.
    { "**4 Scatter**" }: the tiles you don't take go to the two { -neighbor }s. You choose which { -color }s go where; tiles of one { -color } stay together. Some tables scatter as evenly as possible.
    { "**5 Cushion**" }: the tiles you don't take go to the { -center }, and you put the **disc** beside your floor until the round ends. The next tile that falls lands on it and costs nothing.

    { "*Ruling:*" } the nine special sides are one surplus, five magnets (one of each { -color }), one keep, one scatter, and one cushion.
    { "*Ruling:*" } once the factories are filled, surplus and magnets act in order from factory 1, each on what the ones before it left; a magnet pulls from its left { -neighbor } first.

rules-page-8 =
    { "**The rules · " }{ -neighbor }{ "s, scatter, and cushion**" }
    { CAPITAL(-neighbor) }s are the next discs in the circle: left has the lower number, right the higher, and the last disc is next to the first.

    In the picture, Ada took the cushion disc from place 4: one of her two blue tiles fell, and lies on it. Then Bruno took black from scatter disc 3. Its { -neighbor }s were 2 and 5, and he sent red to one and white to the other.

    { "*Ruling:*" } where a cushion disc has left, the next disc still on the table is the { -neighbor }. With two discs left, each is the other's only { -neighbor }; with one left, a scatter disc's tiles go to the { -center }.
    { "*Ruling:*" } the cushion can catch a tile on the very turn you take it, and it can catch the first-player marker. At the end of the round, what lies on it goes to the lid; with the marker, you still go first.
    { "*Ruling:*" } “as evenly as possible” means the smallest difference in the number of tiles on the two sides.
    { "*Ruling:*" } if keep and scatter let no tile reach the { -center }, nobody takes the marker, and the same player goes first again.

## Slash commands: descriptions are at most 100 characters.

command-rules = Read the rules, page by page, with pictures
command-rules-page = Which page
command-help = How to play, and the most important commands

## Buttons

button-start = Open a table
button-learn = Learn to play

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** is a board game for two to four players, and this channel is the table." }
       *[elsewhere] { "**Azul** is a board game for two to four players. To play it with others, use me in a channel of a server that I'm on." }
    }

    Take **all tiles of one { -color }** from one place and put them on **one** line. Each full line moves one tile to your wall, which scores with those it joins; what doesn't fit costs points. The round when someone completes a **row** is the last.

    { $start } opens a table: others press **{ button-join }**, you press **{ button-begin }**. Move with buttons or { $take }; { $undo } takes it back. { $practice } is a solo game against computers. { $rules } explains everything.
# At the beginning of the help.
help-learn = { "**New to the game?**" } { $learn } teaches it in six short steps.

## The pictures of the rules in words

rules-page-of = { $page } of { $pages }
alt-help = A turn in three steps. 1: both red tiles are taken from a factory, and the blue and the black one go to the { -center }. 2: they fill the second pattern line. 3: one of them moves to the wall beside it, where a run of three tiles scores 3.
alt-rules-1 = A table for two at the start of a game. Labels point out the factories, the { -center }, the first-player marker, and on a board the pattern lines, the wall, and the floor.
alt-rules-2 = Two red tiles go from a factory to a line, the other tiles to the { -center }
alt-rules-3 = Two yellow tiles may go on the first line, the fifth line, or the floor
alt-rules-4 = A tile alone scores 1, in a run of three 3, in runs of four and of three 7
alt-rules-5 = A complete row scores 2 points, a complete column 7, all five tiles of a { -color } 10
alt-rules-6 = The open spaces for the first line, with the points its red tile would score on each
alt-rules-7 = The five kinds of discs and what they do
alt-rules-8 = A scatter disc sent its tiles to factories 2 and 5, because cushion disc 4 has left
