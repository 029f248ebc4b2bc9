"""What is done about a shard when it is taken over, when it is given back, and while it is run."""

from typing import Protocol

from storage.share import Share


class Work(Protocol):
    """What a process does about the shards that it runs."""

    async def recall(self, share: Share) -> bool:
        """Find out what an earlier holder may have done unnoted; return False if that isn't possible yet."""
        ...

    async def open(self, shard: int) -> None:
        """Open a shard's session at Discord's gateway."""
        ...

    def catch_up(self) -> None:
        """See to what became of servers whose shard's session was open before the shard was run."""
        ...

    async def settle(self, share: Share) -> None:
        """Wait until nothing is being posted about a share any more."""
        ...

    async def close(self, shard: int) -> None:
        """Close a shard's session, if there is one."""
        ...

    def is_ready(self, shard: int) -> bool:
        """Return whether it is known which servers belong to a shard, and what they look like."""
        ...

    def is_connected(self, shard: int) -> bool:
        """Return whether a shard's session is open."""
        ...

    def is_heard(self) -> bool:
        """Return whether anything is heard of Discord's gateway, as far as it was listened to."""
        ...

    async def listen(self) -> bool:
        """Return whether Discord's gateway can be reached, without opening a session."""
        ...
