"""What is recognized among a channel's messages, and when a channel is searched for what came late."""

from dataclasses import replace

import discord
import pytest

from bot.feed.reconcile import HISTORY_LIMIT, REMINDER, FoundMessage, find_messages
from bot.feed.strays import SEARCH_AFTER, SeenMessage, Strays, StraySearch, seen_in
from bot.messages.posts import Post
from bot.ui.components import CustomId
from engine import Game
from tests.bot.feed.channel import Channel, error, found
from tests.bot.feed.test_many_at_once import Discord
from tests.bot.feed.test_retry import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import a_game, games_over
from tests.some import some

HOME, THREAD, ME = 7, 70, 1
NEWEST, NOTED = 50, 61
JOIN, OTHERS = CustomId("join", 1).text, CustomId("join", 2).text
VOTE, OTHER_VOTE = CustomId("vote", 1, 3, "seek").text, CustomId("vote", 2, 3, "seek").text
TAKE = CustomId("take", 1, 3, "b").text
CARD = Post(5, "lobby", "They are playing", None)


async def a_shown_game() -> Game:
    """Return a game in a thread of which all is shown, with a reminder."""
    game = await a_game(games_over(MemoryStore()))
    return replace(
        game,
        channel_id=THREAD,
        home_id=HOME,
        shown_version=game.version,
        message_id=NEWEST,
        reminder_id=NOTED,
    )


RECOGNIZED = {
    "picture": (found(60, file="azul-1-9-turn.png"), (9, "turn")),
    "name in place of a picture": (found(60, text="Your turn\n-# azul-1-9-over.png"), (9, "over")),
    "name elsewhere": (found(60, text="-# azul-1-9-turn.png\nYour turn"), None),
    "name in large print": (found(60, text="azul-1-9-turn.png"), None),
    "another game's": (found(60, file="azul-2-9-turn.png"), None),
    "somebody's": (found(60, file="azul-1-9-turn.png", by=2), None),
    "another file": (found(60, file="azul-1-9-turn.png.txt"), None),
    "lobby": (found(60, buttons=["azul:other", JOIN]), (0, "lobby")),
    "another game's lobby": (found(60, buttons=[OTHERS]), None),
    "reminder": (found(60, reply_to=NEWEST), (0, REMINDER)),
    "answer to a command": (found(60, reply_to=NEWEST, is_answer=True), None),
    "reminder of a former turn": (found(60, reply_to=NEWEST - 1), None),
    "reminder that is noted": (found(NOTED, reply_to=NEWEST), None),
    "the turn itself": (found(NEWEST, file="azul-1-9-turn.png"), None),
    "older than the turn": (found(NEWEST - 1, file="azul-1-9-turn.png"), None),
}


@pytest.mark.parametrize("what", RECOGNIZED)
async def test_what_may_have_arrived_is_recognized(what: str) -> None:
    (message, expected), channel = RECOGNIZED[what], Channel()
    channel.there = [found(99, text="Hello", by=2), message, found(NEWEST - 2, file="azul-1-8-turn.png")]
    if message.id > NEWEST:
        channel.there.insert(2, found(NEWEST + 1, file="azul-1-8-turn.png"))
    newer = [FoundMessage(*expected, message.id)] if expected else []
    older = [FoundMessage(8, "turn", NEWEST + 1)] if message.id > NEWEST else []
    assert await find_messages(channel.real, await a_shown_game(), ME) == newer + older


async def test_as_many_messages_are_searched_as_discord_gives_at_once() -> None:
    channel, game = Channel(), replace(await a_shown_game(), message_id=None)
    channel.there = [found(999 - number, text="Hello") for number in range(HISTORY_LIMIT - 1)]
    channel.there += [found(60, file="azul-1-9-turn.png"), found(59, file="azul-1-8-turn.png")]
    assert await find_messages(channel.real, game, ME) == [FoundMessage(9, "turn", 60)]


SEEN = {
    "turn": (found(60, file="azul-1-9-turn.png", buttons=[TAKE]), (9, "turn", True, None)),
    "former turn": (found(60, file="azul-1-9-turn.png"), (9, "turn", False, None)),
    "turn that answers": (found(60, file="azul-1-9-turn.png", reply_to=5), (9, "turn", False, None)),
    "lobby": (found(60, file="azul-1-9-lobby.png", buttons=[JOIN]), (9, "lobby", True, None)),
    "vote": (found(60, buttons=[VOTE], reply_to=NEWEST), (0, REMINDER, True, NEWEST)),
    "vote without its turn": (found(60, buttons=[VOTE]), (0, REMINDER, True, None)),
    "another game's vote": (found(60, buttons=[OTHER_VOTE], reply_to=NEWEST), None),
    "reminder": (found(60, reply_to=5), (0, REMINDER, False, 5)),
    "answer to a command": (found(60, reply_to=5, is_answer=True), None),
    "another game's": (found(60, file="azul-2-9-turn.png", buttons=[OTHERS]), None),
    "something else": (found(60, text="Hello"), None),
}


