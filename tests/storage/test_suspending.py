"""What every driver must do: suspend games while the bot is not in their server."""

from storage.records import Shown
from storage.store import Store
from tests.storage.builders import GUILD, a_game, a_move

ELSEWHERE = GUILD + 1


async def test_a_suspended_game_is_not_waiting_to_be_shown(store: Store) -> None:
    suspended = await a_game(store, channel_id=1)
    other = await a_game(store, guild_id=ELSEWHERE, channel_id=2)
    await store.suspend(GUILD, 5_000)
    assert await store.unshown(10) == [other.id]
    assert await store.load(suspended.id) == suspended


async def test_a_game_that_is_resumed_is_waiting_again(store: Store) -> None:
    game = await a_game(store)
    await store.suspend(GUILD, 5_000)
    await store.resume(ELSEWHERE, 7_000)
    assert await store.unshown(10) == []
    await store.resume(GUILD, 7_000)
    assert await store.unshown(10) == [game.id]
    assert await store.suspended_before(9_000, 10) == []


async def test_games_that_were_suspended_long_ago_are_found_longest_first(store: Store) -> None:
    late = await a_game(store, guild_id=ELSEWHERE, channel_id=1)
    early, same = [await a_game(store, channel_id=channel) for channel in (2, 3)]
    await store.suspend(GUILD, 5_000)
    await store.suspend(ELSEWHERE, 6_000)
    assert await store.suspended_before(5_000, 10) == []
    assert await store.suspended_before(6_000, 10) == [early.id, same.id]
    assert await store.suspended_before(6_001, 10) == [early.id, same.id, late.id]
    assert await store.suspended_before(6_001, 1) == [early.id]


async def test_suspending_again_does_not_start_over(store: Store) -> None:
    game = await a_game(store)
    await store.suspend(GUILD, 5_000)
    await store.suspend(GUILD, 8_000)
    assert await store.suspended_before(6_000, 10) == [game.id]


async def test_an_open_game_is_suspended_even_if_everything_was_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501))
    await store.suspend(GUILD, 5_000)
    assert await store.suspended_before(6_000, 10) == [game.id]


async def test_a_finished_game_is_suspended_only_until_it_can_be_shown(store: Store) -> None:
    over = await a_move(store, await a_game(store), still_open=False)
    await store.suspend(GUILD, 5_000)
    assert await store.unshown(10) == []
    assert await store.suspended_before(6_000, 10) == []
    await store.resume(GUILD, 7_000)
    assert await store.unshown(10) == [over.id]


async def test_a_game_that_ends_while_suspended_is_shown_when_it_is_resumed(store: Store) -> None:
    game = await a_game(store)
    await store.suspend(GUILD, 5_000)
    await a_move(store, game, still_open=False)
    assert await store.suspended_before(6_000, 10) == []
    assert await store.unshown(10) == []
    await store.resume(GUILD, 7_000)
    assert await store.unshown(10) == [game.id]


async def test_servers_that_rest_are_known(store: Store) -> None:
    for number, guild_id in enumerate((GUILD, GUILD, ELSEWHERE)):
        await a_game(store, guild_id=guild_id, channel_id=number)
    assert await store.suspended_guilds() == []
    await store.suspend(GUILD, 5_000)
    await store.suspend(GUILD + 7, 5_000)
    assert await store.suspended_guilds() == [GUILD]
    await store.resume(GUILD, 6_000)
    assert await store.suspended_guilds() == []


async def test_a_server_rests_as_long_as_a_game_of_it_is_open_or_not_shown(store: Store) -> None:
    game = await a_game(store)
    await store.suspend(GUILD, 5_000)
    await store.mark_shown(Shown(game.id, game.version, 501))
    assert await store.suspended_guilds() == [GUILD]
    over = await a_move(store, game, still_open=False)
    assert await store.suspended_guilds() == [GUILD]
    await store.mark_shown(Shown(over.id, over.version, 501))
    assert await store.suspended_guilds() == []


async def test_servers_with_unfinished_games_are_listed_page_by_page(store: Store) -> None:
    for guild_id in (9, 7, 8):
        await a_game(store, guild_id=guild_id, channel_id=guild_id)
        await a_game(store, guild_id=guild_id, channel_id=10 * guild_id)
    assert [await store.guilds(after, 2) for after in (0, 8, 9)] == [[7, 8], [9], []]
    assert sorted(await store.places(8, 9)) == [(8, 8), (8, 80), (9, 9), (9, 90)]


async def test_servers_with_unfinished_games_are_listed_suspended_or_not(store: Store) -> None:
    for number, guild_id in enumerate((GUILD, GUILD, ELSEWHERE)):
        await a_game(store, guild_id=guild_id, channel_id=number)
    over = await a_move(store, await a_game(store, guild_id=ELSEWHERE + 1, channel_id=9), still_open=False)
    await store.suspend(ELSEWHERE, 5_000)
    assert await store.guilds(0, 10) == [GUILD, ELSEWHERE, ELSEWHERE + 1]
    await store.mark_shown(Shown(over.id, over.version, 501))
    assert await store.guilds(0, 10) == [GUILD, ELSEWHERE]
