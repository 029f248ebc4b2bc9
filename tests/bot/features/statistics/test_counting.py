"""Games that were over before the bot was there are counted soon."""

from bot.loops import COUNT_PAUSE
from engine.statistics.service import MAX_COUNTED
from storage.store import Store
from tests.bot.club import Club
from tests.storage.builders import a_game, a_move


async def test_many_games_are_counted_in_a_row_and_damaged_ones_once(club: Club, store: Store) -> None:
    for number in range(2 * MAX_COUNTED + 1):
        over = await a_game(store, guild_id=club.guild.id, channel_id=100 + number)
        await a_move(store, over, still_open=False)
    await club.restart()
    await club.env.advance_time(4 * COUNT_PAUSE)
    assert await store.uncounted_games(1) == []
