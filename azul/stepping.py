"""Playing on from any position, one action at a time, for searches and simulations.

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
from azul.phases.choosing import arrange, place, placed_lines, settle, waiting_for
from azul.phases.dealing import Deal, deal
from azul.phases.taking import apply, legal_moves
from azul.phases.tiling import end_round
from azul.pieces.board import Board
from azul.pieces.discs import discs_to_text
from azul.state import Phase, State


@dataclass(frozen=True, slots=True)
class Arranged:
    """A seat chose the columns for all lines that leave a choice, and confirmed them (R22)."""

    seat: int
    columns: tuple[int, ...]


Action = Deal | Move | Arranged | Placed | Settled
"""A deal, a move of the seat to move, or a choice of any seat on its free wall."""


def actions(state: State) -> Sequence[Action]:
    """Return the legal actions of one player.

    In OFFER these are the moves of the seat to move. While several seats choose spaces on free walls, they
    are the choices of the first of them for its next line, or its confirmation: the order of seats makes no
    difference (R16). `azul.arrangements` has all choices for a board at once, for `Arranged`.

    There are none in REFILL, where chance decides (`azul.random_deal`), in OVER, and in a TILING in which
    nobody has a choice (`azul.end_round`), which `step` never returns.
    """
    for seat in waiting_for(state):
        placed = placed_lines(state, seat)
        if placed.is_complete:
            return [Settled(seat)]
        decision = placed.decisions[-1]
        return [Placed(seat, decision.row, column) for column in decision.columns]
    return legal_moves(state)


def step(state: State, action: Action) -> State:
    """Return the position after an action; walls are tiled as soon as nobody has anything to choose.

    The result is the same as with `azul.advance`, which also knows undo and makes reports. Raise
    `IllegalDeal` and `IllegalMove` as `deal`, `apply`, `place`, `settle` and `arrange` do.
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
    """Return a hashable key for transposition tables: everything that the future of a position depends on.

    Two positions of the same game with equal keys may differ in the round and in the order of the tiles on a
    floor only. The rules of the game aren't part of the key.
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
