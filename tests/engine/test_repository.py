"""Cached games: decisions use them, but never commit on an outdated one."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from engine import Game, GameService, Options, Pace, Person, Pings, decisions
from engine.repository import CACHED_ENTRIES, CACHED_GAMES
from engine.table.events import Delayed, Played
from storage.records import Shown, StoredGame
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game, refused, some_takes
from tests.storage.faults import fail, strike

HOUR = timedelta(hours=1)
Load = Callable[[int], Awaitable[StoredGame | None]]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


@pytest.fixture
def elsewhere(store: MemoryStore, clock: Clock) -> GameService:
    """Return the games of another process."""
    return over(MemoryStore(store), clock)


@pytest.fixture
def loaded(store: MemoryStore) -> list[int]:
    """Return the ids of the games that the first process has loaded."""
    ids = list[int]()

    async def noted(load: Load, game_id: int) -> StoredGame | None:
        ids.append(game_id)
        return await load(game_id)

    strike(store, "load", noted)
    return ids


def over(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))


async def a_turn_of_bruno(games: GameService) -> Game:
    """Return a game in which Ada has made the first take."""
    game = await games.open(guild_id=1, channel_id=1, host=ADA, options=Options(4, pace=Pace.DAY))
    for player in (BRUNO, CHIYO):
        await games.change(game.id, decisions.join(player))
    return await some_takes(games, await games.change(game.id, decisions.begin(ADA.user_id)), 1)


async def put_back_and_played_on(
    store: MemoryStore, games: GameService, elsewhere: GameService, clock: Clock
) -> Game:
    """Return a game whose last take was undone with its database, and another made in another process."""
    game = await a_turn_of_bruno(games)
    row, log = store.games[game.id], list(store.logs[game.id])
    await some_takes(games, game, 1)
    store.games[game.id], store.logs[game.id] = row, log
    clock.go(HOUR)
    move = azul.legal_moves(game.table.running_state)[-1]
    return await elsewhere.change(game.id, decisions.take(BRUNO.user_id, move))


async def take_back_by_consent(games: GameService, game: Game) -> None:
    """Let Ada take back her move although Bruno has moved since."""
    game = await some_takes(games, game, 1)
    game = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    for player in (BRUNO, CHIYO):
        await games.change(game.id, decisions.agree(player.user_id, game.table.consent.number))


LEADS: Mapping[str, tuple[Callable[[GameService, Game], Awaitable[object]], str | None]] = {
    "a take": (lambda games, game: some_takes(games, game, 0), "Ada"),
    "another take": (lambda games, game: some_takes(games, game, 1), "Bruno"),
    "an undo": (lambda games, game: games.change(game.id, decisions.undo(ADA.user_id)), None),
    "an undo by consent": (take_back_by_consent, None),
    "somebody who leaves": (
        lambda games, game: games.change(game.id, decisions.resign(CHIYO.user_id)),
        "Ada",
    ),
    "a pause": (lambda games, game: games.change(game.id, decisions.pause(ADA.user_id)), "Ada"),
}
"""What follows Ada's first take, and whose take has led to the position then."""


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("what", LEADS)
async def test_the_take_that_led_to_a_position_is_known_until_it_is_taken_back(
    games: GameService, elsewhere: GameService, what: str, *, is_known: bool
) -> None:
    happens, taker = LEADS[what]
    game = await a_turn_of_bruno(games)
    await happens(games, game)
    asked = games if is_known else elsewhere
    last = await asked.last_take(await asked.get(game.id))
    event = None if last is None else last.event
    assert isinstance(event, Played) is (taker is not None)
    if isinstance(event, Played) and isinstance(event.event, azul.Taken):
        assert game.table.players[event.event.seat].name == taker


def time_until_due(store: MemoryStore, game: Game) -> timedelta:
    """Return how long after its last change a game is due."""
    row = store.games[game.id]
    assert row.due_at is not None
    return timedelta(milliseconds=row.due_at - row.updated_at)


async def test_a_game_that_nobody_else_has_changed_is_not_loaded_for_the_next_move(
    games: GameService, loaded: list[int]
) -> None:
    game = await a_turn_of_bruno(games)
    loaded.clear()
    game = await some_takes(games, game, 10)
    assert loaded == []
    assert await games.get(game.id) == game


