"""``python -m tests.bot.words.sentences``: write what messages say, in every language.

A message with a number is formed with each of `numbers_for` its language, which have every plural that it
knows, and with those that it names; any message with each value of what else it makes a difference of. `make
golden` writes them. Read what changes: nothing else knows that it is «3 часа», not «3 часов», who took whose
seat, or that two messages haven't changed places. After all messages come the words that British English has
for others, then the messages that a look has instead, and its words.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    MessageReference,
    NamedArgument,
    NumberLiteral,
    Pattern,
    SelectExpression,
    Term,
    VariableReference,
)

from bot.i18n.language import LOCALES, Fact, Key, Text, Verbatim, _format, languages, words_for
from tools.locales.messages import Messages, facts_of, forms_of, messages_in, nodes_of, patterns_of
from tools.locales.report import ENGLISH

SENTENCES: Final = Path(__file__).parent / "sentences"
_NUMBERS: Final = (0, 1, 2, 5, 11, 21, 22)
"""Where the plurals of most languages differ."""
_ENOUGH: Final = range(1_000)
"""The numbers among which each plural of whole numbers is first met."""
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})
_OTHERWISE: Final = "other"
_DIALECTS: Final = frozenset({"en-GB"})
"""Languages with little but words for the messages of another one."""
_PEOPLE: Final = frozenset({"asked", "asker", "former", "mention", "name", "other", "owner"})
"""The facts that are one person each."""
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_END: Final = re.compile(r"(?<=[.!?])(?= )|(?<=[。！？])(?!\*)|(?=\n)")
"""Between two sentences."""
_MOST_LISTED: Final = 5


def main(argv: Sequence[str] | None = None) -> int:
    """Write the sentences of every language, and print what has changed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bot.words.sentences", description="Update sentences."
    )
    parser.add_argument("--show", action="store_true", help="show what changed, but store nothing")
    only_show: bool = parser.parse_args(argv).show
    for locale in languages():
        path, now = path_of(locale), sentences_of(locale)
        before = path.read_text(encoding="utf-8") if path.is_file() else ""
        sys.stdout.writelines(
            unified_diff(before.splitlines(True), now.splitlines(True), path.name, path.name)
        )
        if not only_show:
            path.parent.mkdir(exist_ok=True)
            path.write_text(now, encoding="utf-8")
    return 0


def path_of(locale: str) -> Path:
    """Return the file with the sentences of a language."""
    return SENTENCES / f"{locale}.txt"


@cache
def numbers_for(locale: str) -> tuple[int, ...]:
    """Return numbers with every plural of a language: Slovenian has one for 3 and 4, Arabic for 100."""
    plural = Locale.parse(locale, sep="-").plural_form
    firsts = {plural(number): number for number in reversed(_ENOUGH)}
    known = {plural(number) for number in _NUMBERS}
    return (*_NUMBERS, *sorted(number for form, number in firsts.items() if form not in known))


def sentences_of(locale: str) -> str:
    """Return what every message says, in the order of the files, and then what a look says instead."""
    looks = sorted(folder.name for folder in (LOCALES / locale).iterdir() if folder.is_dir())
    return "\n".join(block for look in ("", *looks) for block in _blocks(locale, look))


def _blocks(locale: str, look: str) -> Iterator[str]:
    words = words_for(locale).in_look(look)
    heading = f"## {look}/" if look else "## "
    for text_id, form in _own_forms(locale, look):
        need = _need(text_id, form, look)
        numbers = tuple(dict.fromkeys((*numbers_for(locale), *sorted(need.named))))
        before: list[list[str]] = []
        for variant in need.variants():
            title = " ".join([f"{text_id}.{form}".rstrip("."), *map("=".join, variant.items())])
            places = range(len(numbers) if need.has_number else 1)
            texts = [Text(text_id, **need.facts(numbers, at, variant)) for at in places]
            said = [_format(text, form, words._bundles) for text in texts]
            if said not in before:
                before.append(said)
                yield "\n".join([heading + title, *_without_repetition(said), ""])
    terms = messages_in(LOCALES / locale / look).entries.items() if look or locale in _DIALECTS else ()
    for term, entry in terms:
        if isinstance(entry, Term):
            written = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
            yield "\n".join([heading + term, *map(str.strip, written.splitlines()), ""])


