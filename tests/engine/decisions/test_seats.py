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
    deadline_of,
    decisions,
    due_of,
    play_again,
    state_to_plan,
)
from engine.deadlines import UNDO_LASTS
from engine.export import record_of
from engine.table.events import Abandoned, Played
from tests.engine.decisions.test_votes import a_late_game, by_computer, news, vote
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, refused, some_takes
from tests.engine.test_choosing import do as do_it
from tests.engine.test_choosing import event_for
from tests.engine.test_pace import DAY, HOUR, MINUTE, a_game, over, shown, stay
from tests.engine.turned import Clock

EMIL = Player(5, "Emil")
FINN = Player(6, "Finn")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


# ── the computer ──


async def test_the_computer_plays_one_turn_that_nobody_can_undo(tables: GameService, clock: Clock) -> None:
    game = await a_late_game(tables, clock)
    await vote(tables, game, Vote.PLAY, BRUNO, CHIYO)
    after = await tables.time.pass_for(game.id)
    assert len(by_computer(await news(tables, after, game))) == 1
    assert (after.table.computers, after.table.undoable, after.table.earlier) == ((), None, ())
    with refused("nothing-to-undo"):
        await tables.change(game.id, decisions.undo(ADA.user_id))


async def test_the_computer_keeps_a_seat_until_its_owner_takes_it_back(
    tables: GameService, clock: Clock
) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    assert (game.table.computers, due_of(game.table, NO_HOURS) is not None) == ((0,), True)
    await stay(tables, clock, timedelta(0))
    for _ in range(2):
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 2))
        assert game.table.awaited_people == ()
        assert deadline_of(game.table, NO_HOURS) is None
        assert await stay(tables, clock, UNDO_LASTS - timedelta(seconds=1)) == []
        assert len(by_computer(await stay(tables, clock, timedelta(seconds=1)))) >= 1
    back = await tables.change(game.id, decisions.take_back(ADA.user_id))
    assert back.table.computers == ()
    with refused("seat-is-yours"):
        await tables.change(game.id, decisions.take_back(ADA.user_id))
    assert (await tables.history(game.id))[-1].after == back.table


@pytest.mark.parametrize("person", [BRUNO, EMIL])
async def test_nobody_else_takes_a_seat_back(tables: GameService, clock: Clock, person: Player) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    with pytest.raises(Refusal):
        await tables.change(game.id, decisions.take_back(person.user_id))
    assert (await tables.get(game.id)).table.computers == (0,)


