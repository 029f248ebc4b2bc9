"""The adaptive level: it leads to even games, without jumps, and follows from stored results alone."""

import json
import math
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from statistics import mean, median
from typing import Any, Final

import pytest

import azul
from engine import GameService, Level, Options, Player, Status, decisions
from engine.adaptive import (
    INITIAL_LEVEL,
    LONG_PAUSE,
    MAX_GAMES,
    MIN_ROUNDS,
    AdaptiveLevels,
    Encounter,
    level_after,
)
from engine.computers.seats import new_computer
from engine.table.state import Table, table_to_json
from storage.records import ChannelOccupied, GameWithComputers, PracticeResult
from tests.engine.clock import Clock
from tests.engine.computers.test_seats import move, play_on
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL
from tests.engine.practice.practices import practising, step
from tests.some import some

LEVELS: Final = tuple(Level)
WINS: Final = (0.735, 0.79, 0.81, 0.75, 0.811, 0.799, 0.776, 0.76, 0.76)
"""How often each level wins against the one below, as measured with two players and coloured walls."""
HOUR: Final = 3_600_000


def strength_of(level: float) -> float:
    """Return how strong somebody at a level is, in Elo; levels go on beyond the first and the last."""
    gaps = [400 * math.log10(share / (1 - share)) for share in WINS]
    whole = min(max(int(level) - 1, 0), len(gaps) - 1)
    return sum(gaps[:whole]) + (level - 1 - whole) * gaps[whole]


def a_game_of(person: float, level: Level, at: int, chance: random.Random, computers: int = 1) -> Encounter:
    """Return how somebody fares against computers."""
    number = LEVELS.index(level) + 1
    wins = 1 / (1 + 10 ** ((strength_of(number) - strength_of(person)) / 400))
    ahead = sum(chance.random() < wins for _ in range(computers))
    return Encounter(at, level, ahead / computers)


def a_life(
    person: float, games: int, chance: random.Random, before: Sequence[Encounter] = (), computers: int = 1
) -> list[Encounter]:
    """Return the games of somebody who always plays at the level that follows them."""
    life = list(before)
    for _ in range(games):
        level = level_after(life[-MAX_GAMES:])
        at = life[-1].at + HOUR if life else HOUR
        life.append(a_game_of(person, level, at, chance, computers))
    return life


def numbers(life: Sequence[Encounter]) -> list[int]:
    """Return the levels of games, from 1."""
    return [LEVELS.index(game.level) + 1 for game in life]


# ── the level, simulated with known strengths ──


@pytest.mark.one_in(3)
@pytest.mark.parametrize("computers", [1, 3])
@pytest.mark.parametrize("person", [1, 2.5, 4, 5.5, 7, 8.5, 10])
def test_games_become_even_for_everybody(person: float, computers: int) -> None:
    lives = [a_life(person, 70, random.Random(seed), computers=computers) for seed in range(12)]
    reached = [next(n for n, level in enumerate(numbers(life)) if abs(level - person) <= 1) for life in lives]
    assert median(reached) <= max(abs(person - 2), 1) + 1
    assert max(reached) <= 30
    share = mean(game.share for life in lives for game in life[30:])
    assert share == pytest.approx(0.5, abs=0.05 if 1 < person < 10 else 0.1)


@pytest.mark.parametrize("person", [1.5, 4, 7.5])
def test_the_level_does_not_swing(person: float) -> None:
    lives = [numbers(a_life(person, 70, random.Random(seed)))[30:] for seed in range(25)]
    changes = [one != other for life in lives for one, other in pairwise(life)]
    assert mean(changes) < 0.12
    assert mean(abs(level - person) <= 1.5 for life in lives for level in life) > 0.98


@pytest.mark.parametrize(("person", "level"), [(-2, Level.EASY), (14, Level.EXPERT)])
def test_the_scale_ends_at_both_ends_and_nobody_is_lost_beyond_it(person: float, level: Level) -> None:
    life = a_life(person, 60, random.Random(1))
    assert {game.level for game in life[30:]} == {level}
    back = a_life(5, 25, random.Random(2), life)
    assert abs(numbers(back)[-1] - 5) <= 2


