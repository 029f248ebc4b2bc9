"""Threads step by step: opened whatever Discord answers, renamed not too often, left and archived."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any, cast

import discord
import pytest

from bot.feed.outbox import Outbox
from bot.feed.threads import ARCHIVE_AFTER, RENAME_LIMIT, RENAME_WINDOW, Threads, thread_name
from bot.i18n.language import words_for
from bot.ui.components import CustomId
from bot.ui.discord_errors import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases
from engine import Game, GameService, Options, Player, Table, Where, decisions
from storage.records import Shown
from tests.bot.club import NoPictures
from tests.bot.feed.channel import Channel
from tests.bot.feed.test_many_at_once import Discord
from tests.bot.feed.test_retry import Clock
from tests.bot.feed.trouble import refused
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, games_over

PHRASES = Phrases(words_for("en-US"), TileEmojis())
HOME, CARD = 7, 55
NAME, PLAIN = "Ada and Bruno · round 1", "Azul · game 1"
HAS_THREAD, REFUSED_NAME = 160004, 200001


@dataclass
class Thread(Channel):
    """A thread as Discord's library knows it."""

    name: str = NAME
    archived: bool = False

    async def edit(self, **said: Any) -> None:
        await self.ask("edit", 0, **said)
        self.name = said.get("name", self.name)


@dataclass
class Places(Discord):
    """A connection to a channel and a thread."""

    home: Channel = field(default_factory=lambda: Channel(HOME))
    opened: Thread = field(default_factory=lambda: Thread(CARD))

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        del guild_id
        assert channel_id == HOME
        return self.home.real

    def active_thread(self, thread_id: int) -> discord.Thread | None:
        return cast("discord.Thread", self.opened) if thread_id == self.opened.id else None

    async def thread(self, thread_id: int) -> discord.Thread | None:
        await self.opened.ask("look", 0)
        return self.active_thread(thread_id)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games() -> GameService:
    return games_over(MemoryStore())


@pytest.fixture
def places() -> Places:
    return Places()


@pytest.fixture
def threads(games: GameService, places: Places, clock: Clock) -> Threads:
    return Threads(games, NoPictures(), places, clock)


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.discord_errors.RETRY_DELAYS", (0.0, 0.0, 0.0))


async def a_game(games: GameService, where: Where = Where.THREAD) -> Game:
    """Return a game that has just begun, of which the lobby was shown."""
    game = await games.open(guild_id=1, channel_id=HOME, host=ADA, options=Options(2, where=where))
    game = await games.change(game.id, decisions.join(BRUNO))
    await games.mark_shown(Shown(game.id, game.version, CARD))
    return await games.change(game.id, decisions.begin(ADA.user_id))


async def open_thread(threads: Threads, game: Game, card: int | None = CARD) -> Game:
    return await threads.open(game, PHRASES, card, Outbox(lambda: 0.0))


def names(places: Places) -> list[tuple[int, str]]:
    """Return from which messages threads were to be opened, and their names."""
    return [(each.message_id, each.said["name"]) for each in places.home.done("open")]


@pytest.mark.parametrize(
    ("code", "status", "tried", "place"),
    [
        (None, 0, [NAME], CARD),
        (HAS_THREAD, 400, [NAME], CARD),
        (REFUSED_NAME, 400, [NAME, PLAIN], CARD),
        (50035, 400, [NAME, PLAIN], CARD),
        (50013, 403, [NAME], HOME),
        (160006, 400, [NAME], HOME),
    ],
)
async def test_a_game_has_a_thread_at_its_lobby_or_stays_where_it_is(
    threads: Threads,
    games: GameService,
    places: Places,
    code: int | None,
    status: int,
    tried: list[str],
    place: int,
) -> None:
    game = await a_game(games)
    places.home.fail(None if code is None else refused(status, code)())
    opened = await open_thread(threads, game)
    assert names(places) == [(CARD, name) for name in tried]
    assert {each.said["auto_archive_duration"] for each in places.home.done("open")} == {ARCHIVE_AFTER}
    assert (opened.channel_id, opened.home_id) == (place, HOME)
    assert await games.get(game.id) == opened
    assert await open_thread(threads, opened) == opened
    assert len(places.home.asked) == len(tried)


