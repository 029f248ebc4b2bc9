"""The messages of a language as they are written: their facts, their forms, and their references."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    Comment,
    FunctionReference,
    GroupComment,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

from bot.words.commands import GROUPS

Entry: TypeAlias = "Message | Term"
_FACT: Final = re.compile(r"\$([a-zA-Z]\w*)")
_FIXED: Final = re.compile(
    rf"/azul (?:(?:{'|'.join(GROUPS)}) )?\w+|docs/[\w/-]+\.\w+|python -m \w+|https?://\S+", re.ASCII
)
"""Parts that a translation has to keep as they are."""
_HASH_LENGTH: Final = 10


@dataclass(frozen=True, slots=True)
class Messages:
    """The messages of a folder by their ids; those of terms begin with a hyphen.

    `documented` are the facts that comments name for a message: those right above it, and above its group.
    `files` are the names of the files that each stands in: more than one if it is there twice. `unreadable`
    are the first lines of what can't be parsed, each with its file.
    """

    entries: Mapping[str, Entry]
    documented: Mapping[str, frozenset[str]] = field(default_factory=dict)
    files: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unreadable: tuple[tuple[str, str], ...] = ()

    def over(self, other: "Messages") -> "Messages":
        """Return these messages with those of `other` that they lack."""
        return Messages(
            {**other.entries, **self.entries},
            {**other.documented, **self.documented},
            {**other.files, **self.files},
        )


@dataclass(slots=True)
class Facts:
    """The facts that a message shows, all those that it uses, dangling references, and its fixed parts."""

    shown: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    dangling: set[str] = field(default_factory=set)
    fixed: set[str] = field(default_factory=set)


def messages_in(folder: Path) -> Messages:
    """Return the messages of the files of a folder; none if there is no such folder."""
    entries: dict[str, Entry] = {}
    documented: dict[str, frozenset[str]] = {}
    files: dict[str, tuple[str, ...]] = {}
    unreadable: list[tuple[str, str]] = []
    for file in sorted(folder.glob("*.ftl")):
        group = frozenset[str]()
        for entry in _parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, GroupComment):
                group = _facts_named(entry)
            elif isinstance(entry, Message | Term):
                entries[id_of(entry)] = entry
                documented[id_of(entry)] = group | _facts_named(entry.comment)
                files[id_of(entry)] = (*files.get(id_of(entry), ()), file.name)
            elif isinstance(entry, Junk):
                unreadable.append((file.name, str(entry.content).strip().partition("\n")[0]))
    return Messages(entries, documented, files, tuple(unreadable))


@cache
def _parsed(text: str) -> Resource:
    """Return what is written in a file; to parse all English ones takes as long as everything else."""
    return FluentParser(with_spans=False).parse(text)


def id_of(entry: Entry) -> str:
    """Return the id of a message, or of a term with its hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, Term) else str(entry.id.name)


@cache
def hash_of(entry: Entry) -> str:
    """Return a hash of the wording of a message, which doesn't include its comment."""
    copy = entry.clone()
    copy.comment = None
    written = FluentSerializer().serialize_entry(copy)
    return hashlib.sha256(written.encode()).hexdigest()[:_HASH_LENGTH]


def text_of(entry: Entry) -> str:
    """Return all words of a message, in all its variants."""
    nodes = (node for node in nodes_of(entry) if isinstance(node, TextElement | StringLiteral))
    return " ".join(str(node.value) for node in nodes)


def facts_of(written: Messages, text_id: str) -> Facts:
    """Return the facts of a message in all its forms, with those of everything that it refers to."""
    facts = Facts()
    entry = written.entries[text_id]
    for pattern in patterns_of(entry).values():
        _Reader(written, facts, frozenset({text_id})).read(pattern)
    return facts


def facts_of_value(written: Messages, text_id: str) -> Facts:
    """Return the facts of a message's own value, without its other forms."""
    facts = Facts()
    value = written.entries[text_id].value
    if value is not None:
        _Reader(written, facts, frozenset({text_id})).read(value)
    return facts


def references(entry: Entry) -> set[str]:
    """Return the ids that a message refers to."""
    return {
        _target(node)[0] for node in nodes_of(entry) if isinstance(node, MessageReference | TermReference)
    }


def forms_of(entry: Entry) -> tuple[str, ...]:
    """Return the names of a message's attributes, in the order of the file."""
    return tuple(str(attribute.id.name) for attribute in entry.attributes)


def forms_asked_for(entry: Entry) -> set[str]:
    """Return the forms that a message requests for the items of lists."""
    calls = (node for node in nodes_of(entry) if isinstance(node, FunctionReference))
    named = (argument for call in calls for argument in call.arguments.named)
    return {str(argument.value.value) for argument in named if argument.name.name == "form"}


def _facts_named(comment: BaseNode | None) -> frozenset[str]:
    """Return the facts that a comment names."""
    text = comment.content if isinstance(comment, Comment | GroupComment) else None
    return frozenset(_FACT.findall(text or ""))


def patterns_of(entry: Entry) -> dict[str, Pattern]:
    """Return the forms of a message by their names; that of its own value is ""."""
    usual = {} if entry.value is None else {"": entry.value}
    return usual | {str(attribute.id.name): attribute.value for attribute in entry.attributes}


def _target(node: MessageReference | TermReference) -> tuple[str, Identifier | None]:
    name = f"-{node.id.name}" if isinstance(node, TermReference) else str(node.id.name)
    return name, node.attribute


def nodes_of(entry: BaseNode) -> Iterator[BaseNode]:
    """Yield a node of a message and all nodes in it."""
    yield entry
    for value in vars(entry).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, BaseNode):
                yield from nodes_of(each)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Collects the facts of a pattern, and follows what it refers to."""

    written: Messages
    facts: Facts
    seen: frozenset[str]
    selects: bool = False
    is_in_term: bool = False
    """Whether variables are the arguments of a term, not facts."""

    def read(self, node: BaseNode) -> None:
        """Read a node with everything in it."""
        match node:
            case TextElement():
                self.facts.fixed.update(_FIXED.findall(str(node.value)))
            case VariableReference() if not self.is_in_term:
                self.facts.used.add(str(node.id.name))
                if not self.selects:
                    self.facts.shown.add(str(node.id.name))
            case SelectExpression():
                replace(self, selects=True).read(node.selector)
                self._read_all([variant.value for variant in node.variants])
            case FunctionReference():
                self._read_all(node.arguments.positional)
            case MessageReference() | TermReference():
                self._follow(node)
            case Pattern():
                self._read_all(node.elements)
            case Placeable():
                self.read(node.expression)
            case _:
                pass

    def _read_all(self, nodes: Iterable[BaseNode]) -> None:
        for node in nodes:
            self.read(node)

    def _follow(self, node: MessageReference | TermReference) -> None:
        name, form = _target(node)
        key = f"{name}.{form.name}" if form else name
        entry = self.written.entries.get(name)
        pattern = None if entry is None else patterns_of(entry).get(str(form.name) if form else "")
        if pattern is None:
            self.facts.dangling.add(key)
        elif key not in self.seen:
            is_term = isinstance(node, TermReference)
            replace(self, seen=self.seen | {key}, is_in_term=is_term).read(pattern)