def test_no_game_moves_the_level_by_more_than_one() -> None:
    chance = random.Random(3)
    games = [Encounter(n * HOUR, chance.choice(LEVELS), chance.choice((0, 0.5, 1))) for n in range(90)]
    levels = [LEVELS.index(level_after(games[:n])) for n in range(90)]
    assert max(abs(one - other) for one, other in pairwise(levels)) == 1


def test_one_game_does_not_turn_over_what_many_have_shown() -> None:
    life = a_life(6, 80, random.Random(4))
    level = level_after(life)
    for share in (0, 1):
        after = level_after([*life, Encounter(life[-1].at + HOUR, level, share)])
        assert abs(LEVELS.index(after) - LEVELS.index(level)) <= 1
    beaten = Encounter(life[-1].at + HOUR, Level.EXPERT, 0)
    assert level_after([*life, beaten]) is level


def test_after_a_long_pause_the_level_follows_faster() -> None:
    life = a_life(8, 60, random.Random(5))

    def games_until(level: int, pause: int) -> int:
        games = list(life)
        for lost in range(30):
            now = level_after(games)
            if LEVELS.index(now) + 1 <= level:
                return lost
            games.append(Encounter(games[-1].at + (HOUR if lost else pause), now, 0))
        return 30

    assert games_until(5, LONG_PAUSE + 1) < games_until(5, HOUR)


def test_some_time_after_a_long_pause_the_level_does_not_swing_either() -> None:
    changes: list[bool] = []
    for seed in range(25):
        chance = random.Random(seed)
        life = a_life(5.5, 30, chance)
        life.append(a_game_of(5.5, level_after(life), life[-1].at + LONG_PAUSE + 1, chance))
        changes += [one != other for one, other in pairwise(numbers(a_life(5.5, 60, chance, life))[-30:])]
    assert mean(changes) < 0.12


def test_what_came_before_the_last_hundred_games_makes_no_difference() -> None:
    life = a_life(8.5, 3 * MAX_GAMES, random.Random(6))
    for end in some(range(2 * MAX_GAMES, 3 * MAX_GAMES, 10)):
        levels = {level_after(life[end - MAX_GAMES : end]), level_after(life[end - 2 * MAX_GAMES : end])}
        assert len(levels) == 1


class TwoKindsOfGames:
    """A store with a hundred practices that somebody won, and as many games on servers that they lost."""

    def __init__(self, *, practices_first: bool) -> None:
        self._practices, self._games = (1, 1_000) if practices_first else (1_000, 1)

    async def games_with_computers(self, _user_id: int, limit: int) -> list[GameWithComputers]:
        snapshot = json.dumps({"players": [], "level": Level.EASY.value})
        ends = range(self._games + limit, self._games, -1)
        return [GameWithComputers(end, 5, False, 1, 0, 1, snapshot) for end in ends]

    async def games_without_result(self, _user_id: int, _limit: int) -> list[tuple[int, str]]:
        return []

    async def practice_results(self, _user_id: int, limit: int) -> list[PracticeResult]:
        ends = range(self._practices + limit, self._practices, -1)
        return [PracticeResult(end, end, Level.EXPERT.value, 1, 1, 0) for end in ends]


@pytest.mark.parametrize("practices_first", [True, False])
async def test_of_games_and_practices_the_last_hundred_count(*, practices_first: bool) -> None:
    store: Any = TwoKindsOfGames(practices_first=practices_first)
    assert await AdaptiveLevels(store).of(ADA.user_id) is (Level.EASY if practices_first else Level.EXPERT)


def test_who_has_just_had_the_lesson_begins_low() -> None:
    assert level_after([]) is INITIAL_LEVEL is Level.RELAXED


# ── from what is stored ──


async def adaptive_lobby(games: GameService, host: Player = ADA, computers: int = 1) -> int:
    """Return a table whose level follows its host."""
    options = Options(computers + 1, adaptive=True)
    opened = await games.open(guild_id=1, channel_id=CHANNEL, host=host, options=options, computers=computers)
    return opened.id


