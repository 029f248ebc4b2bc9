"""Many restarts: nobody loses time in which the bot was away, and nobody gains any."""

from datetime import datetime, timedelta

import discord
import pytest

from engine import NO_HOURS, deadline_of
from storage.store import Store
from tests.bot.club import Club, new_bot

FOUR_MINUTES = timedelta(minutes=4)


async def deadline(club: Club) -> int:
    """Return when the time of the turn is up, in seconds since 1970, with what isn't in the log yet."""
    game = await club.game()
    return ((deadline_of(game.table, NO_HOURS) or 0) + game.delay) // 1000


@pytest.mark.parametrize("times", [4, pytest.param(15, marks=pytest.mark.thorough)])
async def test_restarts_every_four_minutes_cost_nobody_time(club: Club, store: Store, times: int) -> None:
    """The bot is killed, back four minutes later, there for five seconds, and killed again."""
    await club.begin(pace="8h")
    before, away = await deadline(club), timedelta()
    for _ in range(times):
        away += FOUR_MINUTES
        gone = away

        def later(gone: timedelta = gone) -> datetime:
            return discord.utils.utcnow() + gone

        await club.env.restart_bot(new_bot(store, now=later))
        await club.env.advance_time(5)
    assert 0 <= await deadline(club) - before - times * FOUR_MINUTES.total_seconds() <= times * 5


@pytest.mark.parametrize("times", [4, pytest.param(15, marks=pytest.mark.thorough)])
async def test_restarts_every_four_minutes_that_take_no_time_move_no_deadline(club: Club, times: int) -> None:
    await club.begin(pace="8h")
    before = await deadline(club)
    for _ in range(times):
        await club.env.advance_time(FOUR_MINUTES.total_seconds())
        await club.restart()
    assert await deadline(club) == before
    assert f"<t:{before}:R>" in club.turn.content


@pytest.mark.parametrize("times", [4, pytest.param(15, marks=pytest.mark.thorough)])
async def test_a_bot_that_was_stopped_knows_to_the_second_how_long_it_was_away(
    club: Club, store: Store, times: int
) -> None:
    await club.begin(pace="8h")
    before = await deadline(club)
    for number in range(1, times + 1):
        await club.env.advance_time(210)
        await club.bot.close()
        gone = timedelta(seconds=30 * number)

        def later(gone: timedelta = gone) -> datetime:
            return discord.utils.utcnow() + gone

        await club.env.restart_bot(new_bot(store, now=later))
    await club.env.advance_time(5)
    assert await deadline(club) - before == times * 30


async def test_a_bot_that_is_stopped_while_discord_is_away_gives_back_all_that_time(club: Club) -> None:
    await club.begin(pace="8h")
    before = await deadline(club)
    club.bot.dispatch("disconnect")
    await club.env.advance_time(300)
    await club.bot.close()
    await club.restart()
    await club.env.advance_time(5)
    assert 300 <= await deadline(club) - before <= 305
