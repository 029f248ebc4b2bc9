"""In any sequence of events, every turn gets its time, its reminders in order, and an end."""

import random
from contextlib import suppress
from datetime import timedelta

import pytest

import azul
from engine import NO_HOURS, Game, GameService, Options, Pace, Refusal, Stage, Status, decisions, due_of
from engine.deadline_service import LATE_POST, MINOR_ABSENCE, RETRY_UNSHOWN_AFTER
from engine.deadlines import due_moment, dues_of
from engine.table.events import Overdue, Played, Reminded
from engine.table.fold import awaited
from storage.records import Shown
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, PEOPLE, refused

PACE = Pace.EIGHT_HOURS
LENGTH = timedelta(hours=8)
SLACK = 3 * LATE_POST
"""By how much less a turn may have: it and two reminders may all be shown that late."""


class Simulation:
    """A game, its clock and channel, and a bot that is sometimes away, all at random.

    `had` is how much of its time the turn has had while the bot was there and the channel had been shown it,
    and `spent` the same of the turn that can be taken back.
    """

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.clock = Clock()
        self.store = MemoryStore()
        self.games = self.started()
        self.game_id = 0
        self.had = self.spent = timedelta()
        self.can_post = True

    def started(self) -> GameService:
        """Return the games of a new process."""
        return GameService(MemoryStore(self.store), now=self.clock, new_secret=lambda: (10).to_bytes(32))

    async def begin(self) -> None:
        """Begin the game."""
        game = await self.games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2, pace=PACE))
        self.game_id = game.id
        await self.games.change(game.id, decisions.join(BRUNO))
        await self.games.change(game.id, decisions.begin(ADA.user_id))
        await self.show()

    async def game(self) -> Game:
        """Return the game as it is stored."""
        return await self.games.get(self.game_id)

    async def step(self) -> None:
        """Let something happen."""
        kinds = (self.somebody_moves, self.somebody_undoes, self.somebody_leaves, self.time_passes)
        others = (self.time_passes, self.bot_is_away, self.channel_changes, self.game_is_paused)
        happen = self.chance.choice((*kinds, *others))
        await happen()
        await self.show()

    async def somebody_moves(self) -> None:
        """Let the one whose turn it is take tiles."""
        table = (await self.game()).table
        state = table.running_state
        move = self.chance.choice(azul.legal_moves(state))
        if table.pause is not None:
            with refused("paused"):
                await self.games.change(self.game_id, decisions.take(PEOPLE[state.turn].user_id, move))
            return
        game = await self.games.change(self.game_id, decisions.take(PEOPLE[state.turn].user_id, move))
        self.spent, self.had = self.had, timedelta()
        if not self.can_post and game.table.spent is not None:
            self.spent = timedelta(
                milliseconds=game.table.spent.time
                - sum(end - start for start, end in game.table.spent.paused_intervals)
            )  # who moves knows that it is their turn

    async def somebody_undoes(self) -> None:
        """Let the last player to move take that back, if they can."""
        turn = (await self.game()).table.running_state.turn
        with suppress(Refusal):
            await self.games.change(self.game_id, decisions.undo(PEOPLE[1 - turn].user_id))
            self.had = self.spent

    async def somebody_leaves(self) -> None:
        """Let the one whose turn it is leave the server for a moment, and the other notice."""
        turn = (await self.game()).table.running_state.turn
        gone, other = PEOPLE[turn].user_id, PEOPLE[1 - turn].user_id
        if self.can_post and self.chance.random() < 0.3:
            with suppress(Refusal):
                await self.games.change(self.game_id, decisions.call_vote(other, [gone]))
                self.had = LENGTH

    async def time_passes(self) -> None:
        """Let up to eight hours pass with the bot there."""
        for _ in range(self.chance.randrange(8 * 12)):
            await self.wait(self.chance.random() * MINOR_ABSENCE)

    async def wait(self, length: timedelta) -> None:
        """Let a moment pass with the bot there."""
        game = await self.game()
        unshown = await self.games.entries_since(game, game.shown_version)
        is_known = not any(entry.event.is_news or isinstance(entry.event, Overdue) for entry in unshown)
        if is_known and game.table.pause is None:
            self.had += length
        self.clock.go(length)
        await self.look()

    async def bot_is_away(self) -> None:
        """Let the bot be away for up to two days."""
        await self.look()
        self.clock.go(MINOR_ABSENCE + self.chance.random() * timedelta(days=2))
        if self.chance.random() < 0.5:
            self.games = self.started()
        await self.look()

    async def channel_changes(self) -> None:
        """Let the bot lose the permission to post, or get it back."""
        self.can_post = not self.can_post

    async def game_is_paused(self) -> None:
        """Let a moderator pause the game, or let it go on."""
        is_paused = (await self.game()).table.pause is not None
        act = decisions.resume if is_paused else decisions.pause
        await self.games.change(self.game_id, act(71))

    async def look(self) -> None:
        """Let time pass for what is due, and show it, as the bot does every minute."""
        await self.games.deadlines.heartbeat()
        for game_id in await self.games.deadlines.due(10):
            before = await self.game()
            after = await self.games.deadlines.apply_due(game_id)
            for entry in await self.games.entries_since(after, before.version):
                if isinstance(entry.event, Played) and entry.event.by_computer:
                    assert entry.before is not None
                    assert entry.before.stage is Stage.OVER
                    assert self.had >= 2 * (LENGTH - SLACK)
                    self.had = self.spent = timedelta()
                if isinstance(entry.event, Overdue):
                    assert self.had >= LENGTH - SLACK
                if isinstance(entry.event, Reminded | Overdue):
                    assert before.shown_version == before.version
                    assert entry.before is not None
                    due = next(
                        each for each in dues_of(entry.before, NO_HOURS) if each.events == (entry.event,)
                    )
                    assert due.at <= self.clock.milliseconds
        await self.show()

    async def show(self) -> None:
        """Show the channel what is new, as far as the bot can post there."""
        game = await self.game()
        entries = await self.games.entries_since(game, game.shown_version)
        if not self.can_post or not entries:
            return
        reminding = Reminded | Overdue
        is_message = any(entry.event.is_news or isinstance(entry.event, reminding) for entry in entries)
        if is_message:
            await self.games.deadlines.delay_if_late(game, entries)
        await self.games.mark_shown(Shown(self.game_id, game.version, 71))

    async def assert_kept(self) -> None:
        """Assert that the log explains the table, tells of its turns in order, and that something follows."""
        game = await self.game()
        entries = await self.games.history(self.game_id)
        assert entries[-1].after == game.table
        order = list(Stage)
        for entry in entries:
            if entry.before is None or awaited(entry.before) != awaited(entry.after):
                continue
            before, after = (
                -1 if table.stage is None else order.index(table.stage)
                for table in (entry.before, entry.after)
            )
            assert before <= after
            assert before < after or not isinstance(entry.event, Reminded | Overdue)
        moment = due_moment(game.table, NO_HOURS)
        if game.shown_version == game.version and moment is not None:
            assert game.due_at is not None
            latest = max(moment, self.clock.milliseconds)
            assert game.due_at - game.delay <= latest + RETRY_UNSHOWN_AFTER // timedelta(milliseconds=1)


@pytest.mark.one_in(12)
@pytest.mark.parametrize("seed", range(24))
async def test_every_turn_has_its_time_and_is_reminded_of_in_order(seed: int) -> None:
    simulation = Simulation(seed)
    await simulation.begin()
    for _ in range(30):
        if (await simulation.game()).table.is_open:
            await simulation.step()
            await simulation.assert_kept()

    simulation.can_post = True
    if (await simulation.game()).table.pause is not None:
        await simulation.game_is_paused()
    await simulation.show()
    for _ in range(5 * 9 * 12):
        await simulation.wait(MINOR_ABSENCE)

    game = await simulation.game()
    assert game.table.status is Status.CANCELLED
    assert (due_of(game.table, NO_HOURS), game.due_at) == (None, None)
