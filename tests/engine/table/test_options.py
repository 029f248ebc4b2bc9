"""Options are one value at a table, and stored as they always were: field by field, among all others."""

import pytest

import azul
from engine import Level, Messages, Options, Pace, Player, Rated, Where
from engine.table.events import Configured, Opened, event_from_json, event_to_json
from engine.table.options import DEFAULT_OPTIONS
from engine.table.state import Table, open_table, table_from_json, table_to_json

OPTIONS = Options(
    seats=3,
    rules=azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN),
    theme="chocolatier",
    messages=Messages.QUIET,
    pace=Pace.WEEK,
    where=Where.THREAD,
    level=Level.EASY,
    language="uk",
    rated=Rated.NO,
)
RULES = '"rules":{"wall":"free","factories":"special-once","scatter":"even"}'
OPENED = Opened(Player(5, "Ada"), OPTIONS, "ab", rematch_of=7, order=(5, 6))
OPENED_LINE = (
    f'{{"host":{{"user_id":5,"name":"Ada"}},"seats":3,{RULES},"theme":"chocolatier","secret":"ab",'
    '"messages":"quiet","rematch_of":7,"order":[5,6],"pace":"7d","where":"thread","level":"easy",'
    '"language":"uk","rated":"no","kind":"opened"}'
)
CONFIGURED_LINE = (
    f'{{"seats":3,{RULES},"theme":"chocolatier","messages":"quiet","pace":"7d","where":"thread",'
    '"level":"easy","language":"uk","rated":"no","kind":"configured"}'
)
SNAPSHOT = (
    '{"host_id":5,"seats":3,"players":[{"user_id":5,"name":"Ada"}],"status":"lobby","secret":"ab",'
    f'"state":null,"undoable":null,{RULES},"theme":"chocolatier","messages":"quiet","rematch_of":7,'
    '"order":[5,6],"since":17,"pace":"7d","stage":null,"spent":null,"where":"thread","earlier":[],'
    '"consent":{"number":0,"seat":null,"agreed":[],"asked":[],"here":[],"declined":[]},"computers":[],'
    '"offered":[],"votes":[],"asleep":[],"stood":[],"level":"easy","language":"uk","rated":"no","called":null,'
    '"pause":null,"handovers":[],"replaced":[]}'
)


@pytest.mark.parametrize(
    ("event", "line"),
    [(OPENED, OPENED_LINE), (Configured(OPTIONS), CONFIGURED_LINE)],
    ids=["opened", "configured"],
)
def test_a_log_line_has_the_options_among_its_own_fields(event: Opened | Configured, line: str) -> None:
    assert event_to_json(event) == line
    assert event_from_json(line) == event


def test_a_snapshot_has_the_options_among_its_own_fields() -> None:
    table = open_table(OPENED, at=17)
    assert table_to_json(table) == SNAPSHOT
    assert table_from_json(f" {SNAPSHOT}") == table  # read, and not remembered


def test_options_that_an_older_version_did_not_have_are_what_its_tables_had() -> None:
    line = '{"host":{"user_id":5,"name":"Ada"},"seats":3,"kind":"opened"}'
    assert event_from_json(line) == Opened(Player(5, "Ada"), Options(3))
    snapshot = '{"host_id":5,"seats":3,"players":[]}'
    assert table_from_json(snapshot) == Table(5, Options(3), ())
    assert Options(DEFAULT_OPTIONS.seats) != DEFAULT_OPTIONS, "new tables have others"
