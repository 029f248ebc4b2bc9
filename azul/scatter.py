"""Discs that don't give what is not taken to the centre: keep and scatter (R30, R31, R33)."""

from dataclasses import dataclass, replace

from azul.discs import Disc, neighbours, part, splits
from azul.errors import IllegalMove
from azul.moves import CENTRE, Move
from azul.rules import Scatter
from azul.state import State
from azul.tiles import NO_TILES, Tiles, count, of, present


@dataclass(frozen=True, slots=True)
class ScatterChoice:
    """Where the rest of a scatter disc may go: to the factories `left` and `right`, numbered from 1.

    `splits` are the masks of colours that may go to the left (R31).
    """

    rest: Tiles
    left: int
    right: int
    splits: tuple[int, ...]


def scatter_choice(state: State, source: int, colour: int) -> ScatterChoice | None:
    """Return what is to be chosen when `colour` is taken from `source`, None if nothing is.

    There is a choice where a scatter disc has a rest and two neighbours (R33).
    """
    if source == CENTRE or not state.discs or state.discs[source - 1] is not Disc.SCATTER:
        return None
    tiles = state.factories[source - 1]
    rest = Tiles(tiles - of(colour, count(tiles, colour)))
    beside = neighbours(state.discs_on_table(), source - 1)
    if not rest or len(beside) < 2:
        return None
    left, right = beside
    return ScatterChoice(rest, left + 1, right + 1, splits(rest, even=state.rules.scatter is Scatter.EVEN))


def check_scatter(state: State, move: Move) -> None:
    """Raise `IllegalMove` if the move's choice where a rest goes is missing, or not possible (R31).

    Codes: ``scatter-missing``, ``scatter-not-here``, ``scatter-colour`` and ``scatter-uneven``.
    """
    choice = scatter_choice(state, move.source, move.colour)
    if choice is None:
        if move.left is not None:
            raise IllegalMove("scatter-not-here", source=move.source)
        return
    there = {"source": move.source, "left": choice.left, "right": choice.right}
    if move.left is None:
        raise IllegalMove("scatter-missing", **there)
    if move.left & ~sum(1 << colour for colour in present(choice.rest)):
        raise IllegalMove("scatter-colour", **there, there=present(choice.rest))
    if move.left not in choice.splits:
        raise IllegalMove("scatter-uneven", **there)


def with_scatters(state: State, moves: list[Move]) -> list[Move]:
    """Return the moves with every way to scatter a rest where there is one to choose."""
    complete: list[Move] = []
    for move in moves:
        choice = scatter_choice(state, move.source, move.colour)
        complete += [move] if choice is None else [replace(move, left=left) for left in choice.splits]
    return complete


def leave_rest(
    state: State, move: Move, factories: tuple[Tiles, ...], rest: Tiles
) -> tuple[tuple[Tiles, ...], Tiles]:
    """Return the factories with what stays there of a rest, and what of it goes to the centre."""
    index = move.source - 1
    changed = list(factories)
    match state.discs[index]:
        case Disc.KEEP:
            changed[index] = rest
        case Disc.SCATTER if beside := neighbours(state.discs_on_table(), index):
            to_left = part(rest, move.left) if move.left is not None else rest
            changed[beside[0]] = Tiles(changed[beside[0]] + to_left)
            changed[beside[-1]] = Tiles(changed[beside[-1]] + rest - to_left)
        case _:
            return factories, rest
    return tuple(changed), NO_TILES
