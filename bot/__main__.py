"""`python -m bot` runs the bot; `python -m bot backup FILE` and other commands are for operators."""

import gc
import sys
from collections.abc import Sequence

from bot.ops.terminal import as_a_process


def main(argv: Sequence[str] | None = None) -> int:
    """Run the bot until SIGTERM or SIGINT, or a command until it is done; return the exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    # These imports take a moment, in which Ctrl-C may come.
    if arguments:
        from bot.ops.cli import main as command  # noqa: PLC0415 - see above

        return command(arguments)
    gc.disable()  # until the bot is set up: nothing made for that becomes garbage
    from bot.process import main as run  # noqa: PLC0415 - see above

    return run()


if __name__ == "__main__":
    sys.exit(as_a_process(main))
