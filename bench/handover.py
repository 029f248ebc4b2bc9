"""How long a shard is unanswered when one of two processes is stopped, comes back, or is killed.

People use a command on every shard four times a second. The stand-in for Discord insists on five seconds
between two IDENTIFYs, as it has only one bucket of them.
"""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final, NoReturn

from bench import Figure
from bench.loopback import Interaction, until
from bench.loopback.deployment import Deployment, open_deployment

ASK_EVERY: Final = 0.25
"""Seconds between two commands on a shard."""
IDENTIFY_EVERY: Final = 5.0
"""Seconds between two sessions of a bucket, as Discord requires them."""
SESSION_SECONDS: Final = 5.4
"""Seconds that the bot may take for each session."""
_HELP: Final = [{"type": 1, "name": "help", "options": []}]


def run(quick: bool) -> Sequence[Figure]:
    """Measure what people notice of a handover."""
    return asyncio.run(_measure(2 if quick else 8))


async def _measure(shards: int) -> Sequence[Figure]:
    half = shards // 2
    first, second = f"0-{half - 1}/{shards}", f"{half}-{shards - 1}/{shards}"
    async with open_deployment(shards, shards=shards) as deployment, asyncio.TaskGroup() as asking:
        gateway = deployment.discord.gateway
        gateway.buckets, gateway.identify_every = 1, IDENTIFY_EVERY
        asked: list[list[Interaction]] = [[] for _ in deployment.tables]
        places = zip(asked, deployment.tables, strict=True)
        tasks = [asking.create_task(_ask(deployment, table.channel_id, shard)) for shard, table in places]

        async def all_heard(since: float) -> None:
            await until(lambda: all(_is_heard(shard, since) for shard in asked))

        begun = monotonic()
        one = await deployment.start(AZUL_SHARDS=first)
        await deployment.start(AZUL_SHARDS=second)
        await all_heard(begun)
        opened = monotonic() - begun
        await asyncio.sleep(15)
        stopped = monotonic()
        await one.end()
        await all_heard(monotonic())
        await asyncio.sleep(5)
        returned = monotonic()
        one = await deployment.start(AZUL_SHARDS=first)
        await until(lambda: _is_at_home(deployment, half, returned))
        await asyncio.sleep(15)
        killed = monotonic()
        await one.kill()
        await all_heard(killed + 8)
        await asyncio.sleep(10)
        end = monotonic() - 4  # what was asked later can still be answered
        for task in tasks:
            task.cancel()

    gone = sorted(max(_unanswered(shard, killed, end), default=0.0) for shard in asked)[-half:]
    twice = sum(each.refused for shard in asked for each in shard)
    return [
        Figure(f"{shards} sessions open", opened, "s", bound=SESSION_SECONDS * shards + 8),
        Figure("IDENTIFYs refused", gateway.refused, "", bound=0),
        Figure(
            "a shard unheard while its process is stopped", _unheard(asked, stopped, returned), "s", bound=1
        ),
        Figure("a shard unheard while it comes back", _unheard(asked, returned, killed), "s", bound=1),
        Figure("heard again after a kill: the first shard", gone[0], "s", bound=13),
        Figure(f"the last of {half}", gone[-1], "s", bound=8 + SESSION_SECONDS * half),
        Figure("questions answered twice", twice, "", bound=0),
    ]


async def _ask(deployment: Deployment, channel_id: int, asked: list[Interaction]) -> NoReturn:
    """Ask on a shard until this is cancelled, and add every question to `asked`."""
    while True:
        asked.append(await deployment.discord.command(1, channel_id, _HELP))
        await asyncio.sleep(ASK_EVERY)


def _is_at_home(deployment: Deployment, shards: int, since: float) -> bool:
    """Return whether every shard has one session, and as many have a new one."""
    sessions = deployment.discord.gateway.sessions
    are_alone = sorted(each.shard for each in sessions) == list(range(deployment.discord.shards))
    return are_alone and sum(each.opened > since for each in sessions) >= shards


def _is_heard(shard: Sequence[Interaction], since: float) -> bool:
    return any(each.acknowledged for each in shard if each.sent > since)


def _unanswered(shard: Sequence[Interaction], since: float, until: float) -> list[float]:
    """Return how many seconds after `since` questions were asked that weren't answered."""
    return [each.sent - since for each in shard if since <= each.sent < until and each.acknowledged is None]


def _unheard(asked: Sequence[Sequence[Interaction]], since: float, until: float) -> float:
    return ASK_EVERY * max(len(_unanswered(shard, since, until)) for shard in asked)
