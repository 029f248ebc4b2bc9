"""Whom each column of every table concerns, and so what becomes of it when a person wants to be deleted.

A new table or column has to be listed here: a test compares this with the schema that the migrations make.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final


class Concern(Enum):
    """What a column says about people."""

    NOBODY = "nobody"
    """Nothing: numbers, times, and the Discord ids of servers, channels and messages."""
    OWNER = "owner"
    """The Discord id of the person whom the whole row is about: it is deleted with them."""
    OWN = "own"
    """What is stored about the row's owner: in their export, and deleted with the row."""
    NAMING = "naming"
    """JSON about several people: in the owner's words in their export, and rewritten without them."""


_NOBODY, _OWNER, _OWN, _NAMING = Concern.NOBODY, Concern.OWNER, Concern.OWN, Concern.NAMING

CONCERNS: Final[Mapping[str, Mapping[str, Concern]]] = {
    "absences": dict.fromkeys(("id", "shards", "shard", "since", "until", "is_told"), _NOBODY),
    "beats": dict.fromkeys(("shards", "shard", "at", "is_last"), _NOBODY),
    "analyses": {"game_id": _NOBODY, "analysis": _NOBODY},
    "games": {
        "id": _NOBODY,
        "guild_id": _NOBODY,
        "channel_id": _NOBODY,
        "is_open": _NOBODY,
        "begun": _NOBODY,
        "version": _NOBODY,
        "shown_version": _NOBODY,
        "message_id": _NOBODY,
        "reminder_id": _NOBODY,
        "home_id": _NOBODY,
        "created_at": _NOBODY,
        "updated_at": _NOBODY,
        "resting_since": _NOBODY,
        "due_at": _NOBODY,
        "delay": _NOBODY,
        "absence": _NOBODY,
        "rewrites": _NOBODY,
        "snapshot": _NAMING,
    },
    "events": {"game_id": _NOBODY, "version": _NOBODY, "at": _NOBODY, "body": _NAMING},
    "identity": {"id": _NOBODY, "name": _NOBODY, "writes": _NOBODY},
    "leases": {
        "name": _NOBODY,
        "shards": _NOBODY,
        "holder": _NOBODY,
        "fence": _NOBODY,
        "expires_at": _NOBODY,
        "last_interaction": _NOBODY,
    },
    "locales": {"user_id": _OWNER, "locale": _OWN},
    "named": {"user_id": _OWNER, "game_id": _OWN, "is_leaving": _OWN},
    "people": {"user_id": _OWNER, "settings": _OWN, "changed_at": _OWN},
    "pings": {
        "user_id": _OWNER,
        "game_id": _OWN,
        "way": _OWN,
        "due_at": _OWN,
        "is_tried": _OWN,
    },
    "plans": {"user_id": _OWNER, "game_id": _OWN, "plan": _OWN},
    "practices": {"user_id": _OWNER, "version": _OWN, "log": _OWN, "updated_at": _OWN},
    "processes": dict.fromkeys(("id", "shards", "home", "since", "expires_at", "ready", "leaving"), _NOBODY),
    "seats": {"user_id": _OWNER, "game_id": _OWN, "is_open": _OWN, "changed_at": _OWN},
    "servers": {"guild_id": _NOBODY, "settings": _NOBODY},
}

ONLY_IN_FILES: Final = frozenset({"identity"})
"""Tables that SQLite has and PostgreSQL hasn't. Each file has its own, so they aren't copied."""


def owned_tables() -> dict[str, str]:
    """Return the tables with rows that belong to people, each with the column that says to whom."""
    return {
        table: column
        for table, columns in CONCERNS.items()
        for column, concern in columns.items()
        if concern is Concern.OWNER
    }
