"""The rules a second time, as a person at the table would follow them: tiles are letters in lists.

The package is compared with it. It is slow and knows no refusals.
"""

from copy import deepcopy
from dataclasses import dataclass, field

COLOURS = "byrkw"
COSTS = (1, 1, 2, 2, 2, 3, 3)


@dataclass
class Seat:
    """A board: lines as lists of letters, the wall as a set of (row, column), the floor as letters."""

    lines: list[list[str]] = field(default_factory=lambda: [[] for _ in range(5)])
    wall: set[tuple[int, int]] = field(default_factory=set)
    floor: list[str] = field(default_factory=list)
    score: int = 0

    def takes(self, colour: str, line: int) -> bool:
        """Whether a line, 0 to 4, is open to a colour; the floor, 5, always is."""
        if line == 5:
            return True
        held = self.lines[line]
        covered = (line, (COLOURS.index(colour) + line) % 5) in self.wall
        return len(held) <= line and not covered and all(tile == colour for tile in held)


@dataclass
class Table:
    """Everything on the table. The marker is the letter ``m``: in the centre, or on a floor.

    `starter` is who began the round, or has the marker and will begin the next.
    """

    factories: list[list[str]]
    seats: list[Seat]
    turn: int
    centre: list[str] = field(default_factory=lambda: ["m"])
    lid: list[str] = field(default_factory=list)
    starter: int = 0

    def legal(self) -> list[str]:
        """Return every legal move in notation."""
        sources = {str(number): tiles for number, tiles in enumerate(self.factories, 1)} | {"c": self.centre}
        return [
            source + colour + "12345f"[line]
            for source, tiles in sources.items()
            for colour in COLOURS
            if colour in tiles
            for line in range(6)
            if self.seats[self.turn].takes(colour, line)
        ]

    def after(self, move: str) -> "Table":
        """Return the table after a move."""
        table = deepcopy(self)
        seat = table.seats[table.turn]
        tiles = table.centre if move[0] == "c" else table.factories[int(move[0]) - 1]
        taken = [tile for tile in tiles if tile == move[1]]
        rest = [tile for tile in tiles if tile != move[1]]
        if move[0] == "c":
            if "m" in rest:
                rest.remove("m")
                table.starter = table.turn
                table.drop(seat, "m")
            table.centre = rest
        else:
            table.factories[int(move[0]) - 1] = []
            table.centre += rest
        line = "12345f".index(move[2])
        for tile in taken:
            if line < 5 and len(seat.lines[line]) <= line:
                seat.lines[line].append(tile)
            else:
                table.drop(seat, tile)
        table.turn = (table.turn + 1) % len(table.seats)
        return table

    def drop(self, seat: Seat, tile: str) -> None:
        """Let a tile fall; the marker stays beside a full floor."""
        if len(seat.floor) < 7:
            seat.floor.append(tile)
        elif tile != "m":
            self.lid.append(tile)

    def offer_is_over(self) -> bool:
        """Whether only the marker is left to take, or nothing."""
        return not any(self.factories) and set(self.centre) <= {"m"}

    def begin_round(self, factories: list[list[str]], lid: list[str]) -> None:
        """Begin a round with what was dealt; whoever had the marker last, or began last, begins."""
        self.factories, self.lid, self.centre, self.turn = factories, lid, ["m"], self.starter

    def tile(self) -> None:
        """Tile every board: top to bottom, scoring each tile as it lands."""
        for seat in self.seats:
            for row, held in enumerate(seat.lines):
                if len(held) == row + 1:
                    column = (COLOURS.index(held[0]) + row) % 5
                    seat.wall.add((row, column))
                    seat.score += points(seat.wall, row, column)
                    self.lid += held[1:]
                    seat.lines[row] = []
            seat.score = max(0, seat.score - sum(COSTS[: len(seat.floor)]))
            self.lid += [tile for tile in seat.floor if tile != "m"]
            seat.floor = []

    def count(self, depth: int) -> int:
        """Return how many sequences of `depth` moves there are; a round's end cuts a sequence short."""
        if not depth or self.offer_is_over():
            return 1
        return sum(self.after(move).count(depth - 1) for move in self.legal())


def points(wall: set[tuple[int, int]], row: int, column: int) -> int:
    """Return a placed tile's points, walking from it in all four directions."""

    def reach(down: int, right: int) -> int:
        far = 0
        while (row + down * (far + 1), column + right * (far + 1)) in wall:
            far += 1
        return far

    across, along = 1 + reach(0, -1) + reach(0, 1), 1 + reach(-1, 0) + reach(1, 0)
    return {(True, True): across + along, (True, False): across, (False, True): along}.get(
        (across > 1, along > 1), 1
    )


def bonus(wall: set[tuple[int, int]]) -> int:
    """Return the end bonus of a wall."""
    rows = sum(all((row, column) in wall for column in range(5)) for row in range(5))
    columns = sum(all((row, column) in wall for row in range(5)) for column in range(5))
    colours = sum(all((row, (colour + row) % 5) in wall for row in range(5)) for colour in range(5))
    return 2 * rows + 7 * columns + 10 * colours
