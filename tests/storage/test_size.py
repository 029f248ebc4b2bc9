"""How many bytes a database takes."""

import random

from storage.store import Store
from tests.storage.builders import a_game


async def test_a_database_takes_more_the_more_is_in_it(store: Store) -> None:
    before = await store.size()
    chance = random.Random(1)
    for channel in range(1, 9):
        await a_game(store, channel_id=channel, events=[chance.randbytes(50_000).hex()] * 3)
    assert await store.size() > before + 100_000
