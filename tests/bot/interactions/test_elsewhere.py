"""Commands in direct messages, in groups, and on servers that the bot isn't on."""

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult

import bot
from bot.i18n.language import Verbatim
from bot.ui.permissions import invitation
from bot.words.commands import path_of
from tests.bot import raw
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.interactions.places import ONE_TO_ONE, a_strange_server, between_people
from tests.some import some

EVERYWHERE = {"learn", "practice", "rules", "help", "games", "stats", "ranking", "me", "privacy"}
"""The commands that work wherever people are."""
OPTIONS: dict[str, dict[str, Any]] = {
    "take": {"move": "2w3"},
    "place": {"line": "1", "column": "1"},
    "theme": {"theme": "azulejo"},
}
BEYOND = ("strange server", "group", "one to one")


def refused(club: Club, code: str) -> str:
    """Return what is said where a command can't be used."""
    application_id = club.bot.application_id or 0
    return ENGLISH(f"refusal-{code}", link=Verbatim(invitation(application_id)))


def commands(club: Club) -> list[str]:
    """Return the names of the subcommands."""
    group = club.bot.tree.get_command("azul")
    assert isinstance(group, discord.app_commands.Group)
    return [
        command.name for command in group.walk_commands() if isinstance(command, discord.app_commands.Command)
    ]


def place(club: Club, beyond: str) -> dict[str, Any]:
    """Return one of the places `BEYOND` the bot's servers and direct messages, for the first member."""
    ada = club.members[0]
    if beyond == "strange server":
        return a_strange_server(club, ada)
    return between_people(club, ada, ONE_TO_ONE) if beyond == "one to one" else between_people(club, ada)


async def sent(club: Club, name: str, beyond: str) -> InteractionResult:
    """Send a command as the first member from one of the places `BEYOND`."""
    typed = [{"type": 3, "name": option, "value": value} for option, value in OPTIONS.get(name, {}).items()]
    return await raw.send_from(club, club.members[0], raw.azul(name, *typed), place(club, beyond))


def test_discord_is_told_that_people_and_servers_can_add_it_and_use_it_everywhere(club: Club) -> None:
    command, *menus = [each.to_dict(club.bot.tree) for each in club.bot.tree.get_commands()]
    assert command["integration_types"] == [0, 1]
    assert command["contexts"] == [0, 1, 2]
    assert [(menu["integration_types"], menu["contexts"]) for menu in menus] == [([0], [0])] * 2


def test_the_invitation_is_that_of_the_readme() -> None:
    readme = (Path(bot.__file__).parents[1] / "README.md").read_text("utf-8")
    assert invitation(17).replace("client_id=17", "client_id=ID") in readme


async def test_every_command_answers_in_direct_messages_and_only_some_need_a_server(club: Club) -> None:
    for name in some(commands(club)):
        answer = said(await club.members[0].user.slash(f"azul {path_of(name)}", **OPTIONS.get(name, {})))
        assert (answer == refused(club, "needs-server")) == (name not in EVERYWHERE), name
    assert club.env.errors == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("beyond", BEYOND)
async def test_every_command_answers_where_the_bot_is_not_and_only_some_need_it_there(
    club: Club, beyond: str
) -> None:
    code = "not-on-server" if beyond == "strange server" else "needs-server"
    for name in some(commands(club)):
        answer = said(await sent(club, name, beyond))
        assert (answer == refused(club, code)) == (name not in EVERYWHERE), name
    assert club.env.errors == []
    assert club.messages == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("beyond", BEYOND)
async def test_a_game_s_buttons_do_nothing_where_it_is_not_played(club: Club, beyond: str) -> None:
    await club.begin()
    before = await club.game()
    of_game = ("panel:1:1:", "take:1:1:1b1!", "undo:1", "cancel:1", "resign:1", "board:1", "start:0")
    of_server = ("ranking:0:0:rating!ch", "stats:0:0:server", "games:0:1:open")
    for action in some([*of_game, *of_server]):
        answer = said(
            await raw.use_from(club, club.members[0], club.turn, f"azul:{action}", place(club, beyond))
        )
        assert answer in {refused(club, "not-on-server"), refused(club, "needs-server")}, action
    assert await club.game() == before


async def test_the_help_offers_no_table_in_direct_messages(club: Club) -> None:
    ada = club.members[0].user
    shown = answer(await ada.slash("azul help"))
    assert labels(shown) == ["Learn to play", "Rules"]
    assert "this channel is the table" not in shown.content
    await ada.click(shown, label="Rules")
    assert shown.content == ENGLISH("rules-page-1")


async def test_games_in_direct_messages_lists_the_person_s_own_and_their_files(club: Club) -> None:
    await club.begin()
    await club.hurry()
    ada = club.members[0].user
    listed = answer(await ada.slash("azul games"))
    assert "**#1**" in listed.content
    assert ENGLISH("games-open") not in listed.content
    await ada.click(listed, label=ENGLISH("button-games-finished"))
    offered = {
        part["custom_id"].split(":")[1] for row in listed.components for part in row.get("components", ())
    }
    assert offered & {"gameswith", "gamesin", "gamesof"} == {"gamesof"}
    await ada.click(listed, label="#1")
    (file,) = (await ada.click(listed, label="Export")).followups[-1].attachments
    (replay,) = answer(await ada.click(listed, label="Replay")).attachments
    assert [file.filename, replay.filename] == ["azul-1.json", "azul-1-replay.gif"]


async def test_a_setting_that_is_changed_in_direct_messages_holds_everywhere(club: Club) -> None:
    ada = club.members[0]
    panel = answer(await ada.user.slash("azul me"))
    await ada.user.click(panel, label=ENGLISH("button-setting-confirm", chosen=Verbatim("on")))
    assert not (await club.bot.games.people.get(ada.id)).confirm


async def test_everything_about_a_person_is_deleted_from_direct_messages(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    panel = answer(await ada.user.slash("azul privacy"))
    await ada.user.click(panel, label=ENGLISH("button-privacy-delete"))
    await ada.user.click(panel, label=ENGLISH("button-privacy-erase"))
    await club.env.advance_time(60)
    assert (await club.game()).table.seat_of(ada.id) is None


async def test_nothing_is_offered_to_those_who_type_a_move_in_direct_messages(club: Club) -> None:
    await club.begin()
    assert await club.members[0].user.autocomplete("azul take", "move", "1") == []


async def test_once_the_bot_is_removed_from_a_server_its_games_wait_for_it(club: Club) -> None:
    await club.begin()
    before = await club.game()
    shown = club.turn
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})
    await club.env.settle()
    answer = said(await raw.use_from(club, club.members[0], shown, "azul:panel:1:1:", {}))
    assert answer == refused(club, "not-on-server")
    assert (await club.game()).version == before.version
