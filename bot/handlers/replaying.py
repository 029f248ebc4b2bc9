"""`/azul replay`: the game as an animation for the channel, and step by step in private."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import azul
import render
from bot.handlers.request import Request
from bot.messages.layout import in_lines, shortened
from bot.messages.panel import Panel
from bot.messages.pictures import (
    captions,
    final_picture,
    last_take,
    names_of,
    round_picture,
    table_picture,
    theme_of,
)
from bot.messages.posts import before_tiling
from bot.ui.buttons import Button, Press, in_rows
from bot.ui.drawing import Picture
from bot.words.news import news_of
from bot.words.phrases import Phrases
from bot.words.results import final_result
from bot.words.rounds import round_summary
from engine import Game, LogEntry, Played, Refusal, Status, Table

FIRST, BACK, ON, LAST = "first", "back", "on", "last"
_ROUND = "round"
_ROUND_BUTTONS = 15
A_TURN, A_ROUND, THE_END = 1.2, 3.0, 6.0
"""Seconds that the animation stays on a picture."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game and its position; what happened in words and what it looks like, if anybody asks.

    `report` is there for the end of a round.
    """

    round: int
    news: Callable[[], str]
    state: azul.State
    last: render.LastMove | None
    picture: Callable[[], Picture]
    seconds: float
    report: azul.TilingReport | None = None


def scenes_of(phrases: Phrases, entries: Sequence[LogEntry]) -> list[Scene]:
    """Return the moments of a game worth a picture: deals, takes, undos, resignations, rounds, the end."""
    scenes: list[Scene] = []
    for entry in entries:
        state = entry.after.state
        if state is None or not isinstance(entry.event, Played):
            continue
        if isinstance(entry.event.event, azul.Placed) or (
            isinstance(entry.event.event, azul.Settled) and entry.report is None
        ):
            continue
        scenes += _scenes_at(phrases, entry, entry.after, state)
    return scenes


def _scenes_at(phrases: Phrases, entry: LogEntry, table: Table, state: azul.State) -> list[Scene]:
    report, tiled = entry.report, before_tiling(entry)
    round_ = report.round if report else state.round
    last = last_take(entry)
    scenes: list[Scene] = []
    if report is None or tiled is None:
        news = partial(_news, phrases, entry)
        picture = partial(table_picture, phrases, table, state, last)
        scenes.append(Scene(round_, news, state, last, picture, A_TURN))
    else:
        if last is not None:
            taken = partial(table_picture, phrases, table, tiled, last)
            scenes.append(Scene(round_, partial(_news, phrases, entry), tiled, last, taken, A_TURN))
        summed_up = partial(round_picture, phrases, table, tiled, state, report)
        summary = partial(_summary, phrases, entry, state, report)
        scenes.append(Scene(round_, summary, state, None, summed_up, A_ROUND, report))
    if table.status is Status.OVER:
        final = partial(final_picture, phrases, table, state, report.bonuses if report else None)
        result = partial(_result, phrases, table, report)
        scenes.append(Scene(round_, result, state, None, final, THE_END))
    return scenes


def _news(phrases: Phrases, entry: LogEntry) -> str:
    state = entry.after.state
    return in_lines(*news_of(phrases, entry)) or phrases.words(
        "replay-deal", round=state.round if state else 1
    )


def _summary(phrases: Phrases, entry: LogEntry, state: azul.State, report: azul.TilingReport) -> str:
    return in_lines(*news_of(phrases, entry), *round_summary(phrases, entry.after, state, report))


def _result(phrases: Phrases, table: Table, report: azul.TilingReport | None) -> str:
    return in_lines(*final_result(phrases, table, report))


async def replay(request: Request) -> None:
    """Post the game so far as an animation."""
    request, game = await request.at_table()
    _require_begun(game)
    await request.wait(in_public=True)
    phrases = request.phrases
    scenes = await asyncio.to_thread(scenes_of, phrases, await request.tables.history(game.id))
    names, theme, words = names_of(game.table), theme_of(game.table), captions(phrases.words)
    frames = [
        render.Frame(scene.state, scene.last, seconds=scene.seconds, report=scene.report) for scene in scenes
    ]
    animation = Picture(
        lambda: render.replay(frames, names, words, theme),
        phrases.words("alt-replay", turns=len(frames)),
    )
    step = Button(phrases.words("button-step"), Press("step", game.id, len(scenes) - 1, LAST))
    await request.send_picture(
        phrases.words("replay", names=phrases.names(game.table)),
        animation,
        f"azul-{game.id}-replay.gif",
        (step,),
    )


async def step_pressed(request: Request) -> None:
    """Show a moment of the game in private, with buttons to the others."""
    press = request.pressed
    request, game = await request.at_table()
    _require_begun(game)
    scenes = await asyncio.to_thread(scenes_of, request.phrases, await request.tables.history(game.id))
    panel = _step_panel(request.phrases, game, scenes, min(press.version or 0, len(scenes) - 1))
    if request.is_private:
        await request.turn_panel(panel)
    else:
        await request.say_panel(panel)


def _require_begun(game: Game) -> None:
    if game.table.state is None:
        raise Refusal("not-begun" if game.table.is_open else "no-table")


def _step_panel(phrases: Phrases, game: Game, scenes: Sequence[Scene], index: int) -> Panel:
    scene = scenes[index]
    last = len(scenes) - 1

    def step(text: str, target: int, name: str) -> Button:
        return Button(text, Press("step", game.id, max(0, min(last, target)), name), disabled=index == target)

    moves = [
        step("⏮", 0, FIRST),
        Button("◀", Press("step", game.id, max(0, index - 1), BACK), disabled=index == 0),
        Button("▶", Press("step", game.id, min(last, index + 1), ON), disabled=index == last),
        step("⏭", last, LAST),
    ]
    first_of_round = {one.round: number for number, one in reversed(list(enumerate(scenes)))}
    nearest = max(1, min(scene.round - _ROUND_BUTTONS // 2, len(first_of_round) - _ROUND_BUTTONS + 1))
    rounds = [
        Button(
            phrases.words("button-round", round=round_),
            Press("step", game.id, number, f"{_ROUND}{round_}"),
            disabled=round_ == scene.round,
        )
        for round_, number in sorted(first_of_round.items())
        if nearest <= round_ < nearest + _ROUND_BUTTONS
    ]
    text = phrases.words("replay-step", number=index + 1, count=len(scenes), round=scene.round)
    buttons = (*in_rows(moves), *in_rows(rounds, first_row=1))
    return Panel(shortened(in_lines(text, scene.news())), buttons, scene.picture())
