"""Whether the bot says that it is alive, and ready: over HTTP, as an orchestrator asks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import inf, nan

import discord
import pytest
from simcord import Env

from bot.feed.retry import FIRST_WAIT
from bot.feed.scheduler import MAX_SLEEP
from bot.logs.outages import Outages
from bot.ops.health import LOG_EVERY, MAX_BACKLOG_AGE, STALLED_AFTER, Health, Troubles, log_health
from bot.ops.metrics import collectors
from engine import decisions
from storage.records import StorageError
from storage.store import Store
from tests.bot.club import Club
from tests.bot.cluster.processes import World
from tests.bot.edge import Edge
from tests.bot.faults import deny_posting
from tests.bot.ops.metrics.port import Port
from tests.bot.shown import take
from tests.some import some
from tests.storage.faults import fail, mend, strike
from tests.waiting import PATIENCE


@pytest.fixture
def health(club: Club) -> Health:
    return Health(club.bot, club.store, reused_for=-1)


async def test_a_bot_that_is_well_is_alive_and_ready(port: Port) -> None:
    assert await port.health("/healthz") == (200, {"status": "alive", "checks": {"loops": "ok"}})
    assert await port.health() == (
        200,
        {
            "status": "ready",
            "checks": {"loops": "ok", "gateway": "ok", "database": "ok", "backlog": "ok"},
        },
    )


async def test_it_is_not_ready_while_the_database_is_gone(port: Port, store: Store) -> None:
    fail(store, "check", error=StorageError("the disk is gone"))
    status, said = await port.health()
    assert (status, said["status"]) == (503, "not ready")
    assert said["checks"] == {"loops": "ok", "gateway": "ok", "database": "the disk is gone"}
    assert (await port.health("/healthz"))[0] == 200

    mend(store)
    assert (await port.health())[0] == 200


async def test_it_is_not_ready_while_the_database_does_not_answer(
    port: Port, store: Store, health: Health
) -> None:
    answers, asked = asyncio.Event(), 0

    async def hang(_: object) -> None:
        nonlocal asked
        asked += 1
        await answers.wait()

    health.database_timeout = 0.01
    strike(store, "check", hang)
    for status, said in some(await asyncio.gather(*(port.health() for _ in range(5)))):
        assert status == 503
        assert said["checks"]["database"].startswith("has not answered")
    assert asked == 1
    answers.set()
    mend(store)
    health.database_timeout = PATIENCE

    assert (await port.health())[0] == 200


async def test_it_is_not_ready_while_discord_is_away(simcord_env: Env, club: Club, port: Port) -> None:
    club.bot.dispatch("disconnect")
    await simcord_env.settle()
    status, said = await port.health()
    assert (status, said["checks"]["gateway"]) == (503, "not connected to Discord")
    assert (await port.health("/healthz"))[0] == 200

    club.bot.dispatch("resumed")
    await simcord_env.settle()
    assert (await port.health())[0] == 200


async def test_it_is_not_ready_while_a_move_waits_to_be_shown_for_long(
    simcord_env: Env, club: Club, port: Port, edge: Edge
) -> None:
    await club.begin()
    hanging = edge.hold(simcord_env, "post")
    game = await club.game()
    player = game.table.players[game.table.running_state.turn]
    await club.bot.games.change(game.id, decisions.resign(player.user_id))
    await simcord_env.advance_time(MAX_BACKLOG_AGE - 1)
    assert (await port.health())[0] == 200
    await simcord_env.advance_time(2)
    status, said = await port.health()
    assert status == 503
    assert said["checks"]["backlog"].startswith("a move has been waiting")
    samples = await port.samples()
    assert samples["azul_games_unshown", "waiting"] == 1
    assert samples["azul_unshown_oldest_seconds",] > MAX_BACKLOG_AGE
    assert samples["azul_well", "backlog"] == 0

    hanging.set()
    await simcord_env.advance_time(FIRST_WAIT)
    assert (await port.health())[0] == 200


async def test_a_channel_that_cannot_be_posted_in_does_not_make_it_unready(
    simcord_env: Env, club: Club, port: Port
) -> None:
    await club.begin()
    deny_posting(club.env, club.channel.id, club.guild.default_role.id)
    await take(club)
    await simcord_env.advance_time(10 * MAX_BACKLOG_AGE)

    assert (await port.health())[0] == 200

    samples = await port.samples()
    assert samples["azul_games_unshown", "failed"] == 1
    assert samples["azul_games_unshown", "waiting"] == 0


@pytest.mark.parametrize(
    "loop", ["showing games", "looking for absences", "keeping time", "erasing people", "counting games"]
)
async def test_it_is_neither_alive_nor_ready_once_a_loop_has_ended(
    simcord_env: Env, club: Club, port: Port, loop: str
) -> None:
    club.bot.loops.by_purpose[loop].cancel()
    await simcord_env.advance_time(1)

    for path in ("/healthz", "/readyz"):
        status, said = await port.health(path)
        assert status == 503
        assert said["checks"]["loops"] == f"has stopped {loop}"


async def test_a_loop_that_hangs_is_noticed(simcord_env: Env, club: Club, store: Store) -> None:
    hangs, now = asyncio.Event(), 0.0
    watched = Health(club.bot, club.store, clock=lambda: now)

    async def hang(look: Callable[..., Awaitable[object]], *where: object) -> object:
        await simcord_env.external_wait(hangs.wait(), reason="a look that hangs")
        return await look(*where)

    async def minutes_pass() -> None:
        nonlocal now
        for _ in range(10):
            now += MAX_SLEEP
            await simcord_env.advance_time(MAX_SLEEP)
            _ = watched.alive()
        assert watched.alive()["loops"] == trouble

    trouble = None
    await minutes_pass()
    strike(store, "unshown", hang)
    trouble = "has been stuck for minutes showing games"
    await minutes_pass()
    hangs.set()
    trouble = None
    await minutes_pass()


async def test_a_round_may_take_some_minutes_more_than_the_time_between_two(
    simcord_env: Env, club: Club
) -> None:
    loops, now = club.bot.loops.by_purpose, 0.0
    watched = Health(club.bot, club.store, clock=lambda: now)
    assert watched.alive()["loops"] is None
    every = {name: loop.seconds or 0.0 for name, loop in loops.items()}
    for seconds in some(sorted(set(every.values()))):
        now = seconds + STALLED_AFTER
        stuck = ", ".join(name for name in loops if every[name] < seconds)
        assert watched.alive()["loops"] == (f"has been stuck for minutes {stuck}" if stuck else None)

    await simcord_env.advance_time(max(every.values()))
    for _ in range(2):
        assert watched.alive()["loops"] is None  # each is in a new round
        now += STALLED_AFTER


@pytest.mark.goes_wrong
async def test_what_is_known_of_the_database_is_unknown_as_soon_as_it_fails(
    club: Club, health: Health
) -> None:
    never = asyncio.Event()

    async def hang(_: object) -> None:
        await never.wait()

    for wrong in (StorageError("the disk is gone"), RuntimeError("a mistake in the code"), None):
        health.database_timeout = PATIENCE
        assert not any((await health.ready()).values())
        assert health.backlog is not None
        assert health.database_size is not None
        if wrong is None:
            health.database_timeout = 0.01
            strike(club.store, "check", hang)
        else:
            fail(club.store, "check", error=wrong)
        assert (await health.ready())["database"]
        assert [health.backlog, health.database_size] == [None, None]
        mend(club.store)
    never.set()


async def test_what_is_known_of_the_database_is_used_again_for_a_moment(club: Club) -> None:
    now, asked = 0.0, 0
    watched = Health(club.bot, club.store, clock=lambda: now, reused_for=1.0)

    async def count(look: Callable[[], Awaitable[None]]) -> None:
        nonlocal asked
        asked += 1
        if is_gone:
            raise StorageError("the disk is gone")
        await look()

    strike(club.store, "check", count)
    for is_gone in (False, True):
        asked = 0
        for seconds, times in ((10.0, 1), (1.0, 1), (0.1, 2), (1.0, 2), (0.1, 3)):
            now += seconds
            assert bool((await watched.ready())["database"]) is is_gone
            assert asked == times


async def test_a_loop_that_waited_for_discord_does_not_hang_once_the_bot_is_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, is_ready = 0.0, True
    watched = Health(club.bot, club.store, clock=lambda: now)
    monkeypatch.setattr(discord.Client, "is_ready", lambda _: is_ready)
    assert watched.alive()["loops"] is None
    is_ready, now = False, 10 * STALLED_AFTER
    assert watched.alive()["loops"] is None
    assert (await watched.ready())["gateway"] == "not connected to Discord yet"
    is_ready = True
    assert watched.alive()["loops"] is None


async def test_the_figures_are_looked_at_by_themselves(port: Port) -> None:
    samples = await port.samples()
    while ("azul_well", "database") not in samples:
        samples = await port.samples()
    assert samples["azul_well", "database"] == 1
    assert collectors.CHECK_EVERY <= LOG_EVERY


async def test_it_is_not_alive_once_its_leases_are_not_kept_any_more(
    simcord_env: Env, club: Club, port: Port
) -> None:
    await simcord_env.settle()
    club.bot.shard_scope = (await World().start("one", "0/1")).shards  # whose loop was never started
    status, said = await port.health("/healthz")
    assert (status, said["checks"]["loops"]) == (503, "has stopped keeping leases")


class Session:
    """A shard's session, as far as can be seen from outside."""

    def __init__(self, *, is_open: bool) -> None:
        self._is_open = is_open

    def is_closed(self) -> bool:
        return not self._is_open


