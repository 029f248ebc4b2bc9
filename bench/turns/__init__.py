"""What a turn by panel costs: the processor time of the whole bot, from the first press to the drawn table.

The bot runs as it is, in a process of its own, against a Discord of this machine (`bench.loopback`). People
in a few channels choose a source, a target and Confirm, one turn after the other. What is measured is the
time of all threads of the bot's process, with the kernel's for it, and nothing of Discord's. The floor is a
bot that answers the same presses with as many requests and bytes, knows no game and draws nothing.
"""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from bench import Figure, directory_on_disk
from bench.load.crowd import places_for
from bench.load.stage import begin_games, channel_of
from bench.loopback import Discord, open_discord
from bench.turns.measured import Clocks, MeasuredBot, measured_bot
from bench.turns.player import Player
from storage.drivers import open_store

GAMES: Final = 4
WARMING: Final = 20
"""Turns in each game that fill the caches: every number and every tile is drawn once in each size."""
TURNS: Final = 30
"""How many turns are then measured in each game."""
MOST_MS: Final = 15


def run(quick: bool) -> Sequence[Figure]:
    """Measure turns of the bot, and of the bare one."""
    turns = 2 if quick else TURNS
    spent, sent = asyncio.run(_measure("bench.turns.launch", turns))
    bare, _ = asyncio.run(_measure("bench.turns.bare", turns))
    nothing = "a bot that sends as much and does nothing"
    return (
        Figure("a turn by panel: processor time", spent.total, "ms", bare.total, nothing, MOST_MS),
        Figure("  of it: the event loop", spent.loop, "ms", bare.loop, nothing),
        Figure("  of it: drawing", spent.drawing, "ms"),
        Figure("  of it: the database's thread", spent.others, "ms"),
        Figure("  requests to Discord", sent, ""),
    )


async def _measure(module: str, turns: int) -> tuple[Clocks, float]:
    """Return the milliseconds that a turn takes a bot, and how many requests it sends."""
    discord = Discord(places_for(GAMES), latency=lambda: random.uniform(0.02, 0.05))
    channels = [channel_of(number) for number in range(GAMES)]
    async with AsyncExitStack() as stack:
        directory = stack.enter_context(directory_on_disk())
        await _prepare(directory)
        await stack.enter_async_context(open_discord(discord))
        players = [Player(discord, channel_id, random.Random(channel_id)) for channel_id in channels]
        bot = await stack.enter_async_context(measured_bot(module, discord, directory))
        await _play(players, WARMING)
        return await _timed(bot, discord, players, turns)


async def _timed(
    bot: MeasuredBot, discord: Discord, players: Sequence[Player], turns: int
) -> tuple[Clocks, float]:
    discord.requests.clear()
    begun = await bot.clocks()
    await _play(players, turns)
    spent = await bot.clocks() - begun
    number = turns * len(players)
    return spent / number, len(discord.requests) / number


async def _play(players: Sequence[Player], turns: int) -> None:
    await asyncio.gather(*(player.play(turns) for player in players))
    await asyncio.sleep(0.5)  # for what comes after the last turn


async def _prepare(directory: Path) -> None:
    store = await open_store(str(directory / "azul.db"))
    await begin_games(store, GAMES)
    await store.close()
