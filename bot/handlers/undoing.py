"""Undoing the last move, by command or with the button of its private answer."""

from azul import Undone
from bot.handlers.request import Request
from bot.messages.choice import Choice, parse_choice
from bot.messages.panel import Panel
from bot.messages.taking_panel import undone_panel
from engine import Game, Played, Refusal


async def undo(request: Request, game: Game) -> None:
    """Undo the person's last move."""
    after = await request.tables.undo(game.id, request.user_id)
    await request.answer_and_show(request.reply.say(request.phrases.words("undone")), after)


async def undo_pressed(request: Request, game: Game, seat: int) -> None:
    """Undo the move whose private answer has the button, if nothing has followed it; ask for another move."""
    try:
        after = await request.tables.undo(game.id, request.user_id, version=request.pressed.number)
    except Refusal as refusal:
        now = await request.tables.get(game.id)
        if await _is_undone(request, now, seat):  # the button was pressed twice
            await request.update_panel(now, _panel(request, now))
            return
        if refusal.code == "stale":
            raise Refusal("nothing-to-undo") from refusal
        raise
    await request.answer_and_show(request.update_panel(after, _panel(request, after)), after)


async def _is_undone(request: Request, game: Game, seat: int) -> bool:
    """Return whether the move of the button was undone and nothing has happened since."""
    seen = request.pressed.number
    entries = await request.tables.entries_since(game, seen) if seen else []
    return [entry.event for entry in entries] == [Played(Undone(seat))]


def _panel(request: Request, game: Game) -> Panel:
    choice = parse_choice(request.pressed.choice) or Choice()
    return undone_panel(request.phrases, game, choice.source)
