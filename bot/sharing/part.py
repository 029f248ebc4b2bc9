"""What of the work on a database is this process's."""

from collections.abc import Callable
from typing import Protocol

from storage.share import EVERYTHING, NOTHING, Lease, Share


class Part(Protocol):
    """The part of the work that is this process's, if several share a database; all of it otherwise.

    It changes at any time: what was found for it may be another process's when its turn comes.
    """

    @property
    def is_alone(self) -> bool:
        """Whether there are never other processes."""
        ...

    @property
    def is_running(self) -> bool:
        """Whether it is looked at what belongs to it."""
        ...

    @property
    def shown(self) -> Share:
        """The servers whose games this process shows."""
        ...

    @property
    def known(self) -> Share:
        """Those of them that it knows: whether the bot is still there, and in which channels."""
        ...

    @property
    def reachable(self) -> Share:
        """Those of them whose people can reach it: time passes for their games."""
        ...

    def runs(self, guild_id: int) -> bool:
        """Return whether this process shows a server's games."""
        ...

    def knows(self, guild_id: int) -> bool:
        """Return whether this process can say that the bot isn't in a server, or that a channel is gone."""
        ...

    def holds(self, guild_id: int) -> bool:
        """Return whether what is done about a server is surely this process's at the moment."""
        ...

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return whether this process answers what people ask in one of some servers, 0 for none at all.

        It came on a `session`, as far as that is known. Wait if another process may be the one that answers.
        """
        ...

    def right_to(self, guild_id: int) -> Lease | None:
        """Return the lease by which something is noted about a server, None if none is needed."""
        ...


class Alone:
    """Runs all shards, always; see `Part` for what the methods mean where there are other processes."""

    is_alone = True
    is_running = True

    def __init__(self, is_connected: Callable[[], bool]) -> None:
        self._is_connected = is_connected

    @property
    def shown(self) -> Share:
        """All servers."""
        return EVERYTHING

    @property
    def known(self) -> Share:
        """All servers."""
        return EVERYTHING

    @property
    def reachable(self) -> Share:
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

    def holds(self, guild_id: int) -> bool:
        """Return True."""
        del guild_id
        return True

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return True."""
        del interaction_id, guild_ids, session
        return True

    def right_to(self, guild_id: int) -> Lease | None:
        """Return None: no lease is needed."""
        del guild_id
        return None
