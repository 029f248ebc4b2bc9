"""A bot that is killed while people play: nothing acknowledged is lost, and nothing is shown twice."""

import asyncio
from math import inf

from bench.load.crowd import until
from bench.load.stage import Stage, open_stage
from tests.waiting import PATIENCE

PRESSES = 10.0
"""How many are made in a second."""
PATIENT = 6.0
"""Seconds that people wait for an answer: longer than they do, for the machine may be busy."""


async def let_play(stage: Stage, moves: int) -> None:
    """Wait until people have been told of so many more moves that they are made."""

    def made() -> int:
        return sum(len(table.made) for table in stage.crowd.tables.values())

    wanted = made() + moves
    async with asyncio.timeout(PATIENCE):
        await until(lambda: made() >= wanted)


async def test_after_a_bot_was_killed_another_goes_on_where_it_stopped() -> None:
    async with open_stage(games=6, patience=PATIENT) as stage:
        bot = await stage.start()
        await stage.until_shown()
        playing = asyncio.create_task(stage.crowd.come(PRESSES, inf))
        await let_play(stage, 5)
        await bot.kill()
        await stage.start()
        await let_play(stage, 5)
        stage.crowd.stop()
        await playing
        verdict = await stage.end()
    assert verdict.wrong == []
    assert verdict.moves >= 10
