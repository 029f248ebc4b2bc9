"""One person's data: finding, exporting and deleting it."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from datetime import datetime
from typing import Final

import azul
from engine.decisions.decision import Context, Decision
from engine.decisions.play import leaving
from engine.errors import NotAsWritten, reading
from engine.game import Game, LogEntry, history, to_datetime
from engine.people import PeopleService
from engine.practice import practice_of
from engine.table.events import (
    Begun,
    Configured,
    HandoverWithdrawn,
    InvitationDeclined,
    Left,
    Opened,
    Played,
    TableEvent,
    event_to_json,
)
from engine.table.state import Status, Table
from storage.records import DamagedRecord, Rewrite, StoredEvent, StoredGame, StoredPractice, VersionConflict
from storage.store import Store

Json = dict[str, "Json"] | list["Json"] | str | float | bool | None

ID_KEYS: Final = frozenset({"user_id", "host_id"})
"""The keys whose values are people's Discord ids."""
IDS_KEYS: Final = frozenset({"order"})
"""The keys whose values are lists of such ids."""
NAME_KEY: Final = "name"
"""The key of a person's name, beside their ``user_id``."""


def named_by(events: Iterable[TableEvent]) -> set[int]:
    """Return the Discord ids of the people whom events name, without stand-ins."""
    lines = (event_to_json(event) for event in events if not isinstance(event, Played))
    return {user_id for line in lines for user_id in people_in(line) if user_id > 0}


def people_in(text: str) -> set[int]:
    """Return the Discord ids in a log line or a snapshot.

    They include the negative ids of stand-ins for deleted people. Raise `ValueError` if it isn't JSON.
    """
    return set(_ids(json.loads(text)))


def names_people(value: Json) -> bool:
    """Return whether a part of a log line contains anybody's id."""
    return any(True for _ in _ids(value))


