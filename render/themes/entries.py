"""A folder's TOML files read as one table, whose every refusal names the file and the line that is wrong."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from render.themes.shapes import Rgb, Shape, rgb, shape
from render.themes.toml_lines import line_of

Place = tuple[str, ...]
_AT_LINE: Final = re.compile(r"at line (\d+)")


class ThemeError(ValueError):
    """A theme that can't be used; the message names the file, the line and the entry that is wrong."""


@dataclass(frozen=True, slots=True)
class _Source:
    """One file: where it lies, its text, and what it says."""

    path: Path
    text: str
    root: Mapping[str, object]

    def find(self, place: Place) -> object:
        """Return what stands at a place, None if nothing does."""
        found: object = self.root
        for key in place:
            found = found.get(key) if isinstance(found, dict) else None
        return found


def read(paths: Iterable[Path]) -> "Entries":
    """Return what files say together; a later one overrules the earlier, entry by entry.

    Raises `ThemeError` if one can't be read.
    """
    return Entries(tuple(map(_source, paths)), ())


def _source(path: Path) -> _Source:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ThemeError(f"{path}: {error}") from error
    try:
        return _Source(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        at = _AT_LINE.search(str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise ThemeError(f"{path}:{line}: {error}") from error


class Entries:
    """A table in these files."""

    def __init__(self, sources: tuple[_Source, ...], place: Place) -> None:
        self._sources: Final = sources
        self._place: Final = place

    def refusal(self, reason: str, *keys: str, shape_number: int = 0) -> ThemeError:
        """Return the error that names the line of an entry, or the nearest table around a missing one."""
        place = (*self._place, *keys)
        holder = next(
            (source for source in reversed(self._sources) if source.find(place) is not None), self._sources[0]
        )
        line = line_of(holder.text, place, shape_number)
        name = ".".join(place) + (f", shape {shape_number}," if shape_number else "")
        return ThemeError(f"{holder.path}:{line}: {f'{name} ' if name else ''}{reason}")

    def has(self, key: str) -> bool:
        """Return whether any file has this entry."""
        return self._value(key) is not None

    def keys(self) -> tuple[str, ...]:
        """Return the names of all entries of this table."""
        tables = (source.find(self._place) for source in self._sources)
        return tuple(dict.fromkeys(key for table in tables if isinstance(table, dict) for key in table))

    def only(self, known: Iterable[str]) -> None:
        """Refuse entries that nothing would read: most likely they are misspelt."""
        for key in set(self.keys()).difference(known):
            raise self.refusal("is no entry of a theme", key)

    def table(self, key: str) -> "Entries":
        """Return the table of this name."""
        if not self.has(key):
            raise self.refusal("is missing", key)
        if not all(
            isinstance(value, dict)
            for source in self._sources
            if (value := source.find((*self._place, key))) is not None
        ):
            raise self.refusal("must be a table", key)
        return Entries(self._sources, (*self._place, key))

    def text(self, key: str) -> str:
        """Return a text that is not empty."""
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.refusal("must be text", key)
        return value

    def number(self, key: str, least: float, most: float) -> float:
        """Return a number within limits."""
        value = self._value(key)
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            raise self.refusal(f"must be a number from {least:g} to {most:g}", key)
        return float(value)

    def inks(self, needed: Iterable[str]) -> dict[str, Rgb]:
        """Return every entry that is text as the colour that it names; all the `needed` must be there."""
        if missing := set(needed) - set(self.keys()):
            raise self.refusal(f"lacks {', '.join(sorted(missing))}")
        return dict(self._inks())

    def _inks(self) -> Iterator[tuple[str, Rgb]]:
        for key in self.keys():
            value = self._value(key)
            if isinstance(value, str):
                try:
                    yield key, rgb(value)
                except ValueError as error:
                    raise self.refusal(f"is wrong: {error}", key) from error

    def shapes(self, key: str, inks: Mapping[str, Rgb]) -> tuple[Shape, ...]:
        """Return the shapes of a list; each is drawn with one of these inks or a colour of its own."""
        layers = self._value(key)
        if not isinstance(layers, list):
            raise self.refusal("must be a list of shapes", key)
        drawn = []
        for number, layer in enumerate(layers, 1):
            if not isinstance(layer, dict):
                raise self.refusal("must be a table", key, shape_number=number)
            try:
                drawn.append(shape(layer))
                if drawn[-1].ink not in inks:
                    rgb(drawn[-1].ink)
            except ValueError as error:
                raise self.refusal(f"is wrong: {error}", key, shape_number=number) from error
        return tuple(drawn)

    def _value(self, key: str) -> object:
        found = (source.find((*self._place, key)) for source in reversed(self._sources))
        return next((value for value in found if value is not None), None)
