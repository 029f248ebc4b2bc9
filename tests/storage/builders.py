"""Games for the tests, with the version as snapshot, so that the two can be compared."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from storage.records import Commit, NewGame, StoredGame
from storage.store import Store

GUILD = 81_384_788_765_712_384
CHANNEL = 381_870_553_235_193_857


async def a_game(
    store: Store,
    *,
    guild_id: int = GUILD,
    channel_id: int = CHANNEL,
    events: Sequence[str] = ("begin",),
    at: int = 1_000,
    due_at: int | None = None,
    seats: Sequence[int] = (),
    open_limit: int | None = None,
    named: Collection[int] = (),
) -> StoredGame:
    snapshot = str(len(events))
    return await store.create(
        NewGame(guild_id, channel_id, snapshot, events, at, due_at, seats, open_limit, named)
    )


def commit_of(game: StoredGame, *events: str) -> Commit:
    """Return a commit of some events to a running game as it was read."""
    return Commit(
        game.id,
        game.version,
        game.updated_at,
        open=True,
        begun=True,
        snapshot=str(game.version + len(events)),
        events=events,
        at=2_000,
        delay=game.delay,
        rewrites=game.rewrites,
        has_plans=game.has_plans,
        has_settings=game.has_settings,
    )


async def a_move(
    store: Store,
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
    """Commit a move, and return the game as it is then."""
    commit = replace(
        commit_of(game, *(events or (f"move {game.version + 1}",))),
        open=still_open,
        begun=begun,
        at=at,
        due_at=due_at,
        seats=seats,
        ended_plans=ended_plans,
        named=named,
    )
    await store.commit(commit)
    moved = await store.load(game.id)
    assert moved is not None
    return moved


async def assert_whole(store: Store, game_id: int) -> StoredGame:
    """Assert that a game's log has no gaps and that the snapshot is the one of its last event."""
    game = await store.load(game_id)
    assert game is not None
    log = await store.events(game_id)
    assert [event.version for event in log] == list(range(1, game.version + 1))
    assert game.snapshot == str(game.version)
    return game
