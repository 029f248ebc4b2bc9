"""Grace for people who are late: seats aren't given away at once, and can be taken back for a while."""

from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Game,
    GameService,
    Pace,
    Person,
    Player,
    Status,
    Vote,
    deadline_of,
    decisions,
    grace_ends_at,
    state_to_plan,
)
from engine.export import record_of
from engine.game import history
from engine.plans import PLAN_GRACE
from engine.table.events import (
    Abandoned,
    SeatOffered,
    SeatReclaimed,
    SeatTaken,
    SubstituteLeft,
    event_from_json,
    event_to_json,
)
from engine.table.state import table_from_json, table_to_json
from storage.records import StoredEvent
from tests.engine.clock import Clock
from tests.engine.decisions.test_votes import by_computer, news, vote
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, refused, some_takes
from tests.engine.test_pace import CLEAN_RESTART, DAY, HOUR, MINUTE, a_game, over, shown, stay

EMIL = Player(5, "Emil")
FINN = Player(6, "Finn")
MODERATOR = 99


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


async def late(games: GameService, clock: Clock, pace: Pace = Pace.HOUR, players: int = 2) -> Game:
    """Return a game in which Ada is late since this moment."""
    await a_game(games, pace, players)
    await stay(games, clock, pace.length or timedelta())
    game = await games.get(1)
    assert game.table.late == (0,)
    return game


async def replaced(games: GameService, clock: Clock, players: int = 2) -> Game:
    """Return a game in which Emil has taken the seat of Ada, by a vote of the others."""
    game = await late(games, clock, players=players)
    await vote(games, game, Vote.SEEK, *(BRUNO, CHIYO, DARIYA)[: players - 1])
    await stay(games, clock, 30 * MINUTE)
    return await shown(games, await games.change(game.id, decisions.substitute(EMIL)))


async def turn_of(games: GameService, seat: int) -> Game:
    """Return the game once it is a seat's turn: the others move."""
    game = await games.get(1)
    while game.table.running_state.turn != seat:
        game = await some_takes(games, game, 1)
    return game


async def assert_stored(store: MemoryStore, games: GameService, clock: Clock) -> None:
    """Assert that the log makes the table, and that nothing in the database contradicts it."""
    game = await games.get(1)
    assert (await over(store, clock).history(game.id))[-1].after == game.table
    assert table_from_json(table_to_json(game.table)) == game.table


# ── how long seats are kept ──


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("pace", "grace"),
    [
        (Pace.HOUR, 30 * MINUTE),
        (Pace.EIGHT_HOURS, 4 * HOUR),
        (Pace.DAY, 12 * HOUR),
        (Pace.THREE_DAYS, 12 * HOUR),
        (Pace.WEEK, 12 * HOUR),
    ],
)
@pytest.mark.parametrize("choice", [Vote.SEEK, Vote.END])
async def test_a_seat_is_kept_for_half_the_time_again(
    games: GameService, clock: Clock, pace: Pace, grace: timedelta, choice: Vote
) -> None:
    game = await late(games, clock, pace)
    assert grace_ends_at(game.table, NO_HOURS) == clock.milliseconds + grace // CLEAN_RESTART
    decided = await vote(games, game, choice, BRUNO)
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(EMIL))
    assert decided.due_at == clock.milliseconds + grace // CLEAN_RESTART
    assert await stay(games, clock, grace - CLEAN_RESTART) == []
    events = await stay(games, clock, CLEAN_RESTART)
    assert events == [SeatOffered(0) if choice is Vote.SEEK else Abandoned()]


async def test_somebody_who_moves_in_time_keeps_the_seat(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await vote(games, game, Vote.SEEK, BRUNO)
    await stay(games, clock, 29 * MINUTE)
    moved = await shown(games, await some_takes(games, await games.get(game.id), 1))
    assert (moved.table.votes, moved.table.offered) == ((), ())
    await stay(games, clock, 20 * MINUTE)
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(EMIL))


