"""``python -m tools.trial COMMAND…``: play a whole game with a bot in a container.

COMMAND runs a program in the container, which shares this machine's network and finds the folder ``bench``
beside its own: .github/workflows/ci.yml has one for Docker. Against the stand-in for Discord, it has to be
ready, play a game to its end, and leave at SIGTERM. The exit code is 0 if it does.
"""

import asyncio
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import aiohttp

from bench.loopback import Discord, Json, guild_id_of, open_discord, until
from bench.loopback.people import Table

ADA, BRUNO = 100_000, 100_001
READY_WITHIN: Final = 90.0
PLAYED_WITHIN: Final = 400.0
LEFT_WITHIN: Final = 10.0
HEALTH: Final = "http://127.0.0.1:9464"


def main(command: Sequence[str]) -> int:
    """Try a bot that a command runs; return the exit code."""
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    return asyncio.run(_try(command))


async def _try(command: Sequence[str]) -> int:
    guild_id = guild_id_of(0)
    discord = Discord({guild_id: [guild_id + 1]})
    table = Table(discord, guild_id + 1, (ADA, BRUNO))
    seen: list[Json] = []

    def saw(message: Json) -> None:
        seen.append(message)
        table.saw(message)

    discord.saw = saw
    async with open_discord(discord):
        began = monotonic()
        bot = await asyncio.create_subprocess_exec(
            *command, "python", "-m", "bench.launch", discord.rest_url, discord.gateway_url
        )
        try:
            async with asyncio.timeout(READY_WITHIN):
                await _ready(bot)
            _say(f"ready after {monotonic() - began:.1f} s")
            async with asyncio.timeout(PLAYED_WITHIN):
                turns = await _play(discord, table, seen)
            _say(f"a game of {turns} turns was played, {table.counts.unanswered} presses unanswered")
            asked = monotonic()
            bot.send_signal(signal.SIGTERM)
            async with asyncio.timeout(LEFT_WITHIN):
                code = await bot.wait()
            _say(f"left {monotonic() - asked:.2f} s after SIGTERM with exit code {code}")
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
    return 0 if code == 0 and not table.counts.unanswered else 1


async def _ready(bot: asyncio.subprocess.Process) -> None:
    """Wait until the bot says that it is alive and ready."""
    async with aiohttp.ClientSession() as session:
        for path in ("/healthz", "/readyz"):
            while not await _is_ok(session, path):
                if bot.returncode is not None:
                    raise SystemExit(f"it ended with exit code {bot.returncode}")
                await asyncio.sleep(0.1)


async def _is_ok(session: aiohttp.ClientSession, path: str) -> bool:
    with suppress(aiohttp.ClientError):
        async with session.get(HEALTH + path) as answer:
            return answer.ok
    return False


async def _play(discord: Discord, table: Table, seen: list[Json]) -> int:
    """Open a table, play until somebody has won, and return after how many turns."""

    def newest(action: str) -> Callable[[], tuple[Json, str] | None]:
        return lambda: next(
            ((message, button) for message in reversed(seen) for button in _buttons(message, action)), None
        )

    start: dict[str, Any] = {"type": 1, "name": "start", "options": []}
    await discord.command(ADA, table.channel_id, [start])
    for who, action in ((BRUNO, "join"), (ADA, "begin")):
        await until(newest(action))
        message, button = newest(action)() or ({}, "")
        asked = await discord.press(who, table.channel_id, message, button)
        await asked.changed(3)
    turns = 0
    while not newest("again")():
        turning = asyncio.create_task(table.turn())
        ending = asyncio.create_task(until(newest("again"), PLAYED_WITHIN))
        await asyncio.wait({turning, ending}, return_when=asyncio.FIRST_COMPLETED)
        for task in (turning, ending):
            task.cancel()
        turns += 1
    return turns


def _buttons(message: Json, action: str) -> list[str]:
    """Return the `custom_id`s of a message's buttons for an action."""
    buttons = [button for row in message["components"] for button in row.get("components", ())]
    return [
        button["custom_id"] for button in buttons if button.get("custom_id", "").startswith(f"azul:{action}:")
    ]


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
