"""The last move, which pictures mark."""

from dataclasses import dataclass

from azul.moves import Move
from azul.phases.scattering import rest_of
from azul.phases.taking import board_after, caught, falling, number_taken, takes_cushion, takes_marker
from azul.pieces.board import MARKER
from azul.pieces.tiles import NO_TILES, Tiles
from azul.state import State


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who took what, and where it went.

    Of the `taken` tiles, `fell` didn't fit on the line, and `discarded` of those went to the lid because the
    floor line was full (R9). `marker` means that the first-player marker was taken too (R7). `caught` is what
    fell onto the cushion disc instead of the floor line, a colour or `MARKER` (R32); such a tile counts in
    `fell`. `cushion` means that this disc was taken. `rest` lists where the other tiles of the factory went,
    as sources and tiles (R7, R30, R31).
    """

    seat: int
    move: Move
    taken: int
    fell: int = 0
    discarded: int = 0
    marker: bool = False
    caught: int | None = None
    cushion: bool = False
    rest: tuple[tuple[int, Tiles], ...] = ()

    def arrived(self, source: int) -> Tiles:
        """Return the tiles that a scatter disc gave to a factory in this move."""
        if source == self.move.source:
            return NO_TILES
        return next((tiles for place, tiles in self.rest if place == source), NO_TILES)


def last_move(before: State, move: Move) -> LastMove:
    """Return what a legal move does, to be marked in the picture of the position after it."""
    return LastMove(
        before.turn,
        move,
        taken=number_taken(before, move),
        fell=falling(before, move),
        discarded=board_after(before, move)[1],
        marker=takes_marker(before, move),
        caught=caught(before, move),
        cushion=takes_cushion(before, move),
        rest=rest_of(before, move),
    )


def fresh_floor(floor: tuple[int, ...], last: LastMove | None) -> frozenset[int]:
    """Return the indices of the floor spaces that the last move filled."""
    if last is None:
        return frozenset()
    tiles = [place for place, item in enumerate(floor) if item != MARKER]
    cushioned = last.caught is not None and last.caught != MARKER
    lying = last.fell - last.discarded - cushioned
    markers = [floor.index(MARKER)] if last.marker and MARKER in floor else []
    return frozenset((*tiles[len(tiles) - lying :], *markers))