@pytest.mark.parametrize(("status", "code"), [(404, UNKNOWN_CHANNEL), (503, 0), (429, 0)])
async def test_no_thread_is_given_up_because_discord_does_not_answer(
    threads: Threads, games: GameService, places: Places, status: int, code: int
) -> None:
    game = await a_game(games)
    places.home.fail(refused(status, code)())
    with pytest.raises(discord.HTTPException):
        await open_thread(threads, game)
    assert (await games.get(game.id)).home_id is None


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_lobby_that_is_gone_is_posted_again_and_noted(
    threads: Threads, games: GameService, places: Places, *, is_known: bool
) -> None:
    game = await a_game(games)
    places.home.fail(*[refused(404, UNKNOWN_MESSAGE)()] * is_known)
    opened = await open_thread(threads, game, CARD if is_known else None)
    again = places.home.first
    assert names(places) == [(CARD, NAME)] * is_known + [(again, NAME)]
    assert opened.channel_id == opened.message_id == again
    assert opened.shown_version == game.shown_version < opened.version


async def test_only_a_running_game_that_is_to_have_a_thread_gets_one(
    threads: Threads, games: GameService, places: Places
) -> None:
    there = await a_game(games, Where.CHANNEL)
    assert await open_thread(threads, there) == there
    await games.change(there.id, decisions.cancel(ADA.user_id, may_manage=True))
    over = await a_game(games)
    over = await games.change(over.id, decisions.resign(BRUNO.user_id))
    assert await open_thread(threads, over) == over
    assert places.home.asked == []


def in_round(game: Game, round_: int) -> Game:
    """Return a game as it would be in another round."""
    state = game.table.state
    assert state is not None
    return replace(game, table=replace(game.table, state=state._replace(round=round_)))


async def rename(threads: Threads, game: Game, *rounds: int) -> None:
    """Let rounds begin one after another."""
    for round_ in rounds:
        threads.rename_soon(in_round(game, round_), PHRASES)
        for _ in range(3):  # it is renamed meanwhile
            await asyncio.sleep(0)


async def test_a_thread_is_renamed_as_often_as_discord_allows_it(
    threads: Threads, games: GameService, places: Places, clock: Clock
) -> None:
    game = await open_thread(threads, await a_game(games))
    await rename(threads, game, 1)
    assert places.opened.asked == []  # it has that name
    for round_ in range(2, 2 + RENAME_LIMIT):
        await rename(threads, game, round_, round_)
        clock.now += 100
    assert places.opened.name == f"Ada and Bruno · round {1 + RENAME_LIMIT}"
    clock.now += RENAME_WINDOW - 100 * RENAME_LIMIT - 1
    await rename(threads, game, 9)
    assert len(places.opened.asked) == RENAME_LIMIT
    clock.now += 1
    await rename(threads, game, 9)
    assert places.opened.name == "Ada and Bruno · round 9"
    await rename(threads, game, 10)  # the second is less than ten minutes ago
    assert len(places.opened.asked) == RENAME_LIMIT + 1
    clock.now -= 2 * RENAME_WINDOW
    await rename(threads, game, 10)
    assert places.opened.name == "Ada and Bruno · round 10"


async def test_a_name_that_was_refused_is_tried_again_in_the_next_round(
    threads: Threads, games: GameService, places: Places
) -> None:
    places.home.fail(refused(400, REFUSED_NAME)())
    places.opened.name = PLAIN
    game = await open_thread(threads, await a_game(games))
    await rename(threads, game, 1)
    assert places.opened.asked == []
    places.opened.fail(refused(403, 50013)())
    await rename(threads, game, 2, 2)
    assert len(places.opened.asked) == 1
    await rename(threads, game, 3)
    assert places.opened.name == "Ada and Bruno · round 3"


