"""Discord takes up to 25 subcommands in one command, and 4,000 characters of what they say."""

from collections.abc import Iterator
from typing import Any

from tests.bot.club import Club

MOST_SUBCOMMANDS = 25
MOST_OPTIONS = 25
MOST_CHARACTERS = 4_000
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100


def command_of(club: Club) -> dict[str, Any]:
    """Return the only command as it is sent to Discord."""
    (command,) = [each.to_dict(club.bot.tree) for each in club.bot.tree.get_commands()]
    return command


def parts_of(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with everything in it: its subcommands, their options, their choices."""
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from parts_of(inner)


def in_every_language(part: dict[str, Any], what: str) -> list[str]:
    """Return a name or description, in English and in every other language that it has."""
    return [part.get(what, ""), *(part.get(f"{what}_localizations") or {}).values()]


def counted(part: dict[str, Any]) -> int:
    """Return how many characters count: the name, the description and the value, in the longest language."""
    texts = (in_every_language(part, "name"), in_every_language(part, "description"))
    return sum(max(map(len, text)) for text in texts) + len(str(part.get("value", "")))


async def test_the_command_is_small_enough_for_discord(club: Club) -> None:
    command = command_of(club)
    assert len(command["options"]) <= MOST_SUBCOMMANDS
    assert sum(map(counted, parts_of(command))) <= MOST_CHARACTERS


async def test_each_part_of_the_command_is_small_enough_for_discord(club: Club) -> None:
    for part in parts_of(command_of(club)):
        longest = LONGEST_CHOICE if "value" in part else LONGEST_NAME
        assert all(1 <= len(name) <= longest for name in in_every_language(part, "name"))
        if "value" not in part:
            assert all(
                1 <= len(text) <= LONGEST_DESCRIPTION for text in in_every_language(part, "description")
            )
        assert len(part.get("options", ())) <= MOST_OPTIONS
        assert len(part.get("choices", ())) <= MOST_OPTIONS
