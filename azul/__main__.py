"""Game files on the command line: ``python -m azul replay FILE`` and ``python -m azul verify FILE``."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from azul.gamefile.document import LARGEST_FILE, load
from azul.gamefile.narration import printable, replay
from azul.gamefile.record import GameFileError, GameRecord
from azul.gamefile.verification import Check, verify
from azul.phases.draws import SHORT_DIGITS, short_commitment

STOPPED: Final = 130

_SUMMARIES: Final = (
    ("replay", "print every round's position and scores, and the final ranking"),
    ("verify", "recompute the starter and every deal from the secret"),
)
_REASONS: Final = {
    "too-large": "it is larger than {largest} bytes",
    "not-text": "it is not UTF-8 text (byte {position})",
    "not-json": "it is not JSON: {reason}",
    "format": "it is not a game file",
    "version": "its version {found} is not one that this program reads",
    "rulings": "its rulings {found} are not ones that this program knows",
    "missing": "{field} is missing",
    "invalid": "{field} can't be {found}",
    "unknown": "{field} does not belong there",
    "notation": "{found} is not valid notation ({part})",
    "illegal": "“{happened}” can't happen there: {reason}",
    "differs": "{field} is {found}, but should be {expected}",
}
"""What each code of a `GameFileError` means."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Return 0, or 1 if the file has an error; exit with 2 if the command can't be run."""
    parser = argparse.ArgumentParser(prog="python -m azul", description="Inspect a game file.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in _SUMMARIES:
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
        print(_refused(options.file, wrong), file=sys.stderr)
        return 1
    return _verify(record, options.commitment) if options.command == "verify" else _replay(record)


def as_a_process() -> int:
    """Run the command of this process, whatever the terminal's encoding; return its exit code.

    That is 1 if the reader of the output quits early, and 130 after Ctrl-C.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("azul: stopped\n")
        return STOPPED
    return code


def _digits(typed: str) -> str:
    """Return the digits of a commitment, which may be in groups; argparse reports the error."""
    digits = "".join(typed.lower().split())
    if len(digits) < SHORT_DIGITS:
        raise argparse.ArgumentTypeError(f"a commitment has at least {SHORT_DIGITS} digits")
    return digits


def _content(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(LARGEST_FILE + 1)


def _refused(file: Path, wrong: GameFileError) -> str:
    """Return the line about an error in a file; what is quoted from the file may be anything."""
    reason = printable(_REASONS[wrong.code].format_map(wrong.params))
    what = "the file" if wrong.event is None else f"event {wrong.event}"
    return f"{file}: {what} is wrong: {reason}"


def _replay(record: GameRecord) -> int:
    for line in replay(record):
        print(line)
    return 0


def _verify(record: GameRecord, shown: str | None) -> int:
    if record.secret is None:
        print(
            f"Game {record.id} can't be verified yet: its file has no secret, which is published when the "
            f"game ends. The commitment is {record.commitment}.",
            file=sys.stderr,
        )
        return 1
    short = short_commitment(record.commitment)
    all_right = shown is None or record.commitment.startswith(shown)
    if shown is None:
        print(f"lobby: not compared, it has to show {short}")
    else:
        print(f"lobby: OK {short}" if all_right else f"lobby: DIFFERS, the file has {short}")
    for check in verify(record, record.secret):
        print(_described(check))
        all_right = all_right and check.is_right
    print(f"{'Everything' if all_right else 'NOT everything'} follows from the secret.")
    return 0 if all_right else 1


def _described(check: Check) -> str:
    where = "" if check.round is None else f" of round {check.round} (event {check.event})"
    if check.is_right:
        return f"{check.subject}{where}: OK {check.found}"
    return f"{check.subject}{where}: DIFFERS, the secret gives {check.expected}, the file has {check.found}"


if __name__ == "__main__":
    sys.exit(as_a_process())
