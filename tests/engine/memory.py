"""A database of games in memory: the simplest implementation of `GameStore`."""

import json
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from storage.base import (
    Census,
    ChannelOccupied,
    GuildFull,
    StorageError,
    StoredEvent,
    StoredGame,
    StoredPractice,
    VersionConflict,
)
from storage.share import EVERYTHING, Lease, Share
from tests.storage.leases.memory import LeaseTable


class MemoryStore:
    """Games in dicts, for as long as the test runs.

    `snapshots` keeps every snapshot by its version. `overtaken` is how many more commits fail because another
    process is faster. A store created with `beside` shares the games of another, as in a second process.
    """

    def __init__(self, beside: "MemoryStore | None" = None) -> None:
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
        self.practices: dict[int, StoredPractice] = beside.practices if beside else {}
        self.beats: dict[tuple[int, int], int] = beside.beats if beside else {}
        self._absences: list[tuple[int, int]] = beside._absences if beside else []
        self._resting: dict[int, int] = beside._resting if beside else {}
        self._seats: dict[int, tuple[tuple[int, ...], int]] = beside._seats if beside else {}
        self._named: dict[tuple[int, int], bool] = beside._named if beside else {}
        self.leases: LeaseTable = beside.leases if beside else LeaseTable(time.monotonic)
        self._closed = False

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        snapshot: str,
        events: Sequence[str],
        at: int,
        due_at: int | None = None,
        seats: Sequence[int] = (),
        most: int | None = None,
        named: Collection[int] = (),
    ) -> StoredGame:
        self._require_open()
        if any(game.open and game.channel_id == channel_id for game in self.games.values()):
            raise ChannelOccupied
        if most is not None and sum(g.open and g.guild_id == guild_id for g in self.games.values()) >= most:
            raise GuildFull
        game_id = len(self.games) + 1
        self.logs[game_id] = []
        self.games[game_id] = StoredGame(
            id=game_id,
            guild_id=guild_id,
            channel_id=channel_id,
            open=True,
            begun=False,
            version=0,
            shown_version=0,
            message_id=None,
            snapshot=snapshot,
            created_at=at,
            updated_at=at,
            due_at=due_at,
        )
        self._seats[game_id] = (tuple(seats), at)
        self._name(game_id, named)
        return self._append(game_id, events, at)

    async def load(self, game_id: int) -> StoredGame | None:
        self._require_open()
        game = self.games.get(game_id)
        return game and self._with_flags(game)

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        self._require_open()
        here = [
            game
            for game in self.games.values()
            if channel_id == game.channel_id or (channel_id == game.home_id and not game.open)
        ]

        def rank(game: StoredGame) -> tuple[bool, bool, bool, int]:
            return game.open, game.open and game.home_id is None, game.begun, game.id

        latest = max(here, key=rank, default=None)
        return latest and self._with_flags(latest)

    async def enter_thread(self, game_id: int, thread_id: int) -> None:
        self._require_open()
        game = self.games[game_id]
        if game.home_id is None:
            self.games[game_id] = replace(game, channel_id=thread_id, home_id=game.channel_id)

    async def leave_thread(self, game_id: int) -> None:
        self._require_open()
        game = self.games[game_id]
        home = game.home_id
        if home not in {None, game.channel_id} and (game.open or game.shown_version < game.version):
            assert home is not None
            shown = min(game.shown_version, game.version - 1)
            self.games[game_id] = replace(
                game, channel_id=home, message_id=None, reminder_id=None, shown_version=shown
            )

    async def open_in(self, channel_id: int) -> list[int]:
        self._require_open()
        games = (game for game in self.games.values() if game.open)
        return [game.id for game in games if channel_id in {game.channel_id, game.home_id}]

    async def places(self, first: int, last: int, share: Share = EVERYTHING) -> list[tuple[int, int]]:
        self._require_open()
        here = (game for game in self._in(share) if first <= game.guild_id <= last)
        games = (game for game in here if game.open and game.id not in self._resting)
        return list(dict.fromkeys((game.guild_id, game.channel_id) for game in games))

    async def in_threads(self, home_id: int) -> list[int]:
        self._require_open()
        return [game.id for game in self.games.values() if game.open and game.home_id == home_id]

    async def commit(
        self,
        game_id: int,
        *,
        expected_version: int,
        rewrites: int = 0,
        open: bool,  # noqa: A002 - the contract's word
        begun: bool,
        snapshot: str,
        events: Sequence[str],
        at: int,
        due_at: int | None = None,
        delay: int = 0,
        seats: Sequence[int] | None = None,
        ended_plans: Sequence[int] = (),
        named: Collection[int] = (),
    ) -> StoredGame:
        self._require_open()
        if not events:
            raise ValueError("a commit needs events")
        if self.overtaken:
            self.overtaken -= 1
            raise VersionConflict
        game = self.games.get(game_id)
        if game is None or (game.version, game.rewrites) != (expected_version, rewrites):
            raise VersionConflict
        others = (each for each in self.games.values() if each.id != game_id and each.home_id is None)
        taken = any(each.open and each.channel_id == game.channel_id for each in others)
        if open and game.home_id is None and taken:
            raise ChannelOccupied
        if seats is not None:
            self._seats[game_id] = (tuple(seats), at)
        for user_id in ended_plans:
            self.plans.pop((game_id, user_id), None)
        self._name(game_id, named)
        left = game.delay - delay
        self.games[game_id] = replace(
            game,
            open=open,
            begun=begun,
            snapshot=snapshot,
            updated_at=at,
            due_at=None if due_at is None else due_at + left,
            delay=left,
        )
        return self._append(game_id, events, at)

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        self._require_open()
        return [event for event in self.logs.get(game_id, ()) if event.version > after]

    async def mark_shown(
        self,
        game_id: int,
        version: int,
        message_id: int | None,
        reminder_id: int | None = None,
        *,
        lease: Lease | None = None,
    ) -> None:
        self._require_open()
        game = self.games.get(game_id)
        is_held = self.leases.is_current(lease)
        if game is not None and game.shown_version <= version <= game.version and is_held:
            self.games[game_id] = replace(
                game, shown_version=version, message_id=message_id, reminder_id=reminder_id
            )

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

    async def delay(self, since: int, at: int, share: Share = EVERYTHING) -> None:
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

    async def beat(self, at: int, share: Share = EVERYTHING) -> None:
        self._require_open()
        self.beats.update({(share.of, shard): at for shard in share.shards})

    async def games_of(
        self,
        user_id: int,
        *,
        open: bool,  # noqa: A002 - the contract's word
        limit: int,
        offset: int = 0,
    ) -> list[int]:
        self._require_open()
        theirs = [
            (at, game_id)
            for game_id, (seats, at) in self._seats.items()
            if user_id in seats and self.games[game_id].open == open
        ]
        return [game_id for _, game_id in sorted(theirs, reverse=True)][offset : offset + limit]

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        self._require_open()
        waiting = [
            game.id
            for game in self.games.values()
            if game.guild_id == guild_id and game.open and not game.begun
        ]
        return sorted(waiting, reverse=True)[:limit]

    async def load_person(self, user_id: int) -> str | None:
        self._require_open()
        return self.people.get(user_id)

    async def load_people(self, user_ids: Sequence[int]) -> dict[int, str]:
        self._require_open()
        return {user_id: self.people[user_id] for user_id in user_ids if user_id in self.people}

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        self._require_open()
        chosen = {user_id: json.loads(text).get(setting) for user_id, text in sorted(self.people.items())}
        return {user_id: value for user_id, value in list(chosen.items())[:limit] if value}

    async def changed_people(self, since: int, limit: int) -> dict[int, str]:
        self._require_open()
        changed = sorted((at, user_id) for user_id, at in self._changed.items() if user_id in self.people)
        return {user_id: self.people[user_id] for at, user_id in changed[::-1][:limit] if at >= since}

    async def save_person(
        self, user_id: int, settings: str, look_at: int | None = None, *, at: int = 0
    ) -> None:
        self._require_open()
        self.people[user_id] = settings
        self._changed[user_id] = at
        for game_id, (seats, _) in self._seats.items():
            game = self.games[game_id]
            if look_at is not None and user_id in seats and game.open and (game.due_at or 0) > look_at:
                self.games[game_id] = replace(game, due_at=look_at)

    async def load_analysis(self, game_id: int) -> str | None:
        self._require_open()
        return self.analyses.get(game_id)

    async def save_analysis(self, game_id: int, analysis: str) -> None:
        self._require_open()
        self.analyses[game_id] = analysis

    async def load_locale(self, user_id: int) -> str | None:
        self._require_open()
        return self.locales.get(user_id)

    async def save_locales(self, locales: Mapping[int, str]) -> list[int]:
        self._require_open()
        seated = {user_id for seats, _ in self._seats.values() for user_id in seats}
        self.locales.update({each: locale for each, locale in locales.items() if each in seated})
        return sorted(seated & locales.keys())

    async def load_server(self, guild_id: int) -> str | None:
        self._require_open()
        return self.servers.get(guild_id)

    async def save_server(self, guild_id: int, settings: str) -> None:
        self._require_open()
        self.servers[guild_id] = settings

    async def plans_in(self, game_id: int) -> dict[int, str]:
        self._require_open()
        return {user_id: plan for (where, user_id), plan in self.plans.items() if where == game_id}

    async def save_plan(self, game_id: int, user_id: int, version: int, plan: str | None) -> None:
        self._require_open()
        game = self.games.get(game_id)
        if game is None or game.version != version:
            raise VersionConflict
        self.plans.pop((game_id, user_id), None)
        if plan is not None:
            self.plans[game_id, user_id] = plan

    async def games_naming(self, user_id: int) -> list[int]:
        self._require_open()
        return sorted(game_id for person, game_id in self._named if person == user_id)

    async def begin_deleting(self, user_id: int) -> None:
        self._require_open()
        self.people.pop(user_id, None)
        self.locales.pop(user_id, None)
        self.practices.pop(user_id, None)
        for game_id, person in list(self.plans):
            if person == user_id:
                del self.plans[game_id, person]
        for game_id in self._seats:
            self._unseat(game_id, user_id)
        for person, game_id in self._named:
            self._named[person, game_id] |= person == user_id

    async def remove(self, game_id: int) -> bool:
        self._require_open()
        self.logs.pop(game_id, None)
        self.analyses.pop(game_id, None)
        self._seats.pop(game_id, None)
        for game, person in [key for key in self.plans if key[0] == game_id]:
            del self.plans[game, person]
        for person, game in [key for key in self._named if key[1] == game_id]:
            del self._named[person, game]
        return self.games.pop(game_id, None) is not None

    async def leaving(self) -> list[tuple[int, int]]:
        self._require_open()
        return sorted(each for each, is_leaving in self._named.items() if is_leaving)

    async def load_practice(self, user_id: int) -> StoredPractice | None:
        self._require_open()
        return self.practices.get(user_id)

    async def save_practice(self, practice: StoredPractice, *, expected_version: int | None) -> None:
        self._require_open()
        there = self.practices.get(practice.user_id)
        if expected_version != (there and there.version):
            raise VersionConflict
        self.practices[practice.user_id] = practice

    async def forget_practices(self, before: int) -> None:
        self._require_open()
        old = [user_id for user_id, each in self.practices.items() if each.updated_at < before]
        for user_id in old:
            del self.practices[user_id]

    async def rewrite(
        self,
        game_id: int,
        user_id: int,
        *,
        expected_version: int,
        rewrites: int = 0,
        snapshot: str,
        events: Mapping[int, str],
    ) -> None:
        self._require_open()
        game = self.games.get(game_id)
        if game is None or (game.version, game.rewrites) != (expected_version, rewrites):
            raise VersionConflict
        self.games[game_id] = replace(game, snapshot=snapshot, rewrites=game.rewrites + 1)
        self.logs[game_id] = [
            replace(event, body=events.get(event.version, event.body)) for event in self.logs[game_id]
        ]
        self.plans.pop((game_id, user_id), None)
        self._unseat(game_id, user_id)
        self._named.pop((user_id, game_id), None)

    async def wipe(self, *, thoroughly: bool = False) -> None:
        del thoroughly
        self._require_open()

    async def check(self) -> None:
        self._require_open()

    async def close(self) -> None:
        self._closed = True

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
