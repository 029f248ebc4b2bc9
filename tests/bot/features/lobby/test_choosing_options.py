"""Options: the private panel in which a host chooses the rules, the seats, the look and the messages."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import azul
import render
from azul.gamefile.document import load
from azul.gamefile.verification import verify
from bot.i18n.language import Verbatim
from bot.ui.components import CustomId
from engine import Messages, Pace
from tests.bot.club import Club, answer, labels, picture_of, said, text_of
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.features.server.server_settings import keeper
from tests.bot.panels import open_panel
from tests.bot.raw import Shown, use_component
from tests.bot.shown import LOBBY_BUTTONS
from tests.some import some

SELECT = 3
NAMES = ["wall", "factories", "seats", "pace", "theme", "messages", "where", "language", "rated"]
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
    custom_id = CustomId("option", game_id, 0, name)
    return {"type": SELECT, "custom_id": custom_id.text, "options": [{"label": "?", "value": "?"}]}


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
        "rated": "yes",
        "language": "en-US",
    }
    text = text_of(panel)
    for name in NAMES:
        assert ENGLISH(f"option-{name}") in text
    for select in some(selects(panel).values()):
        assert 1 <= len(select["options"]) <= 25
        for option in select["options"]:
            assert 1 <= len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100
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
        "rated": "yes",
        "language": "en-US",
    }
    lines = club.last.content.splitlines()
    assert club.last.id == lobby.id
    assert labels(club.last) == LOBBY_BUTTONS
    assert ENGLISH("lobby-players", count=2, seats=3, names=[ADA, BRUNO]) in lines
    assert "Rules: free box, special factories dealt once, even scattering" in lines
    title = render.get_theme("chocolatier-dark").title
    assert ENGLISH("lobby-look", theme=Verbatim(title)) in lines
    assert ENGLISH("lobby-messages") not in lines
    assert "Pace: 7 days per turn" in lines
    assert ENGLISH("lobby-thread") in lines
    picture = picture_of(club.last, "lobby")
    assert picture
    assert picture.description == "Azul: 2 of 3 seats taken."
    table = (await club.game()).table
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN)
    assert (table.options.seats, table.options.rules, table.options.theme) == (3, rules, "chocolatier-dark")
    assert (table.options.messages, table.options.pace) == (Messages.QUIET, Pace.WEEK)


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
        answer = said(await member.click(club.last, label="Options"))
        assert answer == ENGLISH("refusal-not-host", host=ADA)
        answer = said(await forge(club, member, club.last, "wall", "free"))
        assert answer == ENGLISH("refusal-not-host", host=ADA)
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
    answer = said(await club.members[3].slash(club.channel, "azul join"))
    assert answer == ENGLISH("refusal-table-full", seats=3)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("end", ["Begin", "Cancel"])
async def test_the_options_go_when_they_cannot_be_chosen_any_more(club: Club, end: str) -> None:
    await club.lobby(2)
    ada = club.members[0]
    panel = await open_options(club)
    await ada.click(club.last, label=end)
    assert panel.id not in [message.id for message in club.private(ada)]
    assert club.env.errors == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("begun", [False, True], ids=["a lobby", "a running game"])
async def test_panels_go_when_somebody_else_closes_the_table(club: Club, begun: bool) -> None:
    await (club.begin() if begun else club.lobby(2))
    ada = club.members[0]
    panel = await (open_panel(club, ada) if begun else open_options(club))

    await keeper(club).slash(club.channel, "azul manage cancel")

    assert panel.id not in [message.id for message in club.private(ada)]
    assert club.env.errors == []
