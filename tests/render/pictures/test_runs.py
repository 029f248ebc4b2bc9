"""The links between tiles that scored together in the round summary, and what fell."""

import pytest
from PIL import ImageChops

from azul import BASE_GAME, COLOURS, Factories, Rules, Wall, WallSide
from azul.phases.placing import placement_at
from render import default_theme, round_summary
from render.parts.scored_runs import links
from render.parts.tally import tallies
from tests.render.frames import tilings_of
from tests.render.pixels import colours
from tests.render.positions import NAMES
from tests.some import some

BLUE, YELLOW, RED, BLACK, WHITE = COLOURS
EVERYTHING = Rules(WallSide.FREE, Factories.SPECIAL)


def test_a_lone_tile_has_no_links() -> None:
    wall = Wall().place(0, 0, BLUE)
    assert not list(links(wall, [placement_at(wall, 2, 2, BLUE)]))


def test_a_tile_is_linked_to_its_row_and_its_column() -> None:
    wall = Wall().place(1, 0, WHITE).place(1, 2, YELLOW).place(2, 1, WHITE)
    linked = set(links(wall, [placement_at(wall, 1, 1, BLUE)]))
    assert linked == {((1, 0), (1, 1)), ((1, 1), (1, 2)), ((1, 1), (2, 1))}


def test_a_later_tile_does_not_count_for_an_earlier_one() -> None:
    first = placement_at(Wall(), 0, 0, BLUE)
    second = placement_at(Wall().place(0, 0, BLUE), 1, 0, WHITE)
    apart = placement_at(Wall(), 3, 3, BLUE)
    assert not list(links(Wall(), [first]))
    assert list(links(Wall(), [first, second])) == [((0, 0), (1, 0))]
    assert not list(links(Wall(), [first, apart]))


@pytest.mark.parametrize("rules", [BASE_GAME, EVERYTHING], ids=["base", "variants"])
def test_there_are_as_many_links_as_tiles_that_scored(rules: Rules) -> None:
    for report, before, _ in some(tilings_of(3, rules)):
        for board, tiling in zip(before.boards, report.boards, strict=True):
            assert tiling is not None
            counted = sum(placed.horizontal - 1 + placed.vertical - 1 for placed in tiling.placements)
            assert len(list(links(board.wall, tiling.placements))) == counted


def test_lines_that_fell_are_marked_beside_their_rows() -> None:
    loss = default_theme().colours["loss"]
    for seed in range(1, 12):
        for report, before, after in tilings_of(3, EVERYTHING, seed):
            if seed > 1 and not any(tiling and tiling.fallen for tiling in report.boards):
                continue
            picture = round_summary(report, before, after, NAMES[:3])
            for plan, tiling in zip(tallies(3, 1.1)[1], report.boards, strict=True):
                assert tiling is not None
                (right, top), cell = plan.wall.corner(0, 5), plan.wall.cell
                edge = plan.panel.left + plan.panel.width
                rows = [(right, top + row * cell, edge, top + (row + 1) * cell) for row in range(5)]
                marked = [row for row, beside in enumerate(rows) if loss in colours(picture, beside)]
                assert marked == [line.row for line in tiling.fallen]


def test_what_a_cushion_caught_is_shown_beside_the_floor() -> None:
    tilings = (tiling for seed in range(1, 12) for tiling in tilings_of(2, EVERYTHING, seed))
    report, before, after, seat, own = next(
        (report, before, after, seat, own)
        for report, before, after in tilings
        for seat, own in enumerate(report.boards)
        if own is not None and own.cushion
    )
    boards = list(report.boards)
    boards[seat] = own._replace(cushion=())
    empty = report._replace(boards=tuple(boards))
    change = ImageChops.difference(
        round_summary(report, before, after, NAMES[:2]).convert("RGB"),
        round_summary(empty, before, after, NAMES[:2]).convert("RGB"),
    ).getbbox()
    plan = tallies(2, 1.1)[1][seat]
    assert change is not None
    assert plan.wall.left + 4 * plan.wall.cell < change[0] < change[2] <= plan.wall.left + 5 * plan.wall.cell
    assert plan.foot <= change[1]
