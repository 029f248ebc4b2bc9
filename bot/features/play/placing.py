"""Placing tiles on a free wall (R22), by command or panel; all players with a choice at the same time.

A choice is stored at once and can be changed until it is confirmed.
"""

import azul
from bot.interactions.request import Request
from bot.messages.placing_panel import confirmed_panel, digits_of, placing_panel
from bot.parsing.moves import read_place
from bot.words.refusals import refusal_text
from engine import Game, Refusal, decisions
from engine.table.events import Played


def require_choosing(game: Game, seat: int) -> None:
    """Raise `Refusal` unless a seat has tiles to place or to confirm.

    Its code is ``not-begun``, ``ended``, ``paused`` or ``not-choosing``.
    """
    if seat not in azul.waiting_for(game.table.unpaused_state):
        raise Refusal("not-choosing")


async def open_panel(request: Request, game: Game, seat: int) -> None:
    """Open the private panel for placing tiles."""
    require_choosing(game, seat)
    await request.open_panel(game, placing_panel(request.phrases, game, seat))


async def place(request: Request, game: Game, seat: int, *, line: str, column: str) -> None:
    """Place the tile of a line, as typed, and show what comes next."""
    require_choosing(game, seat)
    row, space = read_place("row", line), read_place("column", column)
    after = await request.games.change(
        game.id, decisions.place(request.user_id, row, space, round_=game.table.running_state.round)
    )
    panel = placing_panel(request.phrases, after, seat)
    await request.answer_and_show(request.open_panel(after, panel), after)


async def place_pressed(request: Request, game: Game, seat: int) -> None:
    """Place a tile on the space of the pressed button."""
    row, column = digits_of(request.pressed, 2)
    round_ = request.pressed.number or 0
    try:
        after = await request.games.change(
            game.id, decisions.place(request.user_id, row, column, round_=round_)
        )
    except Refusal as refusal:
        await _start_again(request, seat, refusal)
        return
    panel = placing_panel(request.phrases, after, seat)
    await request.answer_and_show(request.update_panel(after, panel), after)


async def change_pressed(request: Request, game: Game, seat: int) -> None:
    """Show the spaces of a line whose tile is placed already, to change it."""
    require_choosing(game, seat)
    (row,) = digits_of(request.pressed, 1)
    if request.pressed.number != game.table.running_state.round:
        await _start_again(request, seat, Refusal("stale"))
        return
    await request.update_panel(game, placing_panel(request.phrases, game, seat, row))


async def settle_pressed(request: Request, game: Game, seat: int) -> None:
    """Confirm the choices that the panel shows, unless others were made elsewhere since."""
    columns = digits_of(request.pressed, len(request.pressed.choice))
    round_ = request.pressed.number or 0
    try:
        after = await request.games.change(
            game.id, decisions.settle(request.user_id, round_=round_, choices=columns)
        )
    except Refusal as refusal:
        if await _has_settled(request, game, seat, columns):
            now = await request.games.get(game.id)
            await request.update_panel(now, confirmed_panel(request.phrases, round_, now.table))
        else:
            await _start_again(request, seat, refusal)
        return
    panel = confirmed_panel(request.phrases, round_, after.table)
    await request.answer_and_show(request.update_panel(after, panel), after)


async def _has_settled(request: Request, game: Game, seat: int, columns: tuple[int, ...]) -> bool:
    """Return whether the seat confirmed these columns in the round of the pressed button."""
    return any(
        entry.event == Played(azul.Settled(seat))
        and entry.before is not None
        and (state := entry.before.state) is not None
        and state.round == request.pressed.number
        and state.choices[seat] == columns
        for entry in await request.games.history(game.id)
    )


async def _start_again(request: Request, seat: int, refusal: Refusal) -> None:
    """Say why nothing changed, above a fresh panel. Raise `Refusal` as `require_choosing` does."""
    game = await request.games.get(request.pressed.game_id)
    require_choosing(game, seat)
    phrases = request.phrases
    moved_on = refusal.code == "stale"
    reason = phrases.words("panel-moved-on") if moved_on else refusal_text(phrases, refusal, game)
    await request.update_panel(game, placing_panel(phrases, game, seat).with_intro(reason))
