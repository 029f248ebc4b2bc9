"""A person who is deleted leaves a stand-in in every game, and nothing else."""

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

import azul
from azul.gamefile.document import dump, load
from engine import Game, GameService, Options, Pace, Person, Player, Refusal, Status, decisions, play_again
from engine.export import record_of
from storage.drivers.sqlite import SqliteStore
from storage.records import DamagedRecord, StorageError, VersionConflict
from tests.engine.memory import FaultyMemoryStore
from tests.engine.people import ADA, CHANNEL, CHIYO, DARIYA, NOON, a_game, refused, some_takes
from tests.storage.faults import fail, strike

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


BRUNO: Final = Player(123456789012345678, "Bruno the unmistakable")
ALIKE: Final = Player(12345678901234567, "Bruno")
"""Somebody whose id and name are the beginnings of the person's."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "azul.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


@pytest.fixture
def games(store: SqliteStore) -> GameService:
    return GameService(store, now=lambda: NOON, new_secret=lambda: (10).to_bytes(32))


async def a_running_game(games: GameService, *players: Player, channel_id: int = CHANNEL) -> int:
    """Begin a game of Ada, Bruno and others; return its number."""
    game = await games.open(guild_id=1, channel_id=channel_id, host=ADA, options=Options(4, pace=Pace.DAY))
    for player in (BRUNO, *players):
        await games.change(game.id, decisions.join(player))
    return (await games.change(game.id, decisions.begin(ADA.user_id))).id


async def delete(games: GameService, user_id: int = BRUNO.user_id) -> list[int]:
    """Delete a person as the bot does, and return the games that they have left."""
    await games.deletions.begin(user_id)
    left = [
        game_id
        for person, game_id in await games.deletions.pending()
        if await games.deletions.remove_from_game(game_id, person)
    ]
    await games.deletions.finish()
    return left


def everything_in(path: Path) -> bytes:
    """Return all bytes of the database's files."""
    return b"".join(file.read_bytes() for file in path.parent.glob("azul.db*"))


def assert_gone(path: Path, player: Player = BRUNO) -> None:
    """Assert that nothing in the files names the person, as text or as a number."""
    content = everything_in(path)
    assert player.name.encode() not in content
    assert str(player.user_id).encode() not in content
    assert player.user_id.to_bytes(8) not in content


async def assert_consistent(games: GameService, *game_ids: int) -> None:
    """Assert that every log leads to the snapshot of its game, and that its file can be verified."""
    for game_id in game_ids:
        game = await games.get(game_id)
        entries = await games.history(game_id)
        assert entries[-1].after == game.table
        if game.table.state is not None and not game.table.is_open:
            record = record_of(game_id, entries)
            assert load(dump(record)) == record


async def test_nothing_of_a_person_stays_in_the_file_and_the_games_of_others_do(
    games: GameService, path: Path
) -> None:
    played = await a_running_game(games, CHIYO)
    await games.change(played, decisions.resign(BRUNO.user_id))
    game = await games.change(played, decisions.resign(CHIYO.user_id))
    awaited = (await play_again(games, game, ADA, guild_id=1, channel_id=CHANNEL)).id
    await games.change(awaited, decisions.decline_invitation(CHIYO.user_id))
    await games.change(awaited, decisions.join(ALIKE))
    left = (await games.open(guild_id=1, channel_id=8, host=BRUNO, options=Options(2))).id
    await games.change(left, decisions.join(ADA))
    await games.change(left, decisions.leave(BRUNO.user_id))
    closed = (await games.open(guild_id=1, channel_id=9, host=ADA, options=Options(2))).id
    await games.change(closed, decisions.cancel(BRUNO.user_id, may_manage=True))
    await games.people.change(BRUNO.user_id, lambda *_: Person(confirm=False))
    assert str(BRUNO.user_id).encode() in everything_in(path)

    assert await delete(games) == [awaited]

    assert_gone(path)
    assert await games.deletions.pending() == []
    await assert_consistent(games, played, awaited, left, closed)
    game = await games.get(played)
    assert [player.user_id for player in game.table.players] == [ADA.user_id, -1, CHIYO.user_id]
    assert game.table.players[1].is_gone
    assert ALIKE in (await games.get(awaited)).table.players
    assert [entry.after for entry in await games.history(played)][-1] == game.table
    assert record_of(played, await games.history(played)).players == ("Ada", "Player 2", "Chiyo")


