"""The servers that this process is responsible for, of all those in a database."""

from collections.abc import Callable
from typing import Protocol

from storage.shards import EVERYTHING, NOTHING, Lease, ShardSet


class ShardScope(Protocol):
    """The servers that this process is responsible for, if several processes share a database; all otherwise.

    This may change at any time: a server may belong to another process by the time it is attended to.
    """

    @property
    def is_alone(self) -> bool:
        """Whether there are never other processes."""
        ...

    @property
    def is_running(self) -> bool:
        """Whether the scope is being kept up to date."""
        ...

    @property
    def shown(self) -> ShardSet:
        """The servers whose games this process shows."""
        ...

    @property
    def known(self) -> ShardSet:
        """Those of them whose state is known: whether the bot is still in there, and which channels exist."""
        ...

    @property
    def reachable(self) -> ShardSet:
        """Those of them whose interactions reach this process: time passes for their games."""
        ...

    def runs(self, guild_id: int) -> bool:
        """Return whether this process shows a server's games."""
        ...

    def knows(self, guild_id: int) -> bool:
        """Return whether this process can tell that the bot has left a server, or a channel is gone."""
        ...

    def holds(self, guild_id: int, right: Lease | None) -> bool:
        """Return whether this process is certainly responsible for a server, still by this `right_to` it."""
        ...

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return whether this process answers an interaction in one of these servers, 0 for none.

        It came on a `session`, as far as that is known. Wait while another process may be the one to answer.
        """
        ...

    def right_to(self, guild_id: int) -> Lease | None:
        """Return the lease with which a server's data is written, None if none is needed."""
        ...


class SingleProcess:
    """Runs all shards, always; see `ShardScope` for what the methods mean where there are other processes."""

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
        """All servers while the connection to Discord is there."""
        return EVERYTHING if self._is_connected() else NOTHING

    def runs(self, guild_id: int) -> bool:
        """Return True."""
        del guild_id
        return True

    def knows(self, guild_id: int) -> bool:
        """Return True."""
        del guild_id
        return True

    def holds(self, guild_id: int, right: Lease | None) -> bool:
        """Return True."""
        del guild_id, right
        return True

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return True."""
        del interaction_id, guild_ids, session
        return True

    def right_to(self, guild_id: int) -> Lease | None:
        """Return None: no lease is needed."""
        del guild_id
        return None
