"""The log about health and emojis, and answers to interactions that fail before a handler runs."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord import app_commands
from simcord import Env

from bot.logs.outages import Outages
from bot.ops import health
from bot.ops.health import Health
from bot.ui.drawing import Picture, Pictures
from storage.store import Store
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import WENT_WRONG
from tests.bot.faults import full_disk
from tests.some import some
from tests.storage.faults import fail, strike


@asynccontextmanager
async def logging_health(club: Club) -> AsyncIterator[None]:
    """Log what goes wrong with a club's bot."""
    watched = Health(club.bot, club.store, reused_for=0)
    task = asyncio.create_task(health.log_health(watched, club.bot.supervisor, Outages(), every=0))
    yield
    assert not task.done()
    task.cancel()


async def test_it_is_not_ready_without_a_connection(club: Club) -> None:
    watched = Health(club.bot, club.store)
    club.bot.dispatch("disconnect")
    await club.env.settle()
    assert (await watched.ready())["gateway"] == "not connected to Discord"
    club.bot.dispatch("resumed")
    await club.env.settle()
    assert health.are_ok(await watched.ready())


async def several_looks(club: Club) -> None:
    """Wait until somebody has asked a few times whether the database can be used."""
    checks = asyncio.Queue[None]()

    async def counted(check: Callable[[], Awaitable[None]]) -> None:
        checks.put_nowait(None)
        await check()

    strike(club.store, "check", counted)
    for _ in range(3):
        await checks.get()


async def test_the_log_says_that_the_database_file_is_gone_and_that_it_is_back(
    tmp_path: Path, club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    database, elsewhere = tmp_path / "azul.db", tmp_path / "elsewhere.db"
    database.rename(elsewhere)
    with caplog.at_level(logging.INFO, "bot.ops.health"):
        async with logging_health(club):
            await several_looks(club)
            elsewhere.rename(database)
            await several_looks(club)
    gone, back = [record.getMessage() for record in caplog.records]
    assert gone.startswith(f"Moves can't be saved: can't use the database {database}: the file was deleted")
    assert back == "Moves can be saved again"


async def test_words_stand_in_for_missing_emojis(simcord_env: Env, club: Club) -> None:
    simcord_env.inject_error("*", "/applications/*/emojis", status=500, times=None)
    await club.restart()
    await club.begin()

    panel = answer(await club.members[0].click(club.last, label="1"))

    assert "<:azul" not in panel.content + club.last.content
    assert not any(button.get("emoji") for button in buttons(panel))
    assert labels(panel)[-1] == "Take from elsewhere"


async def test_a_command_that_fails_before_its_handler_is_answered(
    simcord_env: Env, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise app_commands.AppCommandError("an old form of the command")

    command = club.bot.tree.get_command("azul")
    assert isinstance(command, app_commands.Group)
    helping = command.get_command("help")
    assert isinstance(helping, app_commands.Command)
    monkeypatch.setattr(helping, "_invoke_with_namespace", refuse)

    result = await club.members[0].slash(club.channel, "azul help")

    assert said(result).startswith("This command has changed since your Discord loaded it")
    assert len(simcord_env.errors) == 1


@pytest.mark.goes_wrong
async def test_a_mistake_behind_a_button_is_answered(club: Club) -> None:
    await club.begin()
    fail(club.store, "load", error=RuntimeError("a mistake in the code"))
    result = await club.members[0].click(club.last, label="My board")

    assert WENT_WRONG in said(result)


async def test_closing_waits_for_what_is_in_progress_and_closing_again_does_nothing(club: Club) -> None:
    await club.begin()
    await club.bot.dispatcher.finish()
    await club.bot.close()
    await club.bot.close()
    assert club.bot.is_closed()


async def test_closing_ends_everything_even_if_the_database_fails(
    club: Club, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    pictures = Pictures(threads=1)
    await club.restart(pictures=pictures)
    with full_disk(store):
        await club.bot.close()
    assert club.bot.is_closed()
    assert "The time of the shutdown can't be stored: the disk is full" in caplog.messages
    assert not any(loop.is_running() for loop in some(club.bot.loops.by_purpose.values()))
    with pytest.raises(RuntimeError):
        await pictures.draw(Picture(bytes, "", "table"))
