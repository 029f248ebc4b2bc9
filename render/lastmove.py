"""The take that a table picture points out."""

from dataclasses import dataclass

from azul.board import FLOOR_SPACES, MARKER
from azul.moves import CENTRE, Move
from azul.offer import falling
from azul.state import IN_CENTRE, State
from azul.tiles import count


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who took what, and where it went.

    Of the `taken` tiles, `fell` did not fit on the line, and `discarded` of those lie in the lid because the
    floor was full (R9). `marker` says whether the first-player marker came along (R7).
    """

    seat: int
    move: Move
    taken: int
    fell: int = 0
    discarded: int = 0
    marker: bool = False


def last_move(before: State, move: Move) -> LastMove:
    """Return what a legal move of the seat to move does, for the picture of the position after it."""
    fell = falling(before, move)
    marker = move.source == CENTRE and before.marker == IN_CENTRE
    floor = before.boards[before.turn].floor
    room = FLOOR_SPACES - len(floor) - (1 if marker and len(floor) < FLOOR_SPACES else 0)
    taken = count(before.tiles_at(move.source), move.colour)
    return LastMove(before.turn, move, taken, fell, max(0, fell - room), marker)


def fresh_floor(floor: tuple[int, ...], last: LastMove | None) -> frozenset[int]:
    """Return the places on the mover's floor where the last move put something."""
    if last is None:
        return frozenset()
    tiles = [place for place, item in enumerate(floor) if item != MARKER]
    lying = last.fell - last.discarded
    markers = [floor.index(MARKER)] if last.marker and MARKER in floor else []
    return frozenset((*tiles[len(tiles) - lying :], *markers))
