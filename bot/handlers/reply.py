"""How to answer a person: everything is said to them alone, unless it is asked for in public."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Final

import discord
from discord import InteractionResponseType

from bot.messages.attaching import attached
from bot.messages.panel import Panel
from bot.ui.buttons import Button, view_of
from bot.ui.drawing import Picture, Pictures
from bot.ui.outages import OUTAGES
from bot.ui.rush import Rush

log = logging.getLogger(__name__)

_NOBODY: Final = discord.AllowedMentions.none()
_Buttons = tuple[Button, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Reply:
    """The answer to one interaction. Every method raises one of `OUTAGES` if the answer doesn't arrive.

    Discord wants to be told within 3 seconds that an answer is coming. The methods do so themselves where
    it takes longer, and work as well during and after `acknowledge`.
    """

    interaction: discord.Interaction
    pictures: Pictures
    rush: Rush
    in_public: bool = False
    """Whether everybody sees the picture that is asked for. A refusal is private all the same."""
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever sends the first response: Discord takes only one."""

    async def acknowledge(self) -> None:
        """Tell Discord that an answer is coming: a command then shows that it thinks, a press nothing.

        Nothing is said about an answer in public, since whatever follows would be seen by everybody.
        """
        async with self._responding():
            if not self.in_public and not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True)

    async def dismiss(self) -> None:
        """Delete the acknowledgement of a command: the channel shows what came of it."""
        try:
            await self.interaction.delete_original_response()
        except OUTAGES as error:
            log.info("An acknowledgement stays until Discord forgets it: %s", error)

    async def say(self, text: str, buttons: _Buttons = ()) -> None:
        """Send a private message; it may be the second one."""
        view = _view(buttons)
        async with self._responding():
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(
                    text, view=view, ephemeral=True, allowed_mentions=_NOBODY
                )
                return
        await self.interaction.followup.send(text, view=view, ephemeral=True, allowed_mentions=_NOBODY)

    async def open_panel(self, panel: Panel) -> None:
        """Send a panel as a new private message."""
        if panel.picture is None:
            await self.say(panel.text, panel.buttons)
        else:
            await self.send_picture(panel.text, panel.picture, panel.picture_name, panel.buttons)

    async def update_panel(self, panel: Panel) -> None:
        """Put a panel in place of the one whose button was pressed.

        A message that everybody sees is never replaced: the panel is opened as a new one then.
        """
        if not self.is_in_private:
            await self.open_panel(panel)
            return
        view = view_of(panel.buttons) if panel.buttons else None
        text, files = panel.text, list[discord.File]()
        if panel.picture is not None:
            await self.acknowledge()
            text, files = await self._attached(panel.text, panel.picture, panel.picture_name)
        async with self._responding():
            if not self.interaction.response.is_done():
                await self.interaction.response.edit_message(
                    content=text, attachments=files, view=view, allowed_mentions=_NOBODY
                )
                return
        await self.interaction.edit_original_response(
            content=text, attachments=files, view=view, allowed_mentions=_NOBODY
        )

    async def send_picture(self, text: str, picture: Picture, name: str, buttons: _Buttons = ()) -> None:
        """Send a text with a picture, as a new message."""
        async with self._responding():
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=not self.in_public, thinking=True)
        content, files = await self._attached(text, picture, name)
        await self._send_files(content, files, buttons)

    async def send_file(self, text: str, content: bytes, name: str) -> None:
        """Answer a command with a text and a file."""
        await self.acknowledge()
        await self._send_files(text, [discord.File(BytesIO(content), name)])

    def release(self) -> None:
        """Let everything go on that steps back until the person is answered: they are, or can't be."""
        self.rush.ends(self.interaction.id)

    @property
    def is_in_private(self) -> bool:
        """Whether the pressed button is on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @asynccontextmanager
    async def _responding(self) -> AsyncIterator[None]:
        async with self._first:
            self.release()
            yield

    async def _attached(self, text: str, picture: Picture, name: str) -> tuple[str, list[discord.File]]:
        await self.rush.is_over()
        return await attached(self.pictures, text, picture, name)

    async def _send_files(self, text: str, files: Sequence[discord.File], buttons: _Buttons = ()) -> None:
        """Send a message where Discord shows that the bot thinks, or else as a new private one."""
        if self.interaction.response.type is InteractionResponseType.deferred_channel_message:
            await self.interaction.edit_original_response(
                content=text, attachments=files, view=_view(buttons), allowed_mentions=_NOBODY
            )
        else:
            await self.interaction.followup.send(
                text, files=files, view=_view(buttons), ephemeral=True, allowed_mentions=_NOBODY
            )


def _view(buttons: _Buttons) -> discord.ui.View:
    """Return the buttons of a new message; ``MISSING`` if it has none."""
    missing: discord.ui.View = discord.utils.MISSING
    return view_of(buttons) if buttons else missing
