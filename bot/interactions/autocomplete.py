"""Autocompletes: what is offered while somebody types."""

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
"""From phrases, game, seat, the other options and what is typed to choices.

Raise `Refusal` if it isn't the seat's turn.
"""


class Autocompletes:
    """Offers what fits the option that somebody is typing. There is one for the whole bot."""

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
        """Offer what fits the option that is being typed, and return it.

        Raise `asyncio.CancelledError` if Discord didn't take it: given a result, discord.py would send it
        once more, and log the failure with a traceback.
        """
        choices: Choices = []
        visit = trace_of(interaction, self._observer)
        self._load.enter(interaction.id)
        try:
            choices = await self._choices(interaction, completion, str(typed))
        finally:
            self._load.leave(interaction.id)
        if not await offer(visit, interaction, choices):
            raise asyncio.CancelledError
        return choices

    async def _choices(self, interaction: discord.Interaction, completion: Completion, typed: str) -> Choices:
        """Return what fits the options that are filled in; nothing for people who have nothing to do."""
        phrases = self._phrases_for(interaction)
        filled = {name: value for name, value in interaction.namespace if isinstance(value, str)}
        try:
            game = await self._games.rooms.meant_by(interaction.user.id, interaction.channel_id or 0)
            seat = game.table.seat_of(interaction.user.id)
            return [] if seat is None else completion(phrases.at(game.table), game, seat, filled, typed)
        except (Refusal, DamagedRecord):  # the command itself says what is wrong
            return []
        except StorageError as error:
            log.error("The database refused an autocomplete: %s", error)  # noqa: TRY400 - says it all
            return []
        except Exception:
            log.exception("An autocomplete failed")
            return []


async def offer(visit: InteractionTrace, interaction: discord.Interaction, choices: Choices) -> bool:
    """Answer an autocomplete; return whether Discord took it."""
    try:
        await interaction.response.autocomplete(choices)
        visit.acknowledged()
    except DISCORD_ERRORS as error:
        log.warning("An autocomplete could not be answered: %s", error)
        visit.outcome = Outcome.UNANSWERED
        return False
    finally:
        visit.ended()
    return True


def require_completion(interaction: discord.Interaction, namespace: app_commands.Namespace) -> None:
    """Raise `LookupError` unless the option that is being typed is one with autocomplete."""
    name, command = _focused(interaction.data), interaction.command
    if name is None or name not in namespace or not isinstance(command, app_commands.Command):
        raise LookupError("no option is being typed")
    option = command.get_parameter(name)
    if option is None or not option.autocomplete:
        raise LookupError(f"nothing can be offered for {name!r}")


def _focused(data: object) -> str | None:
    """Return the name of the option that is being typed, None if there is none."""
    match data:
        case {"focused": True, "name": str(name)}:
            return name
        case {"options": [*options]}:
            return next(filter(None, map(_focused, options)), None)
        case _:
            return None


class Client(Protocol):
    """The bot, as autocompletes find it: behind the interaction that calls them."""

    autocompletes: Autocompletes


async def complete(interaction: discord.Interaction, completion: Completion, typed: str) -> Choices:
    """Have the bot offer what fits the option that is being typed; see `Autocompletes.complete`."""
    bot = cast("Client", interaction.client)
    return await bot.autocompletes.complete(interaction, completion, typed)