async def test_it_says_which_shards_are_away(club: Club, port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = {number: Session(is_open=number not in {2, 7}) for number in range(8)}
    monkeypatch.setattr(discord.AutoShardedClient, "shards", sessions)
    monkeypatch.setattr(discord.AutoShardedClient, "latencies", [(1, 0.25), (2, inf), (3, nan), (7, 0.5)])
    status, said = await port.health()
    assert (status, said["checks"]["gateway"]) == (503, "not connected to Discord: shards 2, 7")
    samples = await port.samples()
    assert [samples["azul_gateway_connected", str(number)] for number in range(8)] == [1, 1, 0, 1, 1, 1, 1, 0]
    latencies = {key[1]: value for key, value in samples.items() if key[0] == "azul_gateway_latency_seconds"}
    assert latencies == {"1": 0.25, "7": 0.5}
    assert club.bot.is_ready()


async def test_shards_that_are_held_by_lease_are_counted(club: Club, port: Port) -> None:
    world = World()
    club.bot.shard_scope = (await world.start("one", "0-2/3")).shards
    await world.go(30)
    assert (await port.samples())["azul_leases_held",] == 3


@pytest.mark.goes_wrong
async def test_a_mistake_while_looking_makes_it_unready_and_ends_nothing(
    port: Port, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    fail(store, "check", error=RuntimeError("a mistake in the code"))
    status, said = await port.health()
    assert (status, said["checks"]["database"]) == (503, "could not be checked; see the log")
    assert "a mistake in the code" in caplog.text
    mend(store)
    assert (await port.health())[0] == 200


class Foretold(Health):
    """Finds what a test says, one after the other."""

    def __init__(self, club: Club, coming: list[Troubles]) -> None:
        super().__init__(club.bot, club.store)
        self.is_over = asyncio.Event()
        self._coming = coming

    async def ready(self) -> Troubles:
        if self._coming:
            return self._coming.pop(0)
        self.is_over.set()
        await asyncio.Event().wait()
        return {}


async def test_the_log_says_what_is_wrong_once_until_that_changes_or_is_over(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    well: Troubles = dict.fromkeys(("loops", "gateway", "database", "backlog", "disk", "backups"))
    away = {"gateway": "not connected to Discord"}
    coming = [
        *({**well, "database": why} for why in ("full", "full", "gone", None)),
        {"loops": None, "database": "gone"},  # and nothing is known of the rest
        *({**well, **away, what: why} for what in ("backlog", "disk", "loops") for why in ("bad", None)),
        well,
        {**well, "backlog": "bad", "disk": "bad"},
        {"loops": None, "gateway": None, "database": "has not answered"},
        {**well, "disk": "bad"},
    ]
    health = Foretold(club, coming)
    with caplog.at_level(logging.INFO):
        logging_it = asyncio.create_task(
            log_health(health, club.bot.supervisor, Outages(lambda: 0.0), every=0.0)
        )
        await health.is_over.wait()
        logging_it.cancel()
    assert [line.partition(".")[0] for name, _, line in caplog.record_tuples if name.startswith("bot.")] == [
        "Moves can't be saved: full",
        "Moves can't be saved: gone",
        "Moves can be saved again",
        "Moves can't be saved: gone",
        "Moves can be saved again",
        "Moves aren't shown: bad",
        "Discord is unreachable: not connected to Discord",
        "Moves are shown again",
        "The disk is nearly full: bad",
        "There is room on the disk again",
        "The bot bad",
        "All of the bot's loops run again",
        "Discord is reachable again after 0 s",
        "Moves aren't shown: bad",
        "The disk is nearly full: bad",
        "Moves can't be saved: has not answered",
        "Moves can be saved again",
        "Moves are shown again",
    ]
