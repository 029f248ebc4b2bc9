"""What is due and what is still to be shown, in memory."""

from collections.abc import Sequence
from dataclasses import replace

from storage.base import Census, StoredPing
from storage.share import EVERYTHING, Lease, Share
from tests.engine.stored.rows import Rows


class Times(Rows):
    """The times of games and of processes."""

    async def unshown(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        self._require_open()
        waiting = [
            game
            for game in self._in(share)
            if game.shown_version < game.version and game.id not in self._resting
        ]
        return [game.id for game in sorted(waiting, key=lambda game: (game.updated_at, game.id))][:limit]

    async def guilds(self, after: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        self._require_open()
        unfinished = (game for game in self._in(share) if game.open or game.shown_version < game.version)
        return sorted({game.guild_id for game in unfinished if game.guild_id > after})[:limit]

    async def resting_guilds(self, share: Share = EVERYTHING) -> list[int]:
        self._require_open()
        return list({game.guild_id for game in self._in(share) if game.id in self._resting})

    async def census(self, most: int, share: Share = EVERYTHING) -> Census:
        self._require_open()
        ours = self._in(share)
        unfinished = min(most, sum(game.open or game.shown_version < game.version for game in ours))
        lobby = min(most, sum(game.open and not game.begun for game in ours))
        return Census(lobby, unfinished - lobby, max(self.games, default=0))

    async def rest(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        self._require_open()
        for game in self._unfinished(guild_id) if self.leases.is_current(lease) else ():
            self._resting.setdefault(game.id, at)

    async def wake(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        self._require_open()
        for game in self._unfinished(guild_id) if self.leases.is_current(lease) else ():
            self._delay(game, at - self._resting.pop(game.id, at))

    async def rested_before(self, at: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        self._require_open()
        theirs = (game.id for game in self._in(share) if game.open and game.id in self._resting)
        rested = sorted((self._resting[game_id], game_id) for game_id in theirs)
        return [game_id for since, game_id in rested if since < at][:limit]

    async def due(self, at: int, limit: int, share: Share = EVERYTHING, *, after: int = -1) -> list[int]:
        self._require_open()
        return [game.id for due_at, game in self._by_due_moment(share) if after < due_at <= at][:limit]

    async def next_due(self, after: int) -> int | None:
        self._require_open()
        return next((due_at for due_at, _ in self._by_due_moment() if due_at > after), None)

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        self._require_open()
        game = self.games.get(game_id)
        if game is not None and game.version == version:
            moved = None if due_at is None else due_at + game.delay
            self.games[game_id] = replace(game, due_at=moved)

    async def pings_due(
        self, at: int, limit: int, share: Share = EVERYTHING, *, direct: bool
    ) -> list[StoredPing]:
        self._require_open()
        due = [
            ping
            for ping in self.pings.values()
            if ping.is_direct is direct
            and ping.due_at <= at
            and ping.game_id not in self._resting
            and share.has(ping.user_id if direct else self.games[ping.game_id].guild_id)
        ]
        due.sort(key=lambda ping: (ping.due_at, ping.user_id, ping.game_id))
        return [self._with_direct(ping) for ping in due[:limit]]

    async def next_ping(self, after: int) -> int | None:
        self._require_open()
        return min((ping.due_at for ping in self.pings.values() if ping.due_at > after), default=None)

    async def pings_of(self, user_id: int) -> list[StoredPing]:
        self._require_open()
        return [self._with_direct(ping) for key, ping in sorted(self.pings.items()) if key[0] == user_id]

    async def try_pings(self, pings: Sequence[StoredPing]) -> None:
        for key in self._still(pings):
            self.pings[key] = replace(self.pings[key], is_tried=True)

    async def put_off_pings(self, pings: Sequence[StoredPing], at: int) -> None:
        for key in self._still(pings):
            self.pings[key] = replace(self.pings[key], due_at=at)

    async def end_pings(self, pings: Sequence[StoredPing]) -> None:
        for key in self._still(pings):
            del self.pings[key]

    def _still(self, pings: Sequence[StoredPing]) -> list[tuple[int, int, bool]]:
        self._require_open()
        keys = {(ping.user_id, ping.game_id, ping.is_direct): ping.due_at for ping in pings}
        return [key for key, at in keys.items() if key in self.pings and self.pings[key].due_at == at]

    def _with_direct(self, ping: StoredPing) -> StoredPing:
        return replace(ping, has_direct=(ping.user_id, ping.game_id, True) in self.pings)

    async def delay(self, since: int, at: int, share: Share = EVERYTHING, *, quietly: int = 0) -> None:
        del quietly
        self._require_open()
        shards = [shard for shard in share.shards if self.beats.get((share.of, shard), since) <= since]
        away = Share(share.of, shards)
        for _, game in self._by_due_moment(away):
            self._delay(game, at - max(since, game.updated_at))
        self._absences.extend((since, at) for _ in shards)
        await self.beat(at, away)

    async def absences(self, after: int) -> list[tuple[int, int]]:
        self._require_open()
        late = sorted(self._absences, key=lambda absence: absence[1], reverse=True)
        return [(since, until) for since, until in late if until > after]

    async def delayed(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        self._require_open()
        return sorted(game.id for _, game in self._by_due_moment(share) if game.delay)[:limit]

    async def last_beat(self, share: Share = EVERYTHING) -> int | None:
        self._require_open()
        before = [at for (of, _), at in self.beats.items() if of != share.of]
        own = [[at for key, at in self.beats.items() if key == (share.of, shard)] for shard in share.shards]
        return min((max(before + beats) for beats in own if before + beats), default=None)

    async def has_left(self, share: Share = EVERYTHING) -> bool:
        at = await self.last_beat(share)
        return any(self.beats[key] == at for key in self._left)

    async def beat(self, at: int, share: Share = EVERYTHING, *, last: bool = False) -> None:
        self._require_open()
        keys = {(share.of, shard) for shard in share.shards}
        self.beats.update(dict.fromkeys(keys, at))
        self._left.difference_update(keys)
        self._left.update(keys if last else ())
