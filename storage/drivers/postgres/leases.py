"""Leases in PostgreSQL."""

from dataclasses import replace
from typing import Final, Self

from storage.drivers.postgres.address import Address
from storage.drivers.postgres.store import PostgresDatabase
from storage.leases import StoredLeases

_IDLE: Final = "idle_in_transaction_session_timeout"
_IDLE_MS: Final = 2_000


class PostgresLeases(PostgresDatabase, StoredLeases):
    """The `Leases` of a database, on connections of their own, so that they never queue behind games."""

    now = "CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)"

    def __init__(self, address: Address) -> None:
        """Use `open` instead. A session idle in a transaction is soon ended: all processes wait for it."""
        if _IDLE in address.session:
            address = replace(address, session={**address.session, _IDLE: str(_IDLE_MS)})
        super().__init__(address)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect to the database at `url`; see `PostgresDatabase.open`."""
        address, _, settings = url.partition("?")
        return await super().open(f"{address}?{settings}&pool=2" if settings else f"{address}?pool=2")
