"""Nothing that the log or a snapshot says about a person is forgotten when they are deleted."""

import json
from typing import Any, Final

from pydantic import TypeAdapter

from engine import Options, Player, Server, Table, TableEvent
from engine.privacy import ID_KEYS, IDS_KEYS, NAME_KEY, people_in, without_person
from engine.table.events import Joined, Opened, event_from_json, event_to_json
from engine.table.state import open_table, table_from_json, table_to_json

IMPERSONAL: Final = {
    "Begun.rulings",
    "Begun.secret",
    "Begun.starter",
    "Consent.agreed",
    "Consent.asked",
    "Consent.declined",
    "Consent.here",
    "Consent.number",
    "Delayed.by",
    "Invitation.until",
    "Opened.rematch_of",
    "Opened.secret",
    "Options.language",
    "Options.seats",
    "Options.theme",
    "Overdue.by",
    "Pause.at",
    "Played.event",
    "Replaced.takes",
    "Spent.since",
    "Spent.stood",
    "Server.channels",
    "Server.most_games",
    "Spent.time",
    "Table.asleep",
    "Table.called",
    "Table.computers",
    "Table.earlier",
    "Table.offered",
    "Table.rematch_of",
    "Table.secret",
    "Table.since",
    "Table.state",
    "Table.stood",
    "Table.undoable",
    "Table.votes",
    "Themed.theme",
}
"""Numbers and texts that name nobody, of what is stored as JSON, apart from what is a person's own."""
TABLES: Final = TypeAdapter(Table)
EVENTS: Final = TypeAdapter[TableEvent](TableEvent)
SERVERS: Final = TypeAdapter(Server)
BRUNO: Final = Player(123456789012345678, 'Bruno "},{"user_id":1,"name":"')
OPENED: Final = Opened(Player(1, "Ada"), Options(4), order=(1, BRUNO.user_id, 3), invited=(BRUNO,))


def numbers_and_texts() -> set[str]:
    """Return all fields of what is stored that hold numbers or texts, other than a few fixed ones."""
    found = set[str]()
    for adapter, name in ((TABLES, "Table"), (EVENTS, "TableEvent"), (SERVERS, "Server")):
        for mode in ("serialization", "validation"):  # what one doesn't describe, the other does
            schema = adapter.json_schema(mode=mode)
            for each, its in (schema.get("$defs", {}) | {name: schema}).items():
                found |= {
                    f"{each}.{key}" for key, value in its.get("properties", {}).items() if is_free(value)
                }
    return found


def is_seat(field: str) -> bool:
    """Return whether a field holds a place at the table, which names nobody by itself."""
    return field.endswith(".seat")


def is_free(schema: Any) -> bool:
    """Return whether a JSON schema allows numbers or texts of which it doesn't list the values."""
    match schema:
        case {"const": _} | {"enum": _}:
            return False
        case {"type": "integer" | "string" | "number"}:
            return True
        case dict():
            return any(is_free(item) for key, item in schema.items() if key != "default")
        case list():
            return any(map(is_free, schema))
        case _:
            return False


def test_everything_that_is_stored_as_json_is_known_to_name_people_or_not() -> None:
    """If this fails: name a new field that holds people's ids as `naming` expects it, or list it above."""
    personal = {field for field in numbers_and_texts() if field not in IMPERSONAL and not is_seat(field)}
    assert personal == {
        "Cancelled.user_id",
        "InvitationDeclined.user_id",
        "Invited.user_id",
        "Left.user_id",
        "Opened.order",
        "Pause.user_id",
        "Paused.user_id",
        "Player.name",
        "Player.user_id",
        "Resumed.user_id",
        "Table.host_id",
        "Table.order",
    }
    assert {field.split(".")[1] for field in personal} == {*ID_KEYS, *IDS_KEYS, NAME_KEY}
    assert not {field.split(".")[1] for field in IMPERSONAL} & {*ID_KEYS, *IDS_KEYS, NAME_KEY}
    assert numbers_and_texts() >= IMPERSONAL, "what isn't there any more"


def test_a_log_line_names_its_people() -> None:
    assert people_in(event_to_json(OPENED)) == {1, BRUNO.user_id, 3}
    assert people_in(event_to_json(Joined(BRUNO))) == {BRUNO.user_id}
    assert people_in('{"event":"undo 1","kind":"played"}') == set()


def test_a_person_is_taken_out_of_a_log_line_and_others_stay() -> None:
    after = without_person(event_to_json(OPENED), BRUNO.user_id, -1)
    assert event_from_json(after) == Opened(
        Player(1, "Ada"), Options(4), order=(1, -1, 3), invited=(Player(-1, ""),)
    )
    after = without_person(event_to_json(Joined(BRUNO)), BRUNO.user_id, -2)
    assert event_from_json(after) == Joined(Player(-2, ""))
    assert without_person(event_to_json(OPENED), 12, -1) == event_to_json(OPENED)


def test_a_person_is_taken_out_of_a_snapshot() -> None:
    table = open_table(Opened(BRUNO, Options(4), order=(1, BRUNO.user_id)), at=5)
    after = table_from_json(without_person(table_to_json(table), BRUNO.user_id, -1))
    assert after == open_table(Opened(Player(-1, ""), Options(4), order=(1, -1)), at=5)


def test_what_older_versions_wrote_stays_as_it_is() -> None:
    line = '{"host":{"user_id":5,"name":"Ada"},"seats":2,"of_long_ago":[{"x":"ä"}],"kind":"opened"}'
    expected = line.replace("5", "-1").replace("Ada", "")
    assert without_person(line, 5, -1) == expected
    assert json.loads(expected)["of_long_ago"] == [{"x": "ä"}]
