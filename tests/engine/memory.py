"""A database of games in memory: SQLite as in a file, but without files and threads."""

import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, MutableMapping, Sequence
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from storage.database import Transaction
from storage.drivers.sqlite.schema import migrate
from storage.records import (
    ChannelOccupied,
    Commit,
    DamagedRecord,
    GamePlacement,
    Shown,
    StorageError,
    StoredEvent,
    StoredGame,
    StoredPractice,
    VersionConflict,
)
from storage.shards import Lease
from storage.store import Store
from tests.storage.faults import Faulty
from tests.storage.leases.memory import LeaseTable

_Result = TypeVar("_Result")
_Key = TypeVar("_Key")
_Row = TypeVar("_Row")


class _Connection(sqlite3.Connection):
    """Closes itself at its end: tests may simply drop a store."""

    def __del__(self) -> None:
        self.close()


def _connect() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=_Connection)


@cache
def _empty() -> sqlite3.Connection:
    """Return a database without games, which others are copied from: migrating takes much longer."""
    db = _connect()
    migrate(db, Path("memory"))
    return db


def _copy() -> sqlite3.Connection:
    db = _connect()
    _empty().backup(db)
    return db


class _Transaction:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[Any]:
        return self._db.execute(statement, parameters).fetchall()

    async def lock_game(self, game_id: int) -> None:
        del game_id  # nothing else runs meanwhile

    async def lock_tables(self, tables: Sequence[str]) -> None:
        del tables


class MemoryStore(Store):
    """A store in memory. One made with `beside` has the same rows, as in a second process.

    `snapshots` keeps every snapshot by its version. `overtaken` is how many more commits fail because another
    process is faster. Whether somebody else has been given a lease is looked up in `leases`.
    """

    def __init__(self, beside: "MemoryStore | None" = None) -> None:
        self.snapshots: dict[int, str] = {}
        self.overtaken = 0
        self.leases: LeaseTable = beside.leases if beside else LeaseTable(time.monotonic)
        self._closed = False
        self._db: sqlite3.Connection = beside._db if beside else _copy()

    async def create(self, new: Any) -> StoredGame:
        game = await super().create(new)
        self.snapshots[game.version] = new.snapshot
        return game

    async def commit(self, commit: Commit) -> GamePlacement:
        if self.overtaken:
            self.overtaken -= 1
            raise VersionConflict
        where = await super().commit(commit)
        self.snapshots[commit.version + len(commit.events)] = commit.snapshot
        return where

    async def mark_shown(self, shown: Shown) -> None:
        if self._may(shown.lease):
            await super().mark_shown(replace(shown, lease=None))

    async def suspend(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        if self._may(lease):
            await super().suspend(guild_id, at)

    async def resume(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        if self._may(lease):
            await super().resume(guild_id, at)

    def _may(self, lease: Lease | None) -> bool:
        return self.leases.is_current(lease)

    async def purge_deleted(self, *, thoroughly: bool = False) -> None:
        del thoroughly
        self._require_open()

    async def check(self) -> None:
        self._require_open()

    async def size(self) -> int:
        self._require_open()
        return 0

    async def close(self) -> None:
        self._closed = True

    async def _read(self, what: str, statement: str, *parameters: object) -> Sequence[Any]:
        del what
        self._require_open()
        rows: list[Any] = self._db.execute(statement, parameters).fetchall()
        return rows

    async def _write(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        del what, serializable
        self._require_open()
        self._db.execute("BEGIN IMMEDIATE")
        try:
            result = await work(_Transaction(self._db))
        except sqlite3.IntegrityError as error:
            self._db.execute("ROLLBACK")
            raise ChannelOccupied from error
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")
        return result

    async def _write_without_timeout(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]]
    ) -> _Result:
        return await self._write(what, work)

    def _damaged(self, what: str, reason: str) -> DamagedRecord:
        return DamagedRecord(f"{what}: {reason}")

    def _require_open(self) -> None:
        if self._closed:
            raise StorageError("the store has been closed")

    @property
    def games(self) -> "_Games":
        return _Games(self)

    @property
    def logs(self) -> "_Logs":
        return _Logs(self)

    @property
    def people(self) -> "_Texts[int]":
        return _Texts(self._db, "people", ("user_id",), "settings")

    @property
    def servers(self) -> "_Texts[int]":
        return _Texts(self._db, "servers", ("guild_id",), "settings")

    @property
    def analyses(self) -> "_Texts[int]":
        return _Texts(self._db, "analyses", ("game_id",), "analysis")

    @property
    def plans(self) -> "_Texts[tuple[int, int]]":
        return _Texts(self._db, "plans", ("game_id", "user_id"), "plan")

    @property
    def practices(self) -> "_Practices":
        return _Practices(self)


class FaultyMemoryStore(Faulty, MemoryStore):
    """A store in memory whose methods may have faults."""


class _Table(MutableMapping[_Key, _Row], Generic[_Key, _Row]):
    """The rows of a table, as tests look at them and damage them."""

    def __init__(self, db: sqlite3.Connection, table: str, keys: Sequence[str]) -> None:
        self._db = db
        self._table = table
        self._keys = keys

    def _where(self) -> str:
        return " AND ".join(f"{key} = ?" for key in self._keys)

    def _values(self, key: _Key) -> tuple[object, ...]:
        return key if isinstance(key, tuple) else (key,)

    def __iter__(self) -> Iterator[_Key]:
        rows = self._db.execute(f"SELECT {', '.join(self._keys)} FROM {self._table} ORDER BY 1").fetchall()
        return iter([row[0] if len(self._keys) == 1 else row for row in rows])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __delitem__(self, key: _Key) -> None:
        self._db.execute(f"DELETE FROM {self._table} WHERE {self._where()}", self._values(key))

    def __eq__(self, other: object) -> bool:
        return dict(self) == other

    __hash__ = None  # type: ignore[assignment]  # it changes


class _Texts(_Table[_Key, str], Generic[_Key]):
    """A table with one text in each row."""

    def __init__(self, db: sqlite3.Connection, table: str, keys: Sequence[str], text: str) -> None:
        super().__init__(db, table, keys)
        self._text = text

    def __getitem__(self, key: _Key) -> str:
        statement = f"SELECT {self._text} FROM {self._table} WHERE {self._where()}"
        for (text,) in self._db.execute(statement, self._values(key)):
            return str(text)
        raise KeyError(key)

    def __setitem__(self, key: _Key, text: str) -> None:
        columns = ", ".join((*self._keys, self._text))
        marks = ", ".join("?" * (len(self._keys) + 1))
        self._db.execute(
            f"INSERT INTO {self._table} ({columns}) VALUES ({marks}) "
            f"ON CONFLICT ({', '.join(self._keys)}) DO UPDATE SET {self._text} = excluded.{self._text}",
            (*self._values(key), text),
        )


class _Games(_Table[int, StoredGame]):
    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store._db, "games", ("id",))
        self._store = store

    def __getitem__(self, game_id: int) -> StoredGame:
        game = at_once(Store.load(self._store, game_id))
        if game is None:
            raise KeyError(game_id)
        return game

    def __setitem__(self, game_id: int, game: StoredGame) -> None:
        """Store the row; what follows from other tables stays as it is."""
        derived = {"id", "has_plans", "has_settings"}
        names = [field.name for field in fields(game) if field.name not in derived]
        columns = ", ".join(f"{'is_open' if name == 'open' else name} = ?" for name in names)
        values = [getattr(game, name) for name in names]
        self._db.execute(f"UPDATE games SET {columns} WHERE id = ?", (*values, game_id))


