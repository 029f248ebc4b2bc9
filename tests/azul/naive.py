"""A second, naive implementation of the rules, slow and without refusals: tiles are letters in lists."""

from dataclasses import dataclass, field, replace
from itertools import product

from tests.azul.naive_points import points

COLOURS = "byrkw"
COSTS = (1, 1, 2, 2, 2, 3, 3)


@dataclass
class Seat:
    """A board: lines as lists of letters, the wall as letters by (row, column), the floor as letters.

    `cushion` is None without the disc. `chosen` are the columns by row that were chosen on a free wall.
    """

    lines: list[list[str]] = field(default_factory=lambda: [[] for _ in range(5)])
    wall: dict[tuple[int, int], str] = field(default_factory=dict)
    floor: list[str] = field(default_factory=list)
    score: int = 0
    cushion: list[str] | None = None
    chosen: dict[int, int] = field(default_factory=dict)
    settled: bool = False

    def copied(self) -> "Seat":
        """Return an independent copy."""
        return replace(
            self,
            lines=[list(line) for line in self.lines],
            wall=dict(self.wall),
            floor=list(self.floor),
            cushion=None if self.cushion is None else list(self.cushion),
            chosen=dict(self.chosen),
        )

    def takes(self, colour: str, line: int) -> bool:
        """Return whether a line, 0 to 4, is open to a colour; the floor, 5, always is."""
        if line == 5:
            return True
        held = self.lines[line]
        covered = any(self.wall.get((line, column)) == colour for column in range(5))
        return len(held) <= line and not covered and all(tile == colour for tile in held)

    def columns(self, row: int, colour: str) -> list[int]:
        """Return the columns of a free wall that a tile may go to."""
        return [
            column
            for column in range(5)
            if (row, column) not in self.wall
            and not any(self.wall.get((other, column)) == colour for other in range(5))
        ]


