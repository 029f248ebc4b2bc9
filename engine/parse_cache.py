"""A cache of parsed values by their stored text."""

from collections.abc import Callable
from threading import Lock
from typing import Final, Generic, TypeVar

_Value = TypeVar("_Value")

CACHE_SIZE: Final = 512
"""How many values of a kind are cached: enough for the last moves in all games. A table takes about 8 kB."""


class ParseCache(Generic[_Value]):
    """The newest values of a kind with their texts, so that none is parsed or written twice. Thread-safe.

    Values are immutable, and looked up by the whole text, so a hit is right whichever process stored it.
    """

    def __init__(self, parse: Callable[[str], _Value], form: Callable[[_Value], str]) -> None:
        self._parse = parse
        self._form = form
        self._lock = Lock()  # logs are folded in threads
        self._by_text: dict[str, _Value] = {}
        self._texts: dict[int, str] = {}
        """By the identity of the values in `_by_text`, which is faster than their equality."""

    def read(self, text: str) -> _Value:
        """Return the value of a text. Raise what the parser raises if it has none."""
        value = self._by_text.get(text)
        return self._keep(self._parse(text), text) if value is None else value

    def write(self, value: _Value) -> str:
        """Return the text of a value."""
        text = self._texts.get(id(value))
        if text is None:
            text = self._form(value)
            self._keep(value, text)
        return text

    def _keep(self, value: _Value, text: str) -> _Value:
        with self._lock:
            replaced = self._by_text.pop(text, None)
            if replaced is None and len(self._by_text) >= CACHE_SIZE:
                replaced = self._by_text.pop(next(iter(self._by_text)))
            if replaced is not None:
                del self._texts[id(replaced)]
            self._by_text[text] = value
            self._texts[id(value)] = text
            return value
