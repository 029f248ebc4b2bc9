"""The roll call of servers when a session is opened: it ends once Discord has told of all that it named.

And on which session an interaction came: that isn't in it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import discord
from discord.state import AutoShardedConnectionState

if TYPE_CHECKING:  # the library has these for checkers of types alone
    from discord.gateway import DiscordWebSocket
    from discord.types.gateway import InteractionCreateEvent, ReadyEvent
    from discord.types.guild import Guild

_Client_co = TypeVar("_Client_co", bound=discord.Client, covariant=True)

Admit = Callable[[Mapping[str, Any], int | None, Callable[[], None]], None]
"""Called with what Discord says that somebody asks for, on which session, and how the library takes it."""

A_MOMENT: Final = 0.001
"""Seconds in which the library takes in what has come already; with none at all it would lose a server."""


class RollCall(AutoShardedConnectionState[_Client_co]):
    """The library's record of servers, which knows whether one of them is still to come.

    The library itself always waits for another one, `guild_ready_timeout` seconds after the last. What people
    ask for is handed to `admit`, which lets the library take it.
    """

    _patience: float

    def __init__(self, *, admit: Admit = lambda _said, _session, serve: serve(), **options: Any) -> None:
        self._absent: set[int] = set()
        self.session: int | None = None
        """The session on which what is being dispatched has come, if it is an interaction."""
        self.connected: Callable[[DiscordWebSocket], None] = lambda _: None
        """Called with every connection to the gateway before it does anything."""
        self._admit = admit
        super().__init__(**options)

    @property
    def guild_ready_timeout(self) -> float:
        """Seconds that the library is to wait for another server."""
        return self._patience if self._absent else min(self._patience, A_MOMENT)

    @guild_ready_timeout.setter
    def guild_ready_timeout(self, seconds: float) -> None:
        self._patience = seconds

    def parse_ready(self, data: "ReadyEvent") -> None:
        """Note which servers a session has."""
        self._absent.update(int(guild["id"]) for guild in data["guilds"])
        super().parse_ready(data)

    def parse_interaction_create(self, data: "InteractionCreateEvent") -> None:
        """Take what somebody asks for, when it is their turn."""
        take = partial(super().parse_interaction_create, data)
        self._admit(cast("Mapping[str, Any]", data), self.session, take)

    def parse_guild_create(self, data: "Guild") -> None:
        """Note that Discord has told of a server."""
        self._absent.discard(int(data["id"]))
        super().parse_guild_create(data)

    def _update_references(self, ws: "DiscordWebSocket") -> None:
        """Note whose connection it is; the library calls this for each that is made."""
        super()._update_references(ws)

        def parse_interaction(data: Any) -> None:
            self.session = ws.shard_id
            try:
                self.parsers["INTERACTION_CREATE"](data)
            finally:
                self.session = None

        ws._discord_parsers = {**self.parsers, "INTERACTION_CREATE": parse_interaction}  # noqa: SLF001 - has no other way to say so
        self.connected(ws)