@dataclass
class Table:
    """Everything on the table. The marker is the letter ``m``: in the centre, on a floor or on a cushion.

    `starter` is the seat that began the round, or has the marker and will begin the next. `begun` are the
    boards as the round found them, `barren` the rounds in a row that left none of them fuller.
    """

    factories: list[list[str]]
    seats: list[Seat]
    turn: int
    centre: list[str] = field(default_factory=lambda: ["m"])
    lid: list[str] = field(default_factory=list)
    starter: int = 0
    discs: str = ""
    even: bool = False
    free: bool = False
    begun: list[Seat] = field(default_factory=list)
    barren: int = 0

    def copied(self) -> "Table":
        """Return an independent copy."""
        return replace(
            self,
            factories=[list(tiles) for tiles in self.factories],
            seats=[seat.copied() for seat in self.seats],
            centre=list(self.centre),
            lid=list(self.lid),
        )

    def legal(self) -> list[str]:
        """Return every legal move in notation."""
        sources = {str(number): tiles for number, tiles in enumerate(self.factories, 1)} | {"c": self.centre}
        return [
            source + colour + "12345f"[line] + scattered
            for source, tiles in sources.items()
            for colour in COLOURS
            if colour in tiles
            for line in range(6)
            if self.seats[self.turn].takes(colour, line)
            for scattered in self.ways_to_scatter(source, colour)
        ]

    def beside(self, disc: int) -> list[int]:
        """Return the neighbours of a disc: walk round the circle of the discs that are still there."""
        away = any(seat.cushion is not None for seat in self.seats)
        circle = [place for place, letter in enumerate(self.discs) if not (away and letter == "c")]
        here = circle.index(disc)
        left, right = circle[here - 1], circle[(here + 1) % len(circle)]
        return [] if left == disc else [left] if left == right else [left, right]

    def ways_to_scatter(self, source: str, colour: str) -> list[str]:
        """Return the suffix of a move for every way to split the rest."""
        if source == "c" or not self.discs or self.discs[int(source) - 1] != "s":
            return [""]
        rest = [tile for tile in self.factories[int(source) - 1] if tile != colour]
        if not rest or len(self.beside(int(source) - 1)) < 2:
            return [""]
        there = [letter for letter in COLOURS if letter in rest]
        differences = {}
        for sides in product("lr", repeat=len(there)):
            to_left = "".join(letter for letter, side in zip(there, sides, strict=True) if side == "l")
            left = sum(tile in to_left for tile in rest)
            differences[to_left] = abs(left - (len(rest) - left))
        least = min(differences.values())
        return [
            "<" + (to_left or "-")
            for to_left, difference in differences.items()
            if not self.even or difference == least
        ]

    def after(self, move: str) -> "Table":
        """Return the table after a move."""
        table = self.copied()
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
            table.leave(rest, int(move[0]) - 1, move[4:], seat)
        line = "12345f".index(move[2])
        for tile in taken:
            if line < 5 and len(seat.lines[line]) <= line:
                seat.lines[line].append(tile)
            else:
                table.drop(seat, tile)
        table.turn = (table.turn + 1) % len(table.seats)
        return table

    def leave(self, rest: list[str], disc: int, to_left: str, seat: Seat) -> None:
        """Put what wasn't taken where the disc sends it."""
        letter = self.discs[disc] if self.discs else "."
        if letter == "o":
            self.factories[disc] = rest
        elif letter == "s" and self.beside(disc):
            left, right = self.beside(disc)[0], self.beside(disc)[-1]
            for tile in rest:
                self.factories[left if tile in to_left else right].append(tile)
        else:
            self.centre += rest
        if letter == "c":
            seat.cushion = []

    def drop(self, seat: Seat, tile: str) -> None:
        """Let a tile fall; beside a full floor the marker stays, other tiles go to the lid."""
        if seat.cushion == []:
            seat.cushion.append(tile)
        elif len(seat.floor) < 7:
            seat.floor.append(tile)
        elif tile != "m":
            self.lid.append(tile)

    def offer_is_over(self) -> bool:
        """Return whether nothing is left to take, or only the marker."""
        return not any(self.factories) and set(self.centre) <= {"m"}

    def begin_round(self, deal: str, lid: list[str]) -> None:
        """Begin a round with a deal; the seat that had the marker begins, or else the last one to begin."""
        self.begun = [seat.copied() for seat in self.seats]
        drawn, *more = deal.split(" ")
        self.discs = next((text[1:] for text in more if text.startswith("=")), self.discs)
        self.factories = [spelled_out(tiles) for tiles in drawn.split(",")]
        self.lid, self.centre, self.turn = lid, ["m"], self.starter
        number = len(self.factories)
        for place, letter in enumerate(self.discs):
            if letter == "+":
                self.factories[place] += [text[1] for text in more if text.startswith("+")]
            elif letter in "BYRKW":
                for neighbour in ((place - 1) % number, (place + 1) % number):
                    if letter.lower() in self.factories[neighbour]:
                        self.factories[neighbour].remove(letter.lower())
                        self.factories[place].append(letter.lower())

    def choices(self) -> list[str]:
        """Return everything that players may do while free walls are tiled, as events in notation."""
        events = []
        for number, seat in enumerate(self.seats, 1):
            if seat.settled or not self.free:
                continue
            trial = self.copied()
            asked, waits = trial.tile_seat(trial.seats[number - 1])
            for row, columns in asked:
                events += [f"place {number} {row + 1}>{column + 1}" for column in columns]
            if asked and not waits:
                events.append(f"settle {number}")
        return events

    def chose(self, event: str) -> "Table":
        """Return the table after one of `choices`."""
        table = self.copied()
        kind, number, *space = event.split(" ")
        seat = table.seats[int(number) - 1]
        if kind == "settle":
            seat.settled = True
        else:
            row, column = int(space[0][0]) - 1, int(space[0][2]) - 1
            seat.chosen = {above: where for above, where in seat.chosen.items() if above < row}
            seat.chosen[row] = column
        return table

    def tile_seat(self, seat: Seat) -> tuple[list[tuple[int, list[int]]], bool]:
        """Tile a board top to bottom, scoring each tile as it lands, until a line waits for its owner.

        Returns the lines with a choice and their columns, and whether the last of them waits.
        """
        asked = []
        for row, held in enumerate(seat.lines):
            if len(held) <= row:
                continue
            coloured = (COLOURS.index(held[0]) + row) % 5
            columns = seat.columns(row, held[0]) if self.free else [coloured]
            if len(columns) > 1:
                asked.append((row, columns))
                if row not in seat.chosen:
                    return asked, True
                columns = [seat.chosen[row]]
            seat.lines[row] = []
            if columns:
                seat.wall[row, columns[0]] = held[0]
                seat.score += points(seat.wall, row, columns[0])
                self.lid += held[1:]
            else:
                for tile in held:
                    self.drop(seat, tile)
        return asked, False

    def tile(self) -> None:
        """Tile every board, pay the floors, and lay the discs away or back."""
        for seat in self.seats:
            self.tile_seat(seat)
            seat.score = max(0, seat.score - sum(COSTS[: len(seat.floor)]))
            self.lid += [tile for tile in (*seat.floor, *(seat.cushion or [])) if tile != "m"]
            seat.floor, seat.cushion, seat.chosen, seat.settled = [], None, {}, False
        self.barren = 0 if any(map(self.is_fuller, self.seats, self.begun)) else self.barren + 1

    def is_fuller(self, seat: Seat, before: Seat) -> bool:
        """Return whether the wall has gained a tile, or a line that can still reach it holds more tiles."""
        return len(seat.wall) > len(before.wall) or any(
            len(held) > len(earlier) and bool(not self.free or seat.columns(row, held[0]))
            for row, (held, earlier) in enumerate(zip(seat.lines, before.lines, strict=True))
        )

    def ends(self, bag: list[str]) -> bool:
        """Return whether a row is complete, nothing left can ever come to a wall, or nothing has grown."""
        if self.barren >= len(self.seats):
            return True
        drawable = set(bag + self.lid)
        for seat in self.seats:
            if any(all((row, column) in seat.wall for column in range(5)) for row in range(5)):
                return True
        for seat in self.seats:
            for row, held in enumerate(seat.lines):
                for colour in drawable - {seat.wall.get((row, column)) for column in range(5)}:
                    fits = seat.columns(row, colour) if self.free else [row]
                    if fits and set(held) <= drawable:
                        return False
        return True

    def count(self, depth: int) -> int:
        """Return how many sequences of `depth` moves there are; a round's end cuts a sequence short."""
        is_over = self.offer_is_over()
        following, leads_to = (self.choices(), self.chose) if is_over else (self.legal(), self.after)
        if depth < 2:
            return len(following) or 1
        return sum(leads_to(text).count(depth - 1) for text in following) or 1


def spelled_out(tiles: str) -> list[str]:
    """Return the letters of tiles in notation, one for each tile."""
    letters: list[str] = []
    for place, letter in enumerate(tiles):
        if letter in COLOURS:
            digits = tiles[place + 1 : place + 2]
            letters += letter * (int(digits) if digits.isdecimal() else 1)
    return letters
