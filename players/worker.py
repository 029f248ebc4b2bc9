"""A process in which computer players think, so that nobody else waits for them.

It reads a request from each line of its input and writes the answer to it as a line, in JSON: a position in
notation, the seat to play for, the level and a seed; then the events of that seat's turn, in notation.

>>> from azul import deal, draw_deal, new_game, position_text
>>> state = new_game(players=2, starter=0)
>>> state = deal(state, draw_deal(state, bytes(32)))
>>> answer(request_for(state, seat=0, level=Level.EASY, seed=1)).startswith('["take 1 ')
True
"""

import json
import os
import sys
from typing import Final

import azul
from players.choosing import whole_turn
from players.levels import Level, player_at

NICENESS: Final = 10
"""How far the process stands back behind the one that answers people."""


def request_for(state: azul.State, seat: int, level: Level, seed: int) -> str:
    """Return the line that asks for a seat's turn."""
    return json.dumps(
        {"position": azul.position_text(state), "seat": seat, "level": level.value, "seed": seed}
    )


def answer(line: str) -> str:
    """Return the line that answers a request."""
    asked = json.loads(line)
    state = azul.parse_position(asked["position"])
    player = player_at(Level(asked["level"]), asked["seed"])
    return json.dumps([str(event) for event in whole_turn(state, asked["seat"], player)])


def events_in(line: str) -> tuple[azul.Event, ...]:
    """Return the events in an answer.

    Raise `ValueError`, `TypeError` or `azul.NotationError` if it isn't one.
    """
    return tuple(azul.parse_event(str(event)) for event in list(json.loads(line)))


def main() -> None:
    """Answer one request after the other until there are no more."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read once numpy is loaded, with the first request
    if hasattr(os, "nice"):
        _ = os.nice(NICENESS)
    for line in sys.stdin:
        _ = sys.stdout.write(f"{answer(line)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
