"""The result of the game, with the bonuses."""

from collections.abc import Sequence

from PIL import Image

from azul.phases.ending import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Bonus, ranking, standings
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas
from render.parts.panels import Entry, Heading, Sign, draw_entries, draw_panel, draw_sign
from render.parts.tally import Tally, draw_title, tallies
from render.parts.walls import draw_bonus_marks, draw_wall


def final(
    state: State,
    names: Sequence[str],
    bonuses: Sequence[Bonus] | None = None,
    look: Look | None = None,
) -> Image.Image:
    """Return the picture of a finished game: the ranking (R21), with the bonuses (R20).

    `bonuses` are by seat, as in `TilingReport`, or None for a game that ended without them.
    """
    size, plans = tallies(len(state.boards), foot=1.0, aside=0.8)
    canvas = Canvas(size, look or Look())
    captions = canvas.captions
    draw_title(canvas, captions.result)
    winners = ranking(state)[0]
    note = captions.wins if len(winners) == 1 else captions.shared_victory
    for plan, (place, seat) in zip(plans, standings(state), strict=True):
        score = state.boards[seat].score
        bonus = bonuses[seat] if bonuses else None
        before = str(score - bonus.points) if bonus and bonus.points and plan.beside else ""
        draw_panel(
            canvas,
            plan.panel,
            Heading(names[seat], str(score), before, place=str(place)),
            "win" if seat in winners else "header",
        )
        _draw_wall_with_bonus(canvas, plan, state, seat, bonus)
        if seat in state.resigned:
            canvas.fade(plan.panel.box)
        if seat in winners or seat in state.resigned:
            left, _, right, bottom = plan.panel.box
            word = captions.resigned if seat in state.resigned else note
            face = "win" if seat in winners else "header"
            draw_sign(canvas, (left + right) // 2, bottom - 2, Sign(word, 34, right - left - 80, face))
    return canvas.image


def _draw_wall_with_bonus(canvas: Canvas, plan: Tally, state: State, seat: int, bonus: Bonus | None) -> None:
    wall, side = state.boards[seat].wall, state.rules.wall
    if bonus is None:
        draw_wall(canvas, plan.wall, wall, side)
        return
    complete = (divmod(space, 5) for space, colour in enumerate(wall.spaces) if colour in bonus.colours)
    draw_wall(canvas, plan.wall, wall, side, dict.fromkeys(complete, "gain"))
    draw_bonus_marks(canvas, plan.wall, bonus)
    captions = canvas.captions
    values = (
        (captions.rows, ROW_BONUS * len(bonus.rows)),
        (captions.columns, COLUMN_BONUS * len(bonus.columns)),
        (captions.colours, COLOUR_BONUS * len(bonus.colours)),
    )
    entries = [Entry(word, f"+{value}", "gain" if value else "muted") for word, value in values]
    draw_entries(canvas, plan.spots(len(entries)), entries, plan.spot_width(len(entries)), plan.number)
