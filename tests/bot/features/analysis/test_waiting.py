"""While an analysis runs: everybody who waits sees its progress, and all get the same result."""

import pytest

from engine.analysis.review import standing_takes
from tests.bot import raw
from tests.bot.club import Club, labels
from tests.bot.edge import SEEN, Arrival, Edge, Fate, answered
from tests.bot.features.analysis.analysis_panel import finish, finish_early, open_analysis, pressed
from tests.engine.analysis.oracle import Oracle
from tests.some import some
from tests.waiting import until


async def test_everybody_who_presses_at_once_is_answered_by_one_analysis(club: Club, oracle: Oracle) -> None:
    await finish_early(club)
    members = [*club.members, *(club.welcome(f"Guest {number}") for number in range(40))]
    await club.press_at_once(club.last, *((member, pressed()) for member in members))
    for member in some(members):
        assert club.private(member)[-1].content.startswith("**Analysis**")
    takes = standing_takes(await club.bot.games.history(1))
    assert len([state for state, _ in oracle.asked if state == takes[0].state]) <= 2


async def test_who_waits_is_told_so_and_how_far_it_is(club: Club, oracle: Oracle) -> None:
    await finish(club)
    takes = len(standing_takes(await club.bot.games.history(1)))
    oracle.waits_at = takes - 1
    result, ada = club.last, club.members[0]
    button = {"type": 2, "style": 2, "label": "Analysis", "custom_id": pressed()}
    raw.emit_use(club, ada, result, button)
    await oracle.is_waiting.wait()
    await until(lambda: "% done" in club.private(ada)[-1].content)
    oracle.may_go_on.set()
    await club.env.settle()
    (shown,) = [each for each in club.private(ada) if "nalysis" in each.content or "% done" in each.content]
    assert shown.content.startswith("**Analysis**")
    assert shown.attachments


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seen", ["503", "disconnected"])
async def test_who_cannot_be_told_how_far_it_is_gets_it_all_the_same(
    club: Club, oracle: Oracle, edge: Edge, seen: str
) -> None:
    await finish_early(club)
    broken = 0

    def cut() -> Exception:
        nonlocal broken
        broken += 1
        return SEEN[seen]()

    edge.expect("change answer", *[Fate(Arrival.NEVER, cut)] * 1_000, text="% done")
    assert (await open_analysis(club, club.members[0])).content.startswith("**Analysis**")
    assert broken
    assert oracle.cancelled == 0


async def test_who_has_nothing_left_to_be_shown_in_is_not_waited_for(
    club: Club, oracle: Oracle, edge: Edge
) -> None:
    await finish(club)
    edge.expect("change answer", Fate(Arrival.NEVER, answered(404)), text="% done")
    takes = len(standing_takes(await club.bot.games.history(1)))
    await club.members[0].click(club.last, label="Analysis")
    assert len(oracle.asked) < takes
    assert await club.bot.games.analyses.stored(await club.game()) is None


async def test_who_is_deleted_while_somebody_waits_is_not_named(club: Club, oracle: Oracle) -> None:
    await finish_early(club)
    oracle.waits_at = 7
    ada, bruno, *_ = club.members
    raw.emit_use(club, ada, club.last, {"type": 2, "style": 2, "label": "Analysis", "custom_id": pressed()})
    await oracle.is_waiting.wait()
    await club.bot.games.deletions.begin(bruno.id)
    await club.bot.games.deletions.remove_from_game(1, bruno.id)
    oracle.may_go_on.set()
    await club.env.settle()
    panel = club.private(ada)[-1]
    assert "**Player 2**" in panel.content
    (chart,) = panel.attachments
    assert "Bruno" not in panel.content + str(chart.description) + "".join(labels(panel))
