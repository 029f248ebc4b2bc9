"""Where the tiles that aren't taken go: to the centre, or elsewhere with keep and scatter (R30, R31, R33)."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul.errors import IllegalMove
from azul.moves import CENTRE, Move
from azul.pieces.discs import Disc, neighbours, splits
from azul.pieces.tiles import Colour, Tiles, count, of, of_colours, present
from azul.rules import Scatter
from azul.state import State


@dataclass(frozen=True, slots=True)
class ScatterChoice:
    """The choice of how to split the rest of a scatter disc between the factories `left` and `right`.

    `splits` are the possible masks of the colours that go left (R31).
    """

    rest: Tiles
    left: int
    right: int
    splits: tuple[int, ...]

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours to be split, in the order of `Colour`."""
        return present(self.rest)

    def shares(self, split: int) -> tuple[tuple[int, Tiles], ...]:
        """Return what the neighbours get, as factory and tiles: left first, without one that gets nothing."""
        return _shares(self.rest, split, self.left, self.right)

    def place_of(self, colour: int, split: int) -> int:
        """Return the number of the factory that a colour goes to."""
        return self.left if split >> colour & 1 else self.right

    def split(self, sides: Sequence[bool]) -> int:
        """Return the mask for the `sides` of the first colours, True for left; the others go right."""
        return sum(1 << colour for colour, to_left in zip(self.colours, sides, strict=False) if to_left)


def scatter_choice(state: State, source: int, colour: int) -> ScatterChoice | None:
    """Return the choice that taking `colour` from `source` involves, None if there is none.

    There is one if a scatter disc has a rest and two neighbours (R33).
    """
    if state.disc_at(source) is not Disc.SCATTER:
        return None
    rest = left_over(state, source, colour)
    beside = neighbours(state.discs_on_table(), source - 1)
    if not rest or len(beside) < 2:
        return None
    left, right = beside
    return ScatterChoice(rest, left + 1, right + 1, splits(rest, even=state.rules.scatter is Scatter.EVEN))


def check_scatter(state: State, move: Move) -> None:
    """Raise `IllegalMove` if the move doesn't say where a rest goes, or may not send it there (R31).

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
    if type(move.left) is not int or move.left & ~choice.split((True,) * len(choice.colours)):
        raise IllegalMove("scatter-colour", **there, there=choice.colours)
    if move.left not in choice.splits:
        raise IllegalMove("scatter-uneven", **there)


def with_scatters(state: State, moves: list[Move]) -> list[Move]:
    """Return the moves, with one for each split in place of those that have a choice (R31)."""
    source = state.discs.index(Disc.SCATTER) + 1
    ways: dict[int, tuple[int, ...]] = {}
    for colour in present(state.factories[source - 1]):
        choice = scatter_choice(state, source, colour)
        if choice is not None:
            ways[colour] = choice.splits
    if not ways:
        return moves
    complete: list[Move] = []
    for move in moves:
        if move.source == source and move.colour in ways:
            complete += [Move(source, move.colour, move.line, left) for left in ways[move.colour]]
        else:
            complete.append(move)
    return complete


def rest_of(state: State, move: Move) -> tuple[tuple[int, Tiles], ...]:
    """Return where the tiles that a legal take leaves over go, as sources with their tiles.

    They go to the centre (R7), stay on a keep disc (R30), or go to the neighbours of a scatter disc, the left
    one first (R31, R33). A take from the centre leaves no rest: the other tiles stay where they are.
    """
    source = move.source
    if source == CENTRE:
        return ()
    rest = left_over(state, source, move.colour)
    if not rest:
        return ()
    disc = state.disc_at(source)
    beside = neighbours(state.discs_on_table(), source - 1) if disc is Disc.SCATTER else ()
    if not beside:
        return ((source if disc is Disc.KEEP else CENTRE, rest),)
    if move.left is None:
        return ((beside[0] + 1, rest),)
    return _shares(rest, move.left, beside[0] + 1, beside[-1] + 1)


def leave_rest(
    state: State, move: Move, factories: tuple[Tiles, ...], centre: Tiles
) -> tuple[tuple[Tiles, ...], Tiles]:
    """Add the rest of a take to the factories, the source already emptied, and the centre; return both."""
    changed = [centre, *factories]
    for place, tiles in rest_of(state, move):
        changed[place] = Tiles(changed[place] + tiles)
    return tuple(changed[1:]), changed[0]


def left_over(state: State, source: int, colour: int) -> Tiles:
    """Return the tiles of a source that taking a colour leaves over (R7)."""
    tiles = state.tiles_at(source)
    return Tiles(tiles - of(colour, count(tiles, colour)))


def _shares(rest: Tiles, split: int, left: int, right: int) -> tuple[tuple[int, Tiles], ...]:
    to_left = of_colours(rest, split)
    return tuple(
        (place, tiles) for place, tiles in ((left, to_left), (right, Tiles(rest - to_left))) if tiles
    )
