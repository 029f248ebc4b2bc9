"""How to answer a person: everything is said to them alone, unless it is asked for in public."""

import logging
from dataclasses import dataclass
from io import BytesIO
from typing import Final

import discord

from bot.messages.attaching import attached
from bot.messages.panel import Panel
from bot.ui.buttons import Button, view_of
from bot.ui.drawing import Picture, Pictures
from bot.ui.outages import OUTAGES

log = logging.getLogger(__name__)

_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one interaction. Every method raises one of `OUTAGES` if the answer doesn't arrive."""

    interaction: discord.Interaction
    pictures: Pictures

    async def say(self, text: str, buttons: tuple[Button, ...] = ()) -> None:
        """Send a private message; it may be the second one."""
        view = view_of(buttons) if buttons else discord.utils.MISSING
        if self.interaction.response.is_done():
            await self.interaction.followup.send(text, view=view, ephemeral=True, allowed_mentions=_NOBODY)
        else:
            await self.interaction.response.send_message(
                text, view=view, ephemeral=True, allowed_mentions=_NOBODY
            )

    async def open_panel(self, panel: Panel) -> None:
        """Send a panel as a new private message."""
        if panel.picture is None:
            await self.say(panel.text, panel.buttons)
            return
        await self.defer()
        await self.send_picture(panel.text, panel.picture, panel.picture_name, panel.buttons)

    async def update_panel(self, panel: Panel) -> None:
        """Put a panel in place of the one whose button was pressed.

        A message that everybody sees is never replaced: the panel is opened as a new one then.
        """
        if not self.is_in_private:
            await self.open_panel(panel)
        elif panel.picture is None:
            await self.interaction.response.edit_message(
                content=panel.text,
                view=view_of(panel.buttons) if panel.buttons else None,
                attachments=[],
                allowed_mentions=_NOBODY,
            )
        else:
            await self.acknowledge()
            await self.send_picture(panel.text, panel.picture, panel.picture_name, panel.buttons)

    async def acknowledge(self) -> None:
        """Accept a press without a word: the channel or the panel is about to show what came of it."""
        await self.interaction.response.defer()

    async def defer(self, *, in_public: bool = False) -> None:
        """Show the person, or everybody, that an answer is being prepared."""
        await self.interaction.response.defer(ephemeral=not in_public, thinking=True)

    async def dismiss(self) -> None:
        """Delete the answer that was deferred: the channel shows what came of it."""
        try:
            await self.interaction.delete_original_response()
        except OUTAGES as error:
            log.info("A deferred answer stays until Discord forgets it: %s", error)

    async def send_picture(
        self, text: str, picture: Picture, name: str, buttons: tuple[Button, ...] = ()
    ) -> None:
        """Give the answer that was deferred or acknowledged: a text with a picture."""
        content, files = await attached(self.pictures, text, picture, name)
        await self.interaction.edit_original_response(
            content=content,
            attachments=files,
            view=view_of(buttons) if buttons else None,
            allowed_mentions=_NOBODY,
        )

    async def send_file(self, text: str, content: bytes, name: str) -> None:
        """Give the answer that was deferred: a text with a file."""
        await self.interaction.edit_original_response(
            content=text, attachments=[discord.File(BytesIO(content), name)], allowed_mentions=_NOBODY
        )

    @property
    def is_in_private(self) -> bool:
        """Whether the pressed button is on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral
