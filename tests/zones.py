"""Where in the world the machine is."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def machine_in(zone: str) -> Iterator[None]:
    """Let the machine's clock show the time of a zone for the block."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    time.tzset()
    try:
        yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        time.tzset()