async def test_a_person_leaves_lobbies_and_resigns_from_running_games(games: GameService, path: Path) -> None:
    running = await a_running_game(games, CHIYO)
    duel = await a_running_game(games, channel_id=8)
    lobby = (await games.open(guild_id=1, channel_id=9, host=BRUNO, options=Options(4))).id
    await games.change(lobby, decisions.join(ADA))
    alone = (await games.open(guild_id=1, channel_id=10, host=BRUNO, options=Options(4))).id

    assert await delete(games) == [running, duel, lobby, alone]

    assert_gone(path)
    await assert_consistent(games, running, duel, lobby, alone)
    after = {game_id: (await games.get(game_id)).table for game_id in (running, duel, lobby, alone)}
    assert after[running].running_state.resigned == {1}
    assert after[duel].status is Status.OVER
    assert after[lobby].players == (ADA,)
    assert after[lobby].host_id == ADA.user_id
    assert after[alone].status is Status.CANCELLED
    assert await games.finder.open_of(BRUNO.user_id) == []
    game = await some_takes(games, await games.get(running), 6)
    assert game.table.running_state.active == (0, 2)
    assert await games.finder.open_of(ADA.user_id) == [await games.get(lobby), await games.get(running)]


async def test_the_others_play_on_while_somebody_is_deleted(games: GameService) -> None:
    running = await a_running_game(games, CHIYO)
    await games.deletions.begin(BRUNO.user_id)
    await some_takes(games, await games.get(running), 1)
    await games.deletions.remove_from_game(running, BRUNO.user_id)
    game = await some_takes(games, await games.get(running), 3)
    assert game.table.players[1].is_gone
    assert all(entry.after.seat_of(BRUNO.user_id) is None for entry in await games.entries_since(game, 0))


async def test_a_plan_goes_with_its_person(games: GameService, path: Path) -> None:
    running = await a_running_game(games, CHIYO)
    state = (await games.get(running)).table.running_state
    planner = ADA if state.turn else BRUNO
    move = azul.legal_moves(state)[0]
    await games.plans.add(running, planner.user_id, move, version=(await games.get(running)).version)
    await delete(games, planner.user_id)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT * FROM plans").fetchall() == []


async def test_a_deletion_that_was_interrupted_is_found_again(path: Path) -> None:
    store = await SqliteStore.open(path)
    games = GameService(store, now=lambda: NOON)
    first, second = await a_running_game(games, CHIYO), await a_running_game(games, channel_id=8)
    await games.deletions.begin(BRUNO.user_id)
    await games.deletions.remove_from_game(first, BRUNO.user_id)
    await store.close()

    store = await SqliteStore.open(path)
    games = GameService(store, now=lambda: NOON)
    assert await games.deletions.pending() == [(BRUNO.user_id, second)]
    assert await games.deletions.remove_from_game(second, BRUNO.user_id)
    assert not await games.deletions.remove_from_game(second, BRUNO.user_id)
    await games.deletions.finish()
    await assert_consistent(games, first, second)
    await store.close()
    assert_gone(path)


async def test_two_who_are_deleted_from_a_game_stay_two(games: GameService, path: Path) -> None:
    game_id = await a_running_game(games, CHIYO, DARIYA)
    await delete(games)
    await delete(games, CHIYO.user_id)
    assert_gone(path)
    await assert_consistent(games, game_id)
    assert [player.user_id for player in (await games.get(game_id)).table.players] == [
        ADA.user_id,
        -1,
        -2,
        DARIYA.user_id,
    ]


