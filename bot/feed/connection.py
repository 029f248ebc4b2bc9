"""The part of the Discord client that the feed uses."""

from typing import Protocol

import discord

from bot.cluster.scope import ShardScope
from bot.words.phrases import Phrases
from engine import Person


class Connection(Protocol):
    """What the feed needs from the Discord client."""

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to post to; it needn't be cached."""
        ...

    def active_thread(self, thread_id: int) -> discord.Thread | None:
        """Return an active thread from the cache, or None."""
        ...

    async def thread(self, thread_id: int) -> discord.Thread | None:
        """Return a thread, fetching it if necessary; None if the id isn't a thread's.

        Raise the error of a failed request.
        """
        ...

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        """Return the phrases of a language; if it is "", of the server's locale in Discord."""
        ...

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        """Return the phrases of a person's language; if that is unknown, `public_phrases`."""
        ...

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Return whether the cache has a channel or active thread; True for a server of another process."""
        ...

    def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server, available or not; True for one of another process."""
        ...

    async def load_locale(self, guild_id: int) -> None:
        """Load a server's locale unless it is known. Raise the error of a failed request."""
        ...

    async def dm_channel(self, user_id: int) -> discord.DMChannel:
        """Return the channel for direct messages to a person."""
        ...

    @property
    def shard_scope(self) -> ShardScope:
        """The servers that this process is responsible for."""
        ...

    @property
    def user_id(self) -> int:
        """The bot's own user id."""
        ...
