"""A move to be confirmed: the board after it, what falls, and what that costs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from azul.moves import CENTRE, FLOOR, Move
from azul.phases.placing import Placement, open_columns, placement_at, settle_lines
from azul.phases.taking import TakeReport, apply, take_report
from azul.pieces.board import FLOOR_COSTS, MARKER, Board
from azul.pieces.tiles import Tiles, each
from azul.rules import WallSide
from azul.state import Phase, State
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.sprites import SHADOW
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.floors import draw_cushion
from render.parts.panels import MINUS, Heading, Panel, draw_panel
from render.parts.walls import draw_printed_bonuses, draw_spaces

_PLAN: Final = BoardPlan(18, 18, 748, 63, 70, notes=28, aside=46)
_SIDE: Final = Panel(782, 18, 300, _PLAN.height, 70)
_PRINT: Final = 27
"""The size of the bonuses printed on the board."""
_GIVEN: Final = 52
"""The height of a line with the tiles that a factory receives."""
_SIZE: Final = (1100, 18 + _PLAN.height + SHADOW + 18)


@dataclass(frozen=True, slots=True)
class _Consequence:
    """A word with its number after the move, and that before, or "" if it doesn't change."""

    word: str
    before: str
    after: str
    ink: str
    tile: int | None = None
    caught: int | None = None
    """An item on a cushion disc, which is drawn instead of the word."""


def what_if(state: State, move: Move, name: str, look: Look | None = None) -> Image.Image:
    """Return the picture of what a legal move would do.

    It shows the board with the new tiles marked, what falls and what that costs, the points that a completed
    line would score if no other line were tiled, and what goes to the lid, onto a cushion disc (R32) and from
    a scatter disc to its neighbours (R31).
    """
    canvas = Canvas(_SIZE, look or Look())
    captions = canvas.captions
    seat, last = state.turn, take_report(state, move)
    before, taken = state.boards[seat], apply(state, move)
    after = taken.boards[seat]
    shown = taken._replace(phase=Phase.OFFER, turn=seat)
    spaces = _spaces(after, move, state.rules.wall)
    draw_board(canvas, _PLAN, BoardView(shown, seat, name, last))
    draw_printed_bonuses(canvas, _PLAN.wall_grid, after.wall, _PRINT)
    draw_spaces(canvas, _PLAN.wall_grid, spaces)
    _draw_fallen(canvas, before, after)
    _draw_take(canvas, last)
    points = sorted({space.points for space in spaces})
    gain = f"+{'…'.join(map(str, points[:1] + points[1:][-1:]))}" if points else "0"
    consequences = [
        _Consequence(captions.tiled, "", gain, "gain" if points else "muted"),
        _Consequence(captions.floor, *_cost(before, after)),
    ]
    if last.discarded:
        consequences.append(_Consequence(captions.lid, "", f"×{last.discarded}", "ink", move.colour))
    if last.caught is not None:
        consequences.append(_Consequence("", "", "0", "muted", caught=last.caught))
    given = [(source, tiles) for source, tiles in last.rest if source not in {CENTRE, move.source}]
    _draw_consequences(canvas, consequences, _SIDE.height - _SIDE.header - _GIVEN * len(given) - 10)
    for line, (source, tiles) in enumerate(reversed(given)):
        _draw_given(canvas, _SIDE.top + _SIDE.height - 40 - _GIVEN * line, source, tiles)
    return canvas.image


def _spaces(board: Board, move: Move, side: WallSide) -> tuple[Placement, ...]:
    """Return where the tile of a line that the move completes could go, with its points (R14)."""
    if move.line == FLOOR or not board.lines[move.line].is_full:
        return ()
    if side is WallSide.FREE:
        columns = open_columns(board.wall, move.line, move.colour)
        return tuple(placement_at(board.wall, move.line, column, move.colour) for column in columns)
    placements = settle_lines(board, side).placements
    return tuple(placement for placement in placements if placement.row == move.line)


def _cost(before: Board, after: Board) -> tuple[str, str, str]:
    """Return the cost of the floor line before and after, and the ink to write it in."""
    old, new = (f"{MINUS}{cost}" if cost else "0" for cost in (before.floor_cost, after.floor_cost))
    return (old if old != new else "", new, "loss" if old != new else "muted")


