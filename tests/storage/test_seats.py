"""What every driver must do: find a person's games, and a server's tables that wait for players."""

from collections.abc import Awaitable, Callable

from storage.records import VersionConflict
from storage.store import Store
from tests.storage.builders import GUILD, a_game, a_move

ADA, BRUNO = 2**63 - 1, 2
OpenStore = Callable[[], Awaitable[Store]]


async def open_games(store: Store, user_id: int) -> list[int]:
    return await store.games_of(user_id, open=True, limit=10)


async def finished_games(store: Store, user_id: int) -> list[int]:
    return await store.games_of(user_id, open=False, limit=10)


async def test_a_game_is_found_by_those_who_opened_or_joined_it(store: Store) -> None:
    game = await a_game(store, seats=[ADA])
    assert (await open_games(store, ADA), await open_games(store, BRUNO)) == ([game.id], [])
    game = await a_move(store, game, begun=False, seats=[ADA, BRUNO])
    assert (await open_games(store, ADA), await open_games(store, BRUNO)) == ([game.id], [game.id])
    await a_move(store, game, begun=False, seats=[BRUNO])
    assert (await open_games(store, ADA), await open_games(store, BRUNO)) == ([], [game.id])
    assert await finished_games(store, ADA) == []


async def test_a_commit_that_does_not_mention_seats_leaves_them(store: Store) -> None:
    game = await a_game(store, seats=[ADA])
    await a_move(store, game)
    assert await open_games(store, ADA) == [game.id]


async def test_finished_games_are_apart_from_open_ones_and_the_latest_comes_first(store: Store) -> None:
    games = [await a_game(store, channel_id=number, seats=[ADA]) for number in range(4)]
    for number, game in enumerate((games[2], games[0], games[1])):
        await a_move(store, game, still_open=False, seats=[ADA], at=9_000 + number)
    assert await open_games(store, ADA) == [games[3].id]
    assert await finished_games(store, ADA) == [games[1].id, games[0].id, games[2].id]
    assert await store.games_of(ADA, open=False, limit=1, offset=1) == [games[0].id]
    assert await store.games_of(ADA, open=False, limit=5, offset=3) == []


async def test_a_table_that_was_closed_before_its_game_is_nobodys(store: Store) -> None:
    game = await a_game(store, seats=[ADA])
    await a_move(store, game, still_open=False, begun=False, seats=())
    assert (await open_games(store, ADA), await finished_games(store, ADA)) == ([], [])


async def test_seats_of_a_commit_that_came_too_late_are_not_stored(store: Store) -> None:
    game = await a_game(store, seats=[ADA])
    await a_move(store, game)
    try:
        await a_move(store, game, seats=[BRUNO])
    except VersionConflict:
        assert (await open_games(store, ADA), await open_games(store, BRUNO)) == ([game.id], [])
    else:
        raise AssertionError


async def test_tables_that_wait_for_players_are_found_by_server_newest_first(store: Store) -> None:
    first, second, third = [await a_game(store, channel_id=number) for number in range(3)]
    await a_game(store, guild_id=GUILD + 1, channel_id=8)
    await a_move(store, await a_game(store, channel_id=9))
    await a_move(store, second, still_open=False, begun=False)
    assert await store.lobbies(GUILD, 10) == [third.id, first.id]
    assert await store.lobbies(GUILD, 1) == [third.id]


async def test_seats_outlive_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    game = await a_game(store, seats=[ADA, BRUNO])
    await store.close()
    assert await open_games(await open_store(), BRUNO) == [game.id]


async def test_a_persons_games_are_counted_up_to_a_limit(store: Store) -> None:
    open_game, over = [await a_game(store, channel_id=number, seats=[ADA]) for number in range(2)]
    await a_move(store, over, still_open=False, seats=[ADA])
    await a_move(store, open_game, begun=False, seats=[ADA, BRUNO])
    counted = [await store.count_games_of(user_id, limit) for user_id in (ADA, BRUNO) for limit in (9, 1)]
    assert counted == [2, 1, 1, 1]
