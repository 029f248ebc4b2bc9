"""Direct messages one by one: what each person is sent, who can't be, and what may be there already."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.feed.notifications import HISTORY_LIMIT, DirectMessages, Notification, NotificationKind
from bot.i18n.language import words_for
from bot.messages.layout import MAX_MESSAGE_LENGTH
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases
from engine import Game, GameService, Hours, Options, Pace, Person, Pings, decisions
from tests.bot.feed.channel import Channel, error, found
from tests.bot.feed.test_many_at_once import Discord
from tests.bot.feed.test_plan import choosing
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, games_over

PEOPLE = (ADA.user_id, BRUNO.user_id, CHIYO.user_id)
TURN = Notification(NotificationKind.TURN, PEOPLE)
DIRECT = Hours({user_id: Person(pings=Pings.DM) for user_id in PEOPLE})
MESSAGE = 55


class Letters(Channel):
    """The direct messages to a person."""

    @property
    def sent(self) -> list[str]:
        """What was sent, in one line each."""
        return [each.said["content"].replace("\n", " | ") for each in self.done("send")]


class Mail(Discord):
    """A connection to people, who read the languages that they have chosen."""

    def __init__(self) -> None:
        self.letters = {user_id: Letters(user_id) for user_id in PEOPLE}

    async def dm_channel(self, user_id: int) -> Any:
        return self.letters[user_id]

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        assert guild_id == 1
        return Phrases(words_for(language or "en-US"), TileEmojis())

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        del user_id
        return self.public_phrases(guild_id, person.language or language)


@pytest.fixture
def games() -> GameService:
    return games_over(MemoryStore())


@pytest.fixture
def post() -> Mail:
    return Mail()


@pytest.fixture
def direct(games: GameService, post: Mail) -> DirectMessages:
    return DirectMessages(games, post)


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.discord_errors.RETRY_DELAYS", (0.0, 0.0, 0.0))


async def a_game(games: GameService) -> Game:
    """Return a game of three; Ada is to move."""
    options = Options(3, pace=Pace.NONE, language="en-US")
    game = await games.open(guild_id=1, channel_id=7, host=ADA, options=options)
    for player in (BRUNO, CHIYO):
        game = await games.change(game.id, decisions.join(player))
    return replace(await games.change(game.id, decisions.begin(ADA.user_id)), message_id=MESSAGE)


async def test_each_is_written_in_their_language_and_silently_while_they_rest(
    games: GameService, post: Mail, direct: DirectMessages
) -> None:
    game = await a_game(games)
    people = {
        ADA.user_id: Person(zone="UTC", quiet=(22 * 60, 8 * 60)),
        BRUNO.user_id: Person(language="et", zone="UTC", quiet=(8 * 60, 20 * 60)),
        CHIYO.user_id: Person(),
    }
    at = int(datetime(2026, 1, 2, tzinfo=UTC).timestamp() * 1000)
    assert await direct.send(TURN, game, 66, Hours(people, at), may_be_repeat=False) == []
    letters = [post.letters[user_id] for user_id in PEOPLE]
    link = "https://discord.com/channels/1/7/66"
    assert letters[0].sent == [f"It's your turn in your Azul game with Bruno and Chiyo: {link}"]
    assert letters[1].sent[0].endswith(link)
    assert "turn" not in letters[1].sent[0]
    assert letters[2].sent == [f"It's your turn in your Azul game with Ada and Bruno: {link}"]
    (written,) = zip(*(each.asked for each in letters), strict=True)
    assert [each.what for each in written] == ["send"] * 3  # nothing is sought
    assert [each.said["silent"] for each in written] == [True, False, False]
    assert [each.pings for each in written] == [[]] * 3
    assert {each.said["nonce"] for each in written} == {f"{game.id}.{game.version}.turn"}


@pytest.mark.parametrize("number", range(3))
async def test_who_cannot_be_written_to_keeps_nobody_else_from_it(
    games: GameService, post: Mail, direct: DirectMessages, number: int
) -> None:
    game, others = await a_game(games), [each for each in PEOPLE if each != PEOPLE[number]]
    post.letters[PEOPLE[number]].fail(error(403))
    assert await direct.send(TURN, game, None, DIRECT, may_be_repeat=False) == [PEOPLE[number]]
    assert [len(post.letters[each].sent) for each in others] == [1, 1]

    for status in (429, 500):
        post.letters[PEOPLE[number]].fail(error(status))
        with pytest.raises(discord.HTTPException):
            await direct.send(TURN, game, None, DIRECT, may_be_repeat=False)


async def test_what_is_there_already_is_not_sent_again(
    games: GameService, post: Mail, direct: DirectMessages
) -> None:
    game = await a_game(games)
    ada, bruno, chiyo = (post.letters[user_id] for user_id in PEOPLE)
    await direct.send(TURN, game, MESSAGE, DIRECT, may_be_repeat=False)
    other = found(9, text="Something else")
    ada.there = [other, found(8, text=ada.sent[0])]
    bruno.there = [*[other] * HISTORY_LIMIT, found(8, text=bruno.sent[0])]  # too long ago
    chiyo.there = [found(8, text=f"{chiyo.sent[0]}\nDeadline: soon")]
    hours = replace(DIRECT, people={**DIRECT.people, ADA.user_id: Person(language="et")})
    await direct.send(TURN, game, MESSAGE, hours, may_be_repeat=True)
    assert [len(each.sent) for each in (ada, bruno, chiyo)] == [1, 2, 1]

    half = replace(TURN, about=NotificationKind.HALF)
    await direct.send(half, game, MESSAGE, hours, may_be_repeat=True)
    await direct.send(half, game, MESSAGE + 1, hours, may_be_repeat=False)
    assert [len(each.sent) for each in (ada, bruno, chiyo)] == [3, 4, 3]


async def test_one_message_is_about_all_games_that_wait_as_far_as_they_fit(
    games: GameService, post: Mail, direct: DirectMessages
) -> None:
    game = await a_game(games)
    waiting = [replace(game, id=number, channel_id=number) for number in range(1, 40)]
    first, second = waiting[:2]
    ada = post.letters[ADA.user_id]
    assert await direct.send_waiting(ADA.user_id, [first, second], DIRECT, may_be_repeat=False)
    line = "It's still your turn in your Azul game with Bruno and Chiyo: https://discord.com/channels/1"
    assert ada.sent == [f"{line}/1/{MESSAGE} | {line}/2/{MESSAGE}"]
    assert (ada.asked[0].pings, ada.asked[0].said["silent"]) == ([], False)

    ada.there = [found(8, text=ada.asked[0].said["content"])]
    polish = replace(DIRECT, people={ADA.user_id: Person(language="pl")})
    for games_left in ([first], [first, second]):
        assert await direct.send_waiting(ADA.user_id, games_left, polish, may_be_repeat=True)
        assert len(ada.sent) == 1
    assert await direct.send_waiting(ADA.user_id, [second], polish, may_be_repeat=True)
    assert len(ada.sent) == 2

    assert await direct.send_waiting(ADA.user_id, waiting, DIRECT, may_be_repeat=False)
    text = ada.done("send")[-1].said["content"]
    lines = text.splitlines()
    assert lines[:-1] == [f"{line}/{number}/{MESSAGE}" for number in range(1, len(lines))]
    assert lines[-1] == "…"
    assert MAX_MESSAGE_LENGTH - len(line) - 20 < len(text) <= MAX_MESSAGE_LENGTH

    later = replace(first, version=first.version + 1)
    assert await direct.send_waiting(ADA.user_id, [later], DIRECT, may_be_repeat=False)
    nonces = [each.said["nonce"] for each in ada.done("send")]
    assert len({nonces[0], nonces[1], nonces[-1]}) == 3


async def test_who_is_called_and_cannot_be_written_to_is_said_so(
    games: GameService, post: Mail, direct: DirectMessages
) -> None:
    game, ada = await a_game(games), post.letters[ADA.user_id]
    ada.fail(error(403))
    assert not await direct.send_waiting(ADA.user_id, [game], DIRECT, may_be_repeat=False)
    for status in (429, 503):
        ada.fail(error(status))
        with pytest.raises(discord.HTTPException):
            await direct.send_waiting(ADA.user_id, [game], DIRECT, may_be_repeat=False)


@pytest.mark.parametrize("pings", Pings)
async def test_only_who_wants_direct_messages_becomes_unreachable_by_them(
    games: GameService, direct: DirectMessages, pings: Pings
) -> None:
    await games.people.change(ADA.user_id, lambda *_: Person(pings=pings))
    await direct.mark_unreachable(ADA.user_id)
    person = await games.people.get_or_defaults(ADA.user_id)
    assert person.unreachable == (pings in {Pings.DM, Pings.BOTH})


async def test_who_is_called_to_choose_spaces_is_told_so(
    games: GameService, post: Mail, direct: DirectMessages
) -> None:
    game, ada = await choosing(games, players=2), post.letters[ADA.user_id]
    assert await direct.send_waiting(ADA.user_id, [game], DIRECT, may_be_repeat=False)
    assert ada.sent[0].startswith("All the tiles are taken in your Azul game with Bruno.")
