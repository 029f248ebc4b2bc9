"""The store on a server."""

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from storage import sql
from storage.base import StoredGame, VersionConflict
from storage.games import moved, require_events
from storage.postgres.faults import OutcomeUnknown
from storage.postgres.server import Server
from storage.store import Store

# What a commit does mostly, in one round trip instead of four. What it returns is what UPDATE_GAME does.
_UPDATE_AND_APPEND: Final = f"""
WITH moved AS ({sql.UPDATE_GAME}), appended AS (
    INSERT INTO events (game_id, version, at, body)
    SELECT ?::BIGINT, ?::BIGINT + line.number, ?::BIGINT, line.body
    FROM moved, unnest(?::TEXT[]) WITH ORDINALITY AS line (body, number)
)
SELECT * FROM moved
"""  # noqa: S608 - constants

# What can read JSON is called differently in every engine, and fails if one text is damaged.
_SELECT_SETTINGS: Final = """
SELECT user_id, settings FROM people WHERE user_id > ? AND settings LIKE ? ORDER BY user_id LIMIT ?
"""
_PAGE: Final = 1_000


class PostgresStore(Server, Store):
    """A `GameStore` on a server. Many tasks may call it at once, and many processes."""

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        snapshot: str,
        events: Sequence[str],
        at: int,
        due_at: int | None = None,
        seats: Sequence[int] = (),
        most: int | None = None,
        named: Collection[int] = (),
    ) -> StoredGame:
        """Store a new open game whose log begins with `events`; see `GameStore.create`."""
        try:
            return await super().create(
                guild_id=guild_id,
                channel_id=channel_id,
                snapshot=snapshot,
                events=events,
                at=at,
                due_at=due_at,
                seats=seats,
                most=most,
                named=named,
            )
        except OutcomeUnknown:
            game = await self.load_latest(channel_id)
            if game is None or (game.snapshot, game.created_at) != (snapshot, at):
                raise
            return game

    async def commit(
        self,
        game_id: int,
        *,
        expected_version: int,
        rewrites: int = 0,
        open: bool,  # noqa: A002 - the word of the row
        begun: bool,
        snapshot: str,
        events: Sequence[str],
        at: int,
        due_at: int | None = None,
        delay: int = 0,
        seats: Sequence[int] | None = None,
        ended_plans: Sequence[int] = (),
        named: Collection[int] = (),
    ) -> StoredGame:
        """Append `events` and replace the snapshot if nobody else has; see `GameStore.commit`."""
        require_events(events)
        what = f"game {game_id}"
        version = expected_version + len(events)

        async def commit() -> StoredGame:
            if seats is not None or ended_plans or named:
                return await super(PostgresStore, self).commit(
                    game_id,
                    expected_version=expected_version,
                    rewrites=rewrites,
                    open=open,
                    begun=begun,
                    snapshot=snapshot,
                    events=events,
                    at=at,
                    due_at=due_at,
                    delay=delay,
                    seats=seats,
                    ended_plans=ended_plans,
                    named=named,
                )
            changes = (open, begun, version, at, snapshot, due_at, delay, delay)
            guards = (game_id, expected_version, rewrites)
            lines = (game_id, expected_version, at, list(events))
            rows = await self._write_at_once(what, _UPDATE_AND_APPEND, *changes, *guards, *lines)
            if not rows:
                raise VersionConflict(f"game {game_id} is not at version {expected_version}")
            return moved(rows[0], game_id, open, begun, version, snapshot, at)

        try:
            return await commit()
        except OutcomeUnknown:
            pass
        try:
            return await commit()  # does nothing if the first one did
        except VersionConflict:
            log = await self.events(game_id, expected_version)
            game = await self.load(game_id)
            if game is None or [(event.body, event.at) for event in log[: len(events)]] != [
                (body, at) for body in events
            ]:
                raise
            return replace(game, open=open, begun=begun, version=version, snapshot=snapshot, updated_at=at)

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
