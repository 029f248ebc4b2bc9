"""A Discord of this machine's own: gateway and REST on a port of it, for bots that run as they are.

It knows as much of Discord as the bot needs to play, keeps what was posted and answered, enforces nonces as
Discord does, and can be slow, deaf, or out of order.
"""

from bench.loopback.asked import Asked
from bench.loopback.discord import Discord, open_discord
from bench.loopback.faults import Faults
from bench.loopback.payloads import APPLICATION, TOKEN, Json, Place, guild_id_of
from bench.loopback.running import RunningBot, environment, running_bot

__all__ = [
    "APPLICATION",
    "TOKEN",
    "Asked",
    "Discord",
    "Faults",
    "Json",
    "Place",
    "RunningBot",
    "environment",
    "guild_id_of",
    "open_discord",
    "running_bot",
]
