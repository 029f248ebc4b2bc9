"""Interactions as Discord delivers them, with whatever is put into them: no client checks what it sends."""

from copy import copy
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from tests.bot.club import Club


async def send_command(club: Club, member: MemberActor, data: dict[str, Any]) -> InteractionResult:
    """Send a command."""
    return await _send(club, member, InteractionType.APPLICATION_COMMAND, data)


async def type_into(club: Club, member: MemberActor, data: dict[str, Any]) -> InteractionResult:
    """Ask what can be chosen for an option."""
    return await _send(club, member, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, data)


async def use_component(
    club: Club,
    member: MemberActor,
    message: discord.Message | ResponseMessage | None,
    component: dict[str, Any],
    **used: Any,
) -> InteractionResult:
    """Use a component that a message shows; `used` is what Discord says of its use.

    Without a message, Discord doesn't say where the component is.
    """
    data = {"custom_id": component["custom_id"], "component_type": component["type"]} | used
    if message is None:
        return await _send(club, member, InteractionType.MESSAGE_COMPONENT, data)
    backend = club.env.backend
    stored = copy(backend.get_message(club.channel.id, message.id))
    stored.components = [{"type": 1, "components": [component]}]
    shown = message_payload(backend, stored)
    return await _send(club, member, InteractionType.MESSAGE_COMPONENT, data, message=shown)


async def submit_form(club: Club, member: MemberActor, custom_id: str) -> InteractionResult:
    """Submit a form (a modal) that the bot never showed."""
    data = {"custom_id": custom_id, "components": []}
    return await _send(club, member, InteractionType.MODAL_SUBMIT, data)


def azul(command: str, *options: Any) -> dict[str, Any]:
    """Return a subcommand of `/azul` with options as they are."""
    return {
        "id": "1",
        "name": "azul",
        "type": 1,
        "options": [{"type": 1, "name": command, "options": list(options)}],
    }


async def _send(
    club: Club, member: MemberActor, kind: InteractionType, data: dict[str, Any], **more: Any
) -> InteractionResult:
    backend = club.env.backend
    record, payload = base_payload(
        backend,
        type=kind,
        channel_id=club.channel.id,
        guild_id=club.guild.id,
        user_id=member.id,
        data=data,
    )
    if "message" in more:
        record.source_message_id = int(more["message"]["id"])
    backend.emit("INTERACTION_CREATE", {**payload, **more})
    await club.env.settle()
    return InteractionResult(club.env, record)
