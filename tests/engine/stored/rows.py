"""What a database in memory holds."""

import time
from collections.abc import Collection, Sequence
from dataclasses import replace

from storage.base import StorageError, StoredEvent, StoredGame, StoredPing, StoredPractice
from storage.share import EVERYTHING, Share
from tests.storage.leases.memory import LeaseTable


class Rows:
    """What is stored, in dicts, for as long as the test runs.

    `snapshots` keeps every snapshot by its version. `overtaken` is how many more commits fail because another
    process is faster. Rows created with `beside` are those of another store, as in a second process.
    """

    def __init__(self, beside: "Rows | None" = None) -> None:
        self.snapshots: dict[int, str] = {}
        self.overtaken = 0
        self.games: dict[int, StoredGame] = beside.games if beside else {}
        self.logs: dict[int, list[StoredEvent]] = beside.logs if beside else {}
        self.locales: dict[int, str] = beside.locales if beside else {}
        self.people: dict[int, str] = beside.people if beside else {}
        self._changed: dict[int, int] = beside._changed if beside else {}
        self.servers: dict[int, str] = beside.servers if beside else {}
        self.analyses: dict[int, str] = beside.analyses if beside else {}
        self.plans: dict[tuple[int, int], str] = beside.plans if beside else {}
        self.pings: dict[tuple[int, int, bool], StoredPing] = beside.pings if beside else {}
        self.practices: dict[int, StoredPractice] = beside.practices if beside else {}
        self.beats: dict[tuple[int, int], int] = beside.beats if beside else {}
        self._left: set[tuple[int, int]] = beside._left if beside else set()
        self._absences: list[tuple[int, int]] = beside._absences if beside else []
        self._resting: dict[int, int] = beside._resting if beside else {}
        self._seats: dict[int, tuple[tuple[int, ...], int]] = beside._seats if beside else {}
        self._named: dict[tuple[int, int], bool] = beside._named if beside else {}
        self.leases: LeaseTable = beside.leases if beside else LeaseTable(time.monotonic)
        self._closed = False

    def _name(self, game_id: int, named: Collection[int]) -> None:
        for user_id in named:
            self._named.setdefault((user_id, game_id), False)

    def _unseat(self, game_id: int, user_id: int) -> None:
        seats, at = self._seats[game_id]
        self._seats[game_id] = (tuple(seat for seat in seats if seat != user_id), at)

    def _require_open(self) -> None:
        if self._closed:
            raise StorageError("the store has been closed")

    def _in(self, share: Share) -> list[StoredGame]:
        return [game for game in self.games.values() if share.has(game.guild_id)]

    def _by_due_moment(self, share: Share = EVERYTHING) -> list[tuple[int, StoredGame]]:
        """Return the games that are due at some moment and don't rest, by that moment."""
        waiting = (
            (game.due_at, game)
            for game in self._in(share)
            if game.due_at is not None and game.id not in self._resting
        )
        return sorted(waiting, key=lambda each: (each[0], each[1].id))

    def _delay(self, game: StoredGame, by: int) -> None:
        if game.due_at is not None and by > 0:
            self.games[game.id] = replace(game, due_at=game.due_at + by, delay=game.delay + by)

    def _unfinished(self, guild_id: int) -> list[StoredGame]:
        """Return a guild's games that are open or not shown to the end."""
        return [
            game
            for game in self.games.values()
            if game.guild_id == guild_id and (game.open or game.shown_version < game.version)
        ]

    def _with_flags(self, game: StoredGame) -> StoredGame:
        seats, _ = self._seats[game.id]
        return replace(
            game,
            has_plans=any(game_id == game.id for game_id, _ in self.plans),
            has_settings=any(user_id in self.people for user_id in seats),
        )

    def _append(self, game_id: int, events: Sequence[str], at: int) -> StoredGame:
        log = self.logs[game_id]
        log += [StoredEvent(version, body, at) for version, body in enumerate(events, len(log) + 1)]
        game = self.games[game_id] = replace(self.games[game_id], version=len(log))
        self.snapshots[game.version] = game.snapshot
        return game
