"""The private panel in which tiles are placed on a free wall (R22), line by line from the top."""

from typing import Final

import discord

import azul
from azul.phases.placing import PlacedLines, place_lines
from bot.messages.layout import in_lines
from bot.messages.panel import Panel
from bot.messages.pictures import board_picture
from bot.ui.components import Button, CustomId, in_rows
from bot.words.phrases import Phrases
from engine import Game, Refusal, Status, Table

DIGITS: Final = "12345"
"""Lines and columns, from 1, as buttons and commands write them."""


def placing_panel(phrases: Phrases, game: Game, seat: int, change: int | None = None) -> Panel:
    """Return the panel for the next line to be placed, or for placing the line `change` again.

    Its picture is the board after the choices so far, with the points that each open space would score (R14).
    Its buttons carry the round instead of the game's version, because others place their tiles at the same
    time.
    """
    state = game.table.running_state
    words = phrases.words
    placed = azul.placed_lines(state, seat)
    chosen = len(state.choices[seat])
    asked = placed.decisions[chosen] if chosen < len(placed.decisions) else None
    for index, decision in enumerate(placed.decisions):
        if decision.row == change:
            asked = decision
            placed = place_lines(state.boards[seat], state.rules.wall, state.choices[seat][:index])
    lines = _placed_so_far(phrases, placed)
    buttons: list[Button] = []
    if asked is not None:
        lines.append(words("placing-ask", line=asked.row + 1, **phrases.tile(asked.colour)))
        spaces = [
            Button(
                words("button-space", column=space.column + 1, points=space.points),
                _custom_id("place", game, state, DIGITS[asked.row] + DIGITS[space.column]),
                discord.ButtonStyle.primary,
            )
            for space in asked.spaces
        ]
        buttons += in_rows(spaces)
    else:
        lines.append(words("placing-all"))
        columns = "".join(DIGITS[column] for column in state.choices[seat])
        confirm = _custom_id("settle", game, state, columns)
        buttons += in_rows([Button(words("button-confirm"), confirm, discord.ButtonStyle.success)])
    changes = [
        Button(
            words("button-change", line=decision.row + 1),
            _custom_id("change", game, state, DIGITS[decision.row]),
        )
        for decision in azul.placed_lines(state, seat).decisions[:chosen]
        if decision != asked
    ]
    buttons += in_rows(changes, first_row=1)
    boards = (*state.boards[:seat], placed.board, *state.boards[seat + 1 :])
    picture = board_picture(
        phrases, game.table, state._replace(boards=boards), seat, asked.spaces if asked else ()
    )
    return Panel(in_lines(*lines), tuple(buttons), picture)


def confirmed_panel(phrases: Phrases, round_: int, table: Table) -> Panel:
    """Return the answer to a confirmation, which says so once the round is over that it belongs to."""

    def goes_on(table: Table) -> bool:
        return table.status is Status.PLAYING and table.running_state.round == round_

    over = Panel(phrases.words("round-title", round=round_))
    waiting = Panel(phrases.words("placed-confirmed"), replacement=over, is_current=goes_on)
    return waiting if goes_on(table) else over


def _custom_id(action: str, game: Game, state: azul.State, choice: str) -> CustomId:
    return CustomId(action, game.id, state.round, choice)


def _placed_so_far(phrases: Phrases, placed: PlacedLines) -> list[str]:
    lines = [
        phrases.words(
            "placing-placed",
            line=placement.row + 1,
            column=placement.column + 1,
            points=placement.points,
            **phrases.tile(placement.colour),
        )
        for placement in placed.placements
    ]
    lines += [
        phrases.words("placing-falls", line=line.row + 1, **phrases.tile(line.colour, line.count))
        for line in placed.fallen
    ]
    return lines


def digits_of(custom_id: CustomId, number: int) -> tuple[int, ...]:
    """Return the lines or columns, counted from 0, that a button carries.

    Raise `Refusal` (``stale``) unless there are `number` of them.
    """
    if len(custom_id.choice) != number or set(custom_id.choice) - set(DIGITS):
        raise Refusal("stale")
    return tuple(map(DIGITS.index, custom_id.choice))
