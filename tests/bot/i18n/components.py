"""Whatever can be pressed and written, in any language: by what it does, not by what it is called."""

import random
from contextlib import suppress
from itertools import islice
from typing import Any, Final

import discord
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError

from tests.bot import raw
from tests.bot.club import Club

BUTTON: Final = 2
SELECT: Final = 3


def commands_of(club: Club) -> list[str]:
    """Return the names of all commands."""
    (group,) = club.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    assert isinstance(group, discord.app_commands.Group)
    return [
        command.name for command in group.walk_commands() if isinstance(command, discord.app_commands.Command)
    ]


def parts_of(club: Club, member: MemberActor | None) -> list[tuple[raw.Shown, dict[str, Any]]]:
    """Return what everybody can press, or a member alone, each with its message, the newest last."""
    found: list[tuple[raw.Shown, Any]]
    if member is None:
        public = list(islice(club.newest_first(), 4))[::-1]
        found = [(message, row.to_dict()) for message in public for row in message.components]
    else:
        found = [(message, row) for message in club.private(member)[-4:] for row in message.components]
    parts = [(message, part) for message, row in found for part in row.get("components", ())]
    return [(message, part) for message, part in parts if part.get("type") in {BUTTON, SELECT}]


async def use(
    club: Club,
    member: MemberActor,
    message: raw.Shown,
    part: dict[str, Any],
    chance: random.Random,
) -> None:
    """Press a button, or pick something in a select, unless the message is gone meanwhile."""
    values = {"values": [chance.choice(part["options"])["value"]]} if part["type"] == SELECT else {}
    with suppress(BackendError):
        await raw.use_component(club, member, message, part, **values)
