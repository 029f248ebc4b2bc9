"""Discord takes up to 25 subcommands in one command, and 4,000 characters of what they say."""

from collections.abc import Iterator
from typing import Any

from tests.bot.club import Club

MOST_SUBCOMMANDS = 25
MOST_CHARACTERS = 4_000


def texts(part: dict[str, Any]) -> Iterator[str]:
    """Yield everything that counts: names, descriptions and the values of choices, of all parts."""
    yield part["name"]
    yield part.get("description", "")
    yield str(part.get("value", ""))
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from texts(inner)


async def test_the_command_is_small_enough_for_discord(club: Club) -> None:
    (command,) = [each.to_dict(club.bot.tree) for each in club.bot.tree.get_commands()]
    assert len(command["options"]) <= MOST_SUBCOMMANDS
    assert sum(map(len, texts(command))) <= MOST_CHARACTERS
