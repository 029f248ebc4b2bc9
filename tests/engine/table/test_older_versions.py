"""Tables that an older version stored go on: their secret was chosen when the game began."""

import json
from dataclasses import replace
from typing import Final

import pytest

import azul
from engine import GameService, Messages, Status, Where, decisions
from engine.table.state import Earlier, table_from_json, table_to_json
from storage.records import DamagedRecord, NewGame
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, NOON, refused, some_takes

SECRET: Final = (10).to_bytes(32)
RULES: Final = '{"wall":"coloured","factories":"plain","scatter":"free"}'
PLAYERS: Final = '[{"user_id":1,"name":"Ada"},{"user_id":2,"name":"Bruno"}]'
LOBBY: Final = (
    f'{{"host_id":1,"seats":4,"players":{PLAYERS},"status":"lobby","secret":null,"state":null,'
    f'"undoable":null,"rules":{RULES},"theme":""}}'
)
PLAYING: Final = (
    f'{{"host_id":1,"seats":4,"players":{PLAYERS},"status":"playing","secret":"{SECRET.hex()}",'
    '"state":"1 offer 1 1 c brw2,y2w2,b2kw,b2r2,br3 - b14y18r14k19w15 - '
    '0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-",'
    f'"undoable":null,"rules":{RULES},"theme":""}}'
)
OPENING: Final = (
    f'{{"host":{{"user_id":1,"name":"Ada"}},"seats":4,"rules":{RULES},"theme":"","kind":"opened"}}',
    '{"player":{"user_id":2,"name":"Bruno"},"kind":"joined"}',
)
BEGINNING: Final = (
    f'{{"starter":0,"secret":"{SECRET.hex()}","kind":"begun"}}',
    '{"event":"deal brw2,y2w2,b2kw,b2r2,br3","kind":"played"}',
)
AT: Final = int(NOON.timestamp() * 1000)


async def stored(store: MemoryStore, snapshot: str, *events: str) -> int:
    """Store a game as an older version did and return its id."""
    row = await store.create(NewGame(1, CHANNEL, snapshot, events, AT))
    return row.id


async def test_a_game_that_an_older_version_began_goes_on(store: MemoryStore, games: GameService) -> None:
    game_id = await stored(store, PLAYING, *OPENING, *BEGINNING)

    game = await some_takes(games, await games.get(game_id), 1000)

    assert game.table.status is Status.OVER
    entries = await games.history(game_id)
    assert replace(entries[3].after, since=0) == table_from_json(PLAYING)
    assert entries[-1].after == game.table
    assert (game.table.secret, game.table.options.messages) == (SECRET.hex(), Messages.ALL)
    assert (game.table.options.where, game.home_id, game.thread_id) == (Where.CHANNEL, None, None)


async def test_a_game_that_an_older_version_began_is_analysed_like_any_other(
    store: MemoryStore, games: GameService
) -> None:
    game_id = await stored(store, PLAYING, *OPENING, *BEGINNING)
    game = await some_takes(games, await games.get(game_id), 2)
    game = await games.change(game_id, decisions.resign(BRUNO.user_id))

    async def nobody(_percent: int) -> None:
        """Ignore the deadline."""

    analysis = await games.analyses.of(game, nobody)

    assert [moment.takes for moment in analysis.moments] == [0, 1, 2, 2]
    assert analysis.moments[-1].chances == (1.0, 0.0)


async def test_a_table_that_an_older_version_opened_gets_its_secret_when_the_game_begins(
    store: MemoryStore, games: GameService
) -> None:
    game_id = await stored(store, LOBBY, *OPENING)
    assert (await games.get(game_id)).table.secret is None

    game = await games.change(game_id, decisions.begin(ADA.user_id))

    assert game.table.secret == SECRET.hex()
    entries = await games.history(game_id)
    assert entries[-1].after == game.table
    assert azul.draw_starter(SECRET, 2) == game.table.running_state.starter


async def test_takes_of_a_game_that_an_older_version_began_can_be_taken_back(
    store: MemoryStore, games: GameService
) -> None:
    game_id = await stored(store, PLAYING, *OPENING, *BEGINNING)
    begun = await games.get(game_id)
    game = await some_takes(games, begun, 2)
    await games.change(game_id, decisions.ask_undo(ADA.user_id))
    game = await games.change(game_id, decisions.agree(BRUNO.user_id, 1))
    assert game.table.state == begun.table.state
    assert (await games.history(game_id))[-1].after.state == game.table.state


async def test_a_take_whose_position_an_older_version_did_not_keep_stands(
    store: MemoryStore, games: GameService
) -> None:
    game = await some_takes(games, await games.get(await stored(store, PLAYING, *OPENING, *BEGINNING)), 2)
    older = json.loads(table_to_json(game.table))
    del older["earlier"], older["consent"]
    log = [event.body for event in await store.events(game.id)]
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    game_id = await stored(store, json.dumps(older), *log)
    with refused("nothing-to-undo"):
        await games.change(game_id, decisions.ask_undo(ADA.user_id))


async def test_a_position_that_is_damaged_is_met_when_it_is_needed(
    store: MemoryStore, games: GameService
) -> None:
    game = await some_takes(games, await games.get(await stored(store, PLAYING, *OPENING, *BEGINNING)), 2)
    damaged = replace(game.table, earlier=(Earlier("nonsense"),))
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    game_id = await stored(
        store, table_to_json(damaged), *[event.body for event in await store.events(game.id)][:-1]
    )
    with pytest.raises(DamagedRecord):
        await games.change(game_id, decisions.ask_undo(ADA.user_id))
    assert (await some_takes(games, await games.get(game_id), 1)).table.is_open
