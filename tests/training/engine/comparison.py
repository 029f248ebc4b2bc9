"""Plays a game of `azul` in the compiled engine as well, and compares the two after each event."""

import ctypes
from collections.abc import Iterable, Iterator

from azul import (
    Dealt,
    Ending,
    Move,
    Phase,
    Placed,
    Resigned,
    Rules,
    Scatter,
    Settled,
    State,
    Taken,
    TakenBack,
    Undone,
    before_tiling,
    begin,
    draw_starter,
    legal_moves,
    ranking,
)
from azul import ending_of as ending_of_state
from azul.gamefile.record import Step
from tests.azul.games import ALL_RULES, random_game, secret_of
from training.engine import library
from training.engine.translation import (
    arrangement_of,
    deal_of,
    ending_of,
    move_from,
    move_of,
    position_of,
    state_of,
)

VARIANTS = tuple(rules for rules in ALL_RULES if rules.has_special_factories or rules.scatter is Scatter.FREE)
"""Every combination of options that differs from the others."""


def name_of(rules: Rules) -> str:
    """Return a variant's name, as the id of a test."""
    return f"{rules.wall.value}-{rules.factories.value}-{rules.scatter.value}"


def steps_of_random_game(
    players: int,
    seed: int,
    rules: Rules,
    *,
    undos: float = 0.0,
    resignations: float = 0.0,
    laziness: float = 0.0,
) -> Iterator[Step]:
    """Yield the steps of a game of `tests.azul.games`."""
    before = begin(players, draw_starter(secret_of(seed), players), rules)
    game = random_game(players, seed, rules, undos=undos, resignations=resignations, laziness=laziness)
    for number, (event, after, report) in enumerate(game, 1):
        yield Step(number, event, "", before.state, after.state, report)
        before = after


def follow(engine: ctypes.CDLL, steps: Iterable[Step]) -> State:
    """Compare moves, positions, endings and shares of the win all along a game; return its end."""
    position, last = None, None
    for step in steps:
        if position is None:
            position = position_of(step.before)
            assert state_of(position) == plain(step.before)
        position = _advanced(engine, position, step)
        assert state_of(position) == plain(step.after), f"{step.number}: {step.event}"
        assert moves_in(engine, position) == legal_moves(step.after), f"{step.number}: {step.event}"
        assert ending_of(position) is ending_after(step)
        last = step.after
    assert position is not None
    assert last is not None
    if last.phase is Phase.OVER:
        winners = ranking(last)[0]
        expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(last.boards))]
        assert shares_in(engine, position) == [ctypes.c_float(share).value for share in expected]
    return last


def ending_after(step: Step) -> Ending | None:
    """Return why the game ended with this step, None if it goes on."""
    return ending_of_state(step.after, step.report)


def _advanced(engine: ctypes.CDLL, position: library.Position, step: Step) -> library.Position:
    """Make a step in the engine. Where `azul` goes back, take its position: the engine only goes on."""
    match step.event:
        case Dealt(drawn):
            engine.deal(position, deal_of(drawn))
        case Taken(_, move):
            engine.apply(position, move_of(move))
        case Resigned(seat):
            engine.resign(position, seat)
        case Placed() | Settled():
            pass  # the engine tiles all boards at once
        case Undone() | TakenBack():
            return position_of(step.after)
    if step.report is not None:
        engine.end_round(position, arrangements_in(before_tiling(step.before, step.event)))
    return position


def arrangements_in(state: State) -> ctypes.Array[library.Arrangement]:
    """Return what all seats have chosen."""
    arranged = (library.Arrangement * library.MOST_PLAYERS)()
    for seat in state.active:
        choices = state.choices[seat] if state.choices else ()
        arranged[seat] = arrangement_of(state.boards[seat], state.rules.wall, choices)
    return arranged


def plain(state: State) -> State:
    """Return a position as the engine has it: floors in the order of colours, no choices yet."""
    return state._replace(
        boards=tuple(board._replace(floor=tuple(sorted(board.floor))) for board in state.boards),
        choices=((),) * len(state.choices),
        settled=frozenset(),
    )


def moves_in(engine: ctypes.CDLL, position: library.Position, kind: str = "legal_moves") -> list[Move]:
    """Return the engine's legal moves, or its ``distinct_moves``."""
    moves = (library.Move * library.MOST_MOVES)()
    number = getattr(engine, kind)(position, moves)
    return [move_from(move) for move in moves[:number]]


def shares_in(engine: ctypes.CDLL, position: library.Position) -> list[float]:
    """Return the engine's shares of the win."""
    shares = (ctypes.c_float * library.MOST_PLAYERS)()
    engine.shares_of(position, shares)
    return shares[: position.players]
