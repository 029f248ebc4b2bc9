"""A player's card: what they have played, and how well."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from azul.pieces.tiles import Colour
from azul.rules import WallSide
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.medals import draw_medal
from render.parts.panels import Entry, Heading, Panel, Sign, draw_bill, draw_panel, draw_sign
from render.parts.review.curves import PENS, draw_curve, draw_sign_of
from render.text.breaking import broken
from render.text.cleaning import NAMELESS

_WIDTH: Final = 1100
_MARGIN: Final = 18
_RIGHT: Final = _WIDTH - _MARGIN
_GAP: Final = 18
_HALF: Final = (_RIGHT - _MARGIN - _GAP) // 2
_HEADER: Final = 84
_INSIDE: Final = 34
"""The space between a panel's edges and what stands in it."""
_RATED: Final = 190
"""The height of the ratings below the heading."""
_UNRATED: Final = 92
_PLOT: Final = 560, _RIGHT - 84
"""Where a curve begins and ends."""
_SPAN: Final = 120
"""The least range of points that a curve shows, so that a single game doesn't look like a mountain."""
_MOST: Final = 50
"""How many points of a curve are drawn."""
_SIGN: Final = 38
"""The size of the signs at the ends of curves."""
_NUMBER: Final = 38
_WORD: Final = 32
_TITLE: Final = 36
_PITCH: Final = 44
"""The distance between lines."""
_TOTALS: Final = 7 * _PITCH + 26
_ICON: Final = 42
_BADGES: Final = 3
"""How many achievements stand side by side."""
_BADGE: Final = 48
"""The height of a line of them."""
_SMALL: Final = 28
_NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """A rating for games on one kind of wall, as text, and its `points` game by game.

    A question mark follows it while it is provisional.
    """

    wall: WallSide
    written: str
    points: Sequence[int]
    is_provisional: bool = False


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals of a person's games, as text; empty ones aren't shown."""

    games: str
    wins: str
    average: str = ""
    best_score: str = ""
    per_turn: str = ""
    streak: str = ""
    best_streak: str = ""


@dataclass(frozen=True, slots=True)
class PointsPerGame:
    """Where the points of an average game come from, and what the floor costs, as text."""

    wall: str
    rows: str
    columns: str
    colours: str
    floor: str


@dataclass(frozen=True, slots=True)
class WinsAmong:
    """The wins in games of this many players, such as ``12 / 30``, on coloured and on free walls."""

    players: int
    coloured: str = ""
    free: str = ""


@dataclass(frozen=True, slots=True)
class HeadToHeadCounts:
    """How many games each of two people finished before the other, and in how many they shared a place."""

    other: str
    ahead: str
    behind: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """An achievement's name, and how often it was achieved, "" to leave that out."""

    name: str
    times: str = ""


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """A person's finished games, at least one, in figures.

    `points` is None if they have played none to its end.
    """

    totals: Totals
    points: PointsPerGame | None
    wins: Sequence[WinsAmong]
    favourite: Colour | None = None
    first_player: str = ""
    """In how many rounds they took the marker."""
    badges: Sequence[Badge] = ()
    head_to_head: HeadToHeadCounts | None = None


