"""`/azul help`: short, with a picture, buttons, and commands to be tapped."""

import re
from itertools import chain
from typing import Any

import pytest
from discord.http import HTTPClient
from simcord import Env

from bot.words.commands import COMMANDS, GROUPS, path_of
from bot.words.phrases import Phrases
from tests.bot.club import Club, answer, labels, new_bot, said
from tests.bot.english import BRUNO, ENGLISH, PHRASES
from tests.bot.shown import LOBBY_BUTTONS

SHORT = 600
"""As many characters as fit on half a screen of a phone, with the commands written out."""


async def test_help_is_private_short_and_has_a_picture(club: Club) -> None:
    asked = await club.members[4].slash(club.channel, "azul help")
    shown = answer(asked)
    assert club.messages == []
    assert asked.followups == []
    (picture,) = shown.attachments
    assert picture.description == ENGLISH("alt-help")
    assert len(re.sub(r"</(azul [\w ]+):\d+>", r"\1", shown.content)) < SHORT
    assert labels(shown) == ["Open a table", "Learn to play", "Rules"]
    assert all(f"**{ENGLISH(f'button-{name}')}**" in shown.content for name in ("join", "begin"))


async def test_its_commands_are_mentions_of_commands_that_there_are(
    simcord_env: Env, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish = HTTPClient.bulk_upsert_global_commands

    async def publish_menus_first(self: HTTPClient, *what: Any, **more: Any) -> list[Any]:
        return (await publish(self, *what, **more))[::-1]

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", publish_menus_first)
    await club.restart()
    shown = answer(await club.members[4].slash(club.channel, "azul help"))
    root = next(each for each in await club.bot.tree.fetch_commands() if each.name == "azul")
    there = {f"</azul {path_of(name)}:{root.id}>" for name in (*COMMANDS, *chain(*GROUPS.values()))}
    mentioned = re.findall(r"</[^>]+>", shown.content)
    assert {"start", "take", "rules"} <= {mention.split()[1].split(":")[0] for mention in mentioned}
    assert set(mentioned) <= there
    assert "`/azul" not in shown.content
    assert simcord_env.errors == []


def test_a_command_whose_id_is_unknown_is_written_as_it_is_typed() -> None:
    assert PHRASES.command("take") == "`/azul take`"
    assert Phrases(ENGLISH, PHRASES.emojis, 7).command("take") == "</azul take:7>"


def test_a_command_of_a_group_is_written_with_its_group() -> None:
    assert PHRASES.command("replay") == "`/azul view replay`"
    assert Phrases(ENGLISH, PHRASES.emojis, 7).command("replay") == "</azul view replay:7>"


async def test_help_can_open_a_table(club: Club) -> None:
    shown = answer(await club.members[1].slash(club.channel, "azul help"))

    result = await club.members[1].click(shown, label="Open a table")

    assert result.followups == []
    assert ENGLISH("lobby-title", host=BRUNO) in club.last.content
    assert labels(club.last) == LOBBY_BUTTONS
    assert [each.id for each in club.private(club.members[1])] == [shown.id]  # and it stays


async def test_help_opens_no_table_where_there_is_one(club: Club) -> None:
    await club.start()
    shown = answer(await club.members[1].slash(club.channel, "azul help"))
    result = await club.members[1].click(shown, label="Open a table")
    assert said(result).startswith(ENGLISH("refusal-channel-occupied"))
    assert club.last.jump_url in said(result)
    assert len(club.messages) == 1


async def test_the_guided_round_opens_in_place_of_the_help_and_of_the_first_page_of_the_rules(
    club: Club,
) -> None:
    for command, page in (("help", {}), ("rules", {"page": 1})):
        shown = answer(await club.members[4].slash(club.channel, f"azul {command}", **page))
        await club.members[4].click(shown, label="Learn to play")
        assert ENGLISH("learn-title-take") in shown.content


async def test_the_rules_open_in_place_of_the_help(club: Club) -> None:
    shown = answer(await club.members[4].slash(club.channel, "azul help"))
    await club.members[4].click(shown, label="Rules")
    assert shown.content == ENGLISH("rules-page-1")


@pytest.mark.thorough
async def test_the_buttons_of_the_help_outlive_the_process(club: Club) -> None:
    shown = answer(await club.members[0].slash(club.channel, "azul help"))
    await club.env.restart_bot(new_bot(club.store))
    await club.members[0].click(shown, label="Open a table")
    assert labels(club.last) == LOBBY_BUTTONS
