"""Answers autocompletes: the choices offered while somebody types."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, cast

import discord
from discord import app_commands

from bot.interactions.trace import trace_of
from bot.load import Load
from bot.observer import InteractionTrace, Observer, Outcome
from bot.ui.discord_errors import DISCORD_ERRORS
from bot.words.phrases import Phrases
from engine import Game, GameService, Refusal
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)

Filled = dict[str, str]
Choices = list[app_commands.Choice[str]]
Completion = Callable[[Phrases, Game, int, Filled, str], Choices]
"""Returns choices for phrases, a game, a seat, the other options and the text typed so far.

Raise `Refusal` if it isn't the seat's turn.
"""


class Autocompletes:
    """Answers autocompletes. The bot has one instance."""

    def __init__(
        self,
        games: GameService,
        load: Load,
        phrases_for: Callable[[discord.Interaction], Phrases],
        observer: Observer,
    ) -> None:
        self._games = games
        self._load = load
        self._phrases_for = phrases_for
        self._observer = observer

    async def complete(
        self, interaction: discord.Interaction, completion: Completion, typed: object
    ) -> Choices:
        """Send the choices for the option being typed, and return them.

        Raise `asyncio.CancelledError` if Discord didn't accept them: given a result, discord.py would send
        it again, and log the failure with a traceback.
        """
        choices: Choices = []
        trace = trace_of(interaction, self._observer)
        self._load.enter(interaction.id)
        try:
            choices = await self._choices(interaction, completion, str(typed))
        finally:
            self._load.leave(interaction.id)
        if not await offer(trace, interaction, choices):
            raise asyncio.CancelledError
        return choices

    async def _choices(self, interaction: discord.Interaction, completion: Completion, typed: str) -> Choices:
        """Return the choices that fit the other options; none if it isn't the person's turn."""
        phrases = self._phrases_for(interaction)
        filled = {name: value for name, value in interaction.namespace if isinstance(value, str)}
        try:
            game = await self._games.channels.for_command(interaction.user.id, interaction.channel_id or 0)
            seat = game.table.seat_of(interaction.user.id)
            return [] if seat is None else completion(phrases.at(game.table), game, seat, filled, typed)
        except (Refusal, DamagedRecord):  # the command itself says what is wrong
            return []
        except StorageError as error:
            log.error("The database refused an autocomplete: %s", error)
            return []
        except Exception:
            log.exception("An autocomplete failed")
            return []


async def offer(trace: InteractionTrace, interaction: discord.Interaction, choices: Choices) -> bool:
    """Answer an autocomplete; return whether Discord accepted it."""
    try:
        await interaction.response.autocomplete(choices)
        trace.acknowledged()
    except DISCORD_ERRORS as error:
        log.warning("An autocomplete could not be answered: %s", error)
        trace.outcome = Outcome.UNANSWERED
        return False
    finally:
        trace.ended()
    return True


def require_completion(interaction: discord.Interaction, namespace: app_commands.Namespace) -> None:
    """Raise `LookupError` unless the option being typed has autocomplete."""
    name, command = _focused(interaction.data), interaction.command
    if name is None or name not in namespace or not isinstance(command, app_commands.Command):
        raise LookupError("no option is being typed")
    option = command.get_parameter(name)
    if option is None or not option.autocomplete:
        raise LookupError(f"nothing can be offered for {name!r}")


def _focused(data: object) -> str | None:
    """Return the name of the option being typed, or None."""
    match data:
        case {"focused": True, "name": str(name)}:
            return name
        case {"options": [*options]}:
            return next(filter(None, map(_focused, options)), None)
        case _:
            return None


class _HasAutocompletes(Protocol):
    """The bot, as an interaction's client."""

    autocompletes: Autocompletes


async def complete(interaction: discord.Interaction, completion: Completion, typed: str) -> Choices:
    """Send the choices for the option being typed; see `Autocompletes.complete`."""
    bot = cast("_HasAutocompletes", interaction.client)
    return await bot.autocompletes.complete(interaction, completion, typed)
