"""What an analysis says: how the chances went, and which takes cost most."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

import azul
from azul import Factories, Rules, WallSide
from engine import Game, GameService, decisions
from engine.analysis.review import (
    MAX_COSTLY,
    MAX_SECOND_LOOKS,
    NOISE,
    NOISE_IN_POINTS,
    SECOND_LOOK,
    Analysis,
    LoggedTake,
    analyse,
    analysis_from_json,
    analysis_to_json,
    standing_takes,
)
from engine.computers.thinker import ANALYSIS, Effort, InProcessThinker
from players.search.result import SearchResult
from storage.records import DamagedRecord
from tests.azul.builders import board, table
from tests.engine.analysis.oracle import Costs, Oracle, found, games_with
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game, some_takes
from tests.some import some

FREE_AND_SPECIAL = Rules(WallSide.FREE, Factories.SPECIAL)


async def nobody(_percent: int) -> None:
    """Ignore the progress."""


async def finished(
    games: GameService, players: int = 2, rules: azul.Rules = azul.BASE_GAME, *, rounds: int = 99
) -> Game:
    """Return a game that was played at random until its end, or until all but the host resign."""
    game, chance = await a_game(games, players, rules), random.Random(3)
    while game.table.is_open and game.table.running_state.round <= rounds:
        if azul.waiting_for(game.table.running_state):
            for seat in azul.waiting_for(game.table.running_state):
                game = await settled(games, game, seat)
        else:
            game = await some_takes(games, game, 1, chance)
    for player in game.table.players[1:]:
        if game.table.is_open:
            game = await games.change(game.id, decisions.resign(player.user_id))
    return game


async def settled(games: GameService, game: Game, seat: int) -> Game:
    """Place a seat's tiles on the first spaces that are open."""
    user_id, round_ = game.table.players[seat].user_id, game.table.running_state.round
    while (
        game.table.is_open and game.table.running_state.round == round_ and game.table.running_state.choices
    ):
        placed = azul.placed_lines(game.table.running_state, seat)
        if placed.is_complete:
            return await games.change(game.id, decisions.settle(user_id, round_=round_))
        decision = placed.decisions[-1]
        game = await games.change(
            game.id, decisions.place(user_id, decision.row, decision.spaces[0].column, round_=round_)
        )
    return game


class Dear:
    """Takes of a game cost something by their number; a second look may see it otherwise."""

    def __init__(self, costs: dict[int, float], again: Callable[[float], float] = lambda cost: cost) -> None:
        self.costs, self.again = costs, again
        self.takes: list[LoggedTake] = []

    def __call__(self, state: azul.State, move: azul.Move, effort: Effort) -> float:
        number = next(n for n, take in enumerate(self.takes) if take.state == state and take.move == move)
        cost = self.costs.get(number, 0.0)
        return self.again(cost) if effort == SECOND_LOOK else cost


async def analysed(
    store: MemoryStore, costs: Costs | Dear, players: int = 2, *, rounds: int = 99
) -> tuple[Analysis, list[LoggedTake], Oracle]:
    """Return the analysis of a game with its takes, and who was asked."""
    oracle = Oracle(costs)
    games = games_with(store, oracle)
    game = await finished(games, players, rounds=rounds)
    takes = standing_takes(await games.history(game.id))
    if isinstance(costs, Dear):
        costs.takes = takes
    return await games.analyses.of(game, nobody), takes, oracle


async def test_the_takes_that_cost_most_are_told_for_each_player_with_the_dearest_first(
    store: MemoryStore,
) -> None:
    dear = Dear({0: 0.1, 2: 0.3, 4: 0.2, 3: 0.25})
    analysis, takes, _ = await analysed(store, dear)
    assert [take.seat for take in takes[:5]] == [0, 1, 0, 1, 0]
    assert [[each.takes for each in analysis.of(seat)] for seat in (0, 1)] == [[2, 4, 0], [3]]
    first = analysis.of(0)[0]
    assert first.version == takes[2].version
    assert first.made.move == takes[2].move
    assert first.cost == pytest.approx(0.3)
    assert first.better.move in azul.legal_moves(takes[2].state)


