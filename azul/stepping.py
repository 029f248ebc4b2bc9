"""Playing on from any position, one action at a time: what searches and simulations need.

>>> import random
>>> from azul import Phase, actions, new_game, random_deal, step
>>> rng = random.Random(1)
>>> state = new_game(players=2, starter=0)
>>> while state.phase is not Phase.OVER:
...     possible = actions(state)
...     state = step(state, rng.choice(possible) if possible else random_deal(state, rng.randrange))
>>> state.round
6
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import assert_never

from azul.events import Placed, Settled
from azul.moves import Move
from azul.phases.choosing import arrange, place, settle, settling_of, waiting_for
from azul.phases.dealing import Deal, deal
from azul.phases.taking import apply, legal_moves
from azul.phases.tiling import end_round
from azul.pieces.board import Board
from azul.pieces.discs import discs_to_text
from azul.state import Phase, State


@dataclass(frozen=True, slots=True)
class Arranged:
    """A seat chose the columns for all lines of its free wall that leave a choice, and confirmed (R22)."""

    seat: int
    columns: tuple[int, ...]


Action = Deal | Move | Arranged | Placed | Settled
"""What happens next: a deal, a take of the seat to move, or what a seat chooses on its free wall."""


def actions(state: State) -> Sequence[Action]:
    """Return what the player who is asked may do.

    In OFFER these are the takes of the seat to move. On free walls the first of the seats that still choose
    is asked, since the order makes no difference (R16): for a space for its next line, or to confirm. That
    leads to every way to tile; `azul.arrangements` has them all at once, and `step` takes an `Arranged` too.

    There are no actions in REFILL, where chance decides (`azul.random_deal`), in OVER, and in TILING while
    nobody has anything to choose (`azul.end_round`); `step` never returns such a TILING.
    """
    for seat in waiting_for(state):
        settling = settling_of(state, seat)
        if settling.is_complete:
            return [Settled(seat)]
        row, spaces = settling.decisions[-1].row, settling.decisions[-1].spaces
        return [Placed(seat, row, space.column) for space in spaces]
    return legal_moves(state)


def step(state: State, action: Action) -> State:
    """Return the position after an action; a round ends by itself once nobody has anything to choose.

    It is the position that `azul.advance` leads to, without undo and report. Raises `IllegalDeal` and
    `IllegalMove` as `deal`, `apply`, `place`, `settle` and `arrange` do.
    """
    match action:
        case Move():
            after = apply(state, action)
        case Deal():
            after = deal(state, action)
        case Placed(seat, row, column):
            after = place(state, seat, row, column)
        case Settled(seat):
            after = settle(state, seat)
        case Arranged(seat, columns):
            after = arrange(state, seat, columns)
        case _:
            assert_never(action)
    if after.phase is Phase.TILING and not waiting_for(after):
        return end_round(after)
    return after


def position_key(state: State) -> Hashable:
    """Return what the future of a position depends on, for tables of positions that were seen before.

    Positions of one game with the same key have the same actions and the same future, whatever the round and
    in whatever order tiles fell to a floor. Keys don't tell games by other rules apart.
    """
    in_centre = state.has_marker_in_centre
    free = state.rules.has_free_wall
    return (
        state.phase.value,
        state.turn,
        in_centre,
        state.starter if in_centre else state.marker,
        state.factories,
        state.centre,
        state.bag,
        state.lid,
        tuple([_board_key(board, free=free) for board in state.boards]),
        state.resigned,
        state.choices,
        state.settled,
        state.barren,
        discs_to_text(state.discs),
    )


def _board_key(board: Board, *, free: bool) -> Hashable:
    first, second, third, fourth, fifth = board.lines
    wall = board.wall
    return (
        first.code | second.code << 6 | third.code << 12 | fourth.code << 18 | fifth.code << 24,
        wall.spaces if free else wall.closed,
        tuple(sorted(board.floor)),
        board.score,
        board.cushion,
    )
