"""The result of a finished game, compared with its final position."""

import random
from collections import Counter
from datetime import timedelta
from functools import partial

import pytest

import azul
import players
from engine import Game, GameService, Options, Rated, decisions
from engine.export import record_of
from engine.statistics.results import result_of
from engine.table.events import Played
from storage.statistics import FinishedGame
from storage.store import Store
from tests.azul.games import ALL_RULES
from tests.engine.clock import Clock
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
    games_over,
    some_takes,
)
from tests.engine.test_choosing import do, event_for
from tests.some import some


async def the_result(store: Store, game: Game) -> FinishedGame:
    finished = await store.finished_row(game.id)
    assert finished is not None
    result = result_of(finished, await store.events(game.id))
    assert result is not None
    return result


async def played_on(games: GameService, game: Game, chance: random.Random, rounds: int = 99) -> Game:
    """Return a game after so many of its rounds."""
    while game.table.is_open and game.table.running_state.round <= rounds:
        if chance.random() < 0.1 and game.table.undoable is not None:
            game = await games.change(game.id, decisions.undo(PEOPLE[game.table.undoable.turn].user_id))
        else:
            game = await do(games, game, event_for(game.table.running_state, chance))
    return game


@pytest.mark.one_in(5)
@pytest.mark.parametrize("number", range(len(ALL_RULES)))
async def test_a_result_agrees_with_the_boards_and_the_moves_of_the_game(
    store: MemoryStore, number: int
) -> None:
    chance, rules = random.Random(number), ALL_RULES[number]
    games = games_over(store, number)
    game = await played_on(games, await a_game(games, 2 + number % 3, rules), chance)
    state = game.table.state
    assert state is not None

    result = await the_result(store, game)

    assert (result.wall, result.factories) == (rules.wall.value, rules.factories.value)
    assert result.rounds == state.round
    assert [seat.user_id for seat in result.seats] == [player.user_id for player in game.table.players]
    assert [(seat.place, seat.seat) for seat in result.seats] == sorted(
        azul.standings(state), key=lambda each: each[1]
    )
    for seat, board in some(zip(result.seats, state.boards, strict=True)):
        bonus = 2 * seat.full_rows + 7 * seat.full_columns + 10 * seat.full_colours
        assert seat.score == board.score == seat.wall_points - seat.floor_points + bonus
        assert seat.full_rows == len(board.wall.complete_rows())
        assert seat.rated_place == seat.place
    assert [seat.colours for seat in result.seats] == await tiles_taken(games, game)
    assert sum(seat.markers for seat in result.seats) <= result.rounds
    assert result.unrated == ""


async def tiles_taken(games: GameService, game: Game) -> list[tuple[int, ...]]:
    """Return how many tiles of each colour each seat took, counted in the record of the game."""
    taken = [Counter[azul.Colour]() for _ in game.table.players]
    moves: list[tuple[int, azul.Colour, int]] = []
    record = record_of(game.id, await games.history(game.id))
    for step in azul.steps_of(record):
        match step.event:
            case azul.Taken(seat, move):
                moves.append((seat, move.colour, azul.number_taken(step.before, move)))
            case azul.Undone() | azul.TakenBack():
                del moves[-step.undone :]
            case _:
                pass
    for seat, colour, number in moves:
        taken[seat][colour] += number
    return [tuple(each[colour] for colour in azul.COLOURS) for each in taken]


async def test_a_closed_game_has_no_result(store: MemoryStore, games: GameService) -> None:
    game = await a_game(games)
    game = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    finished = await store.finished_row(game.id)
    assert finished is not None
    assert result_of(finished, await store.events(game.id)) is None


@pytest.mark.parametrize(("rounds", "unrated"), [(0, "short"), (1, "short"), (2, "")])
async def test_a_game_is_rated_once_two_rounds_were_played_before_somebody_left(
    store: MemoryStore, games: GameService, rounds: int, unrated: str
) -> None:
    game = await played_on(games, await a_game(games, 3), random.Random(1), rounds)
    game = await games.change(game.id, decisions.resign(BRUNO.user_id))
    game = await games.change(game.id, decisions.resign(CHIYO.user_id))
    result = await the_result(store, game)
    assert result.unrated == unrated
    assert [seat.rated_place for seat in result.seats] == ([1, 3, 3] if not unrated else [None] * 3)
    assert [seat.resigned for seat in result.seats] == [False, True, True]
    assert result.margin is None


async def test_a_round_that_somebody_ends_by_leaving_was_not_played_before(
    store: MemoryStore, games: GameService
) -> None:
    chance = random.Random(1)
    game = await played_on(games, await a_game(games, 3, azul.Rules(azul.WallSide.FREE)), chance, 1)
    while game.table.running_state.phase is azul.Phase.OFFER:
        game = await do(games, game, event_for(game.table.running_state, chance))
    assert game.table.running_state.round == 2
    while len(waiting := azul.waiting_for(game.table.running_state)) > 1:
        for event in players.whole_turn(game.table.running_state, waiting[1]):
            game = await do(games, game, event)
    game = await games.change(game.id, decisions.resign(PEOPLE[waiting[0]].user_id))
    assert game.table.running_state.round == 3
    game = await games.change(game.id, decisions.resign(PEOPLE[game.table.running_state.turn].user_id))
    assert (await the_result(store, game)).unrated == "short"


