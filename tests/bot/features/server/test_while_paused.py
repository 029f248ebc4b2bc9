"""What people try while a game is paused: it is refused or waits, and they can leave."""

import pytest

from bot.i18n.language import Verbatim
from bot.ui.components import CustomId
from bot.words.phrases import relative_time
from engine import Game, Vote
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ADA, ENGLISH
from tests.bot.features.server.paused_messages import BUTTONS, DAY, paused_line
from tests.bot.features.server.server_settings import keeper
from tests.bot.panels import a_move, open_panel
from tests.bot.shown import take
from tests.bot.undo_requests import ids, pinged
from tests.bot.variants import FREE, choosing, play_until

pytestmark = pytest.mark.usefixtures("days_pass")


def refusal(game: Game) -> str:
    """Return the answer to people who try to do something in a paused game."""
    pause = game.table.pause
    assert pause is not None
    return ENGLISH("refusal-paused", mention=Verbatim(f"<@{pause.user_id}>"), when=relative_time(pause.at))


async def test_whatever_the_players_try_is_refused_with_a_word_on_who_can_resume(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    turn, panel = club.last, await open_panel(club)
    move = await a_move(club)
    await petra.slash(club.channel, "azul manage pause")
    game = await club.game()
    ada, bruno = club.members[:2]

    answer = [
        said(await ada.slash(club.channel, "azul take", move=str(move))),
        said(await ada.slash(club.channel, "azul undo")),
        said(await ada.slash(club.channel, "azul plan")),
        said(await club.press(ada, turn, CustomId("panel", game.id, game.version - 1, "1").text)),
        said(await club.press(bruno, turn, CustomId("vote", game.id, 1, Vote.PLAY.value).text)),
        said(await club.press(bruno, turn, CustomId("return", game.id).text)),
        said(await club.press(petra, turn, CustomId("substitute", game.id).text)),
        said(await club.press(bruno, turn, CustomId("agree", game.id, 1).text)),
    ]
    await club.press(ada, panel, str(buttons(panel)[0]["custom_id"]))
    answer.append(text_of(panel))

    assert answer == [refusal(game)] * len(answer)
    assert await club.game() == game


async def test_choices_on_free_walls_are_refused_and_asked_for_again(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2, **FREE)
    await play_until(club, choosing(0, 1))
    tiling = club.last
    waiting = (await club.game()).table.awaited_people
    await petra.slash(club.channel, "azul manage pause")
    game = await club.game()
    answer = said(await club.press(club.members[waiting[0]], tiling, CustomId("tiling", game.id).text))
    assert answer == refusal(game)
    await petra.click(club.last, label="Resume")
    assert labels(club.last)[0] == "Place tiles"
    assert pinged(club) == ids(club, *waiting)


async def test_people_can_leave_and_the_pause_stays(club: Club) -> None:
    petra = keeper(club)
    await club.begin(3)
    await petra.slash(club.channel, "azul manage pause")
    question = answer(await club.members[0].slash(club.channel, "azul leave"))
    await club.members[0].click(question, label="Leave the game")
    assert club.last.content.splitlines()[0] == paused_line(await club.game())
    assert ENGLISH("resigned", name=ADA) in club.last.content
    assert pinged(club) == []
    assert labels(club.last) == BUTTONS


async def test_a_request_to_undo_is_asked_again_once_the_game_goes_on(club: Club) -> None:
    petra = keeper(club)
    await club.begin(3)
    for _ in range(2):
        await take(club)
    offer = answer(await club.members[0].slash(club.channel, "azul undo"))
    await club.members[0].click(offer, label="Ask the others")
    await petra.slash(club.channel, "azul manage pause")
    assert labels(club.last) == BUTTONS
    assert ENGLISH("request-until") not in club.last.content
    assert labels(answer(await club.members[1].slash(club.channel, "azul table"))) == BUTTONS
    await petra.click(club.last, label="Resume")
    assert ENGLISH("request-until") in club.last.content
    assert labels(club.last)[:2] == ["Agree", "Decline"]
    assert set(pinged(club)) == set(ids(club, 1, 2))


@pytest.mark.thorough
async def test_a_vote_goes_on_below_the_turn(club: Club) -> None:
    petra = keeper(club)
    await club.begin(3)
    await club.env.advance_time(DAY + 60)
    vote = club.last
    assert "Wait" in labels(vote)
    await club.members[1].click(vote, label="Wait")
    await petra.slash(club.channel, "azul manage pause")
    assert vote.id not in {message.id for message in club.messages}
    assert labels(club.last) == BUTTONS
    await club.env.advance_time(3 * DAY)
    await petra.click(club.last, label="Resume")
    assert "Wait" in labels(club.last)
    await club.members[2].click(club.last, label="Wait")
    assert (await club.game()).table.stage is None
