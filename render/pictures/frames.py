"""The table in a replay: small, and on one canvas, so that only what has changed is drawn again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from azul.phases.ending import standings
from azul.phases.taking import TakeReport
from azul.phases.tiling import BoardTiling, TilingReport
from azul.pieces.board import Board
from azul.state import Phase, State
from render.look import Look
from render.paint.canvas import Canvas
from render.paint.palette import palette_of
from render.paint.sprites import SHADOW
from render.parts.boards import BoardPlan, BoardView, draw_board, draw_contents
from render.parts.centre import draw_centre, draw_mat
from render.parts.panels import NO_HEADING, Face, Heading, Sign, draw_panel, draw_sign, fade_panel
from render.parts.plates import draw_factory, draw_label
from render.parts.stock import draw_stock
from render.parts.walls import draw_points_beside, draw_wall
from render.pictures.table import COMPOSITIONS, Composition
from render.themes.theme import Theme

_SHARE: Final = {2: 0.5, 3: 0.45, 4: 0.5}
"""The scale of the table: about as wide as chats show it, since pixels cost time and bytes."""
_APART: Final = 36
"""The least RGB distance of two colours: fewer shades are fewer bytes."""
_CAPTION: Final = 1.4
"""How much larger captions are than the word on the centre."""
_INSET, _LINE = 3, 5
_Shown = tuple[Board, TakeReport | None, bool, bool]
"""What a board looks like: its tiles, its own last move, whether its seat resigned, and the marker."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """The picture of a board between a deal and the end of a round, with its shadow."""

    shown: _Shown
    image: Image.Image

    def differs_in_contents_only(self, shown: _Shown) -> bool:
        """Return whether only pattern lines and the floor line differ from another look."""
        (one, _, one_gone, _), (other, _, other_gone, _) = self.shown, shown
        return not (one_gone or other_gone) and (one.wall, one.score) == (other.wall, other.score)


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game.

    It shows the result of the move `last`, or of the tiling `report`, whose new tiles are marked with their
    points. A `caption` is written across the centre.
    """

    state: State
    last: TakeReport | None = None
    caption: str = ""
    report: TilingReport | None = None


@cache
def small_composition(players: int) -> Composition:
    """Return the layout of the small table for a number of players."""
    return COMPOSITIONS[players].scaled(_SHARE[players])


@lru_cache(maxsize=8)
def _shades(theme: Theme) -> bytes:
    """Return for each colour of a theme's palette the one that replays have in its place."""
    return palette_of(theme).coarser(_APART)


