"""What a round's wall-tiling did on every board."""

from collections.abc import Sequence

from PIL import Image

from azul.state import State
from azul.tiling import BoardTiling, TilingReport
from render.boards import draw_cushion, draw_floor, draw_wall
from render.canvas import Canvas
from render.captions import ENGLISH, Captions
from render.panels import MINUS, Entry, Heading, draw_entries, draw_panel, draw_points
from render.tally import Tally, draw_title, tallies
from render.theme import Theme, default_theme


def round_summary(
    report: TilingReport,
    before: State,
    after: State,
    names: Sequence[str],
    captions: Captions = ENGLISH,
    theme: Theme | None = None,
) -> Image.Image:
    """Return the picture of a round's end: new tiles with their points, the floor's cost, the new score.

    `before` and `after` are the positions around the tiling that `report` tells of.
    """
    size, plans = tallies(len(report.boards), foot=1.1)
    canvas = Canvas(size, theme or default_theme())
    draw_title(canvas, f"{captions.round} {report.round}")
    for seat, (plan, tiling) in enumerate(zip(plans, report.boards, strict=True)):
        if tiling is None:
            board = before.boards[seat]
            draw_panel(canvas, plan.panel, Heading(names[seat], str(board.score), note=captions.resigned))
            draw_wall(canvas, board.wall, plan.left, plan.top, plan.cell, side=before.rules.wall)
            canvas.fade(plan.panel.box)
        else:
            _draw_tally(canvas, plan, after, seat, tiling, names[seat], captions)
    return canvas.image


def _draw_tally(
    canvas: Canvas,
    plan: Tally,
    after: State,
    seat: int,
    tiling: BoardTiling,
    name: str,
    captions: Captions,
) -> None:
    draw_panel(canvas, plan.panel, Heading(name, str(tiling.score), before=str(tiling.score_before)))
    left, top, cell = plan.left, plan.top, plan.cell
    new = frozenset((placement.row, placement.column) for placement in tiling.placements)
    draw_wall(canvas, after.boards[seat].wall, left, top, cell, new, side=after.rules.wall)
    for placement in tiling.placements:
        right = left + (placement.column + 1) * cell
        draw_points(canvas, right, top + placement.row * cell, placement.points, cell)
    gained = sum(placement.points for placement in tiling.placements)
    place = round(5 * cell / 7)
    draw_floor(canvas, tiling.floor, left, plan.foot, place)
    if tiling.cushion is not None:
        beside = left + 5 * cell + 1
        room = plan.panel.left + plan.panel.width - beside - 8
        draw_cushion(canvas, tiling.cushion, beside, plan.foot, min(place, room))
    entries = (
        Entry(captions.tiled, f"+{gained}", "gain" if gained else "muted"),
        Entry(captions.floor, f"{MINUS}{tiling.floor_cost}", "loss" if tiling.floor_cost else "muted"),
    )
    draw_entries(canvas, plan.spots(len(entries)), entries, plan.spot_width(len(entries)), plan.number)
