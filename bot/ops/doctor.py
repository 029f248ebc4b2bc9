"""`python -m bot check`: checks everything that the bot needs, and says how to fix what is missing."""

import asyncio
import os
import stat
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from pathlib import Path
from typing import Final

import aiohttp
import discord
from discord.http import Route

import render
from azul.gamefile.narration import printable
from bot.i18n.language import languages, words_for
from bot.ops.backups import NightlyBackups
from bot.ops.disks import Disks
from bot.settings import Settings, default_backups
from bot.ui.permissions import NEEDED_FOR_THREAD
from bot.words.captions import letters_lacking
from engine import Fault, try_out
from storage.maintenance.databases import name_of, open_for_maintenance
from storage.maintenance.reader import EmptyDatabase, pluralized
from storage.records import StorageError

DISCORD_TIMEOUT: Final = 10.0
"""Seconds that Discord has to answer."""
GUILDS_A_PAGE: Final = 200
"""The most servers in one of Discord's answers."""
MAX_CLOCK_SKEW: Final = 5.0
"""Seconds by which the machine's clock may differ from Discord's."""
MAX_BACKUP_AGE: Final = 26 * 3600.0
"""Seconds after which the next nightly backup should have been made."""
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


@dataclass(frozen=True, slots=True)
class Finding:
    """What was checked, the outcome, and whether it is fine or the operator has to act."""

    what: str
    text: str
    is_ok: bool = True

    def __str__(self) -> str:
        return f"{'ok' if self.is_ok else 'no':<4}{self.what}: {self.text}"


def trouble(what: str, text: str) -> Finding:
    """Return a finding on which the operator has to act."""
    return Finding(what, text, is_ok=False)


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    """Yield the findings. Nothing is changed, except that a file is made and removed in each folder."""
    yield Finding("settings", settings.summary or "all at their defaults")
    async for finding in _discord(settings):
        yield finding
    async for finding in _database(settings):
        yield finding
    async for finding in _engines(settings):
        yield finding
    for finding in await asyncio.to_thread(lambda: [*_files(settings), *_fonts()]):
        yield finding


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    if settings.token is None:
        yield Finding("token", "none is set, so a local channel opens; Discord isn't contacted")
        return
    token = settings.token.get_secret_value().strip()
    session = aiohttp.ClientSession(
        headers={"Authorization": f"Bot {token}"}, timeout=aiohttp.ClientTimeout(DISCORD_TIMEOUT)
    )
    async with session:
        try:
            async with session.get(f"{Route.BASE}/users/@me") as answer:
                if answer.status == HTTPStatus.UNAUTHORIZED:
                    yield trouble("token", "Discord doesn't accept it; reset it in the developer portal")
                    return
                answer.raise_for_status()
                yield Finding("token", f"it belongs to {(await answer.json())['username']}")
                yield _clock(answer.headers.get("Date", ""))
            for finding in _servers(await _all_guilds(session)):
                yield finding
        except (aiohttp.ClientError, TimeoutError) as error:
            yield trouble("Discord", f"it can't be reached ({type(error).__name__}); check the network")


async def _all_guilds(session: aiohttp.ClientSession) -> list[dict[str, str]]:
    guilds: list[dict[str, str]] = []
    is_last = False
    while not is_last:
        after = {"after": guilds[-1]["id"]} if guilds else {}
        async with session.get(f"{Route.BASE}/users/@me/guilds", params=after) as answer:
            answer.raise_for_status()
            page = await answer.json()
        guilds += page
        is_last = len(page) < GUILDS_A_PAGE
    return guilds


def _clock(date: str) -> Finding:
    try:
        off = (datetime.now(UTC) - parsedate_to_datetime(date)).total_seconds()
    except ValueError:
        return Finding("clock", "Discord's answer has no date")
    if abs(off) <= MAX_CLOCK_SKEW:
        return Finding("clock", "as Discord's")
    return trouble(
        "clock", f"{abs(off):.0f} s {'ahead of' if off > 0 else 'behind'} Discord's; set it, as NTP does"
    )


