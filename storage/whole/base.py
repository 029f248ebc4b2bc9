"""What is needed of a database to treat it as a whole, whichever engine it is of."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from storage.whole.layout import Row, Table


class Whole(Protocol):
    """A database that one operator's command has open. Any method may raise `StorageError`."""

    name: str
    """What the operator calls it, without a password."""

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Return the rows of a statement with `?` for its parameters; truth is 1 or 0."""
        ...

    async def tables(self) -> list[str]:
        """Return the names of all tables."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        """Have everything that is read meanwhile be of one moment, whatever others write."""
        ...

    async def store(self, table: Table, rows: Iterable[Row]) -> None:
        """Store rows in place of earlier ones with the same keys, in one transaction."""
        ...

    async def last_id(self, table: Table) -> int:
        """Return the highest id that a table has ever given a row; 0 if none."""
        ...

    async def set_last_id(self, table: Table, last: int) -> None:
        """Have a table give only ids above `last` from now on."""
        ...

    async def faults(self) -> list[str]:
        """Return what the database itself finds wrong with its files, apart from what the rows say."""
        ...

    async def close(self) -> None:
        """Close it."""
        ...
