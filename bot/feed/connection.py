"""How games reach Discord."""

from typing import Protocol

import discord

from bot.cluster.scope import ShardScope
from bot.words.phrases import Phrases
from engine import Person


class Connection(Protocol):
    """What showing games needs of the bot's connection to Discord."""

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        """Return where to post."""
        ...

    def active_thread(self, thread_id: int) -> discord.Thread | None:
        """Return a thread that isn't archived, None if it isn't in the cache."""
        ...

    async def thread(self, thread_id: int) -> discord.Thread | None:
        """Return a thread, in the cache or not; None if it is something else.

        Raise what a request to Discord fails with.
        """
        ...

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        """Return the words of a language, or of the one that the server has in Discord if that is ""."""
        ...

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        """Return the words of a person's language; those of a table, as above, if it isn't known."""
        ...

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel or thread is there as far as is known: archived threads aren't."""
        ...

    def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server as far as is known, whether that is available or not."""
        ...

    async def learn(self, guild_id: int) -> None:
        """Find out which language a server has in Discord, unless that is known.

        Raise what a request to Discord fails with.
        """
        ...

    async def direct(self, user_id: int) -> discord.DMChannel:
        """Return where to write to a person alone."""
        ...

    @property
    def shard_scope(self) -> ShardScope:
        """What of the work is this process's."""
        ...

    @property
    def user_id(self) -> int:
        """The bot's own id."""
        ...
