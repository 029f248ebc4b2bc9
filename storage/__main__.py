"""The operators' commands: ``python -m storage backup FILE``, ``check``, ``copy FROM TO`` and others.

They need the games' rules and the bot's settings, so the program lives in the bot.
"""

import sys


def main() -> int:
    """Run a command; return the exit code."""
    try:
        from bot.operating.program import run  # noqa: PLC0415 - takes a moment, in which Ctrl-C may come
    except KeyboardInterrupt:
        print("azul: stopped", file=sys.stderr)
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
