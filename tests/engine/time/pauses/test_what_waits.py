"""What people, computers and plans do waits until a paused game goes on; leaving it does not."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

import azul
from engine import Game, GameService, Pause, Player, Refusal, Status, Vote, decisions
from engine.table.events import Cancelled, Paused, Played, Themed
from tests.engine.clock import Clock
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, refused, some_takes
from tests.engine.test_choosing import everybody_chooses
from tests.engine.test_pace import DAY, HOUR, MINUTE, a_game, shown, stay
from tests.engine.time.pauses.paused_games import OLGA, PETRA, a_paused_game, left

Act = Callable[[GameService, Game], Awaitable[object]]
ACTS: dict[str, Act] = {
    "take": lambda games, game: some_takes(games, game, 1),
    "undo": lambda games, game: games.change(game.id, decisions.undo(CHIYO.user_id)),
    "ask": lambda games, game: games.change(game.id, decisions.ask_undo(ADA.user_id)),
    "agree": lambda games, game: games.change(game.id, decisions.agree(BRUNO.user_id, 1)),
    "decline": lambda games, game: games.change(game.id, decisions.decline(BRUNO.user_id, 1)),
    "withdraw": lambda games, game: games.change(game.id, decisions.decline(ADA.user_id, 1)),
    "vote": lambda games, game: games.vote(game.id, BRUNO.user_id, Vote.WAIT),
    "take back": lambda games, game: games.change(game.id, decisions.take_back(BRUNO.user_id)),
    "substitute": lambda games, game: games.change(game.id, decisions.substitute(Player(9, "Emil"))),
    "pause": lambda games, game: games.change(game.id, decisions.pause(PETRA)),
}


@pytest.mark.parametrize("act", ACTS)
async def test_what_people_do_waits_until_the_game_goes_on(
    games: GameService, clock: Clock, act: str
) -> None:
    game = await a_game(games, players=3)
    await some_takes(games, game, 3)
    if act in {"agree", "decline", "withdraw"}:
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    game = await games.change(game.id, decisions.pause(OLGA))

    with pytest.raises(Refusal) as refusal:
        await ACTS[act](games, game)

    assert refusal.value.code == ("pause-already" if act == "pause" else "paused")
    assert refusal.value.params == {"by": OLGA, "paused": clock.milliseconds}
    assert await games.get(game.id) == game


async def test_choices_on_free_walls_wait_too(games: GameService) -> None:
    game = await everybody_chooses(games)
    state, (seat, *_) = game.table.running_state, azul.waiting_for(game.table.running_state)
    user_id, space = game.table.players[seat].user_id, azul.placed_lines(state, seat).decisions[0].spaces[0]
    await games.change(game.id, decisions.pause(OLGA))
    with refused("paused"):
        await games.change(game.id, decisions.place(user_id, space.row, space.column, round_=state.round))
    with refused("paused"):
        await games.change(game.id, decisions.settle(user_id, round_=state.round))
    await games.change(game.id, decisions.resume(OLGA))
    game = await games.change(game.id, decisions.place(user_id, space.row, space.column, round_=state.round))
    assert game.table.running_state.choices[seat] != state.choices[seat]


async def test_people_leave_a_paused_game_and_the_next_one_has_the_whole_time(
    games: GameService, clock: Clock
) -> None:
    game = await a_paused_game(games, clock, 20 * HOUR, players=3)
    clock.go(DAY)
    game = await games.change(game.id, decisions.resign(ADA.user_id))
    assert game.table.pause == Pause(OLGA, clock.milliseconds - DAY // timedelta(milliseconds=1))
    assert game.due_at is None
    clock.go(DAY)
    game = await games.change(game.id, decisions.resume(OLGA))
    assert game.table.running_state.turn == 1
    assert left(game, clock) == DAY


async def test_a_paused_game_is_over_once_only_one_is_left(games: GameService, clock: Clock) -> None:
    game = await a_paused_game(games, clock)
    game = await games.change(game.id, decisions.resign(ADA.user_id))
    assert (game.table.status, game.table.pause) == (Status.OVER, None)
    with refused("ended"):
        await games.change(game.id, decisions.resume(OLGA))


async def test_a_paused_game_changes_its_look_and_is_closed(games: GameService, clock: Clock) -> None:
    game = await a_paused_game(games, clock)
    game = await games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier"))
    assert game.table.pause
    game = await games.change(game.id, decisions.cancel(PETRA, may_manage=True))
    assert (game.table.status, game.table.pause) == (Status.CANCELLED, None)
    kinds = [type(entry.event) for entry in await games.history(game.id)]
    assert kinds[-3:] == [Paused, Themed, Cancelled]


async def test_votes_stay_and_the_game_waits_again_for_those_who_are_late(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, players=4)
    await stay(games, clock, DAY + MINUTE)
    await games.vote(game.id, BRUNO.user_id, Vote.PLAY)
    await games.change(game.id, decisions.pause(OLGA))
    assert await stay(games, clock, 9 * DAY) == []
    game = await shown(games, await games.change(game.id, decisions.resume(OLGA)))
    assert game.table.late == (0,)
    assert game.table.votes == ((1, Vote.PLAY),)
    assert await stay(games, clock, 23 * HOUR) == []
    await games.vote(game.id, CHIYO.user_id, Vote.PLAY)
    await stay(games, clock, MINUTE)
    assert (await games.get(game.id)).table.running_state.turn == 1


async def test_somebody_who_leaves_meanwhile_decides_no_vote_before_the_game_goes_on(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, players=4)
    await stay(games, clock, DAY + MINUTE)
    await games.vote(game.id, BRUNO.user_id, Vote.WAIT)
    await games.change(game.id, decisions.pause(OLGA))
    await games.change(game.id, decisions.resign(CHIYO.user_id))
    game = await games.change(game.id, decisions.resign(DARIYA.user_id))
    assert game.table.late == (0,) or game.table.pause is not None
    assert game.table.votes == ((1, Vote.WAIT),)
    game = await games.change(game.id, decisions.resume(OLGA))
    assert (game.table.votes, game.table.stage) == ((), None)


async def test_the_computer_waits(games: GameService, clock: Clock) -> None:
    game = await a_game(games, players=3)
    await stay(games, clock, DAY + MINUTE)
    for voter in (BRUNO, CHIYO):
        await games.vote(game.id, voter.user_id, Vote.GIVE)
    game = await games.change(game.id, decisions.pause(OLGA))
    assert game.table.computers == (0,)
    assert await stay(games, clock, DAY) == []
    await games.change(game.id, decisions.resume(OLGA))
    (event,) = await stay(games, clock, MINUTE)
    assert isinstance(event, Played)
    assert event.by_computer


async def test_a_plan_waits_and_can_be_changed_meanwhile(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    wanted, other = azul.legal_moves(game.table.running_state)[:2]
    await games.plans.add(game.id, BRUNO.user_id, wanted, version=game.version)
    await games.plans.add(game.id, BRUNO.user_id, other, version=game.version)
    far = next(
        move
        for move in azul.legal_moves(game.table.running_state)
        if move.source not in {wanted.source, other.source}
    )
    await games.change(game.id, decisions.take(ADA.user_id, far))
    game = await games.change(game.id, decisions.pause(OLGA))
    clock.go(DAY)
    assert await games.carry_out_plan(game.id) == game
    await games.plans.remove(game.id, BRUNO.user_id, wanted)
    game = await games.change(game.id, decisions.resume(OLGA))
    clock.go(MINUTE)
    game = await games.carry_out_plan(game.id)
    entry = await games.last_take(game)
    assert entry
    assert entry.event == Played(azul.Taken(1, other), planned=True)
