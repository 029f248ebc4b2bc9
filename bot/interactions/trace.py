"""Names and timing of interactions for logs and metrics, without any user input."""

import time
from dataclasses import dataclass
from typing import Final

import discord

from bot.discord_patches import mark_responded
from bot.observer import UNKNOWN, InteractionKind, InteractionTrace, Observer
from bot.ui.components import CustomId

_ARRIVAL: Final = "arrival"
_LOG_PREFIXES: Final = {InteractionKind.COMMAND: "/", InteractionKind.AUTOCOMPLETE: "typing:"}
"""The log's prefix of a command's name; otherwise the kind's name."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """When an interaction arrived, in seconds of `time.perf_counter`, and what admission decided.

    `is_admitted` is False if its payload couldn't be parsed. `deferral` is the acknowledgement already
    sent, if any. One that `is_too_late` has waited too long, and is answered with a request to try again.
    """

    at: float
    deferral: discord.InteractionResponseType | None = None
    is_too_late: bool = False
    is_admitted: bool = True


def attach_arrival(interaction: discord.Interaction, arrival: Arrival) -> None:
    """Attach its arrival to an interaction, and mark it as responded if it was acknowledged."""
    interaction.extras[_ARRIVAL] = arrival
    if arrival.deferral is not None:
        mark_responded(interaction, arrival.deferral)


def is_admitted(interaction: discord.Interaction) -> bool:
    """Return whether this process admitted an interaction, so that no other one answers it."""
    arrival: Arrival | None = interaction.extras.get(_ARRIVAL)
    return arrival is not None and arrival.is_admitted


def is_too_late(interaction: discord.Interaction) -> bool:
    """Return whether an interaction has waited too long to be served."""
    arrival: Arrival | None = interaction.extras.get(_ARRIVAL)
    return arrival is not None and arrival.is_too_late


def log_name(kind: InteractionKind, command: str) -> str:
    """Return the name of an interaction in the log."""
    return f"{_LOG_PREFIXES.get(kind, f'{kind}:')}{command}"


def trace_of(
    interaction: discord.Interaction, observer: Observer, custom_id: CustomId | None = None
) -> InteractionTrace:
    """Begin the trace of an interaction; `custom_id` is None unless it has a handler."""
    kind = _kind_of(interaction, custom_id)
    command = _command_of(interaction) if custom_id is None else custom_id.action
    arrival: Arrival | None = interaction.extras.get(_ARRIVAL)
    return InteractionTrace(observer, kind, command, time.perf_counter() if arrival is None else arrival.at)


def _command_of(interaction: discord.Interaction) -> str:
    """Return the command's name; discord.py resolves only registered ones."""
    try:
        command = interaction.command
    except (LookupError, TypeError, ValueError, AttributeError):  # malformed
        return UNKNOWN
    return UNKNOWN if command is None else command.name


def _kind_of(interaction: discord.Interaction, custom_id: CustomId | None) -> InteractionKind:
    match interaction.type:
        case discord.InteractionType.application_command:
            return InteractionKind.COMMAND
        case discord.InteractionType.autocomplete:
            return InteractionKind.AUTOCOMPLETE
        case discord.InteractionType.modal_submit:
            return InteractionKind.FORM
        case _:
            return (
                InteractionKind.SELECT
                if custom_id is not None and custom_id.is_of_select
                else InteractionKind.BUTTON
            )
