"""What somebody asks the bot for, in the bot's own words: nothing of what they sent."""

import time
from dataclasses import dataclass
from typing import Final

import discord

from bot.discord_patches import mark_responded
from bot.observer import UNKNOWN, InteractionKind, InteractionTrace, Observer
from bot.ui.components import CustomId

_ARRIVAL: Final = "arrival"
_SAID: Final = {InteractionKind.COMMAND: "/", InteractionKind.AUTOCOMPLETE: "typing:"}
"""How the log says how something is asked; otherwise as figures do."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """When an interaction has arrived, by `time.perf_counter`: it may have waited since.

    It isn't `is_admitted` if it couldn't be read. `announcement` is the response that Discord has already
    taken for it, if any. Whoever is behind one that `is_too_late` is only asked to try again.
    """

    at: float
    announcement: discord.InteractionResponseType | None = None
    is_too_late: bool = False
    is_admitted: bool = True


def note_arrival(interaction: discord.Interaction, arrival: Arrival) -> None:
    """Note how an interaction has arrived, so that no second response is tried."""
    interaction.extras[_ARRIVAL] = arrival
    if arrival.announcement is not None:
        mark_responded(interaction, arrival.announcement)


def is_admitted(interaction: discord.Interaction) -> bool:
    """Return whether an interaction was admitted here, so that no other process answers it."""
    arrival: Arrival | None = interaction.extras.get(_ARRIVAL)
    return arrival is not None and arrival.is_admitted


def is_too_late(interaction: discord.Interaction) -> bool:
    """Return whether an interaction has waited for so long that whoever asked is to try again."""
    arrival: Arrival | None = interaction.extras.get(_ARRIVAL)
    return arrival is not None and arrival.is_too_late


def said_of(kind: InteractionKind, command: str) -> str:
    """Return how the log says what somebody asks for."""
    return f"{_SAID.get(kind, f'{kind}:')}{command}"


def trace_of(
    interaction: discord.Interaction, observer: Observer, press: CustomId | None = None
) -> InteractionTrace:
    """Return the visit that an interaction is; `press` is one that has a handler."""
    kind = _kind_of(interaction, press)
    command = _command_of(interaction) if press is None else press.action
    arrival: Arrival | None = interaction.extras.get(_ARRIVAL)
    return InteractionTrace(observer, kind, command, time.perf_counter() if arrival is None else arrival.at)


def _command_of(interaction: discord.Interaction) -> str:
    """Return the name of the command, of which discord.py knows only those that the bot has."""
    try:
        command = interaction.command
    except (LookupError, TypeError, ValueError, AttributeError):  # of no form that Discord knows
        return UNKNOWN
    return UNKNOWN if command is None else command.name


def _kind_of(interaction: discord.Interaction, press: CustomId | None) -> InteractionKind:
    match interaction.type:
        case discord.InteractionType.application_command:
            return InteractionKind.COMMAND
        case discord.InteractionType.autocomplete:
            return InteractionKind.AUTOCOMPLETE
        case discord.InteractionType.modal_submit:
            return InteractionKind.FORM
        case _:
            return (
                InteractionKind.SELECT if press is not None and press.is_of_select else InteractionKind.BUTTON
            )