async def test_a_thread_is_renamed_only_while_the_game_goes_on_there(
    threads: Threads, games: GameService, places: Places
) -> None:
    game = await open_thread(threads, await a_game(games))
    places.opened.name = PLAIN
    places.opened.id += 1  # it isn't known
    await rename(threads, game, 2)
    places.opened.id -= 1
    over = await games.change(game.id, decisions.resign(BRUNO.user_id))
    assert over.thread_id == places.opened.id
    await rename(threads, over, 2)
    assert places.opened.asked == []


@pytest.mark.parametrize(
    ("fates", "archived", "asked", "is_done"),
    [
        ([], False, ["look", "edit"], True),
        ([], True, ["look"], True),
        ([refused(404, UNKNOWN_CHANNEL)], False, ["look"], True),
        ([refused(503, 0)], False, ["look"], False),
        ([lambda: None, refused(403, 50013)], False, ["look", "edit"], True),
        ([lambda: None, refused(503, 0)], False, ["look", "edit"], False),
        ([lambda: None, *[TimeoutError] * 4], False, ["look", *["edit"] * 4], False),
        ([lambda: None, refused(429, 0)], False, ["look", "edit"], False),
    ],
)
async def test_the_thread_of_a_game_that_is_over_is_archived_sooner_or_later(
    threads: Threads,
    games: GameService,
    places: Places,
    fates: list[Any],
    asked: list[str],
    *,
    archived: bool,
    is_done: bool,
) -> None:
    game = await open_thread(threads, await a_game(games))
    places.opened.archived = archived
    places.opened.fail(*[fate() for fate in fates])
    assert await threads.archive(game) is is_done
    assert [each.what for each in places.opened.asked] == asked
    assert [each.said for each in places.opened.done("edit")] == [{"archived": True}] * asked.count("edit")
    places.opened.asked.clear()
    assert await threads.archive(replace(game, channel_id=HOME, home_id=None))
    assert places.opened.asked == []


async def test_a_game_leaves_its_thread_once_and_the_lobby_no_longer_points_there(
    threads: Threads, games: GameService, places: Places
) -> None:
    game = await open_thread(threads, await a_game(games))
    places.home.asked.clear()
    after = await threads.leave(game, PHRASES)
    assert (after.channel_id, after.home_id, after.is_back_in_channel) == (HOME, HOME, True)
    (edited,) = places.home.asked
    assert (edited.what, edited.message_id) == ("edit", CARD)
    assert edited.said["content"].startswith("**Azul** · Ada and Bruno are playing.")
    assert [item.custom_id for item in edited.said["view"].children] == [CustomId("fair", game.id).text]
    assert await threads.leave(after, PHRASES) == after
    assert places.home.asked == [edited]


async def test_a_game_that_is_over_and_shown_stays_in_its_thread(
    threads: Threads, games: GameService, places: Places
) -> None:
    game = await open_thread(threads, await a_game(games))
    over = await games.change(game.id, decisions.resign(BRUNO.user_id))
    await games.mark_shown(Shown(over.id, over.version, 66))
    places.home.asked.clear()
    assert (await threads.leave(over, PHRASES)).thread_id == CARD
    assert places.home.asked == []


def test_a_name_is_cut_where_no_space_is_left_before_the_dots() -> None:
    names = ["A" * 17 + " " + "B" * 14] * 4
    table = Table(1, Options(4), tuple(Player(number, name) for number, name in enumerate(names)))
    assert thread_name(PHRASES, table).startswith(f"{'A' * 17}…, {'A' * 17}…, ")


@pytest.mark.parametrize(
    "fate", [refused(403, 50013), refused(503, 0), TimeoutError], ids=["refused", "503", "cut"]
)
async def test_a_thread_that_cannot_be_opened_again_holds_nothing_up(
    threads: Threads, places: Places, fate: Any
) -> None:
    thread = cast("discord.Thread", places.opened)
    places.opened.fail(*[fate()] * 4)
    await threads.keep_open(thread)
    places.opened.fail()
    await threads.keep_open(thread)
    assert places.opened.asked[-1].said == {"archived": False}
