"""The commands of ``python -m azul``: ``replay FILE`` and ``verify FILE``, in any language."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from azul.gamefile.document import LARGEST, GameFileError, GameRecord, load
from azul.gamefile.verification import Check, verify
from azul.phases.draws import SHORT_DIGITS, short_commitment
from bot.gamefile.narration import printable, replay
from bot.i18n.language import FALLBACK, Fact, Key, Text, Verbatim, Words, languages, words_for

_SUMMARIES: Final = (
    ("replay", "print every round's position and scores, and the final ranking"),
    ("verify", "recompute the starter and every deal from the secret"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Return 0, or 1 if the file has an error; exit with 2 if the command can't be run."""
    parser = argparse.ArgumentParser(prog="python -m azul", description="Inspect a game file.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in _SUMMARIES:
        command = commands.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        command.add_argument("file", type=Path, metavar="FILE", help="the game's file, azul-<id>.json")
        command.add_argument(
            "--language",
            type=_language,
            default=FALLBACK,
            metavar="LANGUAGE",
            help=f"the language of what is printed: {', '.join(languages())} (if left out, {FALLBACK})",
        )
        if name == "verify":
            command.add_argument(
                "--commitment",
                type=_digits,
                metavar="DIGITS",
                help="what the lobby showed, also compared; spaces don't matter if it is in quotes",
            )
    options = parser.parse_args(argv)
    words = words_for(options.language)
    try:
        record = load(_content(options.file))
    except OSError as refused:
        parser.error(f"{options.file} can't be read: {refused.strerror}")
    except GameFileError as wrong:
        print(_refused(words, options.file, wrong), file=sys.stderr)
        return 1
    return (
        _verify(words, record, options.commitment) if options.command == "verify" else _replay(words, record)
    )


def _language(typed: str) -> str:
    """Return the locale that is meant: ``uk``, or ``en`` for the first English one in the list of all."""
    wanted = typed.replace("_", "-").casefold()
    known = (FALLBACK, *languages())
    for locale in known:
        if locale.casefold() == wanted:
            return locale
    for locale in known:
        if locale.split("-")[0] == wanted.split("-")[0]:
            return locale
    message = f"{typed!r} isn't one of {', '.join(languages())}"
    raise argparse.ArgumentTypeError(message)


def _digits(typed: str) -> str:
    """Return the digits of a commitment, which may be in groups; argparse reports a `ValueError`."""
    digits = "".join(typed.lower().split())
    if len(digits) < SHORT_DIGITS:
        message = f"a commitment has at least {SHORT_DIGITS} digits"
        raise argparse.ArgumentTypeError(message)
    return digits


def _content(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(LARGEST + 1)


def _refused(words: Words, file: Path, wrong: GameFileError) -> str:
    """Return the line about an error in a file; what is quoted from the file may be anything."""
    quoted: dict[str, Fact] = {
        name: value if isinstance(value, int) else Verbatim(printable(str(value)))
        for name, value in wrong.params.items()
    }
    why = Text(f"gamefile-wrong-{wrong.code}", **quoted)
    return words("gamefile-wrong", file=Verbatim(str(file)), event=wrong.event or 0, why=why)


def _replay(words: Words, record: GameRecord) -> int:
    for line in replay(record, words):
        print(line)
    return 0


def _verify(words: Words, record: GameRecord, shown: str | None) -> int:
    if record.secret is None:
        game, digits = Verbatim(str(record.id)), Verbatim(record.commitment)
        print(words("gamefile-no-secret", game=game, commitment=digits), file=sys.stderr)
        return 1
    all_right = shown is None or record.commitment.startswith(shown)
    text_id = "gamefile-open" if shown is None else "gamefile-right" if all_right else "gamefile-other"
    short = Verbatim(short_commitment(record.commitment))
    print(words(text_id, subject=Key("lobby"), found=short, expected=short))
    for check in verify(record, record.secret):
        print(_described(words, check))
        all_right = all_right and check.is_right
    print(words("gamefile-verified" if all_right else "gamefile-not-verified"))
    return 0 if all_right else 1


def _described(words: Words, check: Check) -> str:
    return words(
        "gamefile-right" if check.is_right else "gamefile-differs",
        subject=Key(check.subject),
        found=Verbatim(check.found),
        expected=Verbatim(check.expected),
        round=check.round or 0,
        event=check.event or 0,
    )
