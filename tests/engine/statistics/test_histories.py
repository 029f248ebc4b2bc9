"""For whom a seat's result counts: seats change hands, computers stand in, moves are undone."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from hypothesis import given, settings, strategies

import azul
from engine import Game, GameService, Player, Refusal, decisions
from engine.game import LogEntry
from engine.statistics.results import MIN_ROUNDS, result_of
from engine.table.events import Played
from engine.table.state import Status
from storage.statistics import FinishedGame
from tests.azul.games import ALL_RULES
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, a_lobby, games_over
from tests.engine.test_choosing import event_for
from tests.some import some

COMPUTER = 0
"""Who made a take that its player didn't make."""


@dataclass(frozen=True)
class Made:
    """A take that stands."""

    seat: int
    by: int
    colour: azul.Colour
    tiles: int
    marker: bool


@dataclass(frozen=True)
class Expected:
    """The owner that a seat's result must have."""

    user_id: int
    has_left: bool
    is_owned: bool
    rounds: int


async def any_history(chance: random.Random) -> tuple[FinishedGame | None, list[LogEntry]]:
    """Play a game in which all that may happens to its seats; return its result, if any, and its log."""
    store = MemoryStore()
    games = games_over(store, chance.randrange(99))
    game = await a_lobby(games, chance.randrange(1, 5), rules=chance.choice(ALL_RULES))
    if len(game.table.players) == 1 or (len(game.table.players) < 4 and chance.random() < 0.2):
        game = await games.change(game.id, decisions.add_computer(ADA.user_id))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    away = set[int]()  # the seats for which a computer moves just now
    newcomers = iter(range(100, 999))
    while game.table.is_open:
        try:
            game = await step(games, game, chance, away, next(newcomers))
        except Refusal:
            continue
    finished = await store.finished_row(game.id)
    assert finished is not None
    return result_of(finished, await store.events(game.id)), list(await games.history(game.id))


async def step(games: GameService, game: Game, chance: random.Random, away: set[int], newcomer: int) -> Game:
    """Let something happen."""
    table, state = game.table, game.table.running_state
    seat = chance.choice(state.active)
    holder = table.players[seat]
    luck = chance.random()
    if luck < 0.02:
        away ^= {seat} if seat in away or len(away) + 1 < len(table.people) else set()
    elif luck < 0.05 and holder.is_person:
        substitute = Player(newcomer, "Substitute")
        game = await games.change(game.id, decisions.hand_over(holder.user_id, substitute))
        return await games.change(game.id, decisions.substitute(substitute))
    elif luck < 0.055 and holder.is_person:
        return await games.change(game.id, decisions.resign(holder.user_id))
    elif luck < 0.1 and table.undoable is not None:
        return await games.change(game.id, decisions.undo(table.players[table.undoable.turn].user_id))
    event = event_for(state, chance)
    assert not isinstance(event, azul.Dealt)
    is_by_computer = event.seat in away or table.players[event.seat].is_computer
    move = Played(event, by_computer=is_by_computer)
    return await games.change(game.id, partial(lambda move, *_: (move,), move))


def made_in(log: Sequence[LogEntry]) -> list[Made]:
    """Return the takes that stand."""
    made: list[Made] = []
    for entry in log:
        match entry.event:
            case Played(azul.Undone()):
                made.pop()
            case Played(azul.Taken(seat, move), by_computer=by_computer) if entry.before:
                player = entry.before.players[seat]
                by = COMPUTER if by_computer and player.is_person else player.user_id
                tiles = azul.number_taken(entry.before.running_state, move)
                marker = azul.takes_marker(entry.before.running_state, move)
                made.append(Made(seat, by, move.colour, tiles, marker))
            case _:
                pass
    return made


def expected_of(log: Sequence[LogEntry], made: Sequence[Made], seat: int) -> Expected:
    """Return whose result a seat's has to be, after so many rounds."""
    final = log[-1].after
    holder = final.players[seat].user_id
    for entry in log:
        if entry.before and isinstance(entry.event, Played) and entry.event.event == azul.Resigned(seat):
            return Expected(holder, has_left=True, is_owned=True, rounds=entry.before.running_state.round - 1)
    takes = [each.by for each in made if each.seat == seat]
    most = [by for by in set(takes) if 2 * takes.count(by) > len(takes)]
    if most == [COMPUTER]:
        first = next(
            entry.before.running_state.round
            for entry in log
            if entry.before
            and isinstance(entry.event, Played)
            and entry.event.by_computer
            and isinstance(entry.event.event, azul.Taken)
            and entry.event.event.seat == seat
        )
        return Expected(holder, has_left=True, is_owned=True, rounds=first - 1)
    return Expected(most[0] if most else holder, has_left=False, is_owned=bool(most or not takes), rounds=99)


def reason_of(log: Sequence[LogEntry], seats: Sequence[Expected]) -> str:
    """Return why a game isn't rated, "" if it is."""
    if any(player.is_computer for player in log[-1].after.players):
        return "computer"
    if any(seat.has_left and seat.rounds < MIN_ROUNDS for seat in seats):
        return "short"
    owners = [seat.user_id for seat in seats if seat.is_owned]
    return "" if len(owners) == len(set(owners)) >= 2 else "alone"


async def assert_agrees_with_a_recount(chance: random.Random) -> None:
    result, log = await any_history(chance)
    final, made = log[-1].after, made_in(log)
    if result is None:
        assert final.status is Status.CANCELLED  # only computers were left
        return
    assert final.state is not None
    owners = [expected_of(log, made, seat) for seat in range(len(final.players))]
    assert result.unrated == reason_of(log, owners)
    best = sorted((final.state.boards[seat].score for seat in final.state.active), reverse=True)
    assert result.margin == (best[0] - best[1] if len(best) > 1 else None)
    places = {seat: place for place, seat in azul.standings(final.state)}
    for seat, owner in some(zip(result.seats, owners, strict=True)):
        player = final.players[seat.seat]
        assert seat.user_id == (owner.user_id if player.is_person else 0)
        assert (seat.place, seat.resigned) == (places[seat.seat], owner.has_left)
        own = [each for each in made if (each.seat, each.by) == (seat.seat, owner.user_id)]
        colours = Counter[azul.Colour]()
        for each in own:
            colours[each.colour] += each.tiles
        assert seat.turns == len(own)
        assert seat.markers == sum(each.marker for each in own)
        assert seat.colours == tuple(colours[colour] for colour in azul.COLOURS)
        place = len(owners) if owner.has_left else seat.place
        assert seat.rated_place == (None if result.unrated or not owner.is_owned else place)
        assert not seat.feats or (owner.is_owned and result.unrated in {"", "chosen"})


@settings(max_examples=60 if "TEST_ALL" in os.environ else 6, deadline=None)
@given(strategies.integers(0, 2**32))
def test_any_history_comes_to_whom_a_recount_finds(seed: int) -> None:
    asyncio.run(assert_agrees_with_a_recount(random.Random(seed)))
