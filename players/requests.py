"""The requests to a worker and its answers: a line of JSON each, with positions and moves in notation.

>>> from azul import deal, draw_deal, new_game
>>> state = new_game(players=2, starter=0)
>>> state = deal(state, draw_deal(state, bytes(32)))
>>> request = TurnRequest(state, seat=0, level=Level.EASY, seed=1)
>>> parse_request(request_line(request)) == request
True
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import isclose, isfinite
from typing import Final

import azul
from azul import Event, Move, State
from players.evaluation.values import Chances
from players.levels import Level
from players.search.result import Candidate, SearchResult

NOT_YET: Final = "null"
"""The answer to a `SearchRequest` that isn't the last one of its position and hasn't found everything yet."""
_CLOSE: Final = 1e-3


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """Play a seat's turn at a level; experts think for at most `seconds`."""

    state: State
    seat: int
    level: Level
    seed: int
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """Search a position for `seconds`, continuing the last search of the same position.

    It is complete once all these searches together have made `simulations`, or if it `is_last`. Then the
    legal `moves` and the `compared` best ones are searched closely.
    """

    state: State
    simulations: int
    seconds: float
    moves: tuple[Move, ...] = ()
    compared: int = 1
    is_last: bool = True


Request = TurnRequest | SearchRequest


def request_line(request: Request) -> str:
    """Return the line of a request."""
    asked: dict[str, object] = {"position": azul.position_text(request.state), "seconds": request.seconds}
    if isinstance(request, TurnRequest):
        asked |= {"seat": request.seat, "level": request.level.value, "seed": request.seed}
    else:
        asked |= {"simulations": request.simulations, "moves": _words(request.moves)}
        asked |= {"compared": request.compared, "last": request.is_last}
    return json.dumps(asked)


def parse_request(line: str) -> Request:
    """Return the request in a line."""
    asked = json.loads(line)
    state = azul.parse_position(asked["position"])
    if "level" in asked:
        return TurnRequest(state, asked["seat"], Level(asked["level"]), asked["seed"], asked["seconds"])
    moves = tuple(map(azul.parse_move, asked["moves"]))
    return SearchRequest(
        state, asked["simulations"], asked["seconds"], moves, asked["compared"], asked["last"]
    )


def events_line(events: Sequence[Event]) -> str:
    """Return the line that answers a `TurnRequest`."""
    return json.dumps([str(event) for event in events])


def parse_events(line: str) -> tuple[Event, ...]:
    """Return the events in the answer to a `TurnRequest`.

    Raise `ValueError`, `TypeError` or `azul.NotationError` if it isn't one.
    """
    return tuple(azul.parse_event(str(event)) for event in list(json.loads(line)))


def result_line(found: SearchResult) -> str:
    """Return the line that answers a `SearchRequest`."""
    candidates = [
        {
            "line": _words(candidate.line),
            "visits": candidate.visits,
            "prior": round(candidate.prior, 6),
            "chances": _rounded(candidate.chances),
            "margin": round(candidate.margin, 2),
        }
        for candidate in found.candidates
    ]
    return json.dumps(
        {"candidates": candidates, "chances": _rounded(found.chances), "simulations": found.simulations}
    )


def parse_result(line: str, state: State) -> SearchResult:
    """Return what a search of a position found, from its answer.

    Raise `ValueError`, `TypeError`, `LookupError` or `azul.AzulError` if it isn't a possible one.
    """
    answer = json.loads(line)
    candidates = tuple(_candidate(each, state) for each in answer["candidates"])
    if not candidates or len({candidate.move for candidate in candidates}) < len(candidates):
        raise ValueError("a search finds moves, and each once")
    return SearchResult(candidates, _chances(answer["chances"], state), _count(answer["simulations"]))


def _candidate(answer: dict[str, object], state: State) -> Candidate:
    words, prior, margin = answer["line"], answer["prior"], answer["margin"]
    if not isinstance(words, list) or not isinstance(prior, float | int) or not 0 <= prior <= 1:
        raise TypeError("a candidate has a line, and a prior from 0 to 1")
    if not isinstance(margin, float | int) or not isfinite(margin):
        raise TypeError("a candidate has a margin")
    line = tuple(azul.parse_move(str(word)) for word in words)
    position = state
    for move in line:
        position = azul.apply(position, move)
    return Candidate(
        line[0],
        _count(answer["visits"]),
        float(prior),
        _chances(answer["chances"], state),
        line,
        float(margin),
    )


def _count(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError("that isn't a number of simulations")
    return value


def _chances(values: object, state: State) -> Chances:
    if not isinstance(values, list) or len(values) != len(state.boards):
        raise ValueError("every seat has its chances")
    chances = tuple(float(value) for value in values)
    if not all(0 <= share <= 1 for share in chances) or not isclose(sum(chances), 1, abs_tol=_CLOSE):
        raise ValueError("chances are shares of one win")
    return chances


def _rounded(chances: Chances) -> list[float]:
    return [round(share, 6) for share in chances]


def _words(moves: Sequence[Move]) -> list[str]:
    return [str(move) for move in moves]
