"""Placing tiles on a free wall (R22): everybody with a choice at the same time, each in a private panel.

What is chosen is stored at once and can be chosen anew until it is confirmed. A button carries the round it
belongs to instead of the game's version, since others go on choosing meanwhile.
"""

from dataclasses import replace

import discord

import azul
from azul.phases.placing import Settling, settle_lines
from bot.handlers.request import Request
from bot.messages.layout import in_lines
from bot.messages.panel import Panel
from bot.messages.pictures import board_picture
from bot.ui.buttons import Button, Press, in_rows
from bot.words.phrases import Phrases
from bot.words.refusals import UnreadableInput
from engine import Game, Played, Refusal

_DIGITS = "12345"


def parse_row(text: str) -> int:
    """Return the pattern line that was typed, from 0; raises `UnreadableInput`."""
    return _parse_digit("row", text)


def parse_column(text: str) -> int:
    """Return the column that was typed, from 0; raises `UnreadableInput`."""
    return _parse_digit("column", text)


def _parse_digit(part: str, text: str) -> int:
    if len(text.strip()) != 1 or text.strip() not in _DIGITS:
        raise UnreadableInput(part, text)
    return _DIGITS.index(text.strip())


def seat_to_choose(game: Game, user_id: int) -> int:
    """Return the seat of a person who still has to choose or confirm.

    Raises `Refusal`: ``not-begun``, ``ended``, ``not-seated`` or ``not-choosing``.
    """
    state = game.table.playing
    seat = game.table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if seat not in azul.waiting_for(state):
        raise Refusal("not-choosing")
    return seat


async def open_panel(request: Request) -> None:
    """Open the private panel for placing tiles."""
    request, game = await request.at_table()
    panel = tiling_panel(request.phrases, game, seat_to_choose(game, request.user_id))
    await request.say_panel(panel)


async def place(request: Request, line: str, column: str) -> None:
    """Choose the space that was typed, then show the panel."""
    request, game = await request.at_table()
    seat = seat_to_choose(game, request.user_id)
    row = parse_row(line)
    after = await request.tables.place(
        game.id, request.user_id, row, parse_column(column), round_=game.table.playing.round
    )
    await request.answer(request.say_panel(tiling_panel(request.phrases, after, seat)), after)


async def place_pressed(request: Request) -> None:
    """Choose the space of the pressed button."""
    press = request.pressed
    try:
        row, column = _digits(press, 2)
        game = await request.tables.place(
            press.game_id, request.user_id, row, column, round_=press.version or 0
        )
        panel = tiling_panel(request.phrases.at(game.table), game, seat_to_choose(game, request.user_id))
    except Refusal as refusal:
        await _turned_away(request, refusal)
        return
    await request.answer(request.turn_panel(panel), game)


async def change_pressed(request: Request) -> None:
    """Show the spaces of a line that was chosen already."""
    press = request.pressed
    request, game = await request.at_table()
    try:
        seat = seat_to_choose(game, request.user_id)
        (row,) = _digits(press, 1, game.table.playing.round)
    except Refusal as refusal:
        await _turned_away(request, refusal)
        return
    await request.turn_panel(tiling_panel(request.phrases, game, seat, row))


async def settle_pressed(request: Request) -> None:
    """Confirm what the panel shows: not what was chosen on another device since."""
    press = request.pressed
    try:
        columns = _digits(press, len(press.choice))
        game = await request.tables.settle(
            press.game_id, request.user_id, round_=press.version or 0, choices=columns
        )
    except Refusal as refusal:
        await _turned_away(request, refusal)
        return
    await request.answer(request.turn_panel(Panel(request.phrases.words("placed-confirmed"))), game)


async def _has_settled(request: Request, game: Game) -> bool:
    """Return whether who pressed has confirmed in the button's round already."""
    seat = game.table.seat_of(request.user_id)
    return seat is not None and any(
        entry.event == Played(azul.Settled(seat))
        and entry.before is not None
        and entry.before.state is not None
        and entry.before.state.round == request.pressed.version
        for entry in await request.tables.history(game.id)
    )


