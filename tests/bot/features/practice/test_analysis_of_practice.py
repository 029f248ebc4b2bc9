"""The button Analysis below the result of a practice: as below that of a game, for its player alone."""

import random

import pytest
from simcord.results import ResponseMessage

import azul
from tests.bot.club import Club, answer, labels, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.practice.practices import always, assert_fits, ids, opened, the_practice
from tests.engine.analysis.oracle import Oracle

ANALYSIS, UNDO = ENGLISH("button-analysis"), ENGLISH("button-undo")


@pytest.fixture
def thinker() -> Oracle:
    """Let takes cost what the test says."""
    return Oracle(lambda state, *_: 0.05 + 0.02 * state.round)


@pytest.fixture
def oracle(thinker: Oracle) -> Oracle:
    return thinker


async def finished(club: Club) -> ResponseMessage:
    """Return the message of a practice that is over."""
    _ = await opened(club)
    practice, chance = await the_practice(club), random.Random(1)
    while not practice.is_over:
        event = azul.Taken(practice.seat, chance.choice(azul.legal_moves(practice.state)))
        practice = await club.bot.games.practice.play(club.members[0].id, practice.version, always(event))
    return await opened(club)


async def test_it_opens_in_a_message_of_its_own_and_its_pages_turn(club: Club, oracle: Oracle) -> None:
    ada, message = club.members[0], await finished(club)
    result = text_of(message)
    assert_fits(message)
    await ada.click(message, label=ANALYSIS)
    panel = club.private(ada)[-1]
    assert panel.id != message.id
    assert panel.content.startswith("**Analysis**")
    assert_fits(panel)
    searched = len(oracle.asked)
    await ada.click(panel, label="▶")
    assert panel.content.startswith("In round")
    assert [picture.filename for picture in panel.attachments] == ["azul-practice.png"]
    assert_fits(panel)
    await ada.click(panel, label="Chart")
    assert panel.content.startswith("**Analysis**")
    await ada.click(message, label=ANALYSIS)
    assert len(oracle.asked) == searched
    assert text_of(message) == result


@pytest.mark.thorough
async def test_a_page_turns_after_a_restart(club: Club) -> None:
    ada, message = club.members[0], await finished(club)
    await ada.click(message, label=ANALYSIS)
    panel = club.private(ada)[-1]
    await club.restart()
    await ada.click(panel, label="▶")
    assert club.private(ada)[-1].content.startswith(("In round", "**Analysis**"))


async def test_there_is_none_of_a_practice_that_goes_on(club: Club, oracle: Oracle) -> None:
    ada, message = club.members[0], await finished(club)
    (pressed,) = ids(message, "practiceanalysis")
    await ada.click(message, label=UNDO)
    result = await club.press(ada, message, pressed)
    assert said(result) == ENGLISH("refusal-analysis-running")
    assert oracle.asked == []


async def test_nobody_else_reaches_it(club: Club, oracle: Oracle) -> None:
    message = await finished(club)
    (pressed,) = ids(message, "practiceanalysis")
    result = await club.press(club.members[1], message, pressed)
    assert said(result) == ENGLISH("refusal-no-practice")
    forged = pressed.replace(":0:", ":1:", 1)
    assert said(await club.press(club.members[0], message, forged)) == ENGLISH("refusal-old-button")
    assert oracle.asked == []
    assert ANALYSIS in labels(answer(await club.members[0].slash(club.channel, "azul practice")))
