"""Games narrated line by line: special factories, free walls, and every stored game."""

from pathlib import Path

import pytest

from azul import Factories, Rules, Scatter, WallSide
from azul.gamefile.narration import replay
from tests.azul.gamefile.documents import a_record
from tests.azul.golden import GOLDEN, stored_game

SPECIAL = Rules(factories=Factories.SPECIAL)
FREE = Rules(WallSide.FREE)
MAGNET = "deal b4,y4,b2r2,k3w,w4 =.B+.. +b"
SCATTER = "deal b4,y2rk,r4,k3w,w4 =.s..c"
ROUND = (
    "deal b4,y4,b3r,k4,w4",
    *("take 1 1b4", "take 2 2y3", "take 1 4k3", "take 2 3b1", "take 1 5w2", "take 2 cr2"),
)
FILES = sorted(GOLDEN.glob("*.json"))


def test_a_game_with_options_begins_with_them() -> None:
    rules = Rules(WallSide.FREE, Factories.SPECIAL)
    lines = list(replay(a_record(SCATTER, rules=rules)))
    assert lines[1] == "Played with: free wall, special factories every round."
    rules = Rules(WallSide.FREE, Factories.SPECIAL_ONCE, Scatter.EVEN)
    lines = list(replay(a_record(SCATTER, rules=rules)))
    assert lines[1] == "Played with: free wall, special factories laid out once, even scattering."


def test_even_scattering_is_not_told_of_a_game_without_special_factories() -> None:
    lines = list(replay(a_record(*ROUND, rules=Rules(scatter=Scatter.EVEN))))
    assert lines[1] == ""


def test_factories_are_told_with_their_kind_and_their_tiles() -> None:
    lines = list(replay(a_record(SCATTER, rules=SPECIAL)))
    assert "  factory 2 (scatter): 2 yellow, 1 red, 1 black" in lines


def test_a_take_tells_where_the_rest_is_scattered() -> None:
    lines = list(replay(a_record(SCATTER, "take 1 2y3<k", rules=SPECIAL)))
    assert "  2. Ann: 2 yellow from factory 2 to line 3, black to factory 1, red to factory 3" in lines


def test_a_deal_tells_what_surplus_and_magnets_do() -> None:
    lines = list(replay(a_record(MAGNET, rules=SPECIAL)))
    assert lines[-5:-2] == [
        "  surplus: blue",
        "  factory 2 has pulled blue from factory 1",
        "  factory 2 has pulled blue from factory 3",
    ]


def test_choices_and_confirmations_are_told() -> None:
    choices = ("place 1 2>1", "place 1 3>1", "place 1 4>1", "place 2 1>5", "place 2 3>5", "settle 2")
    lines = list(replay(a_record(*ROUND, *choices, "settle 1", rules=FREE)))
    assert "  9. Ann: black row 3 → column 1 +2" in lines
    assert "  13. Ben confirms where the tiles go" in lines


def test_what_a_cushion_catches_is_told() -> None:
    lines = list(replay(a_record(SCATTER, "take 1 5w3", rules=SPECIAL)))
    assert "  2. Ann: 4 white from factory 5 to line 3, 1 to the floor, white onto the cushion" in lines


@pytest.mark.one_in(4)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_stored_game_is_narrated_to_its_end(path: Path) -> None:
    lines = list(replay(stored_game(path)))
    assert lines.count("Final ranking") == 1
    assert all(line == line.rstrip() and line.isprintable() for line in lines)
