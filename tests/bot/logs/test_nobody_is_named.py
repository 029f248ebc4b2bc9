"""Whatever people are called, and whatever they type: the log has none of it, at any level."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import discord
import pytest
from PIL import Image

from bot.app import AzulBot
from bot.ui.drawing import Pictures
from storage.records import StoredGame
from storage.store import Store
from tests.bot.club import Club, answer, labels, new_bot
from tests.bot.edge import Arrival, Edge, Fate, Response
from tests.bot.logs.log_reader import Log
from tests.bot.panels import a_move
from tests.bot.raw import azul, send_command, type_into, use_component
from tests.storage.faults import strike

pytestmark = pytest.mark.goes_wrong

NAMES: Final = ("Canary Ж猫", "canary\nof Ostrava", "C‌anary", "Canary %s {0}", "canary \ud83d")
CANARY: Final = ("canary", "‌anary", "ostrava", "猫", "kakapo")
TYPED: Final = "Kakapo Ж猫 %d\n"


@pytest.fixture
def simcord_bot(store: Store) -> AzulBot:
    return new_bot(store, Pictures(threads=1))


@pytest.fixture(autouse=True)
def odd_names(club: Club) -> None:
    """Let all members have names that are easily recognised."""
    for member, name in zip(club.members, NAMES, strict=True):
        club.env.backend.users[member.id].global_name = name.encode("utf-8", "replace").decode()


def assert_nobody_is_named(log: Log) -> None:
    """Assert that nothing of the names and of what was typed is in the log."""
    assert log.lines
    logged = "\n".join(str(value) for line in log.lines for value in line.values())
    named = [line for line in (logged + log.text).lower().splitlines() if any(map(line.__contains__, CANARY))]
    assert named == []


async def talk(club: Club) -> None:
    """Do what people usually do, and type text that can't be parsed."""
    ada, bruno = club.members[:2]
    await club.begin(3)
    await club.take(TYPED)
    await club.offered(TYPED)
    await club.type_blindly(ada, "place", line=TYPED, column=TYPED)
    await club.type_blindly(ada, "theme", theme=TYPED)
    _ = club.env.errors  # simcord notes each command that discord.py could not read
    await club.take(await a_move(club))
    settings = answer(await ada.slash(club.channel, "azul me"))
    form = await ada.click(settings, label=next(each for each in labels(settings) if "zone" in each.lower()))
    if form.modal is not None:
        await ada.submit_modal(form, {"line": TYPED})
    await bruno.slash(club.channel, "azul practice")
    await bruno.slash(club.channel, "azul games")
    panel = answer(await bruno.slash(club.channel, "azul privacy"))
    await bruno.click(panel, label="Delete…")
    await bruno.click(panel, label="Delete everything")
    await club.env.advance_time(3600.0)
    await club.restart()


async def test_a_day_at_the_table_names_nobody(club: Club, log: Log) -> None:
    await talk(club)
    assert any("Canary" in message.content for message in club.messages)
    assert_nobody_is_named(log)


async def test_what_no_client_sends_is_not_quoted(club: Club, log: Log) -> None:
    ada = club.members[0]
    await club.begin()
    typed = {"type": 3, "name": TYPED, "value": TYPED}
    await send_command(club, ada, azul("take", typed))
    await send_command(club, ada, azul(TYPED))
    await type_into(club, ada, azul("take", typed | {"focused": True}))
    odd = {"type": 3, "custom_id": f"azul:{TYPED}"}
    await use_component(club, ada, club.last, odd, values=[TYPED])
    _ = club.env.errors  # simcord notes each command that discord.py could not read
    assert_nobody_is_named(log)
    assert log.of(level="warning")


def quoting(*_: object, **__: object) -> Any:
    """Fail as code does that meets what it can't read."""
    return int(TYPED)


async def quoting_later(*_: object, **__: object) -> Any:
    """Fail as code does that meets what it can't read."""
    return int(TYPED)


def refused() -> Exception:
    """Return how Discord says that it doesn't take something, which it quotes."""
    wrong = {"content": {"_errors": [{"code": "X", "message": f"{TYPED} is not allowed"}]}}
    return discord.HTTPException(
        Response(400), {"code": 50035, "message": "Invalid Form Body", "errors": wrong}
    )


async def misread(load: Callable[[int], Awaitable[StoredGame | None]], which: int) -> StoredGame | None:
    """Read something in place of a game's table."""
    row = await load(which)
    return row and replace(row, snapshot=json.dumps({"players": TYPED}))


REFUSED: Final = [Fate(Arrival.NEVER, refused)] * 9
FAULTS: Final[dict[str, Callable[[pytest.MonkeyPatch, Club, Edge], object]]] = {
    "drawing": lambda patch, _club, _edge: patch.setattr(Image.Image, "tobytes", quoting),
    "answering": lambda patch, _club, _edge: patch.setattr(
        discord.InteractionResponse, "send_message", quoting_later
    ),
    "refused answers": lambda _patch, _club, edge: edge.expect("answer", *REFUSED),
    "posting": lambda _patch, _club, edge: edge.expect("post", *REFUSED),
    "showing": lambda _patch, club, _edge: strike(club.store, "mark_shown", quoting_later),
    "reading": lambda _patch, club, _edge: strike(club.store, "load_latest", misread),
    "storing": lambda _patch, club, _edge: strike(club.store, "commit", quoting_later),
    "time": lambda _patch, club, _edge: strike(club.store, "due", quoting_later),
    "finding a game": lambda _patch, club, _edge: strike(club.store, "load_latest", quoting_later),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_mistakes_name_nobody(
    club: Club, log: Log, monkeypatch: pytest.MonkeyPatch, edge: Edge, fault: str
) -> None:
    await club.begin()
    ada, move = club.members[0], str(await a_move(club))
    with monkeypatch.context() as patch:
        FAULTS[fault](patch, club, edge)
        await ada.slash(club.channel, "azul take", move=move)
        await ada.slash(club.channel, "azul take", move=TYPED)
        await ada.slash(club.channel, "azul table")
        await club.offered(TYPED, ada)
        await club.env.advance_time(120.0)
    assert_nobody_is_named(log)
    assert log.of(level="error") or log.of(level="warning")
