"""The newest entries of a log come from the cache; anything else is read."""

import random
from itertools import pairwise

import pytest

import azul
from engine import Game, GameService, Options, decisions
from engine.repository import CACHED_ENTRIES, CACHED_GAMES
from engine.table.events import Played
from storage.records import StoredEvent
from tests.effort import EVERYTHING
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, PEOPLE, a_game, games_over, some_takes
from tests.some import some


class Unreadable(MemoryStore):
    """A database whose logs can be made unreadable, to show that nobody reads them."""

    readable = True

    async def events(self, *args: int, **options: int) -> list[StoredEvent]:
        assert self.readable, "the whole log was read"
        return await super().events(*args, **options)


@pytest.fixture
def store() -> Unreadable:
    return Unreadable()


async def test_what_was_just_committed_is_known_without_reading_the_log(
    store: Unreadable, games: GameService
) -> None:
    seen = await a_game(games)
    store.readable = False
    game = await some_takes(games, seen, CACHED_ENTRIES - 2)

    for version in some(range(seen.version, game.version + 1)):
        entries = await games.entries_since(game, version)
        assert [entry.version for entry in entries] == list(range(version + 1, game.version + 1))
    assert not await games.has_moved_on(game, game.version)
    assert await games.has_moved_on(game, seen.version)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seed", range(4))
async def test_entries_are_the_same_whether_they_were_known_or_read(seed: int) -> None:
    store = MemoryStore()
    games, chance = games_over(store, seed), random.Random(seed)
    game = await a_game(games, 2 + seed % 3)
    for _ in range(100 if EVERYTHING else 40):
        shown = game.version
        game = await some_takes(games, game, chance.randrange(4), chance)
        if chance.random() < 0.2 and game.table.undoable:
            game = await games.change(game.id, decisions.undo(PEOPLE[game.table.undoable.turn].user_id))
        if chance.random() < 0.01 and game.table.is_open:
            game = await games.change(game.id, decisions.resign(ADA.user_id))
        assert await games.entries_since(game, shown) == (await games.history(game.id))[shown:]
        assert await games.last_take(game) == await games_over(store).last_take(game)


async def test_entries_that_another_process_committed_are_read(store: MemoryStore) -> None:
    here, there = games_over(store), games_over(store)
    seen = await a_game(here)
    await some_takes(there, seen, 3)
    game = await some_takes(here, await here.get(seen.id), 1)

    entries = await here.entries_since(game, seen.version)

    assert entries == (await here.history(game.id))[seen.version :]
    assert len(entries) == 4


async def test_entries_committed_after_the_game_was_looked_at_are_left_out(games: GameService) -> None:
    seen = await a_game(games)
    looked_at = await some_takes(games, seen, 1)
    await some_takes(games, looked_at, 2)

    entries = await games.entries_since(looked_at, seen.version)

    assert [entry.version for entry in entries] == [looked_at.version]


async def test_memory_holds_a_bounded_number_of_games(store: Unreadable, games: GameService) -> None:
    all_games = []
    for channel_id in range(CACHED_GAMES + 1):
        game = await games.open(guild_id=1, channel_id=channel_id, host=ADA, options=Options(2))
        all_games.append(await games.change(game.id, decisions.join(BRUNO)))
    first, last = all_games[0], all_games[-1]
    store.readable = False

    assert len(await games.entries_since(last, 1)) == 1
    with pytest.raises(AssertionError, match="the whole log was read"):
        await games.entries_since(first, 1)


async def last_take(games: GameService, game: Game) -> azul.Event | None:
    """Return the take that the game's position still shows."""
    entry = await games.last_take(game)
    return entry.event.event if entry and isinstance(entry.event, Played) else None


async def test_the_last_take_is_the_last_one_also_after_a_resignation_and_another_theme(
    games: GameService,
) -> None:
    begun = await a_game(games, players=3)
    taken = azul.Taken(0, azul.legal_moves(begun.table.running_state)[0])
    game = await games.change(begun.id, decisions.take(ADA.user_id, taken.move))
    assert await last_take(games, game) == taken
    game = await games.change(game.id, decisions.resign(BRUNO.user_id))
    assert await last_take(games, game) == taken
    game = await games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier"))
    assert await last_take(games, game) == taken


