"""Games in PostgreSQL, or in what speaks its protocol, through asyncpg."""

from storage.postgres.leases import PostgresLeases
from storage.postgres.store import PostgresStore

__all__ = ["PostgresLeases", "PostgresStore"]
