"""Moves, choices and deals with invalid values, which no player could mean."""

from functools import partial
from typing import Any

import pytest

from azul import (
    Colour,
    Deal,
    Disc,
    IllegalDeal,
    IllegalMove,
    Move,
    apply,
    check_move,
    deal,
    new_game,
    place,
    resign,
    settle,
)
from azul.pieces.discs import discs_from_text
from tests.azul.builders import a_deal, board, table, tiling
from tests.some import some

NOT_A_SEAT: list[Any] = [-1, 2, 9, True, 0.0, "0", None, [0]]

MALFORMED: list[tuple[Any, Any, Any, Any, str]] = [
    (-1, Colour.BLUE, 0, None, "no-such-source"),
    (6, Colour.BLUE, 0, None, "no-such-source"),
    (10, Colour.BLUE, 0, None, "no-such-source"),
    (True, Colour.BLUE, 0, None, "no-such-source"),
    (1.0, Colour.BLUE, 0, None, "no-such-source"),
    ("1", Colour.BLUE, 0, None, "no-such-source"),
    (None, Colour.BLUE, 0, None, "no-such-source"),
    (slice(1, 2), Colour.BLUE, 0, None, "no-such-source"),
    (1, 0, 0, None, "no-such-colour"),
    (1, -1, 0, None, "no-such-colour"),
    (1, 5, 0, None, "no-such-colour"),
    (1, False, 0, None, "no-such-colour"),
    (1, "b", 0, None, "no-such-colour"),
    (1, None, 0, None, "no-such-colour"),
    (1, Colour.BLUE, -1, None, "no-such-line"),
    (1, Colour.BLUE, -6, None, "no-such-line"),
    (1, Colour.BLUE, 6, None, "no-such-line"),
    (1, Colour.BLUE, True, None, "no-such-line"),
    (1, Colour.BLUE, 1.0, None, "no-such-line"),
    (1, Colour.BLUE, "f", None, "no-such-line"),
    (1, Colour.BLUE, None, None, "no-such-line"),
    (1, Colour.BLUE, Colour.YELLOW, None, "no-such-line"),
    (1, Colour.BLUE, 0, 0, "scatter-not-here"),
    (1, Colour.BLUE, 0, -1, "scatter-not-here"),
    (1, Colour.BLUE, 0, "", "scatter-not-here"),
    (2, Colour.BLUE, 0, None, "scatter-missing"),
    (2, Colour.BLUE, 0, -1, "scatter-colour"),
    (2, Colour.BLUE, 0, 32, "scatter-colour"),
    (2, Colour.BLUE, 0, 1 << 60 | 2, "scatter-colour"),
    (2, Colour.BLUE, 0, True, "scatter-colour"),
    (2, Colour.BLUE, 0, 2.0, "scatter-colour"),
    (2, Colour.BLUE, 0, "y", "scatter-colour"),
    (2, Colour.BLUE, 0, Colour.RED, "scatter-colour"),
]


@pytest.mark.parametrize(("source", "colour", "line", "left", "code"), MALFORMED)
def test_a_malformed_move_is_refused_with_the_reason(
    source: Any, colour: Any, line: Any, left: Any, code: str
) -> None:
    state = table(rules="+special", discs=".s+..", factories="b4,b2yr")
    for refuse in (apply, check_move):
        with pytest.raises(IllegalMove) as refused:
            refuse(state, Move(source, colour, line, left))
        assert refused.value.code == code


@pytest.mark.parametrize("colour", [5, -1, "y", True])
def test_an_invalid_colour_is_refused_on_the_floor_too(colour: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        apply(table(factories="b4"), Move(1, colour, 5))
    assert refused.value.code == "no-such-colour"


@pytest.mark.parametrize("seat", NOT_A_SEAT)
def test_only_seats_at_the_table_choose_confirm_and_resign(seat: Any) -> None:
    state = tiling(board("-,r2,-,-,-"), board("-,-,k3,-,-"), rules="+free")
    attempts = {
        "not-choosing": (partial(place, state, seat, 1, 1), partial(settle, state, seat)),
        "no-such-seat": (partial(resign, state, seat),),
    }
    for code, refuse in some(((code, attempt) for code, several in attempts.items() for attempt in several)):
        with pytest.raises(IllegalMove) as refused:
            refuse()
        assert refused.value.code == code


@pytest.mark.parametrize("row", [-1, 5, True, 1.0, "1", None])
def test_an_invalid_line_is_refused(row: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        place(tiling(board("-,r2,-,-,-"), rules="+free"), 0, row, 1)
    assert refused.value.code == "no-choice"


@pytest.mark.parametrize("column", [-1, 5, True, 1.0, "1", None])
def test_an_invalid_column_is_refused(column: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        place(tiling(board("-,r2,-,-,-"), rules="+free"), 0, 1, column)
    assert refused.value.code == "space-not-open"


@pytest.mark.parametrize(
    "tiles",
    [1 << 30, 1 << 30 | 3, 4 << 30, 1 << 36 | 4, -1, -4, 4 - (1 << 6), 1 << 5, 63, True, 4.0, "b4", None],
)
def test_invalid_tiles_are_not_dealt(tiles: Any) -> None:
    drawn = a_deal("b4", "y4", "r4", "k4", "w4")
    with pytest.raises(IllegalDeal) as refused:
        deal(new_game(2, 0), Deal((tiles, *drawn.factories[1:])))
    assert refused.value.code == "tiles"


@pytest.mark.parametrize("surplus", [5, -1, 0, True, "b"])
def test_an_invalid_surplus_tile_is_not_dealt(surplus: Any) -> None:
    state = table(phase="refill", rules="+special")
    factories = a_deal("b4", "y4", "r4", "k4", "w4").factories
    with pytest.raises(IllegalDeal) as refused:
        deal(state, Deal(factories, discs_from_text(".+..o"), surplus))
    assert refused.value.code == "surplus"


@pytest.mark.parametrize("disc", ["o", None, 1])
def test_an_invalid_disc_is_not_laid_out(disc: Any) -> None:
    state = table(phase="refill", rules="+special")
    factories = a_deal("b4", "y4", "r4", "k4", "w4").factories
    with pytest.raises(IllegalDeal) as refused:
        deal(state, Deal(factories, (Disc.KEEP, disc, *[Disc.PLAIN] * 3)))
    assert refused.value.code == "discs"
