"""People who are late: the others vote, the computer moves, and somebody else may take the seat."""

from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Game,
    GameService,
    Player,
    Stage,
    Status,
    TableEvent,
    Vote,
    computer_moves_at,
    deadline_of,
    decisions,
    is_unanswered,
    votes_for,
)
from engine.table.events import Abandoned, Extended, Overdue, Played, Voted
from engine.table.state import table_from_json, table_to_json
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, PEOPLE, refused, some_takes
from tests.engine.test_pace import DAY, HOUR, MINUTE, a_game, over, shown, stay

EMIL = Player(5, "Emil")
FINN = Player(6, "Finn")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


async def a_late_game(games: GameService, clock: Clock, players: int = 3) -> Game:
    """Return a game in which Ada is late."""
    game = await a_game(games, players=players)
    assert game.table.running_state.turn == 0
    assert (await stay(games, clock, DAY))[-1] == Overdue()
    return await games.get(game.id)


async def vote(games: GameService, game: Game, vote: Vote, *people: Player) -> Game:
    """Let people vote for the same, and return the game as it is then."""
    for person in people:
        game = await games.vote(game.id, person.user_id, vote)
    return await shown(games, game)


async def news(games: GameService, game: Game, since: Game) -> list[TableEvent]:
    """Return what happened in a game since."""
    return [entry.event for entry in await games.entries_since(game, since.version)]


def by_computer(events: list[TableEvent]) -> list[azul.Event]:
    """Return what the computer did."""
    return [event.event for event in events if isinstance(event, Played) and event.by_computer]


# ── the vote ──


async def test_nobody_votes_before_the_time_is_up(games: GameService, clock: Clock) -> None:
    game = await a_game(games, players=3)
    assert await stay(games, clock, DAY - MINUTE) != []
    with refused("no-vote"):
        await vote(games, game, Vote.END, BRUNO)


async def test_in_a_game_of_two_the_other_one_decides_alone(games: GameService, clock: Clock) -> None:
    game = await a_late_game(games, clock, players=2)
    assert (game.table.late, game.table.voters) == ((0,), (1,))
    after = await vote(games, game, Vote.WAIT, BRUNO)
    assert await news(games, after, game) == [Voted(1, Vote.WAIT), Extended()]
    assert deadline_of(after.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert (after.table.stage, after.table.votes) == (None, ())
    assert (await stay(games, clock, DAY))[-1] == Overdue()


@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 2), (4, 2)])
async def test_most_of_those_left_decide(games: GameService, clock: Clock, players: int, needed: int) -> None:
    game = await a_late_game(games, clock, players=players)
    voters = PEOPLE[1:players]
    undecided = await vote(games, game, Vote.END, *voters[: needed - 1])
    assert undecided.table.is_open
    ended = await vote(games, undecided, Vote.END, voters[needed - 1])
    assert ended.table.is_open
    await stay(games, clock, 12 * HOUR)
    ended = await games.get(game.id)
    assert (ended.table.status, ended.due_at) == (Status.CANCELLED, None)
    assert (await news(games, ended, game))[-1] == Abandoned()


async def test_somebody_whose_seat_the_computer_holds_does_not_vote(games: GameService, clock: Clock) -> None:
    game = await a_late_game(games, clock)
    await vote(games, game, Vote.GIVE, BRUNO, CHIYO)
    assert (await stay(games, clock, DAY + MINUTE))[-1] == Overdue()
    game = await games.get(game.id)
    assert (game.table.computers, game.table.late) == ((0,), (1,))
    with refused("computer-holds"):
        await vote(games, game, Vote.PLAY, ADA)


async def test_what_is_decided_does_not_wait_until_the_votes_are_shown(
    games: GameService, clock: Clock
) -> None:
    game = await a_late_game(games, clock, players=2)
    voted = await games.vote(game.id, BRUNO.user_id, Vote.PLAY)
    assert voted.shown_version < voted.version
    after = await games.deadlines.apply_due(game.id)
    assert len(by_computer(await news(games, after, game))) == 1


async def test_a_tie_decides_nothing_and_after_another_turn_s_time_the_computer_plays(
    games: GameService, clock: Clock
) -> None:
    game = await a_late_game(games, clock, players=3)
    game = await vote(games, game, Vote.WAIT, BRUNO)
    game = await vote(games, game, Vote.END, CHIYO)
    assert votes_for(game.table) == {
        Vote.WAIT: (1,),
        Vote.PLAY: (),
        Vote.GIVE: (),
        Vote.SEEK: (),
        Vote.END: (2,),
    }
    assert computer_moves_at(game.table, NO_HOURS) == clock.milliseconds + DAY // timedelta(milliseconds=1)
    assert await stay(games, clock, DAY - MINUTE) == []
    events = await stay(games, clock, MINUTE)
    (taken,) = by_computer(events)
    assert isinstance(taken, azul.Taken)
    assert taken.seat == 0
    after = await games.get(game.id)
    assert (after.table.running_state.turn, after.table.stage, after.table.votes) == (1, None, ())