async def noted(store: MemoryStore, *shares: float, level: Level = Level.RELAXED, user_id: int = 1) -> None:
    """Store practices of somebody that ended one after the other: won, lost or tied."""
    for number, share in enumerate(shares):
        store._db.execute(
            "INSERT INTO practice_results VALUES (?, ?, ?, ?, 1, ?, ?)",
            (user_id, number, number, level.value, int(share == 1), int(share == 0)),
        )


async def test_a_tie_against_an_equal_level_changes_nothing(games: GameService, store: MemoryStore) -> None:
    await noted(store, 0.5, 0.5, 0.5)
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL
    await noted(store, 1, 1, 1, user_id=BRUNO.user_id)
    assert await games.adaptive.of(BRUNO.user_id) is not INITIAL_LEVEL


async def test_the_level_is_fixed_when_the_game_begins_and_stored_in_it(
    games: GameService, store: MemoryStore
) -> None:
    game_id = await adaptive_lobby(games)
    assert (await games.get(game_id)).table.options.level is Level.RELAXED
    await noted(store, 1)
    game = await games.change(game_id, decisions.begin(ADA.user_id, await games.adaptive.of(ADA.user_id)))
    assert game.table.options.level is Level.FRIENDLY
    await noted(store, 0, 0, 0, level=Level.EASY, user_id=2)
    entries = await games.history(game_id)
    assert entries[-1].after.options == (await games.get(game_id)).table.options == game.table.options


async def test_the_host_is_the_one_who_is_followed(games: GameService, store: MemoryStore) -> None:
    await noted(store, 1, 1, 1, user_id=BRUNO.user_id)
    game_id = await adaptive_lobby(games, BRUNO, 2)
    await games.change(game_id, decisions.remove_computer(BRUNO.user_id))
    await games.change(game_id, decisions.join(ADA))
    assert (await games.get(game_id)).table.options.level is await games.adaptive.of(BRUNO.user_id)
    await games.change(game_id, decisions.leave(BRUNO.user_id))
    await games.change(game_id, decisions.add_computer(ADA.user_id))
    begun = await games.change(game_id, decisions.begin(ADA.user_id, await games.adaptive.of(ADA.user_id)))
    assert begun.table.options.level is INITIAL_LEVEL


@pytest.mark.parametrize("way", ["leaves", "is deleted"])
async def test_a_lobby_shows_the_level_of_its_new_host(
    games: GameService, store: MemoryStore, way: str
) -> None:
    await noted(store, 1, 1, 1, user_id=BRUNO.user_id)
    game_id = await adaptive_lobby(games, BRUNO, 2)
    await games.change(game_id, decisions.remove_computer(BRUNO.user_id))
    await games.change(game_id, decisions.join(ADA))
    if way == "leaves":
        await games.leave(game_id, BRUNO.user_id)
    else:
        await games.deletions.remove_from_game(game_id, BRUNO.user_id)
    table = (await games.get(game_id)).table
    assert (table.host_id, table.options.level) == (ADA.user_id, INITIAL_LEVEL)


async def test_among_people_alone_nobody_is_followed(games: GameService, store: MemoryStore) -> None:
    await noted(store, *[1] * 20, level=Level.EXPERT)
    game_id = await adaptive_lobby(games)
    await games.change(game_id, decisions.remove_computer(ADA.user_id))
    await games.change(game_id, decisions.join(BRUNO))
    begun = await games.change(game_id, decisions.begin(ADA.user_id, await games.adaptive.of(ADA.user_id)))
    assert begun.table.options.level is Options(2).level


async def test_a_game_on_a_server_counts_once_it_is_over(games: GameService) -> None:
    options = Options(2, level=Level.RELAXED)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=options, computers=1)
    game = await play_on(games, await games.change(game.id, decisions.begin(ADA.user_id)))
    assert game.table.status is Status.OVER
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL
    await games.statistics.count(game.id)
    state = game.table.state
    assert state is not None
    is_won = azul.standings(state)[0][1] == 0
    assert await games.adaptive.of(ADA.user_id) is (Level.FRIENDLY if is_won else Level.EASY)


@pytest.mark.parametrize("rounds", [0, MIN_ROUNDS - 1, MIN_ROUNDS])
@pytest.mark.parametrize("computers", [1, 2])
async def test_leaving_a_game_loses_it_unless_it_has_hardly_begun(
    games: GameService, rounds: int, computers: int
) -> None:
    options = Options(computers + 1, level=Level.EASY)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=options, computers=computers)
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    while game.table.running_state.round <= rounds:
        game = await games.deadlines.apply_due(game.id)
        game = await move(games, game, game.table.awaited_people[0])
    await games.change(game.id, decisions.resign(ADA.user_id))
    await games.statistics.count(game.id)
    assert await games.adaptive.of(ADA.user_id) is (Level.EASY if rounds == MIN_ROUNDS else INITIAL_LEVEL)


class OneClosedGame:
    """A store with one game, which was closed without a result."""

    def __init__(self, table: Table) -> None:
        self._snapshot = table_to_json(table)

    async def games_with_computers(self, _user_id: int, _limit: int) -> list[GameWithComputers]:
        return []

    async def games_without_result(self, _user_id: int, _limit: int) -> list[tuple[int, str]]:
        return [(1, self._snapshot)]

    async def practice_results(self, _user_id: int, _limit: int) -> list[PracticeResult]:
        return []


async def test_a_closed_game_is_lost_only_by_a_person_who_left_it_late_to_computers(
    games: GameService,
) -> None:
    options = Options(2, level=Level.EASY)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=options, computers=1)
    table = (await games.change(game.id, decisions.begin(ADA.user_id))).table
    state = table.running_state._replace(round=MIN_ROUNDS + 1)
    left = replace(table, status=Status.CANCELLED, state=state._replace(resigned=frozenset({0})))
    early = left.state and left.state._replace(round=MIN_ROUNDS)
    for closed, level in (
        (left, Level.EASY),
        (replace(left, state=state), INITIAL_LEVEL),
        (replace(left, state=early), INITIAL_LEVEL),
        (replace(left, players=(ADA, BRUNO)), INITIAL_LEVEL),
        (replace(left, players=(ADA, new_computer([], "Gina"))), INITIAL_LEVEL),
    ):
        store: Any = OneClosedGame(closed)
        assert await AdaptiveLevels(store).of(ADA.user_id) is level


async def played(games: GameService, practice_level: Level = Level.RELAXED) -> float:
    """Play a practice of Ada's to its end; return the share of computers that she was ahead of."""
    there = await games.practice.find(ADA.user_id)
    practice = await games.practice.begin(
        ADA, Options(2, level=practice_level), there.version if there else 0
    )
    while not practice.is_over:
        practice = await step(games, practice, random.Random(1))
    return float(azul.standings(practice.state)[0][1] == practice.seat)


async def test_a_practice_counts_and_outlives_it(games: GameService) -> None:
    share = await played(games)
    for _ in range(2):
        assert await games.adaptive.of(ADA.user_id) is level_after([Encounter(1, Level.RELAXED, share)])
        await games.practice.begin(ADA, Options(2), (await the_version(games)))


async def the_version(games: GameService) -> int:
    """Return the version of Ada's practice."""
    practice = await games.practice.find(ADA.user_id)
    assert practice is not None
    return practice.version


async def test_the_first_end_of_a_practice_stands(games: GameService, store: MemoryStore) -> None:
    await played(games)
    before = await store.practice_results(ADA.user_id, 9)
    practice = await games.practice.undo(ADA.user_id, await the_version(games))
    while not practice.is_over:
        practice = await step(games, practice, random.Random(2))
    assert await store.practice_results(ADA.user_id, 9) == before


