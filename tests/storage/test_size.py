"""How many bytes a database takes."""

from storage.store import Store
from tests.storage.builders import a_game


async def test_a_database_takes_more_the_more_is_in_it(store: Store) -> None:
    before = await store.size()
    for channel in range(1, 9):
        await a_game(store, channel_id=channel, events=["x" * 100_000] * 3)
    assert await store.size() > before + 100_000