async def test_a_take_that_the_computer_made_for_somebody_is_no_costly_one_of_theirs(
    games: GameService,
) -> None:
    game = await some_takes(games, await a_game(games), 3)
    takes = [replace(take, own=take.seat == 0) for take in standing_takes(await games.history(game.id))]

    async def find(take: LoggedTake, _: Effort) -> SearchResult:
        return found(take.state, take.move, 0.2)

    analysis = await analyse(game.version, takes, game.table.running_state, find, lambda _: None)
    assert [len(analysis.of(seat)) for seat in (0, 1)] == [2, 0]


async def test_no_player_is_told_of_more_than_the_three_dearest(store: MemoryStore) -> None:
    analysis, _, oracle = await analysed(store, lambda *_: 0.2)
    for seat in (0, 1):
        assert len(analysis.of(seat)) == MAX_COSTLY
    assert sum(effort == SECOND_LOOK for _, effort in oracle.asked) == 2 * MAX_SECOND_LOOKS


class Won(Oracle):
    """Everybody wins in any case, and each take costs so many points."""

    def __init__(self, points: float, best: float = 0.99, cost: float = 0.005) -> None:
        super().__init__()
        self.points, self.best, self.cost = points, best, cost

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        del effort
        return found(state, moves[0], self.cost, self.best, self.points)


async def test_takes_in_a_game_that_is_decided_cost_points(store: MemoryStore) -> None:
    games = games_with(store, Won(NOISE_IN_POINTS + 1))
    game = await finished(games)
    analysis = await games.analyses.of(game, nobody)
    assert analysis.of(0)
    assert all(each.is_in_points for each in analysis.costly)
    assert {each.better.margin - each.made.margin for each in analysis.costly} == {NOISE_IN_POINTS + 1}
    kept = analysis_from_json(analysis_to_json(analysis), "it")
    assert [each.made.margin for each in kept.costly] == [each.made.margin for each in analysis.costly]


class Turned(Oracle):
    """A game that is open in its first round, and decided from then on, when each take costs many points."""

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        del effort
        if state.round == 1:
            return found(state, moves[0], NOISE + 0.01)
        return found(state, moves[0], 0.005, 0.99, 10 * NOISE_IN_POINTS)


async def test_what_cost_chances_comes_before_what_cost_points_however_many(store: MemoryStore) -> None:
    games = games_with(store, Turned())
    analysis = await games.analyses.of(await finished(games), nobody)
    assert len(analysis.costly) == 2 * MAX_COSTLY
    assert not any(each.is_in_points for each in analysis.costly)


@pytest.mark.parametrize(("best", "cost"), [(0.9999, 0.0302), (0.0304, 0.0303)], ids=["won", "lost"])
async def test_what_is_just_decided_costs_points_before_it_is_stored_as_well(
    store: MemoryStore, best: float, cost: float
) -> None:
    games = games_with(store, Won(NOISE_IN_POINTS + 1, best, cost))
    analysis = await games.analyses.of(await finished(games), nobody)
    kept = analysis_from_json(analysis_to_json(analysis), "it")
    for each in some(analysis.costly), some(kept.costly):
        assert all(costly.is_in_points for costly in each)


async def test_points_that_a_search_cannot_tell_from_none_are_no_cost(store: MemoryStore) -> None:
    games = games_with(store, Won(NOISE_IN_POINTS - 1))
    assert (await games.analyses.of(await finished(games), nobody)).costly == ()


async def test_what_a_search_cannot_tell_from_nothing_is_no_cost(store: MemoryStore) -> None:
    analysis, _, oracle = await analysed(store, lambda *_: NOISE - 0.001)
    assert analysis.costly == ()
    assert {effort for _, effort in oracle.asked} == {ANALYSIS}