async def test_a_move_takes_the_seat_back(tables: GameService, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    game = await some_takes(tables, game, 1)
    assert (game.table.computers, game.table.playing.turn) == ((), 1)
    assert by_computer(await stay(tables, clock, HOUR)) == []
    assert (await tables.change(game.id, decisions.undo(ADA.user_id))).table.playing.turn == 0


async def test_whose_seat_the_computer_holds_has_no_vote(tables: GameService, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(tables, clock, DAY + MINUTE)
    game = await tables.get(game.id)
    assert (game.table.late, game.table.voters) == ((1,), (2,))
    with refused("computer-holds"):
        await vote(tables, game, Vote.END, ADA)


async def test_computers_move_one_after_the_other_in_one_go(tables: GameService, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(tables, clock, DAY + MINUTE)
    game = await vote(tables, await tables.get(game.id), Vote.GIVE, CHIYO)
    await stay(tables, clock, timedelta(0))
    game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    clock.go(UNDO_LASTS)
    after = await tables.time.pass_for(game.id)
    assert [
        event.seat
        for event in by_computer(await news(tables, after, game))
        if not isinstance(event, azul.Dealt)
    ][:2] == [0, 1]
    assert after.table.playing.turn == 2


async def test_a_game_that_only_computers_are_left_in_is_closed(tables: GameService, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(tables, clock, DAY + MINUTE)
    game = await vote(tables, await tables.get(game.id), Vote.GIVE, CHIYO)
    left = await tables.change(game.id, decisions.resign(CHIYO.user_id))
    assert left.table.status is Status.CANCELLED


async def test_a_game_that_everybody_has_forgotten_is_closed(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables, players=3)
    events = await stay(tables, clock, 7 * DAY)
    assert [event.seat for event in by_computer(events) if isinstance(event, azul.Taken)] == [0, 1, 2]
    assert events[-1] == Abandoned()
    assert (await tables.get(game.id)).due_at is None


async def test_whoever_does_something_keeps_the_game_alive(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)
    for _ in range(4):
        await stay(tables, clock, 2 * DAY + MINUTE)
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
        assert (game.table.is_open, game.table.playing.turn) == (True, 0)


async def test_two_processes_move_once(store: MemoryStore, tables: GameService, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    first, second = await tables.time.pass_for(game.id), await over(store, clock).time.pass_for(game.id)
    assert (first.version, second.version) == (game.version + 1, game.version + 1)


async def test_what_the_computer_did_is_no_turn_of_one_s_own(tables: GameService, clock: Clock) -> None:
    game = await shown(tables, await some_takes(tables, await a_game(tables), 2))
    await stay(tables, clock, DAY)
    await vote(tables, await tables.get(game.id), Vote.PLAY, BRUNO)
    game = await tables.time.pass_for(game.id)
    missed = await tables.since_last_turn(game, 0)
    events = [entry.event for entry in missed]
    assert isinstance(events[0], Played)
    assert not events[0].by_computer
    assert len(by_computer(events)) == 1


# ── substitutes ──


async def a_game_with_an_offered_seat(tables: GameService, clock: Clock) -> Game:
    """Return a game in which Ada may be replaced."""
    game = await vote(tables, await a_late_game(tables, clock), Vote.SEEK, BRUNO, CHIYO)
    await stay(tables, clock, 12 * HOUR)
    return await tables.get(game.id)


async def test_anybody_who_is_not_playing_takes_the_seat_that_is_offered(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    clock.go(HOUR)
    with refused("already-seated"):
        await tables.change(game.id, decisions.substitute(BRUNO))
    game = await tables.change(game.id, decisions.substitute(EMIL))
    with refused("already-seated"):
        await tables.change(game.id, decisions.substitute(EMIL))
    with refused("seat-not-offered"):
        await tables.change(game.id, decisions.substitute(FINN))
    with refused("not-seated"):
        await tables.change(game.id, decisions.take(ADA.user_id, azul.legal_moves(game.table.playing)[0]))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert (game.table.players[0], game.table.host_id) == (EMIL, EMIL.user_id)
    assert (await tables.history(game.id))[-1].after == game.table
    assert [each.id for each in await tables.find.open_of(EMIL.user_id)] == [game.id]
    assert [each.id for each in await tables.find.open_of(ADA.user_id)] == [game.id]
    game = await some_takes(tables, game, 1)
    assert game.table.playing.turn == 1


async def test_until_somebody_takes_the_seat_its_owner_may_return(tables: GameService, clock: Clock) -> None:
    game = await some_takes(tables, await a_game_with_an_offered_seat(tables, clock), 1)
    assert game.table.offered == ()
    with refused("seat-not-offered"):
        await tables.change(game.id, decisions.substitute(EMIL))


async def test_a_seat_stays_offered_while_nobody_comes(tables: GameService, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    await stay(tables, clock, 2 * DAY)
    game = await tables.get(game.id)
    assert (game.table.offered, game.table.playing.turn) == ((0,), 1)
    await tables.change(game.id, decisions.resign(ADA.user_id))
    assert (await tables.get(game.id)).table.offered == ()


async def test_the_file_and_the_next_game_know_the_substitute(tables: GameService, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    await tables.change(game.id, decisions.substitute(EMIL))
    game = await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    record = record_of(game.id, await tables.history(game.id))
    assert record.players == ("Ada → Emil", "Bruno", "Chiyo")
    with refused("not-your-rematch"):
        await play_again(tables, game, ADA, guild_id=1, channel_id=CHANNEL)
    again = await play_again(tables, game, EMIL, guild_id=1, channel_id=CHANNEL)
    assert again.table.host_id == EMIL.user_id


# ── plans ──


async def plan(tables: GameService, game: Game, player: Player) -> None:
    """Plan some take that will still be there."""
    state = state_to_plan(game, player.user_id)
    move = azul.legal_moves(state)[-1]
    await tables.plans.add(game.id, player.user_id, move, version=game.version)


async def test_the_plan_of_somebody_whose_seat_the_computer_holds_waits(
    tables: GameService, clock: Clock
) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(tables, clock, timedelta(0))
    await plan(tables, await tables.get(game.id), ADA)
    game = await shown(tables, await some_takes(tables, await tables.get(game.id), 2))
    clock.go(timedelta(seconds=31))
    assert await tables.carry_out_plan(game.id) == game
    await stay(tables, clock, timedelta(0))
    game = await tables.get(game.id)
    assert game.table.playing.turn == 1
    assert await tables.plans.wishes_of(game, ADA.user_id) == ()


async def test_the_plan_of_somebody_who_was_replaced_is_deleted(tables: GameService, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    await stay(tables, clock, 2 * DAY)
    await plan(tables, await tables.get(game.id), ADA)
    assert ADA.user_id in await tables.plans.all_in(game.id)
    await tables.change(game.id, decisions.substitute(EMIL))
    assert await tables.plans.all_in(game.id) == {}


# ── free walls ──


async def all_choose(tables: GameService, clock: Clock) -> Game:
    """Return a game in which all three choose spaces on free walls."""
    for seed in range(200):
        chance = random.Random(seed)
        game = await a_game(tables, players=3, rules=azul.Rules(azul.WallSide.FREE))
        while game.table.playing.phase is azul.Phase.OFFER and game.table.playing.round == 1:
            game = await do_it(tables, game, event_for(game.table.playing, chance))
        if azul.waiting_for(game.table.playing) == (0, 1, 2):
            return await shown(tables, game)
        await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    raise AssertionError(f"they never all choose; it is {clock.now}")


async def settle(tables: GameService, game: Game, seat: int) -> Game:
    """Let a player choose the first space for every line, and confirm."""
    while not (settling := azul.settling_of(game.table.playing, seat)).is_complete:
        space = settling.decisions[-1].spaces[0]
        game = await do_it(tables, game, azul.Placed(seat, space.row, space.column))
    return await shown(tables, await do_it(tables, game, azul.Settled(seat)))


async def test_several_who_still_choose_are_voted_on_together(tables: GameService, clock: Clock) -> None:
    game = await settle(tables, await all_choose(tables, clock), 2)
    await stay(tables, clock, DAY)
    game = await tables.get(game.id)
    assert (game.table.late, game.table.voters) == ((0, 1), (2,))
    await vote(tables, game, Vote.PLAY, CHIYO)
    after = await tables.time.pass_for(game.id)
    assert {
        event.seat
        for event in by_computer(await news(tables, after, game))
        if isinstance(event, azul.Settled)
    } == {0, 1}
    assert (after.table.playing.round, after.table.playing.phase) == (2, azul.Phase.OFFER)


async def test_who_chooses_late_votes_on_the_others(tables: GameService, clock: Clock) -> None:
    game = await all_choose(tables, clock)
    await stay(tables, clock, DAY)
    assert (await tables.get(game.id)).table.voters == ()
    game = await settle(tables, await tables.get(game.id), 0)
    assert (game.table.late, game.table.voters) == ((1, 2), (0,))
    game = await vote(tables, game, Vote.GIVE, ADA)
    assert game.table.computers == (1, 2)
    await stay(tables, clock, timedelta(0))
    assert (await tables.get(game.id)).table.playing.round == 2


async def test_the_computer_goes_on_with_what_was_chosen_already(tables: GameService, clock: Clock) -> None:
    game = await settle(tables, await settle(tables, await all_choose(tables, clock), 1), 2)
    decision = azul.settling_of(game.table.playing, 0).decisions[-1]
    space = decision.spaces[-1]
    game = await shown(tables, await do_it(tables, game, azul.Placed(0, space.row, space.column)))
    await stay(tables, clock, 2 * DAY)
    after = await tables.get(game.id)
    assert after.table.playing.boards[0].wall.row(space.row)[space.column] == decision.colour
