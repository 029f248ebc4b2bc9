"""No statement reads more as the number of games grows, on a server either."""

import json
from collections.abc import AsyncIterator, Iterator

import asyncpg
import pytest

from storage.drivers.postgres import store
from storage.drivers.postgres.address import SESSION
from storage.drivers.postgres.pool import numbered
from tests.emptying import truncate
from tests.storage.drivers.sqlite.test_query_plans import PLANS, STATEMENTS

OWN = {name: statement for name, statement in vars(store).items() if "_SELECT" in name}
OWN["update_and_append"] = store.update_and_append(2)
ALL = {name: STATEMENTS[name] for name in PLANS if name != "SELECT_CHOSEN_BY_PEOPLE"} | OWN

WHOLE_INDEX = {
    "games_unshown": {"SELECT_UNSHOWN"},
    "games_of_guild": {"SELECT_GUILDS", "SELECT_PLACES"},
    "games_delayed": {"SELECT_DELAYED"},
    "named_leaving": {"SELECT_LEAVING"},
    "absences_untold": {"SELECT_UNLOGGED"},
    "games_resting_in": {"SELECT_SUSPENDED_GUILDS"},
    "games_pkey": {"SELECT_NEWEST"},  # its last entry
    # Its last entry: the number of the newest absence.
    "absences_pkey": {
        "INSERT_GAME",
        "UPDATE_GAME",
        "UPDATE_IF_NEVER_AWAY",
        "RESUME",
        "INSERT_ABSENCE",
        "update_and_append",
    },
}
"""Indexes that hold just what is looked for, or of which only an end is read, and who reads them so."""
SMALL = {"absences", "beats"}
"""Tables with few rows, however many games there are."""

_FILL = """
INSERT INTO games (guild_id, channel_id, is_open, version, shown_version, created_at, updated_at, snapshot,
begun, due_at, delay, home_id, resting_since)
SELECT (n % 100) << 22, n, n % 10 <> 0, 5, CASE WHEN n % 50 = 0 THEN 4 ELSE 5 END, n, n, '{}', n % 7 <> 0,
CASE WHEN n % 10 <> 0 THEN n END, CASE WHEN n % 90 = 0 THEN 1 ELSE 0 END,
CASE WHEN n % 5 = 0 THEN n + 1000000 END, CASE WHEN n % 30 = 0 THEN n END FROM generate_series(1, 3000) AS n;
INSERT INTO events SELECT id, number, 1, 'x' FROM games, generate_series(1, 5) AS number;
INSERT INTO seats SELECT id, seat * 1000 + id % 500, is_open, id FROM games, generate_series(1, 4) AS seat;
INSERT INTO named SELECT user_id, game_id FROM seats;
INSERT INTO people SELECT DISTINCT user_id, '{}' FROM seats;
INSERT INTO plans SELECT game_id, user_id, 'x' FROM seats WHERE game_id % 10 = 0;
INSERT INTO practices SELECT user_id, 1, 'x', user_id FROM people;
INSERT INTO servers SELECT DISTINCT guild_id, '' FROM games;
INSERT INTO analyses SELECT id, 'x' FROM games WHERE NOT is_open;
ANALYZE
"""


@pytest.fixture(params=["new", "full"])
async def db(
    postgres_url: str, request: pytest.FixtureRequest
) -> "AsyncIterator[asyncpg.Connection[asyncpg.Record]]":
    """Connect to a database as the bot does: new, when nothing is known of the tables, or with many games."""
    connection = await asyncpg.connect(postgres_url, server_settings=dict(SESSION))
    await truncate(connection)
    if request.param == "full":
        await connection.execute(_FILL)
    yield connection
    await connection.close()


def scans(plan: dict[str, object]) -> Iterator[dict[str, object]]:
    """Yield the parts of a plan that read a table or an index."""
    if "Index Name" in plan or plan["Node Type"] == "Seq Scan":
        yield plan
    parts = plan.get("Plans", [])
    assert isinstance(parts, list)
    for part in parts:
        yield from scans(part)


async def test_every_statement_finds_its_rows_by_index(db: "asyncpg.Connection[asyncpg.Record]") -> None:
    wrong = {}
    for name, statement in ALL.items():
        await db.execute(f"PREPARE planned AS {numbered(statement)}")
        nulls = ", ".join(["NULL"] * statement.count("?"))
        run = f"EXECUTE planned ({nulls})" if nulls else "EXECUTE planned"
        ((plan,),) = await db.fetch(f"EXPLAIN (FORMAT JSON) {run}")
        await db.execute("DEALLOCATE planned")
        found = list(scans(json.loads(plan)[0]["Plan"]))
        bad = [
            scan.get("Index Name") or scan["Relation Name"]
            for scan in found
            if "Index Cond" not in scan
            and name not in WHOLE_INDEX.get(str(scan.get("Index Name")), set())
            and scan.get("Relation Name") not in SMALL
        ]
        if bad:
            wrong[name] = bad
    assert wrong == {}


def test_the_driver_has_statements_of_its_own() -> None:
    assert len(OWN) == 2
