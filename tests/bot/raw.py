"""Interactions as Discord delivers them, whatever they contain: no client checks them first."""

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

import discord
from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot.words.commands import path_of

if TYPE_CHECKING:
    from tests.bot.club import Club  # which presses buttons with this

Shown = discord.Message | ResponseMessage


async def send_command(club: "Club", member: MemberActor, data: dict[str, Any]) -> InteractionResult:
    """Send a command."""
    return await _settled(club, emit_command(club, member, data))


def emit_command(
    club: "Club", member: MemberActor, data: dict[str, Any], *, times: int = 1
) -> InteractionResult:
    """Send a command without waiting for the bot. Discord delivers it so many `times`."""
    return _emit(club, member, InteractionType.APPLICATION_COMMAND, data, times=times)


async def send_from(
    club: "Club", member: MemberActor, data: dict[str, Any], place: Mapping[str, Any]
) -> InteractionResult:
    """Send a command from somewhere else: `place` is what Discord says about it, None what it leaves out."""
    kind = InteractionType.APPLICATION_COMMAND
    return await _settled(club, _emit(club, member, kind, data, place=place))


async def use_from(
    club: "Club", member: MemberActor, message: Shown, custom_id: str, place: Mapping[str, Any]
) -> InteractionResult:
    """Press a button of a message somewhere else, as `send_from`."""
    button = {"type": 2, "style": 2, "label": "Button", "custom_id": custom_id}
    return await _settled(club, emit_use(club, member, message, button, place=place))


async def type_into(club: "Club", member: MemberActor, data: dict[str, Any]) -> InteractionResult:
    """Ask what can be chosen for an option."""
    return await _settled(club, _emit(club, member, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, data))


async def use_component(
    club: "Club", member: MemberActor, message: Shown | None, component: dict[str, Any], **used: Any
) -> InteractionResult:
    """Use a component of a message; `used` is what Discord says about its use.

    Without a message, Discord doesn't say where the component is.
    """
    return await _settled(club, emit_use(club, member, message, component, **used))


async def submit_form(club: "Club", member: MemberActor, custom_id: str) -> InteractionResult:
    """Submit a form (a modal) that the bot never showed."""
    data = {"custom_id": custom_id, "components": []}
    return await _settled(club, _emit(club, member, InteractionType.MODAL_SUBMIT, data))


def azul(command: str, *options: Any) -> dict[str, Any]:
    """Return a subcommand of `/azul`, in its group if it has one, with its options unchanged."""
    group, _, _ = path_of(command).rpartition(" ")
    said = {"type": 1, "name": command, "options": list(options)}
    said = {"type": 2, "name": group, "options": [said]} if group else said
    return {"id": "1", "name": "azul", "type": 1, "options": [said]}


def emit_use(
    club: "Club",
    member: MemberActor,
    message: Shown | None,
    component: dict[str, Any],
    *,
    place: Mapping[str, Any] | None = None,
    times: int = 1,
    **used: Any,
) -> InteractionResult:
    """Use a component without waiting for the bot; `place` as for `send_from`.

    Discord delivers it so many `times`.
    """
    kind = InteractionType.MESSAGE_COMPONENT
    data = {"custom_id": component["custom_id"], "component_type": component["type"]} | used
    if message is None:
        return _emit(club, member, kind, data)
    channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
    stored = copy(club.env.backend.get_message(channel_id, message.id))
    stored.components = [{"type": 1, "components": [component]}]
    shown = message_payload(club.env.backend, stored)
    return _emit(club, member, kind, data, channel_id, place=place, times=times, message=shown)


def _emit(
    club: "Club",
    member: MemberActor,
    kind: InteractionType,
    data: dict[str, Any],
    channel_id: int | None = None,
    *,
    place: Mapping[str, Any] | None = None,
    times: int = 1,
    **more: Any,
) -> InteractionResult:
    record, payload = base_payload(
        club.env.backend,
        type=kind,
        channel_id=channel_id or club.channel.id,
        guild_id=club.guild.id,
        user_id=member.id,
        data=data,
    )
    if "message" in more:
        record.source_message_id = int(more["message"]["id"])
    said = {name: value for name, value in {**payload, **more, **(place or {})}.items() if value is not None}
    for _ in range(times):
        club.env.backend.emit("INTERACTION_CREATE", said)
    return InteractionResult(club.env, record)


async def _settled(club: "Club", result: InteractionResult) -> InteractionResult:
    await club.env.settle()
    return result
