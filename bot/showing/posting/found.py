"""Searches a channel for messages that may or may not have arrived."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import discord

from bot.ui.buttons import Press
from engine import Game

LOOK_BACK: Final = 100
"""How many of a channel's newest messages are searched."""
REMINDER: Final = "reminder"
"""The part of a game's messages that a reminder is."""
APART: Final = frozenset({"round", "lobby", "result", REMINDER})
"""The parts of messages that don't say how a running game stands, or are followed by one that does."""
_NAME: Final = re.compile(r"azul-(\d+)-(\d+)-([a-z]+)\.png")
_SMALL_PRINT: Final = "-# "


def is_small_print(line: str) -> bool:
    """Return whether a line of a message has the name of its picture, which it lacks."""
    return line.startswith(_SMALL_PRINT) and _NAME.fullmatch(line.removeprefix(_SMALL_PRINT)) is not None


@dataclass(frozen=True, slots=True)
class Found:
    """A message about a game that is in its channel: its event and part, as in `Post`.

    The event of a reminder isn't known, and 0.
    """

    version: int
    part: str
    message_id: int

    @property
    def sent_at(self) -> int:
        """When the message was sent, in milliseconds since 1970 (UTC)."""
        return int(discord.utils.snowflake_time(self.message_id).timestamp() * 1000)


async def find_messages(channel: discord.abc.Messageable, game: Game, author_id: int) -> list[Found]:
    """Return the author's messages about a game, newest first, back to the newest that is known of.

    Ids count up across channels, so that one may be in another channel than the one that is searched.
    """
    found: list[Found] = []
    async for message in channel.history(limit=LOOK_BACK):
        if game.message_id is not None and message.id <= game.message_id:
            break
        if message.author.id == author_id:
            found += _found_in(message, game)
    return found


def _found_in(message: discord.Message, game: Game) -> Iterator[Found]:
    if _is_reminder(message, game):
        yield Found(0, REMINDER, message.id)
    yield from named_in(message, game.id)


def named_in(message: discord.Message, game_id: int) -> Iterator[Found]:
    """Yield the message if what it shows names the game: a picture or its name, or a lobby's buttons."""
    for name in _names(message):
        match = _NAME.fullmatch(name)
        if match and int(match[1]) == game_id:
            yield Found(int(match[2]), match[3], message.id)
    if Press("join", game_id).custom_id in custom_ids(message):
        yield Found(0, "lobby", message.id)


def _is_reminder(message: discord.Message, game: Game) -> bool:
    """Return whether a message is a reminder that isn't known of yet: a reply to the turn, not to a press."""
    reference = message.reference
    return (
        reference is not None
        and reference.message_id is not None
        and reference.message_id == game.message_id
        and message.interaction_metadata is None
        and message.id != game.reminder_id
    )


def _names(message: discord.Message) -> Iterator[str]:
    """Yield what says which message of a game it is: its picture's name, or small print in its place."""
    for file in message.attachments:
        yield file.filename
    last_line = message.content.rpartition("\n")[2]
    if last_line.startswith(_SMALL_PRINT):
        yield last_line.removeprefix(_SMALL_PRINT)


def custom_ids(message: discord.Message) -> set[str]:
    """Return the ids of a message's buttons."""
    return {
        item.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
        if isinstance(item, discord.Button) and item.custom_id is not None
    }