def _own_forms(locale: str, look: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a language, or of its look, that code asks for, and their forms ("" is one)."""
    entries = messages_in(LOCALES / locale / look).entries
    for text_id in _messages("")[ENGLISH].entries:
        if text_id in entries and text_id[0] != "-":
            yield text_id, ""
            for form in forms_of(entries[text_id]):
                yield text_id, form


def _without_repetition(texts: list[str]) -> Iterator[str]:
    """Yield the first text, and of each other the sentences that aren't the same, each text on a line."""
    first = _END.split(texts[0])
    for text in texts:
        parts = _END.split(text)
        if text is not texts[0] and len(parts) == len(first):
            parts = [part for part, other in zip(parts, first, strict=True) if part != other] or ["the same"]
        yield " ".join("".join(parts).split()) or "–"


@dataclass(slots=True)
class Need:
    """What a form of a message makes a difference of, in any language, and what else it shows."""

    numbers: set[str] = field(default_factory=set)
    named: set[int] = field(default_factory=set)
    """The numbers that make a difference by themselves, such as 72 hours, which are 3 days."""
    keys: dict[str, list[str]] = field(default_factory=dict)
    """The variants of each key, the usual one first."""
    own: set[str] = field(default_factory=set)
    """The keys that it makes a difference of by itself, not only by what it refers to."""
    lists: dict[str, set[str]] = field(default_factory=dict)
    """The forms that each list is asked for."""
    counted: set[str] = field(default_factory=set)
    """The lists whose length makes a difference."""
    shown: set[str] = field(default_factory=set)

    @property
    def has_number(self) -> bool:
        """Whether it says something else for another number."""
        return bool(self.numbers or self.counted)

    def variants(self) -> Iterator[dict[str, str]]:
        """Yield no key, for the usual values, then each other value of each of its own keys."""
        yield {}
        for name, values in self.keys.items():
            for value in values[1:] if name in self.own else ():
                yield {name: value}

    def facts(self, numbers: Sequence[int], at: int, variant: Mapping[str, str]) -> dict[str, Fact]:
        """Return the facts at one place of `numbers`; no two numbers are the same."""
        facts: dict[str, Fact] = {name: Verbatim(f"‹{name}›") for name in self.shown}
        for name, values in self.keys.items():
            value = variant.get(name, values[0])
            facts[name] = Verbatim(f"‹{name}›") if value == _OTHERWISE else Key(value)
        for place, name in enumerate(sorted(self.numbers)):
            facts[name] = numbers[(at + 2 * place) % len(numbers)]
        for name, forms in self.lists.items():
            length = min(numbers[at], _MOST_LISTED) if name in self.counted else 2
            is_one = name in _PEOPLE and name not in self.counted and not forms
            facts[name] = (
                Verbatim(f"‹{name}›") if is_one else [_item(forms, index) for index in range(length)]
            )
        return facts


def _item(forms: set[str], index: int) -> Verbatim | Text:
    """Return something for a list: a name, or a message that has the forms which are asked for."""
    if not forms:
        return Verbatim(_LETTERS[index])
    text_id = next(text_id for text_id, has in _forms().items() if forms <= has)
    need = _need(text_id, "", "")
    keys = {name: values[index % len(values)] for name, values in need.keys.items()}
    return Text(text_id, **need.facts(_NUMBERS, (index + 2) % len(_NUMBERS), keys))


@cache
def _forms() -> dict[str, set[str]]:
    """Return the forms that messages have in any language."""
    forms: dict[str, set[str]] = {}
    for written in _messages("").values():
        for text_id, entry in written.entries.items():
            forms.setdefault(text_id, set()).update(forms_of(entry))
    return forms


@cache
def _messages(look: str) -> dict[str, Messages]:
    """Return the messages of each language; those that British ones refer to may be in American alone."""
    if not look:
        return {locale: messages_in(LOCALES / locale) for locale in languages()}
    usual = _messages("")
    return {locale: messages_in(LOCALES / locale / look).over(usual[locale]) for locale in usual}


@cache
def _need(text_id: str, form: str, look: str) -> Need:
    need = Need()
    for written in _messages(look).values():
        if text_id in written.entries:
            for pattern, is_own in _reachable(written, text_id, form):
                for node in nodes_of(pattern):
                    _read(node, need, is_own=is_own)
            need.shown |= facts_of(written, text_id).used
    need.numbers -= need.lists.keys() | need.keys.keys()
    need.shown -= need.numbers | need.keys.keys() | need.lists.keys()
    return need


def _reachable(written: Messages, text_id: str, form: str) -> Iterator[tuple[Pattern, bool]]:
    """Yield the patterns of a form of a message, and of all that it refers to; whether it is its own."""
    waiting, seen = [(text_id, form)], {(text_id, form)}
    while waiting:
        name, wanted = waiting.pop()
        pattern = patterns_of(written.entries[name]).get(wanted) if name in written.entries else None
        if pattern is None:
            continue
        yield pattern, (name, wanted) == (text_id, form)
        for node in nodes_of(pattern):
            if isinstance(node, MessageReference):
                other = (str(node.id.name), str(node.attribute.name) if node.attribute else "")
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)


def _read(node: BaseNode, need: Need, *, is_own: bool) -> None:
    """Note what a node makes a difference of."""
    match node:
        case SelectExpression(selector=VariableReference() as fact):
            name = str(fact.id.name)
            keys = [variant.key for variant in sorted(node.variants, key=lambda each: not each.default)]
            values = [str(key.name) for key in keys if not isinstance(key, NumberLiteral)]
            need.named |= {int(key.value) for key in keys if isinstance(key, NumberLiteral)}
            if len(values) < len(keys) or _PLURALS.intersection(values):
                need.numbers.add(name)
                return
            known = need.keys.setdefault(name, [])
            known += [value for value in values if value not in known]
            if is_own:
                need.own.add(name)
        case FunctionReference() if node.id.name in {"LIST", "COUNT", "NUMBER"}:
            for given in node.arguments.positional:
                if isinstance(given, VariableReference):
                    _read_call(str(node.id.name), str(given.id.name), node.arguments.named, need)
        case _:
            pass


def _read_call(function: str, fact: str, arguments: Iterable[NamedArgument], need: Need) -> None:
    """Note what a function is asked for."""
    if function == "NUMBER":
        need.numbers.add(fact)
        return
    forms = need.lists.setdefault(fact, set())
    if function == "COUNT":
        need.counted.add(fact)
    forms |= {str(argument.value.value) for argument in arguments if argument.name.name == "form"}


if __name__ == "__main__":
    sys.exit(main())
