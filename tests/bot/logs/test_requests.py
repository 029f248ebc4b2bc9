"""One id runs through everything that was done for a request, in whatever layer."""

import asyncio
import logging
import threading
from typing import Any

import discord
import pytest

from bot.feed.retry import FIRST_WAIT
from bot.logs.context import (
    LogContext,
    add_to_log_context,
    log_context,
    logged_job,
    logged_step,
    outside_log_context,
)
from bot.ui.drawing import Picture, Pictures
from storage.store import Store
from tests.bot.club import Club, said
from tests.bot.faults import allow_posting, deny_posting, forgetful, full_disk
from tests.bot.logs.log_reader import Log, logging_to
from tests.bot.panels import a_move
from tests.some import some

EVERY_LAYER = {
    "bot.interactions.dispatcher",
    "bot.feed.game",
    "engine.repository",
    "storage.drivers.sqlite.store",
}
SOON = 15.0
logger = logging.getLogger("bot.tests")


def ids(lines: list[dict[str, Any]]) -> set[str]:
    """Return the requests that some lines are about."""
    return {line.get("request", "") for line in lines}


async def test_a_move_has_one_id_in_every_layer(club: Club, log: Log) -> None:
    await club.begin()
    game = await club.game()
    log.forget()
    result = await club.take(await a_move(club))
    (asked,) = log.of(logger="bot.interactions.dispatcher", message="Request received")
    assert asked["request"] == str(result._interaction.id)
    lines = log.of(request=asked["request"])
    assert {line["logger"] for line in lines} == EVERY_LAYER
    for line in some(lines[lines.index(asked) + 1 :]):
        assert line.get("game", game.id) == game.id
        assert (line["command"], line["guild"], line["channel"], line["shard"]) == (
            "/take",
            str(club.guild.id),
            str(club.channel.id),
            0,
        )
    assert [line["game"] for line in lines if line["logger"] != "bot.interactions.dispatcher"][-1] == game.id


async def test_presses_at_the_same_moment_are_told_apart(club: Club, log: Log) -> None:
    await club.start()
    log.forget()
    join = f"azul:join:{(await club.game()).id}"
    presses = [(member, join) for member in club.members[1:4]]
    results = await club.press_at_once(club.last, *presses)
    for result in some(results):
        lines = log.of(request=str(result._interaction.id))
        assert {line["command"] for line in lines} == {"button:join"}
        assert len([line for line in lines if line["logger"] == "engine.repository"]) == 1
        assert len([line for line in lines if line["message"] == "Answered"]) == 1


@pytest.mark.parametrize(
    ("used", "command"),
    [
        (lambda club: club.offered("1"), "typing:take"),
        (lambda club: club.members[0].click(club.turn, label="My board"), "button:board"),
        (lambda club: club.members[0].slash(club.channel, "azul table"), "/table"),
        (lambda club: club.press(club.members[0], club.turn, "azul:what"), "button:unknown"),
    ],
    ids=["autocomplete", "button", "command", "old button"],
)
async def test_a_line_says_what_was_asked(club: Club, log: Log, used: Any, command: str) -> None:
    await club.begin()
    log.forget()
    await used(club)
    assert {line["command"] for line in log.of(logger="bot.interactions.dispatcher")} <= {command}
    assert command == "typing:take" or log.of(logger="bot.interactions.dispatcher", message="Answered")


