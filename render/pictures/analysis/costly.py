"""A take that cost its player chances: the table before it, what was taken, and what was better."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.moves import CENTRE, FLOOR, Move
from azul.phases.taking import TakeReport, apply, take_report
from azul.pieces.board import MARKER
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.boards import BoardView, draw_board, fresh_floor
from render.parts.centre import draw_centre, draw_mat
from render.parts.panels import MINUS
from render.parts.plates import draw_factory, draw_label
from render.parts.review.verdicts import Verdict, Verdicts, draw_verdict
from render.parts.stock import draw_stock
from render.pictures.table import COMPOSITIONS

_WIDTH: Final = 1100
_SHARE: Final = {2: 1.0, 3: 0.85, 4: 0.85}
"""The scale of the table, so that the picture isn't taller than chats show it."""
_ROW: Final = 78
_TILE: Final = 56
_PAD: Final = 6
_LINE: Final = 390
"""The x of the pattern line."""
_FALLEN: Final = _LINE + 5 * _TILE + 34
_SMALL: Final = 46


def costly(
    state: State,
    taken: Move,
    better: Move,
    names: Sequence[str],
    look: Look | None = None,
    *,
    chances: tuple[float, float],
    points: tuple[int, int] | None = None,
) -> Image.Image:
    """Return the picture of the table before a legal move was made that cost something.

    A cross marks the tiles that were `taken`, a tick those that would have been `better`. Below the table
    stands for both what became of the line, what fell, and the player's `chances` of winning after it; in a
    game that was decided, the `points` that they were ahead in the end.
    """
    whole, share = COMPOSITIONS[len(state.boards)], _SHARE[len(state.boards)]
    plan = whole.scaled(share, round(_WIDTH - _WIDTH * share) // 2)
    height = plan.size[1]
    canvas = Canvas((_WIDTH, height + 2 * _ROW + 2 * _PAD + 12), look or Look())
    moves: tuple[tuple[Verdict, Move], ...] = (("worse", taken), ("better", better))
    draw_mat(canvas, plan.centre)
    for number, plate in plan.numbered_plates:
        draw_factory(canvas, plate, state, number, None, _verdicts(moves, number))
    draw_centre(canvas, plan.centre, state, None, _verdicts(moves, CENTRE))
    for number, plate in enumerate(plan.plates, 1):
        draw_label(canvas, plate, state, number, None)
    draw_stock(canvas, plan.stock, state)
    for seat, board in enumerate(plan.boards):
        draw_board(canvas, board, BoardView(state, seat, names[seat], is_numbered=plan.is_numbered))
    box = (18, height, _WIDTH - 18, height + 2 * _ROW + 2 * _PAD)
    canvas.panel(PanelStyle(20, 4, "panel", "rim"), box)
    canvas.fill((34, height + _PAD + _ROW - 1, _WIDTH - 34, height + _PAD + _ROW + 1), "cell")
    shares = [canvas.captions.share(round(100 * chance)) for chance in chances]
    shown = shares if points is None else [f"{each:+}".replace("-", MINUS) for each in points]
    for row, ((verdict, move), worth) in enumerate(zip(moves, shown, strict=True)):
        _draw_take(canvas, height + _PAD + row * _ROW + _ROW // 2, state, move, verdict, worth)
    return canvas.image


def _verdicts(moves: Sequence[tuple[Verdict, Move]], source: int) -> Verdicts:
    said: dict[int, list[Verdict]] = {}
    for verdict, move in moves:
        if move.source == source:
            said.setdefault(move.colour, []).append(verdict)
    return said


def _draw_take(canvas: Canvas, y: int, state: State, move: Move, verdict: Verdict, worth: str) -> None:
    """Draw what a move takes from where, the line and the floor as they are after it, and its worth."""
    sprites, last = canvas.sprites, take_report(state, move)
    draw_verdict(canvas, 72, y, 56, verdict)
    if move.source == CENTRE:
        canvas.text((112, y), canvas.captions.centre, Style(34), 112, whole=True)
    else:
        canvas.stamp(sprites.seal(58, "header", "panel", "panel"), 138, y - 29)
        canvas.text((167, y), str(move.source), Style(38, "header_ink", "header", "centre"))
    canvas.text((274, y), f"{last.taken} ×", Style(38, align="right"))
    canvas.stamp(sprites.tile(move.colour, _TILE), 282, y - _TILE // 2)
    canvas.stamp(sprites.arrow(26, 32, "muted"), 352, y - 16)
    _draw_line(canvas, y, state, last)
    canvas.text(
        (1058, y),
        worth,
        Style(54, "loss" if verdict == "worse" else "gain", align="right"),
    )


def _draw_line(canvas: Canvas, y: int, state: State, last: TakeReport) -> None:
    """Draw the pattern line with its new tiles framed, and what falls with its cost."""
    sprites, seat = canvas.sprites, last.seat
    before, after = state.boards[seat], apply(state, last.move).boards[seat]
    left = _LINE
    if last.move.line != FLOOR:
        line = after.lines[last.move.line]
        placed = last.taken - last.fell
        for place in range(line.size):
            filled = place < line.count
            ring = "fresh" if place >= line.count - placed else ""
            sprite = (
                sprites.tile(line.colour or 0, _TILE, ring=ring) if filled else sprites.empty(_TILE, "panel")
            )
            canvas.stamp(sprite, left + (4 - place) * _TILE, y - _TILE // 2)
        left = _FALLEN
    fallen = sorted(fresh_floor(after.floor, last))
    for place, index in enumerate(fallen):
        item = after.floor[index]
        sprite = (
            sprites.marker(_SMALL, ring="loss") if item == MARKER else sprites.tile(item, _SMALL, ring="loss")
        )
        canvas.stamp(sprite, left + place * _SMALL, y - _SMALL // 2)
    cost = after.floor_cost - before.floor_cost
    if cost:
        x = left + len(fallen) * _SMALL + 12
        canvas.text((x, y), f"{MINUS}{cost}", Style(38, "loss"))
