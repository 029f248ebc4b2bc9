"""Discord takes up to 25 subcommands in one command, and 4,000 characters of what they say."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, Locale

from bot.i18n.command_texts import Translator
from bot.i18n.language import Words, languages, words_for
from tests.bot.club import Club
from tests.some import some

MOST_SUBCOMMANDS = 25
MOST_OPTIONS = 25
MOST_ALONE = 18
SUBCOMMAND, GROUP = 1, 2
MOST_CHARACTERS = 4_000
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
IN_DISCORD = [each.value for each in Locale if each.value in languages()]
"""The languages of the bot that Discord knows too, which Estonian isn't."""


@pytest.fixture(scope="module", autouse=True)
def commands_translated_once() -> None:
    """Let every bot translate its commands: that is what these tests are about."""


async def command_of(club: Club, translator: Translator | None = None) -> dict[str, Any]:
    """Return the only command as it is sent to Discord, in all languages."""
    (command,) = club.bot.tree.get_commands(type=AppCommandType.chat_input)
    return dict(await command.get_translated_payload(club.bot.tree, translator or Translator()))


def parts_of(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with everything in it: its subcommands, their options, their choices."""
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from parts_of(inner)


def in_every_language(part: dict[str, Any], what: str) -> list[str]:
    """Return a name or description, in English and in every other language that it has."""
    return [part.get(what, ""), *(part.get(f"{what}_localizations") or {}).values()]


def in_one_language(part: dict[str, Any], what: str, locale: str) -> str:
    """Return a name or description as people see it in one language."""
    return str((part.get(f"{what}_localizations") or {}).get(locale, part.get(what, "")))


def counted(part: dict[str, Any]) -> int:
    """Return how many characters count: the name, the description and the value, in the longest language."""
    texts = (in_every_language(part, "name"), in_every_language(part, "description"))
    return sum(max(map(len, text)) for text in texts) + len(str(part.get("value", "")))


async def test_the_command_is_small_enough_for_discord(club: Club) -> None:
    command = await command_of(club)
    assert len(command["options"]) <= MOST_SUBCOMMANDS
    assert sum(map(counted, parts_of(command))) <= MOST_CHARACTERS


async def test_a_newcomer_s_commands_come_first_and_there_is_room_for_more(club: Club) -> None:
    subcommands = [(part["name"], part["type"]) for part in (await command_of(club))["options"]]
    alone = [name for name, kind in subcommands if kind == SUBCOMMAND]
    assert alone[:8] == ["start", "learn", "practice", "help", "join", "begin", "take", "table"]
    assert len(alone) <= MOST_ALONE
    assert subcommands[len(alone) :] == [("view", GROUP), ("manage", GROUP)]


@pytest.mark.parametrize("locale", languages())
async def test_the_command_is_small_enough_in_each_language(club: Club, locale: str) -> None:
    command = await command_of(club)
    said = [
        in_one_language(part, what, locale) for part in parts_of(command) for what in ("name", "description")
    ]
    values = [str(part.get("value", "")) for part in parts_of(command)]
    assert sum(map(len, (*said, *values))) <= MOST_CHARACTERS
    assert all(len(text) <= LONGEST_DESCRIPTION for text in said)


async def test_each_part_of_the_command_is_small_enough_for_discord(club: Club) -> None:
    for part in some(parts_of(await command_of(club))):
        longest = LONGEST_CHOICE if "value" in part else LONGEST_NAME
        assert all(1 <= len(name) <= longest for name in in_every_language(part, "name"))
        if "value" not in part:
            assert all(
                1 <= len(text) <= LONGEST_DESCRIPTION for text in in_every_language(part, "description")
            )
        assert len(part.get("options", ())) <= MOST_OPTIONS
        assert len(part.get("choices", ())) <= MOST_OPTIONS


@pytest.mark.parametrize("locale", IN_DISCORD)
async def test_descriptions_and_choices_are_what_the_language_says(club: Club, locale: str) -> None:
    words = words_for(locale)
    command = await command_of(club)
    (start,) = (part for part in command["options"] if part["name"] == "start")
    said = {
        "command-azul": in_one_language(command, "description", locale),
        "command-start": in_one_language(start, "description", locale),
    }
    for option in start["options"]:
        said[f"command-start-{option['name']}"] = in_one_language(option, "description", locale)
        if option["name"] in {"scatter", "pace", "messages", "where"}:
            for choice in option["choices"]:
                text_id = f"choice-{option['name']}-{choice['value']}"
                said[text_id] = in_one_language(choice, "name", locale)
    assert said == {text_id: words(text_id) for text_id in said}
    assert start["name"] == "start"
    assert not start.get("name_localizations")


async def test_a_translation_that_is_too_long_is_left_out(
    club: Club, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "uk").mkdir()
    longest = "x" * LONGEST_DESCRIPTION
    (tmp_path / "uk" / "commands.ftl").write_text(f"command-azul = {longest}x\ncommand-help = {longest}\n")
    command = await command_of(club, Translator(lambda _: Words("uk", tmp_path)))
    there = [
        part["description_localizations"] for part in parts_of(command) if "description_localizations" in part
    ]
    assert {text for texts in there for text in (texts or {}).values()} == {longest}
    assert "is too long for Discord" in caplog.text
