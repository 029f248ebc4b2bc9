"""The operators' commands: ``python -m storage backup FILE``, ``check``, ``copy FROM TO`` and others.

They need the games' rules and the bot's settings, so the program lives in the bot.
"""

import sys
from typing import Final

STOPPED: Final = 130


def main() -> int:
    """Run a command; return the exit code."""
    try:
        from bot.operating.program import run  # noqa: PLC0415 - takes a moment, in which Ctrl-C may come

        return run()
    except KeyboardInterrupt:
        print("azul: stopped", file=sys.stderr)
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
