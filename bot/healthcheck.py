"""`python -m bot.healthcheck`: exit code 0 while the bot shows signs of life, 1 otherwise."""

import sys

from bot.ops.health import is_alive, sign_of_life
from bot.settings import SettingsError, load_settings


def main() -> int:
    """Return the exit code."""
    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"azul: {error}", file=sys.stderr)
        return 1
    sign = sign_of_life(settings.store, settings.shards)
    if is_alive(sign):
        return 0
    print(f"azul: {sign} is no fresh sign of life: the bot doesn't run, or isn't well", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
