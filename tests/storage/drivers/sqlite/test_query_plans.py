"""No statement reads more as the number of games grows."""

import inspect
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from azul import WallSide
from storage import analyses, games, people, places, plans, practices, privacy, shards, statistics
from storage import deadlines as times
from storage.drivers.sqlite.setup import connect
from storage.shards import Lease, ShardSet

PLANS = {
    "SELECT_GAME": [
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH plans USING COVERING INDEX sqlite_autoindex_plans_1 (game_id=?)",
        "CORRELATED SCALAR SUBQUERY 2",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)",
        "SEARCH people USING COVERING INDEX sqlite_autoindex_people_1 (user_id=?)",
        "CORRELATED SCALAR SUBQUERY 3",
        "SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id>?)",
    ],
    # Two games at most are sorted.
    "SELECT_LATEST": [
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "SCALAR SUBQUERY 4",
        "SEARCH games USING INDEX games_by_channel (channel_id=?)",
        "SCALAR SUBQUERY 5",
        "SEARCH games USING COVERING INDEX games_by_home (home_id=? AND is_open=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH plans USING COVERING INDEX sqlite_autoindex_plans_1 (game_id=?)",
        "CORRELATED SCALAR SUBQUERY 2",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)",
        "SEARCH people USING COVERING INDEX sqlite_autoindex_people_1 (user_id=?)",
        "CORRELATED SCALAR SUBQUERY 3",
        "SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id>?)",
        "USE TEMP B-TREE FOR ORDER BY",
    ],
    "SELECT_OPEN": ["SEARCH games USING COVERING INDEX games_by_channel (channel_id=?)"],
    "SELECT_MORE_OPEN": ["SEARCH games USING INDEX games_of_guild (guild_id=?)"],
    "ENTER_THREAD": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    "LEAVE_THREAD": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    "SELECT_IN_THREADS": ["SEARCH games USING COVERING INDEX games_by_home (home_id=? AND is_open=?)"],
    "SELECT_OPEN_IN": [
        "MERGE (UNION)",
        "LEFT",
        "SEARCH games USING COVERING INDEX games_by_channel (channel_id=? AND is_open=?)",
        "USE TEMP B-TREE FOR ORDER BY",
        "RIGHT",
        "SEARCH games USING COVERING INDEX games_by_home (home_id=? AND is_open=?)",
    ],
    # Of some servers.
    "SELECT_PLACES": [
        "SEARCH games USING INDEX games_of_guild (guild_id>? AND guild_id<?)",
        "USE TEMP B-TREE FOR DISTINCT",
    ],
    "SELECT_EVENTS": ["SEARCH events USING INDEX sqlite_autoindex_events_1 (game_id=? AND version>?)"],
    # A scan, but of an index that holds just the games in question.
    "SELECT_UNSHOWN": ["SCAN games USING INDEX games_unshown"],
    # A page, from where the last one ended, of what servers' games have left to do.
    "COUNT_UNFINISHED": [
        "CO-ROUTINE unfinished",
        "SEARCH games USING INDEX games_of_guild (guild_id>?)",
        "SCAN unfinished",
    ],
    "COUNT_IN_LOBBY": [
        "CO-ROUTINE in_lobby",
        "SEARCH games USING INDEX games_in_lobby (guild_id>?)",
        "SCAN in_lobby",
    ],
    "SELECT_NEWEST": ["SEARCH games"],
    "SELECT_GUILDS": ["SEARCH games USING INDEX games_of_guild (guild_id>?)"],
    # Holds only what rests.
    "SELECT_SUSPENDED_GUILDS": ["SEARCH games USING INDEX games_resting_in (resting_since>?)"],
    "SUSPEND": ["SEARCH games USING INDEX games_of_guild (guild_id=? AND resting_since=?)"],
    "RESUME": [
        "SEARCH games USING INDEX games_of_guild (guild_id=? AND resting_since>?)",
        "CORRELATED SCALAR SUBQUERY 2",
        "SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id>?)",
        "CORRELATED SCALAR SUBQUERY 3",
        "SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id>?)",
        "SCALAR SUBQUERY 1",
        "SEARCH absences USING COVERING INDEX sqlite_autoindex_absences_1",
    ],
    "SELECT_SUSPENDED": ["SEARCH games USING INDEX games_resting (resting_since<?)"],
    "UPDATE_GAME": [
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "CORRELATED SCALAR SUBQUERY 2",
        "SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id>?)",
        "CORRELATED SCALAR SUBQUERY 3",
        "SEARCH plans USING COVERING INDEX sqlite_autoindex_plans_1 (game_id=?)",
        "CORRELATED SCALAR SUBQUERY 4",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)",
        "SEARCH people USING COVERING INDEX sqlite_autoindex_people_1 (user_id=?)",
        "SCALAR SUBQUERY 1",
        "SEARCH absences USING COVERING INDEX sqlite_autoindex_absences_1",
    ],
    "UPDATE_IF_NEVER_AWAY": [
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "SCALAR SUBQUERY 1",
        "SEARCH absences USING COVERING INDEX sqlite_autoindex_absences_1",
        "CORRELATED SCALAR SUBQUERY 2",
        "SEARCH plans USING COVERING INDEX sqlite_autoindex_plans_1 (game_id=?)",
        "CORRELATED SCALAR SUBQUERY 3",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)",
        "SEARCH people USING COVERING INDEX sqlite_autoindex_people_1 (user_id=?)",
    ],
    "MARK_SHOWN": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    # SQLite looks for everything that refer to the new row.
    "INSERT_GAME": [
        "SCALAR SUBQUERY 1",
        "SEARCH absences USING COVERING INDEX sqlite_autoindex_absences_1",
        "SEARCH analyses USING COVERING INDEX sqlite_autoindex_analyses_1 (game_id=?)",
        "SEARCH named USING COVERING INDEX named_in_game (game_id=?)",
        "SEARCH plans USING COVERING INDEX sqlite_autoindex_plans_1 (game_id=?)",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)",
        "SEARCH events USING COVERING INDEX sqlite_autoindex_events_1 (game_id=?)",
    ],
    "SELECT_DUE": ["SEARCH games USING INDEX games_due (due_at>? AND due_at<?)"],
    "SELECT_NEXT_DUE": ["SEARCH games USING INDEX games_due (due_at>?)"],
    "SET_DUE": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    # All of what is remembered: a row for each time that the bot was away from a shard for minutes, lately.
    "INSERT_ABSENCE": ["SEARCH absences USING COVERING INDEX sqlite_autoindex_absences_1"],
    "DELETE_ABSENCES": ["SCAN absences"],
    "SELECT_ABSENCES": ["SCAN absences", "USE TEMP B-TREE FOR ORDER BY"],
    "SUM_ABSENCES": ["SCAN absences"],
    # Holds only absences of which games are still to be told.
    "SELECT_UNLOGGED": ["SCAN absences USING INDEX absences_untold"],
    "mark_logged": ["SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id=?)"],
    # A page of them, from where the last one ended.
    "SELECT_AWAY": [
        "SEARCH games USING INDEX games_due (due_at>?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH absences USING INDEX sqlite_autoindex_absences_1 (id>?)",
    ],
    "SELECT_DELAYED": ["SCAN games USING INDEX games_delayed"],
    # A row for each shard.
    "SELECT_HEARTBEATS": ["SCAN beats"],
    "upsert_heartbeats": ["SCAN 2 CONSTANT ROWS"],
    "SELECT_PERSON": ["SEARCH people USING INDEX sqlite_autoindex_people_1 (user_id=?)"],
    # Once, when the bot starts: it keeps them in memory.
    "SELECT_CHANGED_PEOPLE": ["SEARCH people USING INDEX people_by_change (changed_at>?)"],
    "SELECT_CHOSEN_BY_PEOPLE": ["SEARCH people USING INDEX sqlite_autoindex_people_1 (user_id>?)"],
    "UPSERT_PERSON": [],
    "SELECT_LOCALE": ["SEARCH locales USING INDEX sqlite_autoindex_locales_1 (user_id=?)"],
    "SELECT_SEATED": ["SEARCH seats USING COVERING INDEX seats_of_person (user_id=?)"],
    "UPSERT_LOCALE": [],
    "SELECT_SERVER": ["SEARCH servers USING INDEX sqlite_autoindex_servers_1 (guild_id=?)"],
    "UPSERT_SERVER": [],
    "SELECT_ANALYSIS": ["SEARCH analyses USING INDEX sqlite_autoindex_analyses_1 (game_id=?)"],
    "UPSERT_ANALYSIS": [],
    "RECHECK_GAMES_OF_PERSON": [
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "LIST SUBQUERY 1",
        "SEARCH seats USING COVERING INDEX seats_of_person (user_id=? AND is_open=?)",
    ],
    "select_people": ["SEARCH people USING INDEX sqlite_autoindex_people_1 (user_id=?)"],
    "SELECT_PLANS": ["SEARCH plans USING INDEX sqlite_autoindex_plans_1 (game_id=?)"],
    "UPSERT_PLAN": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    "SELECT_VERSION": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    "DELETE_PLAN": ["SEARCH plans USING INDEX sqlite_autoindex_plans_1 (game_id=? AND user_id=?)"],
    "SELECT_PRACTICE": ["SEARCH practices USING INDEX sqlite_autoindex_practices_1 (user_id=?)"],
    "INSERT_PRACTICE": [],
    "UPDATE_PRACTICE": ["SEARCH practices USING INDEX sqlite_autoindex_practices_1 (user_id=?)"],
    "INSERT_PRACTICE_RESULT": [],
    "SELECT_PRACTICE_RESULTS": [
        "SEARCH practice_results USING INDEX sqlite_autoindex_practice_results_1 (user_id=?)"
    ],
    "DELETE_PRACTICES": ["SEARCH practices USING INDEX practices_by_age (updated_at<?)"],
    "DELETE_SEATS": ["SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)"],
    "SELECT_GAMES_OF_PERSON": ["SEARCH seats USING COVERING INDEX seats_of_person (user_id=? AND is_open=?)"],
    "SELECT_LOBBIES": ["SEARCH games USING INDEX games_in_lobby (guild_id=?)"],
    "SELECT_NAMING": ["SEARCH named USING COVERING INDEX sqlite_autoindex_named_1 (user_id=?)"],
    "COUNT_CONFIRMATION": [],
    "SELECT_CONFIRMATIONS": ["SEARCH confirmations USING INTEGER PRIMARY KEY (rowid=?)"],
    "RESET_CONFIRMATIONS": ["SEARCH confirmations USING INTEGER PRIMARY KEY (rowid=?)"],
    # The log of each game that names somebody and is recent.
    "SELECT_EVENTS_NAMING": [
        "SEARCH named USING COVERING INDEX sqlite_autoindex_named_1 (user_id=?)",
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "SEARCH events USING INDEX sqlite_autoindex_events_1 (game_id=?)",
        "USE TEMP B-TREE FOR ORDER BY",
    ],
    "KEEP_STRENGTHS": ["SEARCH seat_results USING INDEX seat_results_on_server (user_id=?)"],
    "FORGET_RESULTS": ["SEARCH seat_results USING INDEX seat_results_on_server (user_id=?)"],
    "MARK_LEAVING": ["SEARCH named USING INDEX sqlite_autoindex_named_1 (user_id=?)"],
    # Holds only what is left to do.
    "SELECT_LEAVING": ["SCAN named USING INDEX named_leaving"],
    "REWRITE_SNAPSHOT": ["SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"],
    "REWRITE_EVENT": ["SEARCH events USING INDEX sqlite_autoindex_events_1 (game_id=? AND version=?)"],
    # SQLite looks for everything that refers to the row.
    "DELETE_GAME": [
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "SEARCH analyses USING COVERING INDEX sqlite_autoindex_analyses_1 (game_id=?)",
        "SEARCH named USING COVERING INDEX named_in_game (game_id=?)",
        "SEARCH plans USING COVERING INDEX sqlite_autoindex_plans_1 (game_id=?)",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=?)",
        "SEARCH events USING COVERING INDEX sqlite_autoindex_events_1 (game_id=?)",
    ],
    "UPSERT_PINGS": ["SCAN 2 CONSTANT ROWS"],
    "DELETE_PINGS": ["SEARCH pings USING INDEX pings_of_game (game_id=? AND user_id=?)"],
    "RECHECK_PINGS_OF_PERSON": ["SEARCH pings USING INDEX sqlite_autoindex_pings_1 (user_id=?)"],
    "SELECT_PINGS_DUE": [
        "SEARCH pings USING INDEX pings_by_due (way=? AND due_at<?)",
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH own USING COVERING INDEX sqlite_autoindex_pings_1 (user_id=? AND game_id=? AND way=?)",
    ],
    "SELECT_DIRECT_PINGS_DUE": [
        "SEARCH pings USING INDEX pings_by_due (way=? AND due_at<?)",
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH own USING COVERING INDEX sqlite_autoindex_pings_1 (user_id=? AND game_id=? AND way=?)",
    ],
    "SELECT_PINGS_OF_PERSON": [
        "SEARCH pings USING INDEX sqlite_autoindex_pings_1 (user_id=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH own USING COVERING INDEX sqlite_autoindex_pings_1 (user_id=? AND game_id=? AND way=?)",
    ],
    "SELECT_NEXT_PING": [
        "CO-ROUTINE firsts",
        "COMPOUND QUERY",
        "LEFT-MOST SUBQUERY",
        "SEARCH pings USING COVERING INDEX pings_by_due (way=? AND due_at>?)",
        "UNION ALL",
        "SEARCH pings USING COVERING INDEX pings_by_due (way=? AND due_at>?)",
        "SEARCH firsts",
    ],
    "TRY_PING": ["SEARCH pings USING INDEX sqlite_autoindex_pings_1 (user_id=? AND game_id=? AND way=?)"],
    "PUT_OFF_PING": ["SEARCH pings USING INDEX sqlite_autoindex_pings_1 (user_id=? AND game_id=? AND way=?)"],
    "DELETE_PING": ["SEARCH pings USING INDEX sqlite_autoindex_pings_1 (user_id=? AND game_id=? AND way=?)"],
    "insert_named": ["SCAN 2 CONSTANT ROWS"],
    "insert_seats": ["SCAN 2 CONSTANT ROWS"],
    "insert_events": ["SCAN 2 CONSTANT ROWS"],
}


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    with closing(connect(tmp_path_factory.mktemp("plans") / "azul.db")) as connection:
        yield connection


