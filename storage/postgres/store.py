"""The store on a server."""

import json
from functools import lru_cache
from typing import Final

from storage.base import Commit, NewGame, StoredGame, VersionConflict, Whereabouts
from storage.games.sql import UPDATE_IF_NEVER_AWAY
from storage.games.storing import changes, lines
from storage.postgres.faults import OutcomeUnknown
from storage.postgres.server import Server
from storage.store import Store

_LINE: Final = "(?::BIGINT, ?::BIGINT, ?::BIGINT, ?::TEXT)"

# What can read JSON is called differently in every engine, and fails if one text is damaged.
_SELECT_SETTINGS: Final = """
SELECT user_id, settings FROM people WHERE user_id > ? AND settings LIKE ? ORDER BY user_id LIMIT ?
"""
_PAGE: Final = 1_000


class PostgresStore(Server, Store):
    """A `GameStore` on a server. Many tasks may call it at once, and many processes."""

    async def create(self, new: NewGame) -> StoredGame:
        """Store a new open game; see `GameStore.create`."""
        try:
            return await super().create(new)
        except OutcomeUnknown:
            game = await self.load_latest(new.channel_id)
            if game is None or (game.snapshot, game.created_at) != (new.snapshot, new.at):
                raise
            return game

    async def commit(self, commit: Commit) -> Whereabouts:
        """Append to a game's log and replace its snapshot; see `GameStore.commit`."""
        try:
            return await self._commit(commit)
        except OutcomeUnknown:
            pass
        try:
            return await self._commit(commit)  # does nothing if the first one did
        except VersionConflict:
            own = [(body, commit.at) for body in commit.events]
            log = await self.events(commit.game_id, commit.version)
            game = await self.load(commit.game_id)
            if game is None or [(event.body, event.at) for event in log[: len(own)]] != own:
                raise
            return Whereabouts(
                game.channel_id, game.home_id, game.shown_version, game.message_id, game.reminder_id
            )

    async def _commit(self, commit: Commit) -> Whereabouts:
        if commit.seats is None and not commit.ended_plans and not commit.named:
            statement = update_and_append(len(commit.events))
            parameters = (*changes(commit), *lines(commit))
            for row in await self._write_at_once(f"game {commit.game_id}", statement, *parameters):
                return Whereabouts(*row)
        return await super().commit(commit)

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


@lru_cache(maxsize=64)
def update_and_append(count: int) -> str:
    """Return the statement that commits `count` events, in one round trip instead of four.

    It is all that most commits do, and does nothing if `UPDATE_IF_NEVER_AWAY` doesn't.
    """
    return f"""
WITH moved AS ({UPDATE_IF_NEVER_AWAY}), appended AS (
    INSERT INTO events (game_id, version, at, body)
    SELECT line.* FROM moved, (VALUES {", ".join([_LINE] * count)}) AS line
)
SELECT * FROM moved
"""  # noqa: S608 - constants and question marks


def _choice(settings: str, setting: str) -> str:
    try:
        choices = json.loads(settings)
    except ValueError:  # damaged, which is said when the person is loaded
        return ""
    choice = choices.get(setting) if isinstance(choices, dict) else None
    return "" if choice is None else str(choice)
