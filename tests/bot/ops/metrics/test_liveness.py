"""The health check of the Docker image: a script that asks the bot's port, and starts at once."""

import asyncio
import subprocess
import sys

import pytest

from tests.bot.club import Club
from tests.bot.ops.metrics.port import Port
from tests.bot.process import ROOT, environment
from tests.waiting import PATIENCE

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SCRIPT = "bot/ops/liveness.py"


def check(**settings: str) -> subprocess.CompletedProcess[str]:
    """Ask as the container does."""
    command = [sys.executable, "-IS", str(ROOT / SCRIPT)]
    return subprocess.run(
        command, env=environment(settings), capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_the_image_asks_with_this_script_at_a_port_that_is_open_by_default() -> None:
    assert f'CMD ["python", "-IS", "{SCRIPT}"]' in DOCKERFILE
    assert "AZUL_METRICS_PORT=" in DOCKERFILE


@pytest.mark.parametrize("host", ["", "127.0.0.1"])
async def test_a_bot_that_is_alive_passes(port: Port, host: str) -> None:
    asked = await asyncio.to_thread(check, AZUL_METRICS_PORT=str(port.number), AZUL_METRICS_HOST=host)
    assert (asked.returncode, asked.stdout, asked.stderr) == (0, "", "")


async def test_a_bot_without_a_connection_passes(club: Club, port: Port) -> None:
    club.bot.dispatch("disconnect")
    await club.env.settle()
    assert (await port.health("/readyz"))[0] == 503
    assert (await asyncio.to_thread(check, AZUL_METRICS_PORT=str(port.number))).returncode == 0


async def test_a_bot_that_is_not_alive_fails_and_says_why(club: Club, port: Port) -> None:
    club.bot.loops.by_purpose["keeping time"].cancel()
    await club.env.settle()
    asked = await asyncio.to_thread(check, AZUL_METRICS_PORT=str(port.number))
    assert asked.returncode == 1
    assert "has stopped keeping time" in asked.stderr


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("", "AZUL_METRICS_PORT is not set: there is no port to query"),
        ("metrics", "no answer from port metrics of 127.0.0.1: invalid literal"),
        ("1", "Connection refused"),
    ],
)
def test_without_an_answer_it_fails_in_one_line(number: str, said: str) -> None:
    asked = check(AZUL_METRICS_PORT=number)
    (line,) = asked.stderr.splitlines()
    assert asked.returncode == 1
    assert line.startswith("azul: ")
    assert said in line


def test_it_loads_nothing_that_takes_long() -> None:
    program = f"import sys, runpy; runpy.run_path({str(ROOT / SCRIPT)!r}); print(*sys.modules, sep='\\n')"
    command = [sys.executable, "-IS", "-c", program]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert not {"bot", "asyncio", "http.client", "ssl", "urllib.request", "logging"} & set(loaded)