@pytest.mark.parametrize("advice", ["hint", "judge"])
async def test_a_practice_with_advice_does_not_count(games: GameService, advice: str) -> None:
    practice = await games.practice.begin(ADA, Options(2, level=Level.RELAXED))
    practice = await step(games, practice, random.Random(1))
    await getattr(games.practice, advice)(ADA.user_id, practice.version)
    while not practice.is_over:
        practice = await step(games, practice, random.Random(1))
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL


async def test_a_practice_that_is_left_late_is_lost_as_of_its_last_move(store: MemoryStore) -> None:
    clock = Clock()
    games = practising(store, clock)
    practice = await games.practice.begin(ADA, Options(2, level=Level.RELAXED))
    while practice.state.round <= MIN_ROUNDS:
        practice = await step(games, practice, random.Random(1))
    left_at = clock.milliseconds
    clock.go(timedelta(days=7))
    new = await games.practice.begin(ADA, Options(2, adaptive=True), practice.version)
    (result,) = await store.practice_results(ADA.user_id, 9)
    assert result.finished_at == left_at
    assert (result.computers, result.ahead, result.behind) == (1, 0, 1)
    assert new.table.options.level is Level.EASY
    again = await games.practice.begin(ADA, Options(2), new.version)
    assert len(await store.practice_results(ADA.user_id, 9)) == 1
    assert not again.table.options.adaptive


async def test_a_practice_that_goes_on_after_all_is_not_lost(games: GameService, store: MemoryStore) -> None:
    practice = await games.practice.begin(ADA, Options(2, level=Level.RELAXED))
    while practice.state.round <= MIN_ROUNDS:
        practice = await step(games, practice, random.Random(1))
    store._db.execute(
        "CREATE TEMP TRIGGER full BEFORE UPDATE ON practices BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    with pytest.raises(ChannelOccupied):  # whatever a database in memory can't write
        await games.practice.begin(ADA, Options(2), practice.version)
    assert await store.practice_results(ADA.user_id, 9) == []


async def test_a_practice_with_advice_that_is_left_late_is_not_lost(games: GameService) -> None:
    practice = await games.practice.begin(ADA, Options(2, level=Level.RELAXED))
    while practice.state.round <= MIN_ROUNDS:
        practice = await step(games, practice, random.Random(1))
    await games.practice.hint(ADA.user_id, practice.version)
    new = await games.practice.begin(ADA, Options(2, adaptive=True), practice.version)
    assert new.table.options.level is INITIAL_LEVEL


async def test_a_practice_that_is_left_at_once_says_nothing(games: GameService, store: MemoryStore) -> None:
    practice = await games.practice.begin(ADA, Options(2, level=Level.RELAXED))
    while practice.state.round < MIN_ROUNDS:
        practice = await step(games, practice, random.Random(1))
    await games.practice.begin(ADA, Options(2), practice.version)
    assert await store.practice_results(ADA.user_id, 9) == []


async def test_it_is_deleted_with_its_person(games: GameService, store: MemoryStore) -> None:
    await noted(store, 1, 1, 1)
    assert await games.adaptive.of(ADA.user_id) is not INITIAL_LEVEL
    assert b'"ahead": 1' in await games.exports.export(ADA.user_id)
    await games.deletions.begin(ADA.user_id)
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL


async def test_a_damaged_result_does_not_keep_anybody_from_playing(
    games: GameService, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    await noted(store, 1)
    store._db.execute("UPDATE practice_results SET level = 'x'")
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL
    assert "damaged" in caplog.text


@pytest.mark.parametrize("snapshot", ["null", "[]", "{", '{"level": "x"}', '{"players": [1]}'])
async def test_a_damaged_game_does_not_either(
    games: GameService, store: MemoryStore, caplog: pytest.LogCaptureFixture, snapshot: str
) -> None:
    game = await games.open(
        guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2, level=Level.RELAXED), computers=1
    )
    game = await play_on(games, await games.change(game.id, decisions.begin(ADA.user_id)))
    await games.statistics.count(game.id)
    store._db.execute("UPDATE games SET snapshot = ?", (snapshot,))
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL
    assert "damaged" in caplog.text