async def test_the_vote_can_be_changed_until_then(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await vote(games, game, Vote.SEEK, BRUNO)
    await stay(games, clock, 20 * MINUTE)
    changed = await vote(games, game, Vote.WAIT, BRUNO)
    assert (changed.table.late, changed.table.votes) == ((), ())
    assert await stay(games, clock, 20 * MINUTE) == []


async def test_afterwards_a_vote_counts_as_soon_as_time_passes(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await stay(games, clock, 45 * MINUTE)
    await vote(games, game, Vote.SEEK, BRUNO)
    assert await stay(games, clock, timedelta()) == [SeatOffered(0)]


async def test_the_computer_needs_no_grace(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    given = await vote(games, game, Vote.GIVE, BRUNO)
    assert given.table.computers == (0,)
    assert (await games.change(game.id, decisions.take_back(ADA.user_id))).table.computers == ()


async def test_without_a_pace_the_seat_is_kept_for_half_a_day(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE)
    clock.go(3 * DAY)
    game = await shown(games, await games.change(game.id, decisions.call_vote(BRUNO.user_id)))
    await vote(games, game, Vote.SEEK, BRUNO)
    assert await stay(games, clock, 12 * HOUR - CLEAN_RESTART) == []
    assert await stay(games, clock, CLEAN_RESTART) == [SeatOffered(0)]


async def test_time_without_the_bot_pauses_and_rest_do_not_count(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await vote(games, game, Vote.SEEK, BRUNO)
    await stay(games, clock, 10 * MINUTE)
    clock.go(9 * HOUR)  # the bot is away, or the clock is set forward
    assert SeatOffered(0) not in await stay(games, clock, 10 * MINUTE)
    await shown(games, await games.change(game.id, decisions.pause(MODERATOR)))
    assert await stay(games, clock, 5 * HOUR) == []
    await shown(games, await games.change(game.id, decisions.resume(MODERATOR)))
    assert await stay(games, clock, 10 * MINUTE - CLEAN_RESTART) == []
    assert await stay(games, clock, CLEAN_RESTART) == [SeatOffered(0)]


async def test_after_an_absence_a_press_decides_nothing_that_time_has_not_decided(
    games: GameService, clock: Clock
) -> None:
    """Somebody may press before it is noticed that the bot was away, or that the clock is wrong."""
    game = await late(games, clock)
    await stay(games, clock, 10 * MINUTE)
    clock.go(9 * HOUR)
    await vote(games, game, Vote.SEEK, BRUNO)
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(EMIL))
    assert SeatOffered(0) not in await stay(games, clock, 20 * MINUTE - CLEAN_RESTART)
    assert await stay(games, clock, CLEAN_RESTART) == [SeatOffered(0)]


async def test_quiet_hours_and_holidays_do_not_count(games: GameService, clock: Clock) -> None:
    game = await late(games, clock, Pace.EIGHT_HOURS)  # it is 20:00
    rest = Person(zone="UTC", quiet=(21 * 60, 7 * 60))
    await games.people.change(ADA.user_id, lambda *_: rest)
    await vote(games, game, Vote.SEEK, BRUNO)
    assert await stay(games, clock, 14 * HOUR - CLEAN_RESTART) == []  # 1 h, the night, 3 h
    assert await stay(games, clock, CLEAN_RESTART) == [SeatOffered(0)]


async def test_a_clock_set_back_gives_nothing_away_early(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await vote(games, game, Vote.SEEK, BRUNO)
    clock.go(-10 * MINUTE)
    assert await stay(games, clock, 40 * MINUTE - CLEAN_RESTART) == []
    assert await stay(games, clock, CLEAN_RESTART) == [SeatOffered(0)]


async def test_another_process_goes_on_with_it(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await vote(games, game, Vote.SEEK, BRUNO)
    other = over(store, clock)
    await stay(other, clock, 30 * MINUTE)
    await assert_stored(store, games, clock)
    assert (await games.change(game.id, decisions.substitute(EMIL))).table.players == (EMIL, BRUNO)


# ── taking a seat back ──


async def test_the_owner_takes_the_seat_back(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await replaced(games, clock)
    assert (game.table.players, game.table.host_id) == ((EMIL, BRUNO), EMIL.user_id)
    assert game.table.claim_of(ADA.user_id) == 0
    clock.go(MINUTE)
    back = await games.change(game.id, decisions.take_back(ADA.user_id))
    assert await news(games, back, game) == [SeatReclaimed(0)]
    assert (back.table.players, back.table.host_id, back.table.claims) == ((ADA, BRUNO), ADA.user_id, ())
    assert deadline_of(back.table, NO_HOURS) == clock.milliseconds + HOUR // CLEAN_RESTART
    await assert_stored(store, games, clock)
    with refused("seat-is-yours"):
        await games.change(game.id, decisions.take_back(ADA.user_id))
    with refused("not-seated"):
        await games.change(game.id, decisions.take_back(EMIL.user_id))
    with refused("not-seated"):
        await games.change(
            game.id, decisions.take(EMIL.user_id, azul.legal_moves(back.table.running_state)[0])
        )
    assert await games.finder.open_of(EMIL.user_id) == []
    await some_takes(games, back, 1)


async def test_two_moves_make_the_seat_the_substitute_s(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await replaced(games, clock), 1)
    assert game.table.claim_of(ADA.user_id) == 0
    game = await some_takes(games, await turn_of(games, 0), 1)
    assert game.table.claims == ()
    for again in range(2):
        with refused("substitute-stays"):
            await games.change(game.id, decisions.take_back(ADA.user_id))
        if not again:
            game = await some_takes(games, game, 1)
    assert await games.finder.open_of(ADA.user_id) == []
    await assert_stored(store, games, clock)


async def test_what_is_undone_does_not_count(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await replaced(games, clock)
    for _ in range(3):
        await some_takes(games, game, 1)
        game = await games.change(game.id, decisions.undo(EMIL.user_id))
    assert game.table.claims[0].takes == 0
    await some_takes(games, game, 1)
    await some_takes(games, await turn_of(games, 0), 1)
    undone = await games.change(game.id, decisions.undo(EMIL.user_id))
    assert undone.table.claims[0].takes == 1
    assert (await games.change(game.id, decisions.take_back(ADA.user_id))).table.players[0] == ADA
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.undo(ADA.user_id))
    await assert_stored(store, games, clock)


async def test_what_is_taken_back_by_consent_does_not_count_either(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    await some_takes(games, await replaced(games, clock), 1)
    game = await some_takes(games, await turn_of(games, 0), 1)
    if game.table.running_state.turn == 1:
        game = await some_takes(games, game, 1)
    asked = await games.change(game.id, decisions.ask_undo(EMIL.user_id))
    agreed = await games.change(game.id, decisions.agree(BRUNO.user_id, asked.table.consent.number))
    assert agreed.table.claims[0].takes == 1
    await assert_stored(store, games, clock)


async def test_what_others_take_back_with_it_does_not_count_either(games: GameService, clock: Clock) -> None:
    await some_takes(games, await replaced(games, clock), 1)
    game = await some_takes(games, await turn_of(games, 0), 1)
    assert [each.state.turn for each in game.table.earlier][-1] == 1
    asked = await games.change(game.id, decisions.ask_undo(BRUNO.user_id))
    agreed = await games.change(game.id, decisions.agree(EMIL.user_id, asked.table.consent.number))
    assert agreed.table.claims[0].takes == 1


async def test_a_planned_take_is_the_substitute_s_move(games: GameService, clock: Clock) -> None:
    game = await some_takes(games, await replaced(games, clock), 1)
    state = state_to_plan(game, EMIL.user_id)
    await games.plans.add(game.id, EMIL.user_id, azul.legal_moves(state)[-1], version=game.version)
    back = await games.change(game.id, decisions.take_back(ADA.user_id))
    assert await games.plans.all_in(game.id) == {}
    game = await turn_of(games, 0)
    clock.go(PLAN_GRACE)
    assert (await games.carry_out_plan(game.id)).version == game.version > back.version


async def test_two_processes_decide_one_after_the_other(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    await some_takes(games, await replaced(games, clock), 1)
    game = await turn_of(games, 0)
    other = over(store, clock)
    await other.get(game.id)
    move = azul.legal_moves(game.table.running_state)[0]
    await games.change(game.id, decisions.take(EMIL.user_id, move))
    with refused("substitute-stays"):
        await other.change(game.id, decisions.take_back(ADA.user_id))
    await games.change(game.id, decisions.undo(EMIL.user_id))
    seen = await games.get(game.id)
    await other.change(game.id, decisions.take_back(ADA.user_id))
    with refused("stale"):
        await games.change(game.id, decisions.take(EMIL.user_id, move), version=seen.version)


async def test_what_the_computer_does_for_the_substitute_does_not_count(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await replaced(games, clock, players=3)
    await stay(games, clock, HOUR)
    await vote(games, game, Vote.GIVE, BRUNO, CHIYO)
    for _ in range(3):
        assert by_computer(await stay(games, clock, MINUTE))
        game = await shown(games, await some_takes(games, await games.get(game.id), 2))
    back = await games.change(game.id, decisions.take_back(ADA.user_id))
    assert (back.table.players[0], back.table.computers) == (ADA, ())
    await assert_stored(store, games, clock)


async def test_a_substitute_who_leaves_gives_the_seat_back(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await replaced(games, clock)
    clock.go(MINUTE)
    left = await games.change(game.id, decisions.resign(EMIL.user_id))
    assert await news(games, left, game) == [SubstituteLeft(0)]
    assert (left.table.status, left.table.players, left.table.offered) == (
        Status.PLAYING,
        (ADA, BRUNO),
        (0,),
    )
    assert deadline_of(left.table, NO_HOURS) == clock.milliseconds + HOUR // CLEAN_RESTART
    await assert_stored(store, games, clock)
    assert (await games.change(game.id, decisions.substitute(FINN))).table.claim_of(ADA.user_id) == 0
    assert record_of(1, await games.history(1)).players == ("Ada → Emil → Ada → Finn", "Bruno")


async def test_a_substitute_who_leaves_a_paused_game_takes_no_time_away(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await replaced(games, clock)
    await stay(games, clock, 50 * MINUTE)
    await shown(games, await games.change(game.id, decisions.pause(MODERATOR)))
    await shown(games, await games.change(game.id, decisions.resign(EMIL.user_id)))
    await stay(games, clock, 9 * HOUR)
    going = await games.change(game.id, decisions.resume(MODERATOR))
    assert going.table.players[0] == ADA
    assert deadline_of(going.table, NO_HOURS) == clock.milliseconds + HOUR // CLEAN_RESTART
    await assert_stored(store, games, clock)


async def test_a_seat_that_is_passed_on_can_still_be_taken_back(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await replaced(games, clock), 1)
    await games.change(game.id, decisions.hand_over(EMIL.user_id, FINN))
    game = await games.change(game.id, decisions.substitute(FINN))
    assert (game.table.players[0], game.table.claims[0].takes) == (FINN, 1)
    with refused("not-seated"):
        await games.change(game.id, decisions.take_back(EMIL.user_id))
    assert (await games.change(game.id, decisions.take_back(ADA.user_id))).table.players[0] == ADA
    await assert_stored(store, games, clock)


async def test_somebody_who_gave_a_seat_away_does_not_get_it_back(games: GameService, clock: Clock) -> None:
    game = await late(games, clock)
    await games.change(game.id, decisions.hand_over(ADA.user_id))
    await vote(games, game, Vote.SEEK, BRUNO)
    await stay(games, clock, 30 * MINUTE)
    game = await games.get(game.id)
    taken = await games.change(game.id, decisions.substitute(EMIL))
    assert await news(games, taken, game) == [SeatTaken(0, EMIL)]
    assert taken.table.replaced == ()
    with refused("not-seated"):
        await games.change(game.id, decisions.take_back(ADA.user_id))


async def test_an_owner_who_presses_for_any_seat_gets_their_own(games: GameService, clock: Clock) -> None:
    game = await replaced(games, clock, players=3)
    await games.change(game.id, decisions.hand_over(CHIYO.user_id))
    back = await games.change(game.id, decisions.substitute(ADA))
    assert [player.name for player in back.table.players] == ["Ada", "Bruno", "Chiyo"]
    assert [each.seat for each in back.table.handovers] == [2]


async def test_somebody_who_has_another_seat_by_now_claims_no_second_one(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    await some_takes(games, await replaced(games, clock, players=3), 1)
    game = await some_takes(games, await turn_of(games, 0), 1)
    await games.change(game.id, decisions.hand_over(CHIYO.user_id, ADA))
    game = await games.change(game.id, decisions.substitute(ADA))
    assert [player.name for player in game.table.players] == ["Emil", "Bruno", "Ada"]
    undone = await games.change(game.id, decisions.undo(EMIL.user_id))
    assert (undone.table.replaced, undone.table.claims) == ((), ())
    with refused("seat-is-yours"):
        await games.change(game.id, decisions.take_back(ADA.user_id))
    await assert_stored(store, games, clock)


async def test_nothing_is_taken_back_from_a_game_that_is_paused_or_over(
    games: GameService, clock: Clock
) -> None:
    game = await replaced(games, clock)
    await games.change(game.id, decisions.pause(MODERATOR))
    with refused("paused"):
        await games.change(game.id, decisions.take_back(ADA.user_id))
    await games.change(game.id, decisions.cancel(MODERATOR, may_manage=True))
    with refused("ended"):
        await games.change(game.id, decisions.take_back(ADA.user_id))
    assert await games.finder.open_of(ADA.user_id) == []
    assert await games.finder.finished_of(ADA.user_id, 5) == []


async def test_an_owner_who_is_deleted_claims_nothing(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await replaced(games, clock)
    await games.deletions.begin(ADA.user_id)
    assert not await games.deletions.remove_from_game(game.id, ADA.user_id)
    after = await games.get(game.id)
    assert (after.table.claims, after.table.players) == ((), (EMIL, BRUNO))
    assert '"Ada"' not in store.games[game.id].snapshot
    with refused("not-seated"):
        await games.change(game.id, decisions.take_back(ADA.user_id))
    await assert_stored(store, games, clock)
    over_ = await games.change(game.id, decisions.resign(EMIL.user_id))
    assert over_.table.status is Status.OVER


async def test_a_substitute_who_is_deleted_gives_the_seat_back(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await replaced(games, clock)
    await games.deletions.begin(EMIL.user_id)
    assert await games.deletions.remove_from_game(game.id, EMIL.user_id)
    after = await games.get(game.id)
    assert (after.table.status, after.table.players) == (Status.PLAYING, (ADA, BRUNO))
    assert "Emil" not in "".join(line.body for line in store.logs[game.id])
    await assert_stored(store, games, clock)


async def test_the_owner_has_missed_what_the_substitute_did(games: GameService, clock: Clock) -> None:
    game = await replaced(games, clock)
    news = [entry.event for entry in await games.since_last_turn(game, 0)]
    assert news[0] == SeatTaken(0, EMIL, returnable=True)
    game = await some_takes(games, game, 1)
    back = await games.change(game.id, decisions.take_back(ADA.user_id))
    missed = [entry.event for entry in await games.since_last_turn(back, 0)]
    assert SeatTaken(0, EMIL, returnable=True) in missed
    assert SeatReclaimed(0) in missed


async def test_logs_of_older_versions_fold_as_before(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await replaced(games, clock), 1)
    older = [
        StoredEvent(line.version, line.body.replace(',"returnable":true', ""), line.at)
        for line in store.logs[game.id]
    ]
    table = history(older)[-1].after
    assert (table.players, table.replaced, table.claims) == (game.table.players, (), ())
    line = event_to_json(SeatTaken(0, EMIL))
    assert "returnable" not in line
    assert event_from_json(line) == SeatTaken(0, EMIL)
