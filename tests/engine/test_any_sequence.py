"""In any sequence of events, every table becomes due, and none closes too early."""

import random
from contextlib import suppress
from datetime import timedelta

import pytest

from engine import LOBBY_LIFETIME, NO_HOURS, GameService, Options, Refusal, Status, decisions
from engine.deadline_service import HEARTBEAT_INTERVAL, MINOR_ABSENCE
from engine.deadlines import due_moment
from engine.table.state import table_from_json
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import PEOPLE
from tests.some import some

SERVERS = (1, 2)
CHANNELS = range(1, 5)


class Simulation:
    """People, a clock, servers, and a bot that is sometimes away, all at random.

    `waited` is how long the bot was there, and in its server, since each lobby changed; `behind` is how far
    the clock was set back in all.
    """

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.clock = Clock()
        self.store = MemoryStore()
        self.games = self.started()
        self.suspended: set[int] = set()
        self.waited: dict[int, timedelta] = {}
        self.behind = timedelta()

    def started(self) -> GameService:
        """Return the games of a new process."""
        return GameService(MemoryStore(self.store), now=self.clock, new_secret=lambda: (10).to_bytes(32))

    async def step(self) -> None:
        """Let something happen."""
        happen = self.chance.choice(
            (self.somebody_acts, self.somebody_acts, self.time_passes, self.bot_is_away, self.server_is_left)
        )
        await happen()

    async def somebody_acts(self) -> None:
        """Let somebody open, join, leave, begin or change a table, if they can."""
        channel_id, player = self.chance.choice(CHANNELS), self.chance.choice(PEOPLE)
        guild_id = 1 + channel_id % 2
        if guild_id in self.suspended:
            return
        with suppress(Refusal):
            opened = await self.games.open(
                guild_id=guild_id, channel_id=channel_id, host=player, options=Options(4)
            )
            self.waited[opened.id] = timedelta()
            return
        game = await self.games.at(channel_id)
        with suppress(Refusal):
            await self.chance.choice(
                (
                    lambda: self.games.change(game.id, decisions.join(player)),
                    lambda: self.games.change(game.id, decisions.leave(player.user_id)),
                    lambda: self.games.change(game.id, decisions.set_theme(player.user_id, "chocolatier")),
                )
            )()
            self.waited[game.id] = timedelta()

    async def time_passes(self) -> None:
        """Let up to two days pass with the bot there."""
        for _ in range(self.chance.randrange(48 * 15)):
            step = self.chance.random() * MINOR_ABSENCE
            self.clock.go(step)
            self.wait(step)
            await self.look()

    def wait(self, length: timedelta) -> None:
        """Count the time that counts for lobbies."""
        for game_id, waited in self.waited.items():
            if self.store.games[game_id].guild_id not in self.suspended:
                self.waited[game_id] = waited + length

    async def bot_is_away(self) -> None:
        """Let the bot be away for up to ten days, and perhaps find the clock set back."""
        await self.look()
        length = timedelta(days=self.chance.choice((-3, 0.003, 1, 10)) * self.chance.random())
        self.clock.go(length)
        self.behind -= min(length, timedelta())
        if timedelta() < length <= MINOR_ABSENCE:
            self.wait(length)
        if self.chance.random() < 0.5:
            self.games = self.started()
        await self.look()

    async def server_is_left(self) -> None:
        """Let the bot be removed from a server, or return to it."""
        guild_id = self.chance.choice(SERVERS)
        await self.look()
        if guild_id in self.suspended:
            self.suspended.discard(guild_id)
            await self.games.suspensions.resume(guild_id)
        else:
            self.suspended.add(guild_id)
            await self.games.suspensions.suspend(guild_id)

    async def look(self) -> None:
        """Let time pass for what is due, as the bot does every minute."""
        await self.games.deadlines.heartbeat()
        for game_id in await self.games.deadlines.due(100):
            after = await self.games.deadlines.apply_due(game_id)
            if after.table.status is Status.LAPSED:
                assert self.waited.pop(game_id) >= LOBBY_LIFETIME - HEARTBEAT_INTERVAL

    def assert_kept(self) -> None:
        """Assert that every row says when its table is due, apart from what it was delayed by."""
        for row in self.store.games.values():
            moment = due_moment(table_from_json(row.snapshot), NO_HOURS)
            assert row.due_at == (None if moment is None else moment + row.delay)


@pytest.mark.one_in(12)
@pytest.mark.parametrize("seed", range(12))
async def test_every_lobby_closes_once_it_has_waited_long_enough_and_no_sooner(seed: int) -> None:
    simulation = Simulation(seed)
    for _ in range(40):
        await simulation.step()
        simulation.assert_kept()

    for guild_id in SERVERS:
        await simulation.games.suspensions.resume(guild_id)
    simulation.suspended.clear()
    end = simulation.clock.now + LOBBY_LIFETIME + simulation.behind
    while simulation.clock.now <= end:
        simulation.clock.go(MINOR_ABSENCE)
        simulation.wait(MINOR_ABSENCE)
        await simulation.look()

    left = [await simulation.games.get(game_id) for game_id in simulation.store.games]
    assert {game.table.status for game in left} <= {Status.LAPSED, Status.CANCELLED}
    assert Status.LAPSED in {game.table.status for game in left}
    for game in some(left):
        entries = await simulation.games.history(game.id)
        assert entries[-1].after == game.table
