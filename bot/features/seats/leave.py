"""Leaving a lobby, or a running game after a question."""

import discord

from bot.features.seats import handover
from bot.interactions.request import Request
from bot.messages.panel import Panel, resign_question, return_question
from engine import Game, Refusal, Status, decisions


async def leave(request: Request, game: Game, *, to: discord.User | discord.Member | None = None) -> None:
    """Remove the person from the lobby; once the game has begun, ask whether they mean it.

    With `to`, offer their seat in a running game to that person instead.
    """
    if to is not None:
        await handover.offer_to(request, game, to)
        return
    if game.table.status is Status.PLAYING:
        seat = game.table.seat_of(request.user_id)
        if seat is None:
            raise Refusal("not-seated")
        await ask(request, game, seat)
        return
    after = await request.games.leave(game.id, request.user_id)
    await request.answer_in_lobby(after, "left")


async def ask(request: Request, game: Game, seat: int) -> None:
    """Ask whether the player really wants to leave."""
    await request.reply.open_panel(_question(request, game, seat))


def _question(request: Request, game: Game, seat: int) -> Panel:
    """Return the question whether the player really wants to leave, which says what that means now.

    Raise `Refusal`: ``not-begun``, ``ended``, or ``resigned`` if they have left already.
    """
    state = game.table.running_state
    if seat in state.resigned:
        raise Refusal("resigned")
    claim = next((each for each in game.table.claims if each.seat == seat), None)
    if claim is not None:
        return return_question(request.phrases, game, claim.player)
    is_offered = any(each.seat == seat for each in game.table.handovers)
    others = len(state.active) - 1
    if others > 1 and {seat, *game.table.computers, *game.table.inactive_seats}.issuperset(state.active):
        others = 0  # of several computers none wins: the game is closed
    return resign_question(request.phrases, game, others, is_offered=is_offered)


async def resign_pressed(request: Request, game: Game, seat: int) -> None:
    """Resign for the player, who has confirmed it; ask again if leaving means something else by now."""
    question = _question(request, game, seat)
    if request.pressed not in {button.custom_id for button in question.buttons}:
        await request.reply.update_panel(question.with_intro(request.phrases.words("panel-moved-on")))
        return
    after = await request.games.change(game.id, decisions.resign(request.user_id))
    left = Panel(request.phrases.words("resign-done"))
    await request.answer_and_show(request.reply.update_panel(left), after)
    for player in after.table.players:
        if player.user_id == request.user_id or not after.table.is_open:
            await request.close_panel(after, player.user_id)


async def stay_pressed(request: Request, game: Game, seat: int) -> None:
    """Close the question: the player stays, if they still play."""
    _ = _question(request, game, seat)
    await request.reply.update_panel(Panel(request.phrases.words("resign-kept")))
