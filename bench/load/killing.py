"""Processes that are killed at random while people play, and others that take over."""

import asyncio
import random
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic

from bench.load.crowd import until
from bench.load.stage import PATIENCE, Stage


async def kill_now_and_then(
    stage: Stage, times: int, rest: float, settings: Mapping[int, Mapping[str, str]]
) -> list[float]:
    """Kill one of the bots so many times, and start it again; return how long channels had nobody each time.

    It is killed after `rest` seconds on the average. `settings` are those of each bot, by its place.
    """
    gaps = []
    for _ in range(times):
        await asyncio.sleep(random.uniform(0.5, 1.5) * rest)
        place = random.randrange(len(stage.bots))
        gaps.append(await _kill(stage, place, settings.get(place, {})))
    return gaps


async def _kill(stage: Stage, place: int, settings: Mapping[str, str]) -> float:
    """Kill a bot; return how many seconds passed until people were answered everywhere."""
    killed_at = monotonic()
    await stage.bots[place].kill()
    others = [bot for number, bot in enumerate(stage.bots) if number != place]
    if not others:
        return await _restart(stage, place, settings, killed_at)
    # Somebody else takes its channels over; it comes back when they have.
    gap = await _until_all_are_heard(stage, killed_at)
    await _restart(stage, place, settings, killed_at)
    return gap


async def _restart(stage: Stage, place: int, settings: Mapping[str, str], killed_at: float) -> float:
    bot = await stage.start(**settings)
    stage.bots.remove(bot)
    stage.bots[place] = bot
    return await _until_all_are_heard(stage, killed_at)


async def _until_all_are_heard(stage: Stage, since: float) -> float:
    """Wait until a press was answered in servers of every shard; return the seconds `since` then, or now."""
    shards, answered_at = stage.discord.shards, stage.crowd.counts.answered_at
    wanted = {(channel_id >> 22) % shards for channel_id in stage.crowd.tables}

    def are_heard() -> bool:
        return wanted == {server % shards for server, sent in answered_at.items() if sent > since}

    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await until(are_heard)
    return monotonic() - since
