"""Seats of people who are late: the computer plays for them, or somebody else takes the seat."""

import random
from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Game,
    GameService,
    Player,
    Refusal,
    Status,
    Vote,
    after_grace,
    deadline_of,
    decisions,
    due_of,
    play_again,
    state_to_plan,
)
from engine.deadlines import UNDO_WINDOW
from engine.export import record_of
from engine.table.events import Abandoned, Played, SeatGiven, SeatOffered
from engine.table.fold import advance
from tests.engine.clock import Clock
from tests.engine.decisions.test_votes import a_late_game, by_computer, news, vote
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, refused, some_takes
from tests.engine.test_choosing import do as do_it
from tests.engine.test_choosing import event_for
from tests.engine.test_pace import DAY, HOUR, MINUTE, a_game, over, shown, stay

EMIL = Player(5, "Emil")
FINN = Player(6, "Finn")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


# ── the computer ──


async def test_the_computer_plays_one_turn_that_nobody_can_undo(games: GameService, clock: Clock) -> None:
    game = await a_late_game(games, clock)
    await vote(games, game, Vote.PLAY, BRUNO, CHIYO)
    after = await games.deadlines.apply_due(game.id)
    assert len(by_computer(await news(games, after, game))) == 1
    assert (after.table.computers, after.table.undoable, after.table.earlier) == ((), None, ())
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.undo(ADA.user_id))


async def test_the_computer_keeps_a_seat_until_its_owner_takes_it_back(
    games: GameService, clock: Clock
) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    assert (game.table.computers, due_of(game.table, NO_HOURS) is not None) == ((0,), True)
    await stay(games, clock, timedelta(0))
    for _ in range(2):
        game = await shown(games, await some_takes(games, await games.get(game.id), 2))
        assert game.table.awaited_people == ()
        assert deadline_of(game.table, NO_HOURS) is None
        assert await stay(games, clock, UNDO_WINDOW - timedelta(seconds=1)) == []
        assert len(by_computer(await stay(games, clock, timedelta(seconds=1)))) >= 1
    back = await games.change(game.id, decisions.take_back(ADA.user_id))
    assert back.table.computers == ()
    with refused("seat-is-yours"):
        await games.change(game.id, decisions.take_back(ADA.user_id))
    assert (await games.history(game.id))[-1].after == back.table


@pytest.mark.parametrize("person", [BRUNO, EMIL])
async def test_nobody_else_takes_a_seat_back(games: GameService, clock: Clock, person: Player) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    with pytest.raises(Refusal):
        await games.change(game.id, decisions.take_back(person.user_id))
    assert (await games.get(game.id)).table.computers == (0,)
    clock.go(HOUR)
    back = await games.change(game.id, decisions.take_back(ADA.user_id))
    assert (back.table.computers, back.table.since) == ((), clock.milliseconds)