@pytest.mark.parametrize("what", SEEN)
async def test_what_may_be_a_stray_is_recognized(what: str) -> None:
    message, expected = SEEN[what]
    if expected is None:
        assert [*seen_in(message, 1)] == []
    else:
        version, part, has_buttons, reply_to = expected
        assert [*seen_in(message, 1)] == [
            SeenMessage(60, message.channel.id, version, part, has_buttons, reply_to)
        ]


class Rooms(Discord):
    """A connection to a channel and one of its threads."""

    def __init__(self) -> None:
        self.rooms = {place: Channel(place) for place in (HOME, THREAD)}

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        del guild_id
        return self.rooms[channel_id].real


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def rooms() -> Rooms:
    return Rooms()


@pytest.fixture
def search(rooms: Rooms, clock: Clock) -> StraySearch:
    return StraySearch(rooms, clock)


async def test_a_channel_is_searched_three_times_and_anew_after_another_uncertain_post(
    search: StraySearch, clock: Clock
) -> None:
    game, began = await a_shown_game(), clock.now
    search.expect(game)
    for after in some(SEARCH_AFTER[:2]):
        clock.now = began + after - 1
        assert search.due() == []
        clock.now = began + after
        assert search.due() == [game.id]
        search.among(replace(game, version=game.version + 1), [])  # it isn't shown yet
        assert search.due() == [game.id]
        search.among(game, [])
    clock.now = began - 1
    assert search.due() == [game.id]  # the clock was set back

    began = clock.now = began + SEARCH_AFTER[2]
    search.expect(game)
    for after in SEARCH_AFTER:
        assert search.due() == []
        clock.now = began + after
        assert search.due() == [game.id]
        search.among(game, [])
    assert search.due() == []
    clock.now += 10 * SEARCH_AFTER[-1]
    assert search.due() == []


async def test_both_the_thread_and_its_channel_are_searched_as_far_back_as_it_was_certain(
    search: StraySearch, rooms: Rooms, clock: Clock
) -> None:
    game = await a_shown_game()
    for room in rooms.rooms.values():
        room.there = [
            found(number, file=f"azul-1-{number}-turn.png", by=by, channel_id=room.id)
            for number, by in ((80, 1), (70, 2), (NEWEST, 1), (40, 1), (30, 1))
        ]
    search.expect(game)
    search.expect(replace(game, message_id=40))
    search.expect(replace(game, message_id=60))
    seen = await search.seen_around(game)
    assert [(each.channel_id, each.message_id) for each in seen] == [
        (place, number) for place in (THREAD, HOME) for number in (80, NEWEST, 40)
    ]
    reminder = SeenMessage(81, THREAD, 0, REMINDER, has_buttons=False, reply_to=40)
    assert search.among(game, [reminder]) == Strays([], [reminder])  # of a turn that is over
    search.forget(game.id)
    clock.now += SEARCH_AFTER[-1]
    assert search.due() == []
    assert len(await search.seen_around(game)) == 8
    assert search.among(game, [reminder]) == Strays()


async def test_strays_go_where_they_are_also_if_one_of_them_stays(search: StraySearch, rooms: Rooms) -> None:
    game = await a_shown_game()
    first, second = SeenMessage(80, THREAD, 3, "turn"), SeenMessage(81, HOME, 3, "turn")
    lobby, former = SeenMessage(82, HOME, 0, "lobby"), SeenMessage(83, THREAD, 2, "turn")
    rooms.rooms[THREAD].fail(error(503))
    rooms.rooms[HOME].fail(None, error(403))
    await search.remove(game, Strays([lobby, former], [first, second]), CARD)
    asked = {
        place: [(each.what, each.message_id) for each in room.asked] for place, room in rooms.rooms.items()
    }
    assert asked == {THREAD: [("delete", 80), ("edit", 83)], HOME: [("delete", 81), ("edit", 82)]}
    assert rooms.rooms[HOME].asked[1].said["content"] == CARD.text
    assert rooms.rooms[THREAD].asked[1].said == {"view": None}
