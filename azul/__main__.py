"""Game files on the command line: ``python -m azul replay FILE`` and ``python -m azul verify FILE``."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from azul.gamefile.document import LARGEST, GameFileError, GameRecord, load
from azul.gamefile.narration import printable, replay
from azul.gamefile.verification import Check, verify
from azul.phases.draws import SHORT_DIGITS, short_commitment

_WRONG: Final = {
    "too-large": "it is larger than {largest} bytes",
    "not-text": "it is not UTF-8 text (byte {position})",
    "not-json": "it is not JSON: {reason}",
    "format": "it is not a game file",
    "version": "its version {found} is not one that this program reads",
    "missing": "{field} is missing",
    "invalid": "{field} can't be {found}",
    "unknown": "{field} does not belong there",
    "notation": "{found} is not a valid {part}",
    "illegal": "“{happened}” can't happen there: {reason}",
    "differs": "{field} is {found}, but should be {expected}",
}
"""The message for each `GameFileError.code`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Return 0, or 1 if the file has an error; exit with 2 if the command can't be run."""
    parser = argparse.ArgumentParser(prog="python -m azul", description="Inspect a game file.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in (
        ("replay", "print every round's position and scores, and the final ranking"),
        ("verify", "recompute the starter and every deal from the secret"),
    ):
        command = commands.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        command.add_argument("file", type=Path, metavar="FILE", help="the game's file, azul-<id>.json")
        if name == "verify":
            command.add_argument(
                "--commitment",
                type=_digits,
                metavar="DIGITS",
                help="what the lobby showed, also compared; spaces don't matter if it is in quotes",
            )
    options = parser.parse_args(argv)
    try:
        record = load(_content(options.file))
    except OSError as refused:
        parser.error(f"{options.file} can't be read: {refused.strerror}")
    except GameFileError as wrong:
        place = "the file" if wrong.event is None else f"event {wrong.event}"
        print(f"{options.file}: {place} is wrong: {_sentence(wrong)}", file=sys.stderr)
        return 1
    return _verify(record, options.commitment) if options.command == "verify" else _replay(record)


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


def _sentence(wrong: GameFileError) -> str:
    return printable(_WRONG[wrong.code].format_map(wrong.params))


def _replay(record: GameRecord) -> int:
    for line in replay(record):
        print(line)
    return 0


def _verify(record: GameRecord, shown: str | None) -> int:
    if record.secret is None:
        print(
            f"Game {record.id} can't be verified yet: its file has no secret, which is published when the"
            f" game ends. The commitment is {record.commitment}.",
            file=sys.stderr,
        )
        return 1
    short = short_commitment(record.commitment)
    all_right = shown is None or record.commitment.startswith(shown)
    if shown is None:
        print(f"lobby: not compared, it has to show {short}")
    elif all_right:
        print(f"lobby: OK {short}")
    else:
        print(f"lobby: DIFFERS, the file has {short}")
    for check in verify(record, record.secret):
        print(_described(check))
        all_right = all_right and check.is_right
    print("Everything follows from the secret." if all_right else "NOT everything follows from the secret.")
    return 0 if all_right else 1


def _described(check: Check) -> str:
    subject = check.subject
    if check.subject == "deal":
        subject = f"deal of round {check.round} (event {check.event})"
    if check.is_right:
        return f"{subject}: OK {check.found}"
    return f"{subject}: DIFFERS, the secret gives {check.expected}, the file has {check.found}"


def _run() -> int:
    """Run as a process, whatever the terminal's encoding, even if the reader of the output quits early."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(_run())
