"""What somebody asks the bot for, in the bot's own words: nothing of what they sent."""

import time
from typing import Final

import discord

from bot.observing import UNKNOWN, Kind, Observer, Visit
from bot.ui.buttons import Press

_ARRIVED: Final = "arrived"
_SESSION: Final = "session"


def has_arrived(interaction: discord.Interaction, *, session: int | None = None) -> None:
    """Note when an interaction has arrived, and on which session at the gateway if that is known.

    It may have to wait until it is anybody's turn to look at it.
    """
    interaction.extras[_ARRIVED] = time.perf_counter()
    interaction.extras[_SESSION] = session


def session_of(interaction: discord.Interaction) -> int | None:
    """Return on which session at the gateway an interaction has arrived, None if that isn't known."""
    session = interaction.extras.get(_SESSION)
    return session if isinstance(session, int) else None


def visit_of(interaction: discord.Interaction, observer: Observer, press: Press | None = None) -> Visit:
    """Return the visit that an interaction is; `press` is one that has a handler."""
    kind = _kind_of(interaction, press)
    command = _command_of(interaction) if press is None else press.action
    arrived = interaction.extras.get(_ARRIVED)
    return Visit(observer, kind, command, time.perf_counter() if arrived is None else arrived)


def _command_of(interaction: discord.Interaction) -> str:
    """Return the name of the command, of which discord.py knows only those that the bot has."""
    try:
        command = interaction.command
    except (LookupError, TypeError, ValueError, AttributeError):  # of no form that Discord knows
        return UNKNOWN
    return UNKNOWN if command is None else command.name


def _kind_of(interaction: discord.Interaction, press: Press | None) -> Kind:
    match interaction.type:
        case discord.InteractionType.application_command:
            return Kind.COMMAND
        case discord.InteractionType.autocomplete:
            return Kind.AUTOCOMPLETE
        case discord.InteractionType.modal_submit:
            return Kind.FORM
        case _:
            return Kind.SELECT if press is not None and press.is_of_select else Kind.BUTTON
