"""Players who hand over their seat: to a person, or to anybody who takes it."""

import pytest

from engine import GameService, Pace, Player, Vote, deadline_of, decisions
from engine.table.events import HandoverOffered, HandoverWithdrawn, Overdue, SeatGiven, SeatOffered, SeatTaken
from engine.table.state import table_from_json, table_to_json
from engine.time.person import NO_HOURS
from tests.engine.clock import Clock
from tests.engine.decisions.test_votes import news, vote
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, refused, some_takes
from tests.engine.test_pace import DAY, HOUR, a_game, over, shown, stay

EMIL = Player(5, "Emil")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


async def test_a_seat_is_handed_to_the_person_who_accepts(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    clock.go(HOUR)
    offered = await games.change(game.id, decisions.hand_over(BRUNO.user_id, CHIYO))
    assert await news(games, offered, game) == [HandoverOffered(1, CHIYO)]
    with refused("seat-for-another"):
        await games.change(game.id, decisions.substitute(DARIYA))
    taken = await games.change(game.id, decisions.substitute(CHIYO))
    assert await news(games, taken, offered) == [SeatTaken(1, CHIYO)]
    assert (taken.table.players, taken.table.handovers) == ((ADA, CHIYO), ())
    with refused("not-seated"):
        await games.change(game.id, decisions.resign(BRUNO.user_id))
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(DARIYA))


async def test_somebody_who_takes_a_seat_has_not_voted_yet(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.HOUR, players=3)
    await stay(games, clock, HOUR)
    await games.change(game.id, decisions.hand_over(BRUNO.user_id, EMIL))
    await vote(games, game, Vote.GIVE, BRUNO)
    taken = await games.change(game.id, decisions.substitute(EMIL))
    assert (taken.table.late, taken.table.votes) == ((0,), ())
    voted = await games.change(game.id, decisions.vote(CHIYO.user_id, Vote.GIVE))
    assert voted.table.computers == ()


async def test_an_offer_moves_no_deadline_and_outlasts_a_move(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    clock.go(HOUR)
    offered = await games.change(game.id, decisions.hand_over(ADA.user_id))
    assert deadline_of(offered.table, NO_HOURS) == deadline_of(game.table, NO_HOURS)
    moved = await some_takes(games, offered, 2)
    assert [each.seat for each in moved.table.handovers] == [0]
    clock.go(HOUR)
    taken = await games.change(game.id, decisions.substitute(EMIL))
    assert (taken.table.players[0], taken.table.host_id) == (EMIL, EMIL.user_id)
    assert taken.table.since == clock.milliseconds


async def test_somebody_who_takes_a_seat_undoes_no_move_of_the_former_player(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 1)
    await games.change(game.id, decisions.hand_over(ADA.user_id))
    taken = await games.change(game.id, decisions.substitute(EMIL))
    assert taken.table.undoable is None
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.undo(EMIL.user_id))


async def test_an_offer_can_be_changed_and_withdrawn(games: GameService) -> None:
    game = await a_game(games)
    await games.change(game.id, decisions.hand_over(ADA.user_id, CHIYO))
    again = await games.change(game.id, decisions.hand_over(ADA.user_id, CHIYO))
    changed = await games.change(game.id, decisions.hand_over(ADA.user_id, DARIYA))
    assert await news(games, changed, again) == [HandoverOffered(0, DARIYA)]
    assert await news(games, again, game) == [HandoverOffered(0, CHIYO)]
    with refused("seat-for-another"):
        await games.change(game.id, decisions.substitute(CHIYO))
    kept = await games.change(game.id, decisions.keep_seat(ADA.user_id))
    assert await news(games, kept, changed) == [HandoverWithdrawn(0)]
    assert (await games.change(game.id, decisions.keep_seat(ADA.user_id))).version == kept.version
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(DARIYA))


async def test_who_is_meant_gets_that_seat_and_others_the_one_for_anybody(games: GameService) -> None:
    game = await a_game(games, players=3)
    await games.change(game.id, decisions.hand_over(ADA.user_id))
    await games.change(game.id, decisions.hand_over(BRUNO.user_id, EMIL))
    await games.change(game.id, decisions.hand_over(CHIYO.user_id, EMIL))
    taken = await games.change(game.id, decisions.substitute(EMIL))
    assert taken.table.players == (ADA, EMIL, CHIYO)
    assert [each.seat for each in taken.table.handovers] == [0]
    taken = await games.change(game.id, decisions.substitute(DARIYA))
    assert taken.table.players == (DARIYA, EMIL, CHIYO)
    with refused("already-seated"):
        await games.change(game.id, decisions.substitute(EMIL))


async def test_people_who_play_or_left_hand_nothing_over_and_get_nothing(games: GameService) -> None:
    game = await a_game(games, players=3)
    for to in (ADA, BRUNO):
        with refused("plays-already"):
            await games.change(game.id, decisions.hand_over(ADA.user_id, to))
    with refused("not-seated"):
        await games.change(game.id, decisions.hand_over(EMIL.user_id))
    await games.change(game.id, decisions.hand_over(CHIYO.user_id))
    left = await games.change(game.id, decisions.resign(CHIYO.user_id))
    assert left.table.handovers == ()
    with refused("seat-not-offered"):
        await games.change(game.id, decisions.substitute(EMIL))
    with refused("resigned"):
        await games.change(game.id, decisions.hand_over(CHIYO.user_id))


async def test_a_seat_that_the_computer_has_can_be_handed_over(games: GameService, clock: Clock) -> None:
    game = await a_game(games, players=3)
    await stay(games, clock, DAY)
    given = await vote(games, game, Vote.GIVE, BRUNO, CHIYO)
    assert SeatGiven(0) in await news(games, given, game)
    await games.change(game.id, decisions.hand_over(ADA.user_id, EMIL))
    taken = await games.change(game.id, decisions.substitute(EMIL))
    assert taken.table.players[0] == EMIL
    assert taken.table.computers == ()


async def test_offers_are_stored_and_older_snapshots_have_none(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_game(games, Pace.NONE)
    offered = await shown(games, await games.change(game.id, decisions.hand_over(ADA.user_id, EMIL)))
    assert table_from_json(table_to_json(offered.table)) == offered.table
    assert (await over(store, clock).history(game.id))[-1].after == offered.table
    older = table_to_json(game.table).replace(',"handovers":[]', "")
    assert table_from_json(older) == game.table


async def test_the_seat_that_is_meant_for_somebody_comes_before_one_for_anybody(games: GameService) -> None:
    game = await a_game(games, players=3)
    await games.change(game.id, lambda *_: [Overdue(), SeatOffered(0)])
    await games.change(game.id, decisions.hand_over(CHIYO.user_id))
    await games.change(game.id, decisions.hand_over(BRUNO.user_id, DARIYA))
    game = await games.change(game.id, decisions.substitute(DARIYA))
    assert (game.table.players, game.table.claims) == ((ADA, DARIYA, CHIYO), ())
    game = await games.change(game.id, decisions.substitute(EMIL))
    assert game.table.players == (EMIL, DARIYA, CHIYO)
    assert [each.player for each in game.table.claims] == [ADA]
