"""What lies on the table between the players, and the takes from it (R7, R30 to R33)."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import azul
from azul import Colour, Disc, Move, Tiles
from azul.pieces.tiles import NO_TILES, of, of_colours
from players.compact_state.circle import Circle

CENTRE: Final = -1
"""`Take.place` for the centre."""
ORDINARY: Final = -2
"""`Take.place` for a factory that differs from others by its tiles alone."""

Key = tuple[tuple[int, ...], tuple[int, ...], int, bool, bool]


@dataclass(slots=True, eq=False)
class Take:
    """All tiles of a colour from one place, whatever line they go to.

    `place` is an index into `CompactTable.marked`, `CENTRE` or `ORDINARY`, and `tiles` are those there.
    `to_centre` are the tiles left over that go to the centre, `kept` those that stay on a keep disc, and
    `left` is the mask of the colours that go to the left of a scatter disc, None if there is no choice.
    """

    place: int
    tiles: Tiles
    colour: int
    number: int
    brings_marker: bool = False
    brings_cushion: bool = False
    to_centre: Tiles = NO_TILES
    kept: Tiles = NO_TILES
    left: int | None = None
    code: int = field(init=False)
    """A number for what a board gets, plus a line, 0 to 5: the key of `CompactBoard.after`."""

    def __post_init__(self) -> None:
        brought = 2 * self.brings_marker + self.brings_cushion
        self.code = 6 * (4 * (5 * self.number + self.colour) + brought)


class CompactTable:
    """Factories and centre.

    `ordinary` are the tiles of the factories that differ by their tiles alone, sorted, without the empty
    ones; `marked` are those of `Circle.marked`. `has_marker` says whether the first-player marker is in the
    centre, `has_cushion` whether the cushion disc is on the table. `tiles` are all tiles together. `takes`
    and `after` cache the takes and the tables after them.
    """

    __slots__ = ("after", "centre", "has_cushion", "has_marker", "marked", "ordinary", "takes", "tiles")

    def __init__(self, key: Key) -> None:
        self.ordinary, self.marked, self.centre, self.has_marker, self.has_cushion = key
        self.tiles = Tiles(sum(self.ordinary) + sum(self.marked) + self.centre)
        self.takes: tuple[Take, ...] = ()
        self.after: dict[Take, CompactTable] = {}


class CompactTables:
    """All tables of one round that a search has met, each created once."""

    def __init__(self, circle: Circle) -> None:
        self.circle = circle
        self._tables: dict[Key, CompactTable] = {}
        self._takes: dict[tuple[int, int, bool], tuple[Take, ...]] = {}

    def keep(self, tables: Collection[CompactTable]) -> None:
        """Drop all tables but these."""
        self._tables = {key: table for key, table in self._tables.items() if table in tables}
        for table in tables:
            table.after = {take: after for take, after in table.after.items() if after in tables}

    def of(self, state: azul.State) -> CompactTable:
        """Return the table of a position of this round."""
        return self._table(
            (
                *self._apart(state.factories),
                state.centre,
                state.has_marker_in_centre,
                all(board.cushion is None for board in state.boards),
            )
        )

    def dealt(self, factories: Sequence[Tiles]) -> CompactTable:
        """Return the table after a deal."""
        return self._table((*self._apart(factories), 0, True, True))

    def empty(self) -> CompactTable:
        """Return the table before the next deal, with the marker in the centre again."""
        return self._table(((), (0,) * len(self.circle.marked), 0, True, True))

    def takes(self, table: CompactTable) -> tuple[Take, ...]:
        """Return the takes from a table, only one of those that differ only by the factory's number."""
        if not table.takes:
            takes = [
                take
                for place, tiles in (
                    *((ORDINARY, tiles) for tiles in dict.fromkeys(table.ordinary)),
                    *enumerate(table.marked),
                    (CENTRE, table.centre),
                )
                if tiles
                for take in self._takes_from(place, tiles, has_marker=table.has_marker)
            ]
            table.takes = tuple(takes)
        return table.takes

    def after(self, table: CompactTable, take: Take) -> CompactTable:
        """Return the table after a take."""
        after = table.after.get(take)
        if after is None:
            after = table.after[take] = self._after(table, take)
        return after

    def move(self, state: azul.State, take: Take, line: int) -> Move:
        """Return the first legal move of a position that makes this take."""
        if take.place == CENTRE:
            source = azul.CENTRE
        elif take.place == ORDINARY:
            source = 1 + next(
                index
                for index, tiles in enumerate(state.factories)
                if tiles == take.tiles and index not in self.circle.marked
            )
        else:
            source = 1 + self.circle.marked[take.place]
        if take.left is None:
            return azul.MOVES[source][take.colour][line]
        return Move(source, Colour(take.colour), line, take.left)

    def is_same(self, state: azul.State, take: Take, move: Move) -> bool:
        """Return whether a take is that of a legal move of a position."""
        if take.colour != move.colour or take.left != move.left:
            return False
        index = move.source - 1
        if move.source == azul.CENTRE:
            return take.place == CENTRE
        if index in self.circle.marked:
            return take.place == self.circle.marked.index(index)
        return take.place == ORDINARY and take.tiles == state.factories[index]

    def _apart(self, factories: Sequence[Tiles]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the tiles of ordinary factories and of marked ones, as in `CompactTable`."""
        marked = self.circle.marked
        ordinary = [tiles for index, tiles in enumerate(factories) if tiles and index not in marked]
        return tuple(sorted(ordinary)), tuple(factories[index] for index in marked)

    def _takes_from(self, place: int, tiles: int, *, has_marker: bool) -> tuple[Take, ...]:
        key = place, tiles, has_marker
        takes = self._takes.get(key)
        if takes is None:
            takes = self._takes[key] = tuple(
                take
                for colour in azul.present(Tiles(tiles))
                for take in self._takes_of(place, Tiles(tiles), colour, has_marker=has_marker)
            )
        return takes

    def _takes_of(self, place: int, tiles: Tiles, colour: Colour, *, has_marker: bool) -> Iterator[Take]:
        number = azul.count(tiles, colour)
        rest = Tiles(tiles - of(colour, number))
        disc = self.circle.discs[place] if place >= 0 else Disc.PLAIN
        if place == CENTRE:
            yield Take(place, tiles, int(colour), number, brings_marker=has_marker)
        elif disc is Disc.KEEP:
            yield Take(place, tiles, int(colour), number, kept=rest)
        elif disc is Disc.SCATTER and rest:
            for left in self.circle.splits(rest):
                yield Take(place, tiles, int(colour), number, left=left)
        else:
            brings_cushion = disc is Disc.CUSHION
            yield Take(place, tiles, int(colour), number, to_centre=rest, brings_cushion=brings_cushion)

    def _after(self, table: CompactTable, take: Take) -> CompactTable:
        ordinary, marked, centre, has_marker, has_cushion = (
            table.ordinary,
            list(table.marked),
            table.centre + take.to_centre,
            table.has_marker,
            table.has_cushion and not take.brings_cushion,
        )
        if take.place == CENTRE:
            centre -= of(take.colour, take.number)
            has_marker = False
        elif take.place == ORDINARY:
            index = ordinary.index(take.tiles)
            ordinary = (*ordinary[:index], *ordinary[index + 1 :])
        else:
            marked[take.place] = take.kept
        if take.left is not None:
            rest = take.tiles - of(take.colour, take.number)
            to_left = of_colours(Tiles(rest), take.left)
            left, right = self.circle.beside_scatter(has_cushion=table.has_cushion)
            marked[left] += to_left
            marked[right] += rest - to_left
        return self._table((ordinary, tuple(marked), centre, has_marker, has_cushion))

    def _table(self, key: Key) -> CompactTable:
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = CompactTable(key)
        return table
