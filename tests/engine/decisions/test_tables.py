"""What a table allows, and what it refuses with which code."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import product

import pytest

import azul
from engine import Game, GameService, Options, Player, Refusal, Status, decisions, random_secret
from engine.decisions.decision import Context
from engine.export import record_of
from engine.table.events import Begun, Cancelled, Configured, Opened
from engine.table.options import DEFAULT_OPTIONS
from players import Level
from storage.records import Shown
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, DARIYA, NOON, a_game, a_lobby, refused, some_takes
from tests.some import some

STRANGER = 99


async def test_a_table_opens_with_its_host(games: GameService) -> None:
    game = await a_lobby(games, seats=3)
    assert game.table.players == (ADA,)
    assert (game.table.host_id, game.table.options.seats, game.table.status) == (1, 3, Status.LOBBY)
    assert (game.version, game.shown_version, game.message_id) == (1, 0, None)
    assert await games.get(game.id) == await games.at(CHANNEL) == game


async def test_a_channel_holds_one_open_table(games: GameService) -> None:
    game = await a_lobby(games)
    with refused("channel-occupied"):
        await games.open(guild_id=1, channel_id=CHANNEL, host=BRUNO, options=Options(2))
    await games.change(game.id, decisions.leave(ADA.user_id))
    assert (await games.open(guild_id=1, channel_id=CHANNEL, host=BRUNO, options=Options(2))).id != game.id


async def test_a_channel_has_no_game_until_one_is_opened(games: GameService) -> None:
    with refused("no-table"):
        await games.at(CHANNEL)
    with refused("no-table"):
        await games.get(1)
    assert await games.history(1) == []
    with refused("no-table"):
        await games.change(1, decisions.join(ADA))


async def test_people_join_in_order_until_the_table_is_full(games: GameService) -> None:
    game = await a_lobby(games, players=2, seats=2)
    assert game.table.players == (ADA, BRUNO)
    with refused("already-seated"):
        await games.change(game.id, decisions.join(Player(2, "Another name")))
    with refused("table-full"):
        await games.change(game.id, decisions.join(CHIYO))


async def test_the_player_who_joined_next_becomes_host_when_the_host_leaves(games: GameService) -> None:
    game = await a_lobby(games, players=3)
    assert (await games.change(game.id, decisions.leave(CHIYO.user_id))).table.host_id == ADA.user_id
    after = await games.change(game.id, decisions.leave(ADA.user_id))
    assert (after.table.host_id, after.table.players) == (BRUNO.user_id, (BRUNO,))
    closed = await games.change(game.id, decisions.leave(BRUNO.user_id))
    assert (closed.table.status, closed.table.is_open) == (Status.CANCELLED, False)


@pytest.mark.parametrize("user_id", [BRUNO.user_id, STRANGER])
async def test_only_the_host_begins_and_cancels(games: GameService, user_id: int) -> None:
    game = await a_lobby(games, players=2)
    with refused("not-host"):
        await games.change(game.id, decisions.begin(user_id))
    with refused("not-host"):
        await games.change(game.id, decisions.cancel(user_id, may_manage=False))


async def test_a_game_needs_two_players(games: GameService) -> None:
    game = await a_lobby(games)
    with refused("too-few-players"):
        await games.change(game.id, decisions.begin(ADA.user_id))


async def test_the_secret_is_chosen_when_the_table_opens(games: GameService) -> None:
    lobby = await a_lobby(games)
    assert lobby.table.secret == (10).to_bytes(32).hex()
    for player in (BRUNO, CHIYO):
        await games.change(lobby.id, decisions.join(player))
    game = await games.change(lobby.id, decisions.begin(ADA.user_id))
    assert game.table.secret == lobby.table.secret
    assert game.table.secret not in str([entry.event for entry in await games.history(game.id)][1:])


async def test_a_game_begins_with_a_deal_from_its_secret(games: GameService) -> None:
    game = await a_game(games, players=3)
    assert game.table.secret == (10).to_bytes(32).hex()
    assert game.table.running_state.turn == azul.draw_starter((10).to_bytes(32), 3)
    assert all(azul.total(factory) == 4 for factory in game.table.running_state.factories)
    opened, *_, begun, dealt = await games.history(game.id)
    assert isinstance(opened.event, Opened)
    assert (begun.version, dealt.version) == (4, 5)


Command = Callable[[GameService, Game], Awaitable[Game]]
AFTER_THE_END: list[Command] = [
    lambda games, game: games.change(game.id, decisions.join(DARIYA)),
    lambda games, game: games.change(game.id, decisions.leave(ADA.user_id)),
    lambda games, game: games.change(game.id, decisions.begin(ADA.user_id)),
    lambda games, game: games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True)),
    lambda games, game: games.change(game.id, decisions.cancel(STRANGER, may_manage=False)),
    lambda games, game: games.change(game.id, decisions.take(ADA.user_id, azul.parse_move("1b1"))),
    lambda games, game: games.change(game.id, decisions.undo(ADA.user_id)),
    lambda games, game: games.change(game.id, decisions.undo(ADA.user_id), version=1),
    lambda games, game: games.change(game.id, decisions.resign(ADA.user_id)),
]


@pytest.mark.parametrize("command", AFTER_THE_END, ids=range(len(AFTER_THE_END)))
@pytest.mark.parametrize("ending", ["resigned", "cancelled", "closed in the lobby"])
async def test_nothing_happens_to_a_game_that_is_over(
    games: GameService, command: Command, ending: str
) -> None:
    game = await (a_lobby(games, 2) if "lobby" in ending else a_game(games))
    if ending == "resigned":
        game = await games.change(game.id, decisions.resign(BRUNO.user_id))
    else:
        game = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))

    with refused("ended"):
        await command(games, game)

    assert await games.get(game.id) == game


BEFORE_THE_BEGINNING: list[Command] = [
    lambda games, game: games.change(game.id, decisions.take(ADA.user_id, azul.parse_move("1b1"))),
    lambda games, game: games.change(game.id, decisions.undo(ADA.user_id)),
    lambda games, game: games.change(game.id, decisions.resign(ADA.user_id)),
]


@pytest.mark.parametrize("command", BEFORE_THE_BEGINNING, ids=["take", "undo", "resign"])
async def test_nothing_is_played_before_the_game_begins(games: GameService, command: Command) -> None:
    game = await a_lobby(games, players=2)
    with refused("not-begun"):
        await command(games, game)


async def test_only_people_who_can_manage_the_channel_close_a_running_game(games: GameService) -> None:
    game = await a_game(games)
    with refused("already-begun"):
        await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    with refused("not-host"):
        await games.change(game.id, decisions.cancel(BRUNO.user_id, may_manage=False))
    closed = await games.change(game.id, decisions.cancel(STRANGER, may_manage=True))
    assert (closed.table.status, closed.table.undoable) == (Status.CANCELLED, None)
    assert closed.table.state == game.table.state
    assert (await games.history(game.id))[-1].event == Cancelled(STRANGER)


LOBBY: list[Command] = [
    lambda games, game: games.change(game.id, decisions.join(DARIYA)),
    lambda games, game: games.change(game.id, decisions.leave(ADA.user_id)),
    lambda games, game: games.change(game.id, decisions.begin(ADA.user_id)),
]


@pytest.mark.parametrize("command", LOBBY, ids=["join", "leave", "begin"])
async def test_the_lobby_ends_when_the_game_begins(games: GameService, command: Command) -> None:
    game = await a_game(games)
    with refused("already-begun"):
        await command(games, game)


async def test_a_refused_take_says_what_was_asked_for(games: GameService) -> None:
    game = await a_game(games)
    with pytest.raises(Refusal) as caught:
        await games.change(game.id, decisions.take(ADA.user_id, azul.parse_move("9b1")))
    assert caught.value.code == "no-such-source"
    assert caught.value.params == {"source": 9, "colour": azul.Colour.BLUE, "line": 0, "factories": 5}


async def test_players_take_turns_and_nobody_else_takes(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 1)
    move = azul.legal_moves(game.table.running_state)[0]
    with refused("not-your-turn"):
        await games.change(game.id, decisions.take(ADA.user_id, move))
    with refused("not-seated"):
        await games.change(game.id, decisions.take(STRANGER, move))
    assert (await games.change(game.id, decisions.take(BRUNO.user_id, move))).table.running_state.turn == 0


async def test_an_undo_is_an_event_of_its_own(games: GameService) -> None:
    begun = await a_game(games)
    taken = await some_takes(games, begun, 1)
    undone = await games.change(begun.id, decisions.undo(ADA.user_id))
    assert undone.table.state == begun.table.state
    assert undone.version == taken.version + 1
    with refused("nothing-to-undo"):
        await games.change(begun.id, decisions.undo(ADA.user_id))


async def test_an_undo_never_crosses_a_deal(games: GameService) -> None:
    game, last = await a_game(games), ADA
    while game.table.running_state.round == 1:
        last = game.table.players[game.table.running_state.turn]
        game = await some_takes(games, game, 1)
    assert game.table.undoable is None
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.undo(last.user_id))


async def test_the_file_of_a_game_holds_its_secret_only_when_it_is_over(games: GameService) -> None:
    with refused("not-begun"):
        record_of(1, await games.history((await a_lobby(games, 2)).id))
    game = await games.change(1, decisions.begin(ADA.user_id))
    running = record_of(1, await games.history(1))
    assert (running.secret, running.begun) == (None, "2026-01-01T12:00:00.000Z")
    await games.change(game.id, decisions.resign(ADA.user_id))
    over = record_of(1, await games.history(1))
    assert over.secret == (10).to_bytes(32)
    assert over.commitment == running.commitment == azul.commitment((10).to_bytes(32))


async def test_the_file_of_a_game_that_was_closed_holds_its_secret(games: GameService) -> None:
    game = await a_game(games)
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    assert record_of(1, await games.history(1)).secret == (10).to_bytes(32)


async def test_what_happened_is_dated_by_the_given_clock(games: GameService) -> None:
    await a_lobby(games)
    assert [entry.moment for entry in await games.history(1)] == [NOON]


def test_secrets_are_32_bytes_and_never_the_same() -> None:
    drawn = {random_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(secret) for secret in drawn} == {32}


async def test_what_was_not_shown_is_listed_until_it_is(games: GameService) -> None:
    game = await a_game(games)
    assert await games.unshown(limit=5) == [game.id]
    await games.mark_shown(Shown(game.id, game.version, 77))
    assert await games.unshown(limit=5) == []
    assert (await games.get(game.id)).message_id == 77


async def test_the_level_follows_the_host_only_if_it_is_to_and_there_are_computers(
    games: GameService,
) -> None:
    game = await a_lobby(games, 2)
    people = game.table
    with_computer = (await games.change(game.id, decisions.add_computer(ADA.user_id))).table
    usual = DEFAULT_OPTIONS.level
    for lobby, is_adaptive, before, adaptive in some(
        product((people, with_computer), (True, False), Level, (None, *Level))
    ):
        table = replace(lobby, options=replace(lobby.options, adaptive=is_adaptive, level=before))
        expected = before
        if is_adaptive and adaptive is not None:
            expected = adaptive if lobby is with_computer else usual
        *configured, begun = decisions.begin(ADA.user_id, adaptive)(table, Context())
        assert isinstance(begun, Begun)
        levels = [event.options.level for event in configured if isinstance(event, Configured)]
        assert levels == ([] if expected is before else [expected])