async def test_a_game_with_a_computer_is_not_rated(store: MemoryStore, games: GameService) -> None:
    game = await a_lobby(games, 2)
    game = await games.change(game.id, decisions.add_computer(ADA.user_id))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    chance = random.Random(2)
    while game.table.is_open:
        event = event_for(game.table.running_state, chance)
        assert isinstance(event, azul.Taken)
        move = Played(event, by_computer=game.table.players[event.seat].is_computer)
        game = await games.change(game.id, partial(lambda move, *_: (move,), move))
    result = await the_result(store, game)
    assert result.unrated == "computer"
    assert [seat.is_computer for seat in result.seats].count(True) == 1
    assert all(seat.user_id == 0 for seat in result.seats if seat.is_computer)
    assert not any(seat.feats for seat in result.seats)


async def test_a_game_that_was_opened_so_is_not_rated(store: MemoryStore, games: GameService) -> None:
    options = Options(2, rated=Rated.NO)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=options)
    game = await games.change(game.id, decisions.join(BRUNO))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    game = await played_on(games, game, random.Random(3))
    result = await the_result(store, game)
    assert result.unrated == "chosen"
    assert [seat.rated_place for seat in result.seats] == [None, None]
    assert any(seat.feats for seat in result.seats)


async def test_nobody_has_won_a_game_that_two_share(store: MemoryStore, games: GameService) -> None:
    game = await a_game(games)
    while game.table.is_open:
        state = game.table.running_state
        falling = [move for move in azul.legal_moves(state) if move.line == azul.FLOOR]
        most = max(falling, key=partial(azul.number_taken, state))
        game = await do(games, game, azul.Taken(state.turn, most))
    result = await the_result(store, game)
    assert [(seat.place, seat.shared, seat.feats) for seat in result.seats] == [(1, True, ())] * 2


async def test_the_time_of_a_turn_counts_for_the_person_who_made_it() -> None:
    store, clock = MemoryStore(), Clock()
    games = GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))
    game, chance = await a_lobby(games, 2), random.Random(4)
    clock.go(timedelta(days=40))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    while game.table.is_open:
        is_ada = game.table.running_state.turn == 0
        clock.now += timedelta(minutes=1 if is_ada else 3)
        game = await do(games, game, event_for(game.table.running_state, chance))
    result = await the_result(store, game)
    ada, bruno = result.seats
    assert (ada.thinking, bruno.thinking) == (60_000 * ada.turns, 180_000 * bruno.turns)
    assert (result.month, result.duration) == (202_602, ada.thinking + bruno.thinking)


async def test_nobody_thinks_during_a_pause() -> None:
    store, clock = MemoryStore(), Clock()
    games = GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))
    game = await a_game(games)
    for length in (timedelta(minutes=1), timedelta(hours=1)):
        clock.go(length)
        decide = decisions.resume if game.table.pause else decisions.pause
        game = await games.change(game.id, decide(ADA.user_id))
    clock.go(timedelta(minutes=1))
    game = await played_on(games, game, random.Random(4))
    ada, bruno = (await the_result(store, game)).seats
    assert (ada.thinking, bruno.thinking) == (120_000, 0)


async def test_takes_that_were_taken_back_by_consent_do_not_count(
    store: MemoryStore, games: GameService
) -> None:
    game = await some_takes(games, await a_game(games, 3), 5)
    game = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    for player in (BRUNO, CHIYO):
        game = await games.change(game.id, decisions.agree(player.user_id, game.table.consent.number))
    assert game.table.running_state.turn == 0
    for player in (BRUNO, CHIYO):
        game = await games.change(game.id, decisions.resign(player.user_id))
    seats = (await the_result(store, game)).seats
    assert [seat.turns for seat in seats] == [1, 1, 1]
    assert [seat.colours for seat in seats] == await tiles_taken(games, game)


async def test_a_seat_belongs_to_the_person_who_made_most_of_its_takes(
    store: MemoryStore, games: GameService
) -> None:
    chance = random.Random(5)
    game = await played_on(games, await a_game(games), chance, 1)
    game = await games.change(game.id, decisions.hand_over(BRUNO.user_id, DARIYA))
    game = await games.change(game.id, decisions.substitute(DARIYA))
    people, taken = [ADA, DARIYA], 0
    while game.table.is_open:
        state = game.table.running_state
        taken += state.turn
        event = event_for(state, chance)
        assert isinstance(event, azul.Taken)
        game = await games.change(game.id, decisions.take(people[state.turn].user_id, event.move))
    result = await the_result(store, game)
    assert [seat.user_id for seat in result.seats] == [ADA.user_id, DARIYA.user_id]
    assert result.seats[1].turns == taken
    assert result.unrated == ""
    assert [seat.rated_place for seat in result.seats] == [seat.place for seat in result.seats]


@pytest.mark.parametrize(("extra", "is_rated"), [(-1, True), (0, False), (1, True)])
async def test_a_seat_whose_takes_two_people_made_half_and_half_is_nobody_s(
    extra: int, *, is_rated: bool
) -> None:
    store, takes = MemoryStore(), 30
    games = GameService(store, now=Clock(), new_secret=lambda: (10).to_bytes(32))
    game, people = await a_game(games), {0: ADA, 1: BRUNO}
    chance, taken = random.Random(0), 0
    while game.table.is_open:
        state = game.table.running_state
        if taken == takes // 2 + extra and people[1] is BRUNO:
            game = await games.change(game.id, decisions.hand_over(BRUNO.user_id, DARIYA))
            game = await games.change(game.id, decisions.substitute(DARIYA))
            people[1] = DARIYA
        event = event_for(state, chance)
        assert isinstance(event, azul.Taken)
        taken += state.turn
        game = await games.change(game.id, decisions.take(people[state.turn].user_id, event.move))
    assert taken == takes
    _, seat = (await the_result(store, game)).seats
    assert (seat.rated_place is not None) is is_rated
    if is_rated:
        assert seat.user_id == (BRUNO if extra > 0 else DARIYA).user_id
