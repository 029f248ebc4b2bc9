"""Anybody can be deleted at any time, from any game: it goes on, and its log still folds to its snapshot."""

import random

import pytest

from azul.gamefile.document import dump, load
from azul.gamefile.verification import verify
from engine import GameService, Options, Pace, Refusal, decisions, play_again
from engine.export import record_of
from engine.privacy import people_in
from engine.table.state import table_to_json
from storage.store import Store
from tests.azul.games import ALL_RULES
from tests.engine.memory import MemoryStore
from tests.engine.people import PEOPLE, a_game, games_over
from tests.engine.test_choosing import do, event_for


async def delete(games: GameService, user_id: int) -> None:
    """Delete a person as the bot does."""
    await games.deletions.begin(user_id)
    for person, game_id in await games.deletions.pending():
        await games.deletions.remove_from_game(game_id, person)


async def named_in(store: Store, game_id: int) -> set[int]:
    """Return everybody whom a game's record still names."""
    row = await store.load(game_id)
    assert row is not None
    texts = [row.snapshot, *(line.body for line in await store.events(game_id))]
    return {user_id for text in texts for user_id in people_in(text) if user_id > 0}


@pytest.mark.one_in(5)
@pytest.mark.parametrize("number", range(len(ALL_RULES)))
async def test_people_are_deleted_at_any_moment_of_any_game(number: int) -> None:
    store, chance = MemoryStore(), random.Random(number)
    games = games_over(store, number)
    game = await a_game(games, 2 + number % 3, ALL_RULES[number])
    there = {player.user_id for player in game.table.players}
    secret = bytes.fromhex(game.table.secret or "")
    while game.table.is_open:
        if chance.random() < 0.02:
            gone = chance.choice(sorted(there))
            await delete(games, gone)
            there.remove(gone)
            assert await named_in(store, game.id) == there
        elif chance.random() < 0.1 and game.table.undoable is not None:
            await games.change(game.id, decisions.undo(PEOPLE[game.table.undoable.turn].user_id))
        else:
            await do(games, game, event_for(game.table.running_state, chance))
        game = await games.get(game.id)

    for user_id in sorted(there):
        await delete(games, user_id)
    assert await named_in(store, game.id) == set()
    row, entries = await store.load(game.id), await games.history(game.id)
    assert row is not None
    assert table_to_json(entries[-1].after) == row.snapshot
    record = record_of(game.id, entries)
    assert record.players == tuple(f"Player {seat + 1}" for seat in range(len(game.table.players)))
    assert load(dump(record)) == record
    assert all(check.is_right for check in verify(record, secret))


@pytest.mark.one_in(5)
@pytest.mark.parametrize("seed", range(20))
async def test_people_come_and_go_and_are_deleted_in_between(seed: int) -> None:
    """They open, join, leave, begin, close and play again; everybody who is named is found for deletion."""
    store, chance = MemoryStore(), random.Random(seed)
    games = games_over(store, seed)
    for _ in range(60):
        player = chance.choice(PEOPLE)
        channel_id = chance.randrange(3)
        try:
            game = await games.at(channel_id)
        except Refusal:
            game = await games.open(
                guild_id=1,
                channel_id=channel_id,
                host=player,
                options=Options(4, pace=chance.choice(list(Pace))),
            )
        act = chance.choice(("open", "join", "join", "leave", "begin", "resign", "cancel", "again", "delete"))
        try:
            match act:
                case "open":
                    await games.open(guild_id=1, channel_id=channel_id, host=player, options=Options(4))
                case "join":
                    await games.change(game.id, decisions.join(player))
                case "leave":
                    await games.change(game.id, decisions.leave(player.user_id))
                case "begin":
                    await games.change(game.id, decisions.begin(game.table.host_id))
                case "resign":
                    await games.change(game.id, decisions.resign(player.user_id))
                case "cancel":
                    await games.change(game.id, decisions.cancel(player.user_id, may_manage=True))
                case "again":
                    await play_again(games, game, player, guild_id=1, channel_id=channel_id)
                case _:
                    await delete(games, player.user_id)
                    assert not [each for each in store.games if player.user_id in await named_in(store, each)]
        except Refusal:
            continue
        for game_id in store.games:
            named = await named_in(store, game_id)
            assert not [each for each in named if game_id not in await store.games_naming(each)]
            row, entries = await store.load(game_id), await games.history(game_id)
            assert row is not None
            assert table_to_json(entries[-1].after) == row.snapshot
    assert await games.deletions.pending() == []
