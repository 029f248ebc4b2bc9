"""Ctrl-C while a command is still loading its modules."""

import gc
import importlib
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
