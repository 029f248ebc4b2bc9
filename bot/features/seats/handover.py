"""Handing over one's own seat, to a member or to anybody who takes it."""

import discord

from bot.i18n.language import Verbatim
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.words.names import markdown_name, person_name
from engine import Game, Player, Refusal, Status, decisions


async def offer_to(request: Request, game: Game, to: discord.User | discord.Member) -> None:
    """Offer the person's seat to a member of the server.

    Raise `Refusal` as `decisions.hand_over` does, with ``hand-in-lobby`` if the game hasn't begun, or with
    ``hand-to-nobody`` if they are a bot or not on the server.
    """
    name = person_name(to.display_name)
    if game.table.status is Status.LOBBY:
        raise Refusal("hand-in-lobby")
    if to.bot or not isinstance(to, discord.Member):
        raise Refusal("hand-to-nobody", asked=markdown_name(name))
    try:
        after = await request.games.change(game.id, decisions.hand_over(request.user_id, Player(to.id, name)))
    except Refusal as refusal:
        if refusal.code != "plays-already":
            raise
        raise Refusal("plays-already", asked=markdown_name(name)) from refusal
    answer = request.phrases.words("handed", name=Verbatim(markdown_name(name)))
    await request.answer_and_show(request.reply.say(answer), after)


async def offer_pressed(request: Request, game: Game) -> None:
    """Offer the person's seat to anybody who takes it."""
    after = await request.games.change(game.id, decisions.hand_over(request.user_id))
    panel = Panel(request.phrases.words("handed-to-anybody"))
    await request.answer_and_show(request.reply.update_panel(panel), after)


async def keep_pressed(request: Request, game: Game) -> None:
    """Withdraw the offer of the person's seat."""
    after = await request.games.change(game.id, decisions.keep_seat(request.user_id))
    panel = Panel(request.phrases.words("handing-ended"))
    await request.answer_and_show(request.reply.update_panel(panel), after)
