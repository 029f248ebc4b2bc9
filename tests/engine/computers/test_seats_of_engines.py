"""Engines in seats: how they are stored and played again, and what their games count for."""

from collections.abc import Callable

import pytest

import azul
import players
from engine import (
    Engines,
    Game,
    GameService,
    Level,
    Options,
    Player,
    Status,
    decisions,
    engine_of,
    play_again,
)
from engine.adaptive import INITIAL_LEVEL
from engine.table.events import Joined, Played, event_from_json, event_to_json
from engine.table.state import Table, table_from_json, table_to_json
from tests.engine.clock import Clock
from tests.engine.computers.test_seats import play_on
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, refused
from tests.small_engines import small
from tests.some import some

SECRET = (10).to_bytes(32)
"""With it the host begins."""
Serve = Callable[..., GameService]


class Simple(Engines):
    """Engines that move at once as the simple player does, or that all fail."""

    def __init__(self, *names: str, fail: bool = False) -> None:
        super().__init__([small(name=name) for name in names])
        self.fail = fail
        self.asked: list[tuple[str, int]] = []

    async def turn(
        self, name: str, game_id: int, state: azul.State, seat: int
    ) -> tuple[azul.Event, ...] | None:
        self.asked.append((name, game_id))
        return None if self.fail else players.whole_turn(state, seat)


@pytest.fixture
def serve(store: MemoryStore) -> Serve:
    """Return what makes a service with engines over the same database: another process of a cluster, say."""

    def serve(engines: Engines | None = None) -> GameService:
        return GameService(store, now=Clock(), new_secret=lambda: SECRET, engines=engines)

    return serve


async def lobby(games: GameService, seats: int = 3, computers: int = 0, engine: str = "") -> Game:
    return await games.open(
        guild_id=1,
        channel_id=CHANNEL,
        host=ADA,
        options=Options(seats, level=Level.RELAXED),
        computers=computers,
        engine=engine,
    )


def names(table: Table) -> list[str]:
    return [player.name for player in table.players]


async def seat(games: GameService, game: Game, engine: str) -> Game:
    return await games.change(game.id, decisions.seat_engine(ADA.user_id, engine))


async def test_an_engine_is_a_computer_whose_name_says_which(serve: Serve) -> None:
    games = serve(Simple("Gina"))
    game = await seat(games, await lobby(games), "Gina")
    (_, gina) = game.table.players
    assert gina == Player(-1, "Bot Gina", is_computer=True)
    assert [engine_of(player) for player in game.table.players] == ["", "Gina"]
    entries = await games.history(game.id)
    assert entries[-1].event == Joined(gina)
    assert '"user_id":-1,"name":"Bot Gina","is_computer":true' in event_to_json(Joined(gina))
    assert table_from_json(table_to_json(game.table)) == game.table


@pytest.mark.parametrize("name", ["Bot Inês", "Bot Tomé", "Bot Lia", "Inês (bot)"])
def test_our_own_computers_are_no_engines(name: str) -> None:
    assert engine_of(Player(-1, name, is_computer=True)) == ""
    assert engine_of(Player(1, "Bot Gina")) == ""


async def test_a_table_has_one_engine(serve: Serve) -> None:
    games = serve()
    game = await lobby(games, computers=2)
    for engine in ("Gina", "Gina", "Hal"):
        game = await seat(games, game, engine)
        assert names(game.table) == ["Ada", "Bot Inês", f"Bot {engine}"]
    assert names((await seat(games, game, "")).table) == ["Ada", "Bot Inês"]


async def test_computers_differ_in_name_and_number_however_often_they_change(serve: Serve) -> None:
    games = serve()
    game = await seat(games, await lobby(games, 4, computers=1), "Gina")
    await games.change(game.id, decisions.add_computer(ADA.user_id))
    await seat(games, game, "")
    game = await games.change(game.id, decisions.add_computer(ADA.user_id))
    assert names(game.table) == ["Ada", "Bot Inês", "Bot Tomé", "Bot Lia"]
    assert len({player.user_id for player in game.table.players}) == 4


async def test_an_engine_sits_down_in_place_of_a_computer_and_never_of_a_person(serve: Serve) -> None:
    games = serve()
    game = await lobby(games, 2, computers=1)
    assert names((await seat(games, game, "Gina")).table) == ["Ada", "Bot Gina"]
    await seat(games, game, "")
    await games.change(game.id, decisions.join(BRUNO))
    with refused("table-full"):
        await games.change(game.id, decisions.seat_engine(ADA.user_id, "Gina"))


async def test_an_engine_leaves_a_seat_to_the_person_for_whom_it_is_kept(serve: Serve) -> None:
    games = serve()
    game = await lobby(games, 3, computers=1)
    await games.change(game.id, decisions.invite(ADA.user_id, [BRUNO]))
    game = await seat(games, game, "Gina")
    assert (names(game.table), game.table.is_invited(BRUNO.user_id)) == (["Ada", "Bot Gina"], True)


