"""What lies on the table between the players, and the takes from it (R7, R30 to R33)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import azul
from azul import Colour, Disc, Move, Tiles
from azul.pieces.tiles import NO_TILES, of, of_colours
from players.light.circle import Circle

CENTRE: Final = -1
"""`Take.place` for the centre."""
ORDINARY: Final = -2
"""`Take.place` for a factory that differs from others by its tiles alone."""

Key = tuple[tuple[int, ...], tuple[int, ...], int, bool, bool]


class LightTable:
    """Factories and centre.

    `ordinary` are the tiles of the factories that differ by their tiles alone, sorted, without the empty
    ones; `marked` are those of `Circle.marked`. `has_marker` says whether the first-player marker is in the
    centre, `has_cushion` whether the cushion disc is on the table. `tiles` are all of them together.
    """

    __slots__ = ("centre", "has_cushion", "has_marker", "marked", "ordinary", "takes", "tiles")

    def __init__(self, key: Key) -> None:
        self.ordinary, self.marked, self.centre, self.has_marker, self.has_cushion = key
        self.tiles = Tiles(sum(self.ordinary) + sum(self.marked) + self.centre)
        self.takes: tuple[Take, ...] | None = None


@dataclass(slots=True, eq=False)
class Take:
    """All tiles of a colour from one place, whatever line they go to.

    `place` is an index into `LightTable.marked`, `CENTRE` or `ORDINARY`, and `tiles` are those there.
    `to_centre` are the tiles left over that go to the centre, `kept` those that stay on a keep disc, and
    `left` is the mask of the colours that go to the left of a scatter disc, None without a choice. `after` is
    the table then.
    """

    place: int
    tiles: Tiles
    colour: int
    number: int
    after: LightTable
    brings_marker: bool = False
    brings_cushion: bool = False
    to_centre: Tiles = NO_TILES
    kept: Tiles = NO_TILES
    left: int | None = None


class LightTables:
    """All tables of one round that a search has met, each made once."""

    def __init__(self, circle: Circle) -> None:
        self.circle = circle
        self._tables: dict[Key, LightTable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def of(self, state: azul.State) -> LightTable:
        """Return the table of a position of this round."""
        marked = self.circle.marked
        ordinary = [tiles for index, tiles in enumerate(state.factories) if tiles and index not in marked]
        return self._table(
            tuple(sorted(ordinary)),
            tuple(state.factories[index] for index in marked),
            state.centre,
            has_marker=state.has_marker_in_centre,
            has_cushion=all(board.cushion is None for board in state.boards),
        )

    def takes(self, table: LightTable) -> tuple[Take, ...]:
        """Return the takes from a table, leaving out those that differ by the number of the factory alone."""
        if table.takes is None:
            table.takes = tuple(self._takes(table))
        return table.takes

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

    def _takes(self, table: LightTable) -> Iterator[Take]:
        before = 0
        for index, tiles in enumerate(table.ordinary):
            if tiles == before:
                continue
            before = tiles
            others = (*table.ordinary[:index], *table.ordinary[index + 1 :])
            for colour in azul.present(Tiles(tiles)):
                rest = _rest(tiles, colour)
                after = self._with(table, ordinary=others, centre=table.centre + rest)
                number = azul.count(Tiles(tiles), colour)
                yield Take(ORDINARY, Tiles(tiles), int(colour), number, after, to_centre=rest)
        for place, tiles in enumerate(table.marked):
            for colour in azul.present(Tiles(tiles)):
                yield from self._from_marked(table, place, Tiles(tiles), colour)
        for colour in azul.present(Tiles(table.centre)):
            tiles = Tiles(table.centre)
            after = self._with(table, centre=_rest(tiles, colour), has_marker=False)
            number = azul.count(tiles, colour)
            yield Take(CENTRE, tiles, int(colour), number, after, brings_marker=table.has_marker)

    def _from_marked(self, table: LightTable, place: int, tiles: Tiles, colour: Colour) -> Iterator[Take]:
        rest, number = _rest(tiles, colour), azul.count(tiles, colour)
        disc = self.circle.discs[place]
        marked = list(table.marked)
        marked[place] = 0
        beside: tuple[int, ...] = ()
        if disc is Disc.SCATTER and rest:
            beside = self.circle.beside_scatter(has_cushion=table.has_cushion)
        if disc is Disc.KEEP:
            marked[place] = rest
            after = self._with(table, marked=tuple(marked))
            yield Take(place, tiles, int(colour), number, after, kept=rest)
        elif not beside:
            brings_cushion = disc is Disc.CUSHION
            after = self._with(
                table,
                marked=tuple(marked),
                centre=table.centre + rest,
                has_cushion=table.has_cushion and not brings_cushion,
            )
            yield Take(
                place, tiles, int(colour), number, after, brings_cushion=brings_cushion, to_centre=rest
            )
        else:
            left, right = beside
            for mask in self.circle.splits(rest):
                to_left = of_colours(rest, mask)
                shared = list(marked)
                shared[left] += to_left
                shared[right] += rest - to_left
                after = self._with(table, marked=tuple(shared))
                yield Take(place, tiles, int(colour), number, after, left=mask)

    def _with(
        self,
        table: LightTable,
        *,
        ordinary: tuple[int, ...] | None = None,
        marked: tuple[int, ...] | None = None,
        centre: int | None = None,
        has_marker: bool | None = None,
        has_cushion: bool | None = None,
    ) -> LightTable:
        return self._table(
            table.ordinary if ordinary is None else ordinary,
            table.marked if marked is None else marked,
            table.centre if centre is None else centre,
            has_marker=table.has_marker if has_marker is None else has_marker,
            has_cushion=table.has_cushion if has_cushion is None else has_cushion,
        )

    def _table(
        self,
        ordinary: tuple[int, ...],
        marked: tuple[int, ...],
        centre: int,
        *,
        has_marker: bool,
        has_cushion: bool,
    ) -> LightTable:
        key = ordinary, marked, centre, has_marker, has_cushion
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = LightTable(key)
        return table


def _rest(tiles: int, colour: int) -> Tiles:
    return Tiles(tiles - of(colour, azul.count(Tiles(tiles), colour)))
