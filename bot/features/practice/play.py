"""Playing a practice: the panels of a game, in one private message."""

from collections.abc import Callable

import azul
from bot.features.practice.requests import require_practice, show
from bot.features.practice.views import placing_view, practice_view, taking_view, view_after
from bot.interactions.pressed_choice import pressed_choice
from bot.interactions.request import Request
from bot.messages.placing_panel import digits_of
from engine import LogEntry, Practice, Refusal, Table
from engine.table.events import Played


async def show_pressed(request: Request) -> None:
    """Show the practice as it stands now: the next round, the result, or the table without a hint."""
    practice = await require_practice(request)
    await show(request, practice, practice_view(request.at(practice.table).phrases, practice))


async def take_pressed(request: Request) -> None:
    """Update the panel of a take with the choice, or make one that was confirmed or needs no confirmation."""
    practice, choice = await require_practice(request), await pressed_choice(request)
    phrases = request.at(practice.table).phrases
    has_moved_on = request.pressed.number != practice.version
    if choice is not None and choice.confirmed and has_moved_on and _was_last_take(practice, choice.move_in):
        await show(request, practice, view_after(phrases, practice))  # Confirm was pressed twice
        return
    _require_seen(request, practice)
    if practice.is_over or practice.seat in azul.waiting_for(practice.state) or choice is None:
        raise Refusal("practice-moved-on")
    move = choice.move_in(practice.state) if choice.confirmed else None
    if move is not None:
        await _play(request, practice, lambda seat: azul.Taken(seat, move))
    elif choice.source is None:
        await show(request, practice, practice_view(phrases, practice))
    else:
        await show(request, practice, taking_view(phrases, practice, choice))


async def place_pressed(request: Request) -> None:
    """Place a tile on the space of the pressed button."""
    practice = await require_practice(request)
    _require_seen(request, practice)
    row, column = digits_of(request.pressed, 2)
    await _play(request, practice, lambda seat: azul.Placed(seat, row, column))


async def change_pressed(request: Request) -> None:
    """Show the spaces of a line whose tile is placed already, to change it."""
    practice = await require_practice(request)
    _require_seen(request, practice)
    (row,) = digits_of(request.pressed, 1)
    if practice.seat not in azul.waiting_for(practice.state):
        raise Refusal("practice-moved-on")
    phrases = request.at(practice.table).phrases
    await show(request, practice, placing_view(phrases, practice, row))


async def settle_pressed(request: Request) -> None:
    """Confirm the spaces that the panel shows."""
    practice = await require_practice(request)
    _require_seen(request, practice)
    await _play(request, practice, azul.Settled)


async def undo_pressed(request: Request) -> None:
    """Undo the person's last action, with the computers' replies."""
    practice = await request.games.practice.undo(request.user_id, request.pressed.number or 0)
    phrases = request.at(practice.table).phrases
    panel = practice_view(phrases, practice).with_intro(phrases.words("practice-undone"))
    await show(request, practice, panel)


def _require_seen(request: Request, practice: Practice) -> None:
    if request.pressed.number != practice.version:
        raise Refusal("practice-moved-on")


async def _play(request: Request, practice: Practice, event_of: Callable[[int], azul.Event]) -> None:
    """Apply the person's event to a practice, and show it after the computers' replies."""
    after = await request.games.practice.play(request.user_id, practice.version, event_of)
    await show(request, after, view_after(request.at(after.table).phrases, after))


def _was_last_take(practice: Practice, move_in: Callable[[azul.State], azul.Move | None]) -> bool:
    """Return whether the person's last take is the one that `move_in` finds in the position before it."""
    match practice.taken:
        case LogEntry(event=Played(azul.Taken(_, move)), before=Table(state=azul.State() as before)):
            return move_in(before) == move
        case _:
            return False
