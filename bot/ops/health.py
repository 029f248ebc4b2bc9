"""Whether the bot is alive and ready: served over HTTP (`bot.ops.metrics`), and logged when it changes."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from bot.logs.outages import Outages
from bot.ops.backups import NightlyBackups
from bot.ops.disks import Disks
from bot.supervisor import Supervisor
from storage.records import StorageError
from storage.store import Store

if TYPE_CHECKING:  # the client loads the themes, whose errors have to be reported before
    from discord.ext import tasks

    from bot.app import AzulBot
    from bot.feed.backlog import Backlog

log = logging.getLogger(__name__)

HEALTH_LOOP: Final = "logging health"
LOG_EVERY: Final = 30.0
"""Seconds between checks for the log."""
STALLED_AFTER: Final = 300.0
"""Seconds that a round of a loop may take, apart from its interval."""
MAX_BACKLOG_AGE: Final = 120.0
"""Seconds that a move may wait to be shown for the first time."""
DATABASE_TIMEOUT: Final = 3.0
REUSED_FOR: Final = 1.0

Troubles = Mapping[str, str | None]
"""What is wrong, by check; None for what is well. Checks that can't be made are left out."""


class Health:
    """What is wrong with a bot, if anything. `store` is its database.

    With `loops_run` False, as in the local channel, its loops aren't expected to run. `disks` are those that
    it writes to. `clock` is monotonic, in seconds. The database has `database_timeout` seconds to answer, and
    its last answer is reused for `reused_for`.
    """

    def __init__(
        self,
        bot: "AzulBot",
        store: Store,
        *,
        loops_run: bool = True,
        clock: Callable[[], float] = time.monotonic,
        backups: NightlyBackups | None = None,
        disks: Disks | None = None,
        database_timeout: float = DATABASE_TIMEOUT,
        reused_for: float = REUSED_FOR,
    ) -> None:
        self._clock = clock
        self.database_timeout = database_timeout
        self._reused_for = reused_for
        self.backups = backups
        self.disks = disks
        self.database_size: int | None = None
        """Bytes that the database took at the last check; None if that isn't known."""
        self._bot = bot
        self._store = store
        self._loops_run = loops_run
        self._rounds: dict[str, tuple[int, float]] = {}
        self.troubles: Troubles = {}
        """The outcome of the last `ready`."""
        self.backlog: Backlog | None = None
        """The backlog at that check; None if it could not be read."""
        self._checking: asyncio.Task[Troubles] | None = None
        self._checked_at = 0.0

    def alive(self) -> Troubles:
        """Return the checks of liveness, which involve nothing outside the process."""
        return {"loops": self._loops()}

    async def ready(self) -> Troubles:
        """Return the checks of readiness: those of liveness, the gateway, the database, disks and backups."""
        stored = await self._stored()
        self.troubles = {**self.alive(), "gateway": self._gateway(), **stored}
        return self.troubles

    def _loops(self) -> str | None:
        begun = self._begun()
        ended = [name for name, loop in begun.items() if not loop.is_running()]
        if begun and not self._bot.shard_scope.is_running:
            ended.append("keeping leases")
        if ended:
            return f"has stopped {', '.join(ended)}"
        if not self._loops_run or not self._bot.is_ready():
            self._rounds.clear()
            return None
        now, stalled = self._clock(), []
        for name, loop in begun.items():
            known, since = self._rounds.get(name, (-1, now))
            if known != loop.current_loop:
                self._rounds[name] = loop.current_loop, now
            elif now - since > (loop.seconds or 0.0) + STALLED_AFTER:
                stalled.append(name)
        return f"has been stuck for minutes {', '.join(stalled)}" if stalled else None

    def _begun(self) -> "Mapping[str, tasks.Loop[Any]]":
        """Return the loops that have been started: none while the bot is still starting."""
        return {
            name: loop for name, loop in self._bot.loops.by_purpose.items() if loop.get_task() is not None
        }

    def _gateway(self) -> str | None:
        if not self._begun() or not self._bot.is_ready():
            return "not connected to Discord yet"
        away = sorted(number for number, shard in self._bot.shards.items() if shard.is_closed())
        if away:
            shards = "shard" if len(away) == 1 else "shards"
            return f"not connected to Discord: {shards} {', '.join(map(str, away))}"
        return None if self._bot.is_connected else "not connected to Discord"

    async def _stored(self) -> Troubles:
        """Check the database; callers soon after each other share one check."""
        is_old = self._clock() - self._checked_at > self._reused_for
        looking = self._checking  # another caller may begin the next check in the meantime
        if looking is None or (looking.done() and is_old):
            looking = self._checking = asyncio.create_task(self._check())
        done, _ = await asyncio.wait({looking}, timeout=self.database_timeout)
        if done:
            return looking.result()
        self.backlog = None
        return {"database": f"has not answered for {self.database_timeout:.0f} s"}

    async def _check(self) -> Troubles:
        return {**await self._database(), **await self._files()}

    async def _files(self) -> Troubles:
        """Return the checks of the disks and, if this process makes them, of the backups."""
        troubles = {}
        if self.disks is not None:
            troubles["disk"] = await asyncio.to_thread(self.disks.check)
        if self.backups is not None and self.backups.is_ours:
            troubles["backups"] = self.backups.trouble
        return troubles

    async def _database(self) -> Troubles:
        try:
            self.database_size = None
            await self._store.check()
            with suppress(StorageError):  # not every database can say
                self.database_size = await self._store.size()
            self.backlog = await self._bot.presenter.backlog()
        except StorageError as error:
            self.backlog = None
            return {"database": str(error)}
        except Exception:
            log.exception("The health check failed")
            self.backlog = None
            return {"database": "could not be checked; see the log"}
        finally:
            self._checked_at = self._clock()
        is_old = self.backlog.oldest > MAX_BACKLOG_AGE
        text = f"a move has been waiting to be shown for longer than {MAX_BACKLOG_AGE:.0f} s"
        return {"database": None, "backlog": text if is_old else None}


def are_ok(troubles: Troubles) -> bool:
    """Return whether nothing is wrong."""
    return not any(troubles.values())


_SAID: Final = {
    "database": ("Moves can't be saved: %s", "Moves can be saved again"),
    "backlog": ("Moves aren't shown: %s", "Moves are shown again"),
    "disk": ("The disk is nearly full: %s", "There is room on the disk again"),
    "loops": ("The bot %s", "All of the bot's loops run again"),
}
"""The log lines for a trouble that is new or has changed, and for one that has gone."""


async def log_health(
    health: Health, supervisor: Supervisor, outages: Outages, *, every: float = LOG_EVERY
) -> None:
    """Log new and resolved troubles until cancelled; check every `every` seconds."""
    before: Troubles = {}

    async def check_and_log() -> float:
        nonlocal before
        troubles = await health.ready()
        outages.update(troubles.get("gateway"))
        for name, (has_come, has_gone) in _SAID.items():
            was = before.get(name)
            trouble = troubles.get(name, was)  # a check that can't be made says nothing new
            if trouble is not None and trouble != was:
                log.error(has_come, trouble)
            if trouble is None and was is not None:
                log.info(has_gone)
        before = {**before, **troubles}
        return every

    await supervisor.run(HEALTH_LOOP, check_and_log)
