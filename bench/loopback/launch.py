"""``python -m bench.loopback.launch REST GATEWAY [PATIENCE]``: run the bot as it is, against these addresses.

It waits PATIENCE seconds for requests in progress when it leaves, or as long as it does by itself.
"""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot.interactions.dispatcher
from bot.__main__ import main


def run() -> int:
    """Point discord.py there, and run the bot; return its exit code."""
    Route.BASE, gateway, *patience = sys.argv[1:]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if patience:
        bot.interactions.dispatcher.PATIENCE = float(patience[0])  # type: ignore[misc]  # a constant, but for this
    return main([])


if __name__ == "__main__":
    sys.exit(run())