def _draw_fallen(canvas: Canvas, before: Board, after: Board) -> None:
    """Frame each item that would fall onto the floor line, and write what it costs."""
    cell, sprites = _PLAN.cell, canvas.sprites
    side = round(cell * 0.56)
    style = Style(round(side * 0.60), "panel", "loss", "centre")
    for place in range(len(before.floor), len(after.floor)):
        item, (x, y) = after.floor[place], _PLAN.floor_grid.corner(0, place)
        sprite = (
            sprites.marker(cell, "well", ring="loss")
            if item == MARKER
            else sprites.tile(item, cell, "well", ring="loss")
        )
        canvas.stamp(sprite, x, y)
        x, y = x + cell - round(side * 0.48), y + cell - round(side * 0.4)
        canvas.stamp_around(sprites.seal(side, "loss", "panel", "panel"), x, y)
        canvas.text((x, y), f"{MINUS}{FLOOR_COSTS[place]}", style)


def _draw_take(canvas: Canvas, last: TakeReport) -> None:
    """Draw the panel beside the board; its heading shows what is taken from where."""
    source = last.move.source
    draw_panel(canvas, _SIDE, Heading("", "", place="" if source == CENTRE else str(source)), "turn")
    tall, size = _SIDE.header, 46
    right, middle = _SIDE.left + _SIDE.width - 20, _SIDE.top + tall // 2 + 1
    canvas.stamp(canvas.sprites.tile(last.move.colour, size, "turn"), right - size, middle - size // 2)
    right -= size + 10
    right -= canvas.text((right, middle), f"{last.taken} ×", Style(40, "turn_ink", "turn", "right"))
    if source == CENTRE:
        left = _SIDE.left + 22
        style = Style(42, "turn_ink", "turn")
        canvas.text((left, middle), canvas.captions.centre, style, right - left - 16, whole=True)


def _draw_consequences(canvas: Canvas, consequences: Sequence[_Consequence], height: int) -> None:
    pitch = height // max(3, len(consequences))
    top = _SIDE.top + _SIDE.header + (height - pitch * len(consequences)) // 2
    middle, size = _SIDE.left + _SIDE.width // 2, min(58, round(pitch * 0.5))
    for number, shown in enumerate(consequences):
        y = top + number * pitch + pitch // 2 + (round(size * 0.36) if shown.word else 0)
        if shown.word:
            style = Style(round(size * 0.55), "muted", align="centre")
            canvas.text((middle, y - round(size * 0.98)), shown.word, style, _SIDE.width - 40)
        beside = 0
        if shown.tile is not None or shown.caught is not None:
            beside = size + 14
        elif shown.before:
            beside = canvas.measure(shown.before, round(size * 0.7)) + 44
        left = middle - (canvas.measure(shown.after, size) + beside) // 2
        if shown.tile is not None:
            canvas.stamp(canvas.sprites.tile(shown.tile, size), left, y - size // 2)
        elif shown.caught is not None:
            draw_cushion(canvas, Grid(left, y - size // 2, size), (shown.caught,))
        elif shown.before:
            canvas.text((left, y), shown.before, Style(round(size * 0.7), "muted"))
            canvas.stamp(canvas.sprites.arrow(24, 28, "muted"), left + beside - 34, y - 14)
        canvas.text((left + beside, y), shown.after, Style(size, shown.ink))


def _draw_given(canvas: Canvas, y: int, source: int, tiles: Tiles) -> None:
    """Draw the tiles that a scatter disc would give to a factory: an arrow, its number, the tiles."""
    sprites, side, tile = canvas.sprites, 44, 40
    lying = [sprites.tile(colour, tile) for colour in each(tiles)]
    left = _SIDE.left + 18
    canvas.stamp(sprites.arrow(24, 28, "muted"), left, y - 14)
    canvas.stamp(sprites.seal(side, "header", "panel", "panel"), left + 30, y - side // 2)
    style = Style(round(side * 0.68), "header_ink", "header", "centre")
    canvas.text((left + 30 + side // 2, y), str(source), style)
    for place, sprite in enumerate(lying[:4]):
        canvas.stamp(sprite, left + 86 + place * (tile + 4), y - tile // 2)
