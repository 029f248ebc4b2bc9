"""Answers interactions, with ephemeral messages unless a public answer was requested."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from io import BytesIO
from typing import Final

import discord
from discord import InteractionResponseType, ui

from bot.load import Load
from bot.messages.attachments import attached
from bot.messages.panel import Panel
from bot.observer import InteractionTrace
from bot.ui.components import Form, layout_of, modal_of, view_of
from bot.ui.discord_errors import DISCORD_ERRORS, UNKNOWN_MESSAGE
from bot.ui.drawing import Pictures
from engine import Game, Table

TOKEN_LIFETIME: Final = 14 * 60.0
"""Seconds for which an ephemeral message can be deleted: an interaction's token is valid for 15 minutes."""
PANEL_LIMIT: Final = 1000
"""Panels remembered; the oldest are forgotten, and stay in the channel."""


@dataclass(frozen=True, slots=True)
class SentMessage:
    """An ephemeral message: its id, and a function that deletes it while the token is valid.

    `revise` puts `Panel.replacement` in its place once it no longer `is_current`, None if it stays as it is.
    """

    message_id: int
    delete: Callable[[], Awaitable[None]]
    revise: Callable[[], Coroutine[object, object, None]] | None = None
    is_current: Callable[[Table], bool] = field(default=lambda _: True, compare=False)


