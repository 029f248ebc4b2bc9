"""Whole games from /azul start to the winner, as the channel sees them."""

import random
import re
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

import azul
from azul.gamefile.document import load
from azul.gamefile.verification import verify
from bot.app import AzulBot
from bot.i18n.language import Verbatim
from bot.ui.drawing import Pictures
from engine import Status
from storage.store import Store
from tests.bot.club import Club, labels, new_bot, picture_of, said
from tests.bot.english import ENGLISH
from tests.bot.fair_draws import revealed_secret
from tests.bot.shown import RESULT_BUTTONS, turn_labels
from tests.some import some

pytestmark = pytest.mark.no_cover


async def finish(club: Club, seed: int) -> None:
    """Play the game to its end by command, checking every turn message on the way."""
    chance = random.Random(seed)
    while True:
        game = await club.game()
        if game.table.status is not Status.PLAYING:
            return
        state = game.table.running_state
        before, sent = club.last, len(club.env.http_requests)
        result = await club.take(chance.choice(azul.legal_moves(state)))
        assert said(result).startswith("Done: ")
        await assert_told(club, state, before.id, sent)


async def assert_told(club: Club, before: azul.State, message_id: int, sent: int) -> None:
    """Assert that a move was posted, that only the next player was pinged, and that old buttons are gone."""
    game = await club.game()
    state = game.table.state
    assert state is not None
    assert labels(next(message for message in club.newest_first() if message.id == message_id)) == []
    posts = club.posted(sent)
    ended = state.phase is azul.Phase.OVER
    assert len(posts) == 1 + (state.round != before.round or ended)
    *rounds, newest = posts
    for post in rounds:
        assert post["allowed_mentions"]["users"] == []
        assert f"Round {before.round} is over." in post["content"]
    for message in islice(club.newest_first(), len(posts)):
        (picture,) = message.attachments
        assert picture.description is not None
        assert 0 < len(picture.description) <= 1024
    if ended:
        return
    mover = club.seated(state.turn)
    assert newest["allowed_mentions"]["users"] == [mover.id]
    assert newest["allowed_mentions"]["parse"] == []
    assert newest["content"].startswith(ENGLISH("turn", mention=Verbatim(mover.mention)))
    assert labels(club.last) == await turn_labels(club)
    took = f"**{club.members[before.turn].user.global_name}** took"
    assert took in posts[0]["content"]
    assert took not in "".join(post["content"] for post in posts[1:])
    for member, board in zip(club.members, state.boards, strict=False):
        assert f"{member.user.global_name} **{board.score}**" in newest["content"]


async def play_a_whole_game(club: Club, players: int) -> None:
    """Play a game from the lobby to its result, checking every message."""
    await club.begin(players)
    assert club.posted()[-1]["allowed_mentions"]["users"] == [club.members[0].id]

    await finish(club, seed=players)
    await assert_result(club, players)


async def assert_result(club: Club, players: int) -> None:
    """Assert that the result is posted, that all players are called to it, and that it tells the secret."""
    result = club.last
    assert picture_of(result, "over")
    assert labels(result) == RESULT_BUTTONS
    assert re.search(r"🏆 \*\*.+\*\* (wins|share)", result.content)
    pinged = club.posted()[-1]["allowed_mentions"]["users"]
    assert sorted(pinged) == sorted(member.id for member in club.members[:players])
    for member in club.members[:players]:
        assert result.content.count(member.mention) == 1
    assert (await revealed_secret(club)).hex() == (await club.game()).table.secret


async def test_the_last_turns_of_a_game_are_posted_one_by_one_to_its_result(club: Club) -> None:
    await club.begin(2)
    assert club.posted()[-1]["allowed_mentions"]["users"] == [club.members[0].id]
    await club.hurry(35)
    assert not [message for message in club.messages if "this is the last round" in message.content]

    await finish(club, seed=3)

    await assert_result(club, 2)
    announcements = [message for message in club.messages if "this is the last round" in message.content]
    assert len(announcements) == 1
    assert re.search(r"🏁 \*\*\w+\*\* will complete a row of the wall", announcements[0].content)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3])
async def test_a_whole_game_is_posted_turn_by_turn_to_its_result(club: Club, players: int) -> None:
    await play_a_whole_game(club, players)


class TestWithPictures:
    @pytest.fixture
    def simcord_bot(self, store: Store) -> AzulBot:
        return new_bot(store, Pictures(threads=2))

    @pytest.mark.thorough
    async def test_a_whole_game_of_four_is_posted_turn_by_turn_to_its_result(self, club: Club) -> None:
        await play_a_whole_game(club, 4)

    async def test_the_pictures_are_pngs_that_are_not_square(self, club: Club) -> None:
        await club.begin(2)
        attachment = picture_of(club.last, "turn")
        assert attachment is not None

        picture = Image.open(BytesIO(await attachment.read()))

        assert picture.format == "PNG"
        assert picture.width != picture.height
        assert attachment.size < 250_000


@pytest.mark.one_in(3)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_file_of_a_finished_game_is_complete_and_proves_its_draws(club: Club, players: int) -> None:
    await club.begin(players)
    await club.hurry()

    result = await club.members[4].slash(club.channel, "azul view export")

    assert result.response is not None
    (file,) = result.response.attachments
    game = await club.game()
    assert file.filename == f"azul-{game.id}.json"
    record = load((await file.read()).decode())
    assert record.players == tuple(player.name for player in game.table.players)
    assert record.secret is not None
    checks = list(verify(record, record.secret))
    assert len(checks) > 5
    assert all(check.is_right for check in checks)


async def test_the_result_has_the_ranking_and_every_bonus(club: Club) -> None:
    await club.begin(3)
    await club.hurry(seed=7)
    state = (await club.game()).table.state
    assert state is not None

    for seat, board in some(enumerate(state.boards)):
        assert re.search(
            rf"\d\\\. {club.seated(seat).user.global_name} \*\*{board.score}\*\*", club.last.content
        )
