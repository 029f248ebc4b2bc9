"""Where a person can be who has added the bot for themselves, as Discord describes it.

simcord has direct messages with the bot. It has no servers without the bot, no groups and no direct messages
between people, so these are told to the bot in Discord's own words.
"""

from typing import Any, Final

from simcord.actors import MemberActor

from tests.bot.club import Club

EVERYTHING: Final = str(2**53 - 1)
NO_SERVER: Final = {"guild_id": None, "member": None, "guild_locale": None, "guild": None}
GROUP: Final = 3
ONE_TO_ONE: Final = 1
IN_A_SERVER, WITH_THE_BOT, BETWEEN_PEOPLE = 0, 1, 2


def a_strange_server(club: Club, member: MemberActor) -> dict[str, Any]:
    """Return a server that the bot isn't on, in which the member can do everything."""
    guild_id, channel_id = str(club.guild.id + 1), str(club.channel.id + 1)
    own = club.env.backend.get_guild(club.guild.id).members[member.id]
    user = {"id": str(member.id), "username": member.name, "discriminator": "0", "avatar": None}
    return {
        "guild_id": guild_id,
        "guild": {"id": guild_id, "features": [], "locale": "en-US"},
        "channel_id": channel_id,
        "channel": {
            "id": channel_id,
            "guild_id": guild_id,
            "type": 0,
            "name": "lounge",
            "position": 0,
            "permission_overwrites": [],
            "permissions": EVERYTHING,
        },
        "member": {
            "user": user,
            "roles": [],
            "joined_at": own.joined_at,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": EVERYTHING,
        },
        "app_permissions": "563362270660608",
        "context": IN_A_SERVER,
        "authorizing_integration_owners": {"1": str(member.id)},
    }


def between_people(club: Club, member: MemberActor, kind: int = GROUP) -> dict[str, Any]:
    """Return a group of people, or with `ONE_TO_ONE` the direct messages of two, without the bot."""
    channel_id = str(club.channel.id + 1)
    user = {"id": str(member.id), "username": member.name, "discriminator": "0", "avatar": None}
    return {
        **NO_SERVER,
        "channel_id": channel_id,
        "channel": {"id": channel_id, "type": kind, "flags": 0, "last_message_id": None},
        "user": {**user, "global_name": member.user.global_name},
        "app_permissions": "563362270660608",
        "context": BETWEEN_PEOPLE,
        "authorizing_integration_owners": {"1": str(member.id)},
    }
