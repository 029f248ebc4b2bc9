"""Games in PostgreSQL, or a database that speaks its protocol, through asyncpg."""

from storage.drivers.postgres.leases import PostgresLeases
from storage.drivers.postgres.store import PostgresStore

__all__ = ["PostgresLeases", "PostgresStore"]
