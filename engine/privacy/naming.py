"""Which people the record of a game names, and how one of them is taken out of it. Pure.

This works on the JSON of log lines and snapshots, not on events and tables: what an older version wrote stays
as it is, apart from the person. A test compares the keys below with everything that is stored.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from engine.events import Played, TableEvent, event_to_json

Json = dict[str, "Json"] | list["Json"] | str | float | bool | None

ID_KEYS: Final = frozenset({"user_id", "host_id"})
"""The keys whose values are Discord ids of people."""
IDS_KEYS: Final = frozenset({"order"})
"""The keys whose values are lists of such ids."""
NAME_KEY: Final = "name"
"""The key of a person's name, beside their ``user_id``."""


def named_by(events: Iterable[TableEvent]) -> set[int]:
    """Return the Discord ids of those whom events name; stand-ins are nobody."""
    lines = (event_to_json(event) for event in events if not isinstance(event, Played))
    return {user_id for line in lines for user_id in people_in(line) if user_id > 0}


def people_in(text: str) -> set[int]:
    """Return the Discord ids of those whom a log line or a snapshot names.

    Among them are the stand-ins for people who were deleted, which are negative. Raise `ValueError` if it
    isn't JSON.
    """
    return set(_ids(json.loads(text)))


def names_people(value: Json) -> bool:
    """Return whether a part of a log line names anybody."""
    return any(True for _ in _ids(value))


def without_person(text: str, user_id: int, stand_in: int) -> str:
    """Return a log line or a snapshot with `stand_in` for a person's id, and without their name.

    Raise `ValueError` if it isn't JSON.
    """
    return json.dumps(
        _replaced(json.loads(text), user_id, stand_in), ensure_ascii=False, separators=(",", ":")
    )


def _ids(value: Json) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from _ids(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key not in ID_KEYS | IDS_KEYS:
                yield from _ids(item)
            else:
                yield from (each for each in _as_list(item) if isinstance(each, int))


def _replaced(value: Json, user_id: int, stand_in: int) -> Json:
    if isinstance(value, list):
        return [_replaced(item, user_id, stand_in) for item in value]
    if not isinstance(value, dict):
        return value
    after: dict[str, Json] = {}
    for key, item in value.items():
        if key in ID_KEYS:
            after[key] = stand_in if item == user_id else item
        elif key in IDS_KEYS:
            after[key] = [stand_in if each == user_id else each for each in _as_list(item)]
        elif key == NAME_KEY and value.get("user_id") == user_id:
            after[key] = ""
        else:
            after[key] = _replaced(item, user_id, stand_in)
    return after


def _as_list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else [value]
