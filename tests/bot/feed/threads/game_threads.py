"""Games in threads, for the tests: the thread is used like the channel of a club."""

from typing import Any

import discord
from simcord import Env
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.bot.club import Club

OURS = frozenset({discord.MessageType.default, discord.MessageType.reply})


def beside(club: Club, channel_id: int) -> Club:
    """Return the club as it is in another channel or thread."""
    handle = next(each for each in club.channel.threads if each.id == channel_id)
    other = Club(club.env, club.guild, handle, club.store)
    other.members = club.members
    return other


async def begin_in_thread(club: Club, players: int = 2, **options: str) -> Club:
    """Begin a game in a thread; return the club as it is there."""
    await club.begin(players, where="thread", **options)
    return beside(club, club.channel.threads[-1].id)


def posts(club: Club) -> list[discord.Message]:
    """Return the bot's messages in the club's channel, without the simulation's notes about new threads."""
    return [message for message in club.messages if message.type in OURS]


def requests(env: Env, method: str, ending: str, since: int = 0) -> list[dict[str, Any] | None]:
    """Return the bodies of the requests of a method to paths that end like this."""
    return [
        request.json
        for request in env.http_requests[since:]
        if request.method == method and request.path.endswith(ending)
    ]


def deny(club: Club, **permissions: bool) -> None:
    """Deny everybody, including the bot, permissions in the club's channel."""
    denied = discord.Permissions(**permissions).value
    role = club.guild.default_role.id
    club.env.backend.set_overwrite(club.channel.id, Overwrite(role, OverwriteType.ROLE, deny=denied))


async def allow(club: Club) -> None:
    """Undo `deny`; Discord notifies the bot."""
    club.env.backend.delete_overwrite(club.channel.id, club.guild.default_role.id)
    await club.env.settle()
