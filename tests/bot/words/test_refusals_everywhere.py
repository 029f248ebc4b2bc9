"""Every refusal can be put into words wherever somebody meets it, and in every language."""

import ast
import logging
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import azul
import engine
from bot.i18n.language import languages, words_for
from bot.interactions.dispatcher import run_handler
from bot.interactions.registry import Handler, of_seen_game
from bot.interactions.request import Request, Subject
from bot.observer import Outcome
from bot.ui.components import NO_GAME
from bot.words.refusals import UnreadableInput
from engine import Game, Refusal
from tests.bot import raw
from tests.bot.club import Club, answer, said
from tests.bot.english import ADA, ENGLISH, WENT_WRONG
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.interactions.places import ONE_TO_ONE, WITH_THE_BOT, a_strange_server, between_people
from tests.bot.words.calls import name_of, parsed
from tests.bot.words.test_words import NEVER_SHOWN, refusal_codes
from tests.storage.faults import fail

ROOT: Final = Path(engine.__file__).parents[1]
VALUES: Final[Mapping[str, object]] = {
    "asked": "Emil",
    "by": 5,
    "colour": azul.Colour.BLUE,
    "column": 1,
    "count": 2,
    "factories": 5,
    "fewest": 2,
    "host_id": 1,
    "left": 2,
    "line": 2,
    "link": "https://example.org",
    "moment": 1_800_000_000_000,
    "most": 3,
    "number": "12",
    "paused": 1_000,
    "permissions": ("attach_files",),
    "phase": "offer",
    "places": ("<#12>",),
    "players": ("Ada", "Bruno"),
    "right": 4,
    "row": 2,
    "seat": 0,
    "seats": 2,
    "source": 3,
    "threads": (12,),
    "turn": 1,
}
"""A value for each parameter of a refusal."""
THERE: Final[Mapping[str, object]] = {
    "colour-not-there": (azul.Colour.RED, azul.Colour.BLACK),
    "line-other-colour": azul.Colour.WHITE,
    "scatter-colour": (azul.Colour.RED,),
    "space-not-open": (0, 3),
}
"""What is there instead of what was asked for, by the code."""
A_TAKE: Final = ("source", "colour", "line")
ASKED: Final = {"taking.py": A_TAKE, "scattering.py": A_TAKE, "choosing.py": ("seat", "row")}
"""What the engine says about a move that the rules refuse (`_asked`), by where they do."""
NEVER: Final = {("not-here", "channels"), ("plays-already", ""), ("choice-missing", "seat")}
"""What people never meet like this: handlers name the places (`naming_allowed_channels`) and the person
(`offer_to`), and no tiling begins while somebody has to choose."""
PARTS: Final = (
    "source", "colour", "line", "scatter", "move", "several", "row", "column", "choice", "number", "person",
)  # fmt: skip
LOCALES: Final = languages() if "TEST_ALL" in os.environ else ("en-US", "ja", "ru")
UNFORMED: Final = re.compile(r"[{}]|\$|\?\?\?|None|Colour")
"""What shows in a sentence whose facts aren't there."""


@cache
def as_raised() -> tuple[Refusal, ...]:
    """Return a refusal for every place in the source that raises one, with what it says there."""
    found: dict[str, Refusal] = {}
    for package, name in (("azul", "IllegalMove"), ("engine", "Refusal"), ("bot", "Refusal")):
        for path in sorted((ROOT / package).rglob("*.py")):
            asked = ASKED.get(path.name, ()) if package == "azul" else ()
            for call in ast.walk(parsed(path)):
                if isinstance(call, ast.Call) and name_of(call.func) == name:
                    found |= {repr(each): each for each in _refusals_of(call, asked)}
    return tuple(found.values())


def _refusals_of(call: ast.Call, asked: tuple[str, ...]) -> Iterator[Refusal]:
    names = [*asked]
    for keyword in call.keywords:
        if keyword.arg is None:
            names += ("source", "left", "right")  # the neighbours of a disc that scatters
        elif not (isinstance(keyword.value, ast.Constant) and keyword.value.value is None):
            names.append(keyword.arg)
    own = ",".join(keyword.arg or "" for keyword in call.keywords)
    for literal in ast.walk(call.args[0]):
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
            code = literal.value
            if code not in NEVER_SHOWN and (code, own) not in NEVER:
                values = {name: THERE[code] if name == "there" else VALUES[name] for name in names}
                yield Refusal(code, **values)


