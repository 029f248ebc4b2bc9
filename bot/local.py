"""The local channel: the real bot in a simulated Discord, in a browser on this machine alone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

import simcord

from bot.client import AzulBot
from bot.settings import Settings, SettingsError
from engine import Refusal
from storage.base import GameStore

log = logging.getLogger(__name__)

CHANNEL: Final = "azul"
MEMBERS: Final = ("Ada", "Bruno", "Chiyo", "Дарина")


async def run_local(
    store: GameStore,
    settings: Settings,
    stopped: asyncio.Event,
    announce: Callable[[str], Awaitable[None]] | None = None,
) -> None:
    """Open the channel, print its address, and serve it until `stopped` is set.

    Server, channel and members are made in the same order every time and so have the same ids: a game goes on
    where it was. Raises `SettingsError` if the port is taken.
    """
    bot = AzulBot(store, render_threads=settings.render_threads, now=lambda: datetime.now(UTC))
    async with simcord.run(bot, shard_count=1, check_errors=False, settle_timeout=30.0) as env:
        guild = env.create_guild("Azul", owner=env.create_user("Olivia"))
        channel = guild.create_text_channel(CHANNEL, topic="Type /azul start")
        members = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in MEMBERS]
        await env.settle()
        await _go_on(bot, channel.id)
        try:
            async with env.preview(
                channel, viewers=members, layout="channel", port=settings.local_port
            ) as preview:
                if announce is not None:
                    await announce(preview.url)
                await stopped.wait()
        except simcord.SetupError as error:
            raise SettingsError(f"AZUL_LOCAL_PORT: {error}") from None


async def _go_on(bot: AzulBot, channel_id: int) -> None:
    """Show the game that a former run left in the channel: the messages themselves are gone with it."""
    try:
        game = await bot.tables.at(channel_id)
    except Refusal:
        return
    if game.table.is_open:
        await bot.presenter.present(game.id, again=True)
