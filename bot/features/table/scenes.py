"""The moments of a game that a replay shows: as an animation, and step by step in a private panel."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

import azul
import render
from bot.messages.layout import in_lines, shortened
from bot.messages.panel import Panel
from bot.messages.pictures import (
    Result,
    final_picture,
    last_take,
    look_of,
    round_picture,
    table_picture,
)
from bot.messages.posts import before_tiling
from bot.ui.components import Button, CustomId, in_rows
from bot.ui.drawing import Picture
from bot.words.captions import for_pictures, names_of
from bot.words.news import news_of
from bot.words.phrases import Phrases
from bot.words.results import final_result, highlight_lines, round_summary
from engine import Game, LogEntry, Status, Table
from engine.highlights import Highlight, highlights_of
from engine.table.events import Played

FIRST, BACK, ON, LAST = "first", "back", "on", "last"
_ROUND = "round"
"""These names keep the ids of buttons apart that lead to the same scene."""
_ROUND_BUTTONS = 15


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game: the round, the position, and the move that led to it.

    `news` and `picture` return its text and its picture, made when they are needed. Only the end of a round
    has a `report`, and only the end of the game an `ending`, which draws the last frame.
    """

    round: int
    news: Callable[[], str]
    state: azul.State
    last: azul.TakeReport | None
    picture: Callable[[], Picture]
    report: azul.TilingReport | None = None
    ending: Callable[[Phrases, render.Look], Image.Image] | None = None


def animation(phrases: Phrases, table: Table, scenes: Sequence[Scene]) -> Picture:
    """Return the scenes as an animation, still to be drawn."""

    def draw() -> bytes:
        written, look = for_pictures(phrases, table), look_of(phrases, table)
        frames = [
            render.Frame(
                scene.state,
                scene.last,
                written.words("picture-round-title", round=scene.round) if scene.report else "",
                scene.report,
            )
            for scene in scenes
            if scene.ending is None
        ]
        ending = next((scene.ending(written, look) for scene in scenes if scene.ending), None)
        return render.replay(frames, names_of(written, table), look, ending)

    return Picture(draw, phrases.words("alt-replay", turns=len(scenes)), "replay")


def scenes_of(phrases: Phrases, game: Sequence[LogEntry]) -> list[Scene]:
    """Return the scenes of a game from its beginning; the last one of a finished game has its highlights."""
    is_over = bool(game) and game[-1].after.status is Status.OVER
    return scenes_among(phrases, game, highlights_of(game) if is_over else ())


def scenes_among(
    phrases: Phrases, entries: Sequence[LogEntry], highlights: Sequence[Highlight] = ()
) -> list[Scene]:
    """Return the moments worth a picture: deals, moves, undos, resignations, ends of rounds, the result."""
    scenes: list[Scene] = []
    for entry in entries:
        state = entry.after.state
        if state is None or not isinstance(entry.event, Played):
            continue
        if isinstance(entry.event.event, azul.Placed) or (
            isinstance(entry.event.event, azul.Settled) and entry.report is None
        ):
            continue
        if entry.report is None or last_take(entry) is not None:
            scenes.append(table_scene(phrases, entry, state))
        scenes += scenes_after(phrases, entry, state, highlights)
    return scenes


def table_scene(phrases: Phrases, entry: LogEntry, state: azul.State) -> Scene:
    """Return the table after an event that led to `state`; before the tiling if it ended a round."""
    shown, last = before_tiling(entry) if entry.report else None, last_take(entry)
    shown = shown or state
    picture = partial(table_picture, phrases, entry.after, shown, last)
    return Scene(shown.round, partial(_news, phrases, entry), shown, last, picture)


def scenes_after(
    phrases: Phrases, entry: LogEntry, state: azul.State, highlights: Sequence[Highlight] = ()
) -> list[Scene]:
    """Return the end of the round and the result, if the event that led to `state` caused them."""
    report, tiled, table = entry.report, before_tiling(entry), entry.after
    round_ = report.round if report else state.round
    scenes: list[Scene] = []
    if report is not None and tiled is not None:
        summed_up = partial(round_picture, phrases, table, tiled, state, report)
        summary = partial(_summary, phrases, entry, state, report)
        scenes.append(Scene(round_, summary, state, None, summed_up, report))
    if table.status is Status.OVER:
        result = Result(table, state, report, entry.moment, highlights)
        picture = partial(final_picture, phrases, result)
        scenes.append(
            Scene(round_, partial(_result, phrases, result), state, None, picture, ending=result.draw)
        )
    return scenes


def _news(phrases: Phrases, entry: LogEntry) -> str:
    state = entry.after.state
    return in_lines(*news_of(phrases, entry)) or phrases.words(
        "replay-deal", round=state.round if state else 1
    )


def _summary(phrases: Phrases, entry: LogEntry, state: azul.State, report: azul.TilingReport) -> str:
    return in_lines(*news_of(phrases, entry), *round_summary(phrases, entry.after, state, report))


def _result(phrases: Phrases, result: Result) -> str:
    standing = final_result(phrases, result.table, result.report)
    return in_lines(*standing, *highlight_lines(phrases, result.table, result.highlights))


def replay_button(phrases: Phrases, game: Game) -> Button:
    """Return the button below an animation that opens its first scene."""
    return Button(phrases.words("button-step"), CustomId("step", game.id, 0, FIRST))


def step_panel(phrases: Phrases, game: Game, scenes: Sequence[Scene], index: int) -> Panel:
    """Return the panel of one scene, with buttons to the others; `index` may be past the last."""
    last = len(scenes) - 1
    index = min(index, last)
    scene = scenes[index]

    def step(label: str, target: int, name: str) -> Button:
        target = max(0, min(last, target))
        return Button(label, CustomId("step", game.id, target, name), disabled=target == index)

    moves = [
        step("⏮", 0, FIRST),
        step("◀", index - 1, BACK),
        step("▶", index + 1, ON),
        step("⏭", last, LAST),
    ]
    first_of_round = {one.round: number for number, one in reversed(list(enumerate(scenes)))}
    nearest = max(1, min(scene.round - _ROUND_BUTTONS // 2, len(first_of_round) - _ROUND_BUTTONS + 1))
    rounds = [
        Button(
            phrases.words("button-round", round=round_),
            CustomId("step", game.id, number, f"{_ROUND}{round_}"),
            disabled=round_ == scene.round,
        )
        for round_, number in sorted(first_of_round.items())
        if nearest <= round_ < nearest + _ROUND_BUTTONS
    ]
    text = phrases.words("replay-step", number=index + 1, count=len(scenes), round=scene.round)
    buttons = (*in_rows(moves), *in_rows(rounds, first_row=1))
    return Panel(shortened(in_lines(text, scene.news())), buttons, scene.picture())