async def test_engines_are_up_to_the_host_and_before_the_game(serve: Serve) -> None:
    games = serve()
    game = await lobby(games, 2)
    with refused("not-host"):
        await games.change(game.id, decisions.seat_engine(BRUNO.user_id, "Gina"))
    await seat(games, game, "Gina")
    await games.change(game.id, decisions.begin(ADA.user_id))
    with refused("options-fixed"):
        await games.change(game.id, decisions.seat_engine(ADA.user_id, ""))
    await games.change(game.id, decisions.resign(ADA.user_id))
    with refused("ended"):
        await games.change(game.id, decisions.seat_engine(ADA.user_id, ""))


async def a_game(games: GameService, computers: int = 1) -> Game:
    """Return a game of Ada's with an engine, and perhaps computers, over once it is shown."""
    game = await lobby(games, 1 + computers, computers, "Gina")
    return await play_on(games, await games.change(game.id, decisions.begin(ADA.user_id)))


@pytest.mark.parametrize("fail", [False, True])
async def test_no_matter_who_moves_for_an_engine_the_game_goes_on(serve: Serve, fail: bool) -> None:
    engines = Simple("Gina", fail=fail)
    games = serve(engines)
    game = await a_game(games, 2)
    assert game.table.status is Status.OVER
    assert set(engines.asked) == {("Gina", game.id)}
    for entry in some(await games.history(game.id)):
        match entry.event:
            case Played(azul.Taken(by) | azul.Settled(by), by_computer=by_computer, stand_in=stand_in):
                is_gina = engine_of(entry.after.players[by]) == "Gina"
                assert by_computer == (by != 0)
                assert stand_in == (fail and is_gina)
            case _:
                pass


async def test_another_process_without_the_engine_plays_on(serve: Serve) -> None:
    game = await lobby(serve(Simple("Gina")), 2, 1, "Gina")
    games = serve()
    game = await play_on(games, await games.change(game.id, decisions.begin(ADA.user_id)))
    assert game.table.status is Status.OVER
    moves = [entry.event for entry in await games.history(game.id) if isinstance(entry.event, Played)]
    assert all(move.stand_in == move.by_computer for move in moves)


def test_what_is_stored_says_so_only_if_a_computer_stood_in() -> None:
    move = Played(azul.Settled(1), by_computer=True)
    assert "stand_in" not in event_to_json(move)
    stood_in = Played(azul.Settled(1), by_computer=True, stand_in=True)
    assert event_from_json(event_to_json(stood_in)) == stood_in


def test_a_version_that_doesn_t_know_a_field_reads_the_rest() -> None:
    stored = event_to_json(Played(azul.Settled(1), by_computer=True))
    assert event_from_json(f'{stored[:-1]},"not_yet":true}}') == Played(azul.Settled(1), by_computer=True)


@pytest.mark.parametrize("leaves", [False, True])
async def test_games_with_engines_are_not_rated_and_say_nothing_about_a_level(
    serve: Serve, store: MemoryStore, leaves: bool
) -> None:
    games = serve(Simple("Gina"))
    if leaves:
        game = await lobby(games, 3, 2, "Gina")
        game = await games.change(game.id, decisions.begin(ADA.user_id))
        while game.table.running_state.round <= 3:
            game = await games.deadlines.apply_due(game.id)
            move = players.best_first(game.table.running_state)[0]
            game = await games.change(game.id, decisions.take(ADA.user_id, move))
            game = await games.deadlines.apply_due(game.id)
        game = await games.change(game.id, decisions.resign(ADA.user_id))
        assert game.table.status is Status.CANCELLED
    else:
        game = await a_game(games, 2)
        await games.statistics.count(game.id)
        assert [row.computers for row in await store.games_with_computers(ADA.user_id, 9)] == [2]
    assert await games.adaptive.of(ADA.user_id) is INITIAL_LEVEL


async def test_the_same_engine_plays_again_one_seat_further_on(serve: Serve) -> None:
    games = serve(Simple("Gina"))
    game = await lobby(games, 4, 2)
    game = await seat(games, game, "Gina")
    await games.change(game.id, decisions.remove_computer(ADA.user_id))
    game = await seat(games, game, "Gina")
    assert names(game.table) == ["Ada", "Bot Inês", "Bot Tomé", "Bot Gina"]
    over = await play_on(games, await games.change(game.id, decisions.begin(ADA.user_id)))
    again = await play_again(games, over, ADA, guild_id=1, channel_id=CHANNEL)
    assert names(again.table) == ["Bot Inês", "Bot Tomé", "Bot Gina", "Ada"]
    assert sorted(player.user_id for player in again.table.players) == [-3, -2, -1, ADA.user_id]


async def test_an_engine_that_is_gone_makes_room_for_a_computer_in_the_next_game(serve: Serve) -> None:
    over = await a_game(serve(Simple("Gina")))
    again = await play_again(serve(), over, ADA, guild_id=1, channel_id=CHANNEL)
    assert names(again.table) == ["Bot Inês", "Ada"]
