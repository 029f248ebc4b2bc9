"""Showing games one by one: what is tried again and when, what is waited for, and what the log says."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

import azul
from bot.cluster.scope import SingleProcess
from bot.feed import backlog
from bot.feed import presenter as presenting
from bot.feed.backlog import Backlog
from bot.feed.guild_removals import GuildRemovals
from bot.feed.presenter import AWAIT_COMPUTERS, Presenter
from bot.feed.retry import FIRST_WAIT
from bot.feed.threads import Threads
from bot.i18n.language import words_for
from bot.load import Load
from bot.observer import Observer
from bot.ui.components import CustomId
from bot.ui.drawing import Picture
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases
from engine import Game, GameService, Messages, Options, Pace, Person, Pings, Where, decisions
from engine.table.events import Delayed, Reminded
from storage.records import DamagedRecord, StorageError
from storage.shards import EVERYTHING
from tests.bot.club import NoPictures
from tests.bot.edge import Response
from tests.bot.feed.channel import Channel, error, found
from tests.bot.feed.test_many_at_once import Discord
from tests.engine.clock import Clock
from tests.engine.memory import FaultyMemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, PEOPLE
from tests.some import some
from tests.storage.faults import fail, mend

HERE, THERE, ELSEWHERE = 7, 8, 9
LATE = timedelta(minutes=20)


class Part(SingleProcess):
    """The servers of a process, which may lose them."""

    def __init__(self) -> None:
        super().__init__(lambda: True)
        self.is_mine = True

    def runs(self, guild_id: int) -> bool:
        del guild_id
        return self.is_mine


class Drawn(NoPictures):
    """Draws nothing, and says when."""

    def __init__(self) -> None:
        super().__init__()
        self.before: Callable[[], None] = lambda: None

    async def draw(self, picture: Picture) -> bytes | None:
        self.before()
        return await super().draw(picture)


class Server(Discord):
    """A connection to three channels, the last of which is on another server."""

    def __init__(self) -> None:
        self.channels = {place: Channel(place, 100 * place) for place in (HERE, THERE, ELSEWHERE)}
        self.direct = {player.user_id: Channel(player.user_id) for player in PEOPLE}
        self.shard_scope = self.part = Part()
        self.left: set[int] = set()
        self.unknown: set[int] = set()

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        del guild_id
        return channel_id not in self.unknown

    def is_in(self, guild_id: int) -> bool:
        return guild_id not in self.left

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        del guild_id
        return self.channels[channel_id].real

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        del guild_id
        return Phrases(words_for(language or "en-US"), TileEmojis())

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        del user_id, person
        return self.public_phrases(guild_id, language)

    async def dm_channel(self, user_id: int) -> Any:
        return self.direct[user_id]

    async def load_locale(self, guild_id: int) -> None:
        del guild_id

    def active_thread(self, thread_id: int) -> None:
        del thread_id


class Watch(Observer):
    """Notes after how long something was shown."""

    def __init__(self) -> None:
        self.delays: list[float] = []

    def shown(self, seconds: float) -> None:
        self.delays.append(seconds)


class Stage:
    """A presenter over a database and channels, with the time."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.store = FaultyMemoryStore()
        self.server = Server()
        self.games = GameService(self.store, now=self.clock, new_secret=lambda: (10).to_bytes(32))
        self.pictures = pictures = Drawn()
        self._others = asyncio.all_tasks()
        threads = Threads(self.games, pictures, self.server, self.seconds)
        self.watch = Watch()
        self.presenter = Presenter(
            self.games, pictures, self.server, Load(), threads, self.seconds, self.watch
        )

    def seconds(self) -> float:
        return self.clock().timestamp()

    def wait(self, seconds: float) -> None:
        self.clock.go(timedelta(seconds=seconds))

    async def begin(self, place: int = HERE, computers: int = 0, **options: object) -> Game:
        """Begin a game, of which nothing is shown yet."""
        game = await self.games.open(
            guild_id=2 if place == ELSEWHERE else 1,
            channel_id=place,
            host=ADA,
            options=Options(2, language="en-US", **options),  # type: ignore[arg-type]  # as named
        )
        joined = decisions.add_computer(ADA.user_id) if computers else decisions.join(BRUNO)
        await self.games.change(game.id, joined)
        return await self.games.change(game.id, decisions.begin(ADA.user_id))

    async def take(self, game: Game) -> Game:
        """Make a move, which isn't shown yet."""
        state = (await self.games.get(game.id)).table.running_state
        player = state.turn + 1
        return await self.games.change(game.id, decisions.take(player, azul.legal_moves(state)[0]))

    async def is_shown(self, game: Game) -> bool:
        game = await self.games.get(game.id)
        return game.shown_version == game.version

    async def backlog(self) -> tuple[int, int]:
        """Return how many games wait for their first try, and how many have failed."""
        backlog = await self.presenter.backlog()
        return backlog.waiting, backlog.failed

    async def look(self) -> None:
        """Let the presenter look what is to be shown, and show it."""
        await self.presenter.enqueue_waiting()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(3):  # one task begins another
            begun = asyncio.all_tasks() - self._others - {asyncio.current_task()}
            if begun:
                await asyncio.wait(begun, timeout=1)


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setattr("bot.ui.discord_errors.RETRY_DELAYS", (0.0, 0.0, 0.0))
    stage = Stage()
    yield stage
    await stage.presenter.finish(0)


