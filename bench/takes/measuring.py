"""Takes in turn with what they are compared with, so that a slow spell of the machine affects all alike."""

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from time import perf_counter
from typing import Final, TypeVar

from bench import Figure
from bench.takes.games import TAKES_A_GAME, choose, games_on
from engine import decisions
from storage.records import Commit, NewGame, StoredGame
from storage.store import Store

_Result = TypeVar("_Result")

FEW: Final = 10
"""How many games are few; all of them are played."""

WriteBare = Callable[[str, Sequence[str]], Awaitable[None]]
"""Writes a snapshot and lines of a log durably, without checking anything."""


@dataclass(frozen=True, slots=True)
class Seconds:
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
            Figure(f"a take, {many:,} games stored", many_us, "µs", few_us, f"with {FEW}", times_floor=1.15),
        )


async def measure(
    few_store: Store,
    many_store: Store,
    played: Sequence[int],
    seconds: Seconds,
    write_bare: WriteBare,
) -> None:
    """Make the same moves from the same positions with few and with many games stored.

    Of the many games, only those in `played` are played, which differ in each run. The few are all played, so
    they are new.
    """
    few, many = games_on(few_store), games_on(many_store)
    texts, texts_with_many = [await _a_game_of_texts(store) for store in (few_store, many_store)]
    for takes in range(TAKES_A_GAME):
        for few_id, many_id in enumerate(played, 1):
            game, twin = await few.get(few_id), await many.get(many_id)
            assert game.table.playing == twin.table.playing
            user_id, move = choose(game, random.Random(f"{many_id} {takes}"))
            both = [(seconds.with_few, few, few_id), (seconds.with_many, many, many_id)]
            if not takes:
                both = [(seconds.at_first, games, game_id) for _, games, game_id in both]
            for kept, games, game_id in both if takes % 2 else reversed(both):  # nobody is always second
                await _timed(kept, games.change(game_id, decisions.take(user_id, move)))

            row = await few_store.load(few_id)
            assert row is not None
            log = [event.body for event in await few_store.events(few_id)][-(row.version - game.version) :]
            await _timed(seconds.bare, write_bare(row.snapshot, log))
            await _timed(seconds.load, few_store.load(texts.id))
            texts = await _commit(few_store, texts, row.snapshot, log, seconds.commit)
            # So that both write-ahead logs grow alike: appending to one costs more than reusing it.
            texts_with_many = await _commit(many_store, texts_with_many, row.snapshot, log, [])


async def _timed(seconds: list[float], work: Awaitable[_Result]) -> _Result:
    """Return what the work returns, and note how many seconds it took."""
    start = perf_counter()
    result = await work
    seconds.append(perf_counter() - start)
    return result


async def _a_game_of_texts(store: Store) -> StoredGame:
    """Return the game in channel 0, which only the store could read."""
    row = await store.load_latest(0)
    return row or await store.create(NewGame(1, 0, snapshot="", events=["begin"], at=0))


async def _commit(
    store: Store, game: StoredGame, snapshot: str, log: Sequence[str], seconds: list[float]
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
    await _timed(seconds, store.commit(commit))
    return replace(game, version=game.version + len(log), updated_at=commit.at)
