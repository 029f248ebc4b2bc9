"""``python -m tests.players.reasons.told``: write the facts about takes in the positions of `TOLD`.

Read what changes. The positions are from random games, picked so that every kind of fact is told in some of
them. Facts of little weight stand after a slash.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import azul
from players.ranking import best_first
from players.reasons.facts import Reason
from players.reasons.selection import facts_about
from players.search.result import Candidate, SearchResult

TOLD: Final = Path(__file__).with_name("told.txt")
_MOVES: Final = 9
"""How far play is foreseen."""
_CHANCES: Final = (0.5, 0.49, 0.42, 0.5)
_VISITS: Final = (400, 90, 60, 30)
"""What a search would have found of the candidates: the likely ones first."""


def found_in(state: azul.State) -> SearchResult:
    """Return what a search might find: good and bad takes, and how the simple player would go on."""
    ranked = best_first(state)
    places = (0, 1, len(ranked) // 2, -1)
    moves = list(dict.fromkeys(ranked[place] for place in places if place < len(ranked)))
    candidates = tuple(
        Candidate(move, visits, 0.1, _shares(state, own), tuple(_line(state, move)))
        for move, own, visits in zip(moves, _CHANCES, _VISITS, strict=False)
    )
    return SearchResult(candidates, candidates[0].chances, sum(_VISITS))


def _shares(state: azul.State, own: float) -> tuple[float, ...]:
    others = (1 - own) / (len(state.boards) - 1)
    return tuple(own if seat == state.turn else others for seat in range(len(state.boards)))


def _line(state: azul.State, move: azul.Move) -> Iterator[azul.Move]:
    for _ in range(_MOVES):
        yield move
        state = azul.apply(state, move)
        if state.phase is not azul.Phase.OFFER:
            return
        move = best_first(state)[0]


def told_of(state: azul.State) -> Iterator[tuple[azul.Move, tuple[Reason, ...], tuple[Reason, ...]]]:
    """Yield each candidate in a position with the facts about it, weighty ones and others."""
    found = found_in(state)
    for candidate in found.candidates:
        yield candidate.move, *facts_about(state, found, candidate)


def text_of(state: azul.State) -> str:
    """Return a position, and below it the facts about its candidates."""
    lines = [
        f"{move}: {', '.join(map(repr, weighty))} / {', '.join(map(repr, light))}"
        for move, weighty, light in told_of(state)
    ]
    return "\n".join((azul.position_text(state), *lines))


def positions() -> list[azul.State]:
    """Return the positions in the file."""
    blocks = TOLD.read_text(encoding="utf-8").split("\n\n")
    return [azul.parse_position(block.partition("\n")[0]) for block in blocks]


if __name__ == "__main__":
    TOLD.write_text("\n\n".join(map(text_of, positions())) + "\n", encoding="utf-8")