async def test_after_it_was_shown_a_game_has_not_failed_any_more(stage: Stage) -> None:
    game = await stage.begin()
    assert await stage.backlog() == (1, 0)
    stage.server.channels[HERE].fail(error(503))
    assert not await stage.presenter.present(game.id)
    assert await stage.backlog() == (0, 1)
    assert await stage.presenter.present(game.id)
    assert await stage.backlog() == (0, 0)
    stage.wait(90)
    await stage.take(game)
    stage.wait(30)
    backlog = await stage.presenter.backlog()
    assert backlog == Backlog(waiting=1, failed=0, oldest=30)
    assert await stage.presenter.present(game.id)
    stage.wait(60)
    await stage.take(game)
    stage.wait(-60)
    backlog = await stage.presenter.backlog()
    assert backlog == Backlog(waiting=1, failed=0, oldest=0)
    assert await stage.presenter.present(game.id)
    assert stage.watch.delays == [0, 30, 0]


async def test_what_could_not_be_cleaned_up_is_tried_again_a_little_later(stage: Stage) -> None:
    game = await stage.begin(messages=Messages.QUIET)
    await stage.presenter.present(game.id)
    await stage.take(game)
    channel = stage.server.channels[HERE]
    channel.asked.clear()
    channel.fail(None, error(503))
    assert await stage.presenter.present(game.id)  # the turn is there
    assert [each.what for each in channel.asked] == ["send", "delete"]
    assert await stage.backlog() == (0, 1)
    await stage.look()
    assert len(channel.asked) == 2
    stage.wait(FIRST_WAIT)
    await stage.look()
    assert await stage.is_shown(game)


async def test_a_take_waits_a_moment_for_the_computer_unless_somebody_wants_to_see_it(stage: Stage) -> None:
    game = await stage.begin(computers=1)
    channel = stage.server.channels[HERE]
    await stage.presenter.present(game.id)
    shown, changed = len(channel.done("send")), len(channel.done("edit"))
    await stage.take(game)
    assert await stage.presenter.present(game.id)
    assert not await stage.is_shown(game)
    assert await stage.presenter.present(game.id, again=True)
    assert await stage.is_shown(game)
    assert (len(channel.done("send")), len(channel.done("edit"))) == (shown + 1, changed + 1)
    changed += 1
    counted = len(stage.watch.delays)
    assert await stage.presenter.present(game.id, again=True)
    assert (len(channel.done("send")), len(channel.done("edit"))) == (shown + 2, changed)
    assert len(stage.watch.delays) == counted
    await stage.games.deadlines.apply_due(game.id)


