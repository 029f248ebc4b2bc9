"""The desk: takes every command and button press, and tells the person alone if it is refused or fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands

from bot.handlers import lobby, looking, placing, playing, replaying, rulebook
from bot.handlers.completion import Completion, narrowed
from bot.handlers.request import Request
from bot.showing.presenter import Presenter
from bot.ui.buttons import Press
from bot.ui.drawing import Pictures
from bot.ui.outages import OUTAGES
from bot.words.phrases import Phrases
from bot.words.refusals import UnreadableInput, unreadable_text
from engine import Game, Refusal, Tables
from storage.base import StorageError

log = logging.getLogger(__name__)

PATIENCE: Final = 6.0
"""Seconds that a shutdown waits for what is in hand."""

Handler = Callable[[Request], Awaitable[None]]


class Desk:
    """Answers people. There is one for the whole bot."""

    def __init__(
        self,
        tables: Tables,
        presenter: Presenter,
        pictures: Pictures,
        phrases_for: Callable[[discord.Locale], Phrases],
    ) -> None:
        self._tables = tables
        self._presenter = presenter
        self._pictures = pictures
        self._phrases_for = phrases_for
        self._in_hand = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def serve(
        self, interaction: discord.Interaction[Any], handler: Handler, press: Press | None = None
    ) -> None:
        """Carry out a request; never raises but for cancellation."""
        request = Request(
            interaction,
            self._tables,
            self._presenter,
            self._pictures,
            self._phrases_for(interaction.locale),
            press,
        )
        self._in_hand += 1
        self._idle.clear()
        try:
            trouble = await self._trouble(request, handler)
            if trouble is not None:
                await request.say(trouble)
        except OUTAGES as error:
            # The answer didn't arrive. What was committed is stored and the channel is shown it.
            log.warning("A person could not be answered: %s", error)
        finally:
            self._in_hand -= 1
            if not self._in_hand:
                self._idle.set()

    async def pressed(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Carry out what a pressed button asks for."""
        handler = _HANDLERS.get(press.action, _old_button)
        await self.serve(interaction, handler, press)

    async def complete(
        self, interaction: discord.Interaction[Any], completion: Completion, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Return what to offer for the option that is being typed; nothing to who has nothing to do."""
        phrases = self._phrases_for(interaction.locale)
        filled = {
            name: value for name, value in vars(interaction.namespace).items() if isinstance(value, str)
        }
        try:
            game = await self._tables.at(interaction.channel_id or 0)
            choices = completion(phrases, game, interaction.user.id, filled)
        except (Refusal, StorageError):
            return []
        return narrowed(choices, typed)

    async def failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answer a command that failed before it got here: its form is not the one Discord was told."""
        log.error("A command failed: %s", error, exc_info=error)

        async def apologise(request: Request) -> None:
            await request.say(request.phrases.words("refusal-unexpected"))

        await self.serve(interaction, apologise)

    async def finish(self) -> None:
        """Wait until nothing is in hand, but not for ever."""
        try:
            await asyncio.wait_for(self._idle.wait(), PATIENCE)
        except TimeoutError:
            log.warning("Leaving with %d requests in hand", self._in_hand)

    async def _trouble(self, request: Request, handler: Handler) -> str | None:
        """Run the handler; return what to tell the person if it did not do what was asked."""
        words = request.phrases.words
        try:
            return await self._refusal(request, handler)
        except StorageError:
            log.exception("The database refused a request")
            return words("refusal-storage")
        except OUTAGES:
            raise
        except Exception:
            log.exception("A request failed")
            return words("refusal-unexpected")

    async def _refusal(self, request: Request, handler: Handler) -> str | None:
        """Run the handler; return why it refused in words."""
        try:
            await handler(request)
        except Refusal as refusal:
            return request.refused(refusal, await self._game_of(request))
        except UnreadableInput as unreadable:
            return unreadable_text(request.phrases, unreadable, await self._game_of(request))
        return None

    async def _game_of(self, request: Request) -> Game | None:
        try:
            return await request.game()
        except (Refusal, StorageError):
            return None


async def _old_button(request: Request) -> None:
    await request.say(request.phrases.words("refusal-old-button"))


async def _my_board(request: Request) -> None:
    await looking.board(request, None)


_HANDLERS: Final[dict[str, Handler]] = {
    "join": lobby.join,
    "leave": lobby.leave,
    "begin": lobby.begin,
    "cancel": lobby.cancel,
    "panel": playing.open_panel,
    "take": playing.turn_panel,
    "tiling": placing.open_panel,
    "place": placing.place_pressed,
    "change": placing.change_pressed,
    "settle": placing.settle_pressed,
    "step": replaying.step_pressed,
    "page": rulebook.turn_page,
    "undo": playing.undo_pressed,
    "resign": playing.resign,
    "stay": playing.stay,
    "board": _my_board,
}
"""What each button's action means."""
