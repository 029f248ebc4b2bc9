"""The positions of the lesson: one round against a computer, and the end of another game.

Each step continues from the right take that the learner made in the one before; the learner's takes are the
only state. The computer makes the likeliest take (`players.best_first`), but leaves the centre to the
learner.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import azul
from azul import CENTRE, Board, Move, PatternLine, Phase, Placement, State
from bot.features.learn.judge import LessonStep, mistake_of
from players import best_first

LEARNER: Final = 0
COMPUTER: Final = 1
TAKES_IN: Final = (LessonStep.TAKE, LessonStep.LINE, LessonStep.MARKER)
"""The steps whose takes are kept and lead to the positions of the steps after them."""

_SECRET: Final = (963).to_bytes(32, "big")
_FIRST_ROUND: Final = "1b2 2w2 3y1 5b1 cw3 ck3 4y4 cr4 cy4"
_SECRET_OF_END: Final = (134).to_bytes(32, "big")
_UP_TO_END: Final = (
    "4w2 3r3 1b1 5k2 cy3 2w1 cb4 cy4 cw5 cr5 ckf 2r2 1k1 3b4 cy4 4k1 cw3 5w5 cr2 cb3 ckf "
    "5r1 2w5 1b2 4y1 3k4 cw3 cb3 cy2 ck4 1r1 3y1 5y2 cy2 4k3 cr5 ck3 2r5 cw4 cb4 3y3 1w4 2y3"
)
_WORTH_ASKING: Final = 2
"""The least points of a tile worth asking about: one that touches another scores 2."""


class WrongTakes(ValueError):
    """The takes aren't right answers to the steps that they belong to."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A position in which the learner is to move or the round is over, and the takes that led there.

    The takes are made from `before`, the position after the learner's last answer: the computer's reply, or
    all takes of both until the round ends. There are none after the deal.
    """

    state: State
    before: State
    takes: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """The tile of a full line that is about to be placed, and the position at that moment (R13).

    The lines above have been tiled, and their points are in the score.
    """

    state: State
    placement: Placement


def takes_before(step: LessonStep) -> int:
    """Return how many takes the learner has made before a step, not counting those of step END's game."""
    return sum(each < step for each in TAKES_IN)


def turn_of(step: LessonStep, takes: tuple[Move, ...]) -> Turn:
    """Return the turn of a step after the learner's takes. Raise `WrongTakes` if they aren't right."""
    if len(takes) != takes_before(step):
        raise WrongTakes(f"{len(takes)} takes before {step.name}")
    turn = _turn_after(takes)
    return _late_turn() if step is LessonStep.END else turn


@lru_cache(maxsize=256)
def _turn_after(takes: tuple[Move, ...]) -> Turn:
    """Return the turn after the learner's takes, with the computer's reply, or with the rest of the round."""
    if not takes:
        beginning = _played(_SECRET, _FIRST_ROUND)
        return Turn(beginning, beginning)
    *earlier, take = takes
    state, step = _turn_after(tuple(earlier)).state, TAKES_IN[len(earlier)]
    if take not in azul.legal_moves(state) or mistake_of(step, state, take) is not None:
        raise WrongTakes(f"{take} in {step.name}")
    before = azul.apply(state, take)
    if step is LessonStep.MARKER:
        return _end_of_the_round(before)
    reply = next(move for move in best_first(before) if move.source != CENTRE)
    return Turn(azul.apply(before, reply), before, (reply,))


@lru_cache(maxsize=1)
def _late_turn() -> Turn:
    late = _played(_SECRET_OF_END, _UP_TO_END)
    return Turn(late, late)


def _played(secret: bytes, moves: str) -> State:
    """Return the position after these takes of a game for two that the learner begins, ready for the next."""
    state = _ready_for_take(azul.new_game(players=2, starter=LEARNER), secret)
    for move in moves.split():
        state = _ready_for_take(azul.apply(state, azul.parse_move(move)), secret)
    return state


def _ready_for_take(state: State, secret: bytes) -> State:
    if state.phase is Phase.TILING:
        state = azul.end_round(state)
    return azul.deal(state, azul.draw_deal(state, secret)) if state.phase is Phase.REFILL else state


def _end_of_the_round(before: State) -> Turn:
    """Return the likeliest end of a round that has a tile of the learner's worth asking about, if any has."""
    ends = (Turn(state, before, takes) for state, takes in _ends(before))
    likeliest = next(ends)
    if _is_worth_asking(likeliest.state):
        return likeliest
    return next((turn for turn in ends if _is_worth_asking(turn.state)), likeliest)


def _ends(state: State, takes: tuple[Move, ...] = ()) -> Iterator[tuple[State, tuple[Move, ...]]]:
    """Yield the positions in which a round can end, the likeliest first, with the takes that lead there."""
    if state.phase is not Phase.OFFER:
        yield state, takes
    for move in best_first(state):
        yield from _ends(azul.apply(state, move), (*takes, move))


def _is_worth_asking(state: State) -> bool:
    return any(placement.points >= _WORTH_ASKING for placement in _placements(state))


def _placements(state: State) -> tuple[Placement, ...]:
    return azul.placed_lines(state, LEARNER).placements


def question_of(state: State) -> Question:
    """Return the question at the end of a round: about the learner's tile that will score most (R14)."""
    placements = _placements(state)
    asked = max(placements, key=lambda placement: placement.points)
    board = state.boards[LEARNER]
    for placement in placements[: placements.index(asked)]:
        board = _tiled(board, placement)
    boards = (board, *state.boards[COMPUTER:])
    return Question(state._replace(boards=boards), asked)


def _tiled(board: Board, placement: Placement) -> Board:
    lines = tuple(
        PatternLine(line.size) if row == placement.row else line for row, line in enumerate(board.lines)
    )
    wall = board.wall.place(placement.row, placement.column, placement.colour)
    return board._replace(lines=lines, wall=wall, score=board.score + placement.points)


def answers_to(question: Question) -> tuple[int, ...]:
    """Return four numbers of points to choose from, sorted, the right one among them."""
    asked = question.placement
    across, down = asked.horizontal, asked.vertical
    likely = (asked.points, 1, across, down, across + down - 1, across + down)
    near = (asked.points + 1, asked.points - 1, asked.points + 2, asked.points + 3)
    return tuple(sorted([number for number in dict.fromkeys((*likely, *near)) if number > 0][:4]))


def ended(state: State) -> tuple[State, azul.TilingReport]:
    """Play a round on with likely takes; return the end of the game and its last tiling (R20)."""
    while state.phase is Phase.OFFER:
        state = azul.apply(state, best_first(state)[0])
    return azul.tile_walls(state)
