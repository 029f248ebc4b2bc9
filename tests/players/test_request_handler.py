"""What a worker answers: in one piece or in several, the same whatever it was asked before."""

import pytest

import azul
from players import Level
from players.request_handler import RequestHandler
from players.requests import NOT_YET, SearchRequest, TurnRequest, parse_result, request_line
from players.search.result import SearchResult
from tests.azul.builders import board, table
from tests.players.search.test_searcher import a_start

LONG = 60.0
"""Seconds that no search here needs."""


def searched(handler: RequestHandler, request: SearchRequest) -> SearchResult:
    return parse_result(handler.answer(request_line(request)), request.state)


def test_a_search_has_the_same_answer_whatever_was_asked_before() -> None:
    first = searched(RequestHandler(), SearchRequest(a_start(), 200, LONG))
    handler = RequestHandler()
    handler.answer(request_line(SearchRequest(a_start(secret=b"x" * 32), 30, LONG)))
    assert handler.answer(request_line(SearchRequest(a_start(), 200, 0.0, is_last=False))) == NOT_YET
    handler.answer(request_line(TurnRequest(a_start(), 0, Level.EXPERT, 1, seconds=0.01)))
    assert [searched(handler, SearchRequest(a_start(), 200, LONG)) for _ in "ab"] == [first, first]


def test_a_search_in_slices_finds_as_much_as_one_in_a_piece() -> None:
    handler, state = RequestHandler(), a_start()
    slices = 0
    while (
        handler.answer(request_line(SearchRequest(state, 100_000, 0.0, is_last=False))) == NOT_YET
        and slices < 9
    ):
        slices += 1
    found = searched(handler, SearchRequest(state, 200, LONG))
    assert slices == 9
    assert found == searched(RequestHandler(), SearchRequest(state, 200, LONG))


def test_a_slice_that_finds_enough_is_the_last() -> None:
    found = searched(RequestHandler(), SearchRequest(a_start(), 50, LONG, is_last=False))
    assert found.simulations == 50


def test_experts_have_less_time_if_others_wait() -> None:
    request = TurnRequest(a_start(), 0, Level.EXPERT, 1, seconds=0.0)
    assert RequestHandler().answer(request_line(request)).startswith('["take 1 ')


@pytest.mark.parametrize("secret", [b"a" * 32, b"b" * 32])
def test_a_move_that_is_asked_about_is_looked_at_as_well_as_the_best(secret: bytes) -> None:
    state = a_start(secret=secret)
    unlikely = searched(RequestHandler(), SearchRequest(state, 300, LONG)).candidates[-1]
    worst = min(azul.legal_moves(state), key=lambda move: -azul.falling(state, move))
    found = searched(RequestHandler(), SearchRequest(state, 300, LONG, (worst, unlikely.move)))
    for move in (worst, unlikely.move):
        candidate = found.of(state, move)
        assert candidate is not None
        assert candidate.visits >= min(found.best.visits, 50)
        assert len(candidate.line) > 3
    assert found.best.move == searched(RequestHandler(), SearchRequest(state, 300, LONG)).best.move


def test_moves_from_factories_that_are_alike_are_one_candidate() -> None:
    state = table(factories="b2rk,b2rk,y4")
    found = searched(RequestHandler(), SearchRequest(state, 300, LONG))
    one, other = (found.of(state, azul.parse_move(text)) for text in ("1b2", "2b2"))
    assert one is not None
    assert one is other


def test_a_move_that_was_not_tried_is_no_candidate() -> None:
    state = a_start()
    found = searched(RequestHandler(), SearchRequest(state, 2, LONG))
    others = [move for move in azul.legal_moves(state) if found.of(state, move) is None]
    assert len(others) > 10


def test_good_moves_are_compared_by_looking_at_each_closely() -> None:
    state = a_start()
    alone = searched(RequestHandler(), SearchRequest(state, 600, LONG))
    found = searched(RequestHandler(), SearchRequest(state, 600, LONG, compared=6))
    assert found.best.move == alone.best.move
    worths = [each.chances[0] for each in found.candidates[1:6]]
    assert worths == sorted(worths, reverse=True)
    assert all(each.visits >= 100 for each in found.candidates[:6])


def test_there_are_moves_to_compare_even_if_one_is_obvious() -> None:
    obvious = table(factories="b2rk", centre="y2")
    assert len(searched(RequestHandler(), SearchRequest(obvious, 2, LONG)).candidates) == 1
    assert len(searched(RequestHandler(), SearchRequest(obvious, 2, LONG, compared=6)).candidates) == 6


def test_no_more_moves_are_compared_than_there_are() -> None:
    last = table(factories="b4")
    assert len(searched(RequestHandler(), SearchRequest(last, 50, LONG, compared=6)).candidates) == 6
    two = table(board("b,b2,b3,b4,b5"), factories="r4")
    assert len(searched(RequestHandler(), SearchRequest(two, 50, LONG, compared=6)).candidates) == 1