async def test_a_vote_can_be_changed_until_it_is_decided_and_the_same_again_is_nothing(
    games: GameService, clock: Clock
) -> None:
    game = await a_late_game(games, clock)
    game = await vote(games, game, Vote.END, BRUNO)
    assert (await vote(games, game, Vote.END, BRUNO)).version == game.version
    game = await vote(games, game, Vote.WAIT, BRUNO)
    assert game.table.votes == ((1, Vote.WAIT),)
    game = await vote(games, game, Vote.END, CHIYO)
    assert game.table.is_open
    game = await vote(games, game, Vote.WAIT, CHIYO)
    assert game.table.stage is None
    with refused("no-vote"):
        await vote(games, game, Vote.END, BRUNO)


async def test_strangers_those_who_left_and_those_who_are_late_have_no_vote(
    games: GameService, clock: Clock
) -> None:
    game = await a_late_game(games, clock, players=4)
    await games.change(game.id, decisions.resign(DARIYA.user_id))
    for person, code in ((EMIL, "not-seated"), (ADA, "vote-on-you"), (DARIYA, "resigned")):
        with refused(code):
            await vote(games, game, Vote.END, person)
    assert (await games.get(game.id)).table.votes == ()


async def test_a_resignation_can_make_the_votes_that_are_there_most_of_those_left(
    games: GameService, clock: Clock
) -> None:
    game = await a_late_game(games, clock, players=4)
    game = await vote(games, game, Vote.WAIT, BRUNO)
    await games.change(game.id, decisions.resign(CHIYO.user_id))
    assert (await games.get(game.id)).table.stage is Stage.OVER
    after = await games.change(game.id, decisions.resign(DARIYA.user_id))
    assert (after.table.stage, after.table.votes) == (None, ())


async def test_a_move_of_somebody_who_is_late_ends_the_vote(games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.GIVE, BRUNO)
    game = await some_takes(games, game, 1)
    assert (game.table.votes, game.table.late, game.table.computers) == ((), (), ())
    with refused("no-vote"):
        await vote(games, game, Vote.GIVE, CHIYO)
    undone = await games.change(game.id, decisions.undo(ADA.user_id))
    assert (undone.table.late, undone.table.votes) == ((0,), ())


async def test_votes_on_the_next_player_end_with_an_undo(games: GameService, clock: Clock) -> None:
    game = await shown(games, await some_takes(games, await a_game(games, players=3), 1))
    clock.go(DAY)
    await shown(games, await games.deadlines.apply_due(game.id))
    game = await vote(games, game, Vote.GIVE, CHIYO)
    assert (game.table.late, game.table.votes) == ((1,), ((2, Vote.GIVE),))
    undone = await games.change(game.id, decisions.undo(ADA.user_id))
    assert (undone.table.late, undone.table.votes) == ((), ())


async def test_somebody_who_votes_is_there(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    for length in (2 * DAY, DAY):
        clock.go(length)
        game = await shown(games, await games.deadlines.apply_due(game.id))
    assert (game.table.inactive_seats, game.table.late) == ((0,), (1,))
    await vote(games, game, Vote.PLAY, ADA)
    after = await games.deadlines.apply_due(game.id)
    assert (after.table.is_open, after.table.inactive_seats) == (True, (1,))


async def test_people_are_called_to_one_vote_after_another_only_if_somebody_answers(
    games: GameService,
) -> None:
    async def is_ignored(*events: TableEvent, round_: int = 1) -> bool:
        game = await a_game(games, players=3)
        await games.change(game.id, lambda *_: [Overdue()])
        assert not is_unanswered(await games.history(game.id))
        game = await games.change(game.id, lambda *_: [*events[:-1]])
        while game.table.running_state.round < round_ or game.table.running_state.turn == 0:
            game = await some_takes(games, game, 1)
        game = await games.change(game.id, lambda *_: [events[-1]])
        await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
        return is_unanswered((await games.history(game.id))[: game.version])

    assert await is_ignored(Overdue())
    assert not await is_ignored(Voted(1, Vote.PLAY), Overdue())
    assert not await is_ignored(Overdue(), round_=2)
    assert not await is_ignored(Overdue(2))


async def test_a_vote_survives_a_restart(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await vote(games, await a_late_game(games, clock), Vote.PLAY, BRUNO)
    assert table_from_json(table_to_json(game.table)) == game.table
    games = over(store, clock)
    await vote(games, game, Vote.PLAY, CHIYO)
    after = await over(store, clock).deadlines.apply_due(game.id)
    assert after.table.running_state.turn == 1
