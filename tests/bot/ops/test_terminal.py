"""How the command-line programs end: interrupted while they load, or before a reader has read everything."""

import gc
import importlib
import os
import sys
from types import ModuleType

import pytest

from bot.ops.terminal import as_a_process


class Interrupted(ModuleType):
    """A module whose loading is interrupted."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("command", "program"),
    [(["bot"], "bot.process"), (["bot", "check-database"], "bot.ops.cli")],
)
def test_it_ends_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str], program: str
) -> None:
    main = importlib.import_module(f"{command[0]}.__main__").main
    monkeypatch.setitem(sys.modules, program, Interrupted(program))
    monkeypatch.setattr(sys, "argv", command)
    monkeypatch.setattr(gc, "disable", lambda: None)  # of this process, which goes on
    assert as_a_process(main) == 130
    assert capsys.readouterr().err == "azul: stopped\n"


def test_a_reader_that_has_seen_enough_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as quits:  # noqa: PTH123 - it has no path
        monkeypatch.setattr(sys, "stdout", quits)
        assert as_a_process(lambda: min(quits.write("one of many lines\n"), 0)) == 1
        monkeypatch.undo()


def test_a_terminal_that_lacks_a_letter_gets_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    with open(writing, "w", encoding="ascii") as plain:  # noqa: PTH123 - it has no path
        monkeypatch.setattr(sys, "stdout", plain)
        assert as_a_process(lambda: min(plain.write("Dariya, Ж\n"), 7)) == 7
        assert os.read(reading, 100) == b"Dariya, \\u0416\n"
        monkeypatch.undo()
    os.close(reading)