async def test_there_is_no_last_take_before_one_after_a_deal_and_after_an_undo(games: GameService) -> None:
    game = await a_game(games)
    assert await last_take(games, game) is None
    game = await some_takes(games, game, 1)
    game = await games.change(game.id, decisions.undo(ADA.user_id))
    assert await last_take(games, game) is None
    while game.table.running_state.round == 1:
        game = await some_takes(games, game, 1)
    assert await last_take(games, game) is None


async def test_the_last_take_is_found_behind_many_entries(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 1)
    for number in range(2 * CACHED_ENTRIES):
        game = await games.change(game.id, decisions.set_theme(ADA.user_id, str(number)))
    assert isinstance(await last_take(games, game), azul.Taken)


async def test_what_was_missed_since_one_s_last_turn_is_known_without_reading_the_log(
    store: Unreadable, games: GameService
) -> None:
    game = await some_takes(games, await a_game(games, 4), 4)
    store.readable = False

    for seat in range(4):
        first, *missed = await games.since_last_turn(game, seat)
        assert isinstance(first.event, Played)
        assert isinstance(first.event.event, azul.Taken)
        assert first.event.event.seat == seat
        assert len(missed) == 3 - seat


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seed", range(4))
async def test_what_was_missed_is_one_sequence_of_moves_that_stand(seed: int) -> None:
    store = MemoryStore()
    games, chance = games_over(store, seed), random.Random(seed)
    game = await a_game(games, 2 + seed % 3)
    for _ in range(60 if EVERYTHING else 20):
        game = await some_takes(games, game, chance.randrange(4), chance)
        if chance.random() < 0.3 and game.table.undoable:
            game = await games.change(game.id, decisions.undo(PEOPLE[game.table.undoable.turn].user_id))
        if chance.random() < 0.02 and game.table.is_open and not game.table.running_state.resigned:
            game = await games.change(game.id, decisions.resign(ADA.user_id))
        for seat in (None, *range(len(game.table.players))):
            entries = await games.since_last_turn(game, seat)
            assert entries == await games_over(store).since_last_turn(game, seat)
            assert entries[-1].after.state == game.table.state
            for earlier, later in pairwise(entries):
                assert later.before is not None
                assert later.before.state == earlier.after.state
            events = [entry.event.event for entry in entries if isinstance(entry.event, Played)]
            assert not any(isinstance(event, azul.Undone) for event in events)
            turns = [getattr(event, "seat", None) for event in events[1:]]
            assert seat is None or seat not in turns


async def test_what_happened_after_the_game_was_looked_at_was_not_missed_yet(games: GameService) -> None:
    looked_at = await some_takes(games, await a_game(games), 2)
    await some_takes(games, looked_at, 2)
    first, second = await games.since_last_turn(looked_at, 0)
    assert (first.version, second.version) == (looked_at.version - 1, looked_at.version)


async def test_takes_that_were_taken_back_one_after_the_other_were_not_missed(games: GameService) -> None:
    begun = await a_game(games)
    kept = await some_takes(games, begun, 1)
    await some_takes(games, kept, 2)
    await games.change(begun.id, decisions.undo(ADA.user_id))
    asked = await games.change(begun.id, decisions.ask_undo(BRUNO.user_id))
    game = await games.change(begun.id, decisions.agree(ADA.user_id, asked.table.consent.number))
    assert game.table.state == kept.table.state

    for seat, versions in some([(0, [kept.version]), (1, [begun.version - 1, begun.version, kept.version])]):
        assert [entry.version for entry in await games.since_last_turn(game, seat)] == versions


async def test_what_another_process_committed_meanwhile_was_not_missed_yet(store: MemoryStore) -> None:
    here, there = games_over(store), games_over(store)
    looked_at = await some_takes(there, await a_game(there), 2)
    await some_takes(there, looked_at, 2)
    entries = await here.since_last_turn(looked_at, 0)
    assert [entry.version for entry in entries] == [looked_at.version - 1, looked_at.version]
