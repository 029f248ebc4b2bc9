"""What goes wrong with requests: they hang, are refused, fail, or take long."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatch

from bench.loopback.payloads import Json

Refused = tuple[int, Json, dict[str, str]]
"""A status, a body, and headers."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What becomes of a share of the requests that match."""

    method: str
    path: str
    share: float
    act: Callable[[], Awaitable[Refused | None]]

    def meets(self, method: str, path: str) -> bool:
        """Return whether a request is affected."""
        return fnmatch(method, self.method) and fnmatch(path, self.path) and random.random() < self.share


class Faults:
    """The faults of the moment, each for requests whose method and path match its patterns."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._held: list[asyncio.Event] = []

    def hold(self, method: str, path: str, share: float = 1.0) -> asyncio.Event:
        """Let matching requests hang until the event is set; then they take effect."""
        released = asyncio.Event()
        self._held.append(released)

        async def wait() -> None:
            await released.wait()

        self._add(method, path, share, wait)
        return released

    def limit(self, method: str, path: str, retry_after: float, share: float = 1.0) -> None:
        """Refuse matching requests for their rate."""
        body = {"message": "Slow down", "retry_after": retry_after, "global": False}
        self._refuse(method, path, share, (429, body, {"Via": "1.1 google", "Retry-After": str(retry_after)}))

    def refuse(self, method: str, path: str, share: float = 1.0) -> None:
        """Refuse matching requests for want of a permission."""
        self._refuse(method, path, share, (403, {"code": 50013, "message": "Missing Permissions"}, {}))

    def fail(self, method: str, path: str, share: float = 1.0, status: int = 502) -> None:
        """Let matching requests fail in Discord itself."""
        self._refuse(method, path, share, (status, {"code": 0, "message": "Bad Gateway"}, {}))

    def let_pass(self) -> None:
        """Let new requests through; those that hang go on hanging."""
        self._faults.clear()

    def release(self) -> None:
        """Let requests that hang take effect."""
        for held in self._held:
            held.set()

    async def meet(self, method: str, path: str) -> Refused | None:
        """Wait as long as a request hangs; return how it is refused, None if it takes effect."""
        for fault in self._faults:
            if fault.meets(method, path):
                refused = await fault.act()
                if refused is not None:
                    return refused
        return None

    def _refuse(self, method: str, path: str, share: float, refused: Refused) -> None:
        async def refuse() -> Refused:
            return refused

        self._add(method, path, share, refuse)

    def _add(
        self, method: str, path: str, share: float, act: Callable[[], Awaitable[Refused | None]]
    ) -> None:
        self._faults.append(Fault(method, path, share, act))
