"""A database of games on a server, through asyncpg."""

import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import lru_cache
from typing import Final, Self, TypeVar

import asyncpg

from storage.database import Database, Transaction
from storage.drivers.postgres.address import Address, parse
from storage.drivers.postgres.errors import DRIVER_ERRORS, OutcomeUnknown, damaged, explain, unusable
from storage.drivers.postgres.pool import (
    CLOSE_SECONDS,
    Pool,
    PostgresConnection,
    PostgresTransaction,
    connect,
)
from storage.drivers.postgres.setup import prepare
from storage.games import UPDATE_IF_NEVER_AWAY, event_parameters, update_parameters
from storage.privacy import CONCERNS, ONLY_IN_FILES
from storage.records import (
    ChannelOccupied,
    Commit,
    DamagedRecord,
    GamePlacement,
    NewGame,
    StorageError,
    StoredGame,
    VersionConflict,
)
from storage.store import Store

_Result = TypeVar("_Result")

log = logging.getLogger(__name__)

_ONE_OPEN: Final = "games_one_open_in_channel"


class PostgresDatabase(Database):
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
        except (*DRIVER_ERRORS, ValueError) as error:  # such as a port that is no number
            raise explain(address.name, error) from error
        return cls(address)

    async def check(self) -> None:
        """Raise `StorageError` if the server can't be reached, or can only be read."""
        ((read_only,),) = await self._read("the database", "SHOW transaction_read_only")
        if read_only == "on":
            self._pool.close_idle()
            raise explain(
                self._address.name, asyncpg.ReadOnlySQLTransactionError("transaction_read_only is on")
            )

    async def size(self) -> int:
        """Return how many bytes the database takes on the server."""
        ((size,),) = await self._read("the database", "SELECT pg_database_size(current_database())")
        return int(size)

    async def close(self) -> None:
        """Finish operations in progress and close the connections. Closing again does nothing."""
        self._closed = True
        await self._pool.close()

    async def purge_deleted(self, *, thoroughly: bool = False) -> None:
        """With `thoroughly`, run VACUUM; otherwise do nothing, as the server vacuums by itself in time.

        Later rows overwrite the deleted ones; docs/postgresql.md says what remains until then.
        """
        if not thoroughly:
            return
        async with self._connection_without_timeouts("the database") as db:
            with suppress(asyncpg.FeatureNotSupportedError, asyncpg.PostgresSyntaxError):  # other engines
                await db.execute(f"VACUUM {', '.join(CONCERNS.keys() - ONLY_IN_FILES)}")

    async def _read(self, what: str, statement: str, *parameters: object) -> list[asyncpg.Record]:
        self._require_open()
        with self._explained(what):
            return await self._pool.fetch(statement, parameters)

    async def _write(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        self._require_open()
        with self._explained(what):
            written = await self._pool.write(work, serializable=serializable)
        log.debug("Stored: %s", what)
        return written

    async def _write_without_timeout(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]]
    ) -> _Result:
        async with self._connection_without_timeouts(what) as db, db.transaction():
            return await work(PostgresTransaction(db))

    @asynccontextmanager
    async def _connection_without_timeouts(self, what: str) -> AsyncIterator[PostgresConnection]:
        """Open a separate connection on which only waiting for locks times out."""
        self._require_open()
        session = dict(self._address.session)
        if session:  # else the server or a pooler takes no settings
            session |= {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}
        with self._explained(what):
            db = await connect(replace(self._address, session=session))
            try:
                yield db
            finally:
                await db.close(timeout=CLOSE_SECONDS)

    async def _execute(self, what: str, statement: str, *parameters: object) -> None:
        self._require_open()
        with self._explained(what):
            await self._pool.execute(statement, parameters)

    async def _write_at_once(self, what: str, statement: str, *parameters: object) -> list[asyncpg.Record]:
        """Run a statement as a whole transaction and return its rows; raise what `_write` does."""
        self._require_open()
        try:
            return await self._pool.write_at_once(statement, parameters)
        except DRIVER_ERRORS as error:
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
        except DRIVER_ERRORS as error:
            raise self._reason(error, what) from error

    def _reason(self, error: Exception, what: str) -> StorageError | ChannelOccupied:
        if isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == _ONE_OPEN:
            return ChannelOccupied("the channel already has an open game")
        return explain(self._address.name, error, what)


_EVENT_ROW: Final = "(?::BIGINT, ?::BIGINT, ?::BIGINT, ?::TEXT)"

# JSON functions differ between engines, and fail if one text is damaged, so this searches the text.
_SELECT_SETTINGS: Final = """
SELECT user_id, settings FROM people WHERE user_id > ? AND settings LIKE ? ORDER BY user_id LIMIT ?
"""
_PAGE: Final = 1_000


class PostgresStore(PostgresDatabase, Store):
    """A `Store` on a server. Many tasks may call it at once, and many processes."""

    async def create(self, new: NewGame) -> StoredGame:
        """Store a new open game; see `Store.create`."""
        try:
            return await super().create(new)
        except OutcomeUnknown:
            game = await self.load_latest(new.channel_id)
            if game is None or (game.snapshot, game.created_at) != (new.snapshot, new.at):
                raise
            return game

    async def commit(self, commit: Commit) -> GamePlacement:
        """Append to a game's log and replace its snapshot; see `Store.commit`."""
        try:
            return await self._commit(commit)
        except OutcomeUnknown:
            pass
        try:
            return await self._commit(commit)  # raises if the first one succeeded
        except VersionConflict:
            own = [(body, commit.at) for body in commit.events]
            log = await self.events(commit.game_id, commit.version)
            game = await self.load(commit.game_id)
            if game is None or [(event.body, event.at) for event in log[: len(own)]] != own:
                raise
            return game.placement

    async def _commit(self, commit: Commit) -> GamePlacement:
        if commit.seats is None and not commit.ended_plans and not commit.named:
            statement = update_and_append(len(commit.events))
            parameters = (*update_parameters(commit), *event_parameters(commit))
            for row in await self._write_at_once(f"game {commit.game_id}", statement, *parameters):
                return GamePlacement(*row)
        return await super().commit(commit)

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        """Return what people have chosen for one of their settings; see `Store.chosen_by_people`."""
        chosen: dict[int, str] = {}
        after, like = -(2**63), f'%"{setting}"%'
        while len(chosen) < limit:
            rows = await self._read("people's records", _SELECT_SETTINGS, after, like, _PAGE)
            for user_id, settings in rows:
                choice = _choice(settings, setting)
                if choice and len(chosen) < limit:
                    chosen[user_id] = choice
            if len(rows) < _PAGE:
                break
            after = rows[-1]["user_id"]
        return chosen


@lru_cache(maxsize=64)
def update_and_append(count: int) -> str:
    """Return the statement that commits `count` events, in one round trip instead of four.

    Most commits need no more. It writes and returns nothing if `UPDATE_IF_NEVER_AWAY` finds no row.
    """
    return f"""
WITH moved AS ({UPDATE_IF_NEVER_AWAY}), appended AS (
    INSERT INTO events (game_id, version, at, body)
    SELECT line.* FROM moved, (VALUES {", ".join([_EVENT_ROW] * count)}) AS line
)
SELECT * FROM moved
"""  # noqa: S608 - constants and question marks


def _choice(settings: str, setting: str) -> str:
    try:
        choices = json.loads(settings)
    except ValueError:  # damaged, which is reported when the person is loaded
        return ""
    choice = choices.get(setting) if isinstance(choices, dict) else None
    return "" if choice is None else str(choice)
