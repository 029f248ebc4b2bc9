"""What every driver must do: know what players have been shown, and who is to be pinged of it later."""

from dataclasses import replace

from storage.records import Rewrite, Shown, StoredGame, StoredPing
from storage.shards import ShardSet
from storage.store import Store
from tests.some import some
from tests.storage.builders import CHANNEL, GUILD, a_game, a_move

ADA, BRUNO = 1 << 22, 2 << 22


async def test_a_game_waits_until_all_of_it_is_shown(store: Store) -> None:
    game = await a_move(store, await a_game(store))
    await store.mark_shown(Shown(game.id, 1, 501))
    assert await store.unshown(10) == [game.id]
    await store.mark_shown(Shown(game.id, 2, 502))
    assert await store.unshown(10) == []
    stored = await store.load(game.id)
    assert stored is not None
    assert (stored.shown_version, stored.message_id) == (2, 502)


async def test_a_commit_does_not_change_what_has_been_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501))
    moved = await a_move(store, game)
    assert (moved.shown_version, moved.message_id) == (1, 501)
    assert await store.load(game.id) == moved
    assert await store.unshown(10) == [game.id]


async def test_an_older_version_shown_late_does_not_replace_a_newer_one(store: Store) -> None:
    game = await a_move(store, await a_game(store))
    await store.mark_shown(Shown(game.id, 2, 502))
    await store.mark_shown(Shown(game.id, 1, 501))
    stored = await store.load(game.id)
    assert stored is not None
    assert (stored.shown_version, stored.message_id) == (2, 502)


async def test_the_same_version_may_be_shown_in_another_message(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501))
    await store.mark_shown(Shown(game.id, 1, 777))
    stored = await store.load(game.id)
    assert stored is not None
    assert stored.message_id == 777


async def test_a_version_that_was_never_committed_cannot_be_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 2, 502))
    assert await store.load(game.id) == game


async def test_the_game_that_has_waited_longest_comes_first(store: Store) -> None:
    late, early, same = [
        await a_game(store, channel_id=channel, at=at) for channel, at in enumerate([3_000, 1_000, 1_000])
    ]
    assert await store.unshown(10) == [early.id, same.id, late.id]
    assert await store.unshown(2) == [early.id, same.id]


async def test_the_end_of_a_game_is_shown_too(store: Store) -> None:
    game = await a_move(store, await a_game(store), still_open=False)
    assert await store.unshown(10) == [game.id]


async def test_a_reminder_is_known_until_something_else_is_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501, 601))
    moved = await a_move(store, game)
    assert moved.reminder_id == 601
    assert await store.load(game.id) == moved
    await store.mark_shown(Shown(game.id, 2, 502))
    stored = await store.load(game.id)
    assert stored is not None
    assert (stored.message_id, stored.reminder_id) == (502, None)


# ── who is to be pinged ──


async def silently(store: Store, game: StoredGame, **people: int) -> None:
    """Note that people were told of a game without a sound, and when they are to be pinged."""
    named = {"ada": ADA, "bruno": BRUNO}
    pings = {named[name]: at for name, at in people.items()}
    await store.mark_shown(Shown(game.id, game.version, 5, pings=pings))


async def test_somebody_who_was_told_without_a_sound_is_due_later_in_both_ways(store: Store) -> None:
    game = await a_game(store)
    await silently(store, game, ada=5_000, bruno=4_000)
    assert await store.pings_due(3_999, 10, direct=False) == []
    assert await store.next_ping(0) == 4_000
    assert await store.next_ping(4_000) == 5_000
    assert await store.next_ping(5_000) is None
    for direct in (False, True):
        assert await store.pings_due(5_000, 10, direct=direct) == [
            StoredPing(BRUNO, game.id, direct, 4_000, has_direct=True),
            StoredPing(ADA, game.id, direct, 5_000, has_direct=True),
        ]
        assert len(await store.pings_due(5_000, 1, direct=direct)) == 1


async def test_somebody_who_has_heard_a_sound_since_is_not_pinged(store: Store) -> None:
    game = await a_game(store)
    await silently(store, game, ada=5_000, bruno=5_000)
    await store.mark_shown(Shown(game.id, game.version, 6))
    await store.mark_shown(Shown(game.id, game.version, 7, pings={ADA: None}))
    assert {ping.user_id for ping in await store.pings_due(5_000, 10, direct=False)} == {BRUNO}


