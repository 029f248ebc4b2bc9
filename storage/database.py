"""What the store's methods need of a driver: statements and transactions."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from storage.records import DamagedRecord

_Result = TypeVar("_Result")
Row: TypeAlias = Iterable[Any]
"""The values of a row, in the order of the statement's columns."""


class Transaction(Protocol):
    """A connection in the middle of a transaction."""

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> Sequence[Row]:
        """Run a statement and return its rows."""
        ...

    async def lock_game(self, game_id: int) -> None:
        """Lock a game's row, so that no other transaction changes it before this one ends."""
        ...

    async def lock_tables(self, tables: Sequence[str]) -> None:
        """Let no other transaction write to these tables before this one ends."""
        ...


class Database(ABC):
    """An open database of games. Many tasks may use it at once."""

    @abstractmethod
    async def check(self) -> None:
        """Raise `StorageError` if moves can't be saved at the moment, as far as a quick look can tell."""

    @abstractmethod
    async def size(self) -> int:
        """Return the size of the database in bytes. Raise `StorageError` if it can't be determined."""

    @abstractmethod
    async def close(self) -> None:
        """Finish operations in progress and close the database. Closing it again does nothing."""

    @abstractmethod
    async def purge_deleted(self, *, thoroughly: bool = False) -> None:
        """Purge deleted rows from unused parts of the database's files.

        Rows are overwritten as they are deleted, but older versions of the bot didn't always do that. With
        `thoroughly`, what they left behind is purged too, which is slow.
        """

    @abstractmethod
    async def _read(self, what: str, statement: str, *parameters: object) -> Sequence[Row]:
        """Return the rows of a read-only statement. `what` names its subject in errors."""

    @abstractmethod
    async def _write(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        """Run `work` as one transaction; return what it returns once that is committed.

        With `serializable`, overlapping transactions have the same effect as if they ran one after the other.

        Nothing is written if `work` raises. A driver may roll back and run `work` again, so it must have no
        effects except through the connection. `what` names its subject in errors. Raise `ChannelOccupied` if
        a channel would have two open games: the schema's only unique constraint apart from keys.
        """

    @abstractmethod
    async def _write_without_timeout(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]]
    ) -> _Result:
        """Run `work` as one transaction that may take minutes, and return what it returns.

        It runs once, and is rolled back if the waiting task is cancelled.
        """

    @abstractmethod
    def _damaged(self, what: str, reason: str) -> DamagedRecord:
        """Return a one-line error about damage in the database."""

    async def _text(self, what: str, statement: str, key: int) -> str | None:
        """Return the text in the only row that a statement finds, None if it finds no row.

        Raise `DamagedRecord` if it isn't a text.
        """
        rows = await self._read(what, statement, key)
        if not rows:
            return None
        ((text,),) = rows
        if not isinstance(text, str):
            raise self._damaged(what, "its row is not what was written")
        return text

    async def _ids(self, what: str, statement: str, *parameters: object) -> list[int]:
        return [game_id for (game_id,) in await self._read(what, statement, *parameters)]

    async def _execute(self, what: str, statement: str, *parameters: object) -> None:
        """Run a statement as a transaction; it has to be idempotent, because a driver may run it twice."""
        await self._write(what, lambda db: db.fetch(statement, parameters))
