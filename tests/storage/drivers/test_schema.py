"""Both databases have the same schema: a change in one needs the same in the other."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

import asyncpg

from storage.drivers.migrations import migrations_of
from storage.drivers.sqlite.setup import connect
from storage.privacy import ONLY_IN_FILES
from tests.some import some

Schema = dict[str, object]

_TYPES = {
    "INTEGER": "bigint",
    "BIGINT": "bigint",
    "BOOLEAN": "boolean",
    "TEXT": "text",
    "REAL": "double precision",
}
"""What PostgreSQL calls the types that SQLite's tables have. There an INTEGER has 64 bits."""

_COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable = 'NO', column_default FROM information_schema.columns
WHERE table_schema = 'public' AND table_name <> 'azul_schema'
"""
_CONSTRAINTS = """
SELECT relname, pg_get_constraintdef(pg_constraint.oid) FROM pg_constraint
JOIN pg_class ON pg_class.oid = conrelid
WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'c') AND relname <> 'azul_schema'
"""
_INDEXES = """
SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
AND indexname NOT IN (SELECT conname FROM pg_constraint)
"""


def plain(expression: str) -> str:
    """Return an expression as both would write it: without types, needless brackets and letter case."""
    words = re.sub(r"::\w+|[()\"';]", " ", expression).lower().split()
    return " ".join(words).replace(" ,", ",")


def in_sqlite(db: sqlite3.Connection) -> Schema:
    schema: Schema = {}
    made = "SELECT name, sql FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite%'"
    for table, made_by in db.execute(made, ["table"]).fetchall():
        if table in ONLY_IN_FILES:
            continue
        keys = {}
        for _, column, kind, required, default, key in db.execute(f"PRAGMA table_info({table})"):
            needed = bool(required or key)
            schema[f"{table}.{column}"] = (_TYPES[kind], needed, plain(default or ""))
            keys[key] = column
        schema[f"key of {table}"] = ", ".join(keys[number] for number in sorted(keys) if number)
        for _, _, other, own, others, *_ in db.execute(f"PRAGMA foreign_key_list({table})"):
            schema[f"{table}.{own} refers to"] = f"{other} {others}"
        for check in re.findall(r"CHECK \((.*)\)", made_by):
            schema[f"check of {table}: {plain(check)}"] = True
    for name, made_by in db.execute(made, ["index"]):
        schema[f"index {name}"] = plain(made_by)
    return schema


async def in_postgres(db: "asyncpg.Connection[asyncpg.Record]") -> Schema:
    schema: Schema = {}
    for table, column, kind, needed, default in await db.fetch(_COLUMNS):
        schema[f"{table}.{column}"] = (kind, needed, plain(default or ""))
    for table, definition in await db.fetch(_CONSTRAINTS):
        if key := re.fullmatch(r"PRIMARY KEY \((.*)\)", definition):
            schema[f"key of {table}"] = key[1]
        elif refers := re.fullmatch(r"FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)", definition):
            schema[f"{table}.{refers[1]} refers to"] = f"{refers[2]} {refers[3]}"
        elif check := re.fullmatch(r"CHECK \((.*)\)", definition):
            schema[f"check of {table}: {plain(check[1])}"] = True
    for name, made_by in await db.fetch(_INDEXES):
        schema[f"index {name}"] = plain(made_by.replace(" USING btree", "").replace(" ON public.", " ON "))
    return schema


async def test_both_databases_have_the_same_tables_columns_keys_and_indexes(
    tmp_path: Path, postgres_url: str
) -> None:
    with closing(connect(tmp_path / "azul.db")) as file:
        expected = in_sqlite(file)
    server = await asyncpg.connect(postgres_url)
    found = await in_postgres(server)
    await server.close()
    assert len(expected) > 80
    del expected["events.game_id refers to"]  # a server isn't asked to check that: it takes too long
    assert found == expected


def changes(engine: Literal["sqlite", "postgres"]) -> dict[int, list[str]]:
    """Return the statements of migrations that change rows, by their numbers."""
    found = {}
    for migration in migrations_of(engine):
        bare = [re.sub(r"--.*", "", statement).strip() for statement in migration.statements]
        found[migration.number] = [each for each in bare if each.startswith(("UPDATE", "INSERT", "DELETE"))]
    return found


def test_migrations_change_the_rows_of_both_databases_in_the_same_way() -> None:
    in_files, on_servers = changes("sqlite"), changes("postgres")
    assert sum(map(len, on_servers.values())) >= 5
    del on_servers[min(on_servers)], in_files[21]  # whatever was before, and what each file is called
    for number, changed in some(on_servers.items()):
        assert changed == in_files.get(number, []), number


def test_both_databases_are_at_the_same_number() -> None:
    assert migrations_of("postgres")[-1].number == migrations_of("sqlite")[-1].number
