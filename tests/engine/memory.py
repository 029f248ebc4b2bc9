"""A database of games in memory: the plainest thing that keeps the contract of `GameStore`."""

from collections.abc import Sequence
from dataclasses import replace

from storage.base import ChannelOccupied, StoredEvent, StoredGame, VersionConflict


class MemoryStore:
    """Games in a dict, for as long as the test runs.

    `snapshots` keeps every one by its version; `overtaken` is how often another process still gets ahead.
    """

    def __init__(self) -> None:
        self.snapshots: dict[int, str] = {}
        self.overtaken = 0
        self.games: dict[int, StoredGame] = {}
        self.logs: dict[int, list[StoredEvent]] = {}

    async def create(
        self, *, guild_id: int, channel_id: int, snapshot: str, events: Sequence[str], at: int
    ) -> StoredGame:
        if any(game.open and game.channel_id == channel_id for game in self.games.values()):
            raise ChannelOccupied
        game_id = len(self.games) + 1
        self.logs[game_id] = []
        self.games[game_id] = StoredGame(
            game_id, guild_id, channel_id, True, 0, 0, None, snapshot, created_at=at, updated_at=at
        )
        return self._append(game_id, events, at)

    async def load(self, game_id: int) -> StoredGame | None:
        return self.games.get(game_id)

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        here = [game for game in self.games.values() if game.channel_id == channel_id]
        return max(here, key=lambda game: (game.open, game.id), default=None)

    async def commit(
        self,
        game_id: int,
        *,
        expected_version: int,
        open: bool,  # noqa: A002 - the contract's word
        snapshot: str,
        events: Sequence[str],
        at: int,
    ) -> StoredGame:
        if self.overtaken:
            self.overtaken -= 1
            raise VersionConflict
        game = self.games.get(game_id)
        if game is None or game.version != expected_version:
            raise VersionConflict
        self.games[game_id] = replace(game, open=open, snapshot=snapshot, updated_at=at)
        return self._append(game_id, events, at)

    async def events(self, game_id: int) -> list[StoredEvent]:
        return list(self.logs.get(game_id, ()))

    async def mark_shown(self, game_id: int, version: int, message_id: int | None) -> None:
        game = self.games[game_id]
        if game.shown_version <= version <= game.version:
            self.games[game_id] = replace(game, shown_version=version, message_id=message_id)

    async def unshown(self, limit: int) -> list[int]:
        waiting = [game for game in self.games.values() if game.shown_version < game.version]
        return [game.id for game in sorted(waiting, key=lambda game: game.updated_at)][:limit]

    async def close(self) -> None:
        """Nothing is to be closed."""

    def _append(self, game_id: int, events: Sequence[str], at: int) -> StoredGame:
        log = self.logs[game_id]
        log += [StoredEvent(version, body, at) for version, body in enumerate(events, len(log) + 1)]
        game = self.games[game_id] = replace(self.games[game_id], version=len(log))
        self.snapshots[game.version] = game.snapshot
        return game
