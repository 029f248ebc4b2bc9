"""People who manage a server, and the panel in which they choose its settings."""

from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from tests.bot.club import Club, answer

STRING_SELECT = 3
CHANNEL_SELECT = 8


def manager(club: Club, name: str = "Olga") -> MemberActor:
    """Return a new member who can manage the server."""
    role = club.guild.create_role(f"Owners {name}", permissions=discord.Permissions(manage_guild=True))
    return club.welcome(name, roles=[role])


def keeper(club: Club, name: str = "Petra") -> MemberActor:
    """Return a new member who can manage channels."""
    role = club.guild.create_role(f"Keepers {name}", permissions=discord.Permissions(manage_channels=True))
    return club.welcome(name, roles=[role])


async def settings(club: Club, by: MemberActor) -> ResponseMessage:
    """Open the server's settings."""
    return answer(await by.slash(club.channel, "azul manage settings"))


def selects(panel: ResponseMessage) -> dict[str, dict[str, Any]]:
    """Return a panel's selects by the setting that they are about."""
    kinds = {STRING_SELECT, CHANNEL_SELECT}
    found = [each for row in panel.components for each in row.get("components", ()) if each["type"] in kinds]
    return {each["custom_id"].rsplit(":", 1)[1]: each for each in found}


def chosen(panel: ResponseMessage) -> dict[str, str]:
    """Return what each select of options shows as chosen."""
    return {
        name: next(option["value"] for option in select["options"] if option.get("default"))
        for name, select in selects(panel).items()
        if select["type"] == STRING_SELECT
    }


def places(panel: ResponseMessage) -> set[int]:
    """Return the ids of the channels that the panel shows as chosen."""
    return {int(each["id"]) for each in selects(panel)["channels"].get("default_values", ())}


async def pick(panel: ResponseMessage, name: str, value: str, by: MemberActor) -> InteractionResult:
    """Choose a setting."""
    return await by.select(panel, [value], custom_id=selects(panel)[name]["custom_id"])


async def allow_only(club: Club, by: MemberActor, *channels: ChannelHandle) -> ResponseMessage:
    """Choose where tables can be opened, and return the panel."""
    panel = await settings(club, by)
    await by.select(panel, list(channels), custom_id=selects(panel)["channels"]["custom_id"])
    return panel
