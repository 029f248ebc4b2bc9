"""The clocks of a process's threads, written to a file whenever somebody asks for them by a signal."""

import json
import signal
import threading
import time
from pathlib import Path
from typing import Final

ASK: Final = signal.SIGUSR1
LOOP, DRAWING, OTHERS = "loop", "drawing", "others"


def answer_in(path: Path) -> None:
    """Write the milliseconds that each kind of thread has run so far to a file, at every `ASK` (Unix)."""
    signal.signal(ASK, lambda *_: _write(path))


def _write(path: Path) -> None:
    spent = {LOOP: 0.0, DRAWING: 0.0, OTHERS: 0.0}
    for thread in threading.enumerate():
        if thread.ident is not None:
            clock = time.pthread_getcpuclockid(thread.ident)
            spent[_kind(thread)] += time.clock_gettime(clock) * 1e3
    new = path.with_suffix(".new")
    new.write_text(json.dumps(spent), encoding="ascii")
    new.replace(path)


def _kind(thread: threading.Thread) -> str:
    if thread is threading.main_thread():
        return LOOP
    return DRAWING if thread.name.startswith("render") else OTHERS
