"""What a table allows, and what it refuses with which code."""

from collections.abc import Awaitable, Callable

import pytest

import azul
from engine import Game, GameService, Options, Player, Refusal, Status, decisions, random_secret
from engine.export import record_of
from engine.table.events import Cancelled, Opened
from storage.records import Shown
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, DARIYA, NOON, a_game, a_lobby, refused, some_takes

STRANGER = 99


async def test_a_table_opens_with_its_host(tables: GameService) -> None:
    game = await a_lobby(tables, seats=3)
    assert game.table.players == (ADA,)
    assert (game.table.host_id, game.table.options.seats, game.table.status) == (1, 3, Status.LOBBY)
    assert (game.version, game.shown_version, game.message_id) == (1, 0, None)
    assert await tables.get(game.id) == await tables.at(CHANNEL) == game


async def test_a_channel_holds_one_open_table(tables: GameService) -> None:
    game = await a_lobby(tables)
    with refused("channel-occupied"):
        await tables.open(guild_id=1, channel_id=CHANNEL, host=BRUNO, options=Options(2))
    await tables.change(game.id, decisions.leave(ADA.user_id))
    assert (await tables.open(guild_id=1, channel_id=CHANNEL, host=BRUNO, options=Options(2))).id != game.id


async def test_a_channel_has_no_game_until_one_is_opened(tables: GameService) -> None:
    with refused("no-table"):
        await tables.at(CHANNEL)
    with refused("no-table"):
        await tables.get(1)
    assert await tables.history(1) == []
    with refused("no-table"):
        await tables.change(1, decisions.join(ADA))


async def test_people_join_in_order_until_the_table_is_full(tables: GameService) -> None:
    game = await a_lobby(tables, players=2, seats=2)
    assert game.table.players == (ADA, BRUNO)
    with refused("already-seated"):
        await tables.change(game.id, decisions.join(Player(2, "Another name")))
    with refused("table-full"):
        await tables.change(game.id, decisions.join(CHIYO))


async def test_the_player_who_joined_next_becomes_host_when_the_host_leaves(tables: GameService) -> None:
    game = await a_lobby(tables, players=3)
    assert (await tables.change(game.id, decisions.leave(CHIYO.user_id))).table.host_id == ADA.user_id
    after = await tables.change(game.id, decisions.leave(ADA.user_id))
    assert (after.table.host_id, after.table.players) == (BRUNO.user_id, (BRUNO,))
    closed = await tables.change(game.id, decisions.leave(BRUNO.user_id))
    assert (closed.table.status, closed.table.is_open) == (Status.CANCELLED, False)


@pytest.mark.parametrize("user_id", [BRUNO.user_id, STRANGER])
async def test_only_the_host_begins_and_cancels(tables: GameService, user_id: int) -> None:
    game = await a_lobby(tables, players=2)
    with refused("not-host"):
        await tables.change(game.id, decisions.begin(user_id))
    with refused("not-host"):
        await tables.change(game.id, decisions.cancel(user_id, may_manage=False))


async def test_a_game_needs_two_players(tables: GameService) -> None:
    game = await a_lobby(tables)
    with refused("too-few-players"):
        await tables.change(game.id, decisions.begin(ADA.user_id))


async def test_the_secret_is_chosen_when_the_table_opens(tables: GameService) -> None:
    lobby = await a_lobby(tables)
    assert lobby.table.secret == (10).to_bytes(32).hex()
    for player in (BRUNO, CHIYO):
        await tables.change(lobby.id, decisions.join(player))
    game = await tables.change(lobby.id, decisions.begin(ADA.user_id))
    assert game.table.secret == lobby.table.secret
    assert game.table.secret not in str([entry.event for entry in await tables.history(game.id)][1:])


async def test_a_game_begins_with_a_deal_from_its_secret(tables: GameService) -> None:
    game = await a_game(tables, players=3)
    assert game.table.secret == (10).to_bytes(32).hex()
    assert game.table.playing.turn == azul.draw_starter((10).to_bytes(32), 3)
    assert all(azul.total(factory) == 4 for factory in game.table.playing.factories)
    opened, *_, begun, dealt = await tables.history(game.id)
    assert isinstance(opened.event, Opened)
    assert (begun.version, dealt.version) == (4, 5)


Command = Callable[[GameService, Game], Awaitable[Game]]
AFTER_THE_END: list[Command] = [
    lambda tables, game: tables.change(game.id, decisions.join(DARIYA)),
    lambda tables, game: tables.change(game.id, decisions.leave(ADA.user_id)),
    lambda tables, game: tables.change(game.id, decisions.begin(ADA.user_id)),
    lambda tables, game: tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=True)),
    lambda tables, game: tables.change(game.id, decisions.cancel(STRANGER, may_manage=False)),
    lambda tables, game: tables.change(game.id, decisions.take(ADA.user_id, azul.parse_move("1b1"))),
    lambda tables, game: tables.change(game.id, decisions.undo(ADA.user_id)),
    lambda tables, game: tables.change(game.id, decisions.undo(ADA.user_id), version=1),
    lambda tables, game: tables.change(game.id, decisions.resign(ADA.user_id)),
]


