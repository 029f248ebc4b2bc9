"""Checks of stored records: a line of text for each fault. Pure."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pydantic import ValidationError

import azul
from azul.gamefile.record import GameFileError
from azul.gamefile.verification import Check, verify
from azul.notation.position import without_barren
from engine.analysis.review import analysis_from_json
from engine.errors import reading
from engine.export import record_of
from engine.finder import seats_of
from engine.game import Game, LogEntry, history
from engine.plans import plan_from_json
from engine.practice import practice_of
from engine.privacy import Json, named_by
from engine.servers import Server
from engine.table.events import Begun, Delayed, Opened, Played, event_from_json
from engine.table.state import Status, table_to_json
from engine.time.person import Person
from storage.maintenance.game_records import GameRecords
from storage.maintenance.reader import pluralized
from storage.records import DamagedRecord, StoredEvent, StoredGame, StoredPractice


def fault_of(table: str, values: Mapping[str, object]) -> str | None:
    """Return what is wrong with a row of people, servers or practices, None if nothing is.

    Rows of other tables aren't checked.
    """
    try:
        match table, values:
            case "people", {"user_id": int(user_id), "settings": str(settings)}:
                with reading(f"the record of person {user_id}"):
                    Person.model_validate_json(settings)
            case "servers", {"guild_id": int(guild_id), "settings": str(settings)}:
                with reading(f"the record of server {guild_id}"):
                    Server.model_validate_json(settings)
            case "practices", {
                "user_id": int(user_id),
                "version": int(version),
                "log": str(log),
                "updated_at": int(updated_at),
            }:
                practice_of(StoredPractice(user_id, version, log, updated_at))
            case _:
                pass
    except DamagedRecord as error:
        return str(error)
    return None


_UNKNOWN_KIND: Final = "union_tag_invalid"
_POSITIONS: Final = ("state", "undoable", "earlier", "consent")
"""The fields of a snapshot that contain positions."""
_TURN_FIELDS: Final = frozenset({"since", "stood", "stage", "votes", "called"})
_OF_THE_TURN_BEFORE: Final = frozenset({"spent"})


def faults_of(records: GameRecords) -> Iterator[str]:
    """Yield what is wrong with a game, each fault in a few words that quote nothing from it."""
    yield from records.faults
    if records.faults:
        return  # the rest would follow from that
    row = records.row
    if row is None:
        if records.orphans:
            yield f"there is no such game, but rows of it in {', '.join(sorted(records.orphans))}"
        return
    yield from _faults_of_log(records, row)
    yield from _faults_of_rest(records)


def _faults_of_log(records: GameRecords, row: StoredGame) -> Iterator[str]:
    try:
        table = Game.from_stored(row).table
    except DamagedRecord as error:
        yield str(error)
        return
    if row.open != table.is_open:
        yield f"it is stored as {'open' if row.open else 'closed'}, and its snapshot says the opposite"
    if records.seats != dict.fromkeys(seats_of(table), row.open):
        yield "the people who find it among theirs aren't those at the table"
    if len(records.events) != row.version:
        yield f"its log has {pluralized(len(records.events), 'line')}, not {row.version:,}"
        return
    try:
        with reading("its log"):
            entries = history(records.events)
    except DamagedRecord as error:
        yield _unknown_kind(records.events) or str(error)
        return
    folded: Json = json.loads(table_to_json(entries[-1].after))
    stored: Json = json.loads(row.snapshot)
    different = set(_differences(stored, folded)) - _version_dependent_fields(entries)
    state = entries[-1].after.state
    if state is not None and state.rulings == azul.FIRST_RULINGS and table.spent is None:
        different.discard("spent")  # version 0.1.0 didn't note it
    if different:
        yield f"its snapshot isn't what its log makes: {', '.join(sorted(different))}"
    if named_by(entry.event for entry in entries) - records.named:
        yield "somebody in its log wouldn't be found if they wanted to be deleted"
    if row.begun != any(isinstance(entry.event, Begun) for entry in entries):
        yield f"it is stored as {'begun' if row.begun else 'not begun'}, and its log says the opposite"
    if records.is_counted and not records.has_result and entries[-1].after.status is Status.OVER:
        yield "it has no result in the statistics: recount all games"
    yield from _faults_of_draws(row.id, entries)


def _unknown_kind(lines: Sequence[StoredEvent]) -> str | None:
    for line in lines:
        try:
            event_from_json(line.body)
        except ValidationError as error:
            if error.errors(include_input=False, include_context=False)[0]["type"] != _UNKNOWN_KIND:
                return None
            return (
                f"line {line.version} of its log is of a kind that this version doesn't know: "
                "a newer one may have written it"
            )
        except ValueError:
            return None
    return None


def _differences(stored: Json, folded: Json, name: str = "") -> Iterator[str]:
    """Yield the fields in which two snapshots differ, unless that is because of an older version."""
    if _was_not_stored_yet(name, stored, folded):
        return
    if isinstance(stored, dict) and isinstance(folded, dict):
        for key in stored.keys() & folded.keys():
            yield from _differences(stored[key], folded[key], name or key)
    elif isinstance(stored, list) and isinstance(folded, list) and len(stored) == len(folded):
        for one, other in zip(stored, folded, strict=True):
            yield from _differences(one, other, name)
    elif stored != folded and (name not in _POSITIONS or _without_counts(stored) != folded):
        yield name


def _without_counts(position: Json) -> Json:
    """Return a position without barren rounds, which later versions counted in games of version 0.1.0."""
    return without_barren(position) if isinstance(position, str) else position


def _was_not_stored_yet(name: str, stored: Json, folded: Json) -> bool:
    """Return whether a field only lacks what an older version, which began the game, didn't store.

    That is when a turn began, and the positions before all takes but the last.
    """
    match name, stored, folded:
        case ("since", 0, _) | ("spent", {"since": 0}, _):
            return True
        case "earlier", [*kept], [*positions]:
            return positions[len(positions) - len(kept) :] == list(map(_without_counts, kept))
        case _:
            return False


def _version_dependent_fields(entries: Sequence[LogEntry]) -> frozenset[str]:
    """Return the fields of a snapshot that depend on which version was running when the log was written.

    Undoing a take restarted the turn's clock at first, then took its time off the next turn, and now lets the
    clock go on. Downtime was added to when a turn began, and is now kept beside it. All versions agree again
    once a clock is restarted. Clocks aren't in the log, so what the snapshot says counts.
    """
    turn = before = (
        False  # whether versions disagree on this turn's clock, and on the one that its last take stopped
    )
    for entry in entries:
        match entry.event:
            case Delayed() | Played(azul.Undone()):
                turn = True
            case event if entry.after.since == entry.at:
                if isinstance(event, Played) and isinstance(event.event, azul.Taken):
                    before = turn
                turn = False
            case _:
                pass
    return (_TURN_FIELDS if turn else frozenset()) | (_OF_THE_TURN_BEFORE if before else frozenset())


def _faults_of_draws(game_id: int, entries: Sequence[LogEntry]) -> Iterator[str]:
    begun = next((entry for entry in entries if isinstance(entry.event, Begun)), None)
    if begun is None or not begun.after.secret:
        return
    opened = entries[0].event
    if isinstance(opened, Opened) and opened.secret and opened.secret != begun.after.secret:
        yield "its secret isn't the one that the lobby promised"
    try:
        with reading("its secret"):
            secret = bytes.fromhex(begun.after.secret)
        for check in verify(record_of(game_id, entries), secret):
            if not check.is_right:
                yield _wrong_draw(check)
    except (DamagedRecord, GameFileError) as error:
        yield f"its draws can't be checked: {error}"


def _wrong_draw(check: Check) -> str:
    which = f"the deal of round {check.round}" if check.subject == "deal" else f"the {check.subject}"
    return f"{which} doesn't follow from the secret"


def _faults_of_rest(records: GameRecords) -> Iterator[str]:
    for user_id, plan in records.plans.items():
        try:
            with reading(f"the plan of person {user_id}"):
                plan_from_json(plan)
        except DamagedRecord as error:
            yield str(error)
    if records.analysis is not None:
        try:
            analysis_from_json(records.analysis, "its analysis")
        except DamagedRecord as error:
            yield str(error)
