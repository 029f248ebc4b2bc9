"""Playing again: the same table, everybody one seat further on, however many ask at once."""

import asyncio
from itertools import permutations

import pytest

import azul
from engine import Game, GameService, Messages, Options, Player, decisions, play_again
from engine.table.events import event_from_json
from engine.table.state import table_from_json
from tests.engine.memory import MemoryStore
from tests.engine.people import (
    ADA,
    BRUNO,
    CHANNEL,
    CHIYO,
    DARIYA,
    PEOPLE,
    a_game,
    a_lobby,
    refused,
    tables_over,
)
from tests.engine.table.test_older_versions import LOBBY, OPENING

FREE = azul.Rules(azul.WallSide.FREE)
STRANGER = Player(99, "Olga")


async def a_finished_game(tables: GameService, players: int = 3) -> Game:
    """Return a game that ended because all but one left."""
    game = await a_game(tables, players)
    for player in PEOPLE[1:players]:
        game = await tables.change(game.id, decisions.resign(player.user_id))
    return game


async def again(tables: GameService, game: Game, player: Player) -> Game:
    """Ask to play again, in the game's channel."""
    return await play_again(tables, game, player, guild_id=1, channel_id=CHANNEL)


async def test_the_next_table_has_the_same_rules_look_seats_and_messages(tables: GameService) -> None:
    game = await tables.open(
        guild_id=1,
        channel_id=CHANNEL,
        host=ADA,
        options=Options(3, rules=FREE, theme="chocolatier", messages=Messages.QUIET),
    )
    await tables.change(game.id, decisions.join(BRUNO))
    await tables.change(game.id, decisions.begin(ADA.user_id))
    over = await tables.change(game.id, decisions.resign(BRUNO.user_id))

    table = (await again(tables, over, BRUNO)).table

    assert (table.options.seats, table.options.rules, table.options.theme, table.options.messages) == (
        3,
        FREE,
        "chocolatier",
        Messages.QUIET,
    )
    assert (table.host_id, table.players, table.rematch_of) == (BRUNO.user_id, (BRUNO,), over.id)
    assert table.secret is not None


@pytest.mark.parametrize("order", list(permutations((ADA, BRUNO, CHIYO))), ids=str)
async def test_everybody_sits_one_seat_further_on_whoever_asks_first(
    tables: GameService, order: tuple[Player, ...]
) -> None:
    over = await a_finished_game(tables)
    for player in order:
        game = await again(tables, over, player)
    game = await tables.change(game.id, decisions.join(STRANGER))
    assert game.table.players == (BRUNO, CHIYO, ADA, STRANGER)
    assert game.table.host_id == order[0].user_id
    assert (await tables.history(game.id))[-1].after == game.table


async def test_newcomers_sit_behind_those_who_played_before(tables: GameService) -> None:
    over = await a_finished_game(tables, players=2)
    game = await again(tables, over, ADA)
    for player in (STRANGER, CHIYO, BRUNO):
        game = await tables.change(game.id, decisions.join(player))
    assert game.table.players == (BRUNO, ADA, STRANGER, CHIYO)
    game = await tables.change(game.id, decisions.leave(BRUNO.user_id))
    assert (await tables.change(game.id, decisions.join(BRUNO))).table.players == (
        BRUNO,
        ADA,
        STRANGER,
        CHIYO,
    )


async def test_after_two_rematches_everybody_sits_two_seats_further_on(tables: GameService) -> None:
    over = await a_finished_game(tables)
    for _ in range(2):
        game = await again(tables, over, ADA)
        for player in (BRUNO, CHIYO):
            await again(tables, over, player)
        await tables.change(game.id, decisions.begin(ADA.user_id))
        await tables.change(game.id, decisions.resign(BRUNO.user_id))
        over = await tables.change(game.id, decisions.resign(ADA.user_id))
    assert over.table.players == (CHIYO, ADA, BRUNO)


