"""What becomes due while nobody presses anything happens once, in every channel, whatever else goes wrong."""

import logging
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import discord
import pytest
from discord.ext import tasks
from simcord import Env

from bot.feed import scheduler
from bot.feed.scheduler import MAX_SLEEP, MIN_SLEEP
from bot.ui.tasks import wake_in
from engine import LOBBY_LIFETIME, Game, Options, Player, Status
from engine.table.events import Delayed, Lapsed
from storage.records import DamagedRecord, StorageError
from storage.shards import ShardSet
from storage.store import Store
from tests.bot.club import Club, labels, new_bot
from tests.bot.english import ENGLISH
from tests.bot.feed.test_guild_removals import invite, remove
from tests.bot.shown import MESSAGES
from tests.engine.people import NOON
from tests.storage.faults import fail, mend

pytestmark = pytest.mark.usefixtures("days_pass")

LAPSED = ENGLISH("lobby-lapsed", days=3)
LASTS = LOBBY_LIFETIME.total_seconds()
A_DAY = 86_400.0


async def status(club: Club, game: Game) -> Status:
    """Return how far a table is now."""
    return (await club.bot.games.get(game.id)).table.status


async def two_lobbies(club: Club) -> list[Game]:
    """Open tables in two channels at the same moment."""
    channels = [club.channel, club.guild.create_text_channel("azul-2")]
    games = [
        await club.bot.games.open(
            guild_id=club.guild.id, channel_id=channel.id, host=Player(1, "Ada"), options=Options(2)
        )
        for channel in channels
    ]
    for game in games:
        assert await club.bot.presenter.present(game.id)
    return games


