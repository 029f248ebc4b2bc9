"""Databases that work on the event loop instead of in threads of their own."""

import asyncio
import math
from collections.abc import Callable
from typing import Final

from simcord import Env
from simcord._settlement import _run_due_virtual_callbacks

MOST_TURNS: Final = 10_000
"""Turns of the event loop after which something seems to go on forever: then simcord says what."""


class InTurn:
    """What a database connection is to do: a queue that does it in turn on the event loop, not in a thread.

    Then nothing depends on how soon a thread gets its share of the machine, and nobody has to wait for it.
    """

    def put_nowait(self, item: tuple[asyncio.Future[object] | None, Callable[[], object]]) -> None:
        future, work = item
        if future is None or future.get_loop().is_closed():
            work()
        else:
            future.get_loop().call_soon(self._do, future, work)

    def _do(self, future: asyncio.Future[object], work: Callable[[], object]) -> None:
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - as the thread does
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)


async def let_all_run(env: Env) -> None:
    """Let everything run that waits for no thread: simcord would look only now and then whether it has."""
    loop = asyncio.get_running_loop()
    for _ in range(MOST_TURNS):
        _run_due_virtual_callbacks(env._settlement_state(), math.inf)
        if not loop._ready:  # type: ignore[attr-defined]  # asyncio tells nowhere else what is to run
            return
        await asyncio.sleep(0)