@pytest.mark.parametrize("late", [-1, AWAIT_COMPUTERS - 1, AWAIT_COMPUTERS])
async def test_a_take_waits_for_the_computer_for_seconds_only(stage: Stage, late: float) -> None:
    game = await stage.begin(computers=1)
    await stage.presenter.present(game.id)
    await stage.take(game)
    stage.wait(late)
    assert await stage.presenter.present(game.id)
    assert await stage.is_shown(game) == (late != AWAIT_COMPUTERS - 1)


async def test_turns_that_came_before_one_that_is_sent_again_lose_their_buttons(stage: Stage) -> None:
    game, channel = await stage.begin(messages=Messages.ALL), stage.server.channels[HERE]
    await stage.presenter.present(game.id)
    fail(stage.store, "mark_shown")
    taken = await stage.take(game)
    assert not await stage.presenter.present(game.id)
    mend(stage.store)
    begun, first = channel.first, channel.first + 1
    channel.there = [found(first, file=f"azul-{game.id}-{taken.version}-turn.png")]
    await stage.take(game)
    channel.fail(None, error(503))
    assert not await stage.presenter.present(game.id)
    await stage.take(game)
    before = len(channel.asked)
    assert await stage.presenter.present(game.id)
    asked = channel.asked[before:]
    assert [each.what for each in asked] == ["search", "send", "send", "edit", "edit", "edit"]
    assert {each.message_id for each in asked[3:]} == {begun, first, channel.first + 3}


async def test_a_thread_is_opened_at_a_lobby_that_arrived_without_being_noted(stage: Stage) -> None:
    channel, lobby = stage.server.channels[HERE], stage.server.channels[HERE].first
    game = await stage.begin(where=Where.THREAD)
    channel.there = [found(lobby, buttons=[CustomId("join", game.id).text])]
    stage.server.channels[lobby] = Channel(lobby)
    assert await stage.presenter.mark_uncertain()
    assert await stage.presenter.present(game.id)
    assert [(each.what, each.message_id) for each in channel.asked] == [
        ("search", 0),
        ("open", lobby),
        ("edit", lobby),
    ]
    thread = stage.server.channels[lobby]
    assert [each.what for each in thread.asked] == ["send"]

    fail(stage.store, "mark_shown")
    taken = await stage.take(game)
    assert not await stage.presenter.present(game.id)
    mend(stage.store)
    arrived = thread.first + 1
    thread.there = [found(arrived, file=f"azul-{game.id}-{taken.version}-turn.png")]
    assert await stage.presenter.present(game.id)
    assert len(thread.done("send")) == 2
    assert (await stage.games.get(game.id)).message_id == arrived


async def test_a_thread_that_is_gone_before_its_first_turn_is_left_at_once(stage: Stage) -> None:
    channel, lobby = stage.server.channels[HERE], stage.server.channels[HERE].first
    game = await stage.begin(where=Where.THREAD)
    channel.there = [found(lobby, buttons=[CustomId("join", game.id).text])]
    thread = stage.server.channels[lobby] = Channel(lobby)
    thread.fail(discord.NotFound(Response(404), {"code": 10003, "message": "Error"}))
    assert await stage.presenter.mark_uncertain()
    assert await stage.presenter.present(game.id)
    assert (await stage.games.get(game.id)).thread_id is None
    assert [len(each.done("send")) for each in (thread, channel)] == [1, 1]


