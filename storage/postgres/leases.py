"""Leases on a server."""

from typing import Self

from storage.leases.storing import Leasing
from storage.postgres.server import Server


class PostgresLeases(Server, Leasing):
    """The `Leases` of a database, on connections of their own: games that wait for one don't hold them up."""

    now = "CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)"

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect to the database at `url`; see `Server.open`."""
        return await super().open(f"{url}{'&' if '?' in url else '?'}pool=2")
