"""A line of the log: always one, always readable, and without what it must not say."""

import json
import logging
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final
from urllib.parse import quote

import aiohttp
import discord
import pytest
from pydantic import BaseModel

import azul
from bot.logs.formats import JsonLines, TextLines
from bot.logs.redaction import Secrets
from engine import Refusal
from storage.records import StorageError
from tests.zones import machine_in

STRANGE = 'a "quote", a \\ and\na line, \r\x1b[31m\u2028\x00 ж 猫 🀄 \ud83d'
SECRET = "pa%ss/wo:rd@1"


def record(message: object, *values: object, error: Exception | None = None) -> logging.LogRecord:
    """Return what is handed to the log; pytest would show it too, and can't write halves of characters."""
    info = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("bot.somewhere", logging.WARNING, "", 0, message, values, info)


def written(message: object, *values: object, error: Exception | None = None) -> str:
    """Return a line of JSON."""
    return JsonLines(Secrets([SECRET])).format(record(message, *values, error=error))


def logged(message: object, *values: object, error: Exception | None = None) -> dict[str, Any]:
    """Return what a line of JSON says."""
    fields: dict[str, Any] = json.loads(written(message, *values, error=error))
    return fields


def text_line(message: str, *values: object) -> str:
    """Return a line for people."""
    return TextLines(Secrets([SECRET])).format(record(message, *values))


