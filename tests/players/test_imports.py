"""What a process loads with the computer players."""

import subprocess
import sys

import pytest


@pytest.mark.one_in(4)
@pytest.mark.parametrize("module", ["players", "players.worker", "engine", "bot.app"])
def test_a_module_that_never_searches_never_loads_numpy(module: str) -> None:
    """The bot's own process stays small: searches run in processes of their own."""
    check = f"import sys, {module}; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
