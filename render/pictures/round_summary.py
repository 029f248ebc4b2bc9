"""What a round's wall-tiling did on every board."""

from collections.abc import Sequence

from PIL import Image

from azul.phases.tiling import BoardTiling, TilingReport
from azul.pieces.board import Board
from azul.state import State
from render.captions import ENGLISH, Captions
from render.paint.canvas import Canvas
from render.parts.boards import draw_cushion, draw_floor, draw_wall
from render.parts.panels import MINUS, Entry, Heading, draw_entries, draw_panel, draw_points
from render.parts.scored_runs import draw_runs
from render.parts.tally import Tally, draw_title, tallies
from render.themes.theme import Theme, default_theme


def round_summary(
    report: TilingReport,
    before: State,
    after: State,
    names: Sequence[str],
    captions: Captions = ENGLISH,
    theme: Theme | None = None,
) -> Image.Image:
    """Return the picture of a round's end.

    Every board shows its new tiles with their points and the runs that were counted, lines that fell, what
    the floor cost, and the old and the new score. `before` and `after` are the positions around the tiling
    that `report` tells of.
    """
    size, plans = tallies(len(report.boards), foot=1.1)
    canvas = Canvas(size, theme or default_theme())
    draw_title(canvas, f"{captions.round} {report.round}")
    side = before.rules.wall
    for seat, (plan, tiling) in enumerate(zip(plans, report.boards, strict=True)):
        board = before.boards[seat]
        if tiling is None:
            draw_panel(canvas, plan.panel, Heading(names[seat], str(board.score), note=captions.resigned))
            draw_wall(canvas, board.wall, plan.left, plan.top, plan.cell, side=side)
            canvas.fade(plan.panel.box)
            continue
        heading = Heading(names[seat], str(tiling.score), before=str(tiling.score_before))
        draw_panel(canvas, plan.panel, heading)
        new = frozenset((placed.row, placed.column) for placed in tiling.placements)
        wall = after.boards[seat].wall
        draw_wall(canvas, wall, plan.left, plan.top, plan.cell, new, side=side)
        _draw_scoring(canvas, plan, board, tiling)
        _draw_floor(canvas, plan, board, tiling)
        _draw_sums(canvas, plan, tiling, captions)
    return canvas.image


def _draw_scoring(canvas: Canvas, plan: Tally, before: Board, tiling: BoardTiling) -> None:
    """Mark the new tiles with their points, the runs they count for, and the lines that fell (R23)."""
    left, top, cell = plan.left, plan.top, plan.cell
    draw_runs(canvas, before.wall, tiling.placements, left, top, cell)
    for placed in tiling.placements:
        draw_points(canvas, left + (placed.column + 1) * cell, top + placed.row * cell, placed.points, cell)
    small = round(cell * 0.56)
    for fallen in tiling.fallen:
        y = top + fallen.row * cell + (cell - small) // 2
        sprite = canvas.sprites.tile(fallen.colour, small, ring="loss")
        canvas.stamp(sprite, left + 5 * cell + round(cell * 0.06), y)


def _draw_floor(canvas: Canvas, plan: Tally, before: Board, tiling: BoardTiling) -> None:
    """Draw what was paid for; what fell from the lines is framed, what a cushion caught lies beside."""
    items, width = tiling.floor, 5 * plan.cell
    cell = round(width / (7 if tiling.cushion is None else 8.15))
    fallen = frozenset(range(len(before.floor), len(items)))
    draw_floor(canvas, items, plan.left, plan.foot, cell, fallen, ring="loss")
    if tiling.cushion is not None:
        draw_cushion(canvas, tiling.cushion, plan.left + width - cell, plan.foot, cell)


def _draw_sums(canvas: Canvas, plan: Tally, tiling: BoardTiling, captions: Captions) -> None:
    gained, cost = sum(placed.points for placed in tiling.placements), tiling.floor_cost
    entries = (
        Entry(captions.tiled, f"+{gained}", "gain") if gained else Entry(captions.tiled, "0", "muted"),
        Entry(captions.floor, f"{MINUS}{cost}", "loss") if cost else Entry(captions.floor, "0", "muted"),
    )
    draw_entries(canvas, plan.spots(len(entries)), entries, plan.spot_width(len(entries)), plan.number)
