"""Ctrl-C while a command is still loading its modules."""

import importlib
import sys
from types import ModuleType

import pytest


class Interrupted(ModuleType):
    """A module whose loading is interrupted."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("command", "program"), [("bot", "bot.program"), ("storage", "bot.operating.program")]
)
def test_it_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch, command: str, program: str) -> None:
    main = importlib.import_module(f"{command}.__main__").main
    monkeypatch.setitem(sys.modules, program, Interrupted(program))
    monkeypatch.setattr(sys, "argv", [command])
    assert main() == 130
