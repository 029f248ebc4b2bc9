"""The port itself: what it answers, to whom, and that no client can hold up the bot."""

import asyncio
import logging
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bench.loopback import running_bot
from bot.ops.health import Health
from bot.ops.metrics.registry import MetricsObserver
from bot.ops.metrics.server import serve
from bot.ops.metrics.setup import metrics_server, observer_for
from bot.settings import Settings, SettingsError, load_settings
from tests.bot.club import Club
from tests.bot.discord_server import CHANNEL, DiscordServer, bot_here, discord_server
from tests.bot.ops.metrics.port import Port
from tests.bot.process import GLANCE, ROOT, a_port_in_use, free_port, run_bot_here
from tests.waiting import PATIENCE, until


async def test_it_answers_nothing_but_what_it_is_for(port: Port, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        assert (await port.get("/"))[0] == 404
        assert (await port.get("/metrics/../etc/passwd"))[0] == 404
        assert (await port.get("/metrics", "POST"))[0] == 405
        assert (await port.get("/healthz", "DELETE"))[0] == 405
    assert caplog.text == ""


async def said_until_closed(port: Port, *sent: bytes) -> bytes:
    """Return what is answered to bytes until the connection is closed from there."""
    reader, writer = await asyncio.open_connection(port.host, port.number)
    for part in sent:
        writer.write(part)
        await writer.drain()
    answer = b""
    with suppress(ConnectionResetError):  # which is how it is closed if not all was read there
        async with asyncio.timeout(PATIENCE):
            while piece := await reader.read(65_536):
                answer += piece
    writer.close()
    return answer


@asynccontextmanager
async def served(club: Club, settings: Settings, **limits: Any) -> AsyncIterator[Port]:
    """Serve a port of its own, within limits."""
    observer = observer_for(settings)
    assert isinstance(observer, MetricsObserver)
    health, number = Health(club.bot, club.store), free_port()
    async with (
        serve("127.0.0.1", number, observer.metrics.registry, health, **limits),
        Port.open("127.0.0.1", number) as port,
    ):
        yield port


@pytest.mark.parametrize(
    "sent",
    [(), (b"GET /metrics HT",), (b"GET /metrics HTTP/1.1\r\n", b"Host: x\r\n", b"X-Slow: ")],
    ids=["nothing", "half a line", "half of its headers"],
)
async def test_somebody_who_does_not_finish_asking_is_hung_up_on(
    club: Club, sent: tuple[bytes, ...], settings: Settings
) -> None:
    async with served(club, settings, request_timeout=0.1) as port, asyncio.timeout(PATIENCE / 4):
        assert await said_until_closed(port, *sent) == b""


async def test_no_more_than_a_few_are_served_at_once(club: Club, settings: Settings) -> None:
    async with served(club, settings, max_connections=3) as port:
        await port.get("/healthz")  # which keeps its connection
        waiting = [await asyncio.open_connection(port.host, port.number) for _ in range(2)]
        await port.get("/healthz")  # after those
        assert await said_until_closed(port, b"GET /healthz HTTP/1.0\r\n\r\n") == b""

        for _, writer in waiting:
            writer.close()
            await writer.wait_closed()
        await port.get("/healthz")
        said = await said_until_closed(port, b"GET /healthz HTTP/1.0\r\n\r\n")
        assert said.startswith(b"HTTP/1.0 200 ")
        assert b"\r\nCache-Control: no-store\r\n" in said


@pytest.mark.parametrize(
    "sent",
    [b"\x16\x03\x01 what\r\n\r\n", b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n"],
    ids=["TLS", "long"],
)
async def test_nonsense_is_refused_without_a_word_in_the_log(
    port: Port, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    with caplog.at_level(logging.INFO):
        answer = await said_until_closed(port, sent)
    assert answer.startswith(b"HTTP/1.0 400 ")
    assert caplog.text == ""


def test_a_port_in_use_is_named_in_one_line(tmp_path: Path) -> None:
    with a_port_in_use() as port:
        ended = run_bot_here(tmp_path, AZUL_METRICS_PORT=str(port), AZUL_LOCAL_PORT=str(free_port()))
    assert ended.returncode == 75
    assert [line for line in ended.stderr.splitlines() if line.startswith("azul: ")] == [
        f"azul: AZUL_METRICS_PORT: can't listen on port {port} of 127.0.0.1: Address already in use"
    ]
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "300.0.0.1"])
async def test_a_host_that_is_not_of_this_machine_is_named(club: Club, settings: Settings, host: str) -> None:
    elsewhere = settings.model_copy(update={"metrics_host": host})
    before = asyncio.all_tasks()
    with pytest.raises(SettingsError, match=r"^AZUL_METRICS_HOST: can't listen on port"):
        async with metrics_server(club.bot, Health(club.bot, club.store), elsewhere):
            pass
    if begun := asyncio.all_tasks() - before:
        _, go_on = await asyncio.wait(begun, timeout=1)
        assert go_on == set()


def test_an_empty_port_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZUL_METRICS_PORT", "")
    assert load_settings().metrics_port is None


async def assert_seen(discord: DiscordServer, port: Port) -> None:
    """Assert that a bot that starts is soon ready, and that what it does is counted."""
    await until(lambda: bool(discord.requests))
    assert (await port.health("/healthz"))[0] == 200
    async with asyncio.timeout(PATIENCE):
        while (await port.health())[0] != 200:  # noqa: ASYNC110 - only the port tells
            await asyncio.sleep(GLANCE)
    discord.faults.limit("POST", "/interactions/*", 0.01)
    await discord.command(1, CHANNEL, [{"type": 1, "name": "help", "options": []}])
    await until(lambda: sum("callback" in path for _, path in discord.requests) >= 2)
    discord.faults.let_pass()
    async with asyncio.timeout(PATIENCE):
        samples = await port.samples()
        while samples["azul_discord_rate_limited_total", "unknown"] < 1:
            await asyncio.sleep(GLANCE)
            samples = await port.samples()
    assert samples["azul_discord_request_seconds_count", "429"] >= 1
    assert samples["azul_discord_request_seconds_count", "2xx"] >= 1
    assert samples["azul_gateway_connected", "0"] == 1
    assert samples["azul_guilds",] == 1
    assert samples["process_resident_memory_bytes",] > 0
    assert not any("127.0.0.1" in word for key in samples for word in key)


async def hang_in_asking(number: int) -> asyncio.StreamWriter:
    """Connect to a port, and return the connection after half of a request."""
    _, hanging = await asyncio.open_connection("127.0.0.1", number)
    hanging.write(b"GET /metrics HTTP/1.1\r\n")
    await hanging.drain()
    return hanging


async def test_a_bot_is_seen_from_its_start_to_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    number = free_port()
    async with (
        discord_server() as discord,
        bot_here(tmp_path, discord, metrics_port=number) as bot,
        Port.open("127.0.0.1", number) as port,
    ):
        await assert_seen(discord, port)
        hanging = await hang_in_asking(number)
        assert await bot.end() == 0
        hanging.close()
    assert "Traceback" not in caplog.text


@pytest.mark.thorough
async def test_a_process_is_seen_from_its_start_to_its_end(tmp_path: Path) -> None:
    number = free_port()
    seen = {"AZUL_METRICS_PORT": str(number)}
    async with (
        discord_server() as discord,
        running_bot(discord, tmp_path, settings=seen, stderr=asyncio.subprocess.PIPE) as bot,
        Port.open("127.0.0.1", number) as port,
    ):
        await assert_seen(discord, port)
        hanging = await hang_in_asking(number)
        bot.process.send_signal(signal.SIGTERM)
        _, logged = await bot.process.communicate()
        hanging.close()
    assert bot.process.returncode == 0
    assert b"Traceback" not in logged


@pytest.mark.thorough
def test_nothing_is_loaded_for_a_bot_that_nobody_watches() -> None:
    loads = "import bot.process, bot.app, sys; sys.exit('prometheus_client' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", loads], cwd=ROOT, timeout=PATIENCE, check=False).returncode == 0
    )
