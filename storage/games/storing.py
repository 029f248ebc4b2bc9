"""Games in a database: their rows and their logs."""

from collections.abc import Collection, Sequence

from storage.answers import (
    Census,
    ChannelOccupied,
    GuildFull,
    StoredEvent,
    StoredGame,
    VersionConflict,
    Whereabouts,
)
from storage.changes import Commit, NewGame, Shown
from storage.database import Connection, Database, Row
from storage.games import sql
from storage.plans.sql import DELETE_PLAN
from storage.share import EVERYTHING, Share
from storage.sql import under, within


class Games(Database):
    """The games of a database, with their logs."""

    async def create(self, new: NewGame) -> StoredGame:
        """Store a new open game; see `GameStore.create`."""
        version, at = len(new.events), new.at

        async def work(db: Connection) -> StoredGame:
            if await db.fetch(sql.SELECT_OPEN, (new.channel_id,)):
                raise ChannelOccupied("an open game is played in the channel")
            row = (new.guild_id, new.channel_id, True, version, at, at, new.snapshot, new.due_at)
            ((game_id,),) = await db.fetch(sql.INSERT_GAME, row)
            # Afterwards: in SQLite writing has begun the transaction, so that no other opens one meanwhile.
            if new.most is not None and await db.fetch(sql.SELECT_MORE_OPEN, (new.guild_id, new.most)):
                raise GuildFull(f"guild {new.guild_id} has {new.most} open games")
            await _append(db, game_id, 0, new.events, at)
            await _seat(db, game_id, new.seats, at, is_open=True)
            await _name(db, game_id, new.named)
            return StoredGame(
                id=game_id,
                guild_id=new.guild_id,
                channel_id=new.channel_id,
                open=True,
                begun=False,
                version=version,
                shown_version=0,
                message_id=None,
                snapshot=new.snapshot,
                created_at=at,
                updated_at=at,
                due_at=new.due_at,
            )

        # Two at once would each count the games without the other's.
        what = f"a new game in channel {new.channel_id}"
        return await self._write(what, work, serially=new.most is not None)

    async def load(self, game_id: int) -> StoredGame | None:
        """Return a game's row, or None if there is none."""
        return await self._load(f"game {game_id}", sql.SELECT_GAME, game_id)

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        """Return the channel's open game, or the best substitute; see `GameStore.load_latest`."""
        return await self._load(
            f"the game of channel {channel_id}", sql.SELECT_LATEST, channel_id, channel_id
        )

    async def commit(self, commit: Commit) -> Whereabouts:
        """Append to a game's log and replace its snapshot; see `GameStore.commit`."""
        game_id = commit.game_id

        async def work(db: Connection) -> Whereabouts:
            where = whereabouts(commit, await db.fetch(sql.UPDATE_GAME, changes(commit)))
            await _append(db, game_id, commit.version, commit.events, commit.at)
            if commit.seats is not None:
                await db.fetch(sql.DELETE_SEATS, (game_id,))
                await _seat(db, game_id, commit.seats, commit.at, is_open=commit.open)
            for user_id in commit.ended_plans:
                await db.fetch(DELETE_PLAN, (game_id, user_id))
            await _name(db, game_id, commit.named)
            return where

        return await self._write(f"game {game_id}", work)

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        """Return the events of a game with a version greater than `after`, oldest first."""
        what = f"the log of game {game_id}"
        rows = await self._read(what, sql.SELECT_EVENTS, game_id, after)
        if not all(isinstance(body, str) and isinstance(at, int) for _, body, at in rows):
            raise self._damaged(what, "a line is not what was written")
        return [StoredEvent(*row) for row in rows]

    async def mark_shown(self, shown: Shown) -> None:
        """Record how far players have been shown a game; see `GameStore.mark_shown`."""
        after = (shown.version, shown.message_id, shown.reminder_id)
        before = (shown.game_id, shown.version, shown.version)
        statement, right = under(shown.lease, sql.MARK_SHOWN)

        async def work(db: Connection) -> None:
            if await db.fetch(f"{statement} RETURNING id", (*after, *before, *right)):
                for user_id, at in shown.pings.items():
                    key = (user_id, shown.game_id)
                    if at is None:
                        await db.fetch(sql.DELETE_PINGS, key)
                    else:
                        await db.fetch(sql.UPSERT_PINGS, (*key, at, *key, at))

        await self._write(f"game {shown.game_id}", work)

    async def unshown(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of games with events that players haven't been shown; see `GameStore.unshown`."""
        return await self._ids("what is still to be shown", within(share, sql.SELECT_UNSHOWN), limit)

    async def guilds(self, after: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return some guilds with open or unshown games; see `GameStore.guilds`."""
        return await self._ids("which servers have games", within(share, sql.SELECT_GUILDS), after, limit)

    async def census(self, most: int, share: Share = EVERYTHING) -> Census:
        """Return how many games there are; see `GameStore.census`."""
        what = "how many games there are"
        ((unfinished,),) = await self._read(what, within(share, sql.COUNT_UNFINISHED), most)
        ((lobby,),) = await self._read(what, within(share, sql.COUNT_IN_LOBBY), most)
        ((newest,),) = await self._read(what, sql.SELECT_NEWEST)
        return Census(lobby, max(0, unfinished - lobby), newest)

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        """Return the ids of a guild's open games that haven't begun, the newest first."""
        return await self._ids(f"the open tables of server {guild_id}", sql.SELECT_LOBBIES, guild_id, limit)

    async def _load(self, what: str, statement: str, *keys: int) -> StoredGame | None:
        rows = await self._read(what, statement, *keys)
        if not rows:
            return None
        game_id, guild_id, channel_id, is_open, begun, version, shown, message_id, snapshot, *times = rows[0]
        created_at, updated_at, due_at, delay, reminder_id, home_id, *others = times
        rewrites, has_plans, has_settings, away = others
        numbers = (guild_id, channel_id, is_open, begun, version, shown, message_id or 0, *times[:2])
        numbers += (due_at or 0, delay, reminder_id or 0, home_id or 0, rewrites)
        if not isinstance(snapshot, str) or not all(isinstance(number, int) for number in numbers):
            raise self._damaged(what, "its row is not what was written")
        return StoredGame(
            game_id,
            guild_id,
            channel_id,
            bool(is_open),
            bool(begun),
            version,
            shown,
            message_id,
            snapshot,
            created_at,
            updated_at,
            None if due_at is None else due_at + away,
            delay + away,
            reminder_id,
            home_id,
            bool(has_plans),
            bool(has_settings),
            rewrites,
        )


def changes(commit: Commit) -> tuple[object, ...]:
    """Return the parameters of `sql.UPDATE_GAME` for a commit."""
    version = commit.version + len(commit.events)
    after = (commit.open, commit.begun, version, commit.at, commit.snapshot, commit.due_at)
    before = (commit.game_id, commit.version, commit.rewrites, commit.updated_at, commit.delay)
    return (*after, *before, commit.has_plans, commit.has_settings)


def whereabouts(commit: Commit, rows: Sequence[Row]) -> Whereabouts:
    """Return what `sql.UPDATE_GAME` returned for a commit; raise `VersionConflict` if that is nothing."""
    if not rows:
        raise VersionConflict(f"game {commit.game_id} is not as it was at version {commit.version}")
    return Whereabouts(*rows[0])


def lines(commit: Commit) -> list[object]:
    """Return the parameters of `sql.insert_events` for a commit."""
    return _lines(commit.game_id, commit.version, commit.events, commit.at)


async def _append(db: Connection, game_id: int, after: int, events: Sequence[str], at: int) -> None:
    # Not `executemany`: the cursor that it returns would have to be closed, in a call of its own, before
    # SQLite can close the file in good order.
    if events:
        await db.fetch(sql.insert_events(len(events)), _lines(game_id, after, events, at))


def _lines(game_id: int, after: int, events: Sequence[str], at: int) -> list[object]:
    rows = ((game_id, version, at, body) for version, body in enumerate(events, after + 1))
    return [value for row in rows for value in row]


async def _seat(db: Connection, game_id: int, seats: Sequence[int], at: int, *, is_open: bool) -> None:
    values = [value for user_id in seats for value in (game_id, user_id, is_open, at)]
    if values:
        await db.fetch(sql.insert_seats(len(seats)), values)


async def _name(db: Connection, game_id: int, named: Collection[int]) -> None:
    values = [value for user_id in named for value in (user_id, game_id)]
    if values:
        await db.fetch(sql.insert_named(len(named)), values)
