"""Which servers in the database this process is responsible for."""

from collections.abc import Callable
from typing import Protocol

from storage.shards import EVERYTHING, NOTHING, Lease, ShardSet


class ShardScope(Protocol):
    """The servers this process is responsible for: all of them, unless several processes share the database.

    This may change at any time: by the time a server is attended to, it may be another process's.
    """

    @property
    def is_alone(self) -> bool:
        """Whether this process has the database to itself."""
        ...

    @property
    def is_running(self) -> bool:
        """Whether the scope is being kept up to date."""
        ...

    @property
    def shown(self) -> ShardSet:
        """The servers whose games this process posts about."""
        ...

    @property
    def known(self) -> ShardSet:
        """The `shown` servers whose state is known: whether the bot is in there, and which channels exist."""
        ...

    @property
    def reachable(self) -> ShardSet:
        """The `shown` servers whose interactions reach this process: only their games' clocks run."""
        ...

    def runs(self, guild_id: int) -> bool:
        """Return whether this process posts about the games of a server."""
        ...

    def knows(self, guild_id: int) -> bool:
        """Return whether this process can tell that the bot has left a server, or a channel is gone."""
        ...

    def holds(self, guild_id: int, lease: Lease | None) -> bool:
        """Return whether this process is certainly still responsible for a server, by the same lease."""
        ...

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return whether this process answers an interaction in one of these servers; 0 stands for no server.

        It was delivered by a gateway `session`, if known. Wait while it isn't clear which process answers.
        """
        ...

    def lease_for(self, guild_id: int) -> Lease | None:
        """Return the lease that guards writes of a server's data; None if none is needed."""
        ...


class SingleProcess:
    """The `ShardScope` of a process that has the database to itself: all servers, always."""

    is_alone = True
    is_running = True

    def __init__(self, is_connected: Callable[[], bool]) -> None:
        self._is_connected = is_connected

    @property
    def shown(self) -> ShardSet:
        """All servers."""
        return EVERYTHING

    @property
    def known(self) -> ShardSet:
        """All servers."""
        return EVERYTHING

    @property
    def reachable(self) -> ShardSet:
        """All servers while connected to Discord."""
        return EVERYTHING if self._is_connected() else NOTHING

    def runs(self, guild_id: int) -> bool:
        """Return True."""
        del guild_id
        return True

    def knows(self, guild_id: int) -> bool:
        """Return True."""
        del guild_id
        return True

    def holds(self, guild_id: int, lease: Lease | None) -> bool:
        """Return True."""
        del guild_id, lease
        return True

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return True."""
        del interaction_id, guild_ids, session
        return True

    def lease_for(self, guild_id: int) -> Lease | None:
        """Return None: no lease is needed."""
        del guild_id
        return None
