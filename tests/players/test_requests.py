"""What a worker is asked and answers, and what nobody takes for an answer."""

import json

import pytest

import azul
from players import Level
from players.requests import (
    SearchRequest,
    TurnRequest,
    parse_request,
    parse_result,
    request_line,
    result_line,
)
from players.search.limits import SearchLimits
from players.search.searcher import Searcher
from tests.azul.games import ALL_RULES
from tests.players.compact_state.test_like_azul import offers
from tests.players.nets import random_net
from tests.players.search.test_searcher import a_start
from tests.some import some


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_requests_and_answers_survive_the_way_through_a_pipe(players: int, rules: azul.Rules) -> None:
    searcher = Searcher(random_net(rules.wall, players))
    for state in some(offers(players, 5, rules)):
        moves = tuple(azul.legal_moves(state)[-2:])
        for request in (
            TurnRequest(state, state.turn, Level.HARD, 3, 0.25),
            SearchRequest(state, 100, 0.5, moves, is_last=False),
        ):
            assert parse_request(request_line(request)) == request
        found = searcher.search(state, SearchLimits(6))
        back = parse_result(result_line(found), state)
        assert back.simulations == found.simulations
        for one, other in zip(back.candidates, found.candidates, strict=True):
            assert (one.move, one.line, one.visits) == (other.move, other.line, other.visits)
            assert (one.prior, *one.chances) == pytest.approx((other.prior, *other.chances), abs=1e-5)
            assert one.margin == pytest.approx(other.margin, abs=0.006)
        assert back.chances == pytest.approx(found.chances, abs=1e-5)


FOUND = json.loads(
    result_line(Searcher(random_net(azul.WallSide.COLOURED, 2)).search(a_start(), SearchLimits(30)))
)
BEST = FOUND["candidates"][0]
LIES: dict[str, object] = {
    "nothing at all": {**FOUND, "candidates": []},
    "an illegal move": {**FOUND, "candidates": [{**BEST, "line": ["cb1"]}]},
    "an illegal line": {**FOUND, "candidates": [{**BEST, "line": [BEST["line"][0]] * 2}]},
    "no move": {**FOUND, "candidates": [{**BEST, "line": []}]},
    "words": {**FOUND, "candidates": [{**BEST, "line": ["hello"]}]},
    "one move twice": {**FOUND, "candidates": [BEST, BEST]},
    "a negative number of visits": {**FOUND, "candidates": [{**BEST, "visits": -1}]},
    "an impossible prior": {**FOUND, "candidates": [{**BEST, "prior": 1.5}]},
    "two winners": {**FOUND, "chances": [1, 1]},
    "a seat too many": {**FOUND, "chances": [0.5, 0.25, 0.25]},
    "no number": {**FOUND, "chances": [float("nan"), 1]},
    "no chances": {**FOUND, "candidates": [{**BEST, "chances": None}]},
    "something else": [],
    "a candidate that is none": {**FOUND, "candidates": [7]},
    "no simulations": {**FOUND, "simulations": "many"},
    "not yet": None,
}


@pytest.mark.parametrize("lie", LIES)
def test_what_no_search_can_have_found_is_an_error(lie: str) -> None:
    with pytest.raises((ValueError, TypeError, LookupError, azul.AzulError)):
        parse_result(json.dumps(LIES[lie]), a_start())
