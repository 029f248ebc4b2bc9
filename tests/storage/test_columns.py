"""Every column says whom it concerns, so that nothing is forgotten when a person is deleted."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import privacy
from storage.drivers.sqlite.schema import migrate
from storage.privacy import CONCERNS, DELETE_OWNED, DELETE_OWNED_IN_GAME, Concern, owned_tables


@pytest.fixture(scope="module")
def db() -> Iterator[sqlite3.Connection]:
    """Return an empty database as this version makes it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, Path(":memory:"))
        yield db


def test_every_column_of_every_table_says_whom_it_concerns(db: sqlite3.Connection) -> None:
    """If this fails: say in `storage.privacy` what the new column has to do with people."""
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    schema = {
        table: {column[1] for column in db.execute(f"PRAGMA table_info({table})")} for (table,) in tables
    }
    assert {table: set(columns) for table, columns in CONCERNS.items()} == schema


@pytest.mark.parametrize("table", CONCERNS)
def test_what_is_somebodys_own_is_in_a_row_of_theirs(table: str) -> None:
    concerns = list(CONCERNS[table].values())
    owners = concerns.count(Concern.OWNER)
    assert owners <= 1
    assert owners or Concern.OWN not in concerns
    assert not (owners and Concern.NAMING in concerns), "others would lose what belongs to them too"


@pytest.mark.parametrize("table", owned_tables())
def test_what_is_somebodys_own_is_found_by_index(db: sqlite3.Connection, table: str) -> None:
    statements = {name: DELETE_OWNED.get(name) or privacy.MARK_LEAVING for name in owned_tables()}
    in_game = DELETE_OWNED_IN_GAME.get(table)
    for statement in (statements[table], in_game or statements[table]):
        plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", [0] * statement.count("?")).fetchall()
        assert plan
        assert [step[3] for step in plan if "SCAN" in step[3]] == []
