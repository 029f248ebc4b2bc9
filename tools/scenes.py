"""Every kind of picture, of fixed positions, for the contact sheet and the golden pictures.

The texts in them that aren't captions of the look, such as titles, facts and rules, are in a language too.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from azul import (
    CENTRE,
    COLOURS,
    FLOOR,
    Colour,
    Disc,
    Factories,
    Move,
    Phase,
    Rules,
    State,
    TakeReport,
    TilingReport,
    WallSide,
    apply,
    from_text,
    legal_moves,
    parse_move,
    parse_position,
    placed_lines,
    take_report,
    tile_walls,
)
from bot.i18n.language import FALLBACK, Key, Verbatim, Words, words_for
from bot.words.achievements import achievement_text
from bot.words.captions import in_pictures
from bot.words.dates import long_day
from bot.words.phrases import rules_texts
from engine.statistics.achievements import Achievement
from render import (
    RULE_PAGES,
    Badge,
    ChartPoint,
    Frame,
    HeadToHeadCounts,
    Look,
    Part,
    PlayedGames,
    PodiumPlace,
    PointsPerGame,
    RatingCurve,
    Totals,
    WinsAmong,
    at_a_glance,
    board,
    chances,
    costly,
    final,
    lobby,
    marker_emoji,
    plain_board,
    player_card,
    podium,
    pointed,
    round_summary,
    rule_picture,
    table,
    tile_emoji,
    what_if,
)
from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.parts.centre import CentrePlan, draw_centre, draw_mat
from render.parts.floors import draw_cushion
from render.parts.plates import PlatePlan, draw_factory, draw_label
from render.pictures.frames import FramePainter, small_composition
from render.pictures.poster import poster

NAMES: Final = ("Ada Lovelace", "Bruno", "Chiyoko", "Olivier de la Fontaine")
_DAY: Final = date(2026, 11, 23)
Draw = Callable[[Look], Image.Image]
_STATES: Final = tuple(map(from_text, ("b3yrk", "yr2w", "y2kw", "bkw2", "yk3")))
"""The tiles on the discs of the picture with every state of theirs."""
_STATE: Final = 164
_POSITIONS: Final = Path(__file__).with_name("scenes.toml")


@cache
def _taken(name: str) -> tuple[State, Move]:
    """Return a position and the move made in it."""
    entry = tomllib.loads(_POSITIONS.read_text(encoding="utf-8"))[name]
    return parse_position(entry["position"]), parse_move(entry["move"])


@cache
def _position(name: str) -> State:
    """Return a position without a move."""
    return parse_position(tomllib.loads(_POSITIONS.read_text(encoding="utf-8"))[name]["position"])


def _tiled(name: str) -> tuple[TilingReport, State, State]:
    before = apply(*_taken(name))
    after, report = tile_walls(before)
    return report, before, after


def _table(name: str, look: Look) -> Image.Image:
    state, move = _taken(name)
    return table(apply(state, move), NAMES[: len(state.boards)], look=look, last=take_report(state, move))


def _waiting(name: str, look: Look) -> Image.Image:
    state = _position(name)
    return table(state, NAMES[: len(state.boards)], look=look)


def _hints(name: str, look: Look) -> Image.Image:
    """Draw the table with three hints: the move of the entry, one to the floor, and the last legal one."""
    state, move = _taken(name)
    floor = next(each for each in legal_moves(state) if each.line == FLOOR)
    hints = (move, floor, legal_moves(state)[-1])
    return table(state, NAMES[: len(state.boards)], look=look, hints=hints)


def _board(look: Look) -> Image.Image:
    state, move = _taken("four")
    return board(apply(state, move), 3, NAMES[3], look=look, last=take_report(state, move))


def _choice(look: Look) -> Image.Image:
    state = _position("settling")
    return board(state, 0, NAMES[0], look=look, spaces=placed_lines(state, 0).decisions[-1].spaces)


def _what_if(name: str, look: Look) -> Image.Image:
    state, move = _taken(name)
    return what_if(state, move, NAMES[state.turn], look=look)


def _round(name: str, words: Words, look: Look) -> Image.Image:
    report, before, after = _tiled(name)
    names, title = NAMES[: len(after.boards)], _round_title(report, words)
    return round_summary(report, before, after, names, look, title)


def _round_title(report: TilingReport, words: Words) -> str:
    return words("picture-round-title", round=report.round)


def _facts(rounds: int, words: Words) -> tuple[str, str]:
    return words("picture-rounds", rounds=rounds), words("picture-day", day=long_day(words, _DAY))


def _final(name: str, words: Words, look: Look) -> Image.Image:
    report, _, after = _tiled(name)
    in_look = words.in_look(look.theme.name)
    remark = in_look("highlight-tile", name=Verbatim(NAMES[0]), colour=Key("blue"), round=4, points=10)
    names = NAMES[: len(after.boards)]
    return final(after, names, report.bonuses, look, facts=_facts(report.round, words), remark=remark)


def _walkover(words: Words, look: Look) -> Image.Image:
    """Draw the end of a game whose loser has more points than the player who stayed."""
    state, _ = _taken("two")
    left = state._replace(phase=Phase.OVER, resigned=frozenset({0}))
    return final(left, NAMES[:2], None, look, facts=_facts(state.round, words))


def _replayed(frame: Frame, look: Look) -> Image.Image:
    players = len(frame.state.boards)
    return FramePainter(NAMES[:players], look).draw(frame)


def _poster(players: int, look: Look) -> Image.Image:
    return poster(small_composition(players).size, NAMES[:players], look)


def _replay_turn(name: str, look: Look) -> Image.Image:
    state, move = _taken(name)
    return _replayed(Frame(apply(state, move), take_report(state, move)), look)


def _replay_round(name: str, words: Words, look: Look) -> Image.Image:
    report, _, after = _tiled(name)
    return _replayed(Frame(after, caption=_round_title(report, words), report=report), look)


def _replay_end(name: str, look: Look) -> Image.Image:
    _, _, after = _tiled(name)
    return _replayed(Frame(after), look)


def chances_scene(name: str, names: Sequence[str], look: Look) -> Image.Image:
    """Return the chart of the chances in the entry `name`."""
    entry = tomllib.loads(_POSITIONS.read_text(encoding="utf-8"))[name]
    course = [
        ChartPoint(round_, takes, tuple(each / 100 for each in every))
        for round_, takes, *every in entry["course"]
    ]
    marked = [(seat, index) for seat, index in entry["marked"]]
    return chances(course, names[: len(course[0].chances)], look, resigned=entry["resigned"], marked=marked)


def _costly(name: str, look: Look) -> Image.Image:
    entry = tomllib.loads(_POSITIONS.read_text(encoding="utf-8"))[name]
    state, taken = _taken(name)
    better = parse_move(entry["better"])
    return costly(state, taken, better, NAMES[: len(state.boards)], look, chances=(0.41, 0.53))


def _rules(page: int, look: Look) -> Image.Image:
    return rule_picture(page, look=look)


def _lobby(words: Words, look: Look) -> Image.Image:
    rules = Rules(wall=WallSide.FREE, factories=Factories.SPECIAL)
    in_look = words.in_look(look.theme.name)
    kept = words("picture-kept", name=Verbatim(NAMES[2]))
    return lobby(NAMES[:2], 4, [in_look(text) for text in rules_texts(rules)], look, rules.wall, [kept])


def _emojis(look: Look) -> Image.Image:
    """Draw the emojis on Discord's dark and light backgrounds, full size and as small as in text."""
    drawn = [*(tile_emoji(colour, look.theme) for colour in COLOURS), marker_emoji(look.theme)]
    sheet = Image.new("RGB", (6 * 136 + 8, 2 * 190), "#313338")
    sheet.paste("#ffffff", (0, 190, sheet.width, sheet.height))
    for place, png in enumerate(drawn):
        emoji = Image.open(BytesIO(png)).convert("RGBA")
        small = emoji.resize((22, 22), Image.Resampling.BOX)
        for top in (0, 190):
            sheet.paste(emoji, (8 + 136 * place, top + 8), emoji)
            sheet.paste(small, (61 + 136 * place, top + 150), small)
    return sheet


