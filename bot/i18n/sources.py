"""The source of messages: Fluent files, cut into messages without being parsed."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Identifier, Message, Pattern, Resource, TextElement

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=(?:.*\n?)(?:[ \t\r}].*\n?|\n)*", re.MULTILINE)
"""A message, or a term, whose id begins with a hyphen: its lines are indented, or close a brace."""
_PLAIN: Final = re.compile(r"([a-zA-Z][\w-]*)[ ]*=[ ]*([^\s{}][^{}\n]*?)[ ]*\n*")
_REFERENCE: Final = re.compile(r"[{(>,]\s*(-?[a-z][\w-]*)\b(?!\s*:)")
"""What may refer to another message: more than that only costs time."""


@dataclass(frozen=True, slots=True)
class Source:
    """A message as it is written."""

    text: str

    def parsed(self) -> Resource:
        """Return the message parsed: a resource of one entry.

        A single line of plain text, as most commands and buttons have, needs no parser, which is slow.
        """
        plain = _PLAIN.fullmatch(self.text)
        if plain is None:
            return FluentResource(self.text)
        return Resource([Message(Identifier(plain[1]), Pattern([TextElement(plain[2])]))])

    def refers_to(self) -> list[str]:
        """Return the ids of the messages and terms that it may refer to."""
        return _REFERENCE.findall(self.text)


@cache
def sources_in(folder: Path) -> dict[str, Source]:
    """Return the messages of the files of a folder by their ids; none if there is no such folder."""
    found: dict[str, Source] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
            found.setdefault(entry[1], Source(entry[0]))
    return found
