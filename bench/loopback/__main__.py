"""``python -m bench.loopback``: open a Discord on this machine for bots to connect to, until Ctrl-C.

``python -m bench.loopback.launch REST GATEWAY`` then runs a bot against the addresses that this prints.
"""

import argparse
import asyncio
import random
from contextlib import suppress

from bench.loopback import Discord, Place, guild_id_of, open_discord


def main() -> None:
    """Read the command line, and serve."""
    parser = argparse.ArgumentParser(prog="python -m bench.loopback", description="A Discord of your own.")
    parser.add_argument("--port", type=int, default=0, help="any by default")
    parser.add_argument("--servers", type=int, default=1, help="how many servers the bot is in")
    parser.add_argument("--channels", type=int, default=1, help="how many channels each of them has")
    parser.add_argument("--shards", type=int, default=1, help="how many shards are recommended")
    parser.add_argument("--latency", type=float, default=0.0, help="milliseconds that a request takes")
    with suppress(KeyboardInterrupt):
        asyncio.run(_serve(parser.parse_args()))


async def _serve(asked: argparse.Namespace) -> None:
    places = [
        Place(guild_id_of(server), [guild_id_of(server) + 1 + each for each in range(asked.channels)])
        for server in range(asked.servers)
    ]
    seconds: float = asked.latency / 1000

    def latency() -> float:
        return random.uniform(0.5, 1.5) * seconds

    discord = Discord(places, shards=asked.shards, latency=latency if seconds else None)
    discord.keep_requests = False
    async with open_discord(discord, asked.port):
        print(f"python -m bench.loopback.launch {discord.rest_url} {discord.gateway_url}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    main()
