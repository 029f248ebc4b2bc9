"""Undoing the last move, by command or with the button of its private answer."""

from bot.handlers.request import Request
from bot.messages.panel import Panel
from engine import Game, Refusal


async def undo(request: Request, game: Game) -> None:
    """Undo the person's last move."""
    after = await request.tables.undo(game.id, request.user_id)
    await request.answer_and_show(request.reply.say(request.phrases.words("undone")), after)


async def undo_pressed(request: Request, game: Game) -> None:
    """Undo the move whose private answer has the button, if nothing has followed it."""
    try:
        after = await request.tables.undo(game.id, request.user_id, version=request.pressed.number)
    except Refusal as refusal:
        if refusal.code == "stale":
            raise Refusal("nothing-to-undo") from refusal
        raise
    undone = Panel(request.phrases.words("undone"))
    await request.answer_and_show(request.update_panel(after, undone), after)
