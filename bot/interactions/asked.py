"""What somebody asks for, read from Discord's own words as far as it takes to decide when it is its turn."""

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
"""The flag of a message that only one person sees."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, a press or something else that somebody asks for, and how it ranks.

    `command` is the bot's own word for it. `announcement` is the response that says that an answer is coming.
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
    announcement: InteractionResponseType
    arrived: float = field(default_factory=time.perf_counter)


def read(said: Mapping[str, Any], registry: Registry) -> Asked:
    """Return what Discord says that somebody asks for.

    Raise `LookupError`, `TypeError` or `ValueError` if it isn't of any form that Discord has.
    """
    kind, data = InteractionType(said["type"]), said.get("data") or {}
    user = (said.get("member") or said)["user"]
    announcement = InteractionResponseType.deferred_channel_message
    match kind:
        case InteractionType.application_command | InteractionType.autocomplete:
            asked = (
                InteractionKind.COMMAND
                if kind is InteractionType.application_command
                else InteractionKind.AUTOCOMPLETE
            )
            name, rank = _of_command(data, registry)
        case _:
            press = parse_custom_id(str(data.get("custom_id", "")))
            asked, name, rank = _of_press(kind, data, press, registry)
            message = said.get("message") or {}
            is_in_private = bool(message.get("flags", 0) & PRIVATE)
            if message and (is_in_private or rank < Rank.SOURCE):
                # What changes something is seen in the channel: perhaps nothing else is answered.
                announcement = InteractionResponseType.deferred_message_update
    return Asked(
        int(said["id"]),
        str(said["token"]),
        asked,
        name,
        rank,
        int(user["id"]),
        int(said.get("guild_id") or 0),
        int(said.get("channel_id") or 0),
        str(said.get("locale") or FALLBACK),
        announcement,
    )


def _of_command(data: Mapping[str, Any], registry: Registry) -> tuple[str, Rank]:
    """Return the name of a command of ours, and how it ranks."""
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


def _of_press(
    kind: InteractionType, data: Mapping[str, Any], press: CustomId | None, registry: Registry
) -> tuple[InteractionKind, str, Rank]:
    """Return what is pressed, chosen or filled in, what that is called, and how it ranks."""
    if kind is InteractionType.modal_submit:
        asked = InteractionKind.FORM
    else:
        asked = InteractionKind.SELECT if "values" in data else InteractionKind.BUTTON
    rank = registry.rank_of(asked, press.action) if press else None
    if press is None or rank is None:
        return InteractionKind.BUTTON if asked is InteractionKind.SELECT else asked, UNKNOWN, Rank.LOOK
    ends_a_turn = rank is not Rank.LOOK and press.choice.endswith(CONFIRMED)
    return asked, press.action, Rank.CONFIRM if ends_a_turn else rank
