"""How often shards connect again."""

from discord.ext import commands
from prometheus_client import Counter


def count_reconnects(bot: commands.AutoShardedBot, reconnects: Counter) -> None:
    """Count whenever a shard connects that has been connected before."""
    connected: set[int] = set()

    async def begun(shard: int) -> None:
        if shard in connected:
            reconnects.labels(str(shard), "anew").inc()
        connected.add(shard)

    async def resumed(shard: int) -> None:
        reconnects.labels(str(shard), "resumed").inc()

    bot.add_listener(begun, "on_shard_connect")
    bot.add_listener(resumed, "on_shard_resumed")