def raised(act: Callable[[], object]) -> Exception:
    """Return what something raises."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 - whichever it is
        return error
    raise AssertionError("nothing was raised")


def test_a_line_says_when_how_bad_and_where() -> None:
    shown = record("Game %d is %s", 17, "fine")
    shown.created = datetime(2026, 11, 22, 10, 0, 0, 123_000, UTC).timestamp()
    with machine_in("Asia/Tokyo"):
        line = json.loads(JsonLines(Secrets()).format(shown))
        for_people = TextLines(Secrets()).format(shown)
    assert for_people == "[2026-11-22 19:00:00] [WARNING ] bot.somewhere: Game 17 is fine"
    assert line["time"] == "2026-11-22T10:00:00.123Z"
    del line["time"]
    assert line == {"level": "warning", "logger": "bot.somewhere", "message": "Game 17 is fine"}


@pytest.mark.parametrize("in_message", [True, False])
def test_whatever_is_logged_stays_on_one_line(*, in_message: bool) -> None:
    line = written(STRANGE) if in_message else written("%s", STRANGE)
    assert line.isascii()
    assert len(line.splitlines()) == 1
    assert json.loads(line)["message"] == STRANGE.replace("\ud83d", "\\ud83d")


def test_a_line_for_people_is_one_line_too() -> None:
    text = text_line("%s", STRANGE)
    assert len(text.splitlines()) == 1
    assert r"a line, \r\x1b[31m\u2028\x00 ж 猫 🀄 \ud83d" in text


@pytest.mark.parametrize(
    ("level", "code"), [(logging.DEBUG, 2), (logging.INFO, 34), (logging.WARNING, 33), (logging.ERROR, 31)]
)
def test_how_bad_it_is_has_a_colour_on_a_terminal(level: int, code: int) -> None:
    shown = record("fine")
    shown.levelno, shown.levelname = level, logging.getLevelName(level)
    assert f"[\x1b[{code}m{shown.levelname:<8}\x1b[0m] bot.somewhere: fine" in TextLines(
        Secrets(), in_colour=True
    ).format(shown)
    assert "\x1b" not in TextLines(Secrets()).format(shown)


class Unspeakable:
    """Has a `repr` that fails."""

    def __str__(self) -> str:
        raise RuntimeError("not even this")

    __repr__ = __str__


@pytest.mark.parametrize(
    ("message", "values"),
    [("%d players", ("four",)), ("%s", ()), ("%s and %s", (1,)), ("%s", (Unspeakable(),)), ("100%", (1,))],
)
def test_a_mistake_in_logging_harms_nobody(message: str, values: tuple[object, ...]) -> None:
    assert logged(message, *values)["message"].startswith(message)
    assert message in text_line(message, *values)


def test_values_may_have_names() -> None:
    assert logged("%(what)s is full", {"what": "the disk"})["message"] == "the disk is full"


class UnspeakableError(StorageError, Unspeakable):
    """An error whose text fails."""

    __str__ = Unspeakable.__str__


def test_an_error_that_can_not_be_told_harms_nobody() -> None:
    assert logged("It failed", error=UnspeakableError())["exception"] == (
        "UnspeakableError (RuntimeError in the log)"
    )


def test_a_traceback_is_one_field() -> None:
    def fail() -> None:
        raise StorageError("can't use the database") from raised(full)

    def full() -> None:
        raise OSError(28, "No space left on device")

    line = logged("It failed", error=raised(fail))
    trace = line["exception"].splitlines()
    assert trace[0] == "Traceback (most recent call last):"
    assert "OSError: [Errno 28] No space left on device" in trace
    assert "The above exception was the direct cause of the following exception:" in trace
    assert trace[-1].endswith(".StorageError: can't use the database")
    assert line["message"] == "It failed"


@pytest.mark.parametrize("is_left_out", [False, True])
def test_a_traceback_tells_what_came_before_unless_the_code_leaves_it_out(*, is_left_out: bool) -> None:
    error = StorageError("it is gone")
    error.__context__ = ConnectionError("the network is down")
    error.__suppress_context__ = is_left_out
    trace = logged("It failed", error=error)["exception"]
    assert ("During handling" in trace) is ("the network is down" in trace) is not is_left_out


class Named(BaseModel):
    """Something stored."""

    name: int


def a_group() -> None:
    """Raise several errors at once."""
    raise ExceptionGroup("Canary did it", [raised(lambda: int("Canary")), KeyError("Canary")])


def a_circle() -> None:
    """Raise an error that led to itself."""
    first, second = ValueError("Canary"), LookupError("Canary")
    first.__context__, second.__context__ = second, first
    raise first


def a_group_in_a_circle() -> None:
    """Raise several errors at once, one of which came while they were handled."""
    member = ValueError("Canary")
    member.__context__ = group = ExceptionGroup("Canary did it", [member])
    raise group


QUOTING: Final[dict[str, Callable[[], object]]] = {
    "a number": partial(int, "Canary"),
    "a key": lambda: dict[str, int]()["Canary"],
    "a record": lambda: Named.model_validate({"name": "Canary"}),
    "a text": b"Canary\xff".decode,
    "notation": lambda: azul.parse_move("Canary"),
    "several": a_group,
    "each other": a_circle,
    "several, and each other": a_group_in_a_circle,
}


@pytest.mark.parametrize("act", QUOTING.values(), ids=QUOTING)
def test_an_error_that_quotes_what_was_typed_is_told_without_its_text(act: Callable[[], object]) -> None:
    error = raised(act)
    error.add_note("typed by Canary")
    line = logged("It failed: %s, %r, %s, %s", error, error, [error], (1, error), error=error)
    said = [text for text in line["exception"].splitlines() if not text.startswith("    ")]  # no code
    assert "Canary" not in "\n".join(said)
    assert "in the log" not in line["exception"]
    assert "Canary" not in line["message"]
    assert type(error).__name__ in line["message"]
    assert "Canary" not in text_line("It failed: %s", error)


def test_an_error_without_a_text_is_told_by_its_name() -> None:
    assert logged("It failed: %s", ValueError())["message"] == "It failed: ValueError"
    assert logged("It failed", error=ValueError())["exception"] == "ValueError"


def test_a_refusal_is_told_by_its_code() -> None:
    assert logged("No: %s", Refusal("vote-on-you", name="Canary"))["message"] == "No: vote-on-you"


def test_what_discord_refuses_is_told_without_what_it_quotes() -> None:
    class Response:
        status = 400
        reason = "Bad Request"

    wrong = {"name": {"_errors": [{"code": "X", "message": "Canary is not allowed"}]}}
    data = {"code": 50035, "message": "Invalid Form Body", "errors": wrong}
    error = discord.HTTPException(Response(), data)
    assert "Canary" in str(error)
    said = logged("Not posted: %s", error)["message"]
    assert said == "Not posted: 400 Bad Request (error code: 50035): Invalid Form Body: name"


def test_a_text_that_sqlite_cant_read_is_not_quoted() -> None:
    db = sqlite3.connect(":memory:")
    error = raised(lambda: db.execute("SELECT CAST(x'43616e617279ff' AS TEXT)").fetchall())
    db.close()
    assert "Canary" in str(error)
    assert "Canary" not in logged("It failed: %s", error)["message"]


@pytest.mark.parametrize(
    "text",
    [
        f"can't connect to postgresql://azul:{SECRET}@db.example:5432/azul",
        "can't connect to postgresql://azul:pa%25ss%2Fwo%3Ard%401@db.example/azul",
        f"connection failed: host=db password={SECRET} user=azul",
        f"unexpected: {SECRET}",
        "invalid DSN postgresql:/azul:secret@another@db.example",
        "POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246another/messages/@original failed",
        "POST /interactions/123/aW50ZXJhY3Rpb246another/callback failed",
        "Improper token MTIzNDU2Nzg5MDEyMzQ1Njc4.another.ABCDEFGHIJKLMNOPQRSTUVWXYZ0",
    ],
)
@pytest.mark.parametrize("how", ["message", "value", "error", "traceback"])
def test_passwords_and_tokens_are_hidden(text: str, how: str) -> None:
    error = aiohttp.ClientError(text)
    line = {
        "message": lambda: logged(text),
        "value": lambda: logged("%s", text),
        "error": lambda: logged("%s", error),
        "traceback": lambda: logged("It failed", error=error),
    }[how]()
    shown = json.dumps(line)
    assert "***" in shown
    assert not [secret for secret in (SECRET, "pa%25ss", "another") if secret in shown]


@pytest.mark.parametrize("known", [SECRET, quote(SECRET, safe="")])
@pytest.mark.parametrize("said", [SECRET, quote(SECRET, safe="")])
def test_a_secret_is_hidden_however_it_is_written_and_wherever_it_is_known_from(
    known: str, said: str
) -> None:
    assert Secrets([known]).redacted(f"unexpected: {said}") == "unexpected: ***"


def test_of_a_secret_that_begins_like_another_nothing_is_left() -> None:
    assert Secrets(["abc", "abcdef", ""]).redacted("abcdef, abc") == "***, ***"