MODULES = (shards, analyses, games, people, places, plans, practices, privacy, times)
ALL = {name: each for module in MODULES for name, each in vars(module).items()}
STATEMENTS = {name: text for name, text in ALL.items() if name.isupper() and isinstance(text, str)}
# Some are made for a number of rows.
STATEMENTS |= {
    name: made(2)
    for name, made in ALL.items()
    if inspect.isfunction(made) and next(iter(inspect.signature(made).parameters), "") == "count"
}
PARTS = {"GAME_COLUMNS", "LAST_ABSENCE", "TIME_AWAY", "UNFINISHED_COPY"}
"""What is no statement, apart from what has a name of the module's own."""


# What looks for games, for the shards that one of several processes looks after.
LOOKS = (
    "SELECT_UNSHOWN",
    "COUNT_UNFINISHED",
    "COUNT_IN_LOBBY",
    "SELECT_GUILDS",
    "SELECT_SUSPENDED_GUILDS",
    "SELECT_SUSPENDED",
    "SELECT_DUE",
    "SELECT_AWAY",
    "SELECT_DELAYED",
    "SELECT_PLACES",
    "SELECT_PINGS_DUE",
    "SELECT_DIRECT_PINGS_DUE",
)


@pytest.mark.parametrize("name", LOOKS)
def test_a_share_of_the_games_is_found_by_the_same_index(db: sqlite3.Connection, name: str) -> None:
    statement = shards.for_shards(ShardSet(16, {2, 3}), STATEMENTS[name])
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * statement.count("?")).fetchall()
    assert [detail.replace("SEARCH TABLE", "SEARCH") for *_, detail in plan] == PLANS[name]


