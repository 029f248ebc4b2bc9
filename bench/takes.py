"""Takes on copies of one game, in turn with the baseline, so that a slow spell affects all alike."""

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from statistics import median
from time import perf_counter
from typing import Final, TypeVar

import azul
from bench import Figure
from engine import Game, GameService, Options, Pace, Player, decisions
from storage.records import Commit, NewGame, StoredGame
from storage.store import Store

PLAYERS: Final = 4
TAKES_BEFORE: Final = 40  # in the middle of the second round
TAKES_A_GAME: Final = 15  # the game can't be over after these

COPY_STATEMENTS: Final = (
    # Of the first game, each in a channel of its own, running and shown up to the last event.
    """
INSERT INTO games
(guild_id, channel_id, is_open, begun, version, shown_version, created_at, updated_at, due_at, snapshot)
WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {copies})
SELECT guild_id, channel_id + n, is_open, begun, version, version, created_at, updated_at, due_at, snapshot
FROM games, copies
""",
    # A take reads no log, so that a few lines for each are enough.
    """
INSERT INTO events (game_id, version, at, body)
SELECT games.id, events.version, events.at, events.body FROM games, events
WHERE games.id > events.game_id AND events.version <= 5
""",
    """
INSERT INTO seats (game_id, user_id, is_open, changed_at)
WITH first AS MATERIALIZED (SELECT game_id, user_id, changed_at FROM seats)
SELECT games.id, user_id, is_open, changed_at FROM games, first WHERE games.id > first.game_id
""",
    """
INSERT INTO named (user_id, game_id)
WITH first AS MATERIALIZED (SELECT user_id, game_id FROM named)
SELECT user_id, games.id FROM games, first WHERE games.id > first.game_id
""",
    "UPDATE games SET shown_version = version WHERE id = 1",
)
"""The statements that make `copies` copies of the only game in a database, in SQL for both engines."""


def game_service(store: Store) -> GameService:
    """Return the games of a store, with a fixed secret."""
    return GameService(store, now=lambda: datetime.now(UTC), new_secret=lambda: bytes(32))


async def open_game(store: Store) -> None:
    """Open a game and play it to the middle of the second round."""
    games = game_service(store)
    game = await games.open(
        guild_id=1, channel_id=1, host=Player(0, "Player 0"), options=Options(PLAYERS, pace=Pace.DAY)
    )
    for user_id in range(1, PLAYERS):
        game = await games.change(game.id, decisions.join(Player(user_id, f"Player {user_id}")))
    game = await games.change(game.id, decisions.begin(0))
    chance = random.Random(0)
    for _ in range(TAKES_BEFORE):
        game = await take(games, game, chance)


async def take(games: GameService, game: Game, chance: random.Random) -> Game:
    """Make a random move for the player whose turn it is."""
    user_id, move = choose(game, chance)
    return await games.change(game.id, decisions.take(user_id, move), version=game.version)


def choose(game: Game, chance: random.Random) -> tuple[int, azul.Move]:
    """Return the id of the player whose turn it is, and a random legal move."""
    state = game.table.running_state
    return game.table.players[state.turn].user_id, chance.choice(azul.legal_moves(state))


_Result = TypeVar("_Result")

FEW_GAMES: Final = 10
"""How many games are few; all of them are played."""

WriteBare = Callable[[str, Sequence[str]], Awaitable[None]]
"""Writes a snapshot and lines of a log durably, without checking anything."""


@dataclass(frozen=True, slots=True)
class TakeTimings:
    """The seconds that each of the interleaved operations took.

    Takes `at_first` are those of a process that has not changed the game before, and so has to load it.
    """

    with_few: list[float] = field(default_factory=list)
    with_many: list[float] = field(default_factory=list)
    at_first: list[float] = field(default_factory=list)
    load: list[float] = field(default_factory=list)
    commit: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)

    def figures(self, where: str, many: int, bound: float, bare: str) -> Sequence[Figure]:
        """Return the medians; a take may cost `bound` times what the `bare` writes do."""
        few_us, many_us, first_us, load_us, commit_us, bare_us = (
            median(values) * 1e6
            for values in (
                self.with_few,
                self.with_many,
                self.at_first,
                self.load,
                self.commit,
                self.bare,
            )
        )
        return (
            Figure(f"a take {where}: rules, commit", few_us, "µs", bare_us, bare, times_floor=bound),
            Figure("a process's first in a game: load, rules, commit", first_us, "µs", bare_us, bare),
            Figure("load alone", load_us, "µs", bare_us, bare),
            Figure("commit alone", commit_us, "µs", bare_us, bare),
            Figure(
                f"a take, {many:,} games stored", many_us, "µs", few_us, f"with {FEW_GAMES}", times_floor=1.15
            ),
        )


async def measure(
    few_store: Store,
    many_store: Store,
    played: Sequence[int],
    timings: TakeTimings,
    write_bare: WriteBare,
) -> None:
    """Make the same moves from the same positions with few and with many games stored.

    Of the many games, only those in `played` are played, which differ in each run. The few are all played, so
    they are new.
    """
    few, many = game_service(few_store), game_service(many_store)
    texts, texts_with_many = [await _a_game_of_texts(store) for store in (few_store, many_store)]
    for takes in range(TAKES_A_GAME):
        for few_id, many_id in enumerate(played, 1):
            game, twin = await few.get(few_id), await many.get(many_id)
            assert game.table.running_state == twin.table.running_state
            user_id, move = choose(game, random.Random(f"{many_id} {takes}"))
            both = [(timings.with_few, few, few_id), (timings.with_many, many, many_id)]
            if not takes:
                both = [(timings.at_first, games, game_id) for _, games, game_id in both]
            for kept, games, game_id in both if takes % 2 else reversed(both):  # nobody is always second
                await _timed(kept, games.change(game_id, decisions.take(user_id, move)))

            row = await few_store.load(few_id)
            assert row is not None
            log = [event.body for event in await few_store.events(few_id)][-(row.version - game.version) :]
            await _timed(timings.bare, write_bare(row.snapshot, log))
            await _timed(timings.load, few_store.load(texts.id))
            texts = await _commit(few_store, texts, row.snapshot, log, timings.commit)
            # So that both write-ahead logs grow alike: appending to one costs more than reusing it.
            texts_with_many = await _commit(many_store, texts_with_many, row.snapshot, log, [])


async def _timed(timings: list[float], work: Awaitable[_Result]) -> _Result:
    """Return the result of some work, and add its seconds to a list."""
    start = perf_counter()
    result = await work
    timings.append(perf_counter() - start)
    return result


async def _a_game_of_texts(store: Store) -> StoredGame:
    """Return the game in channel 0, whose texts only the store can handle."""
    row = await store.load_latest(0)
    return row or await store.create(NewGame(1, 0, snapshot="", events=["begin"], at=0))


async def _commit(
    store: Store, game: StoredGame, snapshot: str, log: Sequence[str], timings: list[float]
) -> StoredGame:
    commit = Commit(
        game.id,
        game.version,
        game.updated_at,
        open=True,
        begun=True,
        snapshot=snapshot,
        events=log,
        at=game.updated_at + 1,
    )
    await _timed(timings, store.commit(commit))
    return replace(game, version=game.version + len(log), updated_at=commit.at)
