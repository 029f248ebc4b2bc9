"""Damaged and hostile files: each is refused with a `GameFileError`."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul import Resigned
from azul.gamefile.document import LARGEST_FILE, GameFileError, document, dump, load
from tests.azul.games import random_record
from tests.effort import examples

LONG = random_record(3, 4)
GOOD = dump(replace(LONG, events=(*LONG.events[:25], *((Resigned(seat), LONG.begun) for seat in (0, 1)))))
"""A whole game that ends soon, as two of three players leave."""

NOT_EVEN_JSON: list[tuple[str, str | bytes, str]] = [
    ("nothing", "", "not-json"),
    ("not UTF-8", b"\xff\xfe{}", "not-text"),
    ("half a character", GOOD.encode()[:-1] + b"\xd0", "not-text"),
    ("cut off", GOOD[: len(GOOD) // 2], "not-json"),
    ("deep lists", "[" * 200_000, "not-json"),
    ("deep objects", '{"a":' * 200_000, "not-json"),
    ("deep and closed", "[" * 100_000 + "]" * 100_000, "not-json"),
    ("a huge number", '{"id": ' + "9" * 100_000 + "}", "not-json"),
    ("not a number", '{"id": NaN}', "not-json"),
    ("infinity", '{"id": -Infinity}', "not-json"),
    ("a field twice", '{"id": 1, "id": 2}', "not-json"),
    ("a file of zeros", b"\0" * 1000, "not-json"),
    ("too large", " " * (LARGEST_FILE + 1), "too-large"),
    ("too large in bytes", b" " * (LARGEST_FILE + 1), "too-large"),
    ("a list", "[]", "format"),
    ("a string", '"azul-game"', "format"),
    ("a number", "1e999", "format"),
]


@pytest.mark.parametrize(
    ("text", "code"), [row[1:] for row in NOT_EVEN_JSON], ids=[row[0] for row in NOT_EVEN_JSON]
)
def test_anything_but_a_json_object_is_refused(text: str | bytes, code: str) -> None:
    with pytest.raises(GameFileError) as refused:
        load(text)
    assert (refused.value.code, refused.value.event) == (code, None)


def test_a_byte_order_mark_does_not_matter() -> None:
    assert load(b"\xef\xbb\xbf" + GOOD.encode()) == load(GOOD)


HEADERS: list[tuple[str, object, str]] = [
    ("format", "chess", "format"),
    ("version", 4, "version"),
    ("version", 0, "version"),
    ("rulings", 0, "rulings"),
    ("rulings", 3, "rulings"),
    ("rulings", True, "rulings"),
    ("rulings", None, "rulings"),
    ("rulings", "2", "rulings"),
    ("version", True, "version"),
    ("version", 1.0, "version"),
    ("version", "1", "version"),
    ("id", -1, "invalid"),
    ("id", 2**63, "invalid"),
    ("id", 10**4000, "invalid"),
    ("id", "17", "invalid"),
    ("players", [], "invalid"),
    ("players", {}, "invalid"),
    ("players", [1, 2], "invalid"),
    ("players.0.name", "", "invalid"),
    ("players.0.name", "x" * 201, "invalid"),
    ("players.0.name", "\ud800", "invalid"),
    ("players.0.name", None, "invalid"),
    ("players.0.seat", 2, "differs"),
    ("players.0.seat", 1.0, "differs"),
    ("starter", 0, "invalid"),
    ("starter", 4, "invalid"),
    ("starter", True, "invalid"),
    ("commitment", "0" * 63, "invalid"),
    ("commitment", "G" * 64, "invalid"),
    ("secret", "", "invalid"),
    ("secret", "abc", "invalid"),
    ("secret", "00" * 65, "invalid"),
    ("secret", 0, "invalid"),
    ("begun", "yesterday", "invalid"),
    ("begun", "2026-02-30T00:00:00Z", "invalid"),
    ("begun", "2026-03-01T00:00:00+02:00", "invalid"),
    ("begun", "2026-03-01", "invalid"),
    ("events", {}, "invalid"),
    ("events", None, "invalid"),
    ("rules.wall", "gray", "invalid"),
    ("rules.wall", None, "invalid"),
    ("rules.factories", ["special"], "invalid"),
    ("rules.scatter", True, "invalid"),
    ("rules.players", 4, "differs"),
    ("rules.more", 1, "unknown"),
    ("rules", [], "invalid"),
    ("result", None, "differs"),
    ("more", 1, "unknown"),
]


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [pytest.param(*row, id=f"{number} {row[0]} {row[2]}") for number, row in enumerate(HEADERS)],
)
def test_a_wrong_header_is_refused(path: str, value: object, code: str) -> None:
    found = json.loads(GOOD)
    inner = found
    *folders, last = path.split(".")
    for step in folders:
        inner = inner[int(step) if step.isdigit() else step]
    inner[last] = value
    with pytest.raises(GameFileError) as refused:
        load(json.dumps(found))
    assert (refused.value.code, refused.value.event) == (code, None)


@pytest.mark.parametrize("field", json.loads(GOOD))
def test_a_header_without_one_of_its_fields_is_refused(field: str) -> None:
    found = json.loads(GOOD)
    del found[field]
    with pytest.raises(GameFileError) as refused:
        load(json.dumps(found))
    assert (refused.value.code, refused.value.event) == ("missing", None)


ENTRIES: list[tuple[object, str]] = [
    (None, "invalid"),
    ([], "invalid"),
    ("take 1 1bf", "invalid"),
    ({}, "missing"),
    ({"event": None, "when": "2026-03-01T18:00:00Z"}, "invalid"),
    ({"event": "pass 1", "when": "2026-03-01T18:00:00Z"}, "notation"),
    ({"event": "take 1 1bf" * 10_000, "when": "2026-03-01T18:00:00Z"}, "notation"),
    ({"event": "resign 4", "when": "2026-03-01T18:00:00Z"}, "illegal"),
    ({"event": "resign 1", "when": None}, "invalid"),
    ({"event": "resign 1", "when": "2026-03-01 18:00:00"}, "invalid"),
    ({"event": "resign 1"}, "missing"),
    ({"event": "resign 1", "when": "2026-03-01T18:00:00Z"}, "missing"),
]


@pytest.mark.parametrize(
    ("entry", "code"), [pytest.param(*row, id=f"{number} {row[1]}") for number, row in enumerate(ENTRIES)]
)
def test_a_wrong_event_is_refused_with_its_number(entry: object, code: str) -> None:
    found = json.loads(GOOD)
    found["events"][1] = entry
    with pytest.raises(GameFileError) as refused:
        load(json.dumps(found))
    assert (refused.value.code, refused.value.event) == (code, 2)


def test_an_error_quotes_little_of_what_it_found() -> None:
    found = json.loads(GOOD)
    found["events"][1]["event"] = "x" * 100_000
    found["events"][1]["more"] = [[]] * 100_000
    with pytest.raises(GameFileError) as refused:
        load(json.dumps(found))
    assert len(str(refused.value)) < 1000


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def refused_or_exact(text: str | bytes) -> bool:
    """Return whether a file is refused, or read as a game that is written in the same way."""
    try:
        record = load(text)
    except GameFileError:
        return True
    again: object = json.loads(text)
    return document(record) == again


@examples(60, 150)
@given(st.sampled_from(sorted(json.loads(GOOD))), anything)
def test_anything_in_place_of_a_field_is_refused_or_read_exactly(field: str, value: object) -> None:
    assert refused_or_exact(json.dumps(json.loads(GOOD) | {field: value}))


@examples(60, 150)
@given(st.binary(max_size=40), st.integers(0, len(GOOD)), st.integers(0, 40))
def test_any_bytes_anywhere_are_refused_or_read_exactly(inserted: bytes, place: int, removed: int) -> None:
    whole = GOOD.encode()
    assert refused_or_exact(whole[:place] + inserted + whole[place + removed :])