class OpenPanels:
    """The panel that each person has open for each game, while it can be deleted.

    This is best effort: panels forgotten, by a restart or when the token expires, stay in the channel until
    the person dismisses them. `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: OrderedDict[tuple[int, int], tuple[float, SentMessage]] = OrderedDict()

    def opened(self, user_id: int, game_id: int, panel: SentMessage) -> SentMessage | None:
        """Remember a new panel; return the one to delete, if any.

        That is the older of the two: the new one itself if a later panel has overtaken it.
        """
        former = self._former(user_id, game_id)
        if former is not None and former.message_id > panel.message_id:
            return panel
        self._remember(user_id, game_id, panel)
        return former

    def used(self, user_id: int, game_id: int, panel: SentMessage) -> SentMessage | None:
        """Renew the token of a panel whose button was pressed; return the one to delete, if any.

        That is never the pressed panel, since it shows the answer.
        """
        former = self._former(user_id, game_id)
        if former is not None and former.message_id > panel.message_id:
            return None
        self._remember(user_id, game_id, panel)
        return None if former is None or former.message_id == panel.message_id else former

    def closed(self, user_id: int, game_id: int) -> SentMessage | None:
        """Forget a panel that is no longer needed; return it to be deleted, if there is one."""
        former = self._former(user_id, game_id)
        self._open.pop((user_id, game_id), None)
        return former

    def revisions_for(self, game: Game) -> list[Coroutine[object, object, None]]:
        """Return what revises the panels whose words the game has outdated, such as an undo that is over."""
        table, revisions = game.table, list[Coroutine[object, object, None]]()
        for player in table.players:
            panel = self._former(player.user_id, game.id)
            if panel is not None and panel.revise is not None and not panel.is_current(table):
                since, _ = self._open[player.user_id, game.id]
                self._open[player.user_id, game.id] = since, replace(panel, revise=None)
                revisions.append(panel.revise())
        return revisions

    def __len__(self) -> int:
        """Return the number of panels remembered."""
        return len(self._open)

    def _former(self, user_id: int, game_id: int) -> SentMessage | None:
        since, former = self._open.get((user_id, game_id), (0.0, None))
        return former if self._clock() - since < TOKEN_LIFETIME else None

    def _remember(self, user_id: int, game_id: int, panel: SentMessage) -> None:
        now = self._clock()
        self._open[user_id, game_id] = now, panel
        self._open.move_to_end((user_id, game_id))
        while len(self._open) > PANEL_LIMIT or next(iter(self._open.values()))[0] <= now - TOKEN_LIFETIME:
            self._open.popitem(last=False)


log = logging.getLogger(__name__)

FAST_ANSWER: Final = 0.1
"""Seconds for which an answer may be delayed without feeling slow."""
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True, eq=False)
class Reply:
    """The answer to one interaction. Every method raises one of `DISCORD_ERRORS` if a request fails.

    Discord requires an acknowledgement within 3 seconds. Slow methods send one themselves, and all work
    during and after `acknowledge` too.
    """

    interaction: discord.Interaction
    pictures: Pictures
    load: Load
    trace: InteractionTrace
    in_public: bool = False
    """Whether the picture is posted publicly. Refusals are ephemeral in any case."""
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while sending the first response: Discord accepts only one."""

    async def acknowledge(self) -> None:
        """Acknowledge the interaction; Discord shows “thinking” for a command, and nothing for a press."""
        self.release()
        await self.acknowledge_early()

    async def acknowledge_early(self) -> None:
        """Acknowledge without releasing the load slot: the request is still being served."""
        async with self._exclusive():
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True)

    async def dismiss(self) -> None:
        """Delete the acknowledgement of a command whose result shows in the channel."""
        try:
            await self.interaction.delete_original_response()
        except DISCORD_ERRORS as error:
            log.info("An acknowledgement could not be deleted: %s", error)

    async def say(self, text: str) -> None:
        """Send an ephemeral message, as the response or a follow-up."""
        _ = await self._send(await self._rendered(Panel(text)))

    async def open_panel(self, panel: Panel) -> SentMessage | None:
        """Send a panel as a new message, ephemeral unless `in_public`.

        Return the message, None if Discord doesn't report its id.
        """
        if panel.picture is None:
            return self._revised(await self._send(await self._rendered(panel)), panel)
        async with self._responding():
            was_announced = self.interaction.response.is_done()
            if not was_announced:
                await self.interaction.response.defer(ephemeral=not self.in_public, thinking=True)
        message = await self._rendered(panel)
        if self.in_public and was_announced:
            return await self._publish(message)
        return await self._send_later(message)

    async def open_placeholder(self, panel: Panel) -> "Placeholder":
        """Send an ephemeral message without a picture that a later panel replaces."""
        async with self._responding():
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        if self.interaction.response.type is InteractionResponseType.deferred_channel_message:
            _ = await self._edit(await self._rendered(panel))
            return Placeholder(self, None)
        sent = await self.interaction.followup.send(
            panel.text, ephemeral=True, allowed_mentions=_NOBODY, wait=True
        )
        return Placeholder(self, sent)

    async def revise(self, placeholder: discord.WebhookMessage | None, panel: Panel) -> None:
        """Replace a placeholder, None if it is the original response, with a panel."""
        message = await self._rendered(panel)
        if placeholder is None:
            _ = await self._edit(message)
            return
        _ = await placeholder.edit(
            content=message.text, attachments=message.files, view=message.view, allowed_mentions=_NOBODY
        )

    async def update_panel(self, panel: Panel) -> SentMessage | None:
        """Replace the panel whose button was pressed; return it as `open_panel` does.

        If that message is gone or public, open a new panel instead.
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
        return None if message is None else self._revised(self._sent(message.id), panel)

    def _revised(self, sent: SentMessage | None, panel: Panel) -> SentMessage | None:
        """Return a message that was sent, with the function that revises it later, if its panel has one."""
        if sent is None or panel.replacement is None:
            return sent
        return replace(sent, revise=partial(self._revise, panel.replacement), is_current=panel.is_current)

    async def _revise(self, panel: Panel) -> None:
        try:
            _ = await self._edit(await self._rendered(panel, in_layout=self._is_in_layout))
        except DISCORD_ERRORS as error:
            log.info("A panel could not be revised: %s", error)

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
        """Render a message with a picture; acknowledge the press first unless it is ready at once.

        A picture that is ready at once saves a request. Under load every press is acknowledged first.
        """
        self.release()
        drawing = asyncio.create_task(rendering)
        if self.load.is_quiet:
            await asyncio.wait({drawing}, timeout=FAST_ANSWER)
        if not drawing.done():
            await self.acknowledge()
        return await drawing

    async def open_form(self, form: Form) -> bool:
        """Open a form; return False if the interaction has already been answered."""
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
        """Release the load slot: the person has their answer, or won't get one."""
        self.load.leave(self.interaction.id)

    @property
    def is_in_private(self) -> bool:
        """Whether the pressed button is on an ephemeral message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @asynccontextmanager
    async def _responding(self) -> AsyncIterator[None]:
        async with self._exclusive():
            self.release()
            yield

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Serialize responses, and trace the first acknowledgement."""
        async with self._first:
            was_answered = self.interaction.response.is_done()
            yield
            if not was_answered and self.interaction.response.is_done():
                self.trace.acknowledged()

    @property
    def _is_in_layout(self) -> bool:
        """Whether the pressed message is a layout, which can't be changed back."""
        message = self.interaction.message
        return message is not None and message.flags.components_v2

    async def _rendered(self, panel: Panel, *, in_layout: bool = False) -> "_Message":
        text, files = panel.text, list[discord.File]()
        if panel.picture is not None:
            async with self.load.drawing():
                text, files = await attached(self.pictures, text, panel.picture, panel.picture_name)
        if in_layout or panel.needs_layout:
            return _Message(None, files, layout_of(text, files, panel.selects, panel.buttons))
        return _Message(text, files, view_of(panel.buttons) if panel.buttons else None)

    async def _send(self, message: "_Message") -> SentMessage | None:
        """Send a new ephemeral message without files."""
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

    async def _send_later(self, message: "_Message") -> SentMessage | None:
        """Replace the thinking indicator with a message, or else send a follow-up."""
        if self.interaction.response.type is InteractionResponseType.deferred_channel_message:
            return await self._edit(message)
        return await self._follow_up(message)

    async def _edit(self, message: "_Message") -> SentMessage | None:
        edited = await self.interaction.edit_original_response(
            content=message.text, attachments=message.files, view=message.view, allowed_mentions=_NOBODY
        )
        return self._sent(edited.id)

    async def _publish(self, message: "_Message") -> SentMessage:
        """Post publicly after an ephemeral acknowledgement, which only a follow-up can."""
        _ = await self._edit(_Message(message.text))
        sent = await self._follow_up(message, ephemeral=False)
        await self.dismiss()
        return sent

    async def _follow_up(self, message: "_Message", *, ephemeral: bool = True) -> SentMessage:
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
        return SentMessage(sent.id, sent.delete)

    def _sent(self, message_id: int | None) -> SentMessage | None:
        """Return the original response.

        For a press answered by an edit, that is the message with the button.
        """
        return (
            None if message_id is None else SentMessage(message_id, self.interaction.delete_original_response)
        )


@dataclass(frozen=True, slots=True)
class Placeholder:
    """An ephemeral message that shows progress until the result replaces it.

    Its methods raise one of `DISCORD_ERRORS` if a request fails.
    """

    reply: Reply
    sent: discord.WebhookMessage | None
    """None if it is the original response."""

    async def replace(self, panel: Panel) -> None:
        """Replace it with a panel."""
        await self.reply.revise(self.sent, panel)

    async def withdraw(self) -> None:
        """Delete it."""
        if self.sent is None:
            await self.reply.interaction.delete_original_response()
        else:
            await self.sent.delete()


@dataclass(frozen=True, slots=True)
class _Message:
    """A rendered message; a layout contains its own text."""

    text: str | None
    files: Sequence[discord.File] = ()
    view: ui.View | ui.LayoutView | None = None