def test_a_lease_is_found_by_its_name(db: sqlite3.Connection) -> None:
    statement, _ = shards.while_held(Lease("shard 0/1", 1), STATEMENTS["MARK_SHOWN"])
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * statement.count("?")).fetchall()
    assert [detail for *_, detail in plan] == [
        *PLANS["MARK_SHOWN"],
        "SCALAR SUBQUERY 1",
        "SEARCH leases USING INDEX sqlite_autoindex_leases_1 (name=?)",
    ]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", PLANS)
def test_a_statement_finds_its_rows_by_index(db: sqlite3.Connection, name: str) -> None:
    statement = STATEMENTS[name]
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * statement.count("?")).fetchall()
    assert [detail.replace("SEARCH TABLE", "SEARCH") for *_, detail in plan] == PLANS[name]


def test_every_statement_has_a_plan() -> None:
    assert {name for name in STATEMENTS if not name.startswith("_")} - PARTS == set(PLANS)


def test_somebodys_finished_games_are_found_by_index_and_filtered_by_key(db: sqlite3.Connection) -> None:
    """Only the person's own are looked at, newest first, until a page is full; nothing is sorted."""
    statement, values = people.select_finished(people.Filter(2, 3, WallSide.FREE))
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", (1, *values, 6, 0)).fetchall()
    assert [detail for *_, detail in plan] == [
        "SEARCH own USING COVERING INDEX seats_of_person (user_id=? AND is_open=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_1 (game_id=? AND user_id=?)",
        "CORRELATED SCALAR SUBQUERY 2",
        "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)",
        "CORRELATED SCALAR SUBQUERY 3",
        "SEARCH results USING INDEX sqlite_autoindex_results_1 (game_id=?)",
    ]


