"""The button Analysis below a result: the chart, and the takes that cost everyone most."""

import asyncio
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from bot.handlers.reply import Draft
from bot.messages.analysis.pages import Pages
from bot.messages.panel import Panel
from bot.ui.buttons import Press
from engine import Status
from engine.analysis.takes import standing_takes
from storage.base import DamagedRecord
from tests.bot import raw
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ENGLISH
from tests.bot.privacy.test_privacy import delete
from tests.bot.shown import RESULT_BUTTONS
from tests.engine.analysis.oracle import Oracle

pytestmark = pytest.mark.usefixtures("no_traceback")


@pytest.fixture
def oracle(club: Club, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """Let takes cost what the test says, which is a little more each time."""
    oracle = Oracle(lambda state, *_: 0.05 + 0.02 * state.round)
    monkeypatch.setattr(club.bot.tables.advice, "_thinker", oracle)
    return oracle


async def finish(club: Club, players: int = 2, **options: str) -> None:
    """Play a game to its end."""
    await club.begin(players, **options)
    await club.hurry()


def pressed(number: int | None = None, name: str = "") -> str:
    """Return the custom id of a button of the analysis of the first game."""
    return Press("analysis", 1, number, name).custom_id


async def open_analysis(club: Club, member: MemberActor) -> ResponseMessage:
    """Press the button below the result; return the message that only this member sees."""
    await member.click(club.last, label="Analysis")
    return club.private(member)[-1]


async def turn(member: MemberActor, panel: ResponseMessage, label: str) -> None:
    """Press a button of the analysis."""
    button = next(each for each in buttons(panel) if each["label"] == label and not each.get("disabled"))
    assert (await member.click(panel, custom_id=button["custom_id"])).acknowledged


async def soon() -> None:
    """Let the bot do whatever it can."""
    for _ in range(500):
        await asyncio.sleep(0)


@pytest.mark.usefixtures("oracle")
async def test_the_result_leads_to_the_chart_and_says_what_cost_whom_most_their_own_first(club: Club) -> None:
    await finish(club)
    assert labels(club.last) == RESULT_BUTTONS

    panel = await open_analysis(club, club.members[1])

    lines = panel.content.splitlines()
    assert lines[0].startswith("**Analysis** · ")
    assert [line.split("**")[1] for line in lines[1:3]] == ["Bruno", "Ada"]
    assert lines[1].count("−") == 3
    assert [each.filename for each in panel.attachments] == ["azul-1-analysis.png"]
    assert str(panel.attachments[0].description).startswith(
        "Azul, a chart of how likely everyone was to win."
    )
    assert labels(panel) == ["Chart", "◀", "1 of 7", "▶", "Bruno", "Ada"]


@pytest.mark.usefixtures("oracle")
async def test_each_page_tells_who_took_what_when_what_was_better_and_what_it_cost(club: Club) -> None:
    await finish(club)
    ada = club.members[0]
    panel = await open_analysis(club, ada)
    seen = []
    while "▶" in [each["label"] for each in buttons(panel) if not each.get("disabled")]:
        await turn(ada, panel, "▶")
        panel = club.private(ada)[-1]
        seen.append(panel.content)
        assert str(panel.attachments[0].description).startswith("Azul, round ")
    assert len(seen) == 6
    assert ["**Ada** took" in text for text in seen] == [True] * 3 + [False] * 3
    takes = standing_takes(await club.bot.tables.history(1))
    rounds = {take.state.round for take in takes}
    for text in seen:
        assert any(text.startswith(f"In round {round_}, ") for round_ in rounds)
        assert "Better was" in text
        assert "percentage points." in text
        assert "❌ " in text
        assert "✅ " in text


@pytest.mark.usefixtures("oracle")
async def test_a_name_leads_to_that_players_takes_and_the_chart_back(club: Club) -> None:
    await finish(club, 3)
    ada = club.members[0]
    panel = await open_analysis(club, ada)
    await turn(ada, panel, "Chiyo")
    panel = club.private(ada)[-1]
    assert "**Chiyo** took" in panel.content
    await turn(ada, panel, "Chart")
    assert club.private(ada)[-1].content.startswith("**Analysis**")
    assert len([each for each in club.private(ada) if each.attachments]) == 1


@pytest.mark.usefixtures("oracle")
async def test_the_round_of_the_summary_is_that_of_the_page(club: Club) -> None:
    await finish(club, 4)
    game = await club.game()
    panel = await open_analysis(club, club.members[0])
    analysis = await club.bot.tables.analyses.kept(game)
    assert analysis is not None
    entries = await club.bot.tables.history(game.id)
    for number, costly in enumerate(analysis.of(0)):
        state = entries[costly.version - 1].before
        assert state is not None
        round_ = state.playing.round
        assert f"in round {round_}" in panel.content.splitlines()[1].split(", ")[number]


async def test_everybody_who_presses_at_once_is_answered_by_one_analysis(club: Club, oracle: Oracle) -> None:
    await finish(club)
    members = [*club.members, *(club.welcome(f"Guest {number}") for number in range(55))]
    await club.press_at_once(club.last, *((member, pressed()) for member in members))
    for member in members:
        assert club.private(member)[-1].content.startswith("**Analysis**")
    takes = standing_takes(await club.bot.tables.history(1))
    assert len([state for state, _ in oracle.asked if state == takes[0].state]) <= 2


async def test_who_waits_is_told_so_and_how_far_it_is(club: Club, oracle: Oracle) -> None:
    await finish(club)
    takes = len(standing_takes(await club.bot.tables.history(1)))
    oracle.waits_at = takes - 1
    result, ada = club.last, club.members[0]
    button = {"type": 2, "style": 2, "label": "Analysis", "custom_id": pressed()}
    raw.emit_use(club, ada, result, button)
    await oracle.is_waiting.wait()
    await soon()
    assert "% done" in club.private(ada)[-1].content
    oracle.may_go_on.set()
    await club.env.settle()
    (shown,) = [each for each in club.private(ada) if "nalysis" in each.content or "% done" in each.content]
    assert shown.content.startswith("**Analysis**")
    assert shown.attachments


async def test_who_cannot_be_told_how_far_it_is_gets_it_all_the_same(
    club: Club, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(club)
    replace_with, broken = Draft.replace, 0

    async def breaking(draft: Draft, panel: Panel) -> None:
        nonlocal broken
        if "% done" in panel.text:
            broken += 1
            raise aiohttp.ServerDisconnectedError
        await replace_with(draft, panel)

    monkeypatch.setattr(Draft, "replace", breaking)
    assert (await open_analysis(club, club.members[0])).content.startswith("**Analysis**")
    assert broken
    assert oracle.cancelled == 0


async def test_who_has_nothing_left_to_be_shown_in_is_not_waited_for(
    club: Club, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(club)
    response = SimpleNamespace(status=404, reason="Not Found")

    async def gone(_draft: Draft, _panel: Panel) -> None:
        raise discord.NotFound(cast("aiohttp.ClientResponse", response), "Unknown Webhook")

    monkeypatch.setattr(Draft, "replace", gone)
    takes = len(standing_takes(await club.bot.tables.history(1)))
    await club.members[0].click(club.last, label="Analysis")
    assert len(oracle.asked) < takes
    assert await club.bot.tables.analyses.kept(await club.game()) is None


async def test_it_is_there_at_once_after_a_restart(club: Club, oracle: Oracle) -> None:
    await finish(club)
    await open_analysis(club, club.members[0])
    asked = len(oracle.asked)
    await club.restart()
    panel = await open_analysis(club, club.members[1])
    assert panel.content.startswith("**Analysis**")
    assert len(oracle.asked) == asked


async def test_a_restart_in_the_middle_begins_anew_with_the_next_press(club: Club, oracle: Oracle) -> None:
    await finish(club)
    oracle.waits_at = 7
    button = {"type": 2, "style": 2, "label": "Analysis", "custom_id": pressed()}
    raw.emit_use(club, club.members[0], club.last, button)
    await oracle.is_waiting.wait()
    await club.bot.close()
    assert club.private(club.members[0])[-1].content == ENGLISH("refusal-analysis-stopped")
    await club.restart()
    assert (await open_analysis(club, club.members[0])).content.startswith("**Analysis**")


async def test_a_worker_that_fails_is_told_in_place_and_the_next_press_works(
    club: Club, oracle: Oracle
) -> None:
    await finish(club)
    oracle.fails_at = 3
    assert (await open_analysis(club, club.members[0])).content == ENGLISH("refusal-advice-failed")
    assert (await open_analysis(club, club.members[0])).content.startswith("**Analysis**")


async def test_a_log_that_cannot_be_read_leaves_no_promise_behind(
    club: Club, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(club)

    async def fail(_game_id: int, _after: int = 0) -> None:
        raise DamagedRecord("a line is missing")

    monkeypatch.setattr(club.store, "events", fail)
    before = len(club.private(club.members[0]))
    await club.members[0].click(club.last, label="Analysis")
    shown = [each.content for each in club.private(club.members[0])[before:]]
    assert shown == [ENGLISH("refusal-damaged")]
    assert oracle.asked == []


@pytest.mark.usefixtures("oracle")
async def test_a_game_that_goes_on_or_was_closed_or_had_no_takes_has_none(club: Club) -> None:
    await club.begin()
    ada, bruno = club.members[:2]
    assert said(await club.press(ada, club.last, pressed())) == ENGLISH("refusal-analysis-running")
    await club.bot.tables.cancel(1, ada.id, may_manage=True)
    await club.bot.presenter.present(1)
    assert said(await club.press(ada, club.last, pressed())) == ENGLISH("refusal-analysis-closed")
    await club.begin()
    await club.bot.tables.resign(2, bruno.id)
    await club.bot.presenter.present(2)
    assert (await open_analysis(club, ada)).content == ENGLISH("refusal-analysis-nothing")


@pytest.mark.usefixtures("oracle")
async def test_a_forged_page_is_the_last_one(club: Club) -> None:
    await finish(club)
    panel = await open_analysis(club, club.members[0])
    await club.press(club.members[0], panel, pressed(999_999_999, "x"))
    assert "7 of 7" in labels(club.private(club.members[0])[-1])


@pytest.mark.usefixtures("oracle")
async def test_players_who_were_deleted_have_the_number_of_their_seat(club: Club) -> None:
    await finish(club)
    ada, bruno = club.members[:2]
    await delete(club, bruno)
    panel = await open_analysis(club, ada)
    assert "• **Player 2**: −" in panel.content
    assert "Bruno" not in str(panel.attachments[0].description)
    await turn(ada, panel, "Player 2")
    panel = club.private(ada)[-1]
    assert "**Player 2** took" in panel.content
    assert "Bruno" not in panel.content


@pytest.mark.usefixtures("oracle")
async def test_who_is_deleted_while_somebody_waits_is_not_named(club: Club, oracle: Oracle) -> None:
    await finish(club)
    oracle.waits_at = 7
    ada, bruno, *_ = club.members
    raw.emit_use(club, ada, club.last, {"type": 2, "style": 2, "label": "Analysis", "custom_id": pressed()})
    await oracle.is_waiting.wait()
    await club.bot.tables.deleting.begin(bruno.id)
    await club.bot.tables.deleting.take_out(1, bruno.id)
    oracle.may_go_on.set()
    await club.env.settle()
    panel = club.private(ada)[-1]
    assert "**Player 2**" in panel.content
    (chart,) = panel.attachments
    assert "Bruno" not in panel.content + str(chart.description) + "".join(labels(panel))


async def test_a_game_with_a_computer_tells_what_cost_the_computer_too(club: Club) -> None:
    await club.start(computers=1)
    await club.members[0].click(club.last, label="Begin")
    chance = random.Random(2)
    while (game := await club.game()).table.status is Status.PLAYING:
        if game.table.awaited_people:
            move = chance.choice(azul.legal_moves(game.table.playing))
            await club.bot.tables.take(1, club.members[0].id, move)
        else:
            await club.bot.tables.time.pass_for(1)
    await club.bot.presenter.present(1)
    panel = await open_analysis(club, club.members[0])
    assert "• **Bot Inês**: −" in panel.content


@pytest.mark.usefixtures("oracle")
async def test_the_replay_of_a_finished_game_has_the_button_too(club: Club) -> None:
    await finish(club)
    replay = (await club.members[2].slash(club.channel, "azul replay")).response
    assert replay is not None
    assert labels(replay) == ["Step through it", "Analysis"]
    await club.members[2].click(replay, label="Analysis")
    assert club.private(club.members[2])[-1].content.startswith("**Analysis**")


@pytest.mark.usefixtures("oracle")
async def test_the_replay_of_a_running_game_has_no_such_button(club: Club) -> None:
    await club.begin()
    replay = (await club.members[0].slash(club.channel, "azul replay")).response
    assert replay is not None
    assert labels(replay) == ["Step through it"]


@pytest.mark.parametrize("players", [2, 4])
async def test_the_longest_names_keep_within_what_discord_takes(
    club: Club, oracle: Oracle, players: int
) -> None:
    await finish(club, players, wall="coloured")
    game = await club.game()
    analysis = await club.bot.tables.analyses.of(game, lambda _percent: soon())
    *moments, end = analysis.moments
    more = [replace(end, round=end.round + number) for number in range(40)]
    long = replace(analysis, moments=(*moments, *more))
    names = tuple(replace(player, name="*_~`|>#[]()<:@+.!/-\\" + "W" * 12) for player in game.table.players)
    table = replace(game.table, players=names)
    entries = [
        replace(entry, before=replace(entry.before, players=names) if entry.before else None)
        for entry in await club.bot.tables.history(game.id)
    ]
    phrases = club.bot.public_phrases(club.guild.id, "en-US")
    pages = Pages(phrases, replace(game, table=table), long, entries, 0)
    assert oracle.asked
    for number in range(len(pages.takes) + 1):
        panel = pages.page(number)
        assert len(panel.text) <= 2000
        assert panel.picture is not None
        assert len(panel.picture.alt) <= 1024
        assert all(1 <= len(button.label) <= 80 for button in panel.buttons)
        ids = [button.press.custom_id for button in panel.buttons]
        assert len(set(ids)) == len(ids) <= 8


async def test_the_answer_is_private(club: Club, oracle: Oracle) -> None:
    await finish(club)
    before = len(club.messages)
    result = await club.members[3].click(club.last, label="Analysis")
    assert answer(result).ephemeral
    assert len(club.messages) == before
    assert oracle.asked