async def test_where_one_game_can_be_shown_again_another_is_tried_at_once(stage: Stage) -> None:
    lost = await stage.begin(HERE)
    there, elsewhere = await stage.begin(THERE), await stage.begin(ELSEWHERE)
    await stage.games.channels.enter_thread(lost.id, 99)
    beside = await stage.begin(HERE)
    lost = await stage.games.channels.leave_thread(lost.id)
    failed = [lost, there, elsewhere]
    for game in some(failed):
        stage.server.channels[game.channel_id].fail(error(403))
        assert not await stage.presenter.present(game.id)
    assert await stage.backlog() == (1, 3)
    assert await stage.presenter.present(beside.id)
    await stage.settle()
    assert [await stage.is_shown(game) for game in failed] == [True, False, False]

    stage.presenter.retry_now(guild_id=1, min_age=1)
    await stage.settle()
    assert not await stage.is_shown(there)
    stage.wait(1)
    stage.presenter.retry_now(guild_id=1, min_age=1)
    await stage.settle()
    assert [await stage.is_shown(game) for game in failed] == [True, True, False]


async def test_games_that_wait_for_a_retry_hold_up_no_other(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenting, "MAX_QUEUED", 1)
    monkeypatch.setattr(backlog, "COUNT_LIMIT", 1)
    failed = [await stage.begin(HERE), await stage.begin(THERE)]
    for game in failed:
        stage.server.channels[game.channel_id].fail(error(503))
        await stage.presenter.present(game.id)
    game = await stage.begin(ELSEWHERE)
    assert await stage.backlog() == (1, 2)
    await stage.look()
    assert await stage.is_shown(game)
    assert await stage.backlog() == (0, 2)


async def test_nothing_is_posted_on_a_server_that_the_bot_has_left(stage: Stage) -> None:
    game = await stage.begin()
    stage.server.left = {1}
    assert not await stage.presenter.present(game.id)
    assert stage.server.channels[HERE].asked == []
    assert await stage.backlog() == (1, 0)


async def test_what_another_process_did_not_note_is_not_sent_again_though_the_return_was_missed(
    stage: Stage,
) -> None:
    game, channel = await stage.begin(), stage.server.channels[HERE]
    await stage.presenter.present(game.id)
    taken = await stage.take(game)
    removals = GuildRemovals(stage.games, stage.presenter, stage.server)
    await removals.on_removed(1)
    assert await stage.presenter.mark_uncertain()
    channel.there = [found(channel.first + 1, file=f"azul-{game.id}-{taken.version}-turn.png")]
    await removals.check()
    await stage.settle()
    assert await stage.is_shown(game)
    assert len(channel.done("send")) == 1


async def test_without_permission_a_game_is_tried_when_it_may_be_or_is_due(stage: Stage) -> None:
    game, channel = await stage.begin(), stage.server.channels[HERE]
    channel.fail(error(403), error(503))
    assert not await stage.presenter.present(game.id, may_post=False)
    assert not await stage.presenter.present(game.id, may_post=False)
    assert len(channel.asked) == 1
    assert not await stage.presenter.present(game.id)
    assert await stage.presenter.present(game.id, may_post=False)  # it was Discord's fault the last time
    await stage.take(game)
    channel.fail(error(400))
    assert not await stage.presenter.present(game.id)
    assert await stage.presenter.present(game.id, may_post=False)  # no permission was missing


