"""Shows channels what was committed: at once, and after a crash or an outage, once.

The database says how far each channel has been shown its game. Whatever lies between that and what is
committed is shown by the same code, whether a moment or a restart has passed since.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Final, Protocol
from weakref import WeakValueDictionary

import discord

from bot.messages.attaching import attached
from bot.messages.lobby_card import lobby_buttons, lobby_text
from bot.messages.pictures import lobby_picture
from bot.messages.posts import Post, posts_since
from bot.ui.buttons import Press, view_of
from bot.ui.drawing import Pictures
from bot.ui.outages import OUTAGES
from bot.words.phrases import Phrases
from engine import Begun, Game, Tables
from storage.base import StorageError

log = logging.getLogger(__name__)

LOOK_BACK: Final = 100
"""How many messages back a message is searched of which it isn't known whether it was sent."""
FIRST_WAIT: Final = 15.0
LONGEST_WAIT: Final = 3600.0
"""Seconds until a channel that could not be shown something is tried again: from the first to the longest."""
MOST_AT_ONCE: Final = 200
_UNKNOWN_CHANNEL: Final = 10003
_FILE_NAME: Final = re.compile(r"azul-(\d+)-(\d+)-([a-z]+)\.png")


class Surroundings(Protocol):
    """What the presenter needs of the bot."""

    def channel(self, guild_id: int, channel_id: int) -> discord.abc.Messageable:
        """Return where to post."""
        ...

    def public_phrases(self, guild_id: int) -> Phrases:
        """Return the words of a server's language."""
        ...

    @property
    def user_id(self) -> int:
        """The bot's own id."""
        ...


@dataclass(frozen=True, slots=True)
class _Sent:
    """A message about a game that was found in its channel."""

    version: int
    part: str
    message_id: int


