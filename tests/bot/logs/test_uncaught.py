"""What nobody has caught, wherever that was, is a line of the log like any other."""

import asyncio
import json
import sys
import threading
from contextlib import redirect_stderr
from io import StringIO

from bot.logs.setup import report_lost_errors, set_up_logging
from tests.bot.process import left_as_it_was
from tests.some import some


def fail() -> None:
    """Fail as code does that nobody thought through."""
    raise RuntimeError("nobody thought of hunter2")


async def fail_in_a_loop() -> None:
    loop = asyncio.get_running_loop()
    report_lost_errors(loop)
    loop.call_soon(fail)
    await asyncio.sleep(0)


def test_it_says_where_it_was_and_hides_what_is_secret() -> None:
    with left_as_it_was(), redirect_stderr(StringIO()) as said:
        set_up_logging("json", "info", ["hunter2"])
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        asyncio.run(fail_in_a_loop())
        try:
            fail()
        except RuntimeError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    *lines, last = said.getvalue().splitlines()
    assert last == "KeyboardInterrupt"
    read = [json.loads(line) for line in lines]
    assert [line["message"].partition(" fail(")[0] for line in read] == [
        "A thread has failed",
        "Exception in callback",
        "The bot has failed",
    ]
    for line in some(read):
        assert (line["level"], line["logger"]) == ("error", "bot")
        assert line["exception"].endswith("RuntimeError: nobody thought of ***")
    assert len(read) == 3
