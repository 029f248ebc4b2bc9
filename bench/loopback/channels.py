"""What is in the channels, and all that was ever done there."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from bench.loopback.asked import NotTaken
from bench.loopback.payloads import Json, kept, message, new_id

NONCES_LAST: Final = 300.0
"""Seconds in which a message with the nonce of another isn't posted again."""


@dataclass(frozen=True, slots=True)
class Done:
    """A message that was posted ("POST"), changed ("PATCH") or deleted, and the moment in seconds."""

    at: float
    what: str
    channel_id: int
    message: Json


Watcher = Callable[[Done], None]


class Channels:
    """The messages of all channels and threads. `saw` is told of whatever happens there."""

    def __init__(self) -> None:
        self.messages: defaultdict[int, dict[int, Json]] = defaultdict(dict)
        self.record: list[Done] = []
        self.saw: Watcher = lambda _: None
        self._by_nonce: dict[tuple[int, str], tuple[float, Json]] = {}

    def post(self, channel_id: int, body: Json) -> Json:
        """Post a message; the one that has its nonce already if that is enforced."""
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        key = (channel_id, str(nonce))
        if nonce is not None and key in self._by_nonce:
            since, posted = self._by_nonce[key]
            if monotonic() < since + NONCES_LAST:
                return posted
        made = message(new_id(), channel_id, body)
        if "nonce" in body:
            made["nonce"] = body["nonce"]
        self.messages[channel_id][int(made["id"])] = made
        if nonce is not None:
            self._by_nonce[key] = monotonic(), made
        self._note("POST", channel_id, made)
        return made

    def edit(self, channel_id: int, message_id: int, body: Json) -> Json:
        """Change a message."""
        found = self.one(channel_id, message_id)
        found |= kept(body)
        self._note("PATCH", channel_id, found)
        return found

    def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        found = self.one(channel_id, message_id)
        del self.messages[channel_id][message_id]
        self._note("DELETE", channel_id, found)

    def one(self, channel_id: int, message_id: int) -> Json:
        """Return a message. Raise `NotTaken` if there is none."""
        found = self.messages[channel_id].get(message_id)
        if found is None:
            raise NotTaken(404, 10008, "Unknown Message")
        return found

    def history(self, channel_id: int, limit: int, before: int | None, after: int | None) -> list[Json]:
        """Return the newest messages, the newest first."""
        there = self.messages[channel_id]
        ids = [
            each for each in there if (before is None or each < before) and (after is None or each > after)
        ]
        return [there[each] for each in sorted(ids, reverse=True)[:limit]]

    def _note(self, what: str, channel_id: int, about: Json) -> None:
        done = Done(monotonic(), what, channel_id, dict(about))
        self.record.append(done)
        self.saw(done)
