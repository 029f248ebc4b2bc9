"""A database that another process uses, or that is taken away while the bot runs."""

import logging
import signal
from pathlib import Path

import pytest

import azul
from tests.bot.club import Club, said
from tests.bot.english import ENGLISH
from tests.bot.process import free_port, local_channel, run_bot, run_bot_here
from tests.storage.drivers.sqlite.holder import Holder

CANNOT_SAVE = ENGLISH("refusal-storage")


def in_use(path: Path) -> str:
    """Return what a process says that isn't alone on a file."""
    return f"azul: AZUL_DATABASE: can't use the database {path}: it is in use by another process\n"


@pytest.mark.parametrize("settings", [{}, {"DISCORD_TOKEN": "a.b.c"}], ids=["local", "connected"])
def test_a_second_process_on_the_same_database_is_refused_in_one_line(
    tmp_path: Path, holder: Holder, settings: dict[str, str]
) -> None:
    with holder.holding(tmp_path / "azul.db"):
        second = run_bot_here(tmp_path, AZUL_DATABASE="azul.db", AZUL_LOCAL_PORT=str(free_port()), **settings)
    assert (second.returncode, second.stderr) == (75, in_use(tmp_path / "azul.db"))


@pytest.mark.thorough
def test_the_first_process_goes_on_meanwhile(tmp_path: Path) -> None:
    with local_channel(tmp_path, free_port()) as channel:
        second = run_bot(tmp_path, AZUL_DATABASE="azul.db", AZUL_LOCAL_PORT=str(free_port()))
        assert (second.returncode, second.stderr) == (75, in_use(tmp_path / "azul.db"))
        channel.command("Ada", "start")
        assert channel.end(signal.SIGTERM) == 0


async def test_moves_are_refused_until_a_missing_database_file_is_back(
    tmp_path: Path, club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    before, messages = await club.game(), len(club.messages)
    move = azul.legal_moves(before.table.running_state)[0]
    (tmp_path / "azul.db").rename(tmp_path / "elsewhere.db")

    with caplog.at_level(logging.ERROR):
        assert said(await club.take(move)) == CANNOT_SAVE

    assert "azul.db: the file was deleted or moved" in caplog.text
    assert (await club.game()).version == before.version
    assert len(club.messages) == messages

    (tmp_path / "elsewhere.db").rename(tmp_path / "azul.db")
    await club.take(move)
    assert (await club.game()).version == before.version + 1
    assert len(club.messages) == messages + 1
