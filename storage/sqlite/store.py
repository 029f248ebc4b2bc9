"""The store in a file."""

from storage.sqlite.file import File
from storage.store import Store


class SqliteStore(File, Store):
    """A `GameStore` in a file. Many tasks may call it at once: they take turns."""