OF_STATISTICS = {
    name: each
    for name, each in vars(statistics).items()
    if name.isupper() and isinstance(each, str) and not name.startswith("_")
}


@pytest.mark.parametrize("name", OF_STATISTICS)
def test_statistics_are_found_by_index(db: sqlite3.Connection, name: str) -> None:
    """What is scanned are constants, what was found by index, and indexes of what there is little of."""
    statement = OF_STATISTICS[name]
    plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * statement.count("?")).fetchall()
    scanned = {detail for *_, detail in plan if detail.startswith("SCAN")}
    few = {"SCAN games USING INDEX games_uncounted", "SCAN listings USING INDEX listings_everywhere"}
    assert {detail for detail in scanned - few if detail.split()[1] in privacy.CONCERNS} == set()
    by_wall_alone = "seat_results_rated (wall=? AND" in str(plan)
    assert not by_wall_alone or name == "SELECT_RATED_SINCE"


def test_somebodys_last_games_with_computers_are_not_sorted_out_of_all(db: sqlite3.Connection) -> None:
    """They are read in order until there are enough; only these are sorted again."""
    plan = db.execute(f"EXPLAIN QUERY PLAN {statistics.SELECT_WITH_COMPUTERS}", (1, 100)).fetchall()
    found = [detail for *_, detail in plan]
    assert found[1:4] == [
        "SEARCH own USING INDEX seat_results_of_person (user_id=?)",
        "CORRELATED SCALAR SUBQUERY 1",
        "SEARCH computers USING INDEX sqlite_autoindex_seat_results_1 (game_id=?)",
    ]
    assert found[4] == "SCAN met"
