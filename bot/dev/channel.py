"""Runs the local channel: a simulated server, a channel and members, with the real bot."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import UTC, datetime
from typing import Final

import discord
import simcord
from simcord._clock import Clock
from simcord.backend.cdn import CDN_BASE

import render
from azul import Colour
from bot.app import AzulBot
from bot.dev.page import PageUnavailable, serve_page
from bot.feed.scheduler import MIN_SLEEP
from bot.ops.health import Health
from bot.ops.metrics.setup import metrics_server, observer_for
from bot.settings import Settings, SettingsError
from bot.ui.drawing import Pictures
from engine import Engines, Refusal, Workers
from storage.records import DamagedRecord
from storage.store import Store

CHANNEL: Final = "azul"
MEMBERS: Final = {
    "Ada": Colour.RED,
    "Bruno": Colour.WHITE,
    "Chiyo": Colour.YELLOW,
    "Дарина": Colour.BLACK,
}
"""Their names, and the tile of the chocolatier theme that is their avatar."""


class RealTime(Clock):
    """The simulation's clock, set to the real time, by which messages are dated.

    Tasks that wait for it still wait until it is advanced.
    """

    def now(self) -> datetime:
        """Return the real time."""
        return datetime.now(UTC)


async def run_local(
    store: Store,
    settings: Settings,
    stopped: asyncio.Event,
    announce: Callable[[str], Awaitable[None]],
) -> None:
    """Open the channel, announce its address, and serve it until it is closed or `stopped` is set.

    Server, channel and members are created in the same order every time and so have the same ids, and a game
    can be continued. Raise `SettingsError` if the port can't be used.
    """
    pictures = Pictures(settings.render_threads)
    pictures.warm_up()
    bot = AzulBot(
        store,
        pictures=pictures,
        now=lambda: datetime.now(UTC),
        threads_per_channel=0,  # the page shows one channel
        thinker=Workers(settings.computer_workers),
        engines=Engines(settings.engines),
        observer=observer_for(settings),
    )
    health = Health(bot, store, loops_run=False)
    # Everything exists before the bot starts, which suspends games whose servers it can't find.
    nobody = discord.AutoShardedClient(intents=discord.Intents.none())
    async with (
        metrics_server(bot, health, settings),
        simcord.run(nobody, shard_count=1, check_errors=False, settle_timeout=30.0) as env,
    ):
        guild = env.create_guild("Azul", owner=env.create_user("Olivia"))
        channel = guild.create_text_channel(CHANNEL, topic="Type /azul start")
        members = [
            guild.add_member(env.create_user(name.lower(), global_name=name, avatar=colour.word))
            for name, colour in MEMBERS.items()
        ]
        await env.restart_bot(bot)
        env.backend.clock = RealTime()
        if bot.user is not None:
            await bot.user.edit(username="Azul")
        if channel.last_message is None:
            await _go_on(bot, channel.id)
        async with env.preview(
            channel,
            viewers=members,
            layout="channel",
            assets=_emoji_pictures(bot) | _avatars(bot, members),
        ) as preview:

            def newest() -> int | None:
                """Return the id of the newest message, also of those that only one member sees."""
                return max(env.backend.messages.get(channel.id, ()), default=None)

            async def refresh() -> bool:
                try:
                    await preview.refresh()
                except (simcord.SetupError, TimeoutError):  # the bot is busy
                    return False
                return True

            try:
                async with serve_page(preview.url, settings.local_port, refresh) as page:
                    await announce(page.url)
                    await _first_of(
                        stopped.wait(), preview.wait_closed(), _keep_time(bot, newest, page.refresh)
                    )
            except PageUnavailable as error:
                raise SettingsError(f"AZUL_LOCAL_PORT: {error}") from None


async def _go_on(bot: AzulBot, channel_id: int) -> None:
    """Show the game that an earlier run left in the channel, whose messages are gone."""
    try:
        game = await bot.games.at(channel_id)
    except (Refusal, DamagedRecord):  # the commands say what is wrong
        return
    if game.table.is_open:
        await bot.presenter.present(game.id, again=True)


async def _keep_time(
    bot: AzulBot, newest: Callable[[], int | None], refresh: Callable[[], Awaitable[bool]]
) -> None:
    """Run what is due in games, such as computers' moves, show it, and count finished games in statistics.

    The bot's own loops don't run: they wait for the simulation's clock. The page tells how long ago something
    was as of its last refresh, so each new message, the `newest`, brings one.
    """
    seen = newest()

    async def look() -> float:
        nonlocal seen
        await bot.scheduler.run_due()
        await bot.games.statistics.catch_up()
        await asyncio.sleep(MIN_SLEEP)
        now = newest()
        if now != seen and await refresh():
            seen = now
        return 0.0

    await bot.supervisor.run("keeping time", look)


def _emoji_pictures(bot: AzulBot) -> dict[str, tuple[str, bytes]]:
    """Return the tile emojis by the URLs from which the simulation loads them."""
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (
            f"{colour.word}.png",
            render.tile_emoji(colour, render.get_theme(theme)),
        )
        for theme, emojis in bot.emojis_of_tiles.by_theme.items()
        for colour, emoji in emojis.items()
    }


def _avatars(bot: AzulBot, members: Iterable[simcord.MemberActor]) -> dict[str, tuple[str, bytes]]:
    """Return the avatars of the bot and the members by the URLs from which the simulation loads them.

    The bot has no avatar of its own here, so its icon stands for the default avatar.
    """
    icon = ("azul.png", render.encode(render.app_icon()))
    theme = render.get_theme("chocolatier")
    return {f"{CDN_BASE}/embed/avatars/{(bot.user_id >> 22) % 6}.png": icon} | {
        f"{CDN_BASE}/avatars/{member.id}/{colour.word}.png": (
            f"{colour.word}.png",
            render.tile_emoji(colour, theme),
        )
        for member, colour in zip(members, MEMBERS.values(), strict=True)
    }


async def _first_of(*waits: Coroutine[object, object, object]) -> None:
    """Return when the first of these has ended."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