@pytest.mark.goes_wrong
async def test_the_number_that_people_are_told_finds_the_mistake(
    club: Club, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    move = await a_move(club)

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a mistake in the code")

    with monkeypatch.context() as broken:
        broken.setattr(club.bot.games, "change", fail)
        result = await club.take(move)
    (line,) = [line for line in log.of(level="error") if line["request"][-6:] in said(result)]
    assert line["exception"].endswith("RuntimeError: a mistake in the code")
    assert line["game"] == (await club.game()).id


async def test_a_move_that_is_not_saved_leads_to_the_database(club: Club, store: Store, log: Log) -> None:
    await club.begin()
    move = await a_move(club)
    with full_disk(store):
        result = await club.take(move)
    (line,) = log.of(level="error")
    assert line["request"] == str(result._interaction.id)
    assert line["message"] == "The database refused a request: the disk is full"


async def test_what_is_shown_late_is_not_taken_for_another_one_s_request(club: Club, log: Log) -> None:
    await club.begin()
    everyone = club.guild.default_role.id
    deny_posting(club.env, club.channel.id, everyone)
    result = await club.take(await a_move(club))
    (failed,) = log.of(level="warning")
    assert failed["message"].startswith("Game 1 could not be posted")
    assert failed["request"] == str(result._interaction.id)
    log.forget()
    allow_posting(club.env, club.channel.id, everyone)
    await club.env.advance_time(2 * FIRST_WAIT)
    (shown,) = log.of(logger="bot.feed")
    assert shown["command"] == "show"
    assert shown["game"] == 1
    assert shown["guild"] == str(club.guild.id)
    assert log.of(logger="storage", request=shown["request"])


async def test_work_that_a_request_sets_off_for_others_has_an_id_of_its_own(
    club: Club, store: Store, log: Log
) -> None:
    await club.begin()
    forgetful(store)
    await club.take(await a_move(club))
    await club.env.advance_time(FIRST_WAIT - 1)
    log.forget()
    result = await club.members[3].slash(club.channel, "azul help")
    await club.env.advance_time(2)
    shown = [line for line in log.of(logger="bot.feed") if "is shown" in line["message"]]
    assert shown
    assert str(result._interaction.id) not in ids(shown)


async def test_computers_move_under_an_id_of_their_own(club: Club, log: Log) -> None:
    await club.start(computers=1)
    await club.members[0].slash(club.channel, "azul begin")
    await club.env.advance_time(SOON)
    log.forget()
    result = await club.take(await a_move(club))
    asked = str(result._interaction.id)
    assert log.of(logger="engine.repository", request=asked)
    await club.env.advance_time(SOON)
    moved = log.of(logger="engine.repository", command="computer")
    assert moved
    assert asked not in ids(moved)
    shown = [line for line in log.of(logger="bot.feed") if "is shown" in line["message"]]
    assert ids(shown) <= ids(moved) | {asked}


@pytest.mark.goes_wrong
async def test_a_picture_is_drawn_for_the_person_who_asked() -> None:
    pictures = Pictures(threads=1)

    def draw() -> bytes:
        logger.info("Drawing")
        raise OSError("raster overflow")

    with logging_to() as log:
        for number in range(2):
            with logged_job("show", game=number):
                assert await pictures.draw(Picture(draw, "", "table")) is None
    pictures.close()
    lines = log.lines
    assert [line["game"] for line in lines] == [0, 0, 1, 1]
    assert lines[0]["request"] == lines[1]["request"] != lines[2]["request"] == lines[3]["request"]


async def test_a_picture_that_nobody_waits_for_any_more_is_not_counted_as_waiting() -> None:
    pictures, released = Pictures(threads=1), threading.Event()
    picture = Picture(lambda: str(released.wait()).encode(), "", "table")
    drawn = [asyncio.create_task(pictures.draw(picture)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting = [pictures.waiting]
    drawn[1].cancel()
    await asyncio.wait(drawn[1:])
    waiting.append(pictures.waiting)
    released.set()
    assert await drawn[0] == b"True"
    assert [*waiting, pictures.waiting] == [2, 1, 0]
    pictures.close()


async def test_what_is_done_is_known_only_while_it_is_done() -> None:
    assert log_context().request == ""
    with logged_job("deadline", game=1):
        request = log_context().request
        with logged_step("show", 2):
            assert log_context() == LogContext("deadline", request, game=2)
            add_to_log_context(2, guild=7, channel=8)
            add_to_log_context(4, channel=9)
            add_to_log_context(5)
            assert log_context() == LogContext("deadline", request, guild=7, channel=9, game=5)
        with outside_log_context():
            task = asyncio.create_task(begin_showing())
        assert (log_context().game, log_context().guild) == (1, None)
        assert await task not in {"", request}
    assert log_context().request == ""


async def begin_showing() -> str:
    """Show something that belongs to nothing."""
    with logged_step("show", 3):
        assert log_context().command == "show"
        return log_context().request


async def test_what_the_library_says_belongs_to_the_request_too(
    club: Club, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.InteractionResponse.send_message

    async def limited(self: Any, *values: Any, **fields: Any) -> Any:
        logging.getLogger("discord.http").warning("We are being rate limited.")
        return await send(self, *values, **fields)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", limited)
    result = await club.members[0].slash(club.channel, "azul games")
    (line,) = log.of(logger="discord.http")
    assert line["request"] == str(result._interaction.id)
    assert line["command"] == "/games"
