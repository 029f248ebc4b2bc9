"""The TOML files of a theme, merged into one table, and the line numbers of errors in them."""

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

Place = tuple[str | int, ...]
"""The keys from the root of a file to an entry; an int is an index of a list."""
_AT_LINE: Final = re.compile(r"at line (\d+)")


class ThemeError(ValueError):
    """A theme can't be used. Each line of the message names a file, a line, an entry and what is wrong."""


class WrongEntry(ValueError):
    """Raised by a validator for an entry at `place`, relative to the table that it validates."""

    def __init__(self, place: Place, reason: str) -> None:
        super().__init__(reason)
        self.place: Final = place


@dataclass(frozen=True, slots=True)
class _File:
    path: Path
    text: str
    root: Mapping[str, Any]


class ThemeFiles:
    """A theme's files; a later one overrides the earlier ones, entry by entry."""

    def __init__(self, paths: Iterable[Path]) -> None:
        """Read the files. Raise `ThemeError` if one can't be read."""
        self._files: Final = tuple(map(_read, paths))

    def merged(self) -> dict[str, Any]:
        """Return the files merged into one table."""
        whole: dict[str, Any] = {}
        for file in self._files:
            whole = _overlaid(whole, file.root)
        return whole

    def refusal(self, invalid: ValidationError) -> ThemeError:
        """Return the error that lists every invalid entry with its line, missing entries last."""
        details = sorted(invalid.errors(), key=lambda each: each["type"] == "missing")
        return ThemeError("\n".join(map(self._refused, details)))

    def _refused(self, details: ErrorDetails) -> str:
        cause = details.get("ctx", {}).get("error")
        where = (*details["loc"], *(cause.place if isinstance(cause, WrongEntry) else ()))
        place = _without_kinds(where)
        file = next((file for file in reversed(self._files) if _has(file.root, place)), self._files[0])
        return f"{file.path}:{line_of(file.text, place)}: {_name(where)}{_reason(details)}"


def line_of(text: str, place: Place) -> int:
    r"""Return the line, from 1, on which an entry of a TOML file ends; if it is missing, its table's.

    >>> line_of('[ink]\nsize = 3\n[layer]\nlist = [\n  { a = 1 },\n  { a = 2 },\n]', ("layer", "list", 1))
    6
    >>> line_of('[ink]\nsize = 3\n[layer]\nwidth = 2', ("layer", "height"))
    3
    """
    lines = text.splitlines()
    for length in range(len(place), 0, -1):
        part = place[:length]
        number = bisect_left(range(len(lines) + 1), True, key=lambda end: _has(_begun(lines[:end]), part))
        if number <= len(lines):
            return number
    return 1


def _begun(lines: list[str]) -> dict[str, Any]:
    """Return what the beginning of a file says up to the last line at which at most a list is still open."""
    for end in range(len(lines), 0, -1):
        for rest in ("", "\n]"):
            with suppress(tomllib.TOMLDecodeError):
                return tomllib.loads("\n".join(lines[:end]) + rest)
    return {}


def _read(path: Path) -> _File:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ThemeError(f"{path}: {error}") from error
    try:
        return _File(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        at = _AT_LINE.search(str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise ThemeError(f"{path}:{line}: {error}") from error


def _overlaid(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    both = dict(below)
    for key, value in above.items():
        old = both.get(key)
        both[key] = _overlaid(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return both


def _has(root: Any, place: Place) -> bool:
    try:
        for key in place:
            root = root[key]
    except (LookupError, TypeError):
        return False
    return True


def _without_kinds(where: Sequence[str | int]) -> Place:
    """Return a place down to the item of a list, without the kind of shape that pydantic adds to it."""
    items = [depth for depth, key in enumerate(where) if isinstance(key, int)]
    return tuple(where[: items[0] + 1] if items else where)


def _name(where: Sequence[str | int]) -> str:
    """Return a place as people read it: `tiles.blue.figures, shape 2, disc.radius`."""
    place = _without_kinds(where)
    *table, last = place or ("",)
    if isinstance(last, str):
        return ".".join(map(str, place))
    entry = ".".join(str(key + 1) if isinstance(key, int) else key for key in where[len(place) :])
    return f"{'.'.join(map(str, table))}, shape {last + 1}{f', {entry}' if entry else ''}"


def _reason(details: ErrorDetails) -> str:
    match details["type"]:
        case "missing":
            return " is missing"
        case "extra_forbidden":
            return " isn't an entry of a theme"
        case "union_tag_not_found":
            return ": no `shape` is named"
        case "union_tag_invalid":
            return f": {details['ctx']['tag']!r} isn't one of {details['ctx']['expected_tags']}"
        case "value_error":
            return f": {details['ctx']['error']}"
        case _:
            reason = details["msg"]
            return f": {reason[:1].lower()}{reason[1:]}, not {details['input']!r}"
