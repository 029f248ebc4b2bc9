"""What of the work on a database is this process's."""

from typing import Protocol

from storage.shards import Lease, Share


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

    def may_answer(self, *guild_ids: int) -> bool:
        """Return whether this process answers what people ask in one of some servers, 0 for none at all."""
        ...

    def right_to(self, guild_id: int) -> Lease | None:
        """Return the lease by which something is noted about a server, None if none is needed."""
        ...
