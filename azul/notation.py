"""A position as one line of text, and back, as FEN does for chess. docs/notation.md tells it to people.

``3 offer 1 2 c b2yr,-,k4,rw3,- y2 b12y9r8k9w10 - 12:b,-,y2,-,-:b..../...../...../...../.....:rm 0:…``:
round, phase, seat to move, starting seat, marker (``c`` or a seat), factories, centre, bag, lid, and a field
for each board: score, pattern lines, wall, floor. Seats count from 1; a board begins with ``!`` if its seat
has resigned.
"""

import re
from collections.abc import Iterator
from typing import Final

from azul.board import FLOOR_SPACES, LINES, MARKER, ROWS, Board, PatternLine, Wall, coloured_column
from azul.errors import NotationError
from azul.state import FACTORIES_FOR, IN_CENTRE, Phase, State
from azul.tiles import ALL_TILES, COLOURS, LETTERS, ONE, Colour, Tiles, from_text, gather, of, to_text, total

_MARKER_LETTER: Final = "m"
_FLOOR_ITEMS: Final = LETTERS + _MARKER_LETTER
_COLOUR_BY_LETTER: Final = {colour.letter: colour for colour in COLOURS}
_POSITION: Final = re.compile(
    r"(0|[1-9][0-9]{0,2}) (refill|offer|tiling|over) ([1-4]) ([1-4]) ([c1-4])((?: \S+){6,8})"
)
_BOARD: Final = re.compile(r"(!?)(0|[1-9][0-9]{0,3}):([^:]+):([^:]+):([^:]+)")


def position_text(state: State) -> str:
    """Return the position as text; `parse_position` gives it back equal."""
    return " ".join(
        (
            str(state.round),
            state.phase.value,
            str(state.turn + 1),
            str(state.starter + 1),
            "c" if state.marker == IN_CENTRE else str(state.marker + 1),
            ",".join(map(to_text, state.factories)),
            to_text(state.centre),
            to_text(state.bag),
            to_text(state.lid),
            *("!" * (seat in state.resigned) + board_text(board) for seat, board in enumerate(state.boards)),
        )
    )


def board_text(board: Board) -> str:
    """Return a board as ``score:lines:wall:floor``."""
    lines = ",".join(_line_text(line) for line in board.lines)
    wall = "/".join(
        "".join("." if colour is None else LETTERS[colour] for colour in board.wall.row(row)) for row in ROWS
    )
    floor = "".join(_FLOOR_ITEMS[item] for item in board.floor) or "-"
    return f"{board.score}:{lines}:{wall}:{floor}"


def parse_position(text: str) -> State:
    """Return the position that `position_text` wrote.

    Raises `NotationError`, whose ``part`` says where, for any text that no position has: among others tiles
    that are not 100 in all, a tile on a wrong space of the coloured wall, or a marker in two places.
    """
    match = _POSITION.fullmatch(text)
    if not match:
        raise NotationError("position", text)
    round_, phase, turn, starter, marker, rest = match.groups()
    factories, centre, bag, lid, *boards = rest.split()
    parsed = [parse_board(board) for board in boards]
    state = State(
        round=int(round_),
        phase=Phase(phase),
        turn=int(turn) - 1,
        starter=int(starter) - 1,
        marker=IN_CENTRE if marker == "c" else int(marker) - 1,
        factories=tuple(map(from_text, factories.split(","))),
        centre=from_text(centre),
        bag=from_text(bag),
        lid=from_text(lid),
        boards=tuple(board for board, _ in parsed),
        resigned=frozenset(seat for seat, (_, resigned) in enumerate(parsed) if resigned),
    )
    _check_table(state, text)
    return state


def parse_board(text: str) -> tuple[Board, bool]:
    """Return a board and whether its seat has resigned; raises `NotationError` if the text is no board."""
    match = _BOARD.fullmatch(text)
    if not match:
        raise NotationError("board", text)
    resigned, score, lines, wall, floor = match.groups()
    board = Board(_parse_lines(lines), _parse_wall(wall), _parse_floor(floor), int(score))
    for row, line in enumerate(board.lines):
        if line.colour is not None and line.colour in board.wall.row(row):
            raise NotationError("lines", text)
    return board, bool(resigned)


def _line_text(line: PatternLine) -> str:
    return "-" if line.colour is None else to_text(Tiles(ONE[line.colour] * line.count))


_LINE_BY_TEXT: Final = tuple(
    {_line_text(line): line for lines in LINES[row] for line in lines} for row in ROWS
)


def _parse_lines(text: str) -> tuple[PatternLine, ...]:
    try:
        return tuple(by_text[line] for by_text, line in zip(_LINE_BY_TEXT, text.split(","), strict=True))
    except (KeyError, ValueError):
        raise NotationError("lines", text) from None


def _parse_wall(text: str) -> Wall:
    rows = text.split("/")
    if [len(row) for row in rows] != [5] * 5:
        raise NotationError("wall", text)
    spaces: list[Colour | None] = []
    for space, letter in enumerate("".join(rows)):
        colour = _COLOUR_BY_LETTER.get(letter)
        if colour is None and letter != ".":
            raise NotationError("wall", text)
        if colour is not None and coloured_column(space // 5, colour) != space % 5:
            raise NotationError("wall", text)
        spaces.append(colour)
    return Wall(tuple(spaces))


def _parse_floor(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    if len(text) > FLOOR_SPACES or set(text) - set(_FLOOR_ITEMS) or text.count(_MARKER_LETTER) > 1:
        raise NotationError("floor", text)
    return tuple(map(_FLOOR_ITEMS.index, text))


def _check_table(state: State, text: str) -> None:
    players = len(state.boards)
    if len(state.factories) != FACTORIES_FOR[players]:
        raise NotationError("factories", text)
    if max(state.turn, state.starter, state.marker) >= players:
        raise NotationError("seats", text)
    if everything(state) != ALL_TILES or sum(map(total, _areas(state))) != total(ALL_TILES):
        # Too many tiles of a colour would run over into the next colour's field, so the number counts too.
        raise NotationError("tiles", text)
    for seat, board in enumerate(state.boards):
        on_floor = MARKER in board.floor
        if on_floor != (seat == state.marker and (on_floor or len(board.floor) < FLOOR_SPACES)):
            raise NotationError("marker", text)
    tiles_on_offer = bool(state.centre or any(state.factories))
    goes_on = state.phase is not Phase.OVER
    if goes_on and (tiles_on_offer != (state.phase is Phase.OFFER) or state.turn in state.resigned):
        raise NotationError("phase", text)


def everything(state: State) -> Tiles:
    """Return all tiles wherever they are: 20 of each colour in every position of a game (R2)."""
    return Tiles(sum(_areas(state)))


def _areas(state: State) -> Iterator[Tiles]:
    yield from (*state.factories, state.centre, state.bag, state.lid)
    for board in state.boards:
        yield from (of(line.colour, line.count) for line in board.lines if line.colour is not None)
        yield gather(colour for colour in board.wall.spaces if colour is not None)
        yield gather(item for item in board.floor if item != MARKER)
