"""Every text that a person reads, formed by Fluent from the messages in `locales/`.

Code passes facts: keys, numbers, names, lists. What they look like in a sentence, in which case and with
which conjunction, is up to each language, in its own files:

* A message that another one refers to, as in ``{ source }``, sees the same facts. A language has as many
  forms of it as it needs: attributes such as ``{ source.from }``, or messages of its own.
* A fact may be a `Text`, which is a message with facts of its own, or a list of texts and names.
  ``{ $tiles }`` joins a list as ``a, b, and c``; ``LIST`` joins it another way:
  ``{ LIST($lines, style: "or") }``, ``{ LIST($tiles, separator: ", ") }``, and
  ``{ LIST($tiles, form: "taken") }`` to use the attribute ``taken`` of every text in the list that has one.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NewType, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

log = logging.getLogger(__name__)

LOCALES: Final = Path(__file__).parents[1] / "locales"
FALLBACK: Final = "en-US"
MOST_KEPT: Final = 2048
"""How many formed texts are cached."""

Key = NewType("Key", str)
"""A code word by which messages select variants: `blue`, `centre`. It is never shown."""
Verbatim = NewType("Verbatim", str)
"""A string that is shown as it is in every language: a name, a mention, an emoji, notation, a quotation."""
Fact: TypeAlias = "int | Key | Verbatim | Text | Sequence[Verbatim | Text]"


class MissingText(LookupError):
    """A message that no language has, or that can't be formed from its facts: a bug."""


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A message yet to be formed: its id, and the facts it is formed from. Texts are compared by value."""

    id: str
    facts: tuple[tuple[str, "int | Key | Verbatim | Text | tuple[Verbatim | Text, ...]"], ...]

    def __init__(self, text_id: str, /, **facts: Fact) -> None:
        fixed = {
            name: fact if isinstance(fact, str | int | Text) else tuple(fact) for name, fact in facts.items()
        }
        object.__setattr__(self, "id", text_id)
        object.__setattr__(self, "facts", tuple(fixed.items()))


class Words:
    """The messages of one language, with English for those it lacks.

    `locales` is the folder that has a folder of Fluent files for each language.
    """

    def __init__(self, locale: str, locales: Path = LOCALES) -> None:
        self.locale = locale
        folders = dict.fromkeys((locales / locale, LOCALES / FALLBACK))
        self._bundles = tuple(_bundle(folder) for folder in folders if folder.is_dir())

    def __call__(self, text: "str | Text", /, **facts: Fact) -> str:
        """Return a text, or the message with the id `text` formed from `facts`.

        Raise `MissingText` if it can't be formed in English either.
        """
        return _formed(text if isinstance(text, Text) else Text(text, **facts), "", self._bundles)

    def has(self, text_id: str) -> bool:
        """Return whether there is such a message."""
        return any(bundle.has_message(text_id) for bundle in self._bundles)


@cache
def words_for(locale: str) -> Words:
    """Return the messages for a Discord locale such as ``en-GB`` or ``ja``."""
    return Words(locale)


@cache
def languages() -> tuple[str, ...]:
    """Return the locales that have messages of their own, in order."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@dataclass(frozen=True, slots=True)
class _List(FluentType):
    """A list as a message sees it. Each text is formed in the first of `bundles` that can form it."""

    items: tuple[Verbatim | Text, ...]
    bundles: tuple[FluentBundle, ...]
    style: str = "and"
    separator: str | None = None
    form: str = ""

    def format(self, locale: Locale) -> str:
        texts = list(self._texts())
        if self.separator is not None:
            return self.separator.join(texts)
        return format_list(texts, _STYLES[self.style], locale)

    def _texts(self) -> Iterator[str]:
        for item in self.items:
            if isinstance(item, str):
                yield item
            else:
                yield _formed(item, self.form, self.bundles)


_STYLES: Final[Mapping[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
"""The Babel styles that are complete in every language; `unit-short` lacks a pattern in Estonian."""


def _list(items: _List, *, style: str = "and", separator: str | None = None, form: str = "") -> _List:
    """Return a list that is joined another way. Messages call this ``LIST``."""
    return replace(items, style=style, separator=separator, form=form)


@lru_cache(maxsize=MOST_KEPT)
def _formed(text: Text, attribute: str, bundles: tuple[FluentBundle, ...]) -> str:
    """Return a text in the first of `bundles` that can form it. Cached, since parts of messages recur.

    `attribute` names the form to use; a message without that attribute is used as it is.
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
        log.error("%s in %s can't be formed: %s", text.id, bundle.locales[0], errors)
    raise MissingText(text.id)


def _value(fact: Fact, bundles: tuple[FluentBundle, ...]) -> str | int | _List:
    if isinstance(fact, str | int):
        return fact
    return _List((fact,) if isinstance(fact, Text) else tuple(fact), bundles)


@cache
def _bundle(folder: Path) -> FluentBundle:
    # Names are isolated in names.py where that is needed; invisible marks around numbers would only hurt.
    bundle = FluentBundle([folder.name], functions={"LIST": _list}, use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
