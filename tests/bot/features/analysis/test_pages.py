"""The pages of a game's analysis: the chart, and the costliest takes."""

import random
import re
from dataclasses import replace

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from bot.messages.analysis import Pages
from engine import Status, decisions
from engine.analysis.review import standing_takes
from tests.bot.club import Club, buttons, labels
from tests.bot.english import ADA, ENGLISH
from tests.bot.features.analysis.analysis_panel import finish, finish_early, open_analysis, pressed
from tests.bot.features.privacy.test_privacy import delete
from tests.bot.shown import RESULT_BUTTONS
from tests.engine.analysis.oracle import Oracle, found
from tests.engine.analysis.test_analysing import nobody
from tests.some import some


async def turn(member: MemberActor, panel: ResponseMessage, label: str) -> None:
    """Press a button of the analysis."""
    button = next(each for each in buttons(panel) if each["label"] == label and not each.get("disabled"))
    assert (await member.click(panel, custom_id=button["custom_id"])).acknowledged


async def test_the_result_leads_to_the_chart_and_says_what_cost_whom_most_and_when_their_own_first(
    club: Club,
) -> None:
    await finish(club)
    assert labels(club.last) == RESULT_BUTTONS

    panel = await open_analysis(club, club.members[1])

    lines = panel.content.splitlines()
    assert lines[0].startswith("**Analysis** · ")
    assert [line.split("**")[1] for line in lines[1:3]] == ["Bruno", "Ada"]
    assert lines[1].count("−") == 3
    assert [each.filename for each in panel.attachments] == ["azul-1-analysis.png"]
    assert str(panel.attachments[0].description).startswith("Azul, a chart of everyone's chances of winning.")
    assert labels(panel) == ["Chart", "◀", "1 of 7", "▶", "Bruno", "Ada"]
    analysis = await club.bot.games.analyses.stored(await club.game())
    assert analysis is not None
    entries = await club.bot.games.history(1)
    for costly, told in some(zip(analysis.of(1), lines[1].split(", "), strict=True)):
        state = entries[costly.version - 1].before
        assert state is not None
        assert f"in round {state.running_state.round}" in told


async def test_why_the_chart_jumps_is_said_when_somebody_left(club: Club) -> None:
    await club.begin(2)
    await club.hurry(takes=6)
    game = await club.game()
    await club.bot.games.change(game.id, decisions.resign(club.members[0].id))
    assert await club.bot.presenter.present(game.id)
    panel = await open_analysis(club, club.members[1])
    assert panel.content.splitlines()[1] == ENGLISH("analysis-left")


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
    await turn(ada, panel, "Chart")
    assert panel.content.startswith("**Analysis**")
    assert ["**Ada** took" in text for text in seen] == [True] * 3 + [False] * 3
    takes = standing_takes(await club.bot.games.history(1))
    rounds = {take.state.round for take in takes}
    for text in some(seen):
        assert any(text.startswith(f"In round {round_}, ") for round_ in rounds)
        assert "A better move was" in text
        assert "percentage points." in text
        assert "❌ " in text
        assert "✅ " in text


@pytest.mark.thorough
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


async def test_the_answer_is_private_and_a_forged_page_of_it_the_last_one(club: Club, oracle: Oracle) -> None:
    await finish_early(club)
    before = len(club.messages)
    panel = await open_analysis(club, club.members[0])
    assert panel.ephemeral
    assert len(club.messages) == before
    assert oracle.asked
    await club.press(club.members[0], panel, pressed(999_999_999, "x"))
    assert "7 of 7" in labels(club.private(club.members[0])[-1])


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
    assert [each["label"] for each in buttons(panel) if each.get("disabled")] == ["5 of 7", "Player 2"]


async def test_a_game_with_a_computer_tells_what_cost_the_computer_too(club: Club) -> None:
    await club.start(computers=1)
    await club.members[0].click(club.last, label="Begin")
    chance = random.Random(2)
    while (game := await club.game()).table.status is Status.PLAYING:
        if game.table.awaited_people:
            move = chance.choice(azul.legal_moves(game.table.running_state))
            await club.bot.games.change(1, decisions.take(club.members[0].id, move))
        else:
            await club.bot.games.deadlines.apply_due(1)
    await club.bot.presenter.present(1)
    panel = await open_analysis(club, club.members[0])
    assert "• **Bot Inês**: −" in panel.content


@pytest.mark.one_in(2)
@pytest.mark.parametrize("players", [4, 2])
async def test_the_longest_names_keep_within_what_discord_takes(
    club: Club, oracle: Oracle, players: int
) -> None:
    await finish(club, players, wall="coloured")
    game = await club.game()
    analysis = await club.bot.games.analyses.of(game, nobody)
    *moments, end = analysis.moments
    more = [replace(end, round=end.round + number) for number in range(40)]
    long = replace(analysis, moments=(*moments, *more))
    names = tuple(replace(player, name="*_~`|>#[]()<:@+.!/-\\" + "W" * 12) for player in game.table.players)
    table = replace(game.table, players=names)
    entries = [
        entry._replace(before=replace(entry.before, players=names) if entry.before else None)
        for entry in await club.bot.games.history(game.id)
    ]
    phrases = club.bot.public_phrases(club.guild.id, "en-US")
    pages = Pages(phrases, replace(game, table=table), long, entries, 0)
    assert oracle.asked
    for number in some(range(len(pages.takes) + 1)):
        panel = pages.page(number)
        assert len(panel.text) <= 2000
        assert panel.picture is not None
        assert len(panel.picture.alt) <= 1024
        assert all(1 <= len(button.label) <= 80 for button in panel.buttons)
        ids = [button.custom_id.text for button in panel.buttons]
        assert len(set(ids)) == len(ids) <= 8
    flawless = replace(pages, analysis=replace(long, costly=())).page(1)
    assert flawless.text.count(ENGLISH("analysis-flawless", name=ADA).removeprefix("• **Ada**")) == players
    assert flawless.buttons == ()
    chart = pages.page(0).picture
    assert chart is not None
    every, *later = [int(number) for number in re.findall(r"round (\d+)", chart.alt)]
    assert every > 1
    assert later == list(range(2 * every, later[-1] + 1, every))


async def test_what_a_take_cost_in_a_game_that_was_decided_is_said_in_points(
    club: Club, oracle: Oracle
) -> None:
    oracle.finds = lambda state, made, _: found(state, made, cost=0.005, best=0.99, points=4)
    await finish(club)
    ada = club.members[0]
    panel = await open_analysis(club, ada)
    assert panel.content.splitlines()[1].count("−4 points in round ") == 3
    await turn(ada, panel, "▶")
    text = club.private(ada)[-1].content
    assert "so this one cost 4 points. The game was all but decided." in text
    assert "(+5 points in the end)" in text
    assert "(+9 points)" in text
    assert "%" not in text