async def test_the_games_that_were_changed_last_are_remembered(games: GameService, loaded: list[int]) -> None:
    all_games = [
        await games.open(guild_id=1, channel_id=number, host=ADA, options=Options(4))
        for number in range(CACHED_GAMES + 1)
    ]
    for game in all_games:
        await games.change(game.id, decisions.join(BRUNO))
    loaded.clear()
    await games.change(all_games[-1].id, decisions.join(CHIYO))
    await games.change(all_games[0].id, decisions.join(CHIYO))
    assert loaded == [all_games[0].id]


async def test_nobody_is_refused_for_what_is_not_so_any_more(
    games: GameService, elsewhere: GameService
) -> None:
    game = await a_game(games)
    game = await some_takes(elsewhere, await some_takes(games, game, 1), 1)
    move = azul.legal_moves(game.table.running_state)[0]
    taken = await games.change(game.id, decisions.take(ADA.user_id, move), version=game.version)
    assert taken.version == game.version + 1


async def test_somebody_who_is_refused_is_told_what_is_so_now(
    games: GameService, elsewhere: GameService
) -> None:
    game = await a_turn_of_bruno(games)
    await elsewhere.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    with refused("ended"):
        await some_takes(games, game, 1)


async def test_a_take_that_was_undone_elsewhere_can_be_made_again(
    games: GameService, elsewhere: GameService
) -> None:
    game = await a_turn_of_bruno(games)
    undone = await elsewhere.change(game.id, decisions.undo(ADA.user_id))
    again = await some_takes(games, undone, 1)
    assert (again.version, again.table.running_state) == (game.version + 2, game.table.running_state)


async def test_what_was_decided_about_a_game_in_a_database_that_was_put_back_is_decided_again(
    store: MemoryStore, games: GameService, elsewhere: GameService, clock: Clock
) -> None:
    other = await put_back_and_played_on(store, games, elsewhere, clock)

    game = await some_takes(games, other, 1)

    assert [entry.after for entry in await elsewhere.history(game.id)][-2:] == [other.table, game.table]


async def test_what_was_undone_by_putting_a_database_back_is_not_told(
    store: MemoryStore, games: GameService, elsewhere: GameService, clock: Clock
) -> None:
    other = await put_back_and_played_on(store, games, elsewhere, clock)
    assert await games.last_take(await games.get(other.id)) == await elsewhere.last_take(other)


async def test_what_was_undone_by_putting_a_database_back_is_not_told_with_the_next_move(
    store: MemoryStore, games: GameService, elsewhere: GameService, clock: Clock
) -> None:
    other = await put_back_and_played_on(store, games, elsewhere, clock)

    game = await some_takes(games, other, 1)

    since = other.version - 1
    assert await games.entries_since(game, since) == (await elsewhere.history(game.id))[since:]


async def test_a_game_that_was_removed_is_gone(store: MemoryStore, games: GameService) -> None:
    game = await a_turn_of_bruno(games)
    await MemoryStore(store).remove(game.id)
    with refused("no-table"):
        await some_takes(games, game, 1)


async def test_a_game_that_was_removed_is_gone_for_those_who_looked_at_it_long_ago(
    store: MemoryStore, games: GameService
) -> None:
    seen = await a_turn_of_bruno(games)
    game = await some_takes(games, seen, CACHED_ENTRIES)
    await MemoryStore(store).remove(game.id)
    state = game.table.running_state
    user_id, move = game.table.players[state.turn].user_id, azul.legal_moves(state)[0]
    with refused("no-table"):
        await games.change(game.id, decisions.take(user_id, move), version=seen.version - 1)


async def test_nobody_comes_back_who_was_taken_out_elsewhere(
    store: MemoryStore, games: GameService, elsewhere: GameService
) -> None:
    game = await a_turn_of_bruno(games)
    await elsewhere.deletions.begin(BRUNO.user_id)
    await elsewhere.deletions.remove_from_game(game.id, BRUNO.user_id)
    store.games[game.id] = replace(store.games[game.id], version=game.version, updated_at=game.updated_at)
    store.logs[game.id] = store.logs[game.id][: game.version]  # as if nothing but the names had changed
    await some_takes(games, await games.get(game.id), 1)
    assert "Bruno" not in store.games[game.id].snapshot


async def test_nobody_is_told_of_who_was_taken_out_of_a_finished_game_elsewhere(
    games: GameService, elsewhere: GameService
) -> None:
    game = await a_turn_of_bruno(games)
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    await elsewhere.deletions.begin(BRUNO.user_id)
    await elsewhere.deletions.remove_from_game(game.id, BRUNO.user_id)
    game = await games.get(game.id)
    for _ in range(2):  # as read, and as remembered
        assert "Bruno" not in repr(await games.entries_since(game, 0))
        assert "Bruno" not in repr(await games.since_last_turn(game, None))