class FramePainter:
    """Draws a table moment by moment."""

    def __init__(self, names: Sequence[str], look: Look) -> None:
        self._plan: Final = small_composition(len(names))
        self._names: Final = names
        self._canvas: Final = Canvas(self._plan.size, look)
        self._bare: Final = self._canvas.image.copy()
        self._shades: Final = _shades(look.theme)
        self._kept: Final[dict[int, _Kept]] = {}

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the pictures."""
        return self._plan.size

    @property
    def spare(self) -> int | None:
        """An index of the palette that no picture uses, if there is one."""
        return next((index for index in range(256) if index not in self._shades), None)

    def coarse(self, picture: Image.Image) -> Image.Image:
        """Return a palette image with as few shades as the moments have."""
        return picture.point(self._shades)

    def draw(self, frame: Frame) -> Image.Image:
        """Return the picture of a moment."""
        # Shadows reach beyond what casts them, so each moment is drawn on an empty table.
        self._canvas.image.paste(self._bare)
        self._draw_offer(frame)
        for seat, plan in enumerate(self._plan.boards):
            self._draw_seat(plan, frame, seat)
        if frame.caption:
            centre = self._plan.centre
            sign = Sign(frame.caption, round(_CAPTION * centre.word), max(centre.width, 9 * centre.word))
            draw_sign(self._canvas, centre.middle[0], centre.word_at, sign)
        return self.coarse(self._canvas.image)

    def _draw_offer(self, frame: Frame) -> None:
        """Draw the factories and the centre, over which signs may lie."""
        # Without the prints of taken tiles: moves pass too fast to see them.
        last = replace(frame.last, taken=0) if frame.last else None
        draw_mat(self._canvas, self._plan.centre)
        for number, plan in self._plan.numbered_plates:
            draw_factory(self._canvas, plan, frame.state, number, last)
        draw_centre(self._canvas, self._plan.centre, frame.state, last, named=not frame.caption)
        for number, plan in enumerate(self._plan.plates, 1):
            draw_label(self._canvas, plan, frame.state, number, last)
        draw_stock(self._canvas, self._plan.stock, frame.state)

    def _draw_seat(self, plan: BoardPlan, frame: Frame, seat: int) -> None:
        view = BoardView(frame.state, seat, self._names[seat], frame.last, is_numbered=self._plan.is_numbered)
        tiling = frame.report.boards[seat] if frame.report else None
        if tiling is not None:
            _draw_tiled(self._canvas, plan, view, tiling)
        elif frame.state.phase is Phase.OVER:
            _draw_placed(self._canvas, plan, view)
        else:
            self._draw_playing(plan, view)

    def _draw_playing(self, plan: BoardPlan, view: BoardView) -> None:
        """Draw a board between a deal and the end of a round, from the cache if it hasn't changed."""
        state, seat, image = view.state, view.seat, self._canvas.image
        shown = view.board, view.own_move, view.has_resigned, state.has_marker_beside(seat)
        kept = self._kept.get(seat)
        if kept is not None and kept.shown == shown:
            image.paste(kept.image, plan.box[:2])
            return
        if kept is not None and kept.differs_in_contents_only(shown):
            image.paste(kept.image, plan.box[:2])
            draw_contents(self._canvas, plan, view)
            draw_wall(self._canvas, plan.wall_grid, view.board.wall, state.rules.wall)
        else:
            # Marking whose turn it is would change two headings in every frame.
            draw_board(self._canvas, plan, replace(view, state=state._replace(phase=Phase.REFILL)))
        if not view.has_resigned:  # its panel is faded
            self._underline(plan, view.own_move)
        left, top, right, bottom = plan.box
        self._kept[seat] = _Kept(shown, image.crop((left, top, right + SHADOW, bottom + SHADOW)))

    def _underline(self, plan: BoardPlan, moved: TakeReport | None) -> None:
        """Underline the name of the player who made the last move, and erase the other underlines.

        The line ends at the wall, so that a frame needn't cover more than the pattern lines.
        """
        left, top = plan.left + _INSET, plan.top + plan.header
        self._canvas.fill((left, top, plan.wall, top + _LINE), "fresh" if moved else "panel")


def _draw_tiled(canvas: Canvas, plan: BoardPlan, view: BoardView, tiling: BoardTiling) -> None:
    """Draw a board after its tiling: new tiles, their points, the floor line, the old and the new score."""
    state, seat = view.state, view.seat
    heading = Heading(view.name, str(tiling.score), before=str(tiling.score_before))
    draw_panel(canvas, plan.panel, heading)
    board = view.board._replace(floor=tiling.floor, cushion=tiling.cushion)
    boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])
    draw_contents(canvas, plan, replace(view, state=state._replace(boards=boards), last=None))
    new = dict.fromkeys(((placed.row, placed.column) for placed in tiling.placements), "fresh")
    draw_wall(canvas, plan.wall_grid, board.wall, state.rules.wall, new)
    aisle = plan.wall - plan.aisle // 2
    for placed in tiling.placements:
        y = plan.rows + placed.row * plan.cell + plan.cell // 2
        draw_points_beside(canvas, aisle, y, plan.aisle + 3, placed.points)


def _draw_placed(canvas: Canvas, plan: BoardPlan, view: BoardView) -> None:
    """Draw a board with its place in the ranking; the winners' stand out."""
    place = next(place for place, seat in standings(view.state) if seat == view.seat)
    note = canvas.captions.resigned if view.has_resigned else ""
    heading = Heading(view.name, str(view.board.score), note=note, place=str(place))
    face: Face = "win" if place == 1 else "header"
    draw_panel(canvas, plan.panel, NO_HEADING if view.has_resigned else heading, face)
    draw_contents(canvas, plan, replace(view, last=None))
    draw_wall(canvas, plan.wall_grid, view.board.wall, view.state.rules.wall)
    if view.has_resigned:
        fade_panel(canvas, plan.panel, heading)
