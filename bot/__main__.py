"""`python -m bot`: connects to Discord with a token, opens the local channel without one."""

import gc
import sys
from collections.abc import Sequence

from bot.ops.cli import Parser, as_a_process


def main(argv: Sequence[str] | None = None) -> int:
    """Run until SIGTERM or SIGINT; return the exit code."""
    Parser(
        prog="python -m bot",
        description="Run the bot: with a token in Discord, without one in a local channel.",
        epilog="Its settings are environment variables, or lines in the file .env: see .env.example.",
    ).parse_args(argv)
    gc.disable()  # until the bot is made: what is made for it stays, so there is nothing to look for
    from bot.process import main as run  # noqa: PLC0415 - takes a moment, in which Ctrl-C may come

    return run()


if __name__ == "__main__":
    sys.exit(as_a_process(main))
