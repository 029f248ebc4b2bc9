"""Which process counts a finished game: the one that shows it, whether or not it hears Discord."""

from bot.app import AzulBot
from tests.bot.club import NoPictures
from tests.bot.cluster.processes import World
from tests.engine.memory import MemoryStore
from tests.storage.builders import a_game, a_move

SHARD = 1 << 22


async def test_a_process_counts_the_finished_games_of_its_own_servers() -> None:
    store = MemoryStore()
    ours, others = [await a_game(store, guild_id=shard * SHARD, channel_id=shard) for shard in (2, 3)]
    for game in (ours, others):
        await a_move(store, game, still_open=False)
    process = await World().start("one", "0/2")
    process.sessions.is_deaf = True
    bot = AzulBot(store, shards=process.shards, pictures=NoPictures())
    await bot.loops.count_games()
    assert await store.uncounted_games(9) == [others.id]
