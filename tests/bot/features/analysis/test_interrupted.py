"""Analyses that a restart, a worker or a damaged log interrupts."""

import pytest

from storage.records import DamagedRecord
from tests.bot import raw
from tests.bot.club import Club, answer
from tests.bot.edge import CUT, Edge
from tests.bot.english import ENGLISH
from tests.bot.features.analysis.analysis_panel import finish_early, open_analysis, pressed
from tests.engine.analysis.oracle import Oracle
from tests.storage.faults import fail, mend


async def test_it_is_there_at_once_after_a_restart(club: Club, oracle: Oracle) -> None:
    await finish_early(club)
    await open_analysis(club, club.members[0])
    asked = len(oracle.asked)
    await club.restart()
    panel = await open_analysis(club, club.members[1])
    assert panel.content.startswith("**Analysis**")
    assert len(oracle.asked) == asked


async def test_a_restart_in_the_middle_starts_over_with_the_next_press(club: Club, oracle: Oracle) -> None:
    await finish_early(club)
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
    await finish_early(club)
    oracle.fails_at = 3
    assert (await open_analysis(club, club.members[0])).content == ENGLISH("refusal-advice-failed")
    assert (await open_analysis(club, club.members[0])).content.startswith("**Analysis**")


async def test_a_log_that_cannot_be_read_leaves_no_promise_behind(
    club: Club, oracle: Oracle, edge: Edge
) -> None:
    await finish_early(club)
    fail(club.store, "events", error=DamagedRecord("a line is missing"))
    before = len(club.private(club.members[0]))
    await club.members[0].click(club.last, label="Analysis")
    shown = [each.content for each in club.private(club.members[0])[before:]]
    assert shown == [ENGLISH("refusal-damaged")]
    assert oracle.asked == []
    edge.expect("delete answer", CUT)
    await club.members[0].click(club.last, label="Analysis")
    shown = [each.content for each in club.private(club.members[0])[before + 1 :]]
    assert shown == [ENGLISH("analysis-thinking"), ENGLISH("refusal-damaged")]


@pytest.mark.usefixtures("oracle")
async def test_the_message_with_the_button_stays_whether_it_fails_or_not_while_many_ask(club: Club) -> None:
    await finish_early(club)
    ada = club.members[0]
    shown = answer(await ada.slash(club.channel, "azul help"))
    club.bot.dispatcher.admission.bypass_limit = 0
    before = [each.id for each in club.private(ada)]
    fail(club.store, "events", error=DamagedRecord("a line is missing"))
    await club.press(ada, shown, pressed())
    mend(club.store)
    await club.press(ada, shown, pressed())
    *former, refusal, analysis = club.private(ada)
    assert [each.id for each in former] == before
    assert refusal.content == ENGLISH("refusal-damaged")
    assert analysis.content.startswith("**Analysis**")
