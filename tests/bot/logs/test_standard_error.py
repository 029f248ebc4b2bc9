"""What a process of the bot's writes to standard error: lines of JSON alone if they are wanted."""

import asyncio
import json
import logging
import sys
import warnings
from collections.abc import Sequence
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bench.loopback import running_bot
from bot.logs.setup import OURS, set_up_logging
from tests.bot.discord_server import CHANNEL, DiscordServer, bot_here, discord_server
from tests.bot.process import left_as_it_was, run_bot_here
from tests.some import some
from tests.waiting import PATIENCE

JSON = {"AZUL_LOG_FORMAT": "JSON", "AZUL_LOG_LEVEL": "debug"}


def read(stderr: bytes | str) -> list[dict[str, Any]]:
    """Return the lines of a log, and assert that each is an object with what all have."""
    lines = [json.loads(line) for line in stderr.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    return lines


async def ended(server: DiscordServer, directory: Path) -> tuple[int | None, list[dict[str, Any]]]:
    """Run the bot until it ends by itself; return its exit code and its log."""
    async with running_bot(server, directory, settings=JSON, stderr=asyncio.subprocess.PIPE) as bot:
        _, stderr = await asyncio.wait_for(bot.process.communicate(), PATIENCE)
        return bot.process.returncode, read(stderr)


@pytest.mark.thorough
async def test_a_token_that_discord_refuses_is_the_last_line(tmp_path: Path) -> None:
    async with discord_server() as server:
        server.faults.fail("GET", "/users/@me", status=401)
        code, lines = await ended(server, tmp_path)
    assert code == 2
    assert (lines[-1]["level"], lines[-1]["logger"]) == ("critical", "bot")
    assert lines[-1]["message"] == "DISCORD_TOKEN: Discord does not accept this token"


async def start_a_game(server: DiscordServer) -> None:
    """Let somebody start a game, and wait until it is shown."""
    await server.gateway.greeted.wait()
    await server.command(1, CHANNEL, [{"type": 1, "name": "start", "options": []}])
    await server.took_effect("POST", f"/channels/{CHANNEL}/messages")


def assert_logged_throughout(lines: Sequence[dict[str, Any]]) -> None:
    """Assert that the start of a game is logged under one id from the desk to the database."""
    (asked,) = [line for line in lines if line["message"] == "Request received"]
    same = {line["logger"] for line in lines if line.get("request") == asked["request"]}
    assert {
        "bot.interactions.dispatcher",
        "bot.ui.drawing",
        "storage.drivers.sqlite.store",
        "bot.feed.game",
    } <= same
    assert any(line["logger"].startswith("discord.") for line in lines)
    for line in some(line for line in lines if line["level"] == "debug"):
        assert line["logger"].partition(".")[0] in OURS  # libraries would log what people are called


async def test_what_people_do_is_logged_from_the_desk_to_the_database(tmp_path: Path) -> None:
    with left_as_it_was(), redirect_stderr(StringIO()) as said:
        set_up_logging("json", "debug", ())
        async with discord_server() as server, bot_here(tmp_path, server) as bot:
            await start_a_game(server)
            assert await bot.end() == 0
    assert_logged_throughout(read(said.getvalue()))


@pytest.mark.thorough
async def test_a_process_writes_nothing_else_from_its_start_to_its_end(tmp_path: Path) -> None:
    async with (
        discord_server() as server,
        running_bot(server, tmp_path, settings=JSON, stderr=asyncio.subprocess.PIPE) as bot,
    ):
        await start_a_game(server)
        bot.process.terminate()
        _, stderr = await asyncio.wait_for(bot.process.communicate(), PATIENCE)
    assert_logged_throughout(read(stderr))


class ATerminal(StringIO):
    """A terminal that somebody watches."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("is_terminal", [True, False])
def test_lines_have_colours_on_a_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool
) -> None:
    places = [StringIO(), ATerminal()]
    monkeypatch.setattr(sys, "stdout", places[not is_terminal])
    with left_as_it_was(), redirect_stderr(places[is_terminal]) as said:
        set_up_logging("text", "info")
        warnings.showwarning(DeprecationWarning("is too old"), DeprecationWarning, "a.py", 7)
        logging.getLogger("bot").warning("fine")
    assert ("\x1b[33mWARNING" in said.getvalue()) is is_terminal
    assert "py.warnings: " in said.getvalue()
    assert "is too old" in said.getvalue()
    assert said.getvalue().endswith(" bot: fine\n")


def test_what_ends_it_is_a_line_too(tmp_path: Path) -> None:
    done = run_bot_here(tmp_path, AZUL_DATABASE=".", **JSON)
    assert done.returncode == 2
    last = read(done.stderr)[-1]
    assert last["level"] == "critical"
    assert last["message"].startswith("AZUL_DATABASE: can't use the database ")


@pytest.mark.parametrize("wrong", ["xml", ""])
def test_a_form_that_there_is_not_is_named_in_plain_words(tmp_path: Path, wrong: str) -> None:
    done = run_bot_here(tmp_path, AZUL_LOG_FORMAT=wrong)
    assert done.returncode == 2
    assert done.stderr == f"azul: AZUL_LOG_FORMAT: has to be text or json, not {wrong!r}\n"
