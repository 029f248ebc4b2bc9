"""Parses the raw payload of an interaction as far as admission needs."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from discord import AppCommandOptionType, AppCommandType, InteractionResponseType, InteractionType

from bot.i18n.language import FALLBACK
from bot.interactions.registry import Rank, Registry
from bot.messages.choice import CONFIRMED
from bot.observer import UNKNOWN, InteractionKind
from bot.ui.components import CustomId, parse_custom_id

_GROUP: Final = AppCommandOptionType.subcommand_group.value
PRIVATE: Final = 64
"""The flag of an ephemeral message."""


@dataclass(frozen=True, slots=True)
class IncomingInteraction:
    """An interaction as received, and its rank.

    `command` is a command's name or a component's action. `deferral` is the type of response that
    acknowledges it. `arrived` is in seconds of `time.perf_counter`.
    """

    id: int
    token: str
    kind: InteractionKind
    command: str
    rank: Rank
    user_id: int
    guild_id: int
    channel_id: int
    locale: str
    deferral: InteractionResponseType
    arrived: float = field(default_factory=time.perf_counter)


def parse_interaction(payload: Mapping[str, Any], registry: Registry) -> IncomingInteraction:
    """Parse a payload. Raise `LookupError`, `TypeError` or `ValueError` if it is malformed."""
    kind, data = InteractionType(payload["type"]), payload.get("data") or {}
    user = (payload.get("member") or payload)["user"]
    deferral = InteractionResponseType.deferred_channel_message
    match kind:
        case InteractionType.application_command | InteractionType.autocomplete:
            what = (
                InteractionKind.COMMAND
                if kind is InteractionType.application_command
                else InteractionKind.AUTOCOMPLETE
            )
            name, rank = _command_and_rank(data, registry)
        case _:
            custom_id = parse_custom_id(str(data.get("custom_id", "")))
            what, name, rank = _component_and_rank(kind, data, custom_id, registry)
            message = payload.get("message") or {}
            is_in_private = bool(message.get("flags", 0) & PRIVATE)
            if message and (is_in_private or rank < Rank.SOURCE):
                # The change shows in the channel, and there may be no other answer.
                deferral = InteractionResponseType.deferred_message_update
    return IncomingInteraction(
        int(payload["id"]),
        str(payload["token"]),
        what,
        name,
        rank,
        int(user["id"]),
        int(payload.get("guild_id") or 0),
        int(payload.get("channel_id") or 0),
        str(payload.get("locale") or FALLBACK),
        deferral,
    )


def _command_and_rank(data: Mapping[str, Any], registry: Registry) -> tuple[str, Rank]:
    """Return a command's name and rank."""
    if data.get("type") == AppCommandType.user.value:
        name = str(data.get("name"))
        rank = registry.rank_of(InteractionKind.COMMAND, name)
        return (UNKNOWN, Rank.LOOK) if rank is None else (name, rank)
    options = data.get("options") or [{}]
    if options[0].get("type") == _GROUP:
        options = options[0].get("options") or [{}]
    name = str(options[0].get("name"))
    rank = registry.rank_of(InteractionKind.COMMAND, name)
    return (UNKNOWN, Rank.LOOK) if rank is None else (name, rank)


def name_without_group(data: object) -> str:
    """Return the name of a subcommand that was sent outside every group, "" if none was."""
    match data:
        case {"options": [{"type": AppCommandOptionType.subcommand.value, "name": str(name)}, *_]}:
            return name
        case _:
            return ""


def _component_and_rank(
    kind: InteractionType, data: Mapping[str, Any], custom_id: CustomId | None, registry: Registry
) -> tuple[InteractionKind, str, Rank]:
    """Return a component's kind, action and rank."""
    if kind is InteractionType.modal_submit:
        what = InteractionKind.FORM
    else:
        what = InteractionKind.SELECT if "values" in data else InteractionKind.BUTTON
    rank = registry.rank_of(what, custom_id.action) if custom_id else None
    if custom_id is None or rank is None:
        return InteractionKind.BUTTON if what is InteractionKind.SELECT else what, UNKNOWN, Rank.LOOK
    ends_a_turn = rank is not Rank.LOOK and custom_id.choice.endswith(CONFIRMED)
    return what, custom_id.action, Rank.CONFIRM if ends_a_turn else rank
