"""Random whole games, as the events of a record."""

import random
from collections.abc import Iterator
from itertools import product

from azul import (
    BASE_GAME,
    FLOOR,
    Dealt,
    Event,
    Factories,
    Phase,
    Placed,
    Progress,
    Resigned,
    Rules,
    Scatter,
    Settled,
    State,
    Taken,
    TakenBack,
    TilingReport,
    Undone,
    WallSide,
    advance,
    begin,
    commitment,
    draw_deal,
    draw_starter,
    falling,
    legal_moves,
    placed_lines,
    waiting_for,
)
from azul.gamefile.document import GameRecord

NAMES = ("Ann", "Бен", "ゆき", "Δ <b>")
ALL_RULES = tuple(Rules(*options) for options in product(WallSide, Factories, Scatter))
"""Every combination of options."""
MOST_EVENTS = 3000
"""Far more than any random game has: a game with so many never ends."""
Turn = tuple[Event, Progress, TilingReport | None]


def random_game(
    players: int,
    seed: int,
    rules: Rules = BASE_GAME,
    *,
    undos: float = 0.0,
    resignations: float = 0.0,
    laziness: float = 0.0,
) -> Iterator[Turn]:
    """Yield the events of a random game, each with the game after it and the report of a tiling.

    How often players avoid the floor is random, too, so that walls fill up in some games. `laziness` is how
    often they put everything on it.
    """
    rng = random.Random(seed)
    care = rng.choice((0.0, 0.5, 1.0))
    secret = secret_of(seed)
    progress = begin(players, draw_starter(secret, players), rules)
    for _ in range(MOST_EVENTS):
        state = progress.state
        if state.phase is Phase.OVER:
            return
        event = _chance(progress, secret, rng, undos, resignations)
        if event is None:
            event = _choice(state, rng) if state.phase is Phase.TILING else _take(state, rng, care, laziness)
        progress, report = advance(progress, event)
        yield event, progress, report
    raise AssertionError("the game does not end")


def _chance(
    progress: Progress, secret: bytes, rng: random.Random, undos: float, resignations: float
) -> Event | None:
    state = progress.state
    if state.phase is Phase.REFILL:
        return Dealt(draw_deal(state, secret))
    if progress.undoable is not None and rng.random() < undos:
        return Undone(progress.undoable.turn)
    if progress.earlier and state.phase is Phase.OFFER and rng.random() < undos / 2:
        return TakenBack(progress.earlier[-1].turn)
    if rng.random() < resignations:
        return Resigned(rng.choice(state.active))
    return None


def _take(state: State, rng: random.Random, care: float, laziness: float) -> Event:
    moves = legal_moves(state)
    if laziness and rng.random() < laziness:
        moves = [move for move in moves if move.line == FLOOR]
    elif rng.random() < care:
        moves = [move for move in moves if not falling(state, move)] or moves
    return Taken(state.turn, rng.choice(moves))


def _choice(state: State, rng: random.Random) -> Event:
    """Choose a space for any seat, or confirm; now and then, change a choice."""
    seat = rng.choice(waiting_for(state))
    placed = placed_lines(state, seat)
    if placed.is_complete and rng.random() < 0.8:
        return Settled(seat)
    decision = rng.choice(placed.decisions)
    return Placed(seat, decision.row, rng.choice(decision.spaces).column)


def secret_of(seed: int) -> bytes:
    """Return the secret of the random game with this seed."""
    return random.Random(f"secret {seed}").randbytes(32)


def random_record(
    players: int,
    seed: int,
    rules: Rules = BASE_GAME,
    *,
    undos: float = 0.1,
    resignations: float = 0.003,
) -> GameRecord:
    """Return a random whole game as a record, an event a second."""
    game = random_game(players, seed, rules, undos=undos, resignations=resignations)
    secret = secret_of(seed)
    return GameRecord(
        id=seed,
        players=NAMES[:players],
        starter=draw_starter(secret, players),
        commitment=commitment(secret),
        secret=secret,
        events=tuple(
            (event, f"2026-03-01T18:{second // 60 % 60:02}:{second % 60:02}Z")
            for second, (event, _, _) in enumerate(game)
        ),
        begun="2026-03-01T17:59:59Z",
        rules=rules,
    )
