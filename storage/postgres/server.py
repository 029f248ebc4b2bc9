"""A database on a server: statements and transactions on it, and its errors in the operator's words."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final, Self, TypeVar

import asyncpg

from storage.base import ChannelOccupied, DamagedRecord, StorageError
from storage.database import Connection, Database
from storage.postgres.address import Address, parse
from storage.postgres.connections import CLOSE_SECONDS, connect
from storage.postgres.faults import FAULTS, damaged, explain, unusable
from storage.postgres.opening import prepare
from storage.postgres.pool import Pool
from storage.privacy.columns import CONCERNS, ONLY_IN_FILES

_Result = TypeVar("_Result")

log = logging.getLogger(__name__)

_ONE_OPEN: Final = "games_one_open_in_channel"


class Server(Database):
    """A database of games on a server. Many tasks and processes may use it at once."""

    def __init__(self, address: Address) -> None:
        """Use `open` instead."""
        self._address = address
        self._pool = Pool(address)
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at `url`, creating its tables or migrating them as needed.

        Raise `StorageError` if it can't be reached, or isn't and can't become a writable database of games.
        """
        address = parse(url)
        try:
            address = await prepare(address)
        except (*FAULTS, ValueError) as error:  # such as a port that is no number
            raise explain(address.name, error) from error
        return cls(address)

    async def check(self) -> None:
        """Raise `StorageError` if the server can't be reached, or can only be read."""
        ((read_only,),) = await self._read("the database", "SHOW transaction_read_only")
        if read_only == "on":
            raise explain(
                self._address.name, asyncpg.ReadOnlySQLTransactionError("transaction_read_only is on")
            )

    async def close(self) -> None:
        """Finish what is in progress and close the connections. Closing again does nothing."""
        self._closed = True
        await self._pool.close()

    async def wipe(self, *, thoroughly: bool = False) -> None:
        """Let the server use the space of deleted rows again, if that is to be done `thoroughly`.

        It does so by itself in time. Other rows overwrite them then; docs/postgresql.md says what is left.
        """
        if not thoroughly:
            return
        self._require_open()
        patient = replace(self._address, session={**self._address.session, "statement_timeout": "0"})
        with self._explained("the database"):
            db = await connect(patient if self._address.session else self._address)
            try:
                with suppress(asyncpg.FeatureNotSupportedError, asyncpg.PostgresSyntaxError):  # other engines
                    await db.execute(f"VACUUM {', '.join(CONCERNS.keys() - ONLY_IN_FILES)}")
            finally:
                await db.close(timeout=CLOSE_SECONDS)

    async def _read(self, what: str, statement: str, *parameters: object) -> list[asyncpg.Record]:
        self._require_open()
        with self._explained(what):
            return await self._pool.fetch(statement, parameters)

    async def _write(
        self, what: str, work: Callable[[Connection], Awaitable[_Result]], *, serially: bool = False
    ) -> _Result:
        self._require_open()
        with self._explained(what):
            written = await self._pool.write(work, serially=serially)
        log.debug("Stored: %s", what)
        return written

    async def _execute(self, what: str, statement: str, *parameters: object) -> None:
        self._require_open()
        with self._explained(what):
            await self._pool.execute(statement, parameters)

    async def _write_at_once(self, what: str, statement: str, *parameters: object) -> list[asyncpg.Record]:
        """Return the rows of a statement that is a whole transaction; as `_write` otherwise."""
        self._require_open()
        try:
            return await self._pool.write_at_once(statement, parameters)
        except FAULTS as error:
            raise self._reason(error, what) from error

    def _damaged(self, what: str, reason: str) -> DamagedRecord:
        return damaged(self._address.name, what, reason)

    def _require_open(self) -> None:
        if self._closed:
            raise unusable(self._address.name, "it has been closed")

    @contextmanager
    def _explained(self, what: str) -> Iterator[None]:
        try:
            yield
        except FAULTS as error:
            raise self._reason(error, what) from error

    def _reason(self, error: Exception, what: str) -> StorageError | ChannelOccupied:
        if isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == _ONE_OPEN:
            return ChannelOccupied("the channel already has an open game")
        return explain(self._address.name, error, what)
