"""Game files on the command line: ``python -m azul replay FILE`` and ``python -m azul verify FILE``.

The program speaks its reader's language, so it lives where all texts are: in the bot.
"""

import sys

from bot.ops.terminal import as_a_process


def main() -> int:
    """Run a command; return the exit code."""
    from bot.gamefile.program import main as run  # noqa: PLC0415 - takes a moment, in which Ctrl-C may come

    return run()


if __name__ == "__main__":
    sys.exit(as_a_process(main))
