"""The operators' commands: ``python -m storage backup FILE``, ``check``, ``copy FROM TO`` and others.

They need the games' rules and the bot's settings, so the program lives in the bot.
"""

import sys

from bot.operating.program import run

if __name__ == "__main__":
    sys.exit(run())
