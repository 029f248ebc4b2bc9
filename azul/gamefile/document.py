"""Games as JSON documents, ``azul-<id>.json``. docs/game-file.md describes every field.

What happened is in each event's notation. All the rest is derived from that, for people and programs that
don't know the rules; `load` derives it again and refuses a file that differs.

A file names the rulings that its game was played under. Those of versions 1 and 2 don't: they were written
under the rulings of version 0.1.0, or by a development version under later ones.
"""

import json
import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from typing import Final, TypeVar, cast

from azul.errors import NotationError
from azul.events import Event, TakenBack, parse_event
from azul.gamefile.entries import entry_of, result_of
from azul.gamefile.record import GameFileError, GameRecord, Step, steps, steps_of
from azul.notation.position import without_rulings
from azul.rules import ALL_RULINGS, Factories, Rules, Scatter, WallSide
from azul.state import FACTORIES_FOR

__all__ = [
    "FORMAT",
    "LARGEST_FILE",
    "VERSION",
    "GameFileError",
    "GameRecord",
    "document",
    "dump",
    "file_name",
    "load",
]

FORMAT: Final = "azul-game"
VERSION: Final = 3
"""The version that is written; it names the rulings."""
LARGEST_FILE: Final = 8 * 1024 * 1024
"""The largest size of a file, in bytes or characters."""

_WITHOUT_TAKE_BACKS: Final = 1
_WITH_TAKE_BACKS: Final = 2
_VERSIONS: Final = (_WITHOUT_TAKE_BACKS, _WITH_TAKE_BACKS, VERSION)

_Option = TypeVar("_Option", WallSide, Factories, Scatter)

_LARGEST_NUMBER: Final = 2**63 - 1
_LONGEST_NAME: Final = 200
_LONGEST_QUOTE: Final = 300
_SECRET: Final = re.compile(r"([0-9a-f]{2}){1,64}")
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
_TIME: Final = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3}|\.\d{6})?(Z|\+00:00)", re.ASCII)
_HALF_A_CHARACTER: Final = re.compile("[\ud800-\udfff]")
"""A lone surrogate: JSON can express it, UTF-8 can't."""


def file_name(game_id: int) -> str:
    """Return the name of a game's file."""
    return f"azul-{game_id}.json"


def document(record: GameRecord) -> dict[str, object]:
    """Return the game file as plain dicts and lists, with the fields in the documented order.

    Raise `GameFileError` (``illegal``) if an event isn't possible.
    """
    walked = tuple(steps_of(record))
    return _document(record, walked[-1] if walked else None, [entry_of(step) for step in walked])


def dump(record: GameRecord) -> str:
    """Return the game file as text, one event a line, for a UTF-8 file. Raise as `document` does."""
    lines = []
    for field, value in document(record).items():
        if field == "events" and isinstance(value, list) and value:
            text = "[\n  " + ",\n  ".join(map(_json, value)) + "\n ]"
        else:
            text = _json(value)
        lines.append(f" {_json(field)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def load(text: str | bytes) -> GameRecord:
    """Read a game file, checking every value in it; bytes are decoded as UTF-8.

    A file that doesn't name its rulings has the oldest ones under which all of it is right. Raise
    `GameFileError` at the first error; for a file without rulings, the error under those that get furthest.
    """
    found = _parse(text)
    _expect(found, "format", found.get("format") == FORMAT, code="format")
    _expect(found, "version", any(_same(found.get("version"), each) for each in _VERSIONS), code="version")
    if found["version"] == VERSION:
        known = any(_same(found.get("rulings"), each) for each in ALL_RULINGS)
        _expect(found, "rulings", known, code="rulings")
        return _load(found, cast("int", found["rulings"]))
    errors = []
    for rulings in ALL_RULINGS:
        try:
            return _load(found, rulings)
        except GameFileError as error:
            errors.append(error)
    raise max(errors, key=lambda error: math.inf if error.event is None else error.event)


def _load(found: dict[str, object], rulings: int) -> GameRecord:
    """Return the record of a file whose game was played under these rulings. Raise `GameFileError`."""
    players = _names(found)
    secret = None if found.get("secret", "") is None else _matching(found, "secret", _SECRET)
    record = GameRecord(
        id=_number(found, "id", 0, _LARGEST_NUMBER),
        players=players,
        starter=_number(found, "starter", 1, len(players)) - 1,
        commitment=_matching(found, "commitment", _COMMITMENT),
        secret=None if secret is None else bytes.fromhex(secret),
        events=(),
        begun=_time(found, "begun", None),
        rules=_rules(found),
        rulings=rulings,
    )
    _expect(found, "events", isinstance(found.get("events"), list))
    entries = cast("list[object]", found["events"])
    events = []
    last = None
    is_older = found["version"] != VERSION
    walk = steps(len(players), record.starter, _read_events(entries), record.rules, rulings)
    for entry, step in zip(entries, walk, strict=True):
        expected = entry_of(step)
        _compare(_unnamed(expected, "tiling") if is_older else expected, entry, "", step.number)
        events.append((step.event, step.when))
        last = step
    record = replace(record, events=tuple(events))
    header = _document(record, last, [])
    _compare(_in_older_form(header, record) if is_older else header, found | {"events": []}, "", None)
    return record


def _document(record: GameRecord, last: Step | None, entries: list[object]) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": record.id,
        "rules": _rules_document(record),
        "rulings": record.rulings,
        "players": [{"seat": seat, "name": name} for seat, name in enumerate(record.players, 1)],
        "commitment": record.commitment,
        "secret": None if record.secret is None else record.secret.hex(),
        "starter": record.starter + 1,
        "begun": record.begun,
        "events": entries,
        "result": result_of(last),
    }


