"""Finds and removes stray messages: those that arrived late, below newer ones, or twice.

Discord may accept a post seconds after its connection broke, when the process that sent it is already gone.
Such a message isn't recorded anywhere. The channel is searched for it some time after an uncertain post, and
also when somebody presses one of its buttons.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.delivery import delete, retire
from bot.feed.reconcile import HISTORY_LIMIT, NON_POSITION_PARTS, REMINDER, custom_ids, named_in
from bot.messages.posts import Post
from bot.ui.components import parse_custom_id
from engine import Game, Messages

log = logging.getLogger(__name__)

SEARCH_AFTER: Final = (15.0, 120.0, 900.0)
"""Seconds after an uncertain post at which its channel is searched, one time each."""


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message about a game, seen in a channel; `version` and `part` are those of its `Post`.

    The version of a lobby or reminder is 0.
    """

    message_id: int
    channel_id: int
    version: int
    part: str
    has_buttons: bool = True
    reply_to: int | None = None

    @property
    def is_lobby(self) -> bool:
        """Whether it is a lobby, of a table that waits for players."""
        return self.part == "lobby"


@dataclass(frozen=True, slots=True)
class Strays:
    """Stray messages: some only lose their buttons, the others are deleted."""

    retired: Sequence[SeenMessage] = ()
    deleted: Sequence[SeenMessage] = ()


def seen_in(message: discord.Message, game_id: int) -> Iterator[SeenMessage]:
    """Yield one of the bot's messages if it is, or may be, about the game."""
    ids = custom_ids(message)
    named = list(named_in(message, game_id))
    for found in named[:1]:
        yield SeenMessage(message.id, message.channel.id, found.version, found.part, bool(ids))
    presses = [custom_id for custom_id in map(parse_custom_id, ids) if custom_id is not None]
    is_vote = any((custom_id.action, custom_id.game_id) == ("vote", game_id) for custom_id in presses)
    reference = None if message.interaction_metadata else message.reference
    if not named and (is_vote or (reference is not None and not ids)):
        reply_to = reference.message_id if reference else None
        yield SeenMessage(message.id, message.channel.id, 0, REMINDER, bool(ids), reply_to)


def strays_among(game: Game, seen: Sequence[SeenMessage], after: int = 0) -> Strays:
    """Return the strays among the messages of a game that is completely posted and recorded.

    `seen` goes back to the message `after`, which was the game's newest once.
    """
    if game.message_id is None or game.shown_version < game.version:
        return Strays()
    in_order = sorted(seen, key=lambda each: each.message_id)
    retired: list[SeenMessage] = []
    deleted: list[SeenMessage] = []
    current = next((each for each in in_order if each.message_id == game.message_id), None)
    latest, kept, turns = 0, set[tuple[int, str]](), {game.message_id, after}
    for each in in_order:
        if each.message_id == game.message_id:
            latest = each.version
        elif each.part not in NON_POSITION_PARTS:
            turns.add(each.message_id)
            is_double = current is not None and each.version == current.version
            is_late = each.version <= latest or each.message_id > game.message_id
            if is_double or is_late:
                deleted.append(each)
                continue
            latest = each.version
            if each.has_buttons:
                (deleted if game.table.options.messages is Messages.QUIET else retired).append(each)
        elif each.is_lobby and each.has_buttons:
            is_former = game.table.state is not None and each.message_id < game.message_id
            (retired if is_former else deleted).append(each)
        elif each.part in {"round", "result"}:
            if (each.version, each.part) in kept:
                deleted.append(each)
            kept.add((each.version, each.part))
    for each in in_order:
        if each.part == REMINDER and each.message_id not in {game.reminder_id, game.message_id}:
            is_former = each.reply_to != game.message_id and each.reply_to in turns
            if is_former or each.has_buttons:
                deleted.append(each)
    return Strays(retired, deleted)


@dataclass(slots=True)
class _Search:
    """A game that may get stray messages newer than `after`; `since` is in seconds."""

    after: int
    since: float
    searches: int = 0

    def is_due(self, now: float) -> bool:
        """Return whether the next search is due, or the clock was set back."""
        return not self.since <= now < self.since + SEARCH_AFTER[self.searches]


class StraySearch:
    """Searches channels for stray messages, and removes them or their buttons."""

    def __init__(self, connection: Connection, clock: Callable[[], float]) -> None:
        self._connection = connection
        self._clock = clock
        self._searches: dict[int, _Search] = {}

    def expect(self, game: Game) -> None:
        """Schedule searches for strays newer than a game's message, after an uncertain post."""
        former = self._searches.get(game.id)
        after = game.message_id or 0
        self._searches[game.id] = _Search(min(after, former.after) if former else after, self._clock())

    def forget(self, game_id: int) -> None:
        """Cancel the searches for a game."""
        self._searches.pop(game_id, None)

    def due(self) -> list[int]:
        """Return the games whose channels are due for a search."""
        now = self._clock()
        return [game_id for game_id, search in self._searches.items() if search.is_due(now)]

    async def seen_around(self, game: Game) -> list[SeenMessage]:
        """Return the bot's messages in the channels of a game that help to identify strays.

        Raise the error of a failed request.
        """
        after = self._searches[game.id].after if game.id in self._searches else 0
        places = dict.fromkeys((game.channel_id, game.home))
        seen: list[SeenMessage] = []
        for place in places:
            async for message in self._connection.channel(game.guild_id, place).history(limit=HISTORY_LIMIT):
                if message.id < after:
                    break
                if message.author.id == self._connection.user_id:
                    seen += seen_in(message, game.id)
        return seen

    def among(self, game: Game, seen: Sequence[SeenMessage]) -> Strays:
        """Return the strays among the messages seen, and count this search."""
        search = self._searches.get(game.id)
        if search is None or game.shown_version < game.version:
            return Strays()
        search.searches += 1
        if search.searches == len(SEARCH_AFTER):
            self.forget(game.id)
        return strays_among(game, seen, search.after)

    async def remove(self, game: Game, strays: Strays, card: Post) -> None:
        """Delete strays, or remove their buttons; failures are logged and ignored."""
        for stray in strays.deleted:
            log.info("Game %d: deleting stray message %d", game.id, stray.message_id)
            await delete(self._connection.channel(game.guild_id, stray.channel_id), stray.message_id)
        for stray in strays.retired:
            log.info("Game %d: removing the buttons of stray message %d", game.id, stray.message_id)
            channel = self._connection.channel(game.guild_id, stray.channel_id)
            await retire({stray.message_id: card if stray.is_lobby else None}, channel, channel)