class Presenter:
    """Shows games to their channels, one game at a time each."""

    def __init__(
        self, tables: Tables, pictures: Pictures, surroundings: Surroundings, clock: Callable[[], float]
    ) -> None:
        self._tables = tables
        self._pictures = pictures
        self._surroundings = surroundings
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._uncertain: set[int] = set()
        self._waiting: dict[int, tuple[float, float]] = {}

    async def recall(self) -> None:
        """Note which games a former process may or may not have shown. Call before anything is presented."""
        self._uncertain |= set(await self._tables.unshown(limit=1_000_000))

    async def present_waiting(self) -> None:
        """Show whatever has not been shown yet and whose time to be tried has come."""
        for game_id in await self._tables.unshown(limit=MOST_AT_ONCE + len(self._waiting)):
            due, _ = self._waiting.get(game_id, (0.0, 0.0))
            if due > self._clock():
                continue
            await self.present(game_id)

    async def present(self, game_id: int, *, again: bool = False) -> bool:
        """Show a game's channel what it has not seen; with `again` also how things stand if it has.

        Returns whether the channel now has seen everything; if not, it will be tried again later.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            try:
                game = await self._tables.get(game_id)
                if again and game.shown_version == game.version:
                    game = replace(game, shown_version=game.version - 1, message_id=None)
                if game.shown_version < game.version:
                    await self._show_or_give_up(game, even_private=again)
            except (*OUTAGES, StorageError) as error:
                return self._later(game_id, error)
            except Exception as error:
                # A mistake about one game: what was asked for is done, and the others are not kept waiting.
                log.exception("Game %d could not be put in words or pictures", game_id)
                return self._later(game_id, error)
            self._waiting.pop(game_id, None)
            return True

    def _later(self, game_id: int, error: Exception) -> bool:
        _, wait = self._waiting.get(game_id, (0.0, FIRST_WAIT / 2))
        wait = min(2 * wait, LONGEST_WAIT)
        self._waiting[game_id] = (self._clock() + wait, wait)
        log.warning("Game %d could not be shown, next try in %.0f s: %s", game_id, wait, error)
        return False

    async def _show_or_give_up(self, game: Game, *, even_private: bool) -> None:
        """Show a game; one whose channel is gone counts as shown."""
        try:
            await self._show_surely(game, even_private=even_private)
        except discord.NotFound as error:
            if error.code != _UNKNOWN_CHANNEL:
                raise
            log.info("Game %d: its channel is gone", game.id)
            await self._tables.mark_shown(game.id, game.version, None)

    async def _show_surely(self, game: Game, *, even_private: bool) -> None:
        """Show a game; remember it if nobody can know afterwards what arrived."""
        search = game.id in self._uncertain
        try:
            await self._show(game, search=search, even_private=even_private)
        except discord.Forbidden:
            raise
        except BaseException:
            self._uncertain.add(game.id)
            raise
        self._uncertain.discard(game.id)

    async def _show(self, game: Game, *, search: bool, even_private: bool) -> None:
        channel = self._surroundings.channel(game.guild_id, game.channel_id)
        phrases = self._surroundings.public_phrases(game.guild_id).at(game.table)
        sent = [message async for message in self._sent(channel, game)] if search else []
        if game.table.state is None:
            await self._show_lobby(channel, phrases, game, sent)
            return
        entries = await self._tables.entries_since(game, game.shown_version)
        news = [message for message in sent if message.part not in {"round", "lobby"}]
        newest = max(news, key=lambda message: message.version, default=None)
        shown = max(game.shown_version, newest.version if newest else 0)
        posts: list[Post] = []
        if unseen := [entry for entry in entries if entry.version > shown]:
            arrived = {(message.version, message.part) for message in sent}
            taken = await self._tables.last_take(game)
            posts = [
                post
                for post in posts_since(phrases, game.id, unseen, taken, even_private=even_private)
                if (post.version, post.part) not in arrived
            ]
        message_id = newest.message_id if newest else game.message_id
        began = any(isinstance(each.event, Begun) and each.version > game.shown_version for each in entries)
        replaced: dict[int, str | None] = {}
        if message_id and posts:
            replaced[message_id] = None
        if game.message_id and (posts or newest):
            replaced[game.message_id] = None
        lobby_id = game.message_id or next((each.message_id for each in sent if each.part == "lobby"), None)
        if began and lobby_id:
            replaced[lobby_id] = lobby_text(phrases, game.table)
        _, sent_id = await asyncio.gather(
            self._retire(channel, replaced), self._send_all(channel, game.id, posts)
        )
        await self._tables.mark_shown(game.id, game.version, sent_id or message_id)

    async def _show_lobby(
        self, channel: discord.abc.Messageable, phrases: Phrases, game: Game, sent: list[_Sent]
    ) -> None:
        view = view_of(lobby_buttons(phrases.words, game.id, game.table))
        quiet = discord.AllowedMentions.none()
        content, files = await self._lobby_card(phrases, game)
        message_id = game.message_id or next((message.message_id for message in sent), None)
        if message_id is not None:
            try:
                old = _partial_message(channel, message_id)
                await old.edit(content=content, view=view, attachments=files, allowed_mentions=quiet)
            except discord.HTTPException as error:
                if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                    raise  # the message is there still: another one beside it would confuse
                # Deleted, or too old to be edited once more: a new message takes its place.
                log.info("Game %d: its lobby message can't be edited: %s", game.id, error)
                message_id = None
                content, files = await self._lobby_card(phrases, game)  # a file can't be sent twice
        if message_id is None:
            nonce = f"{game.id}.{game.version}.lobby"
            message = await channel.send(content, files=files, view=view, allowed_mentions=quiet, nonce=nonce)
            message_id = message.id
        await self._tables.mark_shown(game.id, game.version, message_id)

    async def _lobby_card(self, phrases: Phrases, game: Game) -> tuple[str, list[discord.File]]:
        """Return the text and picture of a table that waits for players; no picture of a closed one."""
        text = lobby_text(phrases, game.table)
        if not game.table.is_open:
            return text, []
        name = f"azul-{game.id}-{game.version}-lobby.png"
        return await attached(self._pictures, text, lobby_picture(phrases, game.table), name)

    async def _retire(self, channel: discord.abc.Messageable, replaced: Mapping[int, str | None]) -> None:
        """Take the buttons off messages that are no longer the newest; a lobby is given a new text too."""
        for message_id, content in replaced.items():
            message = _partial_message(channel, message_id)
            try:
                if content is None:
                    await message.edit(view=None)
                else:
                    await message.edit(content=content, attachments=[], view=None)
            except OUTAGES as error:
                # Too old or gone: its buttons answer all the same.
                log.info("The buttons of message %d stay: %s", message_id, error)

    async def _send_all(
        self, channel: discord.abc.Messageable, game_id: int, posts: list[Post]
    ) -> int | None:
        """Send messages in order and return the id of the last."""
        message_id = None
        for post in posts:
            name = f"azul-{game_id}-{post.version}-{post.part}.png"
            content, files = await attached(self._pictures, post.text, post.picture, name, findable=True)
            message = await channel.send(
                content,
                files=files,
                view=view_of(post.buttons) if post.buttons else discord.utils.MISSING,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(user) for user in post.pings]
                ),
                nonce=f"{game_id}.{post.version}.{post.part}",
                silent=post.silent,
            )
            message_id = message.id
        return message_id

    async def _sent(self, channel: discord.abc.Messageable, game: Game) -> AsyncIterator[_Sent]:
        """Yield the messages about a game that are in its channel, after the one that is known of."""
        async for message in channel.history(limit=LOOK_BACK):
            if game.message_id is not None and message.id <= game.message_id:
                return
            if message.author.id != self._surroundings.user_id:
                continue
            last_line = message.content.rpartition("\n")[2]
            for name in (*(file.filename for file in message.attachments), last_line.removeprefix("-# ")):
                match = _FILE_NAME.fullmatch(name)
                if match and int(match[1]) == game.id:
                    yield _Sent(int(match[2]), match[3], message.id)
            if Press("join", game.id).custom_id in _custom_ids(message):
                yield _Sent(0, "lobby", message.id)


def _custom_ids(message: discord.Message) -> set[str | None]:
    return {
        item.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
        if isinstance(item, discord.Button)
    }


def _partial_message(channel: discord.abc.Messageable, message_id: int) -> discord.PartialMessage:
    """Return a message to be edited without fetching it first."""
    if not isinstance(channel, discord.PartialMessageable | discord.TextChannel | discord.Thread):
        raise TypeError(f"{type(channel).__name__} is no channel for a game")
    return channel.get_partial_message(message_id)
