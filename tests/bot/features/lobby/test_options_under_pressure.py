"""The panel of options, pressed too late, by others, several at once, and with made-up choices."""

import pytest
from simcord import Env

from bot.ui.components import CustomId
from engine import Messages, Status
from tests.bot.club import Club, said, text_of
from tests.bot.edge import Edge
from tests.bot.english import ENGLISH
from tests.bot.features.lobby.test_choosing_options import OLD, chosen, forge, open_options, pick, select_of
from tests.bot.raw import emit_use, use_component
from tests.bot.variants import cut_short


@pytest.mark.one_in(2)
@pytest.mark.parametrize("moment", ["begun", "closed", "over"])
async def test_once_the_game_has_begun_or_the_table_is_closed_options_are_fixed(
    club: Club, moment: str
) -> None:
    await club.lobby(2)
    ada, lobby = club.members[0], club.last
    await open_options(club)
    await ada.click(club.last, label="Cancel" if moment == "closed" else "Begin")
    if moment == "over":
        await cut_short(club)
    before = await club.game()
    code = {"begun": "options-fixed", "closed": "ended-unbegun", "over": "ended"}[moment]
    refusal = ENGLISH(f"refusal-{code}")

    answer = said(await club.press(ada, lobby, CustomId("options", before.id).text))
    chosen_late = await use_component(club, ada, None, select_of(before.id, "seats"), values=["3"])

    assert answer == refusal
    assert said(chosen_late) == refusal
    assert await club.game() == before


@pytest.mark.one_in(10)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("wall", "FREE"),
        ("wall", ""),
        ("seats", "5"),
        ("seats", "1"),
        ("seats", "-2"),
        ("seats", "２"),
        ("theme", "../azulejo"),
        ("theme", "@everyone"),
        ("messages", "x" * 100),
        ("pace", "slow"),
        ("rules", "free"),
        ("", "free"),
    ],
)
async def test_a_forged_choice_changes_nothing(club: Club, name: str, value: str) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    before = await club.game()

    await forge(club, club.members[0], panel, name, value)

    assert text_of(panel) == OLD
    assert await club.game() == before


async def test_a_forged_choice_for_another_game_is_refused(club: Club) -> None:
    await club.lobby(2)
    result = await use_component(club, club.members[0], club.last, select_of(999, "wall"), values=["free"])
    assert said(result).startswith("There's no game 999")


async def test_choosing_the_same_again_changes_nothing(club: Club) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    await pick(panel, "wall", "free", club.members[0])
    before = await club.game()

    await pick(panel, "wall", "free", club.members[0])

    assert await club.game() == before
    assert chosen(panel)["wall"] == "free"


async def test_choices_at_the_same_moment_and_somebody_joining_lose_nothing(club: Club) -> None:
    await club.lobby(2)
    ada, lobby = club.members[0], club.last
    one = await open_options(club)
    await club.restart()  # it remembers no panels, so that both stay
    other = await open_options(club)
    game = await club.game()

    for panel, name, value in (
        (one, "wall", "free"),
        (other, "seats", "3"),
        (one, "messages", "quiet"),
        (other, "wall", "free"),
        (other, "theme", "chocolatier"),
    ):
        emit_use(club, ada, panel, select_of(game.id, name), values=[value])
    join = {"type": 2, "style": 3, "label": "Join", "custom_id": CustomId("join", game.id).text}
    emit_use(club, club.members[2], lobby, join)
    emit_use(club, ada, one, select_of(game.id, "seats"), values=["2"])
    await club.env.settle()

    assert text_of(one).startswith(ENGLISH("refusal-seats-taken", count=3))
    assert (chosen(one)["seats"], chosen(one)["theme"]) == ("3", "chocolatier")
    table = (await club.game()).table
    assert (table.options.seats, table.options.rules.has_free_wall, table.options.theme) == (
        3,
        True,
        "chocolatier",
    )
    assert table.options.messages is Messages.QUIET
    assert len(table.players) == 3
    events = [entry.event.kind for entry in await club.bot.games.history(game.id)]
    assert events.count("configured") == 4
    assert "3 of 3 seats" in club.last.content


@pytest.mark.thorough
async def test_beginning_and_choosing_at_the_same_moment_is_one_or_the_other(club: Club) -> None:
    await club.lobby(2)
    ada, lobby = club.members[0], club.last
    panel = await open_options(club)
    game = await club.game()
    begin = {"type": 2, "style": 1, "label": "Begin", "custom_id": CustomId("begin", game.id).text}
    emit_use(club, ada, lobby, begin)
    emit_use(club, ada, panel, select_of(game.id, "wall"), values=["free"])
    await club.env.settle()

    table = (await club.game()).table
    assert table.status is Status.PLAYING
    assert table.running_state.rules == table.options.rules
    is_free = table.options.rules.has_free_wall
    assert (
        (chosen(panel).get("wall") == "free")
        if is_free
        else text_of(panel) == ENGLISH("refusal-options-fixed")
    )


@pytest.mark.thorough
async def test_after_a_restart_the_panel_still_works(club: Club) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    await club.restart()
    await pick(panel, "messages", "quiet", club.members[0])
    assert ENGLISH("lobby-messages") not in club.last.content
    assert chosen(panel)["messages"] == "quiet"


async def test_the_host_is_answered_while_the_lobby_cannot_be_edited(
    club: Club, simcord_env: Env, edge: Edge
) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    released = edge.hold(simcord_env, "edit")

    await pick(panel, "wall", "free", club.members[0])

    assert chosen(panel)["wall"] == "free"
    assert "Rules:" not in club.last.content
    released.set()
    await simcord_env.settle()
    assert "Rules: free wall" in club.last.content


async def test_the_next_table_has_the_options_that_were_chosen(club: Club) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    await pick(panel, "factories", "special", club.members[0])
    await pick(panel, "seats", "2", club.members[0])
    await club.members[0].click(club.last, label="Begin")
    await cut_short(club)

    await club.members[1].click(club.last, label="Play again")
    again = await open_options(club, club.members[1])

    assert (chosen(again)["factories"], chosen(again)["seats"]) == ("special", "2")
    await pick(again, "factories", "plain", club.members[1])
    assert "Rules:" not in club.last.content
