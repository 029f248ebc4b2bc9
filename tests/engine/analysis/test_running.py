"""Analyses are made once and kept; they report progress, and are cancelled when nobody waits."""

import asyncio
from typing import Any

import pytest

import azul
from engine import Game, GameService, Refusal, decisions
from engine.analysis.review import Analysis
from engine.analysis.service import MAX_RECENT, AnalysisService
from engine.computers.adviser import MAX_ASKING, Adviser
from engine.computers.thinker import HINT
from players.search.result import SearchResult
from tests.engine.analysis.oracle import Oracle, games_with
from tests.engine.analysis.test_analysing import finished, nobody
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, a_game, a_lobby, refused, some_takes
from tests.some import some
from tests.storage.faults import fail


async def turns(number: int = 50) -> None:
    """Let everybody go on."""
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.fixture
def oracle() -> Oracle:
    return Oracle(lambda *_: 0.1)


@pytest.fixture
def games(store: MemoryStore, oracle: Oracle) -> GameService:
    return games_with(store, oracle)


async def test_fifty_people_at_once_wait_for_one_analysis(games: GameService, oracle: Oracle) -> None:
    game = await finished(games)
    answers = await asyncio.gather(*(games.analyses.of(game, nobody) for _ in range(50)))
    assert all(answer == answers[0] for answer in answers)
    asked = len(oracle.asked)
    await games.analyses.of(game, nobody)
    assert len(oracle.asked) == asked < 200


async def test_an_analysis_is_there_after_a_restart(games: GameService, store: MemoryStore) -> None:
    game = await finished(games)
    made = await games.analyses.of(game, nobody)
    restarted = games_with(store, later := Oracle())
    kept = await restarted.analyses.stored(await restarted.get(game.id))
    assert kept is not None
    assert kept.costly[0].version == made.costly[0].version
    assert later.asked == []


async def test_what_a_restart_interrupts_starts_over(
    games: GameService, store: MemoryStore, oracle: Oracle
) -> None:
    game = await finished(games)
    oracle.waits_at = 5
    waiting = asyncio.create_task(games.analyses.of(game, nobody))
    await oracle.is_waiting.wait()
    restarted = games_with(store, Oracle())
    assert await restarted.analyses.stored(game) is None
    assert isinstance(await restarted.analyses.of(game, nobody), Analysis)
    waiting.cancel()


async def test_it_goes_on_as_long_as_somebody_waits(games: GameService, oracle: Oracle) -> None:
    game = await finished(games)
    oracle.waits_at = 5
    first, second = (asyncio.create_task(games.analyses.of(game, nobody)) for _ in range(2))
    await oracle.is_waiting.wait()
    first.cancel()
    await turns()
    assert oracle.cancelled == 0
    oracle.may_go_on.set()
    assert isinstance(await second, Analysis)


async def test_it_is_given_up_when_nobody_waits_any_more(
    games: GameService, oracle: Oracle, store: MemoryStore
) -> None:
    game = await finished(games)
    oracle.waits_at = 5
    waiting = [asyncio.create_task(games.analyses.of(game, nobody)) for _ in range(3)]
    await oracle.is_waiting.wait()
    for each in waiting:
        each.cancel()
    await turns()
    assert oracle.cancelled == 1
    assert len(oracle.asked) == 6
    assert store.analyses == {}
    oracle.waits_at = -1
    assert isinstance(await games.analyses.of(game, nobody), Analysis)


async def test_who_waits_is_told_how_far_it_is_at_every_quarter(games: GameService) -> None:
    game, heard = await finished(games), list[int]()

    async def note_progress(percent: int) -> None:
        heard.append(percent)

    await games.analyses.of(game, note_progress)
    assert heard == sorted(heard)
    assert 2 <= len(heard) <= 3
    assert all(20 <= percent < 100 for percent in heard)


async def test_somebody_who_cannot_be_told_does_not_keep_others_waiting(games: GameService) -> None:
    game = await finished(games)

    async def gone(_percent: int) -> None:
        raise ConnectionError("gone")

    one, other = await asyncio.gather(
        games.analyses.of(game, gone), games.analyses.of(game, nobody), return_exceptions=True
    )
    assert isinstance(one, ConnectionError)
    assert isinstance(other, Analysis)