def refusals() -> list[Exception]:
    """Return all that is refused or can't be read, each kind once."""
    return [*as_raised(), *(UnreadableInput(part, "**[@everyone](http://x)**") for part in PARTS)]


def test_every_code_is_tried() -> None:
    assert {each.code for each in as_raised()} == refusal_codes() - NEVER_SHOWN


async def request_from(
    club: Club, monkeypatch: pytest.MonkeyPatch, place: Mapping[str, Any], number: int
) -> Request:
    """Press a button in a place, and return what the bot makes of that."""
    ada, requests = club.members[0], list[Request]()
    shown = answer(await ada.slash(club.channel, "azul help"))

    async def keep(request: Request) -> None:
        requests.append(request)
        await request.reply.acknowledge()

    with monkeypatch.context() as patch:
        patch.setitem(club.bot.registry._buttons, "stay", keep)
        await raw.use_from(club, ada, shown, f"azul:stay:{number}", place)
    (request,) = requests
    return request


async def a_place(club: Club, name: str) -> dict[str, Any]:
    """Let there be a table or none, and return the place where the first member is."""
    ada = club.members[0]
    match name:
        case "a lobby" | "a lobby in direct messages":
            await club.lobby(2)
        case "a game" | "a group" | "direct messages" | "a strange server":
            await club.begin(2)
        case "a look of its own":
            await club.begin(2, theme="chocolatier")
        case "a game that is over":
            await club.begin(2)
            await club.hurry()
        case "a thread":
            club.channel = (await begin_in_thread(club)).channel
        case _:
            pass
    match name:
        case "a group":
            return between_people(club, ada)
        case "a lobby in direct messages" | "direct messages":
            return {**between_people(club, ada, ONE_TO_ONE), "context": WITH_THE_BOT}
        case "a strange server":
            return a_strange_server(club, ada)
        case _:
            return {}


@pytest.mark.one_in(10)
@pytest.mark.parametrize("number", [NO_GAME, 1, 99])
@pytest.mark.parametrize(
    "name",
    [
        "no table",
        "a lobby",
        "a game",
        "a look of its own",
        "a game that is over",
        "a thread",
        "a lobby in direct messages",
        "direct messages",
        "a group",
        "a strange server",
    ],
)
async def test_every_refusal_is_put_into_words(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str, number: int
) -> None:
    request = await request_from(club, monkeypatch, await a_place(club, name), number)
    wrong = []
    for error in refusals():

        async def refuse(_request: Request, _game: Game | None = None, error: Exception = error) -> None:
            raise error

        is_found = name != "no table" and number == 1
        handlers: list[Handler] = [refuse, of_seen_game(refuse)] if is_found else [refuse]
        for locale in LOCALES:
            for handler in handlers:
                first_supported = replace(request.phrases, words=words_for(locale))
                text = await run_handler(
                    replace(request, phrases=first_supported, subject=Subject()), handler
                )
                outcome = request.reply.trace.outcome
                is_refused = outcome in {Outcome.REFUSED, Outcome.UNREADABLE}
                if not (is_refused and text) or UNFORMED.search(text):
                    wrong.append((error, locale, text))
    assert wrong == []
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == []


# ── as people meet it ──


@pytest.mark.parametrize("action", ["replay", "export", "step", "analysis"])
async def test_the_host_of_a_lobby_is_answered_in_direct_messages(club: Club, action: str) -> None:
    await club.lobby(2)
    ada = club.members[0]
    shown = answer(await ada.slash(club.channel, "azul help"))
    place = {**between_people(club, ada, ONE_TO_ONE), "context": WITH_THE_BOT}
    reply = said(await raw.use_from(club, ada, shown, f"azul:{action}:1:1:", place))
    assert reply == ENGLISH("refusal-not-begun", host=ADA)
    assert club.env.errors == []


async def test_a_game_that_cannot_be_read_again_is_known_as_it_was_found(club: Club) -> None:
    await club.begin(2)
    fail(club.store, "load", after=1)
    shown = club.turn
    answer = said(await club.press(club.members[1], shown, "azul:place:1:1:11"))
    assert answer
    assert not answer.startswith(WENT_WRONG)
