"""How to answer a person: everything is said to them alone, unless it is asked for in public."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
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

VALID: Final = 14 * 60.0
"""Seconds for which a private message can be deleted: its interaction's token lives for 15 minutes."""
MOST_KEPT: Final = 1000
"""How many panels are remembered; of more, the oldest stay where they are."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A private message that was sent or edited: its id, and how to delete it while the token is valid."""

    message_id: int
    delete: Callable[[], Awaitable[None]]


class OpenPanels:
    """The panel that each person has open for each game, as far as it can be deleted.

    Nothing depends on this memory: what it has lost, in a restart or with time, stays in the channel until
    the person dismisses it. `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: OrderedDict[tuple[int, int], tuple[float, Sent]] = OrderedDict()

    def opened(self, user_id: int, game_id: int, panel: Sent) -> Sent | None:
        """Note a new panel; return the one to delete, if any.

        That is the older of the two, so the new one itself if it has been overtaken by another.
        """
        former = self._former(user_id, game_id)
        if former is not None and former.message_id > panel.message_id:
            return panel
        self._note(user_id, game_id, panel)
        return former

    def used(self, user_id: int, game_id: int, panel: Sent) -> Sent | None:
        """Note that a panel was used, so that it has a new token; return the one to delete, if any.

        That is never the panel that was used: it shows the answer.
        """
        former = self._former(user_id, game_id)
        if former is not None and former.message_id > panel.message_id:
            return None
        self._note(user_id, game_id, panel)
        return None if former is None or former.message_id == panel.message_id else former

    def closed(self, user_id: int, game_id: int) -> Sent | None:
        """Forget a panel that has no use any more; return it to be deleted, if there is one."""
        former = self._former(user_id, game_id)
        self._open.pop((user_id, game_id), None)
        return former

    def __len__(self) -> int:
        """Return how many panels are remembered."""
        return len(self._open)

    def _former(self, user_id: int, game_id: int) -> Sent | None:
        since, former = self._open.get((user_id, game_id), (0.0, None))
        return former if self._clock() - since < VALID else None

    def _note(self, user_id: int, game_id: int, panel: Sent) -> None:
        self._open[user_id, game_id] = self._clock(), panel
        self._open.move_to_end((user_id, game_id))
        while len(self._open) > MOST_KEPT or next(iter(self._open.values()))[0] <= self._clock() - VALID:
            self._open.popitem(last=False)


log = logging.getLogger(__name__)

UNNOTICED: Final = 0.1
"""Seconds by which an answer may be later than the press without anybody taking it for late."""
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True, eq=False)
class Reply:
    """The answer to one interaction. Every method raises one of `DISCORD_ERRORS` if it doesn't arrive.

    Discord wants to be told within 3 seconds that an answer is coming. The methods do so themselves where
    it takes longer, and work as well during and after `acknowledge`.
    """

    interaction: discord.Interaction
    pictures: Pictures
    load: Load
    visit: InteractionTrace
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
        except DISCORD_ERRORS as error:
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
        if self.load.is_quiet:
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
        self.load.leave(self.interaction.id)

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
            async with self.load.drawing():
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

    Its methods raise one of `DISCORD_ERRORS` if Discord doesn't take it.
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
