"""Games in one SQLite file, through aiosqlite."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

from storage import sql
from storage.base import ChannelOccupied, StoredEvent, StoredGame, VersionConflict
from storage.faults import explain, unusable
from storage.migrating import writing
from storage.onehop import OneHop
from storage.opening import connect

_Result = TypeVar("_Result")


class SqliteStore:
    """The `GameStore` in a file. Every method is one transaction and one hop to the database thread.

    Calls may come from many tasks at once: the thread runs them one after another. A cancelled call has
    either happened whole or not at all.
    """

    def __init__(self, db: OneHop, path: Path) -> None:
        """Use `open` instead."""
        self._db = db
        self._path = path
        self._closed = False

    @classmethod
    async def open(cls, path: str | os.PathLike[str]) -> Self:
        """Open the file `path`, creating or migrating it.

        Raises `StorageError` if it isn't, and can't become, a database of games that can be written.
        """
        # One name for the file, whatever becomes of the working directory.
        file = Path(path).absolute()  # noqa: ASYNC240 - asks for the working directory, no file
        # Everything that can fail comes before aiosqlite starts its thread: after a failure of its own it
        # wouldn't wait for that thread to end.
        connection = await asyncio.to_thread(connect, file)
        return cls(await OneHop.over(connection), file)

    async def create(
        self, *, guild_id: int, channel_id: int, snapshot: str, events: Sequence[str], at: int
    ) -> StoredGame:
        """Store a new open game whose log begins with `events`; see `GameStore.create`."""

        def work(db: sqlite3.Connection) -> StoredGame:
            version = len(events)
            with writing(db):
                game_id = _guard_channel(
                    db, sql.INSERT_GAME, (guild_id, channel_id, True, version, at, at, snapshot)
                )[0][0]
                _append(db, game_id, 0, events, at)
            return StoredGame(
                id=game_id,
                guild_id=guild_id,
                channel_id=channel_id,
                open=True,
                begun=False,
                version=version,
                shown_version=0,
                message_id=None,
                snapshot=snapshot,
                created_at=at,
                updated_at=at,
            )

        return await self._run(work)

    async def load(self, game_id: int) -> StoredGame | None:
        """Return a game's row, or None if there is none."""
        return await self._run(lambda db: _game(db, sql.SELECT_GAME, game_id))

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        """Return the channel's open game, else the last that had begun, else the last, else None."""
        return await self._run(lambda db: _game(db, sql.SELECT_LATEST, channel_id))

    async def commit(
        self,
        game_id: int,
        *,
        expected_version: int,
        open: bool,  # noqa: A002 - the word of the row
        begun: bool,
        snapshot: str,
        events: Sequence[str],
        at: int,
    ) -> StoredGame:
        """Append `events` and replace the snapshot, if nobody else has; see `GameStore.commit`."""
        if not events:
            raise ValueError("a commit needs events: without one its version would guard nothing")

        def work(db: sqlite3.Connection) -> StoredGame:
            version = expected_version + len(events)
            with writing(db):
                rows = _guard_channel(
                    db, sql.UPDATE_GAME, (open, begun, version, at, snapshot, game_id, expected_version)
                )
                if not rows:
                    raise VersionConflict(f"game {game_id} is not at version {expected_version}")
                _append(db, game_id, expected_version, events, at)
            guild_id, channel_id, shown_version, message_id, created_at = rows[0]
            return StoredGame(
                game_id,
                guild_id,
                channel_id,
                open,
                begun,
                version,
                shown_version,
                message_id,
                snapshot,
                created_at,
                at,
            )

        return await self._run(work)

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        """Return the events of a game whose version is greater than `after`, oldest first."""

        def work(db: sqlite3.Connection) -> list[StoredEvent]:
            return [StoredEvent(*row) for row in db.execute(sql.SELECT_EVENTS, (game_id, after))]

        return await self._run(work)

    async def mark_shown(self, game_id: int, version: int, message_id: int | None) -> None:
        """Note that players have been shown everything up to `version`; see `GameStore.mark_shown`."""
        await self._write(sql.MARK_SHOWN, (version, message_id, game_id, version, version))

    async def unshown(self, limit: int) -> list[int]:
        """Return ids of games with events that players have not been shown; see `GameStore.unshown`."""
        return await self._ids(sql.SELECT_UNSHOWN, (limit,))

    async def rest(self, guild_id: int, at: int) -> None:
        """Let a guild's open and unshown games rest since `at`, but for those that rest already."""
        await self._write(sql.REST, (at, guild_id))

    async def wake(self, guild_id: int) -> None:
        """Let no game of a guild rest any longer."""
        await self._write(sql.WAKE, (guild_id,))

    async def rested_before(self, at: int, limit: int) -> list[int]:
        """Return ids of open games that have been resting since before `at`, longest first."""
        return await self._ids(sql.SELECT_RESTED, (at, limit))

    async def close(self) -> None:
        """Finish what is in hand and close the file. Closing it again does nothing."""
        self._closed = True
        await self._db.close()

    async def _write(self, statement: str, parameters: tuple[object, ...]) -> None:
        def work(db: sqlite3.Connection) -> None:
            with writing(db):
                db.execute(statement, parameters)

        await self._run(work)

    async def _ids(self, statement: str, parameters: tuple[object, ...]) -> list[int]:
        return await self._run(lambda db: [row[0] for row in db.execute(statement, parameters)])

    async def _run(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        if self._closed:
            raise unusable(self._path, "it has been closed")
        try:
            return await self._db.run(work)
        except sqlite3.Error as error:
            raise explain(self._path, error) from error


def _guard_channel(db: sqlite3.Connection, statement: str, parameters: tuple[object, ...]) -> list[Any]:
    """Return the rows of a statement that may open a game; raise `ChannelOccupied` if another is open."""
    try:
        return db.execute(statement, parameters).fetchall()
    except sqlite3.IntegrityError as error:
        # The channel's open game is the only thing beside the keys that is unique.
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            raise ChannelOccupied("the channel already has an open game") from error
        raise


def _append(db: sqlite3.Connection, game_id: int, after: int, events: Iterable[str], at: int) -> None:
    db.executemany(
        sql.INSERT_EVENT, [(game_id, version, at, body) for version, body in enumerate(events, after + 1)]
    )


def _game(db: sqlite3.Connection, statement: str, key: int) -> StoredGame | None:
    row = db.execute(statement, (key,)).fetchone()
    if row is None:
        return None
    game_id, guild_id, channel_id, is_open, begun, *rest = row
    return StoredGame(game_id, guild_id, channel_id, bool(is_open), bool(begun), *rest)
