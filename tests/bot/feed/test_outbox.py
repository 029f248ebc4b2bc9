"""Posts that may have arrived: how long that is so, whom they still ping, and what is known afterwards."""

from dataclasses import replace

import discord
import pytest

from bot.feed.outbox import NONCES_LAST, Draft, Outbox, send_untracked
from bot.feed.reconcile import FoundMessage
from bot.messages.posts import Post
from engine import Game, decisions
from tests.bot.feed.channel import Channel, error
from tests.bot.feed.test_retry import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, a_game, games_over

HOME, THREAD = 7, 70


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def outbox(clock: Clock) -> Outbox:
    return Outbox(clock)


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.discord_errors.RETRY_DELAYS", (0.0, 0.0, 0.0))


async def begun() -> Game:
    """Return a game in a thread, of which nothing is shown yet; Ada is to move."""
    return replace(await a_game(games_over(MemoryStore())), channel_id=THREAD, home_id=HOME)


async def moved(game: Game) -> Game:
    """Return the game one version later, with all else as it was."""
    return replace(game, version=game.version + 1)


def a_post(game: Game, part: str = "turn", **fields: object) -> Draft:
    """Return a post about a game as it is now."""
    post = Post(game.version, part, "text", None, **fields)  # type: ignore[arg-type]  # as named
    return Draft(post, post.text)


async def lose(outbox: Outbox, game: Game, channel: Channel, draft: Draft | None = None) -> None:
    """Send a post about a game that may have arrived."""
    channel.fail(error(503))
    with pytest.raises(discord.DiscordServerError):
        await outbox.send(draft or a_post(game), game.id, channel.real)


async def test_a_post_is_uncertain_as_long_as_its_nonce_lasts_from_the_last_try(
    outbox: Outbox, clock: Clock
) -> None:
    game, channel = await begun(), Channel(THREAD)

    def pass_time() -> None:
        clock.now += 50

    channel.after = pass_time  # Discord takes long
    await lose(outbox, game, channel)
    for tries in (1, 2):
        clock.now += NONCES_LAST
        assert outbox.is_uncertain(game)
        channel.fail(error(503))
        with pytest.raises(discord.DiscordServerError):
            await outbox.resolve(await moved(game), [], lambda: None)
        assert len(channel.asked) == tries + 1
    clock.now += NONCES_LAST + 1
    assert outbox.was_interrupted(game.id)
    assert not outbox.is_uncertain(game)
    assert outbox.was_interrupted(game.id)
    assert not outbox.was_interrupted(game.id)
    assert await outbox.resolve(await moved(game), [], lambda: None) is None
    assert len(channel.asked) == tries + 1


@pytest.mark.parametrize("where", [THREAD, HOME, 8])
async def test_what_was_sent_to_where_the_game_is_or_comes_from_may_still_arrive(
    outbox: Outbox, where: int
) -> None:
    game = await begun()
    await lose(outbox, game, Channel(where))
    assert outbox.was_interrupted(game.id)
    assert outbox.is_uncertain(game) == (where != 8)
    assert outbox.was_interrupted(game.id) == (where == 8)


@pytest.mark.parametrize("back", [1, 0])
async def test_what_another_process_has_shown_is_not_sent_again(outbox: Outbox, back: int) -> None:
    game, channel = await begun(), Channel(THREAD)
    await lose(outbox, game, channel)
    later = replace(await moved(game), shown_version=game.version - back)
    resolved = await outbox.resolve(later, [], lambda: None)
    assert (resolved is not None) == (back == 1)
    assert len(channel.asked) == 1 + back


