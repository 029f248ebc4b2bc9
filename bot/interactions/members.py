"""Looks up who has left the server: without the members intent the bot isn't notified."""

import asyncio
from collections.abc import Iterable
from typing import Final

import discord

from bot.interactions.request import Request
from bot.ui.discord_errors import DISCORD_ERRORS, UNKNOWN_MEMBER, UNKNOWN_USER
from bot.words.names import markdown_name
from engine import Game, Player, Refusal, Status

LOOKUP_TIMEOUT: Final = 2.0
"""Seconds for looking up a member while a person waits for the answer."""


async def left_server(request: Request, players: Iterable[Player]) -> frozenset[int]:
    """Return the ids of players who have certainly left the server, or had their data deleted.

    Computer players never do.
    """
    guild = request.interaction.guild
    there = tuple(players)
    gone = {player.user_id for player in there if player.is_gone}
    people = [player.user_id for player in there if player.is_person]
    if guild is not None:
        answers = await asyncio.gather(*(_has_left(guild, user_id) for user_id in people))
        gone |= {user_id for user_id, has_left in zip(people, answers, strict=True) if has_left}
    return frozenset(gone)


async def _has_left(guild: discord.Guild, user_id: int) -> bool:
    try:
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            await guild.fetch_member(user_id)
    except DISCORD_ERRORS as error:
        return isinstance(error, discord.NotFound) and error.code in {UNKNOWN_MEMBER, UNKNOWN_USER}
    return False


async def replace_absent_host(request: Request, game: Game) -> Game:
    """Return the game, after replacing a lobby's host who has left the server.

    The first of the remaining players becomes host.
    """
    table = game.table
    if table.status is not Status.LOBBY or request.user_id == table.host_id:
        return game
    hosts = [player for player in table.players if player.user_id == table.host_id]
    if not await left_server(request, hosts):
        return game
    return await _without(request, game, [table.host_id])


async def require_all_present(request: Request, game: Game) -> None:
    """Free the seats of people who have left the server, before a game begins.

    Raise `Refusal` (``players-gone``) if there are any.
    """
    table = game.table
    gone = await left_server(request, (each for each in table.players if each.user_id != request.user_id))
    if gone:
        names = tuple(markdown_name(player.name) for player in table.players if player.user_id in gone)
        await _without(request, game, gone)
        raise Refusal("players-gone", players=names)


async def _without(request: Request, game: Game, gone: Iterable[int]) -> Game:
    """Remove people from a lobby and post it; return the game."""
    for user_id in gone:
        try:
            game = await request.games.leave(game.id, user_id)
        except Refusal as refusal:
            if refusal.code != "not-seated":  # somebody else has noticed too
                raise
            game = await request.games.get(game.id)
    request.presenter.present_soon(game.id)
    return game