async def test_a_worker_that_fails_fails_everybody_who_waits_and_the_next_press_tries_again(
    games: GameService, oracle: Oracle
) -> None:
    game = await finished(games)
    oracle.fails_at = 3
    with refused("advice-failed"):
        await games.analyses.of(game, nobody)
    assert isinstance(await games.analyses.of(game, nobody), Analysis)


async def test_a_bot_that_leaves_says_so_to_those_who_wait(games: GameService, oracle: Oracle) -> None:
    game = await finished(games)
    oracle.waits_at = 5
    waiting = asyncio.create_task(games.analyses.of(game, nobody))
    await oracle.is_waiting.wait()
    games.analyses.stop()
    with refused("analysis-stopped"):
        await waiting


class Asked(Adviser):
    """Notes that it has refused somebody."""

    def __init__(self, oracle: Oracle) -> None:
        super().__init__(oracle)
        self.has_refused = asyncio.Event()

    async def find(self, *args: Any, **options: Any) -> SearchResult:
        try:
            return await super().find(*args, **options)
        except Refusal:
            self.has_refused.set()
            raise


async def test_many_hints_at_once_do_not_fail_an_analysis(
    games: GameService, store: MemoryStore, oracle: Oracle
) -> None:
    adviser = Asked(oracle)
    analyses = AnalysisService(store, games, adviser, busy_wait=0)
    game = await finished(games)
    other = (await some_takes(games, await a_game(games), 1)).table.running_state
    crowd, move = [], azul.legal_moves(other)[0]
    for asker in range(MAX_ASKING):
        oracle.waits_at = len(oracle.asked)
        asking = adviser.find(other, asker=asker, effort=HINT, moves=[move])
        crowd.append(asyncio.create_task(asking))
        await turns(5)
    waiting = asyncio.create_task(analyses.of(game, nobody))
    await adviser.has_refused.wait()
    oracle.may_go_on.set()
    assert isinstance(await waiting, Analysis)
    await asyncio.gather(*crowd)


async def test_a_full_disk_keeps_nobody_from_seeing_it(games: GameService, store: MemoryStore) -> None:
    fail(store, "save_analysis")
    assert isinstance(await games.analyses.of(await finished(games), nobody), Analysis)


async def test_what_is_damaged_or_about_an_older_end_is_made_again(
    games: GameService, store: MemoryStore
) -> None:
    game = await finished(games)
    made = await games.analyses.of(game, nobody)
    for text in ("damaged", store.analyses[game.id].replace(f'"version":{game.version}', '"version":1', 1)):
        store.analyses[game.id] = text
        assert await games.analyses.stored(game) is None
        assert (await games.analyses.of(game, nobody)).costly == made.costly


async def test_the_newest_analyses_of_practices_are_kept(store: MemoryStore) -> None:
    games = games_with(store, Oracle())
    game = await some_takes(games, await a_game(games), 1)
    entries, of = await games.history(game.id), games.analyses.of_practice
    for user_id in some(range(MAX_RECENT + 1)):
        assert await of(user_id, 1, entries, nobody) is games.analyses.cached_of_practice(user_id, 1)
    kept = [user_id for user_id in range(MAX_RECENT + 1) if games.analyses.cached_of_practice(user_id, 1)]
    assert kept == list(range(1, MAX_RECENT + 1))
    assert games.analyses.cached_of_practice(1, 2) is None


async def test_only_games_that_were_played_to_their_end_are_analysed(games: GameService) -> None:
    lobby = await a_lobby(games, 2)
    with refused("not-begun"):
        await games.analyses.of(lobby, nobody)
    running: Game = await games.change(lobby.id, decisions.begin(ADA.user_id))
    with refused("analysis-running"):
        await games.analyses.stored(running)
    closed = await games.change(running.id, decisions.cancel(ADA.user_id, may_manage=True))
    with refused("analysis-closed"):
        await games.analyses.of(closed, nobody)


async def test_a_game_without_takes_has_nothing_to_analyse(games: GameService) -> None:
    game = await a_game(games)
    over = await games.change(game.id, decisions.resign(BRUNO.user_id))
    with refused("analysis-nothing"):
        await games.analyses.of(over, nobody)
