"""Makes the games in tests/golden: ``python -m tests.azul.golden`` adds those that are missing.

Existing games are never written again, as they show the rules at the time they were played. The players look
one move ahead, so that the games resemble those of people.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from azul import (
    FLOOR,
    FLOOR_COSTS,
    Dealt,
    Decision,
    Event,
    Factories,
    Move,
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
    Undone,
    WallSide,
    advance,
    begin,
    coloured_column,
    commitment,
    draw_deal,
    draw_starter,
    falling,
    legal_moves,
    number_taken,
    placed_lines,
    take_report,
    takes_marker,
    takes_since,
    waiting_for,
)
from azul.gamefile.document import GameRecord, dump, load
from azul.gamefile.record import Step, steps_of
from azul.phases.placing import open_columns, placement_at

GOLDEN: Final = Path(__file__).parents[1] / "golden"
NAMES: Final = ("Ann", "Бен", "ゆき", "Dee")


@cache
def stored_game(path: Path) -> GameRecord:
    """Read a stored game, checking everything in it."""
    return load(path.read_bytes())


@cache
def stored_steps(path: Path) -> tuple[Step, ...]:
    """Return the steps of a stored game."""
    return tuple(steps_of(stored_game(path)))


@dataclass(frozen=True)
class Kind:
    """A game to be made: its rules, how its players play, and how often they undo, take back and resign."""

    name: str
    players: int
    rules: Rules
    seed: int
    style: str = "greedy"
    undos: float = 0.02
    take_backs: float = 0.0
    resignations: float = 0.0


def of_every_combination() -> Iterator[Kind]:
    """Yield a game for every combination of options that differ and every number of players."""
    for wall, factories, scatter, players in product(WallSide, Factories, Scatter, (2, 3, 4)):
        if factories is Factories.PLAIN and scatter is Scatter.EVEN:
            continue
        scattered = "" if factories is Factories.PLAIN else f"-{scatter.value}-scatter"
        name = f"{wall.value}-wall-{factories.value}{scattered}-{players}-players"
        yield Kind(name, players, Rules(wall, factories, scatter), seed=players)


def of_their_own() -> Iterator[Kind]:
    """Yield games in which something rare happens, with seeds that were searched for."""
    base, free = Rules(), Rules(WallSide.FREE)
    special = Rules(WallSide.FREE, Factories.SPECIAL)
    yield Kind("shared-victory", 2, base, 32)
    yield Kind("shared-victory-of-three-players", 3, special, 8)
    yield Kind("line-that-falls-beyond-the-floor", 3, free, 6, "hasty")
    yield Kind("lines-that-fall-onto-a-cushion", 2, special, 255, "hasty")
    yield Kind("nothing-left-to-deal", 4, base, 1, "hoarding", undos=0.0)
    yield Kind("nothing-left-to-deal-on-free-walls", 4, free, 18, "hoarding", undos=0.0)
    yield Kind("nothing-left-that-fits", 4, free, 21, "hoarding", undos=0.0)
    yield Kind("the-same-round-for-ever", 4, base, 51, "avoiding", undos=0.0)
    yield Kind("resigned-to-the-last-player", 3, special, 7, resignations=0.015)
    yield Kind("player-who-leaves", 4, base, 2, resignations=0.01)
    yield Kind("player-who-leaves-while-choosing", 3, free, 3, resignations=0.015)
    once = Rules(WallSide.COLOURED, Factories.SPECIAL_ONCE, Scatter.EVEN)
    yield Kind("two-players-who-leave", 4, once, 10, resignations=0.02)
    yield Kind("undo-after-undo", 2, special, 1, undos=0.4)
    yield Kind("takes-taken-back", 4, special, 5, undos=0.1, take_backs=0.1)


def worth(state: State, move: Move, style: str) -> float:
    """Return the worth of a move at a glance: points now and the progress of the line, less the floor."""
    board = state.boards[state.turn]
    number = number_taken(state, move)
    fallen = falling(state, move)
    lands = fallen + takes_marker(state, move) - (take_report(state, move).caught is not None)
    cost = sum(FLOOR_COSTS[len(board.floor) : len(board.floor) + lands])
    if move.line == FLOOR:
        return -cost - 1.0
    line = board.lines[move.line]
    placed = number - fallen
    if line.count + placed < line.size:
        return 0.6 * placed / line.size - cost
    if state.rules.has_free_wall:
        columns = list(open_columns(board.wall, move.line, move.colour))
    else:
        columns = [coloured_column(move.line, move.colour)]
    if style == "avoiding" and board.wall.row(move.line).count(None) == 1:
        return -100.0
    points = [placement_at(board.wall, move.line, column, move.colour).points for column in columns]
    completes = board.wall.row(move.line).count(None) == 1
    if not points or (style == "hoarding" and completes):
        return -cost - 4.0
    return max(points) + 0.2 * placed - cost


def event_of(state: State, rng: random.Random, style: str) -> Event:
    """Return the next event of one of the players who have something to do."""
    if state.phase is Phase.OFFER:
        moves = legal_moves(state)
        if style == "hasty" and rng.random() < 0.5:
            return Taken(state.turn, rng.choice(moves))
        return Taken(state.turn, max(moves, key=lambda move: (worth(state, move, style), rng.random())))
    seat = rng.choice(waiting_for(state))
    placed = placed_lines(state, seat)
    if placed.is_complete and rng.random() < 0.9:
        return Settled(seat)
    decision = rng.choice(placed.decisions) if placed.is_complete else placed.decisions[-1]
    return Placed(seat, decision.row, column_of(decision, rng))


def column_of(decision: Decision, rng: random.Random) -> int:
    """Return the column with most points."""
    return max(decision.spaces, key=lambda space: (space.points, rng.random())).column


def played(kind: Kind) -> GameRecord:
    """Return a whole game of a kind."""
    rng = random.Random(f"golden {kind.name} {kind.seed}")
    secret = rng.randbytes(32)
    begun = now = datetime(2026, 3, 1, 18, tzinfo=UTC)
    starter = draw_starter(secret, kind.players)
    progress = begin(kind.players, starter, kind.rules)
    events: list[tuple[Event, str]] = []
    while progress.state.phase is not Phase.OVER:
        state = progress.state
        now += timedelta(seconds=rng.randrange(5, 3000))
        event: Event
        if state.phase is Phase.REFILL:
            event = Dealt(draw_deal(state, secret))
        elif progress.undoable is not None and rng.random() < kind.undos:
            event = Undone(progress.undoable.turn)
        elif seats := to_take_back(progress, kind, rng):
            event = TakenBack(rng.choice(seats))
        elif rng.random() < kind.resignations:
            event = Resigned(rng.choice(state.active))
        else:
            event = event_of(state, rng, kind.style)
        progress, _ = advance(progress, event)
        events.append((event, time_text(now)))
    return GameRecord(
        id=kind.seed,
        players=NAMES[: kind.players],
        starter=starter,
        commitment=commitment(secret),
        secret=secret,
        events=tuple(events),
        begun=time_text(begun),
        rules=kind.rules,
    )


def to_take_back(progress: Progress, kind: Kind, rng: random.Random) -> list[int]:
    """Return the seats that may take back a take, but seldom."""
    if not kind.take_backs or rng.random() >= kind.take_backs:
        return []
    seats = []
    for seat in progress.state.active:
        takes = takes_since(progress, seat)
        if takes and takes != (progress.undoable,):
            seats.append(seat)
    return seats


def time_text(time: datetime) -> str:
    """Return a time as in game files."""
    return time.isoformat().replace("+00:00", "Z")


def main() -> None:
    """Write the games that are missing."""
    GOLDEN.mkdir(exist_ok=True)
    for kind in (*of_every_combination(), *of_their_own()):
        path = GOLDEN / f"{kind.name}.json"
        if not path.exists():
            path.write_text(dump(played(kind)), encoding="utf-8")


if __name__ == "__main__":
    main()
