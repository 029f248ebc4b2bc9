"""The operators' commands, such as `python -m bot backup FILE`, most of them about the bot's database."""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.ops import people
from bot.ops.audit import check
from bot.ops.terminal import NOT_DONE, STOPPED, Parser, ProgressLine, confirm
from bot.settings import SettingsError, database_named, load_settings
from storage.drivers import is_url, open_store
from storage.maintenance.backup import BackupFailed
from storage.maintenance.copy import CopyDiffers
from storage.maintenance.databases import (
    DatabaseLocation,
    copy_database,
    make_backup,
    name_of,
    open_for_maintenance,
    restore_backup,
)
from storage.maintenance.reader import pluralized
from storage.records import DamagedRecord, StorageError
from storage.store import Store

PROGRAM: Final = "python -m bot"
FAULTS_FOUND: Final = 1
NICENESS: Final = 10
"""The niceness that `--gently` adds to a command's."""

_DATABASE: Final = "the database; by default the bot's own (AZUL_DATABASE)"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Return 0, 1 if something is damaged, 2 if it isn't done, or 130 if it was stopped."""
    parser = _parser()
    options = parser.parse_args(argv)
    progress = ProgressLine()
    try:
        if options.run is not _copy:
            options.database = options.database or load_settings().store
        return asyncio.run(_stoppable(options.run(options, progress)))
    except (BackupFailed, CopyDiffers, DamagedRecord) as error:
        return _print_error(progress, error, FAULTS_FOUND)
    except (SettingsError, StorageError) as error:
        return _print_error(progress, error, NOT_DONE)
    except (KeyboardInterrupt, asyncio.CancelledError):
        return _print_error(progress, "stopped", STOPPED)


def _print_error(progress: ProgressLine, what: object, code: int) -> int:
    progress.over()
    print(f"azul: {' '.join(str(what).split())}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [-h] [COMMAND ...]",
        description="Run the bot: in Discord with a token, in a local channel without one. "
        "With a COMMAND, maintain its database instead: a file, or one on a PostgreSQL server.",
        epilog="Settings are environment variables, or lines in the file .env: see .env.example. A command's "
        "exit code is 0 on success, 1 if something is damaged, and 2 if it could not be carried out.",
    )
    commands = parser.add_subparsers(
        prog=PROGRAM, title="commands", dest="command", required=True, metavar="COMMAND"
    )

    def command(name: str, run: Callable[..., Awaitable[int]], purpose: str, more: str = "") -> Parser:
        description = f"{purpose[0].upper()}{purpose[1:]}. {more}"
        added: Parser = commands.add_parser(name, help=purpose, description=description)
        added.set_defaults(run=run, database=None)
        if run is not _copy:
            added.add_argument("--database", type=_database, metavar="DATABASE", help=_DATABASE)
        return added

    backup = command(
        "backup",
        _back_up,
        "make a backup while the bot keeps running",
        "It is an SQLite file, whichever database it is made from, and is checked before it gets its name.",
    )
    backup.add_argument(
        "--gently",
        action="store_true",
        help="run at low priority, as nightly backups do",
    )
    backup.add_argument("file", type=_file, metavar="FILE", help="the file to create; it must not exist yet")

    command(
        "check-database",
        _check,
        "check the database for damage",
        "It replays every log and recomputes every deal from its secret. Nothing is repaired; the bot can "
        "keep running.",
    )

    copying = command(
        "copy",
        _copy,
        "copy everything from one database to another: files or servers",
        "Stop the bot first. The target has to be empty. If the command is interrupted, run it again to "
        "continue. At the end, both databases are read and compared.",
    )
    copying.add_argument(
        "source", type=_database, metavar="FROM", help="a file, or postgresql://user@host/name"
    )
    copying.add_argument(
        "target", type=_database, metavar="TO", help="a file that must not exist yet, or another such address"
    )

    command(
        "check",
        _examine,
        "check everything the bot needs: token, permissions, database, disk, backups, fonts, clock",
        "Each line says ok, or what to do. Without a token, Discord isn't contacted.",
    )

    restoring = command(
        "restore",
        _restore,
        "replace the database file with a backup",
        "Stop the bot first. The backup is checked, and kept; the replaced file is renamed in its folder. "
        "A backup from an older version is for going back to that version. For a server, use copy instead.",
    )
    restoring.add_argument("file", type=_file, metavar="FILE", help="the backup")

    command(
        "upgrade",
        _upgrade,
        "upgrade a database from an older version, as the bot does when it starts",
        "Stop the bot and make a backup first: the older version can't use the database any more.",
    )

    statistics = command(
        "statistics",
        _statistics,
        "recount all finished games from their logs",
        "Stop the bot first. Results, ratings and achievements are computed from scratch; if the command is "
        "interrupted, nothing has changed. Needed after a game was removed, or if the release notes say so.",
    )
    statistics.add_argument("action", choices=["rebuild"], help="rebuild: start from scratch")

    game = command(
        "remove-game",
        _remove_game,
        "remove a game permanently",
        "Stop the bot first if its database is a file.",
    )
    game.add_argument("game", type=_number("the number of a game"), metavar="ID", help="the game's number")
    export = command("export-person", _export, "print what is stored about a person, as JSON")
    person = command(
        "remove-person",
        _remove_person,
        "remove what is stored about a person, in all games",
        "Stop the bot first if its database is a file.",
    )
    for each in (export, person):
        each.add_argument(
            "person", type=_number("a Discord id"), metavar="ID", help="the person's Discord id"
        )
    for each in (game, person):
        each.add_argument("--yes", action="store_true", help="don't ask for confirmation on a terminal")
    return parser