@pytest.mark.parametrize("command", AFTER_THE_END, ids=range(len(AFTER_THE_END)))
@pytest.mark.parametrize("ending", ["resigned", "cancelled", "closed in the lobby"])
async def test_nothing_happens_to_a_game_that_is_over(
    tables: GameService, command: Command, ending: str
) -> None:
    game = await (a_lobby(tables, 2) if "lobby" in ending else a_game(tables))
    if ending == "resigned":
        game = await tables.change(game.id, decisions.resign(BRUNO.user_id))
    else:
        game = await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))

    with refused("ended"):
        await command(tables, game)

    assert await tables.get(game.id) == game


BEFORE_THE_BEGINNING: list[Command] = [
    lambda tables, game: tables.change(game.id, decisions.take(ADA.user_id, azul.parse_move("1b1"))),
    lambda tables, game: tables.change(game.id, decisions.undo(ADA.user_id)),
    lambda tables, game: tables.change(game.id, decisions.resign(ADA.user_id)),
]


@pytest.mark.parametrize("command", BEFORE_THE_BEGINNING, ids=["take", "undo", "resign"])
async def test_nothing_is_played_before_the_game_begins(tables: GameService, command: Command) -> None:
    game = await a_lobby(tables, players=2)
    with refused("not-begun"):
        await command(tables, game)


async def test_only_people_who_can_manage_the_channel_close_a_running_game(tables: GameService) -> None:
    game = await a_game(tables)
    with refused("already-begun"):
        await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    with refused("not-host"):
        await tables.change(game.id, decisions.cancel(BRUNO.user_id, may_manage=False))
    closed = await tables.change(game.id, decisions.cancel(STRANGER, may_manage=True))
    assert (closed.table.status, closed.table.undoable) == (Status.CANCELLED, None)
    assert closed.table.state == game.table.state
    assert (await tables.history(game.id))[-1].event == Cancelled(STRANGER)


LOBBY: list[Command] = [
    lambda tables, game: tables.change(game.id, decisions.join(DARIYA)),
    lambda tables, game: tables.change(game.id, decisions.leave(ADA.user_id)),
    lambda tables, game: tables.change(game.id, decisions.begin(ADA.user_id)),
]


@pytest.mark.parametrize("command", LOBBY, ids=["join", "leave", "begin"])
async def test_the_lobby_ends_when_the_game_begins(tables: GameService, command: Command) -> None:
    game = await a_game(tables)
    with refused("already-begun"):
        await command(tables, game)


async def test_a_refused_take_says_what_was_asked_for(tables: GameService) -> None:
    game = await a_game(tables)
    with pytest.raises(Refusal) as caught:
        await tables.change(game.id, decisions.take(ADA.user_id, azul.parse_move("9b1")))
    assert caught.value.code == "no-such-source"
    assert caught.value.params == {"source": 9, "colour": azul.Colour.BLUE, "line": 0, "factories": 5}


async def test_players_take_turns_and_nobody_else_takes(tables: GameService) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    move = azul.legal_moves(game.table.playing)[0]
    with refused("not-your-turn"):
        await tables.change(game.id, decisions.take(ADA.user_id, move))
    with refused("not-seated"):
        await tables.change(game.id, decisions.take(STRANGER, move))
    assert (await tables.change(game.id, decisions.take(BRUNO.user_id, move))).table.playing.turn == 0


async def test_an_undo_is_an_event_of_its_own(tables: GameService) -> None:
    begun = await a_game(tables)
    taken = await some_takes(tables, begun, 1)
    undone = await tables.change(begun.id, decisions.undo(ADA.user_id))
    assert undone.table.state == begun.table.state
    assert undone.version == taken.version + 1
    with refused("nothing-to-undo"):
        await tables.change(begun.id, decisions.undo(ADA.user_id))


async def test_an_undo_never_crosses_a_deal(tables: GameService) -> None:
    game, last = await a_game(tables), ADA
    while game.table.playing.round == 1:
        last = game.table.players[game.table.playing.turn]
        game = await some_takes(tables, game, 1)
    assert game.table.undoable is None
    with refused("nothing-to-undo"):
        await tables.change(game.id, decisions.undo(last.user_id))


async def test_the_file_of_a_game_holds_its_secret_only_when_it_is_over(tables: GameService) -> None:
    with refused("not-begun"):
        record_of(1, await tables.history((await a_lobby(tables, 2)).id))
    game = await tables.change(1, decisions.begin(ADA.user_id))
    running = record_of(1, await tables.history(1))
    assert (running.secret, running.begun) == (None, "2026-01-01T12:00:00.000Z")
    await tables.change(game.id, decisions.resign(ADA.user_id))
    over = record_of(1, await tables.history(1))
    assert over.secret == (10).to_bytes(32)
    assert over.commitment == running.commitment == azul.commitment((10).to_bytes(32))


async def test_the_file_of_a_game_that_was_closed_holds_its_secret(tables: GameService) -> None:
    game = await a_game(tables)
    await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    assert record_of(1, await tables.history(1)).secret == (10).to_bytes(32)


async def test_what_happened_is_dated_by_the_given_clock(tables: GameService) -> None:
    await a_lobby(tables)
    assert [entry.at for entry in await tables.history(1)] == [NOON]


def test_secrets_are_32_bytes_and_never_the_same() -> None:
    drawn = {random_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(secret) for secret in drawn} == {32}


async def test_what_was_not_shown_is_listed_until_it_is(tables: GameService) -> None:
    game = await a_game(tables)
    assert await tables.unshown(limit=5) == [game.id]
    await tables.mark_shown(Shown(game.id, game.version, 77))
    assert await tables.unshown(limit=5) == []
    assert (await tables.get(game.id)).message_id == 77
