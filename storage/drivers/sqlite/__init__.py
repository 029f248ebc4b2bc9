"""Games in one SQLite file, through aiosqlite."""

from storage.drivers.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
