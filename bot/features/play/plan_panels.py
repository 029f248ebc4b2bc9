"""The private panel of what a person has planned for their next turn, with buttons to change it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import azul
from bot.i18n.language import Fact
from bot.messages.layout import in_lines
from bot.messages.panel import Panel
from bot.ui.components import Button, CustomId
from bot.words.phrases import Phrases, line_fact, relative_time, source_fact
from bot.words.takes import scattered
from engine import MAX_PLANNED_TAKES, PLAN_GRACE, Game, PlannedTake

MOVE_UP: Final = "u"
REMOVE: Final = "x"
"""The changes that a button can make to a planned take."""


def change_of(what: str, move: azul.Move) -> str:
    """Return the choice of a button that changes the planned take with this move.

    It is `what` the button does and the move's notation, with the mask of what scatters to the left as a
    number.
    """
    return f"{what}{replace(move, left=None)}{'' if move.left is None else int(move.left)}"


def plan_panel(
    phrases: Phrases, game: Game, state: azul.State, takes: Sequence[PlannedTake], waits_until: int | None
) -> Panel:
    """Return what is planned for the seat to move in `state`, with buttons to change it.

    If it is that seat's turn in the game, the plan is carried out at `waits_until`, in milliseconds since
    1970 (UTC); None if it doesn't fit.
    """
    words, now = phrases.words, game.table.running_state
    is_turn = now.turn == state.turn
    if is_turn:
        opening = plan_hint(phrases, game, takes, waits_until)
    else:
        opening = words("plan-not-yet", name=phrases.name(game.table, now.turn))
    buttons = [button for index, take in enumerate(takes) for button in _changes(phrases, game, take, index)]
    last = len(takes)
    if is_turn:
        custom_id = CustomId("take", game.id, game.version)
        buttons.append(Button(words("button-plan-move"), custom_id, row=last))
    elif last < MAX_PLANNED_TAKES:
        text_id = "button-plan-another" if takes else "button-plan-first"
        buttons.append(Button(words(text_id), CustomId("plan", game.id, game.version), row=last))
    if not takes:
        return Panel(in_lines(opening, words("plan-gone")) if not is_turn else opening, tuple(buttons))
    lines = [_take_text(phrases, state, take, place) for place, take in enumerate(takes, 1)]
    how = words("plan-how", seconds=int(PLAN_GRACE.total_seconds()))
    return Panel(
        in_lines(words("plan-title"), opening, *lines, how, words("plan-bound")),
        tuple(buttons),
    )


def plan_hint(phrases: Phrases, game: Game, takes: Sequence[PlannedTake], waits_until: int | None) -> str:
    """Say when a plan is carried out now that it is its owner's turn, or why it isn't."""
    state = game.table.running_state
    take = next((take for take in takes if take.fits(state)), None)
    if not takes:
        return phrases.words("plan-dropped")
    if take is None or waits_until is None:
        return phrases.words("plan-unfit")
    return phrases.words(
        "plan-waits",
        when=relative_time(waits_until),
        command=phrases.command("plan"),
        **_facts(phrases, take),
    )


def _take_text(phrases: Phrases, state: azul.State, take: PlannedTake, place: int) -> str:
    facts = _facts(phrases, take)
    if not take.fits(state):
        return phrases.words("plan-wish-unfit", place=place, **facts)
    shares = scattered(state, take.move)
    if shares:
        return phrases.words("plan-wish-scattered", place=place, shares=shares, **facts)
    return phrases.words("plan-wish", place=place, **facts)


def _facts(phrases: Phrases, take: PlannedTake) -> dict[str, Fact]:
    move = take.move
    where: dict[str, Fact] = {"source": source_fact(move.source), "line": line_fact(move.line)}
    return phrases.tile(move.colour, take.tiles) | where


def _changes(phrases: Phrases, game: Game, take: PlannedTake, index: int) -> list[Button]:
    """Return the buttons that change a planned take, in its row: they move it up by one, or remove it."""

    def button(text_id: str, what: str) -> Button:
        custom_id = CustomId("wishes", game.id, index, change_of(what, take.move))
        return Button(phrases.words(text_id, place=index + 1), custom_id, row=index)

    removing = button("button-plan-remove", REMOVE)
    return [button("button-plan-prefer", MOVE_UP), removing] if index else [removing]
