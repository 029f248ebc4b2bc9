"""Formats every text that people read, with Fluent, from the messages in `locales/`.

Code passes facts: keys, numbers, names, lists. How they appear in a sentence, such as their case and
conjunctions, is up to each language, in its own files:

* A message that another one refers to, as in ``{ source }``, sees the same facts. A language has as many
  forms of it as it needs: attributes such as ``{ source.from }``, or messages of its own.
* A fact may be a `Text`, which is a message with facts of its own, or a list of texts and names.
  ``{ $tiles }`` joins a list as ``a, b, and c``; ``LIST`` joins it another way:
  ``{ LIST($lines, style: "or") }``, ``{ LIST($tiles, separator: ", ") }``, and
  ``{ LIST($tiles, form: "taken") }`` to use the attribute ``taken`` of every text in the list that has one.
  ``{ LIST($names, after: "さん") }`` follows every string, but no text: people's names, not computers'.
* ``COUNT($names)`` is how many a list has, and ``CAPITAL(source.at)`` begins with a capital letter.

docs/translating.md says what a language's folder holds.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NewType, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType

from bot.i18n.sources import Source, sources_in

log = logging.getLogger(__name__)

LOCALES: Final = Path(__file__).parents[1] / "locales"
FALLBACK: Final = "en-US"
CACHE_SIZE: Final = 4096
"""Formatted texts to cache."""

Key = NewType("Key", str)
"""A code word by which messages select variants: `blue`, `centre`. It is never shown."""
Verbatim = NewType("Verbatim", str)
"""A string shown unchanged in every language: a name, a mention, an emoji, notation, a quotation."""
Fact: TypeAlias = "int | float | Key | Verbatim | Text | Sequence[Verbatim | Text]"


class MissingText(LookupError):
    """A bug: a message that doesn't exist, or can't be formatted with its facts."""


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A message to format: its id and its facts. Texts compare by value."""

    id: str
    facts: tuple[tuple[str, "int | float | Key | Verbatim | Text | tuple[Verbatim | Text, ...]"], ...]

    def __init__(self, text_id: str, /, **facts: Fact) -> None:
        fixed = [(name, fact if isinstance(fact, _SINGLE) else tuple(fact)) for name, fact in facts.items()]
        object.__setattr__(self, "id", text_id)
        object.__setattr__(self, "facts", tuple(fixed))


_SINGLE: Final = (str, int, float, Text)
"""The types of single facts; a constant, because each turn formats some ninety texts."""


class Words:
    """The messages of one language, with English for those it lacks.

    `locales` is the folder with a folder of Fluent files per language; `look` is the name of a subfolder of
    that with messages worded differently for some looks.
    """

    def __init__(self, locale: str, locales: Path = LOCALES, look: str = "") -> None:
        self.locale = locale
        self._locales = locales
        self._look = look
        own = _bundle(locales, locale, look) if _exists(locales, locale) else None
        english = _bundle(LOCALES, FALLBACK, look)
        self._bundles = (english,) if own in {None, english} else (own, english)

    def __call__(self, text: "str | Text", /, **facts: Fact) -> str:
        """Format a text, or the message with the id `text` and these facts.

        Raise `MissingText` if it can't be formatted in English either.
        """
        return _format(text if isinstance(text, Text) else Text(text, **facts), "", self._bundles)

    def has(self, text_id: str) -> bool:
        """Return whether a message exists."""
        return any(bundle.has_message(text_id) for bundle in self._bundles)

    def in_look(self, look: str) -> "Words":
        """Return these messages in the wording of a look; a dark look uses that of the light one."""
        look = _existing_look(self._locales, self.locale, look.removesuffix("-dark"))
        return self if look == self._look else _words(self.locale, self._locales, look)


@cache
def words_for(locale: str) -> Words:
    """Return the messages for a Discord locale such as ``en-GB`` or ``ja``."""
    return _words(locale, LOCALES, "")


@cache
def _words(locale: str, locales: Path, look: str) -> Words:
    return Words(locale, locales, look)


