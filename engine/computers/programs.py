"""The engines that an operator has configured: `AZUL_ENGINES`, or the file that it names."""

import shlex
import shutil
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.computers.seats import COMPUTER_NAMES, MAX_ENGINE_NAME_LENGTH, NAME_PREFIX

MAX_ENGINES: Final = 20
"""How many engines can be configured: people choose among them in one list."""
DEFAULT_TIME: Final = 1_000
"""Milliseconds that an engine has for a move, unless its file says otherwise."""
_MIN_TIME: Final = 10
_MAX_TIME: Final = 10_000
_FIELDS: Final = ("command", "milliseconds", "options")
_RESERVED_NAMES: Final = frozenset(name.removeprefix(NAME_PREFIX).casefold() for name in COMPUTER_NAMES)


@dataclass(frozen=True, slots=True)
class Program:
    """A configured engine: its name, the command that starts it, its time for a move, and its options."""

    name: str
    command: tuple[str, ...]
    milliseconds: int = DEFAULT_TIME
    options: tuple[tuple[str, str], ...] = ()


def programs_in(text: str) -> tuple[Program, ...]:
    """Return the engines of ``Gina=python3 gina.py; Hal=hal --quick``, or of the TOML file of this name.

    Raise `ValueError`, worded as the end of a sentence about the setting, if they aren't valid.
    """
    if not text.strip():
        return ()
    programs = tuple(_in_file(Path(text.strip())) if "=" not in text else _in_line(text))
    names = [program.name.casefold() for program in programs]
    twice = next((program.name for program in programs if names.count(program.name.casefold()) > 1), None)
    if twice is not None:
        raise ValueError(f"names {twice} twice: each engine needs a name of its own")
    if len(programs) > MAX_ENGINES:
        raise ValueError(f"names {len(programs)} engines; there is room for {MAX_ENGINES}")
    return programs


def _in_line(text: str) -> Iterator[Program]:
    for part in filter(str.strip, text.split(";")):
        name, is_there, command = part.partition("=")
        if not is_there:
            raise ValueError(
                f"has {part.strip()!r} without a name: write Name=command, and ; between engines"
            )
        yield _program(name.strip(), {"command": command})


def _in_file(file: Path) -> Iterator[Program]:
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{file} is not a TOML file: {error}") from None
    except OSError as error:
        raise ValueError(
            f"is neither Name=command nor a file that can be read: {file}: {error.strerror}"
        ) from None
    for name, table in tables.items():
        if not isinstance(table, dict) or "command" not in table:
            raise ValueError(f"{file}: [{name}] needs a command")
        unknown = next((field for field in table if field not in _FIELDS), None)
        if unknown is not None:
            raise ValueError(f"{file}: [{name}] has {unknown!r}; there are {', '.join(_FIELDS)}")
        yield _program(name, table)


def _program(name: str, table: dict[str, Any]) -> Program:
    """Return a configured engine, checked as far as possible without starting it. Raise `ValueError`."""
    _require_name(name)
    words = _words(name, table["command"])
    milliseconds, options = table.get("milliseconds", DEFAULT_TIME), table.get("options", {})
    if type(milliseconds) is not int or not _MIN_TIME <= milliseconds <= _MAX_TIME:
        raise ValueError(
            f"{name}: milliseconds has to be a whole number from {_MIN_TIME} to {_MAX_TIME}, "
            f"not {milliseconds!r}"
        )
    if not isinstance(options, dict):
        raise ValueError(  # noqa: TRY004 - of the setting
            f"{name}: options has to be a table, such as {{ Risk = 5 }}"
        )
    return Program(name, words, milliseconds, tuple(_options(name, options.items())))


def _options(name: str, options: Iterable[tuple[str, Any]]) -> Iterator[tuple[str, str]]:
    for option, value in options:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if len(option.split()) != 1 or len(text.split()) != 1:
            raise ValueError(f"{name}: the option {option!r} and its value {text!r} have to be single words")
        yield option, text


def _words(name: str, command: Any) -> tuple[str, ...]:
    try:
        words = shlex.split(command) if isinstance(command, str) else command
    except ValueError as error:
        raise ValueError(f"{name}: its command can't be read: {error}") from None
    if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
        raise ValueError(f"{name}: its command has to be a program and its arguments")
    if shutil.which(words[0]) is None:
        raise ValueError(f"{name}: there is no program {words[0]!r} that this user can run")
    return tuple(words)


def _require_name(name: str) -> None:
    if not (name.isprintable() and name[:1].isalnum() and name == name.strip()):
        raise ValueError(f"has the name {name!r}: it has to begin with a letter or digit, on one line")
    if len(name) > MAX_ENGINE_NAME_LENGTH:
        raise ValueError(f"has the name {name!r}: it can have up to {MAX_ENGINE_NAME_LENGTH} characters")
    if name.casefold() in _RESERVED_NAMES or name.casefold().startswith(NAME_PREFIX.casefold()):
        raise ValueError(f"has the name {name!r}: the bot's own computers are called so")
