"""The bot as a process: settings, startup, shutdown and exit code."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress

import aiohttp
import discord

import render
from bot.cluster.ownership import ShardOwnership
from bot.cluster.setup import explain_mismatch, is_running, open_shards, shard_count
from bot.logs.redaction import Secrets
from bot.logs.setup import report_lost_errors, set_up_logging
from bot.ops.backups import NightlyBackups
from bot.ops.health import Health, log_health
from bot.ops.loop_watchdog import loop_watchdog
from bot.ops.metrics.setup import metrics_server, observer_for
from bot.settings import Settings, SettingsError, load_settings
from bot.supervisor import Supervisor
from bot.ui.drawing import Pictures
from engine import Workers
from storage.drivers import open_store
from storage.leases import ShardCountMismatch
from storage.records import StorageError
from storage.store import Store

log = logging.getLogger("bot")

BAD_SETTINGS = 2
NO_CONNECTION = 1
FIRST_SHARD = 0
LONGEST_TURN = 60.0
"""Seconds that one iteration of the event loop may take before it counts as hung."""
GIVE_WAY = 0.001
"""Seconds after which a drawing thread yields to the event loop, for which people wait."""


def main() -> int:
    """Run until SIGTERM or SIGINT; return the exit code, 2 for an invalid setting or theme."""
    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"azul: {error}", file=sys.stderr)
        return BAD_SETTINGS
    set_up_logging(settings.log_format, settings.log_level, settings.secrets)
    try:
        return asyncio.run(_run(settings))
    except (SettingsError, render.ThemeError) as error:
        if settings.log_format == "json":
            log.critical("%s", str(error))
        else:
            print(f"azul: {Secrets(settings.secrets).hidden(str(error))}", file=sys.stderr)
        return BAD_SETTINGS


async def _run(settings: Settings) -> int:
    if settings.token is None and settings.shards is not None:
        raise SettingsError(
            "AZUL_SHARDS: only a bot with a token has shards; set DISCORD_TOKEN too, "
            "or remove this for the local channel"
        )
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    report_lost_errors(loop)
    sys.setswitchinterval(GIVE_WAY)
    for wanted in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C raises there
            loop.add_signal_handler(wanted, stopped.set)
    with _database_to_blame():
        store = await open_store(settings.store, alone=True)
    try:
        for theme in render.theme_names():
            _ = render.get_theme(theme)  # a broken theme of the operator's is reported here, in one line
        if settings.token is None:
            async with _backups(settings):
                await _local(store, settings, stopped)
            return 0
        # Not for the local channel: whoever stops there in a debugger stops the loop.
        with loop_watchdog(LONGEST_TURN):
            return await _connected(store, settings, settings.token.get_secret_value().strip(), stopped)
    finally:
        await store.close()


def _backups(
    settings: Settings, shards: ShardOwnership | None = None, supervisor: Supervisor | None = None
) -> AbstractAsyncContextManager[None]:
    """Make nightly backups, in the process that runs the first shard if there are several."""
    if settings.backups is None:
        return nullcontext()
    return NightlyBackups(
        settings.store,
        settings.backups,
        is_ours=lambda: shards is None or FIRST_SHARD in shards.shown.shards,
        supervisor=supervisor,
    ).running()


async def _local(store: Store, settings: Settings, stopped: asyncio.Event) -> None:
    # The library would warn about the tokens and intents of the simulation's own clients.
    for name in ("discord.client", "discord.state"):
        logging.getLogger(name).setLevel(logging.ERROR)
    try:
        from bot.dev import run_local  # noqa: PLC0415 - an extra that servers don't install
    except ImportError:
        raise SettingsError(
            "DISCORD_TOKEN: is not set, and the local channel that opens instead is not installed"
        ) from None

    with _database_to_blame():
        runs_already = await is_running(settings.store)
    if runs_already:
        raise SettingsError("DISCORD_TOKEN: is not set, and the bot runs on this database already")

    async def announce(url: str) -> None:
        print(
            f"No DISCORD_TOKEN is set. The local channel is open at\n\n  {url}\n\nCtrl-C ends it.", flush=True
        )

    _leave_alone_what_is_there()
    await run_local(store, settings, stopped, announce)


async def _connected(store: Store, settings: Settings, token: str, stopped: asyncio.Event) -> int:
    from bot.app import AzulBot  # noqa: PLC0415 - asks the themes for their titles: a broken one has none

    try:
        with _database_to_blame():
            shards = await open_shards(settings.store, settings.shards)
    except ValueError as error:
        raise SettingsError(f"AZUL_SHARDS: {error}") from None
    pictures = Pictures(settings.render_threads)
    bot = AzulBot(
        store,
        shards=shards,
        shard_count=shard_count(settings.shards),
        pictures=pictures,
        threads_per_channel=settings.threads_per_channel,
        thinker=Workers(settings.computer_workers),
        observer=observer_for(settings),
    )
    _leave_alone_what_is_there()
    pictures.warm_up()
    health = Health(bot, store)
    async with bot, metrics_server(bot, health, settings), _backups(settings, shards, bot.supervisor):
        running = asyncio.create_task(bot.start(token))
        stopping = asyncio.create_task(stopped.wait())
        logging_health = asyncio.create_task(log_health(health, bot.supervisor))
        refused = asyncio.create_task(shards.until_refused() if shards else asyncio.Event().wait())
        await asyncio.wait({running, stopping, logging_health, refused}, return_when=asyncio.FIRST_COMPLETED)
        if stopping.done():
            draining = asyncio.create_task(bot.drain())
            await asyncio.wait({running, draining, refused}, return_when=asyncio.FIRST_COMPLETED)
            draining.cancel()
        if not running.done():
            running.cancel()  # it may still be connecting, and reconnects by itself
        ended = refused if refused.done() else running
        await bot.close()
        for task in (stopping, logging_health, refused):
            task.cancel()
        try:
            await ended
        except ShardCountMismatch as error:
            raise SettingsError(f"AZUL_SHARDS: {explain_mismatch(error)}") from None
        except discord.LoginFailure:
            raise SettingsError("DISCORD_TOKEN: Discord does not accept this token") from None
        except StorageError as error:
            log.error("The bot could not begin: %s", error)  # noqa: TRY400 - says it all
            return NO_CONNECTION
        except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
            log.error("The connection to Discord failed: %s", error)  # noqa: TRY400 - the cause is its text
            return NO_CONNECTION
        except asyncio.CancelledError:
            pass
    return 0


@contextmanager
def _database_to_blame() -> Iterator[None]:
    """Blame an error of the database at startup on its setting."""
    try:
        yield
    except StorageError as error:
        raise SettingsError(f"AZUL_DATABASE: {error}") from None


def _leave_alone_what_is_there() -> None:
    """Exclude what exists from garbage collection, and collect less often: few objects form cycles."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()
