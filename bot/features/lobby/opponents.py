"""People who are challenged by name: whether a seat can be kept for them."""

from collections.abc import Sequence

import discord

from bot.interactions.request import Request
from bot.ui.permissions import member_sees
from bot.words.names import markdown_name, person_name
from engine import Player, Refusal


async def invited(request: Request, opponents: Sequence[discord.User | discord.Member]) -> tuple[Player, ...]:
    """Return the people for whom a table in the request's channel keeps seats.

    Raise `Refusal` if one of them can't be asked: ``opponent-self``, ``opponent-bot``, ``opponent-away`` if
    they aren't on the server, ``opponent-elsewhere`` if they can't see the channel, or ``opponent-off`` if
    they want no challenges.
    """
    return tuple([await _invited(request, each) for each in opponents])


async def _invited(request: Request, opponent: discord.User | discord.Member) -> Player:
    player = Player(opponent.id, person_name(opponent.display_name))
    asked = markdown_name(player.name)
    if opponent.id == request.user_id:
        raise Refusal("opponent-self")
    if opponent.bot:
        raise Refusal("opponent-bot", asked=asked)
    if not isinstance(opponent, discord.Member):
        raise Refusal("opponent-away", asked=asked)
    if not member_sees(request.interaction, opponent):
        raise Refusal("opponent-elsewhere", asked=asked)
    if not (await request.games.people.get(opponent.id)).challenges:
        raise Refusal("opponent-off", asked=asked)
    return player
