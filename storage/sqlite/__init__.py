"""Games in one SQLite file, through aiosqlite."""

from storage.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
