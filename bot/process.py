"""The bot as a process: settings, startup, shutdown and exit code."""

import asyncio
import gc
import logging
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord

import render
from azul import __version__
from bot.cluster.ownership import ShardOwnership
from bot.cluster.setup import explain_mismatch, is_running, open_shards, shard_count
from bot.logs.outages import Outages, format_duration
from bot.logs.redaction import Secrets
from bot.logs.setup import report_lost_errors, set_up_logging
from bot.ops.backups import NightlyBackups
from bot.ops.disks import Disks
from bot.ops.health import Health, log_health
from bot.ops.loop_watchdog import loop_watchdog
from bot.ops.metrics.setup import metrics_server, observer_for
from bot.ops.systemd import READY, STOPPING, notify
from bot.settings import RetryableSettingsError, Settings, SettingsError, default_backups, load_settings
from bot.supervisor import Supervisor
from bot.ui.drawing import Pictures
from engine import Engines, Workers
from storage.drivers import open_store
from storage.leases import ShardCountMismatch
from storage.maintenance.databases import back_up_before_migration, name_of
from storage.maintenance.reader import pluralized
from storage.records import StorageError, Unavailable
from storage.store import Store

if TYPE_CHECKING:  # it asks the themes for their titles: a broken one has none
    from bot.app import AzulBot

log = logging.getLogger("bot")

EXIT_BAD_SETTINGS = 2
"""Exit code for errors that a restart can't fix."""
EXIT_TRY_LATER = 75
"""Exit code for errors that may pass: `EX_TEMPFAIL` of sysexits.h."""
FIRST_SHARD = 0
MAX_COUNTED_GAMES = 100_000
READY_POLL = 0.2
"""Seconds between checks whether the bot is ready."""
MAX_LOOP_STALL = 60.0
"""Seconds for one iteration of the event loop before it counts as hung."""
SWITCH_INTERVAL = 0.001
"""Seconds after which a drawing thread yields the interpreter to the event loop."""


def main() -> int:
    """Run until SIGTERM or SIGINT; return the exit code: 0, `EXIT_BAD_SETTINGS` or `EXIT_TRY_LATER`."""
    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"azul: {error}", file=sys.stderr)
        return EXIT_BAD_SETTINGS
    outages = set_up_logging(settings.log_format, settings.log_level, settings.secrets)
    try:
        return asyncio.run(_run(settings, outages))
    except (SettingsError, render.ThemeError) as error:
        if settings.log_format == "json":
            log.critical("%s", str(error))
        else:
            print(f"azul: {Secrets(settings.secrets).redacted(str(error))}", file=sys.stderr)
        return EXIT_TRY_LATER if isinstance(error, RetryableSettingsError) else EXIT_BAD_SETTINGS


async def _run(settings: Settings, outages: Outages) -> int:
    if settings.token is None and settings.shards is not None:
        raise SettingsError(
            "AZUL_SHARDS: only a bot with a token has shards; set DISCORD_TOKEN too, "
            "or remove this for the local channel"
        )
    begun = time.monotonic()
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    report_lost_errors(loop)
    sys.setswitchinterval(SWITCH_INTERVAL)
    for wanted in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C raises there
            loop.add_signal_handler(wanted, stopped.set)
    with _blame_database():
        await _back_up_before_migration(settings)
        store = await open_store(settings.store, exclusive=True)
    try:
        for theme in render.theme_names():
            _ = render.get_theme(theme)  # reports an operator's broken theme here, in one line
        if settings.token is None:
            async with _running(_backups(settings)):
                await _local(store, settings, stopped)
            return 0
        # Not for the local channel: a debugger's breakpoint stops the loop too.
        with loop_watchdog(MAX_LOOP_STALL):
            token = settings.token.get_secret_value().strip()
            log.info("%s", _start_line(settings))
            code = await _connected(store, settings, token, stopped, outages, begun)
            log.info("Stopped, %s after the start", format_duration(time.monotonic() - begun))
            return code
    finally:
        await store.close()


async def _back_up_before_migration(settings: Settings) -> None:
    """Make a backup if the database has an older schema, so that the older version can be restored."""
    folder = settings.backups
    if folder is None and "backups" not in settings.model_fields_set:
        folder = default_backups(settings.database)
    if folder is None:
        return
    if not isinstance(settings.database, Path) and folder == default_backups(settings.database):
        with suppress(OSError):  # making the backup reports that
            folder.parent.mkdir(exist_ok=True)  # which no database file has created
    made = await back_up_before_migration(settings.store, folder, datetime.now(UTC))
    if made is not None:
        log.info("Upgrading a database from an older version; its backup is %s", made)


def _backups(
    settings: Settings, shards: ShardOwnership | None = None, supervisor: Supervisor | None = None
) -> NightlyBackups | None:
    """Return the nightly backups, if any; in a cluster, the process that runs the first shard makes them."""
    if settings.backups is None:
        return None
    return NightlyBackups(
        settings.store,
        settings.backups,
        is_ours=lambda: shards is None or FIRST_SHARD in shards.shown.shards,
        supervisor=supervisor,
    )


