"""Options: the private panel in which a host chooses the rules, the seats, the look and the messages."""

from typing import Any

import pytest
from simcord import Env
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import azul
import render
from azul.gamefile.document import load
from azul.gamefile.verification import verify
from bot.ui.buttons import Press
from bot.words.language import Verbatim
from engine import Messages, Pace, Status
from tests.bot.club import Club, answer, labels, picture_of, said, text_of
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.faults import hold
from tests.bot.panels import open_panel
from tests.bot.raw import Shown, emit_use, use_component
from tests.bot.shown import LOBBY_BUTTONS, MESSAGES

pytestmark = pytest.mark.usefixtures("no_traceback")
SELECT = 3
NAMES = ["wall", "factories", "seats", "pace", "theme", "messages", "where"]
OLD = ENGLISH("refusal-old-button")


async def open_options(club: Club, by: MemberActor | None = None) -> ResponseMessage:
    """Press Options below the lobby, by default as the host."""
    return answer(await (by or club.members[0]).click(club.last, label="Options"))


def selects(panel: ResponseMessage) -> dict[str, dict[str, Any]]:
    """Return a panel's selects by the option that they are about."""
    found = [each for row in panel.components for each in row.get("components", ()) if each["type"] == SELECT]
    return {each["custom_id"].rsplit(":", 1)[1]: each for each in found}


def chosen(panel: ResponseMessage) -> dict[str, str]:
    """Return what each select shows as chosen."""
    return {
        name: next(option["value"] for option in select["options"] if option.get("default"))
        for name, select in selects(panel).items()
    }


async def pick(panel: ResponseMessage, name: str, value: str, member: MemberActor) -> InteractionResult:
    """Choose an option."""
    return await member.select(panel, [value], custom_id=selects(panel)[name]["custom_id"])


async def forge(club: Club, member: MemberActor, shown: Shown, name: str, value: str) -> InteractionResult:
    """Choose something as a client could that shows no such option."""
    return await use_component(club, member, shown, select_of((await club.game()).id, name), values=[value])


def select_of(game_id: int, name: str) -> dict[str, Any]:
    """Return a select as a client sends it."""
    press = Press("option", game_id, 0, name)
    return {"type": SELECT, "custom_id": press.custom_id, "options": [{"label": "?", "value": "?"}]}


async def test_the_host_sees_every_option_explained_and_what_is_chosen(club: Club) -> None:
    await club.lobby(2)

    panel = await open_options(club)

    assert panel.flags.components_v2
    assert panel.ephemeral
    assert chosen(panel) == {
        "wall": "coloured",
        "factories": "plain",
        "seats": "4",
        "pace": "24h",
        "level": "medium",
        "theme": "azulejo",
        "messages": "all",
        "where": "channel",
    }
    text = text_of(panel)
    for name in NAMES:
        assert ENGLISH(f"option-{name}") in text
    for select in selects(panel).values():
        assert 1 <= len(select["options"]) <= 25
        for option in select["options"]:
            assert 1 <= len(option["label"]) <= 100
            assert 1 <= len(option["description"]) <= 100
    assert len(text) <= 4000


async def test_each_choice_counts_at_once_and_stands_in_the_lobby(club: Club) -> None:
    await club.lobby(2)
    ada, lobby = club.members[0], club.last
    panel = await open_options(club)

    await pick(panel, "wall", "free", ada)
    assert "Rules: free wall" in club.last.content.splitlines()
    await pick(panel, "factories", "special-once", ada)
    await pick(panel, "scatter", "even", ada)
    await pick(panel, "seats", "3", ada)
    await pick(panel, "pace", "7d", ada)
    await pick(panel, "level", "expert", ada)
    await pick(panel, "theme", "chocolatier-dark", ada)
    await pick(panel, "messages", "quiet", ada)
    await pick(panel, "where", "thread", ada)

    assert chosen(panel) == {
        "wall": "free",
        "factories": "special-once",
        "scatter": "even",
        "seats": "3",
        "pace": "7d",
        "level": "expert",
        "theme": "chocolatier-dark",
        "messages": "quiet",
        "where": "thread",
    }
    lines = club.last.content.splitlines()
    assert club.last.id == lobby.id
    assert labels(club.last) == LOBBY_BUTTONS
    assert ENGLISH("lobby-players", count=2, seats=3, names=[ADA, BRUNO]) in lines
    assert "Rules: free wall, special factories laid out once, even scattering" in lines
    title = render.get_theme("chocolatier-dark").title
    assert ENGLISH("lobby-look", theme=Verbatim(title)) in lines
    assert ENGLISH("lobby-quiet") in lines
    assert "Pace: 7 days for each turn" in lines
    assert ENGLISH("lobby-thread") in lines
    picture = picture_of(club.last, "lobby")
    assert picture
    assert picture.description == "Azul: 2 of 3 seats are taken."
    table = (await club.game()).table
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN)
    assert (table.seats, table.rules, table.theme) == (3, rules, "chocolatier-dark")
    assert (table.messages, table.pace) == (Messages.QUIET, Pace.WEEK)


async def test_how_tiles_scatter_is_asked_only_with_special_factories(club: Club) -> None:
    await club.lobby(1)
    panel = await open_options(club)
    assert "scatter" not in selects(panel)
    await pick(panel, "factories", "special", club.members[0])
    assert "scatter" in selects(panel)
    await pick(panel, "scatter", "even", club.members[0])
    await pick(panel, "factories", "plain", club.members[0])
    assert "scatter" not in selects(panel)
    assert "Rules:" not in club.last.content


