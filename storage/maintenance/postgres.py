"""Maintenance of a database on a server, through one connection."""

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Self

from storage.drivers.postgres.address import Address, parse
from storage.drivers.postgres.errors import DRIVER_ERRORS, explain, unusable
from storage.drivers.postgres.pool import connect, numbered
from storage.drivers.postgres.setup import (
    SCHEMA_TABLE,
    SETTING_REFUSED,
    known_migrations,
    migrate,
    require_finished,
    require_known,
    tables_in,
)
from storage.maintenance.reader import EmptyDatabase
from storage.maintenance.tables import ColumnKind, DatabaseTable, TableRow, upsert

if TYPE_CHECKING:
    from typing import TypeAlias

    import asyncpg

    _Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

_SESSION: Final = {
    "application_name": "azul storage",
    "statement_timeout": "0",  # nobody waits for an answer
    "idle_in_transaction_session_timeout": "0",
}
_CONNECTED: Final = """
SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'azul'
"""
_LISTED: Final = """
SELECT count(*) FROM processes WHERE expires_at > EXTRACT(EPOCH FROM clock_timestamp()) * 1000
"""
"""Counts the processes with a recent heartbeat, in case a pooler hides their connections."""
_LAST_ID: Final = "SELECT last_value, is_called FROM {}"


class PostgresMaintenance:
    """An open database on a server: the `MaintenanceDatabase` of PostgreSQL."""

    def __init__(self, db: "_Connection", address: Address) -> None:
        """Use `open` instead."""
        self.name = address.name
        self.schema = 0
        self._db = db

    @classmethod
    async def open(
        cls, url: str, *, exclusive: bool = False, new: bool = False, may_be_older: bool = False
    ) -> Self:
        """Connect to the database at `url`. With `new`, create its tables if there are none.

        With `exclusive`, no bot may use it. Raise `StorageError` if one does, or if it isn't a database of
        games with the newest schema; `may_be_older` allows others.
        """
        address = parse(url)
        try:
            db = await _connected(address)
        except (*DRIVER_ERRORS, ValueError) as error:  # such as a port that is no number
            raise explain(address.name, error) from error
        whole = cls(db, address)
        try:
            with whole._explained():
                await whole._prepare(new=new, may_be_older=may_be_older)
                if exclusive:
                    await whole._require_no_bot()
        except BaseException:
            await whole.close()
            raise
        return whole

    async def _prepare(self, *, new: bool, may_be_older: bool) -> None:
        if new:
            await migrate(self._db, self.name, may_be_unfinished=True)
        else:
            tables = await tables_in(self._db)
            if SCHEMA_TABLE not in tables:
                raise EmptyDatabase(
                    str(unusable(self.name, "no bot has ever used it: it has no tables of ours"))
                )
            await require_finished(self._db, self.name, tables)
        version = await self._db.fetchval("SELECT version FROM azul_schema")
        newest = known_migrations()[-1].number
        require_known(self.name, version)
        self.schema = int(version)
        if version < newest and not may_be_older:
            raise unusable(
                self.name,
                f"an older version of this program has written it (schema {version}, this one needs "
                f"{newest}); run python -m bot upgrade first",
            )

    async def _require_no_bot(self) -> None:
        lists_bots = "processes" in await tables_in(self._db)  # the first schema on servers had no such table
        if await self._db.fetchval(_CONNECTED) or (lists_bots and await self._db.fetchval(_LISTED)):
            raise unusable(self.name, "it is in use by a bot; stop that first")

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[TableRow]:
        """Return the rows of a statement; booleans are 1 or 0."""
        with self._explained():
            rows = await self._db.fetch(numbered(statement), *parameters)
        return [tuple(int(value) if isinstance(value, bool) else value for value in row) for row in rows]

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        """Run the body in a read-only transaction, in which all reads see the same snapshot."""
        with self._explained():
            transaction = self._db.transaction(isolation="repeatable_read", readonly=True)
            await transaction.start()
        try:
            yield
        finally:
            with self._explained():
                await transaction.rollback()

    async def store(self, table: DatabaseTable, rows: Iterable[TableRow]) -> None:
        """Insert or replace rows by their keys, in one transaction."""
        kinds = [column.kind for column in table.columns]
        values = [
            [
                bool(value) if kind is ColumnKind.TRUTH else value
                for kind, value in zip(kinds, row, strict=True)
            ]
            for row in rows
        ]
        with self._explained():
            await self._db.executemany(numbered(upsert(table)), values)  # one transaction by itself

    async def tables(self) -> list[str]:
        """Return the names of all tables."""
        with self._explained():
            return await tables_in(self._db)

    async def last_id(self, table: DatabaseTable) -> int:
        """Return the highest id that a table has ever assigned, 0 if none."""
        ((last, is_called),) = await self.fetch(_LAST_ID.format(await self._sequence(table)))
        return int(last or 0) if is_called else 0

    async def set_last_id(self, table: DatabaseTable, last: int) -> None:
        """Make a table assign only ids above `last` from now on."""
        name = await self._sequence(table)
        await self.fetch("SELECT setval(?::text::regclass, ?, ?)", (name, max(last, 1), last > 0))

    async def faults(self) -> list[str]:
        """Return nothing: a server checks its files and references itself."""
        return []

    async def close(self) -> None:
        """Disconnect."""
        with self._explained():
            await self._db.close(timeout=5)

    async def _sequence(self, table: DatabaseTable) -> str:
        ((name,),) = await self.fetch("SELECT pg_get_serial_sequence(?, ?)", (table.name, table.key[0]))
        return str(name)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except DRIVER_ERRORS as error:
            raise explain(self.name, error) from error


async def _connected(address: Address) -> "_Connection":
    session = {**address.session, **_SESSION}
    try:
        return await connect(replace(address, session=session))
    except SETTING_REFUSED:
        return await connect(replace(address, session={}))
