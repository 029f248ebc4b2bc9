"""People who are late: the others vote, the computer moves, and somebody else may take the seat."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from azul.gamefile.document import dump, load
from azul.gamefile.verification import verify
from engine import (
    NO_HOURS,
    Abandoned,
    Extended,
    Game,
    Overdue,
    Pace,
    Played,
    Player,
    Refusal,
    Stage,
    Status,
    TableEvent,
    Tables,
    Vote,
    Voted,
    deadline_of,
    decision_of,
    due_of,
    play_again,
    state_to_plan,
    votes_for,
)
from engine.clock.due import UNDO_LASTS
from engine.export import record_of
from engine.table import table_from_json, table_to_json
from tests.azul.games import ALL_RULES
from tests.engine.clock.test_pace import DAY, HOUR, MINUTE, a_game, over, shown, stay
from tests.engine.clock.turned import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, DARIYA, PEOPLE, refused, some_takes
from tests.engine.test_choosing import do as do_it
from tests.engine.test_choosing import event_for

EMIL = Player(5, "Emil")
FINN = Player(6, "Finn")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> Tables:
    return over(store, clock)


async def a_late_game(tables: Tables, clock: Clock, players: int = 3) -> Game:
    """Return a game in which Ada is late."""
    game = await a_game(tables, players=players)
    assert game.table.playing.turn == 0
    assert (await stay(tables, clock, DAY))[-1] == Overdue()
    return await tables.get(game.id)


async def vote(tables: Tables, game: Game, vote: Vote, *people: Player) -> Game:
    """Let people vote for the same, and return the game as it is then."""
    for person in people:
        game = await tables.seats.vote(game.id, person.user_id, vote)
    return await shown(tables, game)


async def news(tables: Tables, game: Game, since: Game) -> list[TableEvent]:
    """Return what happened in a game since."""
    return [entry.event for entry in await tables.entries_since(game, since.version)]


def by_computer(events: list[TableEvent]) -> list[azul.Event]:
    """Return what the computer did."""
    return [event.event for event in events if isinstance(event, Played) and event.by_computer]


# ── the vote ──


async def test_nobody_votes_before_the_time_is_up(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, players=3)
    assert await stay(tables, clock, DAY - MINUTE) != []
    with refused("no-vote"):
        await vote(tables, game, Vote.END, BRUNO)


async def test_in_a_game_of_two_the_other_one_decides_alone(tables: Tables, clock: Clock) -> None:
    game = await a_late_game(tables, clock, players=2)
    assert (game.table.late, game.table.voters) == ((0,), (1,))
    after = await vote(tables, game, Vote.WAIT, BRUNO)
    assert await news(tables, after, game) == [Voted(1, Vote.WAIT), Extended()]
    assert deadline_of(after.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert (after.table.stage, after.table.votes) == (None, ())
    assert (await stay(tables, clock, DAY))[-1] == Overdue()


@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 2), (4, 2)])
async def test_most_of_those_left_decide(tables: Tables, clock: Clock, players: int, needed: int) -> None:
    game = await a_late_game(tables, clock, players=players)
    voters = PEOPLE[1:players]
    undecided = await vote(tables, game, Vote.END, *voters[: needed - 1])
    assert undecided.table.is_open
    ended = await vote(tables, undecided, Vote.END, voters[needed - 1])
    assert (ended.table.status, ended.due_at) == (Status.CANCELLED, None)
    assert (await news(tables, ended, game))[-1] == Abandoned()


async def test_a_tie_decides_nothing_and_after_another_turn_s_time_the_computer_plays(
    tables: Tables, clock: Clock
) -> None:
    game = await a_late_game(tables, clock, players=3)
    game = await vote(tables, game, Vote.WAIT, BRUNO)
    game = await vote(tables, game, Vote.END, CHIYO)
    assert votes_for(game.table) == {
        Vote.WAIT: (1,),
        Vote.PLAY: (),
        Vote.GIVE: (),
        Vote.SEEK: (),
        Vote.END: (2,),
    }
    assert decision_of(game.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert await stay(tables, clock, DAY - MINUTE) == []
    events = await stay(tables, clock, MINUTE)
    (taken,) = by_computer(events)
    assert isinstance(taken, azul.Taken)
    assert taken.seat == 0
    after = await tables.get(game.id)
    assert (after.table.playing.turn, after.table.stage, after.table.votes) == (1, None, ())


async def test_a_vote_can_be_changed_until_it_is_decided_and_the_same_again_is_nothing(
    tables: Tables, clock: Clock
) -> None:
    game = await a_late_game(tables, clock)
    game = await vote(tables, game, Vote.END, BRUNO)
    assert (await vote(tables, game, Vote.END, BRUNO)).version == game.version
    game = await vote(tables, game, Vote.WAIT, BRUNO)
    assert game.table.votes == ((1, Vote.WAIT),)
    game = await vote(tables, game, Vote.END, CHIYO)
    assert game.table.is_open
    game = await vote(tables, game, Vote.WAIT, CHIYO)
    assert game.table.stage is None
    with refused("no-vote"):
        await vote(tables, game, Vote.END, BRUNO)


async def test_strangers_those_who_left_and_those_who_are_late_have_no_vote(
    tables: Tables, clock: Clock
) -> None:
    game = await a_late_game(tables, clock, players=4)
    await tables.resign(game.id, DARIYA.user_id)
    for person, code in ((EMIL, "not-seated"), (ADA, "vote-on-you"), (DARIYA, "resigned")):
        with refused(code):
            await vote(tables, game, Vote.END, person)
    assert (await tables.get(game.id)).table.votes == ()


async def test_a_resignation_can_make_the_votes_that_are_there_most_of_those_left(
    tables: Tables, clock: Clock
) -> None:
    game = await a_late_game(tables, clock, players=4)
    game = await vote(tables, game, Vote.WAIT, BRUNO)
    await tables.resign(game.id, CHIYO.user_id)
    assert (await tables.get(game.id)).table.stage is Stage.OVER
    after = await tables.resign(game.id, DARIYA.user_id)
    assert (after.table.stage, after.table.votes) == (None, ())


async def test_a_move_of_whoever_is_late_ends_the_vote(tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO)
    game = await some_takes(tables, game, 1)
    assert (game.table.votes, game.table.late, game.table.computers) == ((), (), ())
    with refused("no-vote"):
        await vote(tables, game, Vote.GIVE, CHIYO)
    undone = await tables.undo(game.id, ADA.user_id)
    assert (undone.table.late, undone.table.votes) == ((0,), ())


async def test_a_vote_survives_a_restart(store: MemoryStore, tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.PLAY, BRUNO)
    assert table_from_json(table_to_json(game.table)) == game.table
    tables = over(store, clock)
    await vote(tables, game, Vote.PLAY, CHIYO)
    after = await over(store, clock).time.pass_for(game.id)
    assert after.table.playing.turn == 1


# ── the computer ──


async def test_the_computer_plays_one_turn_that_nobody_can_undo(tables: Tables, clock: Clock) -> None:
    game = await a_late_game(tables, clock)
    await vote(tables, game, Vote.PLAY, BRUNO, CHIYO)
    after = await tables.time.pass_for(game.id)
    assert len(by_computer(await news(tables, after, game))) == 1
    assert (after.table.computers, after.table.undoable, after.table.earlier) == ((), None, ())
    with refused("nothing-to-undo"):
        await tables.undo(game.id, ADA.user_id)


async def test_the_computer_keeps_a_seat_until_its_owner_takes_it_back(tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    assert (game.table.computers, due_of(game.table, NO_HOURS) is not None) == ((0,), True)
    await stay(tables, clock, timedelta(0))
    for _ in range(2):
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 2))
        assert game.table.awaited_people == ()
        assert deadline_of(game.table, NO_HOURS) is None
        assert await stay(tables, clock, UNDO_LASTS - timedelta(seconds=1)) == []
        assert len(by_computer(await stay(tables, clock, timedelta(seconds=1)))) >= 1
    back = await tables.seats.take_back(game.id, ADA.user_id)
    assert back.table.computers == ()
    with refused("seat-is-yours"):
        await tables.seats.take_back(game.id, ADA.user_id)
    assert (await tables.history(game.id))[-1].after == back.table


@pytest.mark.parametrize("person", [BRUNO, EMIL])
async def test_nobody_else_takes_a_seat_back(tables: Tables, clock: Clock, person: Player) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    with pytest.raises(Refusal):
        await tables.seats.take_back(game.id, person.user_id)
    assert (await tables.get(game.id)).table.computers == (0,)


async def test_a_move_takes_the_seat_back(tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    game = await some_takes(tables, game, 1)
    assert (game.table.computers, game.table.playing.turn) == ((), 1)
    assert by_computer(await stay(tables, clock, HOUR)) == []
    assert (await tables.undo(game.id, ADA.user_id)).table.playing.turn == 0


async def test_whose_seat_the_computer_holds_has_no_vote(tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(tables, clock, DAY + MINUTE)
    game = await tables.get(game.id)
    assert (game.table.late, game.table.voters) == ((1,), (2,))
    with refused("computer-holds"):
        await vote(tables, game, Vote.END, ADA)


async def test_computers_move_one_after_the_other_in_one_go(tables: Tables, clock: Clock) -> None:
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


async def test_a_game_that_only_computers_are_left_in_is_closed(tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    await stay(tables, clock, DAY + MINUTE)
    game = await vote(tables, await tables.get(game.id), Vote.GIVE, CHIYO)
    left = await tables.resign(game.id, CHIYO.user_id)
    assert left.table.status is Status.CANCELLED


async def test_a_game_that_everybody_has_forgotten_is_closed(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, players=3)
    events = await stay(tables, clock, 7 * DAY)
    assert [event.seat for event in by_computer(events) if isinstance(event, azul.Taken)] == [0, 1, 2]
    assert events[-1] == Abandoned()
    assert (await tables.get(game.id)).due_at is None


async def test_whoever_does_something_keeps_the_game_alive(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    for _ in range(4):
        await stay(tables, clock, 2 * DAY + MINUTE)
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
        assert (game.table.is_open, game.table.playing.turn) == (True, 0)


async def test_two_processes_move_once(store: MemoryStore, tables: Tables, clock: Clock) -> None:
    game = await vote(tables, await a_late_game(tables, clock), Vote.GIVE, BRUNO, CHIYO)
    first, second = await tables.time.pass_for(game.id), await over(store, clock).time.pass_for(game.id)
    assert (first.version, second.version) == (game.version + 1, game.version + 1)


async def test_what_the_computer_did_is_no_turn_of_one_s_own(tables: Tables, clock: Clock) -> None:
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


async def a_game_with_an_offered_seat(tables: Tables, clock: Clock) -> Game:
    """Return a game in which Ada may be replaced."""
    return await vote(tables, await a_late_game(tables, clock), Vote.SEEK, BRUNO, CHIYO)


async def test_anybody_who_is_not_playing_takes_the_seat_that_is_offered(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    clock.go(HOUR)
    with refused("already-seated"):
        await tables.seats.substitute(game.id, BRUNO)
    game = await tables.seats.substitute(game.id, EMIL)
    with refused("already-seated"):
        await tables.seats.substitute(game.id, EMIL)
    with refused("seat-not-offered"):
        await tables.seats.substitute(game.id, FINN)
    with refused("not-seated"):
        await tables.take(game.id, ADA.user_id, azul.legal_moves(game.table.playing)[0])
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert (game.table.players[0], game.table.host_id) == (EMIL, EMIL.user_id)
    assert (await tables.history(game.id))[-1].after == game.table
    assert [each.id for each in await tables.find.open_of(EMIL.user_id)] == [game.id]
    assert await tables.find.open_of(ADA.user_id) == []
    game = await some_takes(tables, game, 1)
    assert game.table.playing.turn == 1


async def test_until_somebody_takes_the_seat_its_owner_may_return(tables: Tables, clock: Clock) -> None:
    game = await some_takes(tables, await a_game_with_an_offered_seat(tables, clock), 1)
    assert game.table.offered == ()
    with refused("seat-not-offered"):
        await tables.seats.substitute(game.id, EMIL)


async def test_a_seat_stays_offered_while_nobody_comes(tables: Tables, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    await stay(tables, clock, 2 * DAY)
    game = await tables.get(game.id)
    assert (game.table.offered, game.table.playing.turn) == ((0,), 1)
    await tables.resign(game.id, ADA.user_id)
    assert (await tables.get(game.id)).table.offered == ()


async def test_the_file_and_the_next_game_know_the_substitute(tables: Tables, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    await tables.seats.substitute(game.id, EMIL)
    game = await tables.cancel(game.id, ADA.user_id, may_manage=True)
    record = record_of(game.id, await tables.history(game.id))
    assert record.players == ("Ada → Emil", "Bruno", "Chiyo")
    with refused("not-your-rematch"):
        await play_again(tables, game, ADA, guild_id=1, channel_id=CHANNEL)
    again = await play_again(tables, game, EMIL, guild_id=1, channel_id=CHANNEL)
    assert again.table.host_id == EMIL.user_id


# ── plans ──


async def plan(tables: Tables, game: Game, player: Player) -> None:
    """Plan some take that will still be there."""
    state = state_to_plan(game, player.user_id)
    move = azul.legal_moves(state)[-1]
    await tables.plans.add(game.id, player.user_id, move, version=game.version)


async def test_the_plan_of_somebody_whose_seat_the_computer_holds_waits(tables: Tables, clock: Clock) -> None:
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


async def test_the_plan_of_somebody_who_was_replaced_is_deleted(tables: Tables, clock: Clock) -> None:
    game = await a_game_with_an_offered_seat(tables, clock)
    await stay(tables, clock, 2 * DAY)
    await plan(tables, await tables.get(game.id), ADA)
    assert ADA.user_id in await tables.plans.all_in(game.id)
    await tables.seats.substitute(game.id, EMIL)
    assert await tables.plans.all_in(game.id) == {}


# ── free walls ──


async def all_choose(tables: Tables, clock: Clock) -> Game:
    """Return a game in which all three choose spaces on free walls."""
    for seed in range(200):
        chance = random.Random(seed)
        game = await a_game(tables, players=3, rules=azul.Rules(azul.WallSide.FREE))
        while game.table.playing.phase is azul.Phase.OFFER and game.table.playing.round == 1:
            game = await do_it(tables, game, event_for(game.table.playing, chance))
        if azul.waiting_for(game.table.playing) == (0, 1, 2):
            return await shown(tables, game)
        await tables.cancel(game.id, ADA.user_id, may_manage=True)
    raise AssertionError(f"they never all choose; it is {clock.now}")


async def settle(tables: Tables, game: Game, seat: int) -> Game:
    """Let a player choose the first space for every line, and confirm."""
    while not (settling := azul.settling_of(game.table.playing, seat)).is_complete:
        space = settling.decisions[-1].spaces[0]
        game = await do_it(tables, game, azul.Placed(seat, space.row, space.column))
    return await shown(tables, await do_it(tables, game, azul.Settled(seat)))


async def test_several_who_still_choose_are_voted_on_together(tables: Tables, clock: Clock) -> None:
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


async def test_who_chooses_late_votes_on_the_others(tables: Tables, clock: Clock) -> None:
    game = await all_choose(tables, clock)
    await stay(tables, clock, DAY)
    assert (await tables.get(game.id)).table.voters == ()
    game = await settle(tables, await tables.get(game.id), 0)
    assert (game.table.late, game.table.voters) == ((1, 2), (0,))
    game = await vote(tables, game, Vote.GIVE, ADA)
    assert game.table.computers == (1, 2)
    await stay(tables, clock, timedelta(0))
    assert (await tables.get(game.id)).table.playing.round == 2


async def test_the_computer_goes_on_with_what_was_chosen_already(tables: Tables, clock: Clock) -> None:
    game = await settle(tables, await settle(tables, await all_choose(tables, clock), 1), 2)
    decision = azul.settling_of(game.table.playing, 0).decisions[-1]
    space = decision.spaces[-1]
    game = await shown(tables, await do_it(tables, game, azul.Placed(0, space.row, space.column)))
    await stay(tables, clock, 2 * DAY)
    after = await tables.get(game.id)
    assert after.table.playing.boards[0].wall.row(space.row)[space.column] == decision.colour


# ── whatever happens ──


@pytest.mark.parametrize("seed", range(24))
async def test_a_game_always_goes_on(store: MemoryStore, clock: Clock, seed: int) -> None:
    chance, tables = random.Random(seed), over(store, clock)
    game = await a_game(tables, Pace.HOUR, 2 + seed % 3, ALL_RULES[seed % len(ALL_RULES)])
    strangers = [Player(10 + number, f"P{number}") for number in range(5)]
    for _ in range(150):
        game = await shown(tables, game)
        table = game.table
        if not table.is_open:
            break
        assert table_from_json(table_to_json(table)) == table
        assert game.due_at is not None
        try:
            match chance.randrange(12):
                case 0 | 1 | 2:
                    event = event_for(table.playing, chance)
                    people = table.players
                    if isinstance(event, azul.Taken):
                        await tables.take(game.id, people[event.seat].user_id, event.move)
                    else:
                        await stay(tables, clock, timedelta(minutes=chance.randrange(90)))
                case 3:
                    await tables.seats.vote(
                        game.id, chance.choice(table.players).user_id, chance.choice(list(Vote)[:4])
                    )
                case 4:
                    await tables.seats.take_back(game.id, chance.choice(table.players).user_id)
                case 5:
                    await tables.seats.substitute(game.id, chance.choice(strangers))
                case 6:
                    tables = over(store, clock)
                    await tables.undo(game.id, chance.choice(table.players).user_id)
                case 7:
                    await tables.ask_undo(game.id, chance.choice(table.players).user_id)
                case 8 | 9:
                    answer = chance.choice([tables.agree, tables.agree, tables.decline])
                    person = chance.choice(table.players).user_id
                    await answer(game.id, person, table.consent.number)
                case 10:
                    person = chance.choice(table.players).user_id
                    moves = azul.legal_moves(state_to_plan(game, person))
                    await tables.plans.add(game.id, person, chance.choice(moves), version=game.version)
                    clock.go(timedelta(seconds=chance.randrange(60)))
                    await tables.carry_out_plan(game.id)
                case _:
                    await stay(tables, clock, timedelta(minutes=chance.randrange(130)))
        except Refusal:
            assert replace(await tables.get(game.id), delay=0) == replace(game, delay=0)
        assert (await tables.history(game.id))[-1].after == (await tables.get(game.id)).table
    await stay(tables, clock, 20 * HOUR)
    assert not (await tables.get(game.id)).table.is_open
    record = record_of(game.id, await tables.history(game.id))
    assert load(dump(record)) == record
    assert record.secret is not None
    assert all(check.is_right for check in verify(record, record.secret))
