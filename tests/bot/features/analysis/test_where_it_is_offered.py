"""Which games have an analysis, and where it is offered."""

from engine import decisions
from tests.bot.club import Club, labels, said
from tests.bot.english import ENGLISH
from tests.bot.features.analysis.analysis_panel import finish_early, open_analysis, pressed


async def test_a_game_that_goes_on_or_was_closed_or_had_no_takes_has_none(club: Club) -> None:
    await club.begin()
    ada, bruno = club.members[:2]
    assert said(await club.press(ada, club.last, pressed())) == ENGLISH("refusal-analysis-running")
    await club.bot.games.change(1, decisions.cancel(ada.id, may_manage=True))
    await club.bot.presenter.present(1)
    assert said(await club.press(ada, club.last, pressed())) == ENGLISH("refusal-analysis-closed")
    await club.begin()
    await club.bot.games.change(2, decisions.resign(bruno.id))
    await club.bot.presenter.present(2)
    assert (await open_analysis(club, ada)).content == ENGLISH("refusal-analysis-nothing")


async def test_the_replay_of_a_finished_game_has_the_button_too(club: Club) -> None:
    await finish_early(club)
    replay = (await club.members[2].slash(club.channel, "azul view replay")).response
    assert replay is not None
    assert labels(replay) == ["Step through it", "Analysis"]
    await club.members[2].click(replay, label="Analysis")
    assert club.private(club.members[2])[-1].content.startswith("**Analysis**")


async def test_the_replay_of_a_running_game_has_no_such_button(club: Club) -> None:
    await club.begin()
    replay = (await club.members[0].slash(club.channel, "azul view replay")).response
    assert replay is not None
    assert labels(replay) == ["Step through it", ENGLISH("button-share")]
