"""The store on a server."""

import json
from typing import Final

from storage.postgres.server import Server
from storage.store import Store

# What can read JSON is called differently in every engine, and fails if one text is damaged.
_SELECT_SETTINGS: Final = """
SELECT user_id, settings FROM people WHERE user_id > ? AND settings LIKE ? ORDER BY user_id LIMIT ?
"""
_PAGE: Final = 1_000


class PostgresStore(Server, Store):
    """A `GameStore` on a server. Many tasks may call it at once, and many processes."""

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        """Return what people have chosen for one of their settings; see `GameStore.chosen_by_people`."""
        chosen: dict[int, str] = {}
        after, like = -(2**63), f'%"{setting}"%'
        while len(chosen) < limit:
            rows = await self._read("people's records", _SELECT_SETTINGS, after, like, _PAGE)
            for user_id, settings in rows:
                choice = _choice(settings, setting)
                if choice and len(chosen) < limit:
                    chosen[user_id] = choice
            if len(rows) < _PAGE:
                break
            after = rows[-1]["user_id"]
        return chosen


def _choice(settings: str, setting: str) -> str:
    try:
        choices = json.loads(settings)
    except ValueError:  # damaged, which is said when the person is loaded
        return ""
    choice = choices.get(setting) if isinstance(choices, dict) else None
    return "" if choice is None else str(choice)
