"""Boards in notation: ``12:b,-,y2,-,-:b..../…/…:rm``, with ``:~b`` for a cushion disc."""

import re
from functools import lru_cache
from typing import Final

from azul.errors import NotationError
from azul.pieces.board import FLOOR_SPACES, LINES, MARKER, ROWS, Board, PatternLine, Wall, coloured_column
from azul.pieces.tiles import COLOURS, LETTERS, ONE, Colour, Tiles, to_text
from azul.rules import WallSide

_MARKER_LETTER: Final = "m"
_FLOOR_ITEMS: Final = LETTERS + _MARKER_LETTER
_COLOUR_BY_LETTER: Final = {colour.letter: colour for colour in COLOURS}
_BOARD: Final = re.compile(r"(0|[1-9][0-9]{0,8}):([^:]+):([^:]+):([^:]+)(?::~([byrkwm-]))?")


def board_text(board: Board) -> str:
    """Return a board as ``score:lines:wall:floor``, and its cushion disc if it has one."""
    lines = ",".join([_TEXT_BY_CODE[line.code] for line in board.lines])
    text = f"{board.score}:{lines}:{_wall_text(board.wall)}:{_items_text(board.floor)}"
    return text if board.cushion is None else f"{text}:~{_items_text(board.cushion)}"


@lru_cache(1_024)  # a wall stays as it is for a round
def _wall_text(wall: Wall) -> str:
    spaces = "".join(["." if colour is None else LETTERS[colour] for colour in wall.spaces])
    return "/".join([spaces[5 * row : 5 * row + 5] for row in ROWS])


def parse_board(text: str, side: WallSide = WallSide.COLOURED) -> Board:
    """Parse what `board_text` returns. Raise `NotationError` if this side of the wall has no such board."""
    match = _BOARD.fullmatch(text)
    if not match:
        raise NotationError("board", text)
    score, lines, wall, floor, cushion = match.groups()
    board = Board(
        _parse_lines(lines),
        _parse_wall(wall, side),
        _parse_items(floor),
        int(score),
        None if cushion is None else _parse_items(cushion),
    )
    if board.fallen.count(MARKER) > 1:
        raise NotationError("floor", text)
    for row, line in enumerate(board.lines):
        if line.colour is not None and line.colour in board.wall.row(row):
            raise NotationError("lines", text)
    return board


def _line_text(line: PatternLine) -> str:
    return "-" if line.colour is None else to_text(Tiles(ONE[line.colour] * line.count))


_LINE_BY_TEXT: Final = tuple(
    {_line_text(line): line for lines in LINES[row] for line in lines} for row in ROWS
)
_TEXT_BY_CODE: Final = {line.code: text for by_text in _LINE_BY_TEXT for text, line in by_text.items()}


def _parse_lines(text: str) -> tuple[PatternLine, ...]:
    try:
        return tuple(by_text[line] for by_text, line in zip(_LINE_BY_TEXT, text.split(","), strict=True))
    except (KeyError, ValueError):
        raise NotationError("lines", text) from None


def _parse_wall(text: str, side: WallSide) -> Wall:
    rows = text.split("/")
    if [len(row) for row in rows] != [5] * 5:
        raise NotationError("wall", text)
    spaces: list[Colour | None] = []
    for space, letter in enumerate("".join(rows)):
        colour = _COLOUR_BY_LETTER.get(letter)
        if colour is None and letter != ".":
            raise NotationError("wall", text)
        if colour is not None:
            in_place = side is WallSide.FREE or coloured_column(space // 5, colour) == space % 5
            if not in_place or colour in spaces[space - space % 5 :] or colour in spaces[space % 5 :: 5]:
                raise NotationError("wall", text)
        spaces.append(colour)
    return Wall(tuple(spaces))


def _items_text(items: tuple[int, ...]) -> str:
    return "".join([_FLOOR_ITEMS[item] for item in items]) or "-"


def _parse_items(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    if len(text) > FLOOR_SPACES or set(text) - set(_FLOOR_ITEMS):
        raise NotationError("floor", text)
    return tuple(map(_FLOOR_ITEMS.index, text))
