"""Splits Fluent files into messages without parsing them."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Identifier, Message, Pattern, Resource, TextElement

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=(?:.*\n?)(?:[ \t\r}].*\n?|\n)*", re.MULTILINE)
"""A message, or a term, whose id begins with a hyphen. Continuation lines are indented or close a brace."""
_PLAIN: Final = re.compile(r"([a-zA-Z][\w-]*)[ ]*=[ ]*([^\s{}][^{}\n]*?)[ ]*\n*")
_REFERENCE: Final = re.compile(r"[{(>,]\s*(-?[a-z][\w-]*)\b(?!\s*:)")
"""A possible reference to another message; false positives only cost time."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source text of a message."""

    text: str

    def parsed(self) -> Resource:
        """Parse the message to a resource with one entry.

        A single line of plain text, as most commands and buttons have, bypasses the slow parser.
        """
        plain = _PLAIN.fullmatch(self.text)
        if plain is None:
            return FluentResource(self.text)
        return Resource([Message(Identifier(plain[1]), Pattern([TextElement(plain[2])]))])

    def refers_to(self) -> list[str]:
        """Return the ids of messages and terms it may refer to."""
        return _REFERENCE.findall(self.text)


@cache
def sources_in(folder: Path) -> dict[str, Source]:
    """Return all messages in a folder's files by id; none if the folder doesn't exist."""
    found: dict[str, Source] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
            found.setdefault(entry[1], Source(entry[0]))
    return found
