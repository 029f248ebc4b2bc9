"""`python -m bot.healthcheck`: exit code 0 while the bot shows signs of life, 1 otherwise."""

import sys

from bot.health import is_alive
from bot.settings import SettingsError, load_settings


def main() -> int:
    """Return the exit code."""
    try:
        return 0 if is_alive(load_settings().store) else 1
    except SettingsError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
