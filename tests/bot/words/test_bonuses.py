"""Bonuses in words, below the picture of a board."""

import pytest

from azul import Board
from azul.phases.ending import bonus_of
from bot.words.results import bonus_lines
from tests.azul.builders import NO_WHITE, a_board
from tests.bot.english import ENGLISH


@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        (("b....", ".....", "kw...", ".....", "....."), []),
        (
            ("byrkw", ".b...", "..b..", "...b.", "y...b"),
            ["Complete: row 1 (+2), blue (+10)"],
        ),
        (
            ("byrk.", "wb...", "k.b..", "r..b.", "y...."),
            ["Complete: column 1 (+7)", "One tile short: row 1 (+2), blue (+10)"],
        ),
    ],
    ids=["neither", "complete", "both"],
)
def test_complete_and_nearly_complete_rows_columns_and_colours_are_named(
    rows: tuple[str, ...], lines: list[str]
) -> None:
    assert bonus_lines(ENGLISH, a_board(rows=rows).wall) == lines


def test_a_wall_that_is_nearly_full_has_many_bonuses_within_reach() -> None:
    (complete, almost) = bonus_lines(ENGLISH, a_board(rows=NO_WHITE).wall)
    assert complete == "Complete: blue (+10), yellow (+10), red (+10), black (+10)"
    assert almost.count("row") == almost.count("column") == 5


def test_a_bonus_in_words_is_worth_what_it_scores() -> None:
    wall = a_board(rows=("byrkw", "wb...", "k.b..", "r..b.", "y...b")).wall
    (complete,) = bonus_lines(ENGLISH, wall)
    assert complete == "Complete: row 1 (+2), column 1 (+7), blue (+10)"
    assert bonus_of(Board(wall=wall)).points == 2 + 7 + 10