async def until_due(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time pass until just before tables that were opened now are due; then look every minute."""
    await club.env.advance_time(LASTS - 1)
    monkeypatch.setattr(scheduler, "MAX_SLEEP", MAX_SLEEP)


async def test_a_lobby_closes_at_its_moment_and_says_so_without_a_ping(club: Club) -> None:
    await club.lobby(2)
    card, game, sent = club.last, await club.game(), len(club.env.http_requests)

    await club.env.advance_time(LASTS - 61)
    assert await status(club, game) is Status.LOBBY
    await club.env.advance_time(61 + MIN_SLEEP)

    assert [message.content for message in club.messages] == [LAPSED]
    assert (club.last.id, labels(club.last), club.last.attachments) == (card.id, [], [])
    assert club.posted(sent) == []
    (entry,) = [each for each in await club.bot.games.history(game.id) if each.event == Lapsed()]
    assert game.due_at is not None
    assert 0 <= (entry.at - game.due_at) / 1000 <= MIN_SLEEP
    await club.start()
    assert labels(club.last)[0] == "Join"


async def test_the_card_says_when_it_closes_and_every_change_puts_that_off(club: Club) -> None:
    await club.start()
    seen = [club.last.content]
    for member, command in ((1, "azul join"), (1, "azul leave")):
        await club.env.advance_time(A_DAY)
        await club.members[member].slash(club.channel, command)
        seen.append(club.last.content)
    moments = [int(text.rpartition("-# Closes <t:")[2].partition(":R>")[0]) for text in seen]
    assert [later - sooner for sooner, later in pairwise(moments)] == [pytest.approx(A_DAY, abs=5)] * 2


async def test_a_card_that_can_no_longer_be_edited_is_replaced(simcord_env: Env, club: Club) -> None:
    await club.start()
    simcord_env.inject_error("PATCH", f"{MESSAGES}/*", status=400, code=30046, message="Too many edits")
    sent = len(club.env.http_requests)
    await club.env.advance_time(LASTS + 60)
    assert club.last.content == LAPSED
    assert [post["allowed_mentions"].get("users", []) for post in club.posted(sent)] == [[]]


async def test_a_game_without_a_pace_is_left_alone_once_it_has_begun(club: Club) -> None:
    await club.begin(pace="none")
    await club.env.advance_time(10 * A_DAY)
    assert (await club.game()).table.status is Status.PLAYING
    assert len(club.turns) == 1


async def test_tables_that_are_due_at_the_same_moment_all_close(club: Club) -> None:
    games = await two_lobbies(club)
    await club.env.advance_time(LASTS + 60)
    assert [await status(club, game) for game in games] == [Status.LAPSED] * 2


async def test_a_restart_just_before_the_moment_closes_the_table_once(club: Club) -> None:
    await club.lobby(2)
    game = await club.game()
    await club.env.advance_time(LASTS - 1)
    await club.restart()
    await club.restart()
    await club.env.advance_time(60)
    assert await status(club, game) is Status.LAPSED
    assert [message.content for message in club.messages] == [LAPSED]
    assert len([each for each in await club.bot.games.history(game.id) if each.event == Lapsed()]) == 1


async def test_a_bot_that_was_down_for_days_gives_the_table_its_time_back(club: Club, store: Store) -> None:
    await club.lobby(2)
    before, game = club.last.content, await club.game()
    await club.env.advance_time(A_DAY)

    def later() -> datetime:
        return discord.utils.utcnow() + timedelta(days=7)

    await club.env.restart_bot(new_bot(store, now=later))
    await club.env.advance_time(2)

    assert await status(club, game) is Status.LOBBY
    (delayed,) = [each.event for each in await club.bot.games.history(game.id)][-1:]
    assert isinstance(delayed, Delayed)
    assert 7 <= delayed.by / 86_400_000 <= 8  # the last sign of life was up to a day ago
    assert len(club.messages) == 1
    assert club.last.content != before
    assert f"Closes <t:{(game.due_at or 0) // 1000 + delayed.by // 1000}" in club.last.content
    await club.env.advance_time(3 * A_DAY + 120)
    assert club.last.content == LAPSED


async def test_time_stands_still_while_discord_cannot_be_reached(club: Club) -> None:
    await club.lobby(2)
    game = await club.game()
    club.bot.dispatch("disconnect")
    await club.env.advance_time(LASTS + A_DAY)
    assert await status(club, game) is Status.LOBBY

    club.bot.dispatch("resumed")
    await club.env.advance_time(MAX_SLEEP + 1)
    assert await status(club, game) is Status.LOBBY
    await club.env.advance_time(LASTS + 60)
    assert await status(club, game) is Status.LAPSED


async def test_time_stands_still_while_the_bot_is_not_in_the_server(simcord_env: Env, club: Club) -> None:
    await club.lobby(2)
    game = await club.game()
    await club.env.advance_time(2 * A_DAY)
    await remove(club)
    sent = len(simcord_env.http_requests)
    await club.env.advance_time(2 * A_DAY)
    assert simcord_env.http_requests[sent:] == []

    await invite(club)
    await club.env.advance_time(A_DAY - 120)
    assert await status(club, game) is Status.LOBBY
    await club.env.advance_time(300)
    assert await status(club, game) is Status.LAPSED


async def test_a_server_whose_leaving_could_not_be_noted_is_not_touched(club: Club, store: Store) -> None:
    await club.lobby(2)
    game = await club.game()
    fail(store, "suspend")
    await remove(club)
    await club.env.advance_time(LASTS + 60)
    assert await status(club, game) is Status.LOBBY


@pytest.mark.goes_wrong
@pytest.mark.one_in(2)
@pytest.mark.parametrize("error", [RuntimeError("a mistake"), StorageError("the disk is full")], ids=str)
async def test_a_table_that_cannot_be_closed_is_tried_again_and_holds_up_no_other(
    club: Club,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
) -> None:
    first, second = await two_lobbies(club)
    fail(store, "commit", error=error, when=lambda commit: commit.game_id == first.id, times=3)
    await until_due(club, monkeypatch)
    await club.env.advance_time(2)
    assert [await status(club, game) for game in (first, second)] == [Status.LOBBY, Status.LAPSED]
    assert f"Game {first.id}: deadlines can't be applied, next try in 15 s" in caplog.text

    await club.env.advance_time(600)
    assert await status(club, first) is Status.LAPSED
    assert club.last.content == LAPSED


async def test_what_failed_before_another_process_ran_a_server_is_tried_at_once_when_it_is_back(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await two_lobbies(club)
    fail(store, "commit", when=lambda commit: commit.game_id == first.id)
    await until_due(club, monkeypatch)
    await club.env.advance_time(2)
    mend(store)
    await club.bot.scheduler.run_due()
    assert await status(club, first) is Status.LOBBY

    assert await club.bot._take_over(ShardSet(1, {0}))

    await club.bot.scheduler.run_due()
    assert await status(club, first) is Status.LAPSED


async def test_what_has_gone_well_since_it_failed_is_tried_again_as_soon_as_the_first_time(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin(pace="24h")
    for hours in (12, 21.6 - 12):  # the first reminder, and the second
        with monkeypatch.context() as patch:
            await club.env.advance_time(3_600 * hours - 600)
            patch.setattr(scheduler, "MAX_SLEEP", MAX_SLEEP)
            fail(store, "commit", times=1)
            await club.env.advance_time(600 + 120)
    assert caplog.text.count("deadlines can't be applied, next try in 15 s") == 2


async def test_a_damaged_table_is_left_alone(
    club: Club, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await two_lobbies(club)
    fail(store, "load", error=DamagedRecord("torn"), when=lambda game_id: game_id == first.id)
    await club.env.advance_time(LASTS + 60)
    assert await status(club, second) is Status.LAPSED
    assert f"Game {first.id}: deadlines can't be applied" in caplog.text


@pytest.mark.goes_wrong
@pytest.mark.parametrize("error", [StorageError("the disk is gone"), RuntimeError("a mistake")], ids=str)
async def test_nothing_ends_the_loop(
    club: Club,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
) -> None:
    await club.lobby(2)
    game = await club.game()
    await until_due(club, monkeypatch)
    fail(store, "due", error=error)
    await club.env.advance_time(600)
    assert await status(club, game) is Status.LOBBY
    assert club.bot.loops.keep_time.is_running()
    assert str(error) in caplog.text

    mend(store)
    await club.env.advance_time(MAX_SLEEP)
    assert await status(club, game) is Status.LAPSED


async def test_trouble_is_logged_once_while_it_lasts(
    club: Club, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    fail(store, "due", error=StorageError("the disk is gone"))
    with caplog.at_level(logging.ERROR):
        await club.env.advance_time(600)
    assert caplog.text.count("The games that are due can't be read: the disk is gone") == 1


class Sleeper(tasks.Loop[Any]):
    """A loop that sleeps until `due`, as far as can be seen from outside."""

    def __init__(self, due: datetime | None, seconds: float) -> None:
        self.due = due
        self.interval = seconds
        self.restarted = False

    @property
    def next_iteration(self) -> datetime | None:
        return self.due

    @property
    def seconds(self) -> float:
        return self.interval

    def change_interval(self, *, seconds: float = 0, **_: Any) -> None:
        assert self.due is not None
        self.due += timedelta(seconds=seconds - self.interval)
        self.interval = seconds

    def restart(self, *_: Any, **__: Any) -> None:
        self.restarted = True


@pytest.mark.parametrize("late", [-5, 0, 5, 90_000], ids=["early", "on time", "late", "clock set forward"])
def test_a_loop_sleeps_for_as_long_as_it_says(monkeypatch: pytest.MonkeyPatch, late: int) -> None:
    monkeypatch.setattr(discord.utils, "utcnow", lambda: NOON)
    loop = Sleeper(NOON - timedelta(seconds=late) + timedelta(seconds=60), 60)
    wake_in(loop, 10)
    assert (loop.due, loop.restarted) == (NOON + timedelta(seconds=10), False)


def test_a_loop_runs_again_at_once_if_the_clock_was_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "utcnow", lambda: NOON)
    loop = Sleeper(NOON + timedelta(hours=1), 60)
    wake_in(loop, 10)
    assert loop.restarted


def test_a_loop_that_has_not_begun_is_left_alone() -> None:
    loop = Sleeper(None, 60)
    wake_in(loop, 10)
    assert (loop.interval, loop.restarted) == (60, False)