def _digits(press: Press, number: int, round_: int | None = None) -> tuple[int, ...]:
    """Return the lines or columns, from 0, that a button means.

    Raises `Refusal` (``stale``) for a button that means none, or is of another round than `round_`.
    """
    is_of_round = round_ in {None, press.version}
    if not is_of_round or len(press.choice) != number or set(press.choice) - set(_DIGITS):
        raise Refusal("stale")
    return tuple(map(_DIGITS.index, press.choice))


async def _turned_away(request: Request, refusal: Refusal) -> None:
    """Tell in the panel why nothing changed; begin it anew for a person who still has to choose."""
    request, game = await request.at_table()
    try:
        panel = tiling_panel(request.phrases, game, seat_to_choose(game, request.user_id))
    except Refusal as now:
        pressed_twice = request.pressed.action == "settle" and await _has_settled(request, game)
        told = request.phrases.words("placed-confirmed") if pressed_twice else request.refused(now, game)
        await request.turn_panel(Panel(told))
        return
    reason = (
        request.phrases.words("panel-moved-on") if refusal.code == "stale" else request.refused(refusal, game)
    )
    await request.turn_panel(replace(panel, text=in_lines(reason, panel.text)))


def tiling_panel(phrases: Phrases, game: Game, seat: int, change: int | None = None) -> Panel:
    """Return the panel for the next line to be placed, or for the line `change` that is chosen anew.

    Its picture is the board as it will be, the open spaces marked with what each would score now (R14).
    """
    state = game.table.playing
    words = phrases.words
    settling = azul.settling_of(state, seat)
    chosen = len(state.choices[seat])
    asked = settling.decisions[chosen] if chosen < len(settling.decisions) else None
    for index, decision in enumerate(settling.decisions):
        if decision.row == change:
            asked = decision
            settling = settle_lines(state.boards[seat], state.rules.wall, state.choices[seat][:index])
    lines = _told(phrases, settling)
    buttons: list[Button] = []
    if asked is not None:
        lines.append(words("placing-ask", line=asked.row + 1, **phrases.tile(asked.colour)))
        spaces = [
            Button(
                words("button-space", column=space.column + 1, points=space.points),
                _press("place", game, state, f"{asked.row + 1}{space.column + 1}"),
                discord.ButtonStyle.primary,
            )
            for space in asked.spaces
        ]
        buttons += in_rows(spaces)
    else:
        lines.append(words("placing-all"))
        columns = "".join(_DIGITS[column] for column in state.choices[seat])
        confirm = _press("settle", game, state, columns)
        buttons += in_rows([Button(words("button-confirm"), confirm, discord.ButtonStyle.success)])
    changes = [
        Button(
            words("button-change", line=decision.row + 1),
            _press("change", game, state, str(decision.row + 1)),
        )
        for decision in azul.settling_of(state, seat).decisions[:chosen]
        if decision is not asked
    ]
    buttons += in_rows(changes, first_row=1)
    boards = (*state.boards[:seat], settling.board, *state.boards[seat + 1 :])
    picture = board_picture(
        phrases, game.table, replace(state, boards=boards), seat, asked.spaces if asked else ()
    )
    return Panel(in_lines(*lines), tuple(buttons), picture)


def _press(action: str, game: Game, state: azul.State, choice: str) -> Press:
    return Press(action, game.id, state.round, choice)


def _told(phrases: Phrases, settling: Settling) -> list[str]:
    lines = [
        phrases.words(
            "placing-placed",
            line=placement.row + 1,
            column=placement.column + 1,
            points=placement.points,
            **phrases.tile(placement.colour),
        )
        for placement in settling.placements
    ]
    lines += [
        phrases.words("placing-falls", line=line.row + 1, **phrases.tile(line.colour, line.count))
        for line in settling.fallen
    ]
    return lines
