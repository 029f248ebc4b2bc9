"""`python -m bot.healthcheck`: exit code 0 while the bot shows signs of life, 1 otherwise."""

import sys

from bot.health import is_alive, sign_of_life
from bot.settings import SettingsError, load_settings


def main() -> int:
    """Return the exit code."""
    try:
        settings = load_settings()
        return 0 if is_alive(sign_of_life(settings.store, settings.shards)) else 1
    except SettingsError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