class _Logs(_Table[int, list[StoredEvent]]):
    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store._db, "games", ("id",))
        self._store = store

    def __getitem__(self, game_id: int) -> list[StoredEvent]:
        return at_once(Store.events(self._store, game_id))

    def __setitem__(self, game_id: int, log: list[StoredEvent]) -> None:
        self._db.execute("DELETE FROM events WHERE game_id = ?", (game_id,))
        rows = [(game_id, event.version, event.at, event.body) for event in log]
        self._db.executemany("INSERT INTO events (game_id, version, at, body) VALUES (?, ?, ?, ?)", rows)


class _Practices(_Table[int, StoredPractice]):
    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store._db, "practices", ("user_id",))
        self._store = store

    def __getitem__(self, user_id: int) -> StoredPractice:
        practice = at_once(Store.load_practice(self._store, user_id))
        if practice is None:
            raise KeyError(user_id)
        return practice

    def __setitem__(self, user_id: int, practice: StoredPractice) -> None:
        self._db.execute("DELETE FROM practices WHERE user_id = ?", (user_id,))
        row = (user_id, practice.version, practice.log, practice.updated_at)
        self._db.execute("INSERT INTO practices (user_id, version, log, updated_at) VALUES (?, ?, ?, ?)", row)


def at_once(coroutine: Coroutine[Any, Any, _Result]) -> _Result:
    """Run a coroutine that never waits for anything."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: _Result = done.value
        return result
    raise AssertionError("it waits")
