"""What is stored about a person, as a file for them: docs/privacy.md describes it.

Nothing of others is in it: neither their names nor what they did, and no secret of a game.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

import azul
from engine.damage import NotAsWritten, reading
from engine.events import Begun, Configured, Opened, event_to_json
from engine.game import Game, LogEntry, history, moment
from engine.practice.record import practice_of
from engine.privacy.naming import ID_KEYS, IDS_KEYS, Json, names_people, people_in
from engine.table import Status
from storage.base import DamagedRecord, GameStore, StoredEvent, StoredGame, StoredPractice

log = logging.getLogger(__name__)

EXPORTED: Final[Mapping[str, str]] = {
    "people": "settings",
    "locales": "locale",
    "pings": "pings",
    "plans": "plans",
    "practices": "practice",
    "seats": "games",
    "named": "games",
}
"""Where in the file the rows are that belong to a person, by their tables."""
_LEFT_OUT: Final = ID_KEYS | IDS_KEYS | {"kind", "seat", "secret"}
"""What isn't repeated with every event, or isn't theirs. Whatever else names somebody is left out too."""


class Exporting:
    """The files about people in a database, which belongs to `Tables`.

    `now` returns milliseconds since 1970 (UTC).
    """

    def __init__(self, store: GameStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._turn = asyncio.Lock()

    async def export(self, user_id: int) -> bytes:
        """Return the file about a person. Raise `StorageError` if the database can't be read.

        Of what is damaged the file says so. Files are made one by one, and other tasks go on meanwhile.
        """
        async with self._turn:
            return await self._export(user_id)

    async def _export(self, user_id: int) -> bytes:
        game_ids = await self._store.games_naming(user_id)
        games = [await self._game(game_id, user_id) for game_id in game_ids]
        plans = [await self._plan(game_id, user_id) for game_id in game_ids]
        about: dict[str, Json] = {
            "format": "azul-person",
            "version": 1,
            "person": str(user_id),
            "exported": _text_of(moment(self._now())),
            "settings": await self._settings(user_id),
            "locale": await self._locale(user_id),
            "practice": await self._practice(user_id),
            "pings": [
                {"game": ping.game_id, "when": _text_of(moment(ping.due_at)), "direct": ping.is_direct}
                for ping in await self._store.pings_of(user_id)
            ],
        }
        lists = {name: _list(filter(None, texts)) for name, texts in (("plans", plans), ("games", games))}
        fields = {key: _text(value) for key, value in about.items()} | lists
        return "{{\n{}\n}}\n".format(",\n".join(f'"{key}": {text}' for key, text in fields.items())).encode()

    async def _settings(self, user_id: int) -> Json:
        try:
            settings = await self._store.load_person(user_id)
            return None if settings is None else _read(settings, f"the record of person {user_id}")
        except DamagedRecord as error:
            return _damaged(error)

    async def _locale(self, user_id: int) -> Json:
        try:
            return await self._store.load_locale(user_id)
        except DamagedRecord as error:
            return _damaged(error)

    async def _practice(self, user_id: int) -> Json:
        """Return a person's practice game; None if they have none."""
        try:
            row = await self._store.load_practice(user_id)
            return None if row is None else await asyncio.to_thread(_practice, row)
        except DamagedRecord as error:
            return _damaged(error)

    async def _plan(self, game_id: int, user_id: int) -> str:
        """Return what a person has planned in a game, as JSON; "" if that is nothing."""
        try:
            plan = (await self._store.plans_in(game_id)).get(user_id)
            if plan is None:
                return ""
            return _text({"game": game_id, "plan": _read(plan, f"a plan in game {game_id}")})
        except DamagedRecord as error:
            return _text({"game": game_id} | _damaged(error))

    async def _game(self, game_id: int, user_id: int) -> str:
        """Return what is stored about a person in a game, as JSON; "" if the game has just been removed."""
        try:
            row, lines = await self._store.load(game_id), await self._store.events(game_id)
            return "" if row is None else await asyncio.to_thread(_game, row, lines, user_id)
        except DamagedRecord as error:
            return _text({"game": game_id} | _damaged(error))


def _damaged(error: DamagedRecord) -> dict[str, Json]:
    log.error("%s", error)  # says what is damaged; where it was met doesn't matter
    return {"damaged": True}


def _game(row: StoredGame, lines: Sequence[StoredEvent], user_id: int) -> str:
    """Return what is stored about a person in a game, as JSON; raise `DamagedRecord` if it can't be read."""
    table = Game.from_stored(row).table
    with reading(f"the log of game {row.id}"):
        entries = history(lines)
    seat = table.seat_of(user_id)
    found: dict[str, Json] = {
        "game": row.id,
        "server": str(row.guild_id),
        "channel": str(row.channel_id),
        "opened": _text_of(moment(row.created_at)),
        "status": table.status.value,
        "names": list[Json](dict.fromkeys(name for entry in entries for name in _names(entry, user_id))),
        "seat": None if seat is None else seat + 1,
        "events": [_event(entry) for entry in entries if _is_about(entry, user_id)],
    }
    if seat is not None and table.state is not None and table.status is Status.OVER:
        found["score"] = table.state.boards[seat].score
        found["place"] = next(place for place, each in azul.standings(table.state) if each == seat)
    return _text(found)


def _practice(row: StoredPractice) -> Json:
    """Return what is stored about a person's practice game; raise `DamagedRecord` if it can't be read."""
    practice = practice_of(row)
    return {
        "saved": _text_of(moment(row.updated_at)),
        "changes": row.version,
        "name": practice.table.players[practice.seat].name,
        "events": [_event(entry) for entry in practice.entries if _is_about(entry, row.user_id)],
    }


def _names(entry: LogEntry, user_id: int) -> list[str]:
    """Return the names under which a person came to a table with an event."""
    here = [
        player for player in entry.after.players if entry.before is None or player not in entry.before.players
    ]
    return [player.name for player in here if player.user_id == user_id]


def _is_about(entry: LogEntry, user_id: int) -> bool:
    """Return whether an event is something that a person did, or that was done with their seat."""
    event, before = entry.event, entry.before
    if before is None:
        return isinstance(event, Opened) and event.host.user_id == user_id
    if isinstance(event, Begun | Configured):
        return before.host_id == user_id
    played = getattr(event, "event", event)
    seat = getattr(played, "seat", None)
    if isinstance(seat, int) and before.players[seat].user_id == user_id:
        return True
    return user_id in people_in(event_to_json(event))


def _event(entry: LogEntry) -> Json:
    """Return an event without anybody's id or name, and without the seat, which is the person's."""
    found = _read(event_to_json(entry.event), "an event")
    details = {key: value for key, value in found.items() if key not in _LEFT_OUT and not names_people(value)}
    return {"number": entry.version, "when": _text_of(entry.at), "what": entry.event.kind, **details}


def _read(text: str, what: str) -> dict[str, Json]:
    with reading(what):
        found: Json = json.loads(text)
        if not isinstance(found, dict):
            raise NotAsWritten("it is not an object")
        return found


def _text_of(when: datetime) -> str:
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _text(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def _list(texts: Iterable[str]) -> str:
    """Return a list of what is JSON already: long ones are never put into words at once."""
    return "[{}]".format(",\n".join(texts))
