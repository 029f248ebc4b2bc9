"""Under load requests are acknowledged before anything else is done; then each is answered as ever."""

import pytest

from tests.bot import raw
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble, choices

EMIL = 4


@pytest.fixture
def always_busy(club: Club) -> None:
    """Let the dispatcher acknowledge every request first."""
    club.bot.dispatcher.admission.bypass_limit = 0


async def test_of_many_presses_at_once_all_are_acknowledged_before_the_channel_is_shown_any(
    club: Club,
) -> None:
    club.bot.dispatcher.admission.bypass_limit = 5
    await club.start()
    game, sent = await club.game(), len(club.env.http_requests)

    results = await club.press_at_once(club.last, *[(club.members[1], f"azul:join:{game.id}")] * 40)

    order = [
        "acknowledged" if request.path.endswith("/callback") else "shown"
        for request in club.env.http_requests[sent:]
        if request.path.endswith("/callback") or "/channels/" in request.path
    ]
    assert all(result.acknowledged for result in results)
    assert order.index("shown") == 40
    assert "2 of 4" in club.last.content


@pytest.mark.usefixtures("always_busy")
async def test_a_move_is_made_and_undone_by_panel(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)

    panel = await assemble(club, ada, move)
    assert len(panel.attachments) == 1
    await ada.click(panel, custom_id=choices(panel)[f"{move}!"])

    assert panel.content.startswith("Done: ")
    assert panel.attachments == []
    assert labels(panel) == ["Undo"]
    assert "**Ada** took" in club.last.content

    await ada.click(panel, label="Undo")
    assert panel.content.startswith(ENGLISH("undone"))
    assert "Undo" not in labels(panel)


@pytest.mark.usefixtures("always_busy")
async def test_pictures_and_files_are_sent_in_private(club: Club) -> None:
    await club.begin()
    emil, before = club.members[EMIL], len(club.messages)

    table = answer(await emil.slash(club.channel, "azul table"))
    file = answer(await emil.slash(club.channel, "azul view export"))
    rules = answer(await emil.slash(club.channel, "azul rules"))
    await emil.click(rules, label="▶")
    board = answer(await club.members[1].click(club.last, label="My board"))

    assert [len(message.attachments) for message in (table, file, rules, board)] == [1, 1, 1, 1]
    assert all(message.ephemeral for message in (table, file, rules, board))
    assert rules.content == ENGLISH("rules-page-2")
    assert labels(table) == labels(club.last)
    assert len(club.messages) == before


@pytest.mark.usefixtures("always_busy")
async def test_a_replay_is_posted_for_everybody(club: Club) -> None:
    await club.begin()
    shown = answer(await club.members[0].slash(club.channel, "azul view replay"))
    await club.members[0].click(shown, label=ENGLISH("button-share"))
    assert labels(club.last) == ["Step through it"]
    panel = answer(await club.members[EMIL].click(club.last, label="Step through it"))
    assert panel.ephemeral
    assert len(panel.attachments) == 1


@pytest.mark.usefixtures("always_busy")
async def test_a_replay_that_is_refused_is_refused_in_private(club: Club) -> None:
    refused = await club.members[0].slash(club.channel, "azul view replay")
    assert said(refused) == ENGLISH("refusal-no-table")
    assert club.messages == []


@pytest.mark.usefixtures("always_busy")
async def test_refusals_are_told_in_private(club: Club) -> None:
    await club.begin()
    before = club.last.content
    refused = ENGLISH("refusal-not-seated")
    assert said(await club.members[EMIL].slash(club.channel, "azul undo")) == refused
    assert said(await club.members[EMIL].click(club.last, label="1")) == refused
    assert club.last.content == before


@pytest.mark.usefixtures("always_busy")
async def test_a_request_that_can_not_be_acknowledged_is_carried_out(club: Club) -> None:
    await club.begin()
    game, move = await club.game(), await a_move(club)
    club.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)

    await club.take(move)

    assert (await club.game()).version == game.version + 1
    assert "**Ada** took" in club.last.content


@pytest.mark.usefixtures("always_busy")
async def test_a_request_whose_acknowledgement_got_lost_is_answered_all_the_same(club: Club) -> None:
    await club.begin()
    club.env.inject_error("POST", "/interactions/*/callback", status=503, times=1)
    refused = await club.members[EMIL].slash(club.channel, "azul undo")
    assert refused.response is not None  # Discord takes nothing else before
    assert refused.response.content == ENGLISH("refusal-not-seated")


@pytest.mark.usefixtures("always_busy")
async def test_what_nobody_can_read_is_answered_after_what_was_acknowledged(club: Club) -> None:
    await club.members[EMIL].slash(club.channel, "azul help")
    unreadable = {"id": "1", "name": "azul", "type": 1, "options": [5]}
    result = await raw.send_command(club, club.members[EMIL], unreadable)
    _ = club.env.errors
    assert result.response is not None
    assert result.response.content == ENGLISH("refusal-unknown-form")