async def test_what_is_read_in_vain_is_said_once_each_time_it_begins(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.begin()
    for message in ("the disk is gone", "the disk is gone", "the disk is slow"):
        fail(stage.store, "unshown", error=StorageError(message))
        await stage.look()
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert [each.rpartition(": ")[2] for each in said] == ["the disk is gone", "the disk is slow"]
    mend(stage.store)
    await stage.look()
    fail(stage.store, "unshown", error=StorageError("the disk is slow"))
    await stage.look()
    assert caplog.text.count("the disk is slow") == 2


async def test_a_damaged_game_is_named_once_and_others_each_time(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.games = GameService(stage.store, now=stage.clock)  # another process
    game = await stage.begin()
    for problem, said in ((DamagedRecord("torn"), 1), (StorageError("slow"), 2)):
        caplog.clear()
        fail(stage.store, "load", error=problem)
        for _ in range(2):
            assert not await stage.presenter.present(game.id)
        assert caplog.text.count(str(problem)) == said
    mend(stage.store)
    assert await stage.presenter.present(game.id)


async def news(stage: Stage, game: Game) -> Sequence[object]:
    """Return what has happened in a game since it began."""
    return [entry.event for entry in await stage.games.history(game.id)][game.version :]


async def test_who_is_told_late_of_a_turn_has_as_much_time_more_and_once(stage: Stage) -> None:
    game = await stage.begin(pace=Pace.DAY)
    stage.server.channels[HERE].fail(error(503))
    assert not await stage.presenter.present(game.id)
    stage.clock.go(LATE)
    assert await stage.presenter.present(game.id)
    await stage.settle()
    assert await news(stage, game) == [Delayed(by=20 * 60_000)]
    assert await stage.is_shown(game)
    stage.clock.go(LATE)
    assert await stage.presenter.present(game.id, again=True)
    await stage.settle()
    assert await news(stage, game) == [Delayed(by=20 * 60_000)]


async def test_who_is_reminded_late_by_direct_message_has_as_much_time_more(stage: Stage) -> None:
    await stage.games.people.change(ADA.user_id, lambda *_: Person(pings=Pings.DM))
    game = await stage.begin(pace=Pace.HOUR)
    await stage.presenter.present(game.id)
    sent = len(stage.server.direct[ADA.user_id].done("send"))
    for _ in range(16):
        await stage.games.deadlines.heartbeat()
        stage.wait(120)
    await stage.games.deadlines.heartbeat()
    reminded = await stage.games.deadlines.apply_due(game.id)
    assert [type(each) for each in await news(stage, game)] == [Reminded]
    stage.server.direct[ADA.user_id].fail(error(503))
    assert not await stage.presenter.present(game.id)
    stage.clock.go(LATE)
    assert await stage.presenter.present(game.id)
    await stage.settle()
    assert await news(stage, reminded) == [Delayed(by=20 * 60_000)]
    assert len(stage.server.direct[ADA.user_id].done("send")) == sent + 2
    assert len(stage.server.channels[HERE].done("send")) == 1


async def invite(stage: Stage) -> Game:
    """Open a table to which Bruno and Chiyo are invited."""
    options = Options(3, language="en-US")
    return await stage.games.open(
        guild_id=1, channel_id=HERE, host=ADA, options=options, invited=(BRUNO, CHIYO)
    )


async def test_who_wants_no_pings_is_invited_without_one(stage: Stage) -> None:
    await stage.games.people.change(BRUNO.user_id, lambda *_: Person(pings=Pings.NONE))
    await stage.presenter.present((await invite(stage)).id)
    (posted,) = stage.server.channels[HERE].asked
    assert posted.pings == [CHIYO.user_id]


async def test_a_second_lobby_that_is_pressed_goes_and_one_of_a_game_that_has_begun_stays(
    stage: Stage,
) -> None:
    game, channel = await invite(stage), stage.server.channels[HERE]
    await stage.presenter.present(game.id)
    lobbies = [
        found(channel.first + number, buttons=[CustomId("join", game.id).text], channel_id=HERE)
        for number in (0, 50, 51)
    ]
    game = await stage.games.get(game.id)
    for lobby in some(lobbies[:2]):
        stage.presenter.check_pressed_message(game, lobby)
        await stage.settle()
    assert [each.message_id for each in channel.done("delete")] == [lobbies[1].id]

    await stage.games.change(game.id, decisions.join(BRUNO))
    await stage.games.change(game.id, decisions.begin(ADA.user_id))
    await stage.presenter.present(game.id)
    before = len(channel.asked)
    stage.presenter.check_pressed_message(await stage.games.get(game.id), lobbies[2])
    await stage.settle()
    assert channel.asked[before:] == []


@pytest.mark.parametrize("arrived", [True, False])
async def test_who_is_invited_is_pinged_once_though_it_was_not_noted(stage: Stage, *, arrived: bool) -> None:
    game, channel = await invite(stage), stage.server.channels[HERE]
    channel.fail(error(503))
    assert not await stage.presenter.present(game.id)
    if arrived:
        join = CustomId("join", game.id).text
        channel.there = [found(701, file=f"azul-{game.id}-{game.version}-lobby.png", buttons=[join])]
    assert await stage.presenter.present(game.id)
    assert [each.what for each in channel.asked[1:]] == ["search", "edit" if arrived else "send"]
    assert channel.asked[-1].pings == ([] if arrived else [BRUNO.user_id, CHIYO.user_id])
    assert (await stage.games.get(game.id)).message_id == (701 if arrived else channel.first + 1)


async def test_a_process_that_loses_a_server_while_it_draws_posts_nothing_there(stage: Stage) -> None:
    def lose() -> None:
        stage.server.part.is_mine = False

    game, stage.pictures.before = await stage.begin(), lose
    for _ in range(2):
        assert await stage.presenter.present(game.id)
    assert stage.server.channels[HERE].asked == []
    assert not await stage.is_shown(game)
    assert await stage.backlog() == (1, 0)


async def test_a_bot_that_stops_begins_nothing_any_more(stage: Stage) -> None:
    game = await stage.begin()
    await stage.presenter.finish(0)
    stage.presenter.present_soon(game.id)
    stage.presenter.enqueue(game.id)
    await stage.look()
    assert stage.server.channels[HERE].asked == []
    assert await stage.backlog() == (1, 0)


@pytest.mark.parametrize(("status", "is_open"), [(503, True), (429, True), (403, False)])
async def test_only_a_channel_that_refuses_posts_for_a_month_loses_its_game(
    stage: Stage, status: int, *, is_open: bool
) -> None:
    game, channel = await stage.begin(), stage.server.channels[HERE]
    for _ in range(2):
        channel.fail(error(status))
        assert not await stage.presenter.present(game.id)
        stage.clock.go(timedelta(days=31))
    assert (await stage.games.get(game.id)).table.is_open == is_open
    assert await stage.backlog() == (0, int(is_open))


async def test_only_a_channel_that_is_gone_closes_its_game_at_once(stage: Stage) -> None:
    game, channel = await stage.begin(), stage.server.channels[HERE]
    for unknown, code, is_open in (
        (set[int](), 10003, True),
        ({HERE}, 50083, True),
        ({HERE}, 160005, True),
        ({HERE}, 50001, True),
        ({HERE}, 10003, False),
    ):
        stage.server.unknown = unknown
        channel.fail(discord.NotFound(Response(404), {"code": code, "message": "Error"}))
        assert await stage.presenter.present(game.id) != is_open
        assert (await stage.games.get(game.id)).table.is_open == is_open
    assert await stage.is_shown(game)


async def test_what_failed_before_another_process_had_the_server_is_tried_at_once(stage: Stage) -> None:
    game = await stage.begin()
    stage.server.channels[HERE].fail(error(503))
    await stage.presenter.present(game.id)
    assert await stage.presenter.mark_uncertain(EVERYTHING)
    assert await stage.backlog() == (1, 0)
    await stage.look()
    assert await stage.is_shown(game)


async def test_a_game_is_in_its_own_language_or_else_in_its_server_s_or_in_that_of_discord(
    stage: Stage,
) -> None:
    game = await stage.begin()
    open_to_all = replace(game, table=replace(game.table, options=replace(game.table.options, language="")))
    asked = [(await stage.presenter.phrases_of(each)).words.locale for each in (game, open_to_all)]
    await stage.games.servers.change(
        1, lambda server: server.model_copy(update={"options": Options(2, language="et")})
    )
    asked += [(await stage.presenter.phrases_of(each)).words.locale for each in (game, open_to_all)]
    assert asked == ["en-US", "en-US", "en-US", "et"]
