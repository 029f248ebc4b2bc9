"""A move to be confirmed: the board after it, and its effects beside that."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from azul.moves import CENTRE, FLOOR, Move
from azul.phases.placing import Placement, open_columns, place_lines, placement_at
from azul.phases.taking import TakeReport, apply, take_report
from azul.pieces.board import MARKER, Board
from azul.pieces.discs import neighbours
from azul.pieces.tiles import Tiles, count, present
from azul.rules import WallSide
from azul.state import Phase, State
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.sprites import SHADOW
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.floors import draw_cushion
from render.parts.heaps import draw_count, draw_pile
from render.parts.panels import MINUS, READABLE, Heading, Panel, draw_panel
from render.parts.walls import draw_printed_bonuses, draw_spaces
from render.text.lettering import fitting_size
from render.themes.kinds import shape

_PLAN: Final = BoardPlan(18, 18, 748, 63, 70, notes=34, aside=58)
_SIDE: Final = Panel(782, 18, 300, _PLAN.height, 70)
_PRINT: Final = READABLE
"""The size of the bonuses printed on the board."""
_CELL, _ARROW = 60, 34
"""The side of a space of the line at most, and the height of the arrow between the lines before and after."""
_LINE_ROOM: Final = 252
"""The most pixels that the spaces of a line take."""
_NUMBERS: Final = 86
_CAUGHT: Final = 62
_REST: Final = 118
"""The heights of the parts of the panel beside the board."""
_REST_TILE, _PITCH, _SEAL, _OR, _TO = 54, 72, 54, 30, 36
_MIDDLE: Final = _SIDE.left + _SIDE.width // 2
_DOWN: Final = shape(
    {"shape": "polygon", "points": [[-0.8, -0.5], [0.8, -0.5], [0.0, 0.7]], "corner": 0.1, "ink": "muted"}
)
_SIZE: Final = (1100, 18 + _PLAN.height + SHADOW + 18)


@dataclass(frozen=True, slots=True)
class _Consequence:
    """A word with its number after the move, and the one before, "" if there was none."""

    word: str
    before: str
    after: str
    ink: str
    tile: int | None = None


Block = tuple[int, Callable[[int], None]]
"""The height of a part of the panel beside the board, and what draws it below a y."""


def what_if(
    state: State, move: Move, name: str, look: Look | None = None, *, asks: bool = False
) -> Image.Image:
    """Return the picture of what a legal move would do.

    It shows the board with the new tiles marked, and beside it the states before and after: the line, the
    points that it would score if no other line were tiled, the cost of the floor line, what goes to the lid
    or onto a cushion disc (R32), and where the rest goes. If it `asks` how a scatter disc's rest is split
    (R31), it shows both neighbours instead of a split.
    """
    canvas = Canvas(_SIZE, look or Look())
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
    blocks: list[Block] = []
    if move.line != FLOOR:
        cell = min(_CELL, _LINE_ROOM // (move.line + 1))
        blocks.append((2 * cell + _ARROW, partial(_draw_lines, canvas, before, after, last, cell)))
    changes = _consequences(canvas, before, after, last, spaces)
    blocks += [(_NUMBERS, partial(_draw_consequence, canvas, change)) for change in changes]
    if last.caught is not None:
        blocks.append((_CAUGHT, partial(_draw_caught, canvas, last.caught)))
    if asks:
        either = [disc + 1 for disc in neighbours(state.discs_on_table(), move.source - 1)]
        rest = Tiles(sum(tiles for _, tiles in last.rest))
        blocks.append(_rest(canvas, either, rest))
    else:
        blocks += [_rest(canvas, [source], rest) for source, rest in last.rest]
    _draw_blocks(blocks)
    return canvas.image


def _consequences(
    canvas: Canvas, before: Board, after: Board, last: TakeReport, spaces: Sequence[Placement]
) -> Iterator[_Consequence]:
    """Yield the numbers that the move changes."""
    captions = canvas.captions
    if points := sorted({space.points for space in spaces}):
        gain = "…".join(map(str, points[:1] + points[1:][-1:]))
        yield _Consequence(captions.tiled, "", f"+{gain}", "gain")
    if before.floor_cost != after.floor_cost:
        old, new = (f"{MINUS}{cost}" if cost else "" for cost in (before.floor_cost, after.floor_cost))
        yield _Consequence(captions.floor, old, new, "loss")
    if last.discarded:
        yield _Consequence(captions.lid, "", f"×{last.discarded}", "ink", last.move.colour)


def _spaces(board: Board, move: Move, side: WallSide) -> tuple[Placement, ...]:
    """Return where the tile of a line that the move completes could go, with its points (R14)."""
    if move.line == FLOOR or not board.lines[move.line].is_full:
        return ()
    if side is WallSide.FREE:
        columns = open_columns(board.wall, move.line, move.colour)
        return tuple(placement_at(board.wall, move.line, column, move.colour) for column in columns)
    placements = place_lines(board, side).placements
    return tuple(placement for placement in placements if placement.row == move.line)


def _draw_fallen(canvas: Canvas, before: Board, after: Board) -> None:
    """Frame each item that would fall onto the floor line. Their cost stands beside the board."""
    cell, sprites = _PLAN.cell, canvas.sprites
    for place in range(len(before.floor), len(after.floor)):
        item, (x, y) = after.floor[place], _PLAN.floor_grid.corner(0, place)
        sprite = (
            sprites.marker(cell, "well", ring="loss")
            if item == MARKER
            else sprites.tile(item, cell, "well", ring="loss")
        )
        canvas.stamp(sprite, x, y)


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


def _draw_blocks(blocks: Sequence[Block]) -> None:
    """Draw the parts below each other, evenly spaced."""
    room = _SIDE.height - _SIDE.header - round(0.16 * _SIDE.header)
    apart = (room - sum(height for height, _ in blocks)) / (len(blocks) + 1)
    y = _SIDE.top + _SIDE.header + apart
    for height, draw in blocks:
        draw(round(y))
        y += height + apart


def _draw_lines(canvas: Canvas, before: Board, after: Board, last: TakeReport, cell: int, top: int) -> None:
    """Draw the line as it is, an arrow down, and the line as it will be, with spaces `cell` pixels wide."""
    row, sprites = last.move.line, canvas.sprites
    left = _MIDDLE - (row + 1) * cell // 2
    new = last.taken - last.fell
    for y, line, rings in ((top, before.lines[row], 0), (top + cell + _ARROW, after.lines[row], new)):
        for place in range(row + 1):  # from the right, as on the board
            at = left + (row - place) * cell, y
            if line.colour is None or place >= line.count:
                canvas.stamp(sprites.empty(cell, "panel"), *at)
            else:
                ring = "fresh" if place >= line.count - rings else ""
                canvas.stamp(sprites.tile(line.colour, cell, "panel", ring=ring), *at)
    arrow = canvas.sprites.painted("down", 28, [(1.0, (_DOWN,), canvas.theme.colours)], "panel")
    canvas.stamp_around(arrow, _MIDDLE, top + cell + _ARROW // 2)


def _draw_consequence(canvas: Canvas, shown: _Consequence, top: int) -> None:
    """Draw a word, and below it a number with the one before."""
    canvas.text((_MIDDLE, top + 14), shown.word, Style(30, "muted", align="centre"), _SIDE.width - 40)
    size, y = 48, top + 62
    beside = 0
    if shown.tile is not None:
        beside = size + 12
    elif shown.before:
        beside = canvas.measure(shown.before, 40) + 44
    left = _MIDDLE - (canvas.measure(shown.after, size) + beside) // 2
    if shown.tile is not None:
        canvas.stamp(canvas.sprites.tile(shown.tile, size), left, y - size // 2)
    elif shown.before:
        canvas.text((left, y), shown.before, Style(40, "muted"))
        canvas.stamp(canvas.sprites.arrow(24, 28, "muted"), left + beside - 34, y - 14)
    canvas.text((left + beside, y), shown.after, Style(size, shown.ink))


def _draw_caught(canvas: Canvas, item: int, top: int) -> None:
    draw_cushion(canvas, Grid(_MIDDLE - _CAUGHT // 2, top, _CAUGHT), (item,))


def _rest(canvas: Canvas, sources: Sequence[int], rest: Tiles) -> Block:
    """Return the block of the tiles that are left over and where they go: to one source, or to either of two.

    Few tiles stand on one line with the numbers of factories.
    """
    colours, word = present(rest), canvas.captions.centre if sources[0] == CENTRE else ""
    size = fitting_size(word, 36, _SIDE.width - 90)
    goal = canvas.measure(word, size) if word else len(sources) * (_SEAL + _OR) - _OR
    wide = len(colours) * _PITCH
    beside = not word and wide + _TO + goal <= _SIDE.width - 40

    def draw(top: int) -> None:
        left, y = _MIDDLE - (wide + (_TO + goal if beside else 0)) // 2, top + _SEAL // 2
        for place, colour in enumerate(colours):
            x, number = left + place * _PITCH + _PITCH // 2, count(rest, colour)
            draw_pile(canvas, (x, y), colour, number, _REST_TILE, on="plate")
            if number > 1:
                draw_count(canvas, (x + _REST_TILE // 2 - 2, y + 12), number, _REST_TILE)
        if beside:
            left += wide
        else:
            left, y = _MIDDLE - (_TO + goal) // 2, y + _REST // 2 + 4
        canvas.stamp(canvas.sprites.arrow(24, 28, "muted"), left, y - 14)
        if word:
            canvas.text((left + _TO, y), word, Style(size, "ink"))
        else:
            _draw_numbers(canvas, left + _TO, y, sources)

    return (_SEAL if beside else _REST), draw


def _draw_numbers(canvas: Canvas, left: int, y: int, sources: Sequence[int]) -> None:
    """Draw the numbers of factories, with question marks between them."""
    style = Style(READABLE, "header_ink", "header", "centre")
    for place, source in enumerate(sources):
        if place:
            canvas.text((left - _OR // 2, y), "?", Style(36, "muted", align="centre"))
        canvas.stamp(canvas.sprites.seal(_SEAL, "header", "panel", "panel"), left, y - _SEAL // 2)
        canvas.text((left + _SEAL // 2, y), str(source), style)
        left += _SEAL + _OR
