"""The lobby card: the players so far, the free seats, and the rules."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.pieces.board import ROWS, coloured_column
from azul.pieces.tiles import COLOURS
from azul.rules import WallSide
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.grid import Grid
from render.paint.sprites import SHADOW, PanelStyle
from render.parts.panels import Sign, draw_sign
from render.text.lettering import mask

_WIDTH: Final = 1100
_MARGIN: Final = 24
_CELL: Final = 66
_EMBLEM: Final = 5 * _CELL + 28
_LEFT: Final = _MARGIN + _EMBLEM + 26
"""The x of title, seats and labels."""
_ROOM: Final = _WIDTH - _MARGIN - _LEFT
_TITLE: Final = 74
_LABEL: Final = 30
_LABEL_PITCH: Final = 56
_SEAT_PITCH: Final = 74
_RADIUS: Final = 18
_LAID: Final = {2: (9, 25), 3: (5, 13, 25), 4: (5, 9, 21, 25)}
"""The number of tiles on the emblem, from the middle outwards, for each number of players so far."""


def lobby(
    names: Sequence[str],
    seats: int,
    labels: Sequence[str] = (),
    look: Look | None = None,
    side: WallSide = WallSide.COLOURED,
    kept: Sequence[str] = (),
) -> Image.Image:
    """Return the card of a table with 2 to 4 `seats` that waits for players.

    `names` are those of the players so far, `labels` the chosen rules in a few words each. The seats after
    the players' are `kept` for others, each with a word that says for whom. The emblem, a wall of this
    `side`, fills with tiles as the seats fill.
    """
    lines = _lines(labels)
    seated = _MARGIN + _TITLE + seats * _SEAT_PITCH
    height = max(2 * _MARGIN + _EMBLEM + SHADOW, seated + len(lines) * _LABEL_PITCH + 14)
    canvas = Canvas((_WIDTH, height), look or Look())
    _draw_emblem(canvas, (height - SHADOW - _EMBLEM) // 2, (0, *_LAID[seats])[len(names)], side)
    canvas.text((_LEFT, _MARGIN + 30), canvas.captions.lobby, Style(50, "table_ink", "table"), _ROOM)
    top = _MARGIN + _TITLE
    bottom = height - 16 - len(lines) * _LABEL_PITCH
    pitch = (bottom - top) // seats
    free = [*kept, *[canvas.captions.free] * seats]
    for seat in range(seats):
        is_taken = seat < len(names)
        text = names[seat] if is_taken else free[seat - len(names)]
        _draw_seat(canvas, top + seat * pitch, pitch - 14, seat, text, is_taken=is_taken)
    for number, line in enumerate(lines):
        _draw_labels(canvas, bottom + number * _LABEL_PITCH + 28, line)
    return canvas.image


def _draw_emblem(canvas: Canvas, top: int, laid: int, side: WallSide) -> None:
    """Draw a wall with `laid` tiles, from the middle outwards."""
    canvas.panel(
        PanelStyle(_RADIUS, 10, "well", "rim", "header"), (_MARGIN, top, _MARGIN + _EMBLEM, top + _EMBLEM)
    )
    grid = Grid(_MARGIN + 14, top + 14, _CELL)
    spaces = sorted(
        ((row, column) for row in ROWS for column in ROWS),
        key=lambda space: (space[0] - 2) ** 2 + (space[1] - 2) ** 2,
    )
    shown = set(spaces[:laid])
    for row in ROWS:
        for colour in COLOURS:
            column = coloured_column(row, colour)
            if (row, column) in shown:
                sprite = canvas.sprites.tile(colour, _CELL, "well")
            elif side is WallSide.FREE:
                sprite = canvas.sprites.unprinted(_CELL)
            else:
                sprite = canvas.sprites.ghost(colour, _CELL, "well")
            canvas.stamp(sprite, *grid.corner(row, column))


def _draw_seat(canvas: Canvas, top: int, height: int, seat: int, text: str, *, is_taken: bool) -> None:
    """Draw a seat with the text `text`: who sits there, whom it is kept for, or that it is free."""
    sprites, middle = canvas.sprites, top + height // 2
    radius = min(_RADIUS, height // 3)
    taken, free = (
        PanelStyle(radius, 6, "panel", "rim", "header"),
        PanelStyle(radius, 3, "hollow", "cell_rim", flat=True),
    )
    canvas.panel(taken if is_taken else free, (_LEFT, top, _LEFT + _ROOM, top + height))
    side = round(min(height, 80) * 0.72)
    x = _LEFT + 16 + side // 2
    left, room, size = x + side // 2 + 18, _ROOM - side - 60, min(54, round(height * 0.3) + 22)
    number = round(side * 0.62)
    if is_taken:
        canvas.stamp_around(sprites.seal(side, "header", "rim", "panel"), x, middle)
        canvas.text((x, middle), str(seat + 1), Style(number, "header_ink", "header", "centre"))
        canvas.text((left, middle), text, Style(size), room)
    else:
        canvas.stamp_around(sprites.seal(side, "hollow", "cell_rim", "hollow"), x, middle)
        canvas.text((x, middle), str(seat + 1), Style(number, "muted", "hollow", "centre"))
        canvas.text((left, middle), text, Style(round(size * 0.88), "muted", "hollow"), room)


def _lines(labels: Sequence[str]) -> list[list[str]]:
    """Return the labels, broken into lines that fit."""
    lines: list[list[str]] = []
    room = 0
    for label in labels:
        wide = _label_width(label)
        if not lines or wide > room:
            lines.append([])
            room = _ROOM
        lines[-1].append(label)
        room -= wide + 12
    return lines


def _label_width(label: str) -> int:
    return min(_ROOM, mask(label, _LABEL, _ROOM - 40).width + round(_LABEL * 1.2))


def _draw_labels(canvas: Canvas, y: int, labels: Sequence[str]) -> None:
    left = _LEFT
    for label in labels:
        wide = _label_width(label)
        draw_sign(canvas, left + wide // 2, y, Sign(label, _LABEL, _ROOM - 40))
        left += wide + 12
