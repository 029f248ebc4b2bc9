"""Databases that work on the event loop instead of in threads of their own."""

import asyncio
import math
from collections.abc import Callable
from typing import Any, Final

from simcord import Env
from simcord._settlement import _run_due_virtual_callbacks

from tests.event_loop import OWN_SOCKETS
from tests.waiting import PATIENCE

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


async def run_out(env: Env) -> bool:
    """Let everything run until only simulated time can go on; return False if something else may.

    simcord would look at what each task waits for, which takes a tenth of most tests. But if nothing is ready
    to run, no thread is at work, no socket or pipe is open and no timer goes by the machine's clock, nothing
    can.
    """
    loop: Any = env._loop  # what asyncio tells nowhere else is asked of it here
    current = asyncio.current_task()
    for _ in range(MOST_TURNS):
        advancing = env._real_advance_task or env._advance_task
        if len(loop._selector.get_map()) > OWN_SOCKETS or (advancing and advancing is not current):
            return False
        _run_due_virtual_callbacks(env._settlement_state(), math.inf)
        if loop._ready:
            await asyncio.sleep(0)
        elif at_work := tuple(env._work.executors):
            await asyncio.wait(at_work, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        else:
            return all(timer.cancelled() for timer in loop._scheduled)
    return False
