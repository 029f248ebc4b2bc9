"""Reads all games of a database with everything that belongs to them, a few at a time."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from storage.maintenance.tables import DatabaseTable, MaintenanceDatabase, TableRow, Value, copied_tables
from storage.records import StorageError, StoredEvent, StoredGame

GAMES_PER_READ: Final = 20
"""How many games are read, and in memory, at once."""
_FIRST: Final = -(2**63)
_LAST: Final = 2**63 - 1


@dataclass(slots=True)
class GameRecords:
    """A game with everything stored about it, from one snapshot.

    `row` is None if the game doesn't exist although other tables refer to it: those are its `orphans`. It
    `is_counted` if the statistics are done with it, and then `has_result` if they have one. `seats` says for
    each person whether the game is one of their open ones. `faults` describe what can't be read.
    """

    id: int
    row: StoredGame | None = None
    events: list[StoredEvent] = field(default_factory=list)
    seats: dict[int, bool] = field(default_factory=dict)
    named: set[int] = field(default_factory=set)
    plans: dict[int, str] = field(default_factory=dict)
    analysis: str | None = None
    is_counted: bool = False
    has_result: bool = False
    orphans: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


async def all_games(database: MaintenanceDatabase) -> AsyncIterator[GameRecords]:
    """Yield all games in the order of their ids, including rows whose games don't exist.

    A snapshot covers only `GAMES_PER_READ` games, so that reading them all, which may take hours, blocks
    nobody. Raise `StorageError` if not even their ids can be read.
    """
    after = _FIRST
    while True:
        rows = await database.fetch(
            "SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?", (after, GAMES_PER_READ)
        )
        ids = [int(game_id or 0) for (game_id,) in rows]
        until = ids[-1] if len(ids) == GAMES_PER_READ else _LAST
        try:
            found = await _read_range(database, after, until)
        except StorageError:
            found = []
            for first, last in _ranges(after, ids, until):
                found += await _read_one(database, first, last)
        for each in found:
            yield each
        if until == _LAST:
            return
        after = until


def _ranges(after: int, ids: Sequence[int], until: int) -> list[tuple[int, int]]:
    """Split the ids after `after`, up to `until`, into ranges with one game each."""
    ends = [*ids[:-1], until]
    return list(zip([after, *ends[:-1]], ends, strict=True))


async def _read_one(database: MaintenanceDatabase, after: int, until: int) -> list[GameRecords]:
    try:
        return await _read_range(database, after, until)
    except StorageError as error:
        rows = await database.fetch("SELECT max(id) FROM games WHERE id > ? AND id <= ?", (after, until))
        return [GameRecords(int(rows[0][0] or until), faults=[f"it can't be read: {error}"])]


async def _read_range(database: MaintenanceDatabase, after: int, until: int) -> list[GameRecords]:
    found: dict[int, GameRecords] = {}
    async with database.snapshot():
        for table in copied_tables():
            if table.name == "games" or table.is_of_games:
                for row in await database.fetch(*_select(table, after, until)):
                    _add(found, table, row)
    return [found[game_id] for game_id in sorted(found)]


def _select(table: DatabaseTable, after: int, until: int) -> tuple[str, TableRow]:
    names, game = ", ".join(table.names), "id" if table.name == "games" else "game_id"
    order = ", ".join(table.key)
    statement = f"SELECT {names} FROM {table.name} WHERE {game} > ? AND {game} <= ? ORDER BY {order}"  # noqa: S608 - names of ours
    return statement, (after, until)


def _add(found: dict[int, GameRecords], table: DatabaseTable, row: TableRow) -> None:
    values = dict(zip(table.names, row, strict=True))
    game_id = _number(values, "id" if table.name == "games" else "game_id")
    records = found.setdefault(game_id, GameRecords(game_id))
    wrong = [column for column in table.columns if not column.holds(values[column.name])]
    records.faults += (f"{column.name} in {table.name} is not {column.kind.value}" for column in wrong)
    if table.name != "games" and records.row is None and not records.faults:
        records.orphans.add(table.name)
    if not wrong:
        _put(records, table.name, values)


def _put(records: GameRecords, table: str, values: dict[str, Value]) -> None:
    match table, values:
        case "games", _:
            records.row = _game(values)
            records.is_counted = bool(values["counted"])
        case "results", _:
            records.has_result = True
        case "events", {"version": int(version), "body": str(body), "at": int(at)}:
            records.events.append(StoredEvent(version, body, at))
        case "seats", {"user_id": int(user_id), "is_open": is_open}:
            records.seats[user_id] = bool(is_open)
        case "named", {"user_id": int(user_id)}:
            records.named.add(user_id)
        case "plans", {"user_id": int(user_id), "plan": str(plan)}:
            records.plans[user_id] = plan
        case "analyses", {"analysis": str(analysis)}:
            records.analysis = analysis
        case _:
            pass


def _game(values: dict[str, Value]) -> StoredGame:
    return StoredGame(
        id=_number(values, "id"),
        guild_id=_number(values, "guild_id"),
        channel_id=_number(values, "channel_id"),
        open=bool(values["is_open"]),
        begun=bool(values["begun"]),
        version=_number(values, "version"),
        shown_version=_number(values, "shown_version"),
        message_id=_number_or_none(values, "message_id"),
        snapshot=str(values["snapshot"]),
        created_at=_number(values, "created_at"),
        updated_at=_number(values, "updated_at"),
        due_at=_number_or_none(values, "due_at"),
        delay=_number(values, "delay"),
        reminder_id=_number_or_none(values, "reminder_id"),
        home_id=_number_or_none(values, "home_id"),
        rewrites=_number(values, "rewrites"),
    )


def _number(values: dict[str, Value], name: str) -> int:
    value = values[name]
    if not isinstance(value, int):  # its column holds nothing else
        raise TypeError(f"{name} is not a number")
    return value


def _number_or_none(values: dict[str, Value], name: str) -> int | None:
    return None if values[name] is None else _number(values, name)