async def test_a_plan_that_was_made_elsewhere_is_due(
    store: MemoryStore, games: GameService, elsewhere: GameService
) -> None:
    game = await a_turn_of_bruno(games)
    state = game.table.running_state._replace(turn=2)
    move = max(azul.legal_moves(state), key=lambda move: move.source)  # from where Bruno takes nothing
    await elsewhere.plans.add(game.id, CHIYO.user_id, move, version=game.version)
    game = await some_takes(games, game, 1)
    assert time_until_due(store, game) == timedelta(seconds=30)


async def test_what_somebody_has_chosen_elsewhere_counts(
    store: MemoryStore, games: GameService, elsewhere: GameService, clock: Clock
) -> None:
    game = await a_turn_of_bruno(games)
    noon = clock.now.hour * 60
    await elsewhere.people.change(CHIYO.user_id, lambda *_: Person(zone="UTC", quiet=(noon, noon + 60)))
    game = await some_takes(games, game, 1)
    assert time_until_due(store, game) == 13 * HOUR


async def test_an_absence_that_was_noticed_elsewhere_is_told(
    games: GameService, elsewhere: GameService, clock: Clock
) -> None:
    await elsewhere.deadlines.heartbeat()
    game = await a_turn_of_bruno(games)
    clock.go(HOUR)
    await elsewhere.deadlines.heartbeat()
    game = await some_takes(games, game, 1)
    events = [entry.event for entry in await games.history(game.id)]
    assert events[-2:-1] == [Delayed(3_600_000)]


async def test_a_move_says_where_the_game_is_now(games: GameService, elsewhere: GameService) -> None:
    game = await a_turn_of_bruno(games)
    await elsewhere.channels.enter_thread(game.id, 77)
    await elsewhere.mark_shown(Shown(game.id, game.version, 88, 99))
    game = await some_takes(games, game, 1)
    assert (game.thread_id, game.home, game.message_id, game.reminder_id) == (77, 1, 88, 99)
    assert game.shown_version == game.version - 1


async def test_what_a_change_has_returned_is_not_loaded_to_be_shown(
    games: GameService, loaded: list[int]
) -> None:
    game = await some_takes(games, await a_turn_of_bruno(games), 1)
    loaded.clear()
    assert await games.latest(game) is game
    assert loaded == []
    assert await games.get(game.id) == game


async def test_the_end_of_a_log_is_not_read_to_be_shown_however_often(
    store: MemoryStore, games: GameService
) -> None:
    game = await a_turn_of_bruno(games)
    fail(store, "events")
    for _ in range(CACHED_ENTRIES):
        game = await games.get((await some_takes(games, game, 1)).id)
        for since in (max(1, game.version - CACHED_ENTRIES), game.version - 1, game.version):
            entries = await games.entries_since(game, since)
            assert [entry.version for entry in entries] == list(range(since + 1, game.version + 1))
        assert (await games.last_take(game)) == (await games.entries_since(game, game.version - 1))[0]


async def test_what_a_change_has_returned_is_loaded_once_there_is_another(games: GameService) -> None:
    game = await a_turn_of_bruno(games)
    after = await some_takes(games, game, 1)
    assert await games.latest(game) == after


async def test_what_a_change_has_returned_is_loaded_once_it_is_shown_or_moved(games: GameService) -> None:
    game = await a_turn_of_bruno(games)
    await games.mark_shown(Shown(game.id, game.version, 88, 99))
    assert (await games.latest(game)).shown_version == game.version

    game = await some_takes(games, game, 1)
    await games.channels.enter_thread(game.id, 77)
    assert (await games.latest(game)).thread_id == 77

    game = await some_takes(games, await games.get(game.id), 1)
    await games.channels.leave_thread(game.id)
    assert (await games.latest(game)).is_back_in_channel


async def test_what_a_change_has_returned_is_loaded_once_somebody_has_chosen_something(
    games: GameService,
) -> None:
    game = await a_turn_of_bruno(games)
    await games.people.change(
        BRUNO.user_id, lambda person, _: person.model_copy(update={"pings": Pings.NONE})
    )
    assert (await games.latest(game)).has_settings
