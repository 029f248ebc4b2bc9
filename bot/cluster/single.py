"""A process that has the database to itself."""

from collections.abc import Callable

from storage.shards import EVERYTHING, NOTHING, Lease, Share


class Alone:
    """Runs all shards, always; see `Shards` for what the methods mean where there are other processes."""

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

    def may_answer(self, *guild_ids: int) -> bool:
        """Return True."""
        del guild_ids
        return True

    def right_to(self, guild_id: int) -> Lease | None:
        """Return None: no lease is needed."""
        del guild_id
        return None
