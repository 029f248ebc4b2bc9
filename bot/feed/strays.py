"""Messages about a game that appeared where nobody expected them any more: below newer ones, or twice.

Discord may take a post seconds after its connection broke, and the process that sent it may be gone by then.
Such a message isn't noted anywhere. It is looked for in the channel some time after a game was shown without
its being known what had arrived, and it gives itself away when somebody presses one of its buttons.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.delivery import delete, retire
from bot.feed.reconcile import APART, LOOK_BACK, REMINDER, custom_ids, named_in
from bot.messages.posts import Post
from bot.ui.components import parse_custom_id
from engine import Game, Messages

log = logging.getLogger(__name__)

LOOKS: Final = (15.0, 120.0, 900.0)
"""Seconds after which a channel is looked into, each time."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A message about a game that is in a channel: its event and part as in `Post`, and what it answers.

    Lobbies and reminders have no event: it is 0.
    """

    message_id: int
    channel_id: int
    version: int
    part: str
    has_buttons: bool = True
    reply_to: int | None = None

    @property
    def is_lobby(self) -> bool:
        """Whether it is the message of a table that waits for players."""
        return self.part == "lobby"


@dataclass(frozen=True, slots=True)
class Strays:
    """Messages that don't belong where they are: some are only to lose their buttons, the others go."""

    retired: Sequence[Seen] = ()
    deleted: Sequence[Seen] = ()


def seen_in(message: discord.Message, game_id: int) -> Iterator[Seen]:
    """Yield the message, which is one of the bot's, if it is or may be about the game."""
    ids = custom_ids(message)
    named = list(named_in(message, game_id))
    for found in named[:1]:
        yield Seen(message.id, message.channel.id, found.version, found.part, bool(ids))
    presses = [press for press in map(parse_custom_id, ids) if press is not None]
    is_vote = any((press.action, press.game_id) == ("vote", game_id) for press in presses)
    reference = None if message.interaction_metadata else message.reference
    if not named and (is_vote or (reference is not None and not ids)):
        reply_to = reference.message_id if reference else None
        yield Seen(message.id, message.channel.id, 0, REMINDER, bool(ids), reply_to)


def strays_among(game: Game, seen: Sequence[Seen], after: int = 0) -> Strays:
    """Return what doesn't belong where it is among messages about a game of which all is shown and noted.

    None is older than the one with the id `after`, which was the game's once.
    """
    if game.message_id is None or game.shown_version < game.version:
        return Strays()
    in_order = sorted(seen, key=lambda each: each.message_id)
    retired: list[Seen] = []
    deleted: list[Seen] = []
    noted = next((each for each in in_order if each.message_id == game.message_id), None)
    latest, kept, turns = 0, set[tuple[int, str]](), {game.message_id, after}
    for each in in_order:
        if each.message_id == game.message_id:
            latest = each.version
        elif each.part not in APART:
            turns.add(each.message_id)
            is_double = noted is not None and each.version == noted.version
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
    """A game in whose channels strays may appear after a message, since a moment in seconds."""

    after: int
    since: float
    looks: int = 0

    def is_due(self, now: float) -> bool:
        """Return whether it is to be looked now; also if the clock was set back."""
        return not self.since <= now < self.since + LOOKS[self.looks]


class StraySearch:
    """Finds messages that appeared late, and removes them, or their buttons."""

    def __init__(self, connection: Connection, clock: Callable[[], float]) -> None:
        self._connection = connection
        self._clock = clock
        self._searches: dict[int, _Search] = {}

    def expect(self, game: Game) -> None:
        """Look for strays of a game in a while: posts whose fate isn't known came after its message."""
        former = self._searches.get(game.id)
        after = game.message_id or 0
        self._searches[game.id] = _Search(min(after, former.after) if former else after, self._clock())

    def forget(self, game_id: int) -> None:
        """Don't look for strays of a game any more."""
        self._searches.pop(game_id, None)

    def due(self) -> list[int]:
        """Return the games whose channels are to be looked into now."""
        now = self._clock()
        return [game_id for game_id, search in self._searches.items() if search.is_due(now)]

    async def seen_around(self, game: Game) -> list[Seen]:
        """Return the messages in the channels of a game that may be strays, or show which are.

        Raise what a request to Discord fails with.
        """
        after = self._searches[game.id].after if game.id in self._searches else 0
        places = dict.fromkeys((game.channel_id, game.home))
        seen: list[Seen] = []
        for place in places:
            async for message in self._connection.channel(game.guild_id, place).history(limit=LOOK_BACK):
                if message.id < after:
                    break
                if message.author.id == self._connection.user_id:
                    seen += seen_in(message, game.id)
        return seen

    def among(self, game: Game, seen: Sequence[Seen]) -> Strays:
        """Return which of the messages that were seen are strays, and look once less."""
        search = self._searches.get(game.id)
        if search is None or game.shown_version < game.version:
            return Strays()
        search.looks += 1
        if search.looks == len(LOOKS):
            self.forget(game.id)
        return strays_among(game, seen, search.after)

    async def remove(self, game: Game, strays: Strays, card: Post) -> None:
        """Delete messages, or remove their buttons; what fails is left as it is."""
        for stray in strays.deleted:
            log.info("Game %d: message %d is a stray and goes", game.id, stray.message_id)
            await delete(self._connection.channel(game.guild_id, stray.channel_id), stray.message_id)
        for stray in strays.retired:
            log.info("Game %d: message %d still has its buttons, which go", game.id, stray.message_id)
            channel = self._connection.channel(game.guild_id, stray.channel_id)
            await retire({stray.message_id: card if stray.is_lobby else None}, channel, channel)
