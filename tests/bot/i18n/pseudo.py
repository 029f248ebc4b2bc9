"""A language that marks all it says: ⟦ŧĥúš⟧. Whatever reaches people unmarked doesn't come from its files.

Every letter has a mark, and every message stands in brackets, so that what code puts around messages, between
them or in their place is seen, be it only a comma.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
)
from simcord import HttpLogEntry

import render
from bot.i18n.language import LOCALES, Words, languages, words_for
from tests.bot.club import NAMES, NO_PICTURE, Club

LOCALE: Final = "uk"
"""Whose plurals and conjunctions it has: none of their letters is one of English."""
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED: Final = str.maketrans(PLAIN, "áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ")
_KEPT: Final = re.compile(
    r"/azul (?:(?:view|manage) )?\w+|docs/[\w/-]+\.\w+|python -m \w+|SHA-256|Ctrl\+R|UTC[+-]?\d*"
)
"""What is the same in every language."""
_LINE_MARKS: Final = re.compile(r"(?:-# |#+ |> )?")
"""What Discord reads at the beginning of a line."""
_SHOWN: Final = frozenset({"content", "label", "description", "placeholder", "title"})
"""What people see of a request."""
_ALLOWED: Final = re.compile(
    r"<[@#][!&]?\d+>|<t:\d+:\w>|</azul \w+(?: \w+)?:\d+>|<:\w+:\d+>|https?://\S+|`[^`]*`"
    r"|/azul (?:(?:view|manage) )?\w+|docs/[\w/-]+\.\w+|python -m \w+|SHA-256|Ctrl\+R|UTC[+-]?\d*"
    r"|\b(?:[BYRKW]\d?|-)(?:/(?:[BYRKW]\d?|-)){4}\b|(?:[BYRKW·]{5}/){4}[BYRKW·]{5}|\b(?:[BYRKW]\d*)+\b"
    rf"|azul-\d+-?\w*\.\w+|\b[{render.HINT_LETTERS}]\b"
)
"""Mentions, moments, commands, links, emojis, notation, names of files, and the letters of hints."""
_OF_BABEL: Final = re.compile(r"\d\d:\d\d|\w\w, \d\d? [^\W\da-z]+\.?|[^\W\da-z]+(?:[ -][^\W\da-z]+)*")
"""Times, days, and cities of that language."""


def pseudo_words(folder: Path) -> Words:
    """Return the language, made from the English files."""
    for source in sorted((LOCALES / "en-US").rglob("*.ftl")):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    if pattern is not None:
                        _mark(pattern, bracket=isinstance(entry, Message))
        file = folder / LOCALE / source.relative_to(LOCALES / "en-US")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return Words(LOCALE, folder)


def _mark(pattern: Pattern, *, bracket: bool) -> None:
    """Mark the letters of a pattern, and put it into brackets."""
    is_quoted = False
    for element in pattern.elements:
        if isinstance(element, TextElement):
            element.value, is_quoted = _marked(element.value, is_quoted=is_quoted)
        else:
            _mark_in(element)
    if not bracket:
        return
    first = pattern.elements[0] if pattern.elements else None
    begun = ""
    if isinstance(first, TextElement):
        found = _LINE_MARKS.match(first.value)
        begun = found[0] if found else ""
        first.value = first.value[len(begun) :]
    pattern.elements = [TextElement(f"{begun}⟦"), *pattern.elements, TextElement("⟧")]


def _mark_in(node: BaseNode) -> None:
    match node:
        case Placeable():
            _mark_in(node.expression)
        case StringLiteral():
            node.value, _ = _marked(node.value, is_quoted=False)
        case SelectExpression():
            for variant in node.variants:
                _mark(variant.value, bracket=False)
        case _:
            pass


def _marked(text: str, *, is_quoted: bool) -> tuple[str, bool]:
    """Return a text with marked letters but for what is in backquotes, and whether a quotation goes on."""
    parts = []
    for number, part in enumerate(text.split("`")):
        kept = is_quoted if number % 2 == 0 else not is_quoted
        parts.append(part if kept else _marked_plain(part))
    return "`".join(parts), is_quoted ^ bool(text.count("`") % 2)


def _marked_plain(text: str) -> str:
    pieces = re.split(f"({_KEPT.pattern})", text)
    return "".join(piece if index % 2 else piece.translate(MARKED) for index, piece in enumerate(pieces))


def unmarked(text: str, names: frozenset[str]) -> str:
    """Return what of a text the language hasn't said: letters without marks, anything outside of brackets."""
    if _OF_BABEL.fullmatch(text):
        return ""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    text = _ALLOWED.sub("", text)
    found, depth = "", 0
    for line in text.splitlines():
        inner = _LINE_MARKS.sub("", line, count=1) if not depth else line
        for character in inner:
            depth += (character == "⟦") - (character == "⟧")
            is_outside = depth < 1 and character not in "⟧ \t"
            found += character if is_outside or character in PLAIN else " "
    return " ".join(found.split())


class Watch:
    """All that reaches people in a club, in requests and in pictures, and what of it is unmarked."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch, words: Words) -> None:
        self.club = club
        self.words = words
        self.drawn: set[str] = set()
        monkeypatch.setattr("bot.app.words_for", lambda _: words)
        monkeypatch.setattr("bot.features.me.settings.words_for", lambda _: words)
        monkeypatch.setattr(render, "unwritable", lambda _: "")
        for name in (
            "at_a_glance",
            "board",
            "chances",
            "costly",
            "final",
            "lobby",
            "player_card",
            "podium",
            "replay",
            "round_summary",
            "rule_picture",
            "table",
            "what_if",
        ):
            monkeypatch.setattr(render, name, self._draw)
        monkeypatch.setattr(render, "encode", lambda _, **__: NO_PICTURE)

        async def draw(_pictures: object, picture: Any) -> bytes:
            return bytes(picture.draw())

        monkeypatch.setattr("tests.bot.club.NoPictures.draw", draw)
        self.names = frozenset(
            {
                *NAMES,
                "Azul club",
                "◀",
                "▶",
                "⏮",
                "⏭",
                "…",
                "Olga",
                "moon",  # which somebody types
                *(words_for(locale)("language-name") for locale in languages()),
            }
        )

    def _draw(self, *given: object, **named: object) -> bytes:
        self.drawn |= set(_texts((*given, *named.values())))
        return NO_PICTURE

    def unmarked(self) -> dict[str, str]:
        """Return every text with something unmarked, and what that is."""
        texts = {text for request in self.club.env.http_requests for text in shown(request)}
        every = {text: unmarked(text, self.names) for text in texts | self.drawn}
        return {text: left for text, left in every.items() if left}


def _texts(given: object) -> Iterator[str]:
    """Yield the texts that a picture is drawn with."""
    match given:
        case str():
            yield given
        case render.Look():
            for field in render.Captions.__dataclass_fields__:
                yield getattr(given.captions, field)
        case list() | tuple():
            for each in given:
                yield from _texts(each)
        case _:
            pass


def shown(request: HttpLogEntry) -> Iterator[str]:
    """Yield what people see of a request."""
    if not request.path.endswith(("/commands", "/emojis")):
        is_name = request.path.endswith("/threads") or (request.json or {}).get("type") == 8
        yield from _shown(request.json, _SHOWN | ({"name"} if is_name else set()))


def _shown(body: object, keys: frozenset[str]) -> Iterator[str]:
    match body:
        case dict():
            for key, value in body.items():
                if key in keys and isinstance(value, str):
                    yield value
                else:
                    yield from _shown(value, keys)
        case list():
            for each in body:
                yield from _shown(each, keys)
        case _:
            pass
