"""The end of a round: what the tiling did on every board."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.phases.tiling import BoardTiling, TilingReport
from azul.pieces.board import Board
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.parts.floors import draw_cushion, draw_floor
from render.parts.panels import MINUS, Entry, Heading, draw_entries
from render.parts.scored_runs import draw_scored_runs
from render.parts.tally import Tally, draw_tally, draw_title, fade_tally, tallies
from render.parts.walls import draw_tag_beside, draw_wall

_FOOT: Final = 1.22
"""The space for the floor line below a wall, in wall spaces."""


def round_summary(
    report: TilingReport,
    before: State,
    after: State,
    names: Sequence[str],
    look: Look | None = None,
    title: str = "",
) -> Image.Image:
    """Return the picture of the end of a round, whose `title` says which one.

    Every board shows its new tiles with their points and the runs that they scored for, lines that fell, the
    cost of the floor line, and the old and the new score. `before` and `after` are the positions around the
    tiling that `report` describes.
    """
    size, plans = tallies(len(report.boards), _FOOT)
    canvas = Canvas(size, look or Look())
    captions = canvas.captions
    draw_title(canvas, title or str(report.round))
    side = before.rules.wall
    for seat, (plan, tiling) in enumerate(zip(plans, report.boards, strict=True)):
        board = before.boards[seat]
        if tiling is None:
            heading = Heading(names[seat], str(board.score), note=captions.resigned)
            draw_tally(canvas, plan, heading, resigned=True)
            draw_wall(canvas, plan.wall, board.wall, side)
            fade_tally(canvas, plan, heading)
            continue
        heading = Heading(names[seat], str(tiling.score), before=str(tiling.score_before))
        draw_tally(canvas, plan, heading)
        new = dict.fromkeys(((placed.row, placed.column) for placed in tiling.placements), "fresh")
        draw_wall(canvas, plan.wall, after.boards[seat].wall, side, new)
        _draw_scoring(canvas, plan, board, tiling)
        _draw_floor(canvas, plan, board, tiling)
        _draw_sums(canvas, plan, tiling)
    return canvas.image


def _draw_scoring(canvas: Canvas, plan: Tally, before: Board, tiling: BoardTiling) -> None:
    """Mark the runs that scored, and beside each row its points or the line that fell (R23)."""
    draw_scored_runs(canvas, plan.wall, before.wall, tiling.placements)
    for placed in tiling.placements:
        draw_tag_beside(canvas, plan.wall, placed.row, placed.points, "fresh")
    cell = plan.wall.cell
    small = round(cell * 0.60)
    for fallen in tiling.fallen:
        x, y = plan.wall.corner(fallen.row, 5)
        sprite = canvas.sprites.tile(fallen.colour, small, ring="loss")
        canvas.stamp(sprite, x + round(cell * 0.12), y + (cell - small) // 2)


def _draw_floor(canvas: Canvas, plan: Tally, before: Board, tiling: BoardTiling) -> None:
    """Draw the floor line that was paid for, with frames around what fell from pattern lines."""
    items, left, width = tiling.floor, plan.wall.left, 5 * plan.wall.cell
    cell = round(width / (7 if tiling.cushion is None else 8.15))
    fallen = dict.fromkeys(range(len(before.floor), len(items)), "loss")
    draw_floor(canvas, Grid(left, plan.foot, cell), items, fallen)
    if tiling.cushion is not None:
        draw_cushion(canvas, Grid(left + width - cell, plan.foot, cell), tiling.cushion)


def _draw_sums(canvas: Canvas, plan: Tally, tiling: BoardTiling) -> None:
    captions = canvas.captions
    gained, cost = sum(placed.points for placed in tiling.placements), tiling.floor_cost
    entries = (
        Entry(captions.tiled, f"+{gained}", "gain") if gained else Entry(captions.tiled, "0", "muted"),
        Entry(captions.floor, f"{MINUS}{cost}", "loss") if cost else Entry(captions.floor, "0", "muted"),
    )
    draw_entries(canvas, plan.spots(len(entries)), entries, plan.spot_width(len(entries)), plan.number)