async def test_a_take_that_turns_out_well_at_a_second_look_is_not_told(store: MemoryStore) -> None:
    dear = Dear({0: 0.3, 2: 0.2}, again=lambda cost: 0.0 if cost == 0.3 else cost)
    analysis, _, _ = await analysed(store, dear)
    assert [each.takes for each in analysis.costly] == [2]


async def test_no_cost_is_negative(store: MemoryStore) -> None:
    analysis, _, _ = await analysed(store, lambda *_: -0.2)
    assert analysis.costly == ()


async def test_the_chances_go_from_the_first_deal_to_the_result(store: MemoryStore) -> None:
    analysis, takes, _ = await analysed(store, lambda *_: 0.1, players=3)
    first, last = analysis.moments[0], analysis.moments[-1]
    assert (first.round, first.takes) == (1, 0)
    assert last.takes == len(takes)
    assert set(last.chances) <= {0.0, 1.0, 0.5, 1 / 3}
    for moment in some(analysis.moments):
        assert sum(moment.chances) == pytest.approx(1)
    assert [moment.takes for moment in analysis.moments] == sorted(
        moment.takes for moment in analysis.moments
    )
    rounds = [moment.round for moment in analysis.moments]
    assert rounds == sorted(rounds)
    ends = [(moment.round, moment.takes) for moment in analysis.moments]
    for take, following in some(pairwise(takes)):
        if following.state.round > take.state.round:
            number = takes.index(following)
            assert (take.state.round, number) in ends
            assert (following.state.round, number) in ends


async def test_those_who_resign_have_no_chance_at_the_end(store: MemoryStore) -> None:
    analysis, _, _ = await analysed(store, lambda *_: 0.1, players=3, rounds=1)
    assert analysis.moments[-1].chances == (1.0, 0.0, 0.0)


@pytest.mark.one_in(6)
@pytest.mark.parametrize(
    "rules", [Rules(WallSide.FREE, Factories.SPECIAL), Rules(WallSide.FREE), Rules()], ids=str
)
@pytest.mark.parametrize("players", [2, 4])
async def test_a_real_search_goes_through_games_of_every_kind(
    store: MemoryStore, players: int, rules: Rules
) -> None:
    games = games_with(store, Glance())
    game = await finished(games, players, rules)
    analysis = await games.analyses.of(game, nobody)
    assert len(analysis.moments) > 20
    assert analysis.costly
    for costly in some(analysis.costly):
        assert costly.cost >= NOISE
        assert costly.made.reasons
    kept = await games.analyses.stored(game)
    assert kept is not None
    assert [each.made.reasons for each in kept.costly] == [each.made.reasons for each in analysis.costly]
    assert [each.better.move for each in kept.costly] == [each.better.move for each in analysis.costly]
    assert analysis_to_json(kept) == store.analyses[game.id]


class Glance(InProcessThinker):
    """Searches with next to no effort."""

    SIMULATIONS = 4  # type: ignore[misc]  # a test needn't find the best moves


@pytest.mark.parametrize("text", ["", "{}", '{"version":1,"moments":[],"costly":[{"seat":0}]}', "[1]"])
def test_what_is_not_an_analysis_is_damaged(text: str) -> None:
    with pytest.raises(DamagedRecord, match="the analysis of game 7"):
        analysis_from_json(text, "the analysis of game 7")


async def test_an_analysis_names_nobody_and_is_small(store: MemoryStore) -> None:
    games = games_with(store, Oracle(lambda *_: 0.2))
    game = await finished(games, 4)
    await games.analyses.of(game, nobody)
    text = store.analyses[game.id]
    assert len(text) < 16_000
    for player in (ADA, BRUNO, CHIYO):
        assert player.name not in text
        assert f'"user_id":{player.user_id}' not in text


async def test_a_shared_victory_is_half_of_one_for_each_winner() -> None:
    async def find(_take: LoggedTake, _effort: Effort) -> SearchResult:
        pytest.fail("there is no take")

    final = table(board(score=5), board(score=3), board(score=5), phase="over")
    analysis = await analyse(9, (), final, find, lambda _: None)
    assert [each.chances for each in analysis.moments] == [(0.5, 0, 0.5)]
