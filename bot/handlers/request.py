"""One thing that a person asked for, with what is needed to answer it."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import discord

from bot.messages.attaching import attached
from bot.messages.panel import Panel
from bot.showing.presenter import Presenter
from bot.ui.buttons import Button, Press, view_of
from bot.ui.drawing import Picture, Pictures
from bot.ui.outages import OUTAGES
from bot.words.names import plain_name
from bot.words.phrases import Phrases
from bot.words.refusals import refusal_text
from engine import Game, Player, Refusal, Tables

log = logging.getLogger(__name__)

_PANEL_PICTURE = "azul-panel.png"
_NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Request:
    """A person's interaction; `press` is the button if it was one.

    Every answer is seen by that person alone.
    """

    interaction: discord.Interaction[Any]
    tables: Tables
    presenter: Presenter
    pictures: Pictures
    phrases: Phrases
    press: Press | None = None

    @property
    def player(self) -> Player:
        """Who asks, under the name that this server sees."""
        user = self.interaction.user
        return Player(user.id, plain_name(user.display_name))

    @property
    def user_id(self) -> int:
        """The Discord id of who asks."""
        return self.interaction.user.id

    @property
    def may_manage(self) -> bool:
        """Whether who asks may manage the channel."""
        return self.interaction.permissions.manage_channels

    @property
    def pressed(self) -> Press:
        """The button, in what only a button can ask for."""
        if self.press is None:
            raise LookupError("this was not asked for by a button")
        return self.press

    async def game(self) -> Game:
        """Return the game of the pressed button, or the channel's; raises `Refusal` (``no-table``)."""
        if self.press is not None:
            return await self.tables.get(self.press.game_id)
        return await self.tables.at(self.interaction.channel_id or 0)

    async def at_table(self) -> tuple["Request", Game]:
        """Return the game, and this request in the looks of its table; raises as `game` does."""
        game = await self.game()
        return replace(self, phrases=self.phrases.at(game.table)), game

    async def say(self, text: str, buttons: tuple[Button, ...] = ()) -> None:
        """Answer with a private message."""
        view = view_of(buttons) if buttons else discord.utils.MISSING
        if self.interaction.response.is_done():
            await self.interaction.followup.send(text, view=view, ephemeral=True, allowed_mentions=_NOBODY)
        else:
            await self.interaction.response.send_message(
                text, view=view, ephemeral=True, allowed_mentions=_NOBODY
            )

    async def turn_panel(self, panel: Panel) -> None:
        """Let the private message whose button was pressed say and show something else."""
        if panel.picture is not None:
            await self.interaction.response.defer()
            await self.send_picture(panel.text, panel.picture, _PANEL_PICTURE, panel.buttons)
            return
        view = view_of(panel.buttons) if panel.buttons else None
        await self.interaction.response.edit_message(
            content=panel.text, view=view, attachments=[], allowed_mentions=_NOBODY
        )

    async def say_panel(self, panel: Panel) -> None:
        """Answer with a private message that has buttons, and perhaps a picture."""
        if panel.picture is None:
            await self.say(panel.text, panel.buttons)
            return
        await self.wait()
        await self.send_picture(panel.text, panel.picture, _PANEL_PICTURE, panel.buttons)

    async def take_note(self) -> None:
        """Acknowledge a pressed button without saying anything: the channel is about to show it."""
        await self.interaction.response.defer()

    async def wait(self, *, in_public: bool = False) -> None:
        """Let the person, or everybody, see that an answer is on its way."""
        await self.interaction.response.defer(ephemeral=not in_public, thinking=True)

    @property
    def is_private(self) -> bool:
        """Whether the pressed button is on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def send_picture(
        self, text: str, picture: Picture, name: str, buttons: tuple[Button, ...] = ()
    ) -> None:
        """Answer with a picture, after `wait`."""
        content, files = await attached(self.pictures, text, picture, name)
        await self.interaction.edit_original_response(
            content=content,
            attachments=files,
            view=view_of(buttons) if buttons else None,
            allowed_mentions=_NOBODY,
        )

    async def send_file(self, text: str, content: bytes, name: str) -> None:
        """Answer with a file, after `wait`."""
        await self.interaction.edit_original_response(
            content=text, attachments=[discord.File(BytesIO(content), name)], allowed_mentions=_NOBODY
        )

    async def answer(self, told: Awaitable[None], game: Game) -> None:
        """Tell the person that it is done, then show the channel; the one even if the other fails."""
        try:
            await told
        except OUTAGES as error:
            log.warning("A person could not be answered: %s", error)
        await self.show(game)

    async def show(self, game: Game) -> None:
        """Show the channel what has changed; tell the person if that can't be done now."""
        if not await self.presenter.present(game.id):
            await self.say(self.phrases.words("not-shown"))

    def refused(self, refusal: Refusal, game: Game | None) -> str:
        """Return a refusal in words."""
        return refusal_text(self.phrases, refusal, game)
