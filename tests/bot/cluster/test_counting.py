"""What a process does and knows of servers that are another one's, and of what people choose there."""

from discord.utils import utcnow

from bot.app import AzulBot
from engine import GameService
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


async def test_what_other_processes_serve_counts_as_there_and_languages_chosen_there_count() -> None:
    store, world = MemoryStore(), World()
    bot = AzulBot(store, shards=(await world.start("one", "0/2")).shards, pictures=NoPictures())
    await bot.loops.refresh_languages()
    other = GameService(store, now=utcnow)
    await other.people.change(7, lambda person, _: person.model_copy(update={"language": "uk"}))
    assert bot.locale_resolver.locale_of(7, "ja") == "ja"
    await bot.loops.refresh_languages()
    assert bot.locale_resolver.locale_of(7, "ja") == "uk"

    bot.shard_scope = (await world.start("other", "1/2")).shards
    await world.go(30)
    assert [bot.is_in(shard * SHARD) for shard in (2, 3)] == [True, False]
    assert [bot.has_channel(shard * SHARD, 7) for shard in (2, 3)] == [True, False]
