"""A stand-in for Discord on a port of this machine, for bots that run as they are.

simcord answers their requests, as it does in tests; here is what it lacks: a gateway and REST over the
network, requests that take a while, and nonces.
"""

from bench.loopback.discord import Discord, Interaction, Json, open_discord, until
from bench.loopback.gateway import guild_id_of
from bench.loopback.process import RunningBot, running_bot

__all__ = [
    "Discord",
    "Interaction",
    "Json",
    "RunningBot",
    "guild_id_of",
    "open_discord",
    "running_bot",
    "until",
]