async def test_the_game_is_played_and_checked_by_the_rules_it_began_with(club: Club) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    await pick(panel, "factories", "special", club.members[0])
    await club.members[0].click(club.last, label="Begin")
    assert "Rules: special factories every round" in club.last.content
    assert (await club.state()).discs
    await club.hurry()

    file = answer(await club.members[0].click(club.last, label="Export"))

    record = load((await file.attachments[0].read()).decode())
    assert record.rules == azul.Rules(factories=azul.Factories.SPECIAL)
    assert record.secret
    assert all(check.is_right for check in verify(record, record.secret))


async def test_there_is_one_panel_of_options_and_it_goes_when_the_host_moves(club: Club) -> None:
    await club.lobby(2)
    ada = club.members[0]
    former = await open_options(club)
    panel = await open_options(club)
    await pick(panel, "wall", "free", ada)
    assert former.id not in {message.id for message in club.private(ada)}

    await ada.click(club.last, label="Begin")
    move = await open_panel(club, ada)

    private = {message.id for message in club.private(ada)}
    assert move.id in private
    assert panel.id not in private


async def test_only_the_host_is_offered_options(club: Club) -> None:
    await club.lobby(2)
    before = await club.game()
    for member in (club.members[1], club.members[4]):
        told = said(await member.click(club.last, label="Options"))
        assert told == ENGLISH("refusal-not-host", host=ADA)
        told = said(await forge(club, member, club.last, "wall", "free"))
        assert told == ENGLISH("refusal-not-host", host=ADA)
    assert await club.game() == before


async def test_a_former_host_changes_nothing(club: Club) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    await club.members[0].click(club.last, label="Leave")
    before = await club.game()

    await pick(panel, "wall", "free", club.members[0])

    assert text_of(panel) == ENGLISH("refusal-not-host", host=BRUNO)
    assert selects(panel) == {}
    assert await club.game() == before
    assert chosen(await open_options(club, club.members[1]))["wall"] == "coloured"


async def test_seats_are_never_fewer_than_people(club: Club) -> None:
    await club.lobby(2)
    ada = club.members[0]
    panel = await open_options(club)
    offered = selects(panel)["seats"]["options"]
    assert [(option["value"], option["description"]) for option in offered] == [
        ("2", "Nobody else can join"),
        ("3", "Room for 1 more"),
        ("4", "Room for 2 more"),
    ]
    await club.members[2].click(club.last, label="Join")

    await pick(panel, "seats", "2", ada)

    assert text_of(panel).startswith(ENGLISH("refusal-seats-taken", count=3))
    assert [option["value"] for option in selects(panel)["seats"]["options"]] == ["3", "4"]
    assert chosen(panel)["seats"] == "4"
    await pick(panel, "seats", "3", ada)
    assert "3 of 3 seats" in club.last.content
    told = said(await club.members[3].slash(club.channel, "azul join"))
    assert told == ENGLISH("refusal-table-full", seats=3)


@pytest.mark.parametrize("moment", ["begun", "closed", "over"])
async def test_once_the_game_has_begun_or_the_table_is_closed_options_are_fixed(
    club: Club, moment: str
) -> None:
    await club.lobby(2)
    ada, lobby = club.members[0], club.last
    panel = await open_options(club)
    await ada.click(club.last, label="Cancel" if moment == "closed" else "Begin")
    if moment == "over":
        await club.hurry()
    before = await club.game()
    refusal = ENGLISH("refusal-options-fixed" if moment == "begun" else "refusal-ended")

    told = said(await club.press(ada, lobby, Press("options", before.id).custom_id))
    await pick(panel, "seats", "3", ada)

    assert told == refusal
    assert text_of(panel) == refusal
    assert await club.game() == before


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
    join = {"type": 2, "style": 3, "label": "Join", "custom_id": Press("join", game.id).custom_id}
    emit_use(club, club.members[2], lobby, join)
    await club.env.settle()

    table = (await club.game()).table
    assert (table.seats, table.rules.has_free_wall, table.theme) == (3, True, "chocolatier")
    assert table.messages is Messages.QUIET
    assert len(table.players) == 3
    events = [entry.event.kind for entry in await club.bot.tables.history(game.id)]
    assert events.count("configured") == 4
    assert "3 of 3 seats" in club.last.content


async def test_beginning_and_choosing_at_the_same_moment_is_one_or_the_other(club: Club) -> None:
    await club.lobby(2)
    ada, lobby = club.members[0], club.last
    panel = await open_options(club)
    game = await club.game()
    begin = {"type": 2, "style": 1, "label": "Begin", "custom_id": Press("begin", game.id).custom_id}
    emit_use(club, ada, lobby, begin)
    emit_use(club, ada, panel, select_of(game.id, "wall"), values=["free"])
    await club.env.settle()

    table = (await club.game()).table
    assert table.status is Status.PLAYING
    assert table.playing.rules == table.rules
    is_free = table.rules.has_free_wall
    assert (
        (chosen(panel).get("wall") == "free")
        if is_free
        else text_of(panel) == ENGLISH("refusal-options-fixed")
    )


async def test_after_a_restart_the_panel_still_works(club: Club) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    await club.restart()
    await pick(panel, "messages", "quiet", club.members[0])
    assert ENGLISH("lobby-quiet") in club.last.content
    assert chosen(panel)["messages"] == "quiet"


async def test_the_host_is_answered_while_the_lobby_cannot_be_edited(
    club: Club, simcord_env: Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.lobby(2)
    panel = await open_options(club)
    released = hold(monkeypatch, simcord_env, "PATCH", f"{MESSAGES}/*")

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
    await club.hurry()

    await club.members[1].click(club.last, label="Play again")
    again = await open_options(club, club.members[1])

    assert (chosen(again)["factories"], chosen(again)["seats"]) == ("special", "2")
    await pick(again, "factories", "plain", club.members[1])
    assert "Rules:" not in club.last.content
