"""What somebody asks for, read from Discord's own words as far as it takes to decide when it is its turn."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from discord import InteractionResponseType, InteractionType

from bot.actions import ACTIONS, FORMS, SELECTS
from bot.messages.choice import CONFIRMED
from bot.observing import UNKNOWN, Kind
from bot.ui.buttons import Press, parse_press
from bot.words.language import FALLBACK

PRIVATE: Final = 64
"""The flag of a message that only one person sees."""


class Rank(IntEnum):
    """How much is lost if somebody isn't served: what is nearly done comes first, and is refused last."""

    CONFIRM = 0
    """What ends a turn: a Confirm, or a take that was typed."""
    TARGET = 1
    """What goes on with a turn, or changes something in one step."""
    SOURCE = 2
    """What begins a turn."""
    LOOK = 3
    """What changes nothing, for anybody else at least."""


COMMANDS: Final[Mapping[str, Rank]] = {
    "take": Rank.CONFIRM,
    "place": Rank.CONFIRM,
    **dict.fromkeys(
        ("start", "join", "leave", "begin", "cancel", "pause", "theme", "plan", "undo", "resign"), Rank.TARGET
    ),
    **dict.fromkeys(("me", "settings", "privacy"), Rank.SOURCE),
    **dict.fromkeys(
        ("table", "board", "games", "export", "replay", "rules", "help", "learn", "practice"), Rank.LOOK
    ),
}
"""How every command ranks."""
_CONFIRMING: Final = {"settle"}
_BEGINNING: Final = {"panel", "tiling"}
_LOOKING: Final = {
    "board",
    "open",
    "fair",
    "replay",
    "export",
    "step",
    "analysis",
    "since",
    "page",
    "learn",
    "games",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, a press or something else that somebody asks for, and how it ranks.

    `command` is the bot's own word for it. `announcement` is the response that says that an answer is coming.
    """

    id: int
    token: str
    kind: Kind
    command: str
    rank: Rank
    user_id: int
    guild_id: int
    channel_id: int
    locale: str
    announcement: InteractionResponseType
    arrived: float = field(default_factory=time.perf_counter)


def read(said: Mapping[str, Any]) -> Asked:
    """Return what Discord says that somebody asks for.

    Raise `LookupError`, `TypeError` or `ValueError` if it isn't of any form that Discord has.
    """
    kind, data = InteractionType(said["type"]), said.get("data") or {}
    user = (said.get("member") or said)["user"]
    announcement = InteractionResponseType.deferred_channel_message
    match kind:
        case InteractionType.application_command | InteractionType.autocomplete:
            asked = Kind.COMMAND if kind is InteractionType.application_command else Kind.AUTOCOMPLETE
            name = _subcommand(data)
            rank = COMMANDS.get(name, Rank.LOOK)
        case _:
            press = parse_press(str(data.get("custom_id", "")))
            asked, name, rank = _of_press(kind, data, press)
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


def _subcommand(data: Mapping[str, Any]) -> str:
    """Return the name of a command of ours."""
    options = data.get("options") or [{}]
    name = options[0].get("name")
    return name if name in COMMANDS else UNKNOWN


def _of_press(kind: InteractionType, data: Mapping[str, Any], press: Press | None) -> tuple[Kind, str, Rank]:
    """Return what is pressed, chosen or filled in, what that is called, and how it ranks."""
    if kind is InteractionType.modal_submit:
        asked, known = Kind.FORM, FORMS
    elif "values" in data:
        asked, known = Kind.SELECT, SELECTS
    else:
        asked, known = Kind.BUTTON, ACTIONS
    if press is None or press.action not in known:
        return Kind.BUTTON if asked is Kind.SELECT else asked, UNKNOWN, Rank.LOOK
    return asked, press.action, _rank(press)


def _rank(press: Press) -> Rank:
    if press.action in _LOOKING or press.action.startswith("practice"):
        return Rank.LOOK
    if press.choice.endswith(CONFIRMED) or press.action in _CONFIRMING:
        return Rank.CONFIRM
    return Rank.SOURCE if press.action in _BEGINNING else Rank.TARGET