async def test_a_ping_in_a_channel_knows_whether_the_same_person_is_written_to_about_the_same_game(
    store: Store,
) -> None:
    one, two = [await a_game(store, channel_id=number) for number in (1, 2)]
    for game in (one, two):
        await silently(store, game, ada=5_000, bruno=5_000)
    direct = await store.pings_due(5_000, 10, direct=True)
    await store.end_pings([ping for ping in direct if (ping.user_id, ping.game_id) == (ADA, one.id)])
    in_channels = await store.pings_due(5_000, 10, direct=False)
    assert {(ping.user_id, ping.game_id): ping.has_direct for ping in some(in_channels)} == {
        (ADA, one.id): False,
        (ADA, two.id): True,
        (BRUNO, one.id): True,
        (BRUNO, two.id): True,
    }


async def test_what_was_not_noted_as_shown_pings_nobody(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, game.version + 1, 5, pings={ADA: 5_000}))
    assert await store.pings_of(ADA) == []


async def test_a_ping_is_tried_put_off_and_ended_unless_it_has_changed(store: Store) -> None:
    game = await a_game(store)
    await silently(store, game, ada=5_000)
    (ping,) = await store.pings_due(5_000, 10, direct=False)
    await store.try_pings([ping])
    assert await store.pings_due(5_000, 10, direct=False) == [replace(ping, is_tried=True)]
    await store.put_off_pings([ping], 6_000)
    assert [await store.next_ping(after) for after in (0, 5_000)] == [
        5_000,
        6_000,
    ]  # the direct one, and this
    assert await store.pings_due(5_999, 10, direct=False) == []
    for change in (store.end_pings([ping]), store.try_pings([ping]), store.put_off_pings([ping], 1)):
        await change
    (later,) = await store.pings_due(6_000, 10, direct=False)
    assert later == replace(ping, due_at=6_000, is_tried=True)
    await silently(store, game, ada=7_000)
    (again,) = await store.pings_due(7_000, 10, direct=False)
    assert not again.is_tried
    await store.end_pings([again])
    assert await store.next_ping(0) == 7_000
    assert [each.is_direct for each in await store.pings_of(ADA)] == [True]
    (other,) = await store.pings_due(7_000, 10, direct=True)
    await store.end_pings([other])
    assert await store.pings_of(ADA) == []


async def test_a_direct_message_belongs_to_a_person_s_shard_and_a_ping_to_the_game_s(
    store: Store,
) -> None:
    game = await a_game(store, guild_id=3 << 22)
    await silently(store, game, ada=1, bruno=1)

    async def due(shard: int, *, direct: bool) -> list[int]:
        return [ping.user_id for ping in await store.pings_due(1, 9, ShardSet(4, {shard}), direct=direct)]

    assert [await due(shard, direct=True) for shard in range(4)] == [[], [ADA], [BRUNO], []]
    assert [await due(shard, direct=False) for shard in range(4)] == [[], [], [], [ADA, BRUNO]]


async def test_pings_of_games_that_rest_wait(store: Store) -> None:
    game = await a_game(store)
    await silently(store, game, ada=1)
    await store.suspend(GUILD, 10)
    assert await store.pings_due(99, 9, direct=False) == await store.pings_due(99, 9, direct=True) == []
    await store.resume(GUILD, 20)
    assert len(await store.pings_due(99, 9, direct=False)) == 1


async def test_changed_hours_are_looked_at_at_once(store: Store) -> None:
    game = await a_game(store)
    await silently(store, game, ada=9_000, bruno=9_000)
    await store.save_person(ADA, "{}", None, at=2_000)
    assert await store.next_ping(0) == 9_000
    await store.save_person(ADA, "{}", 3_000, at=3_000)
    due = await store.pings_due(3_000, 9, direct=True)
    assert [ping.user_id for ping in due] == [ADA]
    await store.save_person(ADA, "{}", 4_000, at=4_000)
    assert await store.pings_due(4_000, 9, direct=True) == due


async def test_pings_go_with_their_person_and_their_game(store: Store) -> None:
    one = await a_game(store, named=(ADA, BRUNO))
    two = await a_game(store, channel_id=CHANNEL + 1, named=(ADA, BRUNO))
    for game in (one, two):
        await silently(store, game, ada=1, bruno=1)
    await store.rewrite(Rewrite(one.id, BRUNO, one.version, "{}", {}))
    assert {ping.game_id for ping in await store.pings_of(BRUNO)} == {two.id}
    await store.remove(two.id)
    assert await store.pings_of(BRUNO) == []
    await store.begin_deleting(ADA)
    assert await store.pings_of(ADA) == []
    assert await store.next_ping(0) is None
