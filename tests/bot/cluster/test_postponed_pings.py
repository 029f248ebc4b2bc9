"""Pings after quiet hours while several processes run the bot: each is sent once, by one of them."""

from typing import Any

import discord
import pytest

from bot.feed.postponed import PostponedSender
from bot.feed.presenter import Presenter
from bot.feed.threads import Threads
from bot.load import Load
from engine import GameService, Person, Pings
from tests.bot.club import Club
from tests.bot.cluster.processes import AProcess, World
from tests.bot.cluster.test_shown_once import Beside, Gate
from tests.bot.feed.notifications.calls import HOUR, choose
from tests.bot.feed.notifications.test_afterwards import AT_NIGHT, sounds
from tests.bot.shown import take
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.storage.faults import strike
from tests.storage.leases.memory import LeaseTable

pytestmark = pytest.mark.usefixtures("days_pass")


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def world(store: MemoryStore) -> World:
    world = World()
    store.leases = world.table
    return world


def sender_of(
    club: Club, store: MemoryStore, process: AProcess, own: MemoryStore | None = None
) -> PostponedSender:
    """Return what sends pings in a process, which may have its `own` connection to the `store`."""
    bot = club.bot
    games = GameService(own or MemoryStore(store), now=discord.utils.utcnow)
    connection: Any = Beside(bot, process.shards)
    threads = Threads(games, bot.pictures, connection, lambda: 0.0)
    presenter = Presenter(games, bot.pictures, connection, Load(), threads, lambda: 0.0)
    return PostponedSender(games, presenter, connection)


async def at_dawn(club: Club, person: Person) -> None:
    """Let a turn come at night, and the night end; the club's own bot runs no shard any more.

    The shard of whoever is to move isn't that of the server.
    """
    await club.env.advance_time(0.001)
    club.members.insert(1, club.welcome("Yuna"))
    assert (club.members[1].id ^ club.guild.id) >> 22 & 1
    await choose(club, club.members[1], person)
    await club.begin()
    await take(club)
    club.bot.shard_scope = AProcess(LeaseTable(lambda: 0.0), "idle", "0/1", lambda: 0.0).shards
    club.bot.loops.keep_time.cancel()
    await club.env.advance_time(8 * HOUR + 60)


async def send_what_is_due(club: Club, store: MemoryStore, process: AProcess) -> None:
    """Let a process send the pings that are due in its shards."""
    await sender_of(club, store, process).send_due(process.shards.shown)
    await club.env.settle()


async def test_processes_that_look_at_the_same_time_ping_once_in_each_way(
    club: Club, store: MemoryStore, world: World
) -> None:
    await at_dawn(club, AT_NIGHT.model_copy(update={"pings": Pings.BOTH}))
    processes = [await world.start("one", "0/2"), await world.start("other", "1/2")]
    await world.go(30)
    senders = [(sender_of(club, store, each), each) for each in processes]
    assert sorted(shard for each in processes for shard in each.shows) == [0, 1]
    sent = len(club.env.http_requests)
    for _ in range(3):
        for sender, process in senders * 2:  # again before the first has begun
            await sender.send_due(process.shards.shown)
        await club.env.settle()
        assert sounds(club, sent, club.members[1]) == 2
    assert await store.pings_of(club.members[1].id) == []


@pytest.mark.parametrize("pings", [Pings.CHANNEL, Pings.DM])
async def test_a_process_that_stood_still_before_it_sent_a_ping_leaves_it_to_another(
    club: Club, store: MemoryStore, world: World, pings: Pings
) -> None:
    await at_dawn(club, AT_NIGHT.model_copy(update={"pings": pings}))
    one, gate, own = await world.start("one", "0/1"), Gate(), FaultyMemoryStore(store)
    strike(own, "try_pings", gate.before)
    late = sender_of(club, store, one, own)
    await late.send_due(one.shards.shown)
    await gate.reached.wait()
    await world.start("other", "0/1")
    one.stand_still()
    await world.go(60, "other")
    one.go_on()
    sent = len(club.env.http_requests)
    gate.opened.set()
    await club.env.settle()
    assert sounds(club, sent, club.members[1]) == 0
    await send_what_is_due(club, store, world.processes["other"])
    assert sounds(club, sent, club.members[1]) == 1


async def test_a_process_that_has_lost_its_shards_sends_nothing(
    club: Club, store: MemoryStore, world: World
) -> None:
    await at_dawn(club, AT_NIGHT.model_copy(update={"pings": Pings.BOTH}))
    one = await world.start("one", "0/1")
    late, everything = sender_of(club, store, one), one.shards.shown
    await world.start("other", "0/1")
    one.stand_still()
    await world.go(60, "other")
    one.go_on()
    sent = len(club.env.http_requests)
    await late.send_due(everything)
    await club.env.settle()
    assert sounds(club, sent, club.members[1]) == 0
    await send_what_is_due(club, store, world.processes["other"])
    assert sounds(club, sent, club.members[1]) == 2