@pytest.mark.parametrize("processes", [1, 2])
async def test_of_those_who_ask_at_the_same_moment_one_opens_the_table_and_the_others_join(
    processes: int,
) -> None:
    store = MemoryStore()
    over = await a_finished_game(tables_over(store), players=4)
    services = [tables_over(MemoryStore(beside=store)) for _ in range(processes)]

    games = await asyncio.gather(
        *(
            again(services[number % processes], over, player)
            for number, player in enumerate((CHIYO, ADA, DARIYA, BRUNO))
        )
    )

    assert len({game.id for game in games}) == 1
    game = await services[0].get(games[0].id)
    assert game.table.players == (BRUNO, CHIYO, DARIYA, ADA)


async def test_who_asks_twice_is_seated_once(tables: GameService) -> None:
    over = await a_finished_game(tables)
    game = await again(tables, over, ADA)
    with refused("already-seated"):
        await again(tables, over, ADA)
    assert (await tables.get(game.id)).table.players == (ADA,)


async def test_only_those_who_played_can_ask(tables: GameService) -> None:
    over = await a_finished_game(tables)
    with refused("not-your-rematch"):
        await again(tables, over, STRANGER)
    assert await tables.at(CHANNEL) == over


async def test_a_game_that_goes_on_or_never_began_is_not_played_again(tables: GameService) -> None:
    with refused("not-over"):
        await again(tables, await a_lobby(tables, players=2), ADA)
    lobby = await tables.at(CHANNEL)
    with refused("not-over"):
        await again(
            tables, await tables.change(lobby.id, decisions.cancel(ADA.user_id, may_manage=False)), ADA
        )
    with refused("not-over"):
        await again(tables, await a_game(tables), ADA)


async def test_a_channel_with_another_table_has_no_room(tables: GameService) -> None:
    over = await a_finished_game(tables)
    other = await a_lobby(tables, players=1)
    for _ in ("its lobby", "its game"):
        with refused("channel-occupied"):
            await again(tables, over, BRUNO)
        assert (await tables.get(other.id)).table.players[0] == ADA
        if len((await tables.get(other.id)).table.players) == 1:
            await tables.change(other.id, decisions.join(CHIYO))
            await tables.change(other.id, decisions.begin(ADA.user_id))


async def test_once_the_next_game_has_begun_nobody_joins_it(tables: GameService) -> None:
    over = await a_finished_game(tables)
    game = await again(tables, over, ADA)
    await again(tables, over, BRUNO)
    await tables.change(game.id, decisions.begin(ADA.user_id))
    for player in (ADA, CHIYO):
        with refused("rematch-begun"):
            await again(tables, over, player)


async def test_a_full_table_is_full(tables: GameService) -> None:
    over = await a_finished_game(tables)
    game = await again(tables, over, ADA)
    for user_id in (97, 98, 99):
        await tables.change(game.id, decisions.join(Player(user_id, "Olga")))
    with refused("table-full"):
        await again(tables, over, BRUNO)


async def test_after_the_next_game_it_can_be_played_again_once_more(tables: GameService) -> None:
    over = await a_finished_game(tables)
    game = await again(tables, over, ADA)
    await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    assert (await again(tables, over, BRUNO)).table.players == (BRUNO,)


async def test_a_table_that_is_closed_while_somebody_joins_it_is_opened_anew(
    tables: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await a_finished_game(tables)
    first = await again(tables, over, ADA)
    change = tables.change

    async def too_late(game_id: int, join: decisions.Decision) -> Game:
        await change(game_id, decisions.leave(ADA.user_id))
        return await change(game_id, join)

    monkeypatch.setattr(tables, "change", too_late)
    second = await again(tables, over, BRUNO)

    assert second.id != first.id
    assert second.table.players == (BRUNO,)


def test_tables_of_an_older_version_are_no_rematch() -> None:
    opened = event_from_json(OPENING[0])
    assert opened.rematch_of is None  # type: ignore[union-attr]  # it is an opening
    assert table_from_json(LOBBY).order == ()
