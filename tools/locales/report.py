"""What a language lacks, what of it is stale, and where it differs from English."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.locales.messages import (
    Messages,
    facts_of,
    facts_of_value,
    forms_asked_for,
    forms_of,
    hash_of,
    messages_in,
    references,
    text_of,
)

ENGLISH: Final = "en-US"
BRITISH: Final = "en-GB"
LOCK: Final = "english.lock"
"""The file in a language's folder with the hash of the English message behind each translation."""
COMPLETE: Final = "complete"
"""The first line of that file once nothing may be missing or stale any more."""
_AMERICAN: Final = re.compile(r"colou?r|cent(?:er|re)|neighbou?r|vacation|holiday", re.IGNORECASE)
"""Words that are different in British English."""


@dataclass(frozen=True, slots=True)
class Report:
    """The ids of messages that are `missing` or `stale`, and a line about everything else that is wrong."""

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    wrong: tuple[str, ...]
    is_complete: bool


def report_on(locales: Path, locale: str) -> Report:
    """Return what is to be done in a language."""
    english, own = messages_in(locales / ENGLISH), messages_in(locales / locale)
    whole = own.over(english) if locale == BRITISH else own
    noted = noted_in(locales / locale)
    sources = {text_id: hash_of(entry) for text_id, entry in english.entries.items()}
    there = [text_id for text_id in own.entries if text_id in sources and not _is_term(text_id)]
    looks = sorted(path.name for path in (locales / locale).iterdir() if path.is_dir())
    wrong = _wrong(english, own, whole)
    for look in looks:
        wrong += [
            f"{look}/{line}" for line in _wrong_in_look(whole, english, messages_in(locales / locale / look))
        ]
    return Report(
        tuple(text_id for text_id in english.entries if _is_wanted(english, text_id, locale, own)),
        tuple(text_id for text_id in there if noted.get(text_id) != sources[text_id]),
        tuple(wrong),
        _is_complete(locales / locale),
    )


def note(locales: Path, locale: str, text_ids: tuple[str, ...] = (), *, complete: bool = False) -> None:
    """Record that messages, by default all, are up to date with the English ones."""
    folder = locales / locale
    english, own = messages_in(locales / ENGLISH), messages_in(folder)
    kept = {text_id: noted for text_id, noted in noted_in(folder).items() if text_id in own.entries}
    for text_id in text_ids or tuple(own.entries):
        if text_id in own.entries and text_id in english.entries:
            kept[text_id] = hash_of(english.entries[text_id])
    first = [COMPLETE] if complete or _is_complete(folder) else []
    lines = [*first, *(f"{text_id} {kept[text_id]}" for text_id in sorted(kept))]
    (folder / LOCK).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def noted_in(folder: Path) -> dict[str, str]:
    """Return the hash of the English message that each message of a language translates."""
    pairs = (line.split() for line in _lines(folder))
    return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}


def _is_complete(folder: Path) -> bool:
    return COMPLETE in _lines(folder)


def _lines(folder: Path) -> list[str]:
    lock = folder / LOCK
    return lock.read_text(encoding="utf-8").splitlines() if lock.exists() else []


def _is_term(text_id: str) -> bool:
    """Return whether this is a term, which each language has or lacks as it needs it."""
    return text_id.startswith("-")


def _is_wanted(english: Messages, text_id: str, locale: str, own: Messages) -> bool:
    """Return whether a language lacks an English message; British English only what is spelled otherwise."""
    if text_id in own.entries or _is_term(text_id):
        return False
    return locale != BRITISH or bool(_AMERICAN.search(text_of(english.entries[text_id])))


def _wrong(english: Messages, own: Messages, whole: Messages) -> list[str]:
    """Return what is wrong with the messages of a language, a line about each."""
    referred = {other for entry in own.entries.values() for other in references(entry)}
    forms = {form for entry in whole.entries.values() for form in forms_of(entry)}
    lines = _unreadable(own)
    for text_id, entry in own.entries.items():
        unknown = sorted(forms_asked_for(entry) - forms)
        lines += [f'{text_id}: no message has the form "{form}"' for form in unknown]
        if text_id not in english.entries or _is_term(text_id):
            if text_id not in referred and text_id not in english.entries:
                lines.append(f"{text_id}: English has no such message, and none here refers to it")
            continue
        lines += _misplaced(text_id, english, own) + _differences(text_id, english, whole)
    return lines


def _misplaced(text_id: str, english: Messages, own: Messages) -> list[str]:
    """Return a line for each file in which a message stands though English has it in another one."""
    elsewhere = [file for file in own.files[text_id] if (file,) != english.files[text_id]]
    where = ", ".join(english.files[text_id])
    return [f"{text_id}: stands in {file}, and in English in {where}" for file in elsewhere]


def _unreadable(written: Messages) -> list[str]:
    return [f"{file}: can't be read: {line}" for file, line in written.unreadable]


def _wrong_in_look(whole: Messages, english: Messages, look: Messages) -> list[str]:
    """Return what is wrong with the messages that a language has for a look."""
    known = {*english.entries, *whole.entries}
    unknown = [
        f"{text_id}: there is no such message to replace" for text_id in look.entries if text_id not in known
    ]
    there = [text_id for text_id in look.entries if text_id in english.entries and not _is_term(text_id)]
    merged = look.over(whole)
    return (
        _unreadable(look)
        + unknown
        + [
            line
            for text_id in there
            for line in (*_misplaced(text_id, english, look), *_differences(text_id, english, merged))
        ]
    )


def _differences(text_id: str, english: Messages, whole: Messages) -> list[str]:
    """Return a line for each way in which a message differs from the English one but must not."""
    source, said = facts_of_value(english, text_id), facts_of(whole, text_id)
    known = facts_of(english, text_id).used | english.documented.get(text_id, frozenset())
    parts = (
        ("refers to what this language lacks", said.dangling),
        ("has no fact", {f"${name}" for name in said.used - known}),
        ("leaves out", {f"${name}" for name in source.shown - said.used}),
        ("leaves out", source.fixed - said.fixed),
        ("says more than the English", said.fixed - facts_of(english, text_id).fixed),
    )
    return [f"{text_id}: {what} {', '.join(sorted(names))}" for what, names in parts if names]
