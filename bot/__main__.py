"""`python -m bot`: connects to Discord with a token, opens the local channel without one."""

import sys
from typing import Final

STOPPED: Final = 130


def main() -> int:
    """Run until SIGTERM or SIGINT; return the exit code."""
    try:
        from bot.program import main as run  # noqa: PLC0415 - takes a moment, in which Ctrl-C may come

        return run()
    except KeyboardInterrupt:
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
