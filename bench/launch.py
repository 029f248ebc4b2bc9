"""``python -m bench.launch REST GATEWAY [PATIENCE]``: run the bot as it is, against these addresses.

At shutdown it waits PATIENCE seconds for requests in progress, by default as long as usual.
"""

import json
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Final

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

CLOCKS: Final = Path("clocks.json")
"""The file to which a process writes the CPU milliseconds of its threads at every SIGUSR1."""


def point_at(rest: str, gateway: str) -> None:
    """Point discord.py at these addresses, and write the clocks of the threads at SIGUSR1."""
    Route.BASE = rest
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    signal.signal(signal.SIGUSR1, lambda *_: _tell_clocks())


def _tell_clocks() -> None:
    spent = Counter[str]()
    for thread in threading.enumerate():
        if thread.ident is not None:
            spent[_kind(thread)] += time.clock_gettime_ns(time.pthread_getcpuclockid(thread.ident))
    new = CLOCKS.with_suffix(".new")
    new.write_text(json.dumps({kind: spent / 1e6 for kind, spent in spent.items()}), encoding="ascii")
    new.replace(CLOCKS)


def _kind(thread: threading.Thread) -> str:
    if thread is threading.main_thread():
        return "loop"
    return "drawing" if thread.name.startswith("render") else "others"


def _run() -> int:
    import bot.interactions.dispatcher  # noqa: PLC0415 - nothing of the bot is wanted by others that point there
    from bot.__main__ import main  # noqa: PLC0415 - the same

    rest, gateway, *patience = sys.argv[1:]
    point_at(rest, gateway)
    if patience:
        bot.interactions.dispatcher.SHUTDOWN_TIMEOUT = float(patience[0])  # type: ignore[misc]  # a constant, but for this
    return main([])


if __name__ == "__main__":
    sys.exit(_run())
