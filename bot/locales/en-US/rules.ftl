## The rules, page by page; each stands beside the picture with its number (render.rule_picture).
## A line that begins with * would be read as a variant, hence the quotes. docs/rules.md tells the same at length.

rules-page-1 =
    { "**The rules · the table**" }
    You take tiles, collect them on the lines of your board, and from every full line one tile goes to your wall, where it scores with the tiles around it. What you can't place costs points.

    { "**100 tiles**" }, 20 in each of five colours, lie in the bag; what is discarded goes to the lid. Round **factories** stand in a circle, 5 for two players, 7 for three, 9 for four, numbered clockwise. Between them are the **centre** and the **first-player marker**, the golden 1.

    Your board has five **pattern lines** of one to five spaces, a **wall** whose pale prints show which colour belongs where (each once in every row and column), and a **floor line** of seven spaces that cost 1, 1, 2, 2, 2, 3 and 3 points. Your score is at the upper right; it never falls below 0.

    Who begins is drawn at random. In each round all tiles are taken, full lines are tiled, and the factories are filled again.

rules-page-2 =
    { "**The rules · taking tiles**" }
    When it is your turn you take **all tiles of one colour** from **one** place:
    • from a factory: what you leave there goes to the centre;
    • or from the centre. Whoever does so **first** in a round also takes the **first-player marker**: it goes to the leftmost free space of the floor line before the tiles are placed, and that player begins the next round. You can't take the marker alone.

    The round goes on until nothing is left in any factory and in the centre.

    { "*Ruling:*" } if nobody took the marker, because no tile ever reached the centre, the same player begins again.

rules-page-3 =
    { "**The rules · where tiles may go**" }
    All tiles of a turn go to **one** pattern line, which fills from right to left, or to the floor.
    • A line holds one colour only, and keeps it until it is full. Two of your lines may hold the same colour.
    • A line whose wall row has a colour already is closed to it.
    • Tiles that don't fit fall to the **floor line**, which fills from the left. You may also put all of them there.

    In the picture two yellow tiles are to be placed. Rows 2 and 3 of the wall have yellow, and line 4 holds blue: lines 1 and 5 are open, and on line 1 one tile falls. The floor holds the marker and four tiles and costs 8.

    Tiles for which the floor has no space go to the lid and cost nothing.
    { "*Ruling:*" } if your floor is full when you take the marker, it lies beside your board. It costs nothing, and you begin the next round all the same.

rules-page-4 =
    { "**The rules · tiling the wall**" }
    When everything has been taken, all players go through their lines from top to bottom. From every **full** line the rightmost tile moves to the space of its colour in the wall row beside it, the line's other tiles to the lid. Lines that are not full stay as they are.

    Each tile scores **at once**, before the next one moves: 1 point if it touches no other tile. Otherwise its row scores as many points as there are tiles in the unbroken run through it, and so does its column, if that run is two tiles or longer. In the pictures: alone 1, a run of three 3, a run of 4 and one of 3 together 7.

    Then the floor line is paid. Its tiles go to the lid; the marker stays with its owner, who begins the next round.

    On the coloured wall there is nothing to decide, so the bot tiles for everybody.

rules-page-5 =
    { "**The rules · the next round, and the end**" }
    If nobody has a complete wall **row**, every factory gets four tiles from the bag. When the bag is empty, and not before, the lid is tipped into it. If that is not enough, the last factories stay short or empty. The player with the marker begins.

    The game ends after the round in which somebody has completed at least one **row**. Then everybody adds
    • **2** points for each complete row,
    • **7** points for each complete column,
    • **10** points for each colour with all five tiles on the wall.

    Most points win; with the same points, more complete rows do.
    { "*Ruling:*" } if that is equal too, the victory is shared.
    { "*Ruling:*" } if no tile at all is left to be drawn, or none that could ever reach a wall, the game ends as well.
    { "*Ruling:*" } so it does after as many rounds in a row as there are players in which no wall gained a tile and no pattern line held more tiles than before.

rules-page-6 =
    { "**The rules · free walls**" } (an option of `/azul start`)
    The wall has no prints: **you** choose the column for the tile of every full line. The space must be empty, and its column must not have that colour yet; in the picture red can't go to the first column.

    You go through your lines from the top, since one tile changes what the next one scores. The bot shows what every open space would score, and until you confirm you can choose anew. Everybody chooses at the same time. A line with a single open space is placed for you.

    { "*Ruling:*" } if no column takes the tile, all tiles of that line fall to the floor before the next line is tiled, and count in this round.

    While tiles are taken nothing changes: you may fill a line although no column will take it.

rules-page-7 =
    { "**The rules · special factories**" } (an option of `/azul start`)
    Factories are discs with two sides. Of nine, as many as the table needs are laid out, and as many as there are **players** are turned to their special side: before every round, or only once before the game.
    { "**1 Surplus**" }: gets one more tile from the bag.
    { "**2 Magnet**" } of a colour: pulls one tile of it from each neighbour after the filling.
    { "**3 Keep**" }: what you don't take stays there.
    { "**4 Scatter**" }: what you don't take goes to the two neighbours. You choose which colours go where; tiles of one colour stay together. Some tables scatter as evenly as possible.
    { "**5 Cushion**" }: what you don't take goes to the centre, and you put the **disc** beside your floor until the round ends. The next tile that falls lies on it and costs nothing.

    { "*Ruling:*" } the nine special sides are one surplus, five magnets (one of each colour), one keep, one scatter and one cushion.
    { "*Ruling:*" } after the filling, surplus and magnets act in circle order from factory 1, each on what the earlier ones left; a magnet asks its left neighbour first.

rules-page-8 =
    { "**The rules · neighbours, scatter and cushion**" }
    Neighbours are the next discs of the circle: left has the lower number, right the higher one, and the last stands beside the first.

    In the picture Ada took the cushion disc from place 4: one of her two blue tiles fell, and lies on it. Then Bruno took black from the scatter disc 3. Its neighbours were 2 and 5, and he gave red to the one and white to the other.

    { "*Ruling:*" } where a cushion disc has left, the next disc still on the table is the neighbour. With two discs left each is the other's only neighbour; with one left, a scatter disc's tiles go to the centre.
    { "*Ruling:*" } the cushion already catches a tile of the turn in which you take it, and it catches the first-player marker too. At the end of the round what lies on it goes to the lid; the marker still lets you begin.
    { "*Ruling:*" } “as evenly as possible” means the smallest difference in the number of tiles on the two sides.
    { "*Ruling:*" } if keep and scatter let no tile reach the centre, nobody takes the marker, and the same player begins again.
