"""The lists of somebody's games: page by page, without what can't be read."""

from dataclasses import replace

from engine import GameService, Options, decisions
from storage.people import Filter
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO


async def finished(games: GameService, number: int) -> int:
    """Return a game that is over, in a channel of this number; in odd ones Ada plays with Chiyo."""
    game = await games.open(guild_id=1, channel_id=number, host=ADA, options=Options(2))
    await games.change(game.id, decisions.join(CHIYO if number % 2 else BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    return (await games.change(game.id, decisions.resign(ADA.user_id))).id


async def test_finished_games_are_found_page_by_page_the_latest_first(
    store: MemoryStore, games: GameService
) -> None:
    ids = [await finished(games, number) for number in range(5)]
    closed = await games.open(guild_id=1, channel_id=9, host=ADA, options=Options(2))
    await games.change(closed.id, decisions.cancel(ADA.user_id, may_manage=False))

    async def found(limit: int, offset: int, other: int | None = None) -> list[int]:
        page = await games.finder.finished_of(ADA.user_id, limit, offset, Filter(other))
        return [ids.index(game.id) for game in page]

    assert [await found(2, offset) for offset in (0, 2, 4, 6)] == [[4, 3], [2, 1], [0], []]
    assert [await found(1, offset, CHIYO.user_id) for offset in (0, 1, 2)] == [[3], [1], []]
    assert await games.finder.open_of(ADA.user_id) == []
    store.games[ids[3]] = replace(store.games[ids[3]], snapshot="")
    assert await found(2, 0) == [4]