async def test_who_returns_is_somebody_new(games: GameService, path: Path) -> None:
    old = await a_running_game(games)
    await games.people.change(BRUNO.user_id, lambda *_: Person(confirm=False))
    await delete(games)
    assert await games.people.get_or_defaults(BRUNO.user_id) == Person()
    with refused("not-your-rematch"):
        await play_again(games, await games.get(old), BRUNO, guild_id=1, channel_id=CHANNEL)
    new = await a_running_game(games)
    assert await games.deletions.pending() == []
    assert [game.id for game in await games.finder.open_of(BRUNO.user_id)] == [new]
    assert await games.finder.finished_of(BRUNO.user_id, 10) == []
    await delete(games)
    assert_gone(path)
    await assert_consistent(games, old, new)


async def test_a_rematch_of_a_game_with_somebody_deleted_waits_for_the_others(games: GameService) -> None:
    old = await a_running_game(games, CHIYO)
    await delete(games)
    game = await games.change(old, decisions.resign(CHIYO.user_id))
    again = await play_again(games, game, CHIYO, guild_id=1, channel_id=CHANNEL)
    again = await play_again(games, game, ADA, guild_id=1, channel_id=CHANNEL)
    assert again.table.players == (CHIYO, ADA)


async def test_who_comes_back_to_a_lobby_before_it_is_rewritten_has_to_leave_it_again(
    games: GameService, path: Path
) -> None:
    lobby = (await games.open(guild_id=1, channel_id=9, host=ADA, options=Options(4))).id
    await games.change(lobby, decisions.join(BRUNO))
    await games.deletions.begin(BRUNO.user_id)
    await games.change(lobby, decisions.leave(BRUNO.user_id))
    await games.change(lobby, decisions.join(BRUNO))
    assert await games.deletions.remove_from_game(lobby, BRUNO.user_id)
    await games.deletions.finish()
    assert (await games.get(lobby)).table.players == (ADA,)
    assert_gone(path)


async def test_who_comes_back_while_a_lobby_is_about_to_be_rewritten_has_to_leave_it_again() -> None:
    store = FaultyMemoryStore()
    games = GameService(store, now=lambda: NOON, new_secret=lambda: (10).to_bytes(32))
    lobby = (await games.open(guild_id=1, channel_id=9, host=ADA, options=Options(4))).id
    await games.change(lobby, decisions.join(BRUNO))
    await games.deletions.begin(BRUNO.user_id)
    back: list[asyncio.Task[Game]] = []

    async def coming_back(commit: Callable[..., Awaitable[object]], *args: object) -> object:
        if not back:
            back.append(asyncio.create_task(games.change(lobby, decisions.join(BRUNO))))
            await asyncio.sleep(0)
        return await commit(*args)

    strike(store, "commit", coming_back)
    assert await games.deletions.remove_from_game(lobby, BRUNO.user_id)
    assert BRUNO in (await back[0]).table.players
    assert (await games.get(lobby)).table.players == (ADA,)


async def test_who_has_left_is_told_of_though_the_record_is_rewritten_at_the_second_try_only() -> None:
    store = FaultyMemoryStore()
    games = GameService(store, now=lambda: NOON, new_secret=lambda: (10).to_bytes(32))
    game_id = await a_running_game(games, CHIYO)
    await games.deletions.begin(BRUNO.user_id)
    fail(store, "rewrite", error=VersionConflict(), times=1)
    assert await games.deletions.remove_from_game(game_id, BRUNO.user_id)
    assert BRUNO not in (await games.get(game_id)).table.players


async def test_a_record_that_is_damaged_is_reported_and_others_are_not_held_up(
    games: GameService, path: Path
) -> None:
    damaged, whole = await a_running_game(games), await a_running_game(games, channel_id=8)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 3", [damaged])
    await games.deletions.begin(BRUNO.user_id)
    with pytest.raises(DamagedRecord, match="game 1"):
        await games.deletions.remove_from_game(damaged, BRUNO.user_id)
    await games.deletions.remove_from_game(whole, BRUNO.user_id)
    assert await games.deletions.pending() == [(BRUNO.user_id, damaged)]


