"""What is kept of earlier pictures never shows in later ones."""

import os
from itertools import product

from azul import BASE_GAME, Move, State
from render import Captions, Look, board, get_theme, table, what_if
from tests.render.positions import NAMES
from tests.render.variants import FREE, SPECIAL, takes

POSITIONS = [
    next(take for number, take in enumerate(takes(players, rules)) if number == 20)
    for players, rules in ((2, BASE_GAME), (3, FREE), (2, FREE), (4, SPECIAL))
]
LOOKS = [
    Look(),
    Look(Captions(centre="keskus", round="voor", floor="põrand")),
    Look(theme=get_theme("chocolatier")),
]

ONE_IN = 1 if "TEST_ALL" in os.environ else 2
"""Of how many of these positions in these looks one is drawn."""


def _drawn(position: tuple[State, Move], look: Look, names: tuple[str, ...] = NAMES) -> bytes:
    state, move = position
    pictures = (
        table(state, names[: len(state.boards)], look),
        board(state, 0, names[0], look),
        what_if(state, move, names[1], look),
    )
    return b"".join(picture.tobytes() for picture in pictures)


def test_a_picture_is_the_same_whatever_was_drawn_before_it() -> None:
    pairs = list(product(POSITIONS, LOOKS))[::ONE_IN]
    first = [_drawn(position, look) for position, look in pairs]
    again = [_drawn(position, look) for position, look in pairs[::-1]]
    assert first == again[::-1]
    assert len(set(first)) == len(first)


def test_another_name_is_another_picture() -> None:
    one = _drawn(POSITIONS[0], LOOKS[0], ("Ann", "Ben"))
    assert one != _drawn(POSITIONS[0], LOOKS[0], ("Ann", "שלום"))
    assert one == _drawn(POSITIONS[0], LOOKS[0], ("Ann", "Ben"))
