"""An interaction, and what the bot answered."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from bench.loopback.payloads import EPHEMERAL, Json, kept, message, new_id

MESSAGE, LATER, UPDATE_LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""The types of callbacks."""
_TAKEN: Final = 40060
_UNKNOWN: Final = 10062


class NotTaken(Exception):
    """An answer that Discord doesn't take, with its status and error code."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


@dataclass(slots=True, eq=False)
class Asked:
    """A command, press or autocomplete: when it was sent, and all that came of it; times in seconds.

    `messages` are what only this person sees, the newest last, and `pressed` the message with the button.
    """

    id: int
    token: str
    kind: int
    user_id: int
    channel_id: int
    pressed: Json | None
    sent: float
    patience: float
    answer: Json = field(default_factory=dict)
    acknowledged: float | None = None
    messages: list[Json] = field(default_factory=list)
    heard: int = 0
    """How many sessions of the bot were told."""
    refused: int = 0
    """How many more answers than one came."""
    original: Json | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def waited(self) -> float | None:
        """Seconds until it was acknowledged, None if it wasn't."""
        return None if self.acknowledged is None else self.acknowledged - self.sent

    async def changed(self, timeout: float) -> bool:
        """Wait until the bot does something about it, for so many seconds; return whether it did."""
        try:
            async with asyncio.timeout(timeout):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    def respond(self, body: Json) -> None:
        """Take the first answer. Raise `NotTaken` for a second one, or if it comes too late."""
        if self.acknowledged is not None:
            self.refused += 1
            raise NotTaken(400, _TAKEN, "Interaction has already been acknowledged.")
        if monotonic() > self.sent + self.patience:
            raise NotTaken(404, _UNKNOWN, "Unknown interaction")
        self.acknowledged, self.answer = monotonic(), body
        data = body.get("data") or {}
        match body["type"]:
            case 4 | 5:
                self.original = self._add(data, is_empty=body["type"] == LATER)
            case 6 | 7:
                self.original = self.pressed
                if body["type"] == UPDATE and self.pressed is not None:
                    self.pressed |= kept(data)
            case _:
                pass
        self._changed.set()

    def follow_up(self, body: Json) -> Json:
        """Take one more message."""
        made = self._add(body)
        self._changed.set()
        return made

    def edit(self, message_id: str, body: Json) -> Json:
        """Change a message, or the original response."""
        found = self.message(message_id)
        found |= kept(body)
        found["flags"] = found.get("flags", 0) & ~128  # it isn't thinking any more
        self._changed.set()
        return found

    def delete(self, message_id: str) -> None:
        """Delete a message, or the original response."""
        found = self.message(message_id)
        self.messages = [each for each in self.messages if each is not found]
        self._changed.set()

    def message(self, message_id: str) -> Json:
        """Return a message, or the original response. Raise `NotTaken` if there is none."""
        if message_id == "@original":
            if self.original is not None:
                return self.original
        else:
            for each in (*self.messages, self.pressed):
                if each is not None and each["id"] == message_id:
                    return each
        raise NotTaken(404, 10008, "Unknown Message")

    def _add(self, data: Json, *, is_empty: bool = False) -> Json:
        made = message(new_id(), self.channel_id, data)
        made["flags"] |= EPHEMERAL | (128 if is_empty else 0)
        self.messages.append(made)
        return made