def player_card(
    name: str, played: PlayedGames | None, ratings: Sequence[RatingCurve] = (), look: Look | None = None
) -> Image.Image:
    """Return a person's card; `played` is None if they haven't finished a game yet.

    There is a rating for no kind of wall, for one, or for both.
    """
    below = _RATED if ratings else _UNRATED
    heading = Panel(_MARGIN, 16, _RIGHT - _MARGIN, _HEADER + below, _HEADER)
    rows = -(-len(played.badges) // _BADGES) if played else 0
    totals = heading.top + heading.height + _GAP
    details = totals + _TOTALS + _GAP
    badges = details + (_details(played) if played else 0) + _GAP + 10
    height = badges + rows * _BADGE + 44 + _GAP if rows else badges - 10 if played else totals
    canvas = Canvas((_WIDTH, height + 4), look or Look())
    draw_panel(canvas, heading, Heading(name or NAMELESS, ""))
    middle = heading.top + _HEADER + below // 2
    if ratings:
        _draw_ratings(canvas, middle, ratings)
    else:
        style = Style(40, "muted", align="centre")
        captions = canvas.captions
        word = captions.unrated if played else captions.no_games
        canvas.text((_WIDTH // 2, middle - 4), word, style, _RIGHT - _MARGIN - 100, whole=True)
    if not played:
        return canvas.image
    left, right = _boxes(totals, _TOTALS)
    _draw_totals(canvas, left, played.totals)
    _draw_points(canvas, right, played)
    left, right = _boxes(details, _details(played))
    if played.favourite is None and played.head_to_head is None:
        left = (*left[:2], *right[2:])
    else:
        _draw_favourite(canvas, right, played, name or NAMELESS)
    _draw_wins(canvas, left, played.wins)
    if rows:
        _draw_badges(canvas, (_MARGIN, badges, _RIGHT, badges + rows * _BADGE + 44), played.badges)
    return canvas.image


Box = tuple[int, int, int, int]


def _details(played: PlayedGames) -> int:
    """Return the height of the wins by number of players, and of what stands beside them."""
    between = played.head_to_head
    beside = (played.favourite is not None) + (3 + bool(between.level) if between else 0)
    return max(2 + len(played.wins), beside) * _PITCH + 34


def _boxes(top: int, height: int) -> tuple[Box, Box]:
    """Return two boxes side by side."""
    return (
        (_MARGIN, top, _MARGIN + _HALF, top + height),
        (_RIGHT - _HALF, top, _RIGHT, top + height),
    )


def _draw_box(canvas: Canvas, box: Box) -> Box:
    """Draw a panel; return the room inside it."""
    canvas.panel(PanelStyle(20, 4, "panel", "rim"), box)
    left, top, right, bottom = box
    return left + _INSIDE, top + 10, right - _INSIDE, bottom - 10


def _draw_title(canvas: Canvas, room: Box, word: str) -> Box:
    """Write a title with a line below it; return the room that is left."""
    left, top, right, bottom = room
    canvas.text((left, top + _PITCH // 2), word, Style(_TITLE), right - left, whole=True)
    canvas.fill((left, top + _PITCH, right, top + _PITCH + 2), "cell")
    return left, top + _PITCH + 6, right, bottom


def _draw_ratings(canvas: Canvas, middle: int, ratings: Sequence[RatingCurve]) -> None:
    """Draw ratings below each other, and their curves beside them."""
    captions, left = canvas.captions, _MARGIN + _INSIDE
    x, room = left + 46, _PLOT[0] - 130 - left - 46
    for number, (pen, rating) in enumerate(zip(PENS, ratings, strict=False)):
        y = middle + round((number - (len(ratings) - 1) / 2) * 84) - 30
        draw_sign_of(canvas, pen, left + 16, y, 34)
        word = captions.coloured_wall if rating.wall is WallSide.COLOURED else captions.free_wall
        canvas.text((x, y), word, Style(_WORD, "muted"), room, whole=True)
        written = f"{rating.written} ?" if rating.is_provisional else rating.written
        canvas.text((x, y + 43), written, Style(46), room, whole=True)
    if any(rating.points for rating in ratings):
        _draw_curves(canvas, middle, ratings)


def _draw_curves(canvas: Canvas, middle: int, ratings: Sequence[RatingCurve]) -> None:
    """Draw the curves of ratings, with the highest and the lowest points at the side."""
    half, (start, end) = _RATED // 2 - 36, _PLOT
    every = [points for rating in ratings for points in rating.points]
    low, high = min(every), max(every)
    if high - low < _SPAN:
        low, high = (low + high - _SPAN) // 2, (low + high + _SPAN) // 2
    for points, y in ((high, middle - half), (low, middle + half)):
        canvas.fill((start, y - 1, _RIGHT - _INSIDE, y + 1), "cell")
        style = Style(30, "muted", align="right")
        canvas.text((start - 16, y), canvas.captions.thousands(points), style, 100)
    lines = [
        [
            (
                start + (end - start) * place / max(1, len(course) - 1),
                middle + half - 2 * half * (points - low) / (high - low),
            )
            for place, points in enumerate(course)
        ]
        for course in (_thinned(rating.points) for rating in ratings)
    ]
    for pen, line in reversed(list(zip(PENS, lines, strict=False))):
        if len(line) > 1:
            draw_curve(canvas, line, pen)
    for number, (pen, line) in enumerate(zip(PENS, lines, strict=False)):
        if line:
            x, y = map(round, line[-1])
            hides = number > 0 and bool(lines[0]) and math.dist(lines[0][-1], line[-1]) < _SIGN
            draw_sign_of(canvas, pen, x + (_SIGN if hides else 0), y, _SIGN - 2)


def _thinned(course: Sequence[int]) -> Sequence[int]:
    """Return at most as many points as can be told apart, the newest among them."""
    return course[:: -(len(course) // _MOST + 1)][::-1]


def _draw_totals(canvas: Canvas, box: Box, totals: Totals) -> None:
    captions = canvas.captions
    lines = (
        (captions.games, totals.games),
        (captions.victories, totals.wins),
        (captions.average, totals.average),
        (captions.best_score, totals.best_score),
        (captions.per_turn, totals.per_turn),
        (captions.streak, totals.streak),
        (captions.best_streak, totals.best_streak),
    )
    entries = [Entry(word, number, "ink") for word, number in lines if number]
    draw_bill(canvas, _draw_box(canvas, box), entries, _NUMBER)


def _draw_points(canvas: Canvas, box: Box, played: PlayedGames) -> None:
    captions, points = canvas.captions, played.points or PointsPerGame(*[_NOTHING] * 5)
    left, top, right, bottom = _draw_title(canvas, _draw_box(canvas, box), captions.per_game)
    if played.first_player:
        bottom -= _PITCH + 2
        canvas.fill((left, bottom, right, bottom + 2), "cell")
        marker = [Entry(captions.first_player, played.first_player, "ink")]
        draw_bill(canvas, (left, bottom + 2, right, bottom + _PITCH + 4), marker, _NUMBER)
    gain, loss = ("gain", "loss") if played.points else ("muted", "muted")
    entries = [
        Entry(captions.tiled, points.wall, gain),
        Entry(captions.rows, points.rows, gain),
        Entry(captions.columns, points.columns, gain),
        Entry(captions.colours, points.colours, gain),
        Entry(captions.floor, points.floor, loss),
    ]
    draw_bill(canvas, (left, top, right, bottom), entries, _NUMBER)


def _draw_wins(canvas: Canvas, box: Box, wins: Sequence[WinsAmong]) -> None:
    """Draw a table of wins, with a row for each number of players and a column for each kind of wall."""
    captions = canvas.captions
    left, top, right, _ = _draw_box(canvas, box)
    wide = (right - left) * 7 // 20
    ends = right - wide - 14, right
    first, second = top + 24, top + 24 + _WORD + 6
    free = {first: ends[0], second: ends[0]}
    for end, word in zip(ends, (captions.coloured_wall, captions.free_wall), strict=True):
        lines = broken(word, wide, lambda line: canvas.measure(line, _SMALL))
        for line, y in zip(reversed(lines), (second, first), strict=False):
            taken = canvas.text((end, y), line, Style(_SMALL, "muted", align="right"), wide, whole=True)
            free[y] = min(free[y], end - taken)
    canvas.text((left, first), captions.victories, Style(_TITLE), free[first] - left - 16, whole=True)
    muted = Style(_SMALL, "muted")
    canvas.text((left, second), captions.players, muted, free[second] - left - 16, whole=True)
    top += 2 * _PITCH
    canvas.fill((left, top - 4, right, top - 2), "cell")
    for row, among in enumerate(wins):
        y = top + _PITCH // 2 + 4 + row * _PITCH
        canvas.text((left, y), str(among.players), Style(_NUMBER))
        for end, number in zip(ends, (among.coloured, among.free), strict=True):
            style = Style(_NUMBER, "ink" if number else "muted", align="right")
            canvas.text((end, y), number or _NOTHING, style, wide, whole=True)


def _draw_favourite(canvas: Canvas, box: Box, played: PlayedGames, name: str) -> None:
    """Draw the colour that a person takes most, and how they do against the viewer."""
    captions, between = canvas.captions, played.head_to_head
    left, top, right, bottom = room = _draw_box(canvas, box)
    if played.favourite is not None:
        y, side = top + _PITCH // 2 + 2, _ICON
        canvas.stamp(canvas.sprites.tile(played.favourite, side), right - side, y - side // 2)
        widest = right - left - side - 18
        canvas.text((left, y), captions.favourite, Style(_TITLE), widest, whole=True)
        canvas.fill((left, top + _PITCH + 4, right, top + _PITCH + 6), "cell")
        room = (left, top + _PITCH + 6, right, bottom)
    if between is None:
        return
    left, top, right, _ = _draw_title(canvas, room, captions.head_to_head)
    lines = [(name, between.ahead), (between.other or NAMELESS, between.behind)]
    if between.level:
        lines.append((captions.level, between.level))
    for row, (word, number) in enumerate(lines):
        y = top + _PITCH // 2 + row * _PITCH - 2
        wide = canvas.text((right, y), number, Style(_NUMBER, align="right"))
        canvas.text((left, y), word, Style(_WORD, "muted"), right - left - wide - 24, whole=True)


def _draw_badges(canvas: Canvas, box: Box, badges: Sequence[Badge]) -> None:
    """Draw achievements, each with a medal."""
    left, top, right, _ = _draw_box(canvas, box)
    width = (right - left + 16) // _BADGES
    for number, badge in enumerate(badges):
        x = left - 8 + number % _BADGES * width
        y = top + 20 + _BADGE // 2 + number // _BADGES * _BADGE
        draw_medal(canvas, x + 20, y, 40)
        room = width - 62
        room -= canvas.measure(badge.times, _SMALL) + 10 if badge.times else 0
        x += 50 + canvas.text((x + 50, y), badge.name, Style(_WORD), room, whole=True)
        if badge.times:
            canvas.text((x + 10, y), badge.times, Style(_SMALL, "muted"))
    draw_sign(canvas, _WIDTH // 2, box[1], Sign(canvas.captions.achievements, 32, 700))