def _in_older_form(header: dict[str, object], record: GameRecord) -> dict[str, object]:
    """Return the header in the format of versions 1 and 2, which didn't name rulings."""
    takes_back = any(isinstance(event, TakenBack) for event, _ in record.events)
    older = _unnamed(header, "result") | {"version": _WITH_TAKE_BACKS if takes_back else _WITHOUT_TAKE_BACKS}
    del older["rulings"]
    return older


def _unnamed(entry: dict[str, object], field: str) -> dict[str, object]:
    """Return an entry whose `field`, if it is there, has a position that doesn't name its rulings."""
    match entry.get(field):
        case {"position": str(position), **rest}:
            return entry | {field: rest | {"position": without_rulings(position)}}
        case _:
            return entry


def _rules_document(record: GameRecord) -> dict[str, object]:
    rules = record.rules
    return {
        "players": len(record.players),
        "wall": rules.wall.value,
        "factories": rules.factories.value,
        "scatter": rules.scatter.value,
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _parse(text: str | bytes) -> dict[str, object]:
    if len(text) > LARGEST_FILE:
        raise GameFileError("too-large", largest=LARGEST_FILE)
    try:
        read = text if isinstance(text, str) else text.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise GameFileError("not-text", position=wrong.start) from None
    try:
        found = json.loads(read, object_pairs_hook=_without_repeats, parse_constant=_no_number)
    except json.JSONDecodeError as wrong:
        raise GameFileError("not-json", reason=wrong.msg, line=wrong.lineno) from None
    except (ValueError, RecursionError) as wrong:
        raise GameFileError("not-json", reason=_quoted(str(wrong)), line=None) from None
    if not isinstance(found, dict):
        raise GameFileError("format", field="format", found=_quoted(found))
    return found


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        message = "an object has the same field twice"
        raise ValueError(message)
    return fields


def _no_number(word: str) -> object:
    message = f"{word} is not JSON"
    raise ValueError(message)


def _read_events(entries: Iterable[object]) -> Iterator[tuple[Event, str]]:
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            raise GameFileError("invalid", number, field="events", found=_quoted(entry))
        text = entry.get("event")
        _expect(entry, "event", isinstance(text, str), number)
        try:
            event = parse_event(cast("str", text))
        except NotationError as wrong:
            raise GameFileError("notation", number, part=wrong.params["part"], found=_quoted(text)) from wrong
        yield event, _time(entry, "when", number)


def _rules(found: dict[str, object]) -> Rules:
    chosen = found.get("rules")
    _expect(found, "rules", isinstance(chosen, dict))
    options = {f"rules.{name}": value for name, value in cast("dict[str, object]", chosen).items()}
    return Rules(
        _option(options, "wall", WallSide),
        _option(options, "factories", Factories),
        _option(options, "scatter", Scatter),
    )


def _option(options: dict[str, object], name: str, kind: type[_Option]) -> _Option:
    field = f"rules.{name}"
    value = options.get(field)
    _expect(options, field, isinstance(value, str) and value in {option.value for option in kind})
    return kind(value)


def _names(found: dict[str, object]) -> tuple[str, ...]:
    players = found.get("players")
    _expect(found, "players", isinstance(players, list) and len(players) in FACTORIES_FOR)
    names = []
    for player in cast("list[object]", players):
        name = player.get("name") if isinstance(player, dict) else None
        _expect(found, "players", isinstance(name, str) and _is_name(name))
        names.append(cast("str", name))
    return tuple(names)


def _is_name(name: str) -> bool:
    return 0 < len(name) <= _LONGEST_NAME and not _HALF_A_CHARACTER.search(name)


def _number(found: dict[str, object], field: str, lowest: int, highest: int) -> int:
    value = found.get(field)
    _expect(found, field, type(value) is int and lowest <= value <= highest)
    return cast("int", value)


def _matching(found: dict[str, object], field: str, pattern: re.Pattern[str]) -> str:
    value = found.get(field)
    _expect(found, field, isinstance(value, str) and pattern.fullmatch(value) is not None)
    return cast("str", value)


def _time(found: dict[str, object], field: str, event: int | None) -> str:
    value = found.get(field)
    _expect(found, field, isinstance(value, str) and _is_time(value), event)
    return cast("str", value)


def _is_time(text: str) -> bool:
    if not _TIME.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _expect(
    found: dict[str, object], field: str, valid: object, event: int | None = None, *, code: str = "invalid"
) -> None:
    if field not in found:
        raise GameFileError("missing", event, field=field)
    if not valid:
        raise GameFileError(code, event, field=field, found=_quoted(found[field]))


def _compare(expected: object, found: object, field: str, event: int | None) -> None:
    """Raise `GameFileError` at the first value of `found` that isn't `expected`, in type and in value."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in (*expected, *found):
            path = f"{field}.{name}" if field else name
            if name not in found:
                raise GameFileError("missing", event, field=path)
            if name not in expected:
                raise GameFileError("unknown", event, field=_quoted(path))
            _compare(expected[name], found[name], path, event)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for number, (one, other) in enumerate(zip(expected, found, strict=True), 1):
            _compare(one, other, f"{field}[{number}]", event)
    elif not _same(expected, found):
        raise GameFileError("differs", event, field=field, expected=_quoted(expected), found=_quoted(found))


def _same(one: object, other: object) -> bool:
    """Return whether two values are equal and of the same type: in JSON, true and 1.0 aren't 1."""
    return type(one) is type(other) and one == other


def _quoted(value: object) -> str:
    """Return a value from a file as short text for an error."""
    if isinstance(value, dict | list):
        return f"{type(value).__name__} of {len(value)}"
    text = value if isinstance(value, str) else _json(value)
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
