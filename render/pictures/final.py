"""The end of the game: the winners on a stage, and everybody's wall with the bonuses that it earned."""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from azul.phases.ending import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Bonus, ranking, standings
from azul.pieces.board import Wall
from azul.rules import WallSide
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.panels import Entry, Heading, Sign, draw_bill, draw_entries, draw_sign
from render.parts.stage import QUIET_STAGE, STAGE, draw_quiet_stage, draw_stage
from render.parts.tally import Tally, draw_tally, fade_tally, tallies
from render.parts.walls import draw_earned, draw_wall
from render.text.breaking import broken
from render.text.lettering import fitting_size, mask

_EDGE: Final = 36
"""The space on both sides of the sums below a wall."""
_BILL: Final = 34
"""The size of their numbers."""
_BELOW_STAGE: Final = 74
_FACTS: Final = 45
"""How far below the stage the facts stand: clear of the sign on its edge."""
_TAGS: Final = 1.1, 0.95
"""The space below and above walls with tags, in wall spaces."""
_BARE: Final = 0.45
"""The space around walls without tags."""
_WORDS: Final = 34
"""The size of the facts about the game."""
_REMARK: Final = 36
_LINE: Final = 46


def final(
    state: State,
    names: Sequence[str],
    bonuses: Sequence[Bonus] | None = None,
    look: Look | None = None,
    *,
    facts: tuple[str, str] = ("", ""),
    remark: str = "",
) -> Image.Image:
    """Return the picture of a finished game: who won (R21), then everybody in the order of the ranking.

    Each wall shows the bonuses where it earned them, and the score before and after that (R20). `bonuses` are
    by seat, as in `TilingReport`, or None for a game that ended without them. Only winners are golden, and
    nobody is celebrated for winning because all others have left. `facts` are two short ones about the game,
    and `remark` is its highlights.
    """
    look = look or Look()
    left_alone = len(state.active) == 1
    stage = QUIET_STAGE if left_alone else STAGE
    size, plans = final_tallies(state, bonuses)
    lines = broken(remark, size[0] - 120, lambda line: mask(line, _REMARK).width) if remark else []
    canvas = Canvas((size[0], size[1] + len(lines) * _LINE + (28 if lines else 0)), look)
    captions = canvas.captions
    winners = ranking(state)[0]
    word = captions.wins if len(winners) == 1 else captions.shared_victory
    if left_alone:
        draw_quiet_stage(canvas, names[winners[0]], word)
    else:
        draw_stage(canvas, [names[seat] for seat in winners], state.boards[winners[0]].score, word)
    _draw_facts(canvas, stage[3] + _FACTS, facts)
    for plan, (place, seat) in zip(plans, standings(state), strict=True):
        board, bonus = state.boards[seat], bonuses[seat] if bonuses else Bonus()
        before = str(board.score - bonus.points) if bonus.points else ""
        heading = Heading(names[seat], str(board.score), before, place=str(place))
        # If a single player is left, all boards stay as they are.
        faded = seat in state.resigned and not left_alone
        draw_tally(canvas, plan, heading, "win" if seat in winners else "header", resigned=faded)
        _draw_wall(canvas, plan, board.wall, state.rules.wall, bonus)
        if seat not in state.resigned:
            _draw_sums(canvas, plan, bonus, bonuses or ())
        if seat in state.resigned:
            if faded:
                fade_tally(canvas, plan, heading)
            left, _, right, bottom = plan.panel.box
            draw_sign(canvas, (left + right) // 2, bottom - 2, Sign(captions.resigned, 34, right - left - 80))
    if lines:
        _draw_remark(canvas, size[1], lines)
    return canvas.image


def final_tallies(state: State, bonuses: Sequence[Bonus] | None) -> tuple[tuple[int, int], tuple[Tally, ...]]:
    """Return the size of the picture without a remark, and the layout of its panels by place."""
    stage = QUIET_STAGE if len(state.active) == 1 else STAGE
    head, players = stage[3] + _BELOW_STAGE, len(state.boards)
    below = _TAGS[0] if any(bonus.columns for bonus in bonuses or ()) else _BARE
    above = _TAGS[1] if any(bonus.colours for bonus in bonuses or ()) else _BARE
    return tallies(players, below, above, head, alone=bonuses is None)


def _draw_facts(canvas: Canvas, y: int, facts: tuple[str, str]) -> None:
    """Write a fact on either side of the sign below the stage."""
    (left, right), edge = facts, 30
    room = canvas.image.width // 2 - 180
    canvas.text((edge, y), left, Style(_WORDS, "table_ink", "table"), room, whole=True)
    style = Style(_WORDS, "table_ink", "table", "right")
    canvas.text((canvas.image.width - edge, y), right, style, room, whole=True)


def _draw_remark(canvas: Canvas, top: int, lines: Sequence[str]) -> None:
    """Write the highlights on a sign below the panels."""
    height, width = len(lines) * _LINE + 6, canvas.image.width
    box = 18, top, width - 18, top + height
    canvas.panel(PanelStyle(22, 4, "panel", "rim"), box)
    size = min(fitting_size(line, _REMARK, width - 100) for line in lines)
    for number, line in enumerate(lines):
        y = box[1] + height // 2 + round((number - (len(lines) - 1) / 2) * _LINE)
        canvas.text((width // 2, y), line, Style(size, align="centre"), width - 100)


def _draw_wall(canvas: Canvas, plan: Tally, wall: Wall, side: WallSide, bonus: Bonus) -> None:
    """Draw a wall with the bonuses that it earned."""
    complete = (divmod(space, 5) for space, colour in enumerate(wall.spaces) if colour in bonus.colours)
    draw_wall(canvas, plan.wall, wall, side, dict.fromkeys(complete, "gain"))
    draw_earned(canvas, plan.wall, wall, bonus)


def _draw_sums(canvas: Canvas, plan: Tally, bonus: Bonus, bonuses: Sequence[Bonus]) -> None:
    """Write what a seat's bonuses come to, for each kind that anybody earned."""
    captions = canvas.captions
    kinds: Sequence[tuple[str, Callable[[Bonus], int]]] = (
        (captions.rows, lambda each: ROW_BONUS * len(each.rows)),
        (captions.columns, lambda each: COLUMN_BONUS * len(each.columns)),
        (captions.colours, lambda each: COLOUR_BONUS * len(each.colours)),
    )
    entries = [
        Entry(word, f"+{points}", "gain") if (points := worth(bonus)) else Entry(word, "0", "muted")
        for word, worth in kinds
        if any(map(worth, bonuses))
    ]
    if entries and plan.beside:
        draw_entries(canvas, plan.spots(len(entries)), entries, plan.spot_width(len(entries)), plan.number)
    elif entries:
        left, _, right, bottom = plan.panel.box
        box = left + _EDGE, bottom - round(3.0 * plan.number), right - _EDGE, bottom - 14
        draw_bill(canvas, box, entries, _BILL)
