"""The operators' commands: ``python -m storage backup FILE``, ``check``, ``copy FROM TO`` and others.

They need the games' rules and the bot's settings, so the program lives in the bot.
"""

import sys

from bot.ops.cli import as_a_process


def main() -> int:
    """Run a command; return the exit code."""
    from bot.ops.cli import main as run  # noqa: PLC0415 - takes a moment, in which Ctrl-C may come

    return run()


if __name__ == "__main__":
    sys.exit(as_a_process(main))
