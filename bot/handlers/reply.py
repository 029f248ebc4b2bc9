"""How to answer a person: everything is said to them alone, unless it is asked for in public."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Final

import discord
from discord import InteractionResponseType, ui

from bot.messages.attaching import attached
from bot.messages.panel import Panel
from bot.observing import Visit
from bot.ui.arriving.rush import Rush
from bot.ui.buttons import view_of
from bot.ui.drawing import Pictures
from bot.ui.forms import Form, modal_of
from bot.ui.layouts import layout_of
from bot.ui.outages import OUTAGES, UNKNOWN_MESSAGE
from bot.ui.replacing import Sent

log = logging.getLogger(__name__)

UNNOTICED: Final = 0.1
"""Seconds by which an answer may be later than the press without anybody taking it for late."""
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True, eq=False)
class Reply:
    """The answer to one interaction. Every method raises one of `OUTAGES` if the answer doesn't arrive.

    Discord wants to be told within 3 seconds that an answer is coming. The methods do so themselves where
    it takes longer, and work as well during and after `acknowledge`.
    """

    interaction: discord.Interaction
    pictures: Pictures
    rush: Rush
    visit: Visit
    in_public: bool = False
    """Whether everybody sees the picture that is asked for. A refusal is private all the same."""
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever sends the first response: Discord takes only one."""

    async def acknowledge(self) -> None:
        """Tell Discord that an answer is coming: a command then shows that it thinks, a press nothing."""
        self.release()
        await self.acknowledge_early()

    async def acknowledge_early(self) -> None:
        """Do so before anything else is done: the person is still waited for."""
        async with self._in_turn():
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True)

    async def dismiss(self) -> None:
        """Delete the acknowledgement of a command: the channel shows what came of it."""
        try:
            await self.interaction.delete_original_response()
        except OUTAGES as error:
            log.info("An acknowledgement stays until Discord forgets it: %s", error)

    async def say(self, text: str) -> None:
        """Send a private message; it may be the second one."""
        _ = await self._send(await self._rendered(Panel(text)))

    async def open_panel(self, panel: Panel) -> Sent | None:
        """Send a panel as a new message, private unless the answer is asked for in public.

        Return the message, None if Discord doesn't say which it is.
        """
        if panel.picture is None:
            return await self._send(await self._rendered(panel))
        async with self._responding():
            was_announced = self.interaction.response.is_done()
            if not was_announced:
                await self.interaction.response.defer(ephemeral=not self.in_public, thinking=True)
        message = await self._rendered(panel)
        if self.in_public and was_announced:
            return await self._publish(message)
        return await self._send_later(message)

    async def open_draft(self, panel: Panel) -> "Draft":
        """Send a private message without a picture that another panel takes the place of."""
        async with self._responding():
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        if self.interaction.response.type is InteractionResponseType.deferred_channel_message:
            _ = await self._edit(await self._rendered(panel))
            return Draft(self, None)
        sent = await self.interaction.followup.send(
            panel.text, ephemeral=True, allowed_mentions=_NOBODY, wait=True
        )
        return Draft(self, sent)

    async def revise(self, draft: discord.WebhookMessage | None, panel: Panel) -> None:
        """Put a panel in place of a draft, None if that is what Discord calls the original response."""
        message = await self._rendered(panel)
        if draft is None:
            _ = await self._edit(message)
            return
        _ = await draft.edit(
            content=message.text, attachments=message.files, view=message.view, allowed_mentions=_NOBODY
        )

    async def update_panel(self, panel: Panel) -> Sent | None:
        """Put a panel in place of the one whose button was pressed, and return it as `open_panel` does.

        It is opened as a new one if that one is gone, or if everybody sees it: such a message is never
        replaced.
        """
        if not self.is_in_private:
            return await self.open_panel(panel)
        try:
            await self._replace(panel)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await self.open_panel(panel)
        message = self.interaction.message
        return None if message is None else self._sent(message.id)

    async def _replace(self, panel: Panel) -> None:
        rendering = self._rendered(panel, in_layout=self._is_in_layout)
        message = await (rendering if panel.picture is None else self._announced(rendering))
        async with self._responding():
            if not self.interaction.response.is_done():
                await self.interaction.response.edit_message(
                    content=message.text,
                    attachments=message.files,
                    view=message.view,
                    allowed_mentions=_NOBODY,
                )
                return
        _ = await self._edit(message)

    async def _announced(self, rendering: Coroutine[None, None, "_Message"]) -> "_Message":
        """Return a message with a picture; tell Discord first that it is coming, unless it is there at once.

        Then it is the answer itself, which saves a request. Nobody waits for theirs while others wait too.
        """
        self.release()
        drawing = asyncio.create_task(rendering)
        if self.rush.is_quiet:
            await asyncio.wait({drawing}, timeout=UNNOTICED)
        if not drawing.done():
            await self.acknowledge()
        return await drawing

    async def ask(self, form: Form) -> bool:
        """Open a form; return False if that isn't possible any more, since an answer has begun."""
        async with self._responding():
            if self.interaction.response.is_done():
                return False
            await self.interaction.response.send_modal(modal_of(form))
            return True

    async def send_file(self, text: str, content: bytes, name: str) -> None:
        """Answer a command with a text and a file."""
        await self.acknowledge()
        _ = await self._send_later(_Message(text, [discord.File(BytesIO(content), name)]))

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
        async with self._in_turn():
            self.release()
            yield

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """Let responses follow one another, and note when the first has arrived."""
        async with self._first:
            was_answered = self.interaction.response.is_done()
            yield
            if not was_answered and self.interaction.response.is_done():
                self.visit.acknowledged()

    @property
    def _is_in_layout(self) -> bool:
        """Whether the pressed button is on a message that is a layout, which it has to remain."""
        message = self.interaction.message
        return message is not None and message.flags.components_v2

    async def _rendered(self, panel: Panel, *, in_layout: bool = False) -> "_Message":
        text, files = panel.text, list[discord.File]()
        if panel.picture is not None:
            async with self.rush.drawing():
                text, files = await attached(self.pictures, text, panel.picture, panel.picture_name)
        if in_layout or panel.needs_layout:
            return _Message(None, files, layout_of(text, files, panel.selects, panel.buttons))
        return _Message(text, files, view_of(panel.buttons) if panel.buttons else None)

    async def _send(self, message: "_Message") -> Sent | None:
        """Send a new private message without files."""
        async with self._responding():
            if not self.interaction.response.is_done():
                send = self.interaction.response.send_message
                if isinstance(message.view, ui.LayoutView):
                    answer = await send(view=message.view, ephemeral=True, allowed_mentions=_NOBODY)
                else:
                    answer = await send(
                        message.text,
                        view=message.view or discord.utils.MISSING,
                        ephemeral=True,
                        allowed_mentions=_NOBODY,
                    )
                return self._sent(answer.message_id)
        return await self._follow_up(message)

    async def _send_later(self, message: "_Message") -> Sent | None:
        """Send a message where Discord shows that the bot thinks, or else as a new private one."""
        if self.interaction.response.type is InteractionResponseType.deferred_channel_message:
            return await self._edit(message)
        return await self._follow_up(message)

    async def _edit(self, message: "_Message") -> Sent | None:
        edited = await self.interaction.edit_original_response(
            content=message.text, attachments=message.files, view=message.view, allowed_mentions=_NOBODY
        )
        return self._sent(edited.id)

    async def _publish(self, message: "_Message") -> Sent:
        """Send a message to everybody although it was announced in private: not as the first one."""
        _ = await self._edit(_Message(message.text))
        sent = await self._follow_up(message, ephemeral=False)
        await self.dismiss()
        return sent

    async def _follow_up(self, message: "_Message", *, ephemeral: bool = True) -> Sent:
        send = self.interaction.followup.send
        if isinstance(message.view, ui.LayoutView):
            sent = await send(
                view=message.view,
                files=message.files,
                ephemeral=ephemeral,
                allowed_mentions=_NOBODY,
                wait=True,
            )
        else:
            sent = await send(
                message.text or "",
                view=message.view or discord.utils.MISSING,
                files=message.files,
                ephemeral=ephemeral,
                allowed_mentions=_NOBODY,
                wait=True,
            )
        return Sent(sent.id, sent.delete)

    def _sent(self, message_id: int | None) -> Sent | None:
        """Return the message that Discord calls the original response.

        After a press that was answered by an edit, that is the message with the button.
        """
        return None if message_id is None else Sent(message_id, self.interaction.delete_original_response)


@dataclass(frozen=True, slots=True)
class Draft:
    """A private message that says what is being done, until there is something to show.

    Its methods raise one of `OUTAGES` if Discord doesn't take it.
    """

    reply: Reply
    sent: discord.WebhookMessage | None
    """None if it is what Discord calls the original response."""

    async def replace(self, panel: Panel) -> None:
        """Put a panel in its place."""
        await self.reply.revise(self.sent, panel)

    async def withdraw(self) -> None:
        """Delete it."""
        if self.sent is None:
            await self.reply.interaction.delete_original_response()
        else:
            await self.sent.delete()


@dataclass(frozen=True, slots=True)
class _Message:
    """A message as Discord takes it: one that is a layout has its text there."""

    text: str | None
    files: Sequence[discord.File] = ()
    view: ui.View | ui.LayoutView | None = None
