## At a table with chocolates: these replace those of rules.ftl.

rules-page-1 =
    { "**The rules · the table**" }
    Take chocolates and collect them on the shelves of your board. Each full shelf moves one chocolate to your box, where it scores together with the chocolates around it. Chocolates you can't place go to waste and cost points.

    { "**100 chocolates**" }, 20 in each of five { -color }s, are in the bag; discarded chocolates go to the lid. The round **factories** form a circle, numbered clockwise: 5 for two players, 7 for three, 9 for four. Between them are the **{ -center }** and the **first-player marker**, a round piece with a 1 on it.

    Your board has five **shelves** of one to five spaces, a **box** whose pale prints show which { -color } goes where (each once in every row and column), and seven spaces for **waste** that cost 1, 1, 2, 2, 2, 3, and 3 points. Your score is at the upper right. It never drops below 0.

    The first player is drawn at random, and play goes clockwise. Each round, all the chocolates are taken, full shelves fill the boxes, and the factories are filled again.
rules-page-2 =
    { "**The rules · taking chocolates**" }
    On your turn, take **all chocolates of one { -color }** from **one** place:
    • from a factory: the chocolates you leave go to the { -center };
    • or from the { -center }. The **first** player to do so each round also takes the **first-player marker**: it goes on their leftmost free space for waste before the chocolates are placed, and they go first next round. You can't take just the marker.

    The round goes on until the factories and the { -center } are empty.

    { "*Ruling:*" } if nobody took the marker because no chocolate ever reached the { -center }, the same player goes first again.
rules-page-3 =
    { "**The rules · where chocolates go**" }
    All the chocolates you took go on **one** shelf, which fills from right to left, or to waste.
    • Each shelf holds one { -color }. Two of your shelves can hold the same { -color }.
    • You can't put a { -color } on a shelf if the row of the box beside it already has that { -color }.
    • Chocolates that don't fit go to **waste**, which fills from the left. You can also put all of them there.

    In the picture, two yellow chocolates are waiting to be placed. Rows 2 and 3 of the box have yellow, and shelf 4 holds blue. Shelves 1 and 5 are open, and on shelf 1 one chocolate goes to waste. The waste holds the marker and four chocolates, and costs 8.

    Once the spaces for waste are full, further chocolates go to the lid and cost nothing.
    { "*Ruling:*" } if your spaces for waste are full when you take the marker, the marker lies beside your board. It costs nothing, and you still go first next round.
rules-page-4 =
    { "**The rules · filling the box**" }
    Once all the chocolates are taken, everyone goes through their shelves from top to bottom. From each **full** shelf, the rightmost chocolate moves to the space of its { -color } in the row of the box beside it, and the shelf's other chocolates go to the lid. Shelves that aren't full stay as they are.

    Each chocolate scores **at once**, before the next one moves. A chocolate that touches no other scores 1 point. Otherwise it scores 1 point for each chocolate in the unbroken horizontal run through it, and the same for the vertical run, counting only runs of two or more. In the pictures: alone 1, a run of three 3, a run of four and a run of three together 7.

    Then the waste is subtracted. It goes to the lid, and the marker returns to the { -center }; whoever had it goes first next round.

    In the { -color }ed box there's nothing to decide, so the bot fills it for everyone.
rules-page-5 =
    { "**The rules · the next round, and the end**" }
    If nobody has completed a **row** of their box, each factory gets four chocolates from the bag. When the bag is empty, and not before, the chocolates in the lid go back into it. If there still aren't enough, the last factories stay short or empty. Whoever had the marker goes first.

    The game ends after the round in which someone completes at least one **row**. Then everyone adds
    • **2** points for each complete row,
    • **7** points for each complete column,
    • **10** points for each { -color } with all five chocolates in the box.

    The player with the most points wins. If there's a tie, the player with more complete rows wins.
    { "*Ruling:*" } if rows are tied too, the victory is shared.
    { "*Ruling:*" } the game also ends if no chocolate is left to draw, or none that could ever reach a box.
    { "*Ruling:*" } it also ends if, for as many rounds in a row as there are players, no box gains a chocolate and no shelf holds more chocolates than before.
rules-page-6 =
    { "**The rules · free boxes**" } (an option of the table)
    The box has no prints: **you** choose the column for the chocolate of each full shelf. The space must be empty, and its column must not have that { -color } yet. In the picture, red can't go in the first column.

    Go through your shelves from the top, since each chocolate changes what the next one scores. The bot shows what every open space would score, and you can change your choices until you confirm. Everyone chooses at the same time. A shelf with only one open space is placed for you.

    { "*Ruling:*" } if no column is open, all chocolates of that shelf go to waste before the next shelf's turn, and count this round.

    Taking chocolates works as before: you can fill a shelf even if no column will be open for it.
rules-page-7 =
    { "**The rules · special factories**" } (an option of the table)
    Factories are discs with two sides. Of nine discs, as many as the table needs are dealt, and one for each **player** is turned to its special side: every round, or only once before the game.
    { "**1 Surplus**" }: gets one more chocolate from the bag.
    { "**2 Magnet**" }: once the factories are filled, pulls one chocolate of its { -color } from each { -neighbor }, if there is one.
    { "**3 Keep**" }: the chocolates you don't take stay there.
    { "**4 Scatter**" }: the chocolates you don't take go to the two { -neighbor }s. You choose which { -color }s go where; chocolates of one { -color } stay together. Some tables scatter as evenly as possible.
    { "**5 Cushion**" }: the chocolates you don't take go to the { -center }, and you put the **disc** beside your waste until the round ends. The next chocolate that goes to waste lands on it instead and costs nothing.

    { "*Ruling:*" } the nine special sides are one surplus, five magnets (one of each { -color }), one keep, one scatter, and one cushion.
    { "*Ruling:*" } once the factories are filled, surplus and magnets act in order from factory 1, each on what the ones before it left; a magnet pulls from its left { -neighbor } first.
rules-page-8 =
    { "**The rules · " }{ -neighbor }{ "s, scatter, and cushion**" }
    { CAPITAL(-neighbor) }s are the next discs in the circle: left has the lower number, right the higher, and the last disc is next to the first.

    In the picture, Ada took the cushion disc from place 4: one of her two blue chocolates didn't fit, and lies on it. Then Bruno took black from scatter disc 3. Its { -neighbor }s were 2 and 5, and he sent red to one and white to the other.

    { "*Ruling:*" } where a cushion disc has left, the next disc still on the table is the { -neighbor }. With two discs left, each is the other's only { -neighbor }; with one left, a scatter disc's chocolates go to the { -center }.
    { "*Ruling:*" } the cushion can catch a chocolate on the very turn you take it, and it can catch the first-player marker. At the end of the round, what lies on it goes to the lid; with the marker, you still go first.
    { "*Ruling:*" } “as evenly as possible” means the smallest difference in the number of chocolates on the two sides.
    { "*Ruling:*" } if keep and scatter let no chocolate reach the { -center }, nobody takes the marker, and the same player goes first again.
help =
    { $place ->
        [server] { "**Azul** is a board game for two to four players, and this channel is the table." }
       *[elsewhere] { "**Azul** is a board game for two to four players. To play it with others, use me in a channel of a server that I'm on." }
    }

    Take **all chocolates of one { -color }** from one place and put them on **one** shelf. Each full shelf moves one chocolate to your box, which scores with those it joins; what doesn't fit costs points. The round when someone completes a **row** is the last.

    { $start } opens a table: others press **{ button-join }**, you press **{ button-begin }**. Move with buttons or { $take }; { $undo } takes it back. { $practice } is a solo game against computers. { $rules } explains everything.
alt-help = A turn in three steps. 1: both red chocolates are taken from a factory, and the blue and the black one go to the { -center }. 2: they fill the second shelf. 3: one of them moves to the box beside it, where a run of three chocolates scores 3.
alt-rules-1 = A table for two at the start of a game. Labels point out the factories, the { -center }, the first-player marker, and on a board the shelves, the box, and the waste.
alt-rules-2 = Two red chocolates go from a factory to a shelf, the other chocolates to the { -center }
alt-rules-3 = Two yellow chocolates may go on the first shelf, the fifth shelf, or to waste
alt-rules-4 = A chocolate alone scores 1, in a run of three 3, in runs of four and of three 7
alt-rules-5 = A complete row scores 2 points, a complete column 7, all five chocolates of a { -color } 10
alt-rules-6 = The open spaces for the first shelf, with the points its red chocolate would score on each
alt-rules-8 = A scatter disc sent its chocolates to factories 2 and 5, because cushion disc 4 has left
