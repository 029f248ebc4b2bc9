"""Games for the tests, with the version as snapshot, so that the two can be compared."""

from collections.abc import Collection, Sequence

from storage.base import GameStore, StoredGame

GUILD = 81_384_788_765_712_384
CHANNEL = 381_870_553_235_193_857


async def a_game(
    store: GameStore,
    *,
    guild_id: int = GUILD,
    channel_id: int = CHANNEL,
    events: Sequence[str] = ("begin",),
    at: int = 1_000,
    due_at: int | None = None,
    seats: Sequence[int] = (),
    most: int | None = None,
    named: Collection[int] = (),
) -> StoredGame:
    return await store.create(
        guild_id=guild_id,
        channel_id=channel_id,
        snapshot=str(len(events)),
        events=events,
        at=at,
        due_at=due_at,
        seats=seats,
        most=most,
        named=named,
    )


async def a_move(
    store: GameStore,
    game: StoredGame,
    *events: str,
    still_open: bool = True,
    begun: bool = True,
    at: int = 2_000,
    due_at: int | None = None,
    seats: Sequence[int] | None = None,
    ended_plans: Sequence[int] = (),
    named: Collection[int] = (),
) -> StoredGame:
    events = events or (f"move {game.version + 1}",)
    return await store.commit(
        game.id,
        expected_version=game.version,
        rewrites=game.rewrites,
        open=still_open,
        begun=begun,
        snapshot=str(game.version + len(events)),
        events=events,
        at=at,
        due_at=due_at,
        delay=game.delay,
        seats=seats,
        ended_plans=ended_plans,
        named=named,
    )


async def assert_whole(store: GameStore, game_id: int) -> StoredGame:
    """Assert that a game's log has no gaps and that the snapshot is the one of its last event."""
    game = await store.load(game_id)
    assert game is not None
    log = await store.events(game_id)
    assert [event.version for event in log] == list(range(1, game.version + 1))
    assert game.snapshot == str(game.version)
    return game
