"""Small records, and game files to be changed."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from azul import BASE_GAME, Rules, parse_event
from azul.gamefile.document import GameFileError, GameRecord, dump, load

Document = dict[str, Any]
Path = tuple[str | int, ...]
"""The steps from a document to a value in it."""

FREE = {"id", "begun", "name", "when", "commitment", "secret"}
"""Fields that can't be derived: another valid value makes another game."""


def a_record(*events: str, players: int = 2, starter: int = 0, rules: Rules = BASE_GAME) -> GameRecord:
    """Return the record of a game with these events."""
    return GameRecord(
        id=17,
        players=("Ann", "Ben", "Cy", "Dee")[:players],
        starter=starter,
        commitment="0" * 64,
        secret=bytes(32),
        events=tuple((parse_event(event), "2026-03-01T18:00:00Z") for event in events),
        begun="2026-03-01T17:59:59Z",
        rules=rules,
    )


def entry(record: GameRecord, number: int) -> Document:
    """Return the entry of an event in the file."""
    found = json.loads(dump(record))["events"][number - 1]
    assert isinstance(found, dict)
    return found


def wrong(file: object) -> GameFileError:
    """Return the error with which a file is refused."""
    with pytest.raises(GameFileError) as refused:
        load(file if isinstance(file, str | bytes) else json.dumps(file))
    return refused.value


def leaves(value: object, *path: str | int) -> Iterator[Path]:
    """Yield the path of every value in a document that isn't a list or an object with something in it."""
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from leaves(inner, *path, name)
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            yield from leaves(inner, *path, place)
    else:
        yield path


def changed(found: Document, path: Path) -> Document:
    """Return the document with one value changed to another of its type."""
    result = copy.deepcopy(found)
    inner: Any = result
    for step in path[:-1]:
        inner = inner[step]
    value = inner[path[-1]]
    others: dict[type, object] = {
        bool: not value,
        int: 987,
        str: "b4",
        type(None): 1,
        list: [1],
        dict: {"x": 1},
    }
    inner[path[-1]] = others[type(value)]
    return result