def _number(what: str) -> Callable[[str], int]:
    def read(typed: str) -> int:
        if not (typed.isascii() and typed.isdigit() and 0 < int(typed[:30]) < 2**63):
            raise argparse.ArgumentTypeError(f"{typed!r} isn't {what}")
        return int(typed)

    return read


def _file(typed: str) -> Path:
    if not typed.strip():
        raise argparse.ArgumentTypeError("is empty")
    return Path(typed)


def _database(typed: str) -> Path | str:
    try:
        return database_named(typed)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


async def _stoppable(command: Awaitable[int]) -> int:
    """Run a command; SIGTERM ends it as Ctrl-C does, so that it leaves nothing half done behind."""
    task = asyncio.ensure_future(command)
    with suppress(NotImplementedError):  # Windows has no such handlers
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await task


async def _back_up(options: argparse.Namespace, progress: ProgressLine) -> int:
    if options.gently and hasattr(os, "nice"):
        os.nice(NICENESS)
    size = await make_backup(options.database, options.file, progress)
    progress.over()
    print(f"{options.file}: {pluralized(size, 'byte')}, checked")
    return 0


async def _examine(options: argparse.Namespace, _: ProgressLine) -> int:
    from bot.ops.doctor import examine  # noqa: PLC0415 - it loads much of the bot, which no other command needs

    settings = load_settings().model_copy(update={"database": _as_set(options.database)})
    is_ok = True
    async for finding in examine(settings):
        print(finding, flush=True)
        is_ok &= finding.is_ok
    return 0 if is_ok else FAULTS_FOUND


def _as_set(database: DatabaseLocation) -> Path | SecretStr:
    return SecretStr(str(database)) if is_url(database) else Path(database)


async def _restore(options: argparse.Namespace, progress: ProgressLine) -> int:
    if is_url(options.database):
        raise StorageError(
            f"{name_of(options.database)} is on a server: empty that, "
            f"then python -m bot copy {options.file} to it"
        )
    replaced = await restore_backup(options.file, Path(options.database), datetime.now(UTC), progress)
    progress.over()
    print(f"{options.database} now has the contents of {options.file}")
    if replaced is not None:
        print(f"the previous file is now {replaced}")
    return 0


async def _copy(options: argparse.Namespace, progress: ProgressLine) -> int:
    copied = await copy_database(options.source, options.target, progress)
    progress.over()
    source, target = name_of(options.source), name_of(options.target)
    print(f"{target} has the same {pluralized(copied.rows, 'row')} as {source}")
    print(f"SHA-256 {copied.digest}")
    return 0


async def _upgrade(options: argparse.Namespace, _: ProgressLine) -> int:
    async with open_for_maintenance(options.database, exclusive=True, may_be_older=True):
        pass  # this checks that it exists and that no bot uses it
    store = await open_store(options.database, exclusive=True)
    await store.close()
    print(f"{name_of(options.database)} is up to date")
    return 0


async def _check(options: argparse.Namespace, progress: ProgressLine) -> int:
    def say(line: str) -> None:
        progress.over()
        print(line, flush=True)

    async with open_for_maintenance(options.database) as opened:
        report = await check(opened, say, progress)
    say(str(report))
    return 0 if report.is_whole else FAULTS_FOUND


async def _opened(database: DatabaseLocation, *, exclusive: bool = True) -> Store:
    """Open a database of this version; refuse an older one, which would be migrated under a running bot.

    With `exclusive` no bot may use it if it is a file. On a server bots notice what others change.
    """
    async with open_for_maintenance(database, exclusive=exclusive and not is_url(database)):
        pass
    return await open_store(database, exclusive=exclusive)


async def _remove_game(options: argparse.Namespace, _: ProgressLine) -> int:
    store = await _opened(options.database)
    try:
        if await store.load(options.game) is None:
            raise StorageError(f"there is no game {options.game} in {name_of(options.database)}")
        if not (options.yes or confirm(f"Remove game {options.game} permanently?")):
            return _kept()
        await store.remove(options.game)
        await store.purge_deleted(thoroughly=True)
    finally:
        await store.close()
    print(f"game {options.game} is removed")
    return 0


async def _statistics(options: argparse.Namespace, progress: ProgressLine) -> int:
    from bot.ops.rebuild import rebuild  # noqa: PLC0415 - no other command starts processes

    store = await _opened(options.database)
    try:
        rebuilt = await rebuild(store, lambda done: progress("counting games", done))
    finally:
        await store.close()
    progress.over()
    for fault in rebuilt.damaged:
        print(f"azul: not counted: {fault}", file=sys.stderr)
    print(f"{pluralized(rebuilt.games, 'game')} counted")
    return FAULTS_FOUND if rebuilt.damaged else 0


async def _export(options: argparse.Namespace, _: ProgressLine) -> int:
    store = await _opened(options.database, exclusive=False)
    try:
        print(await people.export(store, options.person), end="")
    finally:
        await store.close()
    return 0


async def _remove_person(options: argparse.Namespace, _: ProgressLine) -> int:
    store = await _opened(options.database)
    try:
        if not (options.yes or confirm(f"Remove person {options.person} from all games permanently?")):
            return _kept()
        done = await people.remove(store, options.person)
    finally:
        await store.close()
    games = ", ".join(map(str, done.games)) or "none"
    print(f"person {options.person} is removed, with settings and plans; games that named them: {games}")
    for game_id, why in done.damaged:
        print(f"azul: game {game_id} still names them, and has to be removed: {why}", file=sys.stderr)
    return FAULTS_FOUND if done.damaged else 0


def _kept() -> int:
    print("azul: nothing was removed", file=sys.stderr)
    return NOT_DONE