def _states(look: Look) -> Image.Image:
    """Draw every state of discs, of the centre, and of a cushion beside a floor line."""
    kinds = (Disc.SURPLUS, Disc.MAGNET_RED, Disc.KEEP, Disc.SCATTER, Disc.CUSHION)
    before = _position("two-special")._replace(
        rules=Rules(factories=Factories.SPECIAL), discs=kinds, factories=_STATES, centre=from_text("b2k")
    )
    plain = before._replace(discs=(Disc.PLAIN,) * len(kinds))
    canvas = Canvas((len(kinds) * _STATE + 20, 7 * _STATE), look)

    def disc(place: int, row: int, state: State, number: int, last: TakeReport | None) -> None:
        plan = PlatePlan(20 + place * _STATE + _STATE // 2, row * _STATE + _STATE // 2, 144, 48, "left")
        draw_factory(canvas, plan, state, number, last)
        draw_label(canvas, plan, state, number, last)

    for place, kind in enumerate(kinds):
        number = place + 1
        move = next(each for each in reversed(legal_moves(before)) if each.source == number)
        last, after = take_report(before, move), apply(before, move)
        bare = next(each for each in legal_moves(plain) if each.source == number)
        disc(place, 0, before, number, None)
        disc(place, 1, after, number, last)
        disc(place, 2, after, number, None)
        beside = 1 + place % len(kinds) if kind is not Disc.SCATTER else number - 1
        disc(place, 3, apply(plain, bare), beside, take_report(plain, bare) if place % 2 else None)
        if kind is Disc.SCATTER:
            disc(place - 1, 4, after, number - 1, last)
            disc(place + 1, 4, after, number + 1, last)
        if kind is Disc.CUSHION:
            for at, report in enumerate((last, None)):
                draw_cushion(canvas, Grid(30 + at * 100, 4 * _STATE + 50, 56), (), report)
            draw_cushion(canvas, Grid(230, 4 * _STATE + 50, 56), (0,), None)
    for row, lying in ((5, "b2k"), (6, "b2")):
        there = before._replace(centre=from_text(lying))
        move = next(each for each in legal_moves(there) if (each.source, each.line) == (CENTRE, FLOOR))
        after, last = apply(there, move), take_report(there, move)
        for place, (state, report) in enumerate(((there, None), (after, last), (after, None))):
            plan = CentrePlan(10 + place * 270, row * _STATE + 4, 256, 152, 3, 48, head=34, low=20)
            draw_mat(canvas, plan)
            draw_centre(canvas, plan, state, report)
    return canvas.image


def _pointed(look: Look) -> Image.Image:
    """Draw a table with all parts marked that the lesson can point at."""
    return pointed(_position("two"), NAMES, list(Part), look, rows=(0, 2))


def _question(look: Look) -> Image.Image:
    """Draw the board of a learner who is asked for the points of a tile."""
    state = _position("two-round")
    return plain_board(state, 0, NAMES[0], look, asked=placed_lines(state, 0).placements[0])


def card_scene(names: Sequence[str], achievements: Sequence[str], look: Look | None) -> Image.Image:
    """Return the card of the first of `names`, who has played a lot and achieved something."""
    ratings = (
        RatingCurve(
            WallSide.COLOURED, "1,540 ± 60", [1500 + 2 * each - each * each % 70 for each in range(40)]
        ),
        RatingCurve(WallSide.FREE, "1,488 ± 160", [1500, 1532, 1476, 1488], is_provisional=True),
    )
    played = PlayedGames(
        Totals("1,280", "611 · 48 %", "54.3", "112", "1:20", "2", "17"),
        PointsPerGame("+38.2", "+3.1", "+5.0", "+2.2", "−6.4"),
        (WinsAmong(2, "420 / 800", "51 / 93"), WinsAmong(3, "120 / 301"), WinsAmong(4, "", "20 / 86")),
        Colour.BLUE,
        "31 %",
        [Badge(name, "×3" if len(name) % 2 else "") for name in achievements],
        HeadToHeadCounts(names[1], "9", "12", "2"),
    )
    return player_card(names[0], played, ratings, look)


def first_card_scene(names: Sequence[str], look: Look | None) -> Image.Image:
    """Return the card of the first of `names` after their first game."""
    played = PlayedGames(
        Totals("1", "0 · 0 %", "31", "31", "0:45"),
        PointsPerGame("+33", "+2", "0", "0", "−4"),
        [WinsAmong(2, "0 / 1")],
    )
    return player_card(names[0], played, (), look)


def _new_card(look: Look) -> Image.Image:
    return player_card(NAMES[3], None, look=look)


def _podium(look: Look) -> Image.Image:
    """Draw a ranking with a shared place, in which the viewer comes much later."""
    places = ((1, "112"), (2, "98"), (2, "98"), (4, "91"), (5, "90"))
    ranked = [
        PodiumPlace(place, (*NAMES, NAMES[0])[index], value) for index, (place, value) in enumerate(places)
    ]
    return podium(look.captions.best_score, [*ranked, PodiumPlace(1284, NAMES[2], "47", is_own=True)], look)


def golden_scenes(words: Words) -> dict[str, Draw]:
    """Return each kind of picture by its name; all of them have golden pictures."""
    words = in_pictures(words)
    return {
        "table-2": partial(_table, "two"),
        "table-3": partial(_table, "three"),
        "table-4": partial(_table, "four"),
        "table-2-special": partial(_table, "two-special"),
        "table-3-special": partial(_table, "three-special"),
        "table-4-special": partial(_table, "four-special"),
        "table-3-choosing": partial(_waiting, "choosing"),
        "board": _board,
        "board-choice": _choice,
        "what-if": partial(_what_if, "three"),
        "round-2": partial(_round, "two-round", words),
        "round-3": partial(_round, "three-round", words),
        "round-4": partial(_round, "four-round", words),
        "final-3": partial(_final, "three-final", words),
        "final-4-shared": partial(_final, "four-shared", words),
        "replay-2": partial(_replay_turn, "two"),
        "replay-3": partial(_replay_round, "three-round", words),
        "replay-4": partial(_replay_end, "four-shared"),
        "help": at_a_glance,
        "lobby": partial(_lobby, words),
        "card": partial(card_scene, NAMES, [words(achievement_text(each)) for each in Achievement]),
        "podium": _podium,
        "emojis": _emojis,
        "states": _states,
    }


def all_scenes(words: Words) -> dict[str, Draw]:
    """Return the golden scenes, and more of the same parts, whose golden pictures would be too large."""
    words = in_pictures(words)
    return {
        **golden_scenes(words),
        "table-4-resigned": partial(_table, "four-resigned"),
        "table-2-hints": partial(_hints, "two"),
        "table-4-hints": partial(_hints, "four-special"),
        "final-2-walkover": partial(_walkover, words),
        "final-2": partial(_final, "two-final", words),
        "final-4": partial(_final, "four-final", words),
        "chances-4": partial(chances_scene, "four-chances", NAMES),
        "chances-2": partial(chances_scene, "two-chances", NAMES),
        "costly-2": partial(_costly, "two"),
        "costly-4": partial(_costly, "four"),
        "card-first": partial(first_card_scene, NAMES[2:]),
        "card-new": _new_card,
        "what-if-free": partial(_what_if, "two-special"),
        "pointed": _pointed,
        "question": _question,
        "poster-2": partial(_poster, 2),
        "poster-4": partial(_poster, 4),
        "replay-3-turn": partial(_replay_turn, "three-special"),
        "replay-4-turn": partial(_replay_turn, "four-resigned"),
        **{f"rules-{page}": partial(_rules, page) for page in range(1, RULE_PAGES + 1)},
    }


SCENES: Final[Mapping[str, Draw]] = golden_scenes(words_for(FALLBACK))
"""The golden scenes in English."""