def _servers(guilds: list[dict[str, str]]) -> Iterator[Finding]:
    """Yield the servers where the bot's roles lack permissions; channels can deny more."""
    lacking = 0
    for guild in guilds:
        given = discord.Permissions(int(guild["permissions"]))
        missing = [
            name.replace("_", " ")
            for name, wanted in NEEDED_FOR_THREAD
            if wanted and not getattr(given, name)
        ]
        if missing and not given.administrator:
            lacking += 1
            yield trouble(
                "permissions",
                f"server {guild['id']} lacks: {', '.join(missing)}; grant them to the bot's role",
            )
    if not lacking:
        yield Finding("permissions", f"all granted, in {pluralized(len(guilds), 'server')}")


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    name = name_of(settings.store)
    try:
        async with open_for_maintenance(settings.store, may_be_older=True) as opened:
            yield Finding("database", f"{name}, schema {opened.schema}")
    except EmptyDatabase:
        yield Finding("database", f"{name} has no games yet")
    except StorageError as error:
        yield trouble("database", str(error))
    if isinstance(settings.database, Path):
        with suppress(OSError):
            if settings.database.stat().st_mode & _OTHERS:
                yield trouble(
                    "database", f"others on this machine can read it; chmod 600 {settings.database}"
                )


async def _engines(settings: Settings) -> AsyncIterator[Finding]:
    """Start each engine once, and have it make a move."""
    for program in settings.engines:
        what = f"engine {program.name}"
        try:
            introduction, reply = await try_out(program)
        except Fault as fault:
            yield trouble(what, f"{fault}; run python -m tools.conformance for details, see docs/engines.md")
            continue
        kinds = len(introduction.plays) or 12
        description = f"it is {printable(introduction.name)}, plays {kinds} of 12 kinds of games"
        if reply is None:
            yield trouble(what, f"it is {printable(introduction.name)}, and plays no kind of game")
        else:
            yield Finding(what, f"{description}, and moved after {reply.seconds:.1f} s")


def _files(settings: Settings) -> Iterator[Finding]:
    folders = {"volume": settings.database.parent if isinstance(settings.database, Path) else None}
    folders["backups"] = settings.backups
    for what, folder in folders.items():
        if folder is not None:
            is_usual = folder == default_backups(settings.database)
            yield _folder(what, folder, parents_made=1 if is_usual else 0)
    scarce = Disks({what: folder for what, folder in folders.items() if folder is not None}).check()
    yield trouble("disk", f"{scarce}; free some space") if scarce else Finding("disk", "there is room")
    if settings.backups is None:
        if settings.token is not None:
            yield trouble("backups", "none are made; set AZUL_BACKUPS to a folder, best on another disk")
        return
    last = NightlyBackups(settings.store, settings.backups).newest()
    if last is None:
        yield Finding("backups", "none yet; the bot makes one as soon as it runs")
    elif (age := time.time() - last.at) > MAX_BACKUP_AGE:
        yield trouble(
            "backups", f"the last is {age / 3600:.0f} h old; see the log for why no newer one was made"
        )
    else:
        yield Finding("backups", f"the last is {age / 3600:.0f} h old, {last.size / 1e6:,.1f} MB")


def _folder(what: str, folder: Path, *, parents_made: int) -> Finding:
    """Return a finding about whether a folder can be written to, or created with so many of its parents."""
    places = [folder, *folder.absolute().parents[: 1 + parents_made]]
    place = next((place for place in places if place.exists()), places[-1])
    probe = place / f".azul-check-{os.getpid()}"
    try:
        probe.touch(0o600)
        probe.unlink()
    except OSError as error:
        return trouble(
            what,
            f"user {_user()} can't write to {place} ({error.strerror}); "
            "give it to that user, or name another folder",
        )
    return Finding(what, str(folder) if folder.exists() else f"{folder} will be created")


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "of the bot"


def _fonts() -> Iterator[Finding]:
    for locale in languages():
        lacking = letters_lacking(words_for(locale))
        if lacking:
            packages = dict.fromkeys(filter(None, map(render.package_for, lacking)))
            install = " ".join(packages) or "a font for it"
            yield trouble("fonts", f"no font has {lacking[:8]} ({locale}); pip install {install}")
        else:
            yield Finding("fonts", locale)
