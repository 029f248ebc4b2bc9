"""Ways to damage a database file that no process has open."""

import sqlite3
from contextlib import closing
from pathlib import Path

PAGE = 4_096


def overwrite(path: Path, offset: int, length: int) -> None:
    """Overwrite part of the file with bytes that are neither a page nor text."""
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(b"\xff" * length)


def overwrite_page_of(path: Path, text: str, *, but: int = 0) -> None:
    """Overwrite the page in which a text is first found, but for its first bytes."""
    page = path.read_bytes().index(text.encode()) // PAGE * PAGE
    overwrite(path, page + but, PAGE - but)


def overwrite_index(path: Path, name: str) -> None:
    """Overwrite the first page of an index."""
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    overwrite(path, (page - 1) * PAGE, PAGE)


def change(path: Path, table: str, key: str, key_value: int, column: str, value: str) -> None:
    """Change a column of some rows to an SQL expression, as no program of ours would."""
    statement = f"UPDATE {table} SET {column} = {value} WHERE {key} = ?"  # noqa: S608 - the tests' own words
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        assert db.execute(statement, (key_value,)).rowcount > 0
