"""Finds the bot's messages in a channel after an attempt whose outcome is unknown."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import discord

from bot.ui.components import CustomId
from engine import Game

HISTORY_LIMIT: Final = 100
"""How many of a channel's newest messages are searched."""
REMINDER: Final = "reminder"
"""The `part` of a reminder."""
NON_POSITION_PARTS: Final = frozenset({"round", "lobby", "result", REMINDER})
"""The parts of posts that don't show the current position of a running game."""
_NAME: Final = re.compile(r"azul-(\d+)-(\d+)-([a-z]+)\.png")
_SMALL_PRINT: Final = "-# "


def is_small_print(line: str) -> bool:
    """Return whether a line is the picture's name, printed small in place of the picture."""
    return line.startswith(_SMALL_PRINT) and _NAME.fullmatch(line.removeprefix(_SMALL_PRINT)) is not None


@dataclass(frozen=True, slots=True)
class FoundMessage:
    """A message about a game, found in its channel; `version` and `part` are those of its `Post`.

    The version of a reminder is unknown, and 0.
    """

    version: int
    part: str
    message_id: int

    @property
    def sent_at(self) -> int:
        """When the message was sent, in milliseconds since 1970 (UTC)."""
        return int(discord.utils.snowflake_time(self.message_id).timestamp() * 1000)


async def find_messages(channel: discord.abc.Messageable, game: Game, author_id: int) -> list[FoundMessage]:
    """Return the author's messages about a game, newest first, back to the newest recorded one.

    Snowflakes ascend across channels, so the recorded message may be in a different channel.
    """
    found: list[FoundMessage] = []
    async for message in channel.history(limit=HISTORY_LIMIT):
        if game.message_id is not None and message.id <= game.message_id:
            break
        if message.author.id == author_id:
            found += _found_in(message, game)
    return found


def _found_in(message: discord.Message, game: Game) -> Iterator[FoundMessage]:
    if _is_reminder(message, game):
        yield FoundMessage(0, REMINDER, message.id)
    yield from named_in(message, game.id)


def named_in(message: discord.Message, game_id: int) -> Iterator[FoundMessage]:
    """Yield the message if its picture's name or its buttons identify the game."""
    for name in _names(message):
        match = _NAME.fullmatch(name)
        if match and int(match[1]) == game_id:
            yield FoundMessage(int(match[2]), match[3], message.id)
    if CustomId("join", game_id).text in custom_ids(message):
        yield FoundMessage(0, "lobby", message.id)


def _is_reminder(message: discord.Message, game: Game) -> bool:
    """Return whether a message is an unrecorded reminder: a reply to the turn, not to an interaction."""
    reference = message.reference
    return (
        reference is not None
        and reference.message_id is not None
        and reference.message_id == game.message_id
        and message.interaction_metadata is None
        and message.id != game.reminder_id
    )


def _names(message: discord.Message) -> Iterator[str]:
    """Yield the names that identify a message: of its pictures, or printed small in their place."""
    for file in message.attachments:
        yield file.filename
    last_line = message.content.rpartition("\n")[2]
    if last_line.startswith(_SMALL_PRINT):
        yield last_line.removeprefix(_SMALL_PRINT)


def custom_ids(message: discord.Message) -> set[str]:
    """Return the custom ids of a message's buttons."""
    return {
        item.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
        if isinstance(item, discord.Button) and item.custom_id is not None
    }