@cache
def languages() -> tuple[str, ...]:
    """Return all locales with messages, sorted."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def is_supported(locale: str) -> bool:
    """Return whether a locale has messages."""
    return locale in languages()


def first_supported(*locales: str) -> str:
    """Return the first locale that has messages, else the fallback."""
    return next(filter(is_supported, locales), FALLBACK)


@dataclass(frozen=True, slots=True)
class _List(FluentType):
    """A list as messages see it. Each text is formatted by the first of `bundles` that has it."""

    items: tuple[Verbatim | Text, ...]
    bundles: tuple["_Bundle", ...]
    style: str = "and"
    separator: str | None = None
    form: str = ""
    after: str = ""

    def format(self, locale: Locale) -> str:
        texts = list(self._texts())
        if self.separator is not None:
            return self.separator.join(texts)
        return format_list(texts, _STYLES[self.style], locale)

    def _texts(self) -> Iterator[str]:
        for item in self.items:
            if isinstance(item, str):
                yield item.removesuffix(self.after) + self.after
            else:
                yield _format(item, self.form, self.bundles)


_STYLES: Final[Mapping[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
"""The Babel styles that are complete in every language; `unit-short` lacks a pattern in Estonian."""


@dataclass(frozen=True, slots=True)
class _Capital(FluentType):
    """A part of a message with its first letter capitalized."""

    part: FluentType | str

    def format(self, locale: Locale) -> str:
        text = self.part if isinstance(self.part, str) else str(self.part.format(locale))
        return text.replace(text[:1], text[:1].upper(), 1)


def _list(
    items: _List | str, *, style: str = "and", separator: str | None = None, form: str = "", after: str = ""
) -> _List:
    """Return a list with another format. This is the function ``LIST`` of messages."""
    if isinstance(items, str):
        items = _List((Verbatim(items),), bundles=())
    return replace(items, style=style, separator=separator, form=form, after=after)


def _count(items: _List) -> FluentInt:
    """Return the length of a list. This is the function ``COUNT`` of messages."""
    return _Integer(len(items.items))


def _capital(part: FluentType | str) -> _Capital:
    """Capitalize a part of a message. This is the function ``CAPITAL`` of messages."""
    return _Capital(part)


@lru_cache(maxsize=CACHE_SIZE)
def _format(text: Text, attribute: str, bundles: tuple["_Bundle", ...]) -> str:
    """Format a text with the first of `bundles` that has it. Cached, since parts of messages recur.

    `attribute` selects a form of the message; one without that attribute uses its value.
    """
    for number, bundle in enumerate(bundles):
        if not bundle.has_message(text.id):
            continue
        message = bundle.get_message(text.id)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            continue
        values = {name: _value(fact, bundles[number:]) for name, fact in text.facts}
        try:
            formed, errors = bundle.format_pattern(pattern, values)
        except MissingText as error:
            errors = [error]
            formed = ""
        if not errors:
            return str(formed)
        if bundle is bundles[-1]:
            raise MissingText(f"{text.id} in {bundle.locales[0]}: {errors}")
        log.error("%s in %s can't be formatted: %s", text.id, bundle.locales[0], errors)
    raise MissingText(text.id)


class _Integer(FluentInt):
    """An integer whose formatting is cached, because Babel's is slow."""

    def format(self, locale: Locale) -> str:
        return _format_integer(int(self), locale)


@lru_cache(maxsize=CACHE_SIZE)
def _format_integer(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


def _value(fact: Fact, bundles: tuple["_Bundle", ...]) -> str | FluentType:
    """Convert a fact to a Fluent value."""
    if isinstance(fact, str):
        return fact
    if isinstance(fact, int):
        return _Integer(fact)
    if isinstance(fact, float):
        return FluentFloat(fact)
    return _List((fact,) if isinstance(fact, Text) else tuple(fact), bundles)


class _Bundle(FluentBundle):
    """The messages of a language, parsed lazily because parsing is slow."""

    def __init__(self, locale: str, sources: Mapping[str, Source]) -> None:
        # Names are isolated in names.py where needed; marks around numbers would only do harm.
        super().__init__(
            [locale],
            functions={"LIST": _list, "COUNT": _count, "CAPITAL": _capital},
            use_isolating=False,
        )
        self._sources = sources
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        """Return whether a message exists; parse it with everything it refers to."""
        self._parse(message_id)
        return super().has_message(message_id)

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, str | FluentType] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """Format a pattern with Fluent values; return the text and the errors.

        The inherited method would convert each `_Integer` back to a plain number.
        """
        errors: list[Exception] = []
        env = ResolverEnvironment(self, errors, current=CurrentEnvironment(dict(args or {})))
        try:
            return pattern(env), errors
        except ValueError as error:  # the text is far too long
            return "", [error]

    def _parse(self, entry_id: str) -> None:
        if entry_id in self._parsed or entry_id not in self._sources:
            return
        self._parsed.add(entry_id)
        source = self._sources[entry_id]
        self.add_resource(source.parsed())
        for other in source.refers_to():
            self._parse(other)


def _exists(locales: Path, locale: str) -> bool:
    return (locales / locale).is_dir()


@cache
def _existing_look(locales: Path, locale: str, look: str) -> str:
    """Return a look if the language or English has messages for it, else ""."""
    folders = (locales / locale / look, LOCALES / FALLBACK / look)
    return look if any(folder.is_dir() for folder in folders) else ""


@cache
def _bundle(locales: Path, locale: str, look: str) -> _Bundle:
    """Load a language's messages; other kinds of English build on American English."""
    is_english = locale.partition("-")[0] == FALLBACK.partition("-")[0]
    folders = [LOCALES / FALLBACK, locales / locale] if is_english else [locales / locale]
    if look:
        folders += [folder / look for folder in folders]
    sources: dict[str, Source] = {}
    for folder in dict.fromkeys(folders):
        sources |= sources_in(folder)
    return _Bundle(locale, sources)