def without_person(text: str, user_id: int, stand_in: int) -> str:
    """Return a log line or a snapshot with `stand_in` in place of a person's id, and without their name.

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


class DeletionService:
    """Deletes people from a database; a part of `GameService`.

    `change` commits a decision about a game, `lock` returns a game's lock, `forget` is called for games whose
    log was rewritten, and `left` for those that a person has left. Any method may raise
    `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        people: PeopleService,
        change: Callable[[int, Decision], Awaitable[Game]],
        lock: Callable[[int], AbstractAsyncContextManager[None]],
        forget: Callable[[int], None],
        left: Callable[[Game], Awaitable[Game]],
    ) -> None:
        self._store = store
        self._people = people
        self._change = change
        self._lock = lock
        self._forget = forget
        self._left = left

    async def begin(self, user_id: int) -> None:
        """Delete a person's settings, plans and seats, and queue their removal from all games.

        What is stored about them later, if they play again, stays.
        """
        await self._people.begin_deleting(user_id)

    async def pending(self) -> list[tuple[int, int]]:
        """Return (person, game) for every game that still names a person who is to be deleted."""
        return await self._store.people_to_delete()

    async def remove_from_game(self, game_id: int, user_id: int) -> bool:
        """Let a person leave a game that isn't over, and replace them in its record with a stand-in.

        Return whether they have left, so that the channel is to be shown that. Doing it again does nothing.
        Raise `DamagedRecord` if the record can't be read, and `Refusal` if they can't leave; the game still
        names them then.
        """
        has_left = False
        while True:
            has_left |= await self._leave(game_id, user_id)
            async with self._lock(game_id):
                row = await self._store.load(game_id)
                if row is None or await self._rewrite(row, user_id):
                    self._forget(game_id)
                    return has_left

    async def finish(self, *, thoroughly: bool = False) -> None:
        """Erase what is left of deleted people in unused parts of the database; see `Store.purge_deleted`."""
        await self._store.purge_deleted(thoroughly=thoroughly)

    async def _leave(self, game_id: int, user_id: int) -> bool:
        """Let a person leave a game; return whether they had to and could."""
        events: Sequence[TableEvent] = ()

        def decide(table: Table, _: Context) -> Sequence[TableEvent]:
            nonlocal events
            events = departure(table, user_id)
            return events

        try:
            game = await self._change(game_id, decide)
        except DamagedRecord:
            return False  # the game can't go on, but perhaps its record can be rewritten
        if events:
            await self._left(game)
        return bool(events)

    async def _rewrite(self, row: StoredGame, user_id: int) -> bool:
        """Replace a person in a game's log and snapshot; return False if the game has changed meanwhile."""
        if _has_come_back(row, user_id):
            return False
        with reading(f"the log of game {row.id}"):
            lines = {line.version: line.body for line in await self._store.events(row.id)}
            people = {version: people_in(body) for version, body in lines.items()}
        with reading(f"the snapshot of game {row.id}"):
            everybody = people_in(row.snapshot).union(*people.values())
            stand_in = min(0, *everybody) - 1
            snapshot = without_person(row.snapshot, user_id, stand_in)
        changed = {
            version: without_person(body, user_id, stand_in)
            for version, body in lines.items()
            if user_id in people[version]
        }
        try:
            await self._store.rewrite(
                Rewrite(row.id, user_id, row.version, snapshot, changed, rewrites=row.rewrites)
            )
        except VersionConflict:
            return False
        return True


def departure(table: Table, user_id: int) -> Sequence[TableEvent]:
    """Return the events with which a person leaves a table, as by `/azul leave`; none if they aren't in.

    Offers of a seat to them are withdrawn too.
    """
    seat = table.seat_of(user_id)
    if not table.is_open:
        return ()
    if table.is_invited(user_id):
        return (InvitationDeclined(user_id),)
    if seat is None:
        meant = (each.seat for each in table.handovers if each.to is not None and each.to.user_id == user_id)
        return () if table.pause is not None else tuple(map(HandoverWithdrawn, meant))
    if table.status is Status.LOBBY:
        return (Left(user_id),)
    return () if seat in table.running_state.resigned else (leaving(table, seat),)


def _has_come_back(row: StoredGame, user_id: int) -> bool:
    try:
        return bool(departure(Game.from_stored(row).table, user_id))
    except DamagedRecord:
        return False


log = logging.getLogger(__name__)

EXPORTED: Final[Mapping[str, str]] = {
    "people": "settings",
    "locales": "locale",
    "confirmations": "confirmations",
    "pings": "pings",
    "plans": "plans",
    "practices": "practice",
    "practice_results": "statistics",
    "seats": "games",
    "named": "games",
    "tallies": "statistics",
    "ratings": "statistics",
    "feats": "statistics",
    "listings": "statistics",
}
"""The field of the exported file that has a person's rows, by table."""
_NO_LIMIT: Final = 2**62
"""A limit that nobody reaches."""
_OMITTED: Final = ID_KEYS | IDS_KEYS | {"kind", "seat", "secret"}
"""Keys that aren't repeated with every event, or aren't the person's. Ids of others are left out too."""


class ExportService:
    """Exports people's data from a database; a part of `GameService`.

    `now` returns milliseconds since 1970 (UTC).
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._turn = asyncio.Lock()

    async def export(self, user_id: int) -> bytes:
        """Return the file with all of a person's data. Raise `StorageError` if the database can't be read.

        Damaged records are marked as such in the file. Only one file is made at a time, and other tasks go on
        meanwhile.
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
            "exported": _text_of(to_datetime(self._now())),
            "settings": await self._settings(user_id),
            "locale": await self._locale(user_id),
            "confirmations": await self._store.confirmations(user_id),
            "practice": await self._practice(user_id),
            "pings": [
                {"game": ping.game_id, "when": _text_of(to_datetime(ping.due_at)), "direct": ping.is_direct}
                for ping in await self._store.pings_of(user_id)
            ],
            "statistics": await self._statistics(user_id),
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

    async def _statistics(self, user_id: int) -> Json:
        """Return a person's results and ratings; their sums follow from the results."""
        strengths = await self._store.strengths(user_id)
        listing = await self._store.listing(user_id)
        return {
            "listed": None if listing is None else listing[0],
            "listed_as": None if listing is None else listing[1],
            "ratings": {wall: asdict(each) for wall, each in strengths.items()},
            "achievements": [asdict(each) for each in await self._store.feats(user_id)],
            "practices": [asdict(each) for each in await self._store.practice_results(user_id, _NO_LIMIT)],
            "results": [_without_ids(each) for each in await self._store.results_of(user_id)],
        }

    async def _plan(self, game_id: int, user_id: int) -> str:
        """Return a person's plan in a game as JSON, "" if there is none."""
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
    log.error("%s", error)  # the message says what is damaged; no traceback needed
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
        "opened": _text_of(to_datetime(row.created_at)),
        "status": table.status.value,
        "names": list[Json](dict.fromkeys(name for entry in entries for name in _names(entry, user_id))),
        "seat": None if seat is None else seat + 1,
        "events": [_event(entry) for entry in entries if _is_about(entry, user_id)],
    }
    if seat is not None and table.state is not None and table.status is Status.OVER:
        found["score"] = table.state.boards[seat].score
        found["place"] = next(place for place, each in azul.standings(table.state) if each == seat)
    return _text(found)


def _without_ids(row: Mapping[str, Json]) -> Json:
    return {name: value for name, value in row.items() if name not in ID_KEYS}


def _practice(row: StoredPractice) -> Json:
    """Return what is stored about a person's practice game; raise `DamagedRecord` if it can't be read."""
    practice = practice_of(row)
    return {
        "saved": _text_of(to_datetime(row.updated_at)),
        "changes": row.version,
        "name": practice.table.players[practice.seat].name,
        "events": [_event(entry) for entry in practice.entries if _is_about(entry, row.user_id)],
    }


def _names(entry: LogEntry, user_id: int) -> list[str]:
    """Return the names with which a person joined, or was invited to, a table in an event."""
    here = [
        player for player in entry.after.players if entry.before is None or player not in entry.before.players
    ]
    asked = () if entry.before is None else entry.before.invitations
    here += [each.player for each in entry.after.invitations if each not in asked]
    return [player.name for player in here if player.user_id == user_id]


def _is_about(entry: LogEntry, user_id: int) -> bool:
    """Return whether an event is a person's action, or concerns their seat."""
    event, before = entry.event, entry.before
    if before is None:
        here = (event.host, *event.invited) if isinstance(event, Opened) else ()
        return any(each.user_id == user_id for each in here)
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
    details = {key: value for key, value in found.items() if key not in _OMITTED and not names_people(value)}
    return {"number": entry.version, "when": _text_of(entry.moment), "what": entry.event.kind, **details}


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
    """Return a JSON array of items that are JSON already, so that long ones aren't serialized at once."""
    return "[{}]".format(",\n".join(texts))
