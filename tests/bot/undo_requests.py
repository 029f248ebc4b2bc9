"""Players who ask the others whether a move may be undone."""

import discord
from simcord.results import ResponseMessage

from tests.bot.club import Club, answer
from tests.bot.shown import take


async def offered(club: Club, players: int = 3, takes: int = 2, **options: str) -> ResponseMessage:
    """Return the private offer to ask the others, for Ada, who moved first, after some moves."""
    await club.begin(players, **options)
    for _ in range(takes):
        await take(club)
    return answer(await club.members[0].slash(club.channel, "azul undo"))


async def asked(club: Club, players: int = 3, takes: int = 2, **options: str) -> discord.Message:
    """Return the public message in which Ada asks the others."""
    await club.members[0].click(await offered(club, players, takes, **options), label="Ask the others")
    return club.last


def pinged(club: Club) -> list[int]:
    """Return who is notified of the newest message."""
    return [int(user) for user in club.posted()[-1]["allowed_mentions"]["users"]]


def ids(club: Club, *members: int) -> list[int]:
    """Return the Discord ids of some members."""
    return [club.members[member].id for member in members]


async def agree(club: Club, *members: int) -> None:
    """Press Agree under the newest message."""
    for member in members:
        await club.members[member].click(club.last, label="Agree")
