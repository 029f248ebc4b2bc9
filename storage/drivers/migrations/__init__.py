"""Migrations, `NNNN_name.sql` in a folder for each engine: run once each, in order, and never edited.

A number means the same schema in both. PostgreSQL came later: its first file combines SQLite's first
thirteen.
"""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

_FILE_NAME = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """The statements that take the schema from the number before, or an empty database, to `number`."""

    number: int
    statements: tuple[str, ...]


@cache
def migrations_of(database: Literal["sqlite", "postgres"]) -> tuple[Migration, ...]:
    """Return the migrations that this version of the code knows, in order, numbered without gaps."""
    found = [
        Migration(int(name[1]), tuple(split(file.read_text(encoding="utf-8"))))
        for file in (resources.files("storage.drivers.migrations") / database).iterdir()
        if (name := _FILE_NAME.fullmatch(file.name))
    ]
    found.sort(key=lambda migration: migration.number)
    first = found[0].number
    if [migration.number for migration in found] != list(range(first, first + len(found))):
        raise RuntimeError("migrations must be numbered without gaps")
    return tuple(found)


def split(script: str) -> Iterator[str]:
    r"""Yield the statements of a script, as drivers run one at a time.

    Raise `ValueError` if the last one is incomplete.

    >>> list(split("CREATE TABLE a (b); -- ; \nDROP TABLE a;"))
    ['CREATE TABLE a (b);', '-- ; \nDROP TABLE a;']
    """
    statement = ""
    for piece in re.split(r"(?<=;)", script):
        statement += piece
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement.strip():
        raise ValueError(f"the script ends in the middle of a statement: {statement.strip()!r}")