async def test_who_plays_in_a_game_that_can_not_go_on_is_deleted_from_it(
    games: GameService, store: SqliteStore, path: Path
) -> None:
    game_id = await a_running_game(games)
    with closing(sqlite3.connect(path)) as db, db:
        (text,) = db.execute("SELECT snapshot FROM games").fetchone()
        snapshot = json.loads(text) | {"status": "asleep"}
        db.execute("UPDATE games SET snapshot = ?", [json.dumps(snapshot)])
    games = GameService(store, now=lambda: NOON)
    assert await delete(games) == []
    assert await games.deletions.pending() == []
    assert game_id == 1
    assert_gone(path)


async def test_nothing_is_deleted_while_the_file_is_away(games: GameService, path: Path) -> None:
    await a_running_game(games)
    path.rename(path.with_name("elsewhere.db"))
    with pytest.raises(StorageError):
        await games.deletions.begin(BRUNO.user_id)
    path.with_name("elsewhere.db").rename(path)
    assert await games.deletions.pending() == []


async def test_a_game_without_the_person_is_not_touched(games: GameService, store: SqliteStore) -> None:
    game = await a_game(games, players=3)
    before = await store.load(game.id), await store.events(game.id)
    await delete(games)
    assert (await store.load(game.id), await store.events(game.id)) == before


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seed", range(8))
async def test_somebody_is_deleted_while_others_move_and_look(
    games: GameService, path: Path, seed: int
) -> None:
    """In either order no move is lost, and nobody who reads the game at that moment brings the name back."""
    chance = random.Random(seed)
    running = await a_running_game(games, CHIYO, DARIYA)
    await games.deletions.begin(BRUNO.user_id)

    async def play() -> None:
        for _ in range(12):
            game = await games.get(running)
            state = game.table.running_state
            mover = game.table.players[state.turn]
            await asyncio.sleep(chance.random() / 500)
            with suppress(Refusal):
                await games.change(
                    running, decisions.take(mover.user_id, chance.choice(azul.legal_moves(state)))
                )

    async def look() -> None:
        for _ in range(12):
            game = await games.get(running)
            await games.entries_since(game, chance.randrange(game.version))
            await asyncio.sleep(chance.random() / 500)

    async def delete_in_between() -> None:
        await asyncio.sleep(chance.random() / 100)
        await games.deletions.remove_from_game(running, BRUNO.user_id)

    await asyncio.gather(play(), look(), delete_in_between(), look())

    await games.deletions.finish()
    game = await games.get(running)
    kept = await games.entries_since(game, game.version - 2)
    assert [entry.after.players[1].is_gone for entry in kept] == [True, True]
    await assert_consistent(games, running)
    assert_gone(path)


async def test_a_person_leaves_a_paused_game_and_so_does_the_one_who_paused_it(
    games: GameService, path: Path
) -> None:
    running = await a_running_game(games, CHIYO)
    await games.change(running, decisions.pause(ALIKE.user_id))
    assert await delete(games) == [running]
    assert await delete(games, ALIKE.user_id) == []
    assert_gone(path)
    assert_gone(path, Player(ALIKE.user_id, BRUNO.name))
    await assert_consistent(games, running)
    game = await games.change(running, decisions.resume(ADA.user_id))
    assert len((await some_takes(games, game, 2)).table.running_state.active) == 2


@pytest.mark.parametrize("is_paused", [False, True], ids=["", "in a paused game"])
async def test_a_seat_is_not_kept_for_somebody_who_is_gone(
    games: GameService, path: Path, *, is_paused: bool
) -> None:
    game = await a_game(games, players=3)
    await games.change(game.id, decisions.hand_over(CHIYO.user_id, BRUNO))
    if is_paused:
        await games.change(game.id, decisions.pause(ADA.user_id))
    await delete(games)
    assert_gone(path)
    await assert_consistent(games, game.id)
    assert bool((await games.get(game.id)).table.handovers) == is_paused
    if is_paused:
        await games.change(game.id, decisions.resume(ADA.user_id))
    await games.change(game.id, decisions.keep_seat(CHIYO.user_id))
    assert (await games.get(game.id)).table.handovers == ()
