"""What a move would do, shown before it is confirmed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops

from azul import (
    CENTRE,
    FLOOR,
    Colour,
    Factories,
    Move,
    Rules,
    State,
    WallSide,
    apply,
    falling,
    from_text,
    legal_moves,
    parse_move,
    parse_position,
    position_text,
    take_report,
)
from render import Captions, Look, default_theme, what_if
from render.paint.canvas import Canvas
from render.pictures.what_if import _PLAN, _SIDE
from tests.azul.builders import board, table
from tests.render.frames import frames_of
from tests.render.pixels import colours
from tests.render.positions import played
from tests.render.variants import SPECIAL, laid_out

CHOOSERS = Rules(WallSide.FREE, Factories.SPECIAL)
Question = tuple[State, Move]


def pixels(picture: Image.Image, box: tuple[int, int, int, int]) -> set[object]:
    return set(colours(picture, box))


def floor_space(place: int) -> tuple[int, int, int, int]:
    left = _PLAN.inner + place * _PLAN.cell
    return left, _PLAN.floor, left + _PLAN.cell, _PLAN.floor + _PLAN.cell


def first(meets: Callable[[State, Move], bool], rules: Rules | None = None) -> Question:
    """Return the first move of some games that meets a condition."""
    states = (
        [state for state, _ in played(2)[0]]
        if rules is None
        else [frame.state for seed in (1, 2, 3) for frame in frames_of(3, rules, seed)]
    )
    return next((state, move) for state in states for move in legal_moves(state) if meets(state, move))


def completes_a_line(state: State, move: Move) -> bool:
    return move.line < FLOOR and apply(state, move).boards[state.turn].lines[move.line].is_full


def test_only_tiles_that_fall_are_framed_on_the_floor_line() -> None:
    loss = default_theme().colours["loss_lit"]
    state, move = first(
        lambda state, move: falling(state, move) == 2 and bool(state.boards[state.turn].floor)
    )
    before = len(state.boards[state.turn].floor)
    after = len(apply(state, move).boards[state.turn].floor)
    picture = what_if(state, move, "Ann")
    framed = [loss in pixels(picture, floor_space(place)) for place in range(7)]
    assert framed == [before <= place < after for place in range(7)]


def test_a_line_that_the_move_completes_shows_its_points_on_the_wall() -> None:
    fresh = default_theme().colours["fresh"]
    state, move = first(
        lambda state, move: (
            move.line < FLOOR and apply(state, move).boards[state.turn].lines[move.line].is_full
        )
    )
    top = _PLAN.rows + move.line * _PLAN.cell
    row = (_PLAN.wall, top, _PLAN.wall + 5 * _PLAN.cell, top + _PLAN.cell)
    assert fresh in pixels(what_if(state, move, "Ann"), row)
    assert fresh not in pixels(what_if(state, Move(move.source, move.colour, FLOOR), "Ann"), row)


def test_a_free_wall_shows_every_space_that_is_open_to_the_tile() -> None:
    fresh = default_theme().colours["fresh"]
    state, move = first(
        lambda state, move: move.line == 0 and state.round == 2 and state.tiles_at(move.source) > 0, CHOOSERS
    )
    picture = what_if(state, move, "Ann")
    board = state.boards[state.turn]
    for column in range(5):
        left = _PLAN.wall + column * _PLAN.cell
        box = (left, _PLAN.rows, left + _PLAN.cell, _PLAN.rows + _PLAN.cell)
        may_go = board.wall.spaces[column] is None and move.colour not in board.wall.column(column)
        assert (fresh in pixels(picture, box)) == may_go


@pytest.mark.parametrize("costs", [True, False])
def test_only_a_floor_line_that_will_cost_more_is_written_in_the_colour_of_losses(costs: bool) -> None:
    loss = default_theme().colours["loss"]

    def floor_cost(state: State, move: Move) -> tuple[int, int]:
        after = apply(state, move).boards[state.turn]
        return state.boards[state.turn].floor_cost, after.floor_cost

    def changes_cost(state: State, move: Move) -> bool:
        before, after = floor_cost(state, move)
        return (before != after) == costs and before > 0

    state, move = first(changes_cost)
    side = (_SIDE.left, _SIDE.top + _SIDE.header, _SIDE.left + _SIDE.width, _SIDE.top + _SIDE.height)
    assert (loss in pixels(what_if(state, move, "Ann"), side)) == costs


def fills_up_and_scores(state: State, move: Move) -> bool:
    return completes_a_line(state, move) and take_report(state, move).fell > 0


def goes_to_the_lid(state: State, move: Move) -> bool:
    return take_report(state, move).discarded > 0 and move.source == CENTRE


def leaves_a_rest(state: State, move: Move) -> bool:
    return bool(take_report(state, move).rest)


@pytest.mark.parametrize(
    ("caption", "meets"),
    [
        ("lid", goes_to_the_lid),
        ("centre", goes_to_the_lid),
        ("centre", leaves_a_rest),
        ("tiled", fills_up_and_scores),
        ("floor", fills_up_and_scores),
    ],
)
def test_every_consequence_has_its_caption(caption: str, meets: Callable[[State, Move], bool]) -> None:
    state, move = first(meets)
    usual = what_if(state, move, "Ann")
    other = what_if(state, move, "Ann", Look(Captions(**{caption: "Ґ漢字"})))
    change = ImageChops.difference(usual.convert("RGB"), other.convert("RGB")).getbbox()
    assert change is not None
    assert _SIDE.left < change[0] < change[2] < _SIDE.left + _SIDE.width


def test_the_line_is_shown_before_and_after_the_move() -> None:
    fresh, colour = default_theme().colours["fresh"], Colour.BLUE
    state = laid_out("b2yr,k4")
    state = apply(apply(state, Move(1, colour, 4)), Move(2, Colour.BLACK, 3))
    state = state._replace(factories=(from_text("b"), *state.factories[1:]))
    picture = what_if(state, Move(1, colour, 4), "Ann")
    middle = (_SIDE.top + _SIDE.header + _SIDE.height + _SIDE.top) // 2
    halves = [
        (_SIDE.left + 15, _SIDE.top + _SIDE.header + 8, _SIDE.left + _SIDE.width - 15, middle),
        (_SIDE.left + 15, middle, _SIDE.left + _SIDE.width - 15, _SIDE.top + _SIDE.height - 12),
    ]
    glaze = default_theme().tiles[colour].inks["glaze"]
    before, after = (colours(picture, half) for half in halves)
    assert before[glaze] > 0
    assert fresh not in before
    assert after[glaze] > before[glaze]
    assert after[fresh] > 0


def test_nothing_is_said_of_what_stays_as_it_is() -> None:
    with recorded() as texts:
        state = laid_out("b4")
        what_if(state, Move(1, Colour.BLUE, 4), "Ann", Look(Captions(tiled="wall", floor="floor")))
    assert not {"wall", "floor", "0"} & set(texts)


@contextmanager
def recorded() -> Iterator[list[str]]:
    """Yield a list of the texts that are written, in order, except names and scores of boards."""
    texts: list[str] = []
    write = Canvas.text

    def text(canvas: Canvas, at: tuple[int, int], text: str, *more: object, **named: object) -> int:
        if at[0] > _SIDE.left:
            texts.append(text)
        return write(canvas, at, text, *more, **named)  # type: ignore[arg-type]

    with patch.object(Canvas, "text", text):
        yield texts


def test_what_a_cushion_catches_is_shown_beside_the_board() -> None:
    state, move = first(lambda state, move: take_report(state, move).caught is not None, CHOOSERS)
    foot = (
        _SIDE.left + 8,
        _SIDE.top + _SIDE.height // 2,
        _SIDE.left + _SIDE.width - 8,
        _SIDE.top + _SIDE.height - 8,
    )
    with_cushion = what_if(state, move, "Ann").crop(foot)
    caught_nothing = what_if(
        *first(lambda state, move: take_report(state, move).caught is None, CHOOSERS), "Ann"
    ).crop(foot)
    assert len(with_cushion.getcolors() or ()) > len(caught_nothing.getcolors() or ())


def test_each_way_to_scatter_has_a_picture_of_its_own() -> None:
    state, move = first(lambda _, move: move.left is not None, CHOOSERS)
    ways = [way for way in legal_moves(state) if replace(way, left=None) == replace(move, left=None)]
    pictures = {what_if(state, way, "Ann").tobytes() for way in ways}
    assert len(ways) > 1
    assert len(pictures) == len(ways)


def test_no_way_to_scatter_is_shown_while_it_is_asked_for() -> None:
    state, move = first(lambda _, move: move.left is not None, CHOOSERS)
    ways = [way for way in legal_moves(state) if replace(way, left=None) == replace(move, left=None)]
    assert len(ways) > 1
    assert len({what_if(state, way, "Ann", asks=True).tobytes() for way in ways}) == 1
    with recorded() as texts:
        what_if(state, move, "Ann", asks=True)
    assert "?" in texts
    assert {str(source) for source, _ in take_report(state, move).rest} <= set(texts)


def test_a_cushion_disc_that_was_taken_gets_no_rest() -> None:
    state = apply(laid_out("by,rk2w,b4,y4,k4", ".sc..", rules=SPECIAL), parse_move("3b4"))
    for asks in (True, False):
        with recorded() as texts:
            what_if(state, parse_move("2k2<r"), "Ann", asks=asks)
        assert {"1", "4"} <= set(texts)
        assert "3" not in texts


def test_a_line_whose_tile_may_go_to_several_columns_says_the_least_and_the_most_points() -> None:
    rows = (".b...", *["....."] * 4)
    with recorded() as texts:
        what_if(table(board(rows=rows), rules="+free", factories="r"), parse_move("1r1"), "Ann")
    assert "+1…2" in texts


def test_the_picture_is_wide_and_the_position_stays_as_it_is() -> None:
    state, move = played(2)[0][7]
    text = position_text(state)
    picture = what_if(state, move, "W" * 900)
    assert picture.width > 1.8 * picture.height
    assert position_text(state) == text
    assert parse_position(text) == state
    assert parse_move(str(move)) == move