def _running(backups: NightlyBackups | None) -> AbstractAsyncContextManager[None]:
    return nullcontext() if backups is None else backups.running()


def _disks(settings: Settings) -> Disks:
    """Return the disks that a process with these settings writes to."""
    folders = {
        "database": settings.database.parent if isinstance(settings.database, Path) else None,
        "backups": settings.backups,
    }
    return Disks({what: folder for what, folder in folders.items() if folder is not None})


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

    with _blame_database():
        runs_already = await is_running(settings.store)
    if runs_already:
        raise SettingsError("DISCORD_TOKEN: is not set, and the bot runs on this database already")

    async def announce(url: str) -> None:
        print(
            f"No DISCORD_TOKEN is set. The local channel is open at\n\n  {url}\n\nCtrl-C ends it.", flush=True
        )

    _freeze_startup_objects()
    await run_local(store, settings, stopped, announce)


async def _connected(
    store: Store,
    settings: Settings,
    token: str,
    stopped: asyncio.Event,
    outages: Outages | None = None,
    begun: float | None = None,
) -> int:
    from bot.app import AzulBot  # noqa: PLC0415 - asks the themes for their titles: a broken one has none

    try:
        with _blame_database():
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
        engines=Engines(settings.engines),
        observer=observer_for(settings),
    )
    _freeze_startup_objects()
    pictures.warm_up()
    backups = _backups(settings, shards, bot.supervisor)
    health = Health(bot, store, backups=backups, disks=_disks(settings))
    async with bot, metrics_server(bot, health, settings), _running(backups):
        running = asyncio.create_task(bot.start(token))
        stopping = asyncio.create_task(stopped.wait())
        logging_health = asyncio.create_task(log_health(health, bot.supervisor, outages or Outages()))
        saying_ready = asyncio.create_task(_announce_ready(bot, begun or time.monotonic()))
        refused = asyncio.create_task(shards.until_refused() if shards else asyncio.Event().wait())
        await asyncio.wait({running, stopping, logging_health, refused}, return_when=asyncio.FIRST_COMPLETED)
        notify(STOPPING)
        if stopping.done():
            draining = asyncio.create_task(bot.drain())
            await asyncio.wait({running, draining, refused}, return_when=asyncio.FIRST_COMPLETED)
            draining.cancel()
        if not running.done():
            running.cancel()  # it may still be connecting, and reconnects by itself
        ended = refused if refused.done() else running
        await bot.close()
        for task in (stopping, logging_health, saying_ready, refused):
            task.cancel()
        try:
            await ended
        except ShardCountMismatch as error:
            raise SettingsError(f"AZUL_SHARDS: {explain_mismatch(error)}") from None
        except discord.LoginFailure:
            raise SettingsError("DISCORD_TOKEN: Discord does not accept this token") from None
        except StorageError as error:
            log.error("The bot could not start: %s", error)
            return EXIT_TRY_LATER
        except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
            log.error("The connection to Discord failed: %s", error)
            return EXIT_TRY_LATER
        except asyncio.CancelledError:
            pass
    return 0


def _start_line(settings: Settings) -> str:
    """Return the first line of a process's log."""
    parts = [
        f"database {name_of(settings.store)}",
        f"backups in {settings.backups}" if settings.backups is not None else "no backups",
        settings.summary,
    ]
    return f"Azul bot {__version__} starts: {', '.join(filter(None, parts))}"


async def _announce_ready(bot: "AzulBot", begun: float) -> None:
    """Log, and tell systemd, when the bot is ready for the first time."""
    while not (bot.is_ready() and bot.is_connected):  # noqa: ASYNC110 - many events together make it so
        await asyncio.sleep(READY_POLL)
    notify(READY)
    seconds = time.monotonic() - begun
    if not bot.shard_scope.shown.shards:  # in a cluster, it waits for its shards, or stands by
        log.info("Ready for shards, %.1f s after the start", seconds)
        return
    games = "games unknown"
    with suppress(StorageError):
        counts = await bot.games.count_games(MAX_COUNTED_GAMES, bot.shard_scope.shown)
        games = pluralized(counts.lobby + counts.playing, "open game")
    servers = pluralized(len(bot.guilds), "server")
    log.info("Ready: %s, %s, %.1f s after the start", servers, games, seconds)


@contextmanager
def _blame_database() -> Iterator[None]:
    """Turn a database error at startup into an error of its setting."""
    try:
        yield
    except Unavailable as error:
        raise RetryableSettingsError(f"AZUL_DATABASE: {error}") from None
    except StorageError as error:
        raise SettingsError(f"AZUL_DATABASE: {error}") from None


def _freeze_startup_objects() -> None:
    """Exclude existing objects from garbage collection, and collect less often: few objects form cycles."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()