async def test_a_move_takes_the_seat_back(games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    game = await some_takes(games, game, 1)
    assert (game.table.computers, game.table.running_state.turn) == ((), 1)
    assert by_computer(await stay(games, clock, HOUR)) == []
    assert (await games.change(game.id, decisions.undo(ADA.user_id))).table.running_state.turn == 0


async def test_whose_seat_the_computer_holds_has_no_vote(games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(games, clock, DAY + MINUTE)
    game = await games.get(game.id)
    assert (game.table.late, game.table.voters) == ((1,), (2,))
    with refused("computer-holds"):
        await vote(games, game, Vote.END, ADA)
    left = await games.change(game.id, decisions.resign(ADA.user_id))
    assert (left.table.computers, left.table.voters) == ((), (2,))


async def test_computers_move_one_after_the_other_in_one_go(games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(games, clock, DAY + MINUTE)
    game = await vote(games, await games.get(game.id), Vote.GIVE, CHIYO)
    await stay(games, clock, timedelta(0))
    game = await shown(games, await some_takes(games, await games.get(game.id), 1))
    clock.go(UNDO_WINDOW)
    after = await games.deadlines.apply_due(game.id)
    assert [
        event.seat
        for event in by_computer(await news(games, after, game))
        if not isinstance(event, azul.Dealt)
    ][:2] == [0, 1]
    assert after.table.running_state.turn == 2


async def test_a_game_that_only_computers_are_left_in_is_closed(games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(games, clock, DAY + MINUTE)
    game = await vote(games, await games.get(game.id), Vote.GIVE, CHIYO)
    left = await games.change(game.id, decisions.resign(CHIYO.user_id))
    assert left.table.status is Status.CANCELLED


async def test_a_game_that_everybody_has_forgotten_is_closed(games: GameService, clock: Clock) -> None:
    game = await a_game(games, players=3)
    events = await stay(games, clock, 7 * DAY)
    assert [event.seat for event in by_computer(events) if isinstance(event, azul.Taken)] == [0, 1, 2]
    assert events[-1] == Abandoned()
    assert (await games.get(game.id)).due_at is None


async def test_somebody_who_does_something_keeps_the_game_alive(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    for _ in range(4):
        await stay(games, clock, 2 * DAY + MINUTE)
        game = await shown(games, await some_takes(games, await games.get(game.id), 1))
        assert (game.table.is_open, game.table.running_state.turn) == (True, 0)


async def test_two_processes_move_once(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    first, second = (
        await games.deadlines.apply_due(game.id),
        await over(store, clock).deadlines.apply_due(game.id),
    )
    assert (first.version, second.version) == (game.version + 1, game.version + 1)


async def test_what_the_computer_did_is_no_turn_of_one_s_own(games: GameService, clock: Clock) -> None:
    game = await shown(games, await some_takes(games, await a_game(games), 2))
    await stay(games, clock, DAY)
    await vote(games, await games.get(game.id), Vote.PLAY, BRUNO)
    game = await games.deadlines.apply_due(game.id)
    missed = await games.since_last_turn(game, 0)
    events = [entry.event for entry in missed]
    assert isinstance(events[0], Played)
    assert not events[0].by_computer
    assert len(by_computer(events)) == 1


# ── substitutes ──


async def a_game_with_an_offered_seat(games: GameService, clock: Clock) -> Game:
    """Return a game in which Ada may be replaced."""
    game = await vote(games, await a_late_game(games, clock), Vote.SEEK, BRUNO, CHIYO)
    await stay(games, clock, 12 * HOUR)
    return await games.get(game.id)


async def test_anybody_who_is_not_playing_takes_the_seat_that_is_offered(
    games: GameService, clock: Clock
) -> None:
    game = await a_game_with_an_offered_seat(games, clock)
    clock.go(HOUR)
    with refused("already-seated"):
        await games.change(game.id, decisions.substitute(BRUNO))
    game = await games.change(game.id, decisions.substitute(EMIL))
    with refused("already-seated"):
        await games.change(game.id, decisions.substitute(EMIL))
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(FINN))
    with refused("not-seated"):
        await games.change(
            game.id, decisions.take(ADA.user_id, azul.legal_moves(game.table.running_state)[0])
        )
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert (game.table.players[0], game.table.host_id) == (EMIL, EMIL.user_id)
    assert (await games.history(game.id))[-1].after == game.table
    assert [each.id for each in await games.finder.open_of(EMIL.user_id)] == [game.id]
    assert [each.id for each in await games.finder.open_of(ADA.user_id)] == [game.id]
    game = await some_takes(games, game, 1)
    assert game.table.running_state.turn == 1


async def test_until_somebody_takes_the_seat_its_owner_may_return(games: GameService, clock: Clock) -> None:
    game = await some_takes(games, await a_game_with_an_offered_seat(games, clock), 1)
    assert game.table.offered == ()
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(EMIL))


async def test_a_seat_stays_offered_while_nobody_comes(games: GameService, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(games, clock)
    given, _ = advance(game.table, SeatGiven(0), clock.milliseconds)
    assert (given.offered, given.computers) == ((), (0,))
    await stay(games, clock, 2 * DAY)
    game = await games.get(game.id)
    assert (game.table.offered, game.table.running_state.turn) == ((0,), 1)
    await games.change(game.id, decisions.resign(ADA.user_id))
    assert (await games.get(game.id)).table.offered == ()


async def test_the_file_and_the_next_game_know_the_substitute(games: GameService, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(games, clock)
    await games.change(game.id, decisions.substitute(EMIL))
    game = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    record = record_of(game.id, await games.history(game.id))
    assert record.players == ("Ada → Emil", "Bruno", "Chiyo")
    with refused("not-your-rematch"):
        await play_again(games, game, ADA, guild_id=1, channel_id=CHANNEL)
    again = await play_again(games, game, EMIL, guild_id=1, channel_id=CHANNEL)
    assert again.table.host_id == EMIL.user_id


# ── plans ──


async def plan(games: GameService, game: Game, player: Player) -> None:
    """Plan some take that will still be there."""
    state = state_to_plan(game, player.user_id)
    move = azul.legal_moves(state)[-1]
    await games.plans.add(game.id, player.user_id, move, version=game.version)


async def test_the_plan_of_somebody_whose_seat_the_computer_holds_waits(
    games: GameService, clock: Clock
) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(games, clock, timedelta(0))
    await plan(games, await games.get(game.id), ADA)
    game = await shown(games, await some_takes(games, await games.get(game.id), 2))
    clock.go(timedelta(seconds=31))
    assert await games.carry_out_plan(game.id) == game
    await stay(games, clock, timedelta(0))
    game = await games.get(game.id)
    assert game.table.running_state.turn == 1
    assert await games.plans.planned_by(game, ADA.user_id) == ()


async def test_the_plan_of_somebody_who_was_replaced_is_deleted(games: GameService, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(games, clock)
    await stay(games, clock, 2 * DAY)
    await plan(games, await games.get(game.id), ADA)
    assert ADA.user_id in await games.plans.all_in(game.id)
    await games.change(game.id, decisions.substitute(EMIL))
    assert await games.plans.all_in(game.id) == {}


# ── free walls ──


async def all_choose(games: GameService, clock: Clock) -> Game:
    """Return a game in which all three choose spaces on free walls."""
    for seed in range(200):
        chance = random.Random(seed)
        game = await a_game(games, players=3, rules=azul.Rules(azul.WallSide.FREE))
        while game.table.running_state.phase is azul.Phase.OFFER and game.table.running_state.round == 1:
            game = await do_it(games, game, event_for(game.table.running_state, chance))
        if azul.waiting_for(game.table.running_state) == (0, 1, 2):
            return await shown(games, game)
        await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    raise AssertionError(f"they never all choose; it is {clock.now}")


async def settle(games: GameService, game: Game, seat: int) -> Game:
    """Let a player choose the first space for every line, and confirm."""
    while not (placed := azul.placed_lines(game.table.running_state, seat)).is_complete:
        space = placed.decisions[-1].spaces[0]
        game = await do_it(games, game, azul.Placed(seat, space.row, space.column))
    return await shown(games, await do_it(games, game, azul.Settled(seat)))


async def test_several_who_still_choose_are_voted_on_together(games: GameService, clock: Clock) -> None:
    game = await settle(games, await all_choose(games, clock), 2)
    await stay(games, clock, DAY)
    game = await games.get(game.id)
    assert (game.table.late, game.table.voters) == ((0, 1), (2,))
    await vote(games, game, Vote.PLAY, CHIYO)
    after = await games.deadlines.apply_due(game.id)
    assert {
        event.seat for event in by_computer(await news(games, after, game)) if isinstance(event, azul.Settled)
    } == {0, 1}
    assert (after.table.running_state.round, after.table.running_state.phase) == (2, azul.Phase.OFFER)


async def test_who_chooses_late_votes_on_the_others(games: GameService, clock: Clock) -> None:
    game = await all_choose(games, clock)
    await stay(games, clock, DAY)
    assert (await games.get(game.id)).table.voters == ()
    game = await settle(games, await games.get(game.id), 0)
    assert (game.table.late, game.table.voters) == ((1, 2), (0,))
    sought = await vote(games, game, Vote.SEEK, ADA)
    assert after_grace(sought.table) == (SeatOffered(1), SeatOffered(2))
    game = await vote(games, game, Vote.GIVE, ADA)
    assert game.table.computers == (1, 2)
    await stay(games, clock, timedelta(0))
    assert (await games.get(game.id)).table.running_state.round == 2


async def test_the_computer_goes_on_with_what_was_chosen_already(games: GameService, clock: Clock) -> None:
    game = await settle(games, await settle(games, await all_choose(games, clock), 1), 2)
    decision = azul.placed_lines(game.table.running_state, 0).decisions[-1]
    space = decision.spaces[-1]
    game = await shown(games, await do_it(games, game, azul.Placed(0, space.row, space.column)))
    await stay(games, clock, 2 * DAY)
    after = await games.get(game.id)
    assert after.table.running_state.boards[0].wall.row(space.row)[space.column] == decision.colour