async def test_what_is_settled_is_certain_and_has_been_interrupted(outbox: Outbox) -> None:
    game, channel = await begun(), Channel(THREAD)
    for part, found in (("turn", False), ("turn", True), ("lobby", True), ("over", True)):
        draft = a_post(game, part)
        await lose(outbox, game, channel, draft)
        assert outbox.was_interrupted(game.id)
        assert await outbox.resolve(game, [], lambda: None) is None  # it is sent again anyway
        assert outbox.is_uncertain(game)
        seen = [FoundMessage(game.version + 1, part, 61), FoundMessage(game.version, "other", 62)]
        if found:
            seen.append(FoundMessage(game.version, part, 63))
        resolved = await outbox.resolve(await moved(game), seen, lambda: None)
        assert resolved == (None if found else FoundMessage(game.version, part, channel.first + 1))
        assert not outbox.is_uncertain(game)
        assert outbox.was_interrupted(game.id) == found


@pytest.mark.parametrize("status", [403, 404, 400])
async def test_what_discord_refuses_does_not_arrive(outbox: Outbox, status: int) -> None:
    game, channel = await begun(), Channel(THREAD)
    channel.fail(error(status))
    with pytest.raises(discord.HTTPException):
        await outbox.send(a_post(game), game.id, channel.real)
    assert not outbox.is_uncertain(game)
    assert not outbox.was_interrupted(game.id)

    await lose(outbox, game, channel)
    assert outbox.was_interrupted(game.id)
    channel.fail(error(status))
    assert await outbox.resolve(await moved(game), [], lambda: None) is None
    assert not outbox.is_uncertain(game)


async def test_a_connection_that_breaks_is_noted_though_the_next_try_succeeds(outbox: Outbox) -> None:
    game, channel = await begun(), Channel(THREAD)
    retried: list[None] = []
    channel.fail(TimeoutError(), None)
    sent = await outbox.send(a_post(game), game.id, channel.real, before_retry=lambda: retried.append(None))
    assert (sent, len(retried), len(channel.asked)) == (channel.first + 1, 1, 2)
    assert outbox.was_interrupted(game.id)
    assert not outbox.is_uncertain(game)


async def test_a_post_that_is_untracked_is_tried_as_often(outbox: Outbox) -> None:
    game, channel = await begun(), Channel(THREAD)
    channel.fail(*[TimeoutError()] * 3)
    assert await send_untracked(a_post(game, "w"), game.id, channel.real, 55) == channel.first + 3
    assert len({each.said["nonce"] for each in channel.asked}) == 1
    assert not outbox.is_uncertain(game)


async def test_only_those_whom_the_game_waits_for_are_still_pinged(outbox: Outbox) -> None:
    games = games_over(MemoryStore())
    game, channel = replace(await a_game(games, 3), channel_id=THREAD), Channel(THREAD)
    people = (BRUNO.user_id, ADA.user_id)
    for status, still in (("playing", [ADA.user_id]), ("over", [*people])):
        if status == "over":
            table = (await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))).table
            game = replace(game, table=table)
        await lose(outbox, game, channel, a_post(game, pings=people))
        await outbox.resolve(await moved(game), [], lambda: None)
        assert channel.asked[-1].pings == still
        assert channel.asked[-2].pings == [*people]


async def test_what_a_post_says_is_sent_as_it_is_and_nobody_else_is_pinged(outbox: Outbox) -> None:
    game, channel = await begun(), Channel(THREAD)
    version = game.version
    for fields, nonce in (
        ({}, f"{game.id}.{version}.turn"),
        ({"moved": True}, f"{game.id}.{version}.turn~"),
        ({"part": "over", "silent": True}, f"{game.id}.{version}.over"),
        ({"pings": (5, 6)}, f"{game.id}.{version}.turn"),
    ):
        draft = a_post(game, **fields)
        await outbox.send(draft, game.id, channel.real, 55)
        asked = channel.asked[-1]
        assert (asked.said["content"], asked.said["nonce"]) == (draft.content, nonce)
        assert asked.said["silent"] == draft.post.silent
        assert asked.pings == [*draft.post.pings]
        reference = asked.said["reference"]
        assert (reference.message_id, reference.channel_id) == (55, THREAD)
        assert not reference.fail_if_not_exists
    await outbox.send(a_post(game), game.id, channel.real)
    assert channel.asked[-1].said["reference"] is None
