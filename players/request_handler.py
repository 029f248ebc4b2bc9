"""How a worker answers requests: it plays a seat's turn, or searches a position for people."""

from dataclasses import replace
from typing import Final

from players.computer_player import whole_turn
from players.evaluation.nets import net_of
from players.levels import player_at
from players.requests import NOT_YET, SearchRequest, TurnRequest, events_line, parse_request, result_line
from players.search.limits import SearchLimits
from players.search.memory import Memory

CLOSE_SEARCH_SECONDS: Final = 0.5
"""Seconds after a search for the moves that are searched closely."""


class RequestHandler:
    """Answers one request after the other.

    An expert's search reuses the tree of the last one. A search for people starts afresh, unless it continues
    that for the same answer.
    """

    def __init__(self) -> None:
        self._memory = Memory()
        self._last: SearchRequest | None = None
        self._simulations = 0

    def answer(self, line: str) -> str:
        """Return the line that answers a request."""
        request = parse_request(line)
        return self._turn(request) if isinstance(request, TurnRequest) else self._search(request)

    def _turn(self, turn: TurnRequest) -> str:
        self._last = None
        player = player_at(turn.level, turn.seed, memory=self._memory, seconds=turn.seconds)
        return events_line(whole_turn(turn.state, turn.seat, player))

    def _search(self, search: SearchRequest) -> str:
        state = search.state
        if self._last is None or self._last.state != state:
            self._memory.forget()
            self._simulations = 0
        self._last = search
        searcher = self._memory.searcher(net_of(state.rules.wall, len(state.boards)))
        missing = search.simulations - self._simulations
        found = searcher.search(state, SearchLimits(missing, search.seconds))
        self._simulations += found.simulations
        if not search.is_last and self._simulations < search.simulations and not searcher.is_full:
            return NOT_YET
        if search.moves or search.compared > 1:
            found = searcher.search(
                state, SearchLimits(0, CLOSE_SEARCH_SECONDS), search.moves, search.compared
            )
            self._simulations += found.simulations
        self._last = None
        return result_line(replace(found, simulations=self._simulations))
