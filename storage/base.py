"""What the engine needs of a database.

A game is an event log and a snapshot, guarded by a version; a person or a server is a text with settings.

Drivers store opaque strings; only the engine knows what they mean. Every write is one transaction, and is on
disk when the call returns. A call whose task is cancelled takes effect completely or not at all.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from storage.answers import (
    Census,
    ChannelOccupied,
    DamagedRecord,
    GuildFull,
    StorageError,
    StoredEvent,
    StoredGame,
    StoredPractice,
    VersionConflict,
    Whereabouts,
)
from storage.changes import Commit, NewGame
from storage.share import EVERYTHING, Lease, Share

__all__ = [
    "Census",
    "ChannelOccupied",
    "Commit",
    "DamagedRecord",
    "GameStore",
    "GuildFull",
    "NewGame",
    "StorageError",
    "StoredEvent",
    "StoredGame",
    "StoredPractice",
    "VersionConflict",
    "Whereabouts",
]


class GameStore(Protocol):
    """A database of games, and of what people and servers have chosen.

    Any method may raise `StorageError`, or `DamagedRecord` in particular; nothing was written then. Methods
    that look for games find those of a `share`.
    """

    async def create(self, new: NewGame) -> StoredGame:
        """Store a new open game and return its row.

        Raise `ChannelOccupied` if an open game is played in the channel, and `GuildFull` if the guild has as
        many open games already as it may have, wherever they are played.
        """
        ...

    async def load(self, game_id: int) -> StoredGame | None:
        """Return a game's row, or None if there is none."""
        ...

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        """Return the channel's open game; failing that the last that began, the last of all, or None.

        A game that was played in one of its threads counts once it is over. If one that has lost its thread
        is open beside one of the channel's own, that of the channel is returned.
        """
        ...

    async def enter_thread(self, game_id: int, thread_id: int) -> None:
        """Record that a game is played in a thread of its channel from now on; do nothing if it has a home.

        With the channel itself as `thread_id` it stays there, but no longer keeps others from opening.
        """
        ...

    async def leave_thread(self, game_id: int) -> None:
        """Record that a game goes on at its home, where its last event has to be shown again.

        Do nothing if it is there, or if it is over and shown.
        """
        ...

    async def open_in(self, channel_id: int) -> list[int]:
        """Return the ids of the open games that are played in a channel, or that have their home there."""
        ...

    async def places(self, first: int, last: int, share: Share = EVERYTHING) -> list[tuple[int, int]]:
        """Return the guilds, from `first` to `last`, and channels of open games that don't rest."""
        ...

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's open games that have a home, the oldest first."""
        ...

    async def commit(self, commit: Commit) -> Whereabouts:
        """Append to a game's log and replace its snapshot if it still is as it was read; return where it is.

        Raise `VersionConflict` if it is at another version, was rewritten or delayed since, or doesn't exist,
        or if there are plans or settings although whoever decided relied on there being none. Raise
        `ChannelOccupied` if this reopens a game where another is open.
        """
        ...

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        """Return the events of a game with a version greater than `after`, oldest first."""
        ...

    async def mark_shown(
        self,
        game_id: int,
        version: int,
        message_id: int | None,
        reminder_id: int | None = None,
        *,
        lease: Lease | None = None,
    ) -> None:
        """Record that players have been shown everything up to `version`, the latest in `message_id`.

        Do nothing if a later version has been recorded, if `version` was never committed, or if somebody else
        has been given the `lease` by which they were shown it.
        """
        ...

    async def unshown(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of games with events that players haven't been shown, the longest waiting first.

        Resting games are left out.
        """
        ...

    async def guilds(self, after: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the next `limit` guilds after one with open or unshown games, resting or not, in order."""
        ...

    async def resting_guilds(self, share: Share = EVERYTHING) -> list[int]:
        """Return the guilds with games that rest."""
        ...

    async def census(self, most: int, share: Share = EVERYTHING) -> Census:
        """Return how many games there are; no more than `most` that aren't over are counted."""
        ...

    async def rest(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark a guild's open and unshown games as resting since `at`, except those already resting.

        Do nothing if somebody else has been given the `lease` on the guild, here and in `wake`.
        """
        ...

    async def wake(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark the games of a guild as no longer resting since `at`; they are delayed by their rest."""
        ...

    async def rested_before(self, at: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of open games that have been resting since before `at`, the longest first."""
        ...

    async def due(self, at: int, limit: int, share: Share = EVERYTHING, *, after: int = -1) -> list[int]:
        """Return the ids of games that are due at `at` or before, but not until `after`, the first due first.

        Among them may be some that only would be due but for a `delay`. Resting games are left out, here and
        in the next methods.
        """
        ...

    async def next_due(self, after: int) -> int | None:
        """Return the first moment after `after` at which `due` may return a game, None if there is none."""
        ...

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        """Change when a game is due without an event, apart from its delay; do nothing at another version."""
        ...

    async def delay(self, since: int, at: int, share: Share = EVERYTHING) -> None:
        """Delay all games by the time from `since` to `at`, and note that the bot is there at `at`.

        A game that was changed in that time is delayed from then on. Shards are left out for which something
        later than `since` is noted: another process has done this.
        """
        ...

    async def absences(self, after: int) -> list[tuple[int, int]]:
        """Return from when until when the bot was away from any shard, as far as that ended after a moment.

        The last comes first. What is long ago isn't known any more.
        """
        ...

    async def delayed(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of up to about `limit` games that have a `due_at` and a `delay`, and don't rest.

        After an absence, which can delay all of them, others are returned by each call, and some once more.
        """
        ...

    async def last_beat(self, share: Share = EVERYTHING) -> int | None:
        """Return the last moment at which the bot is known to have been there, None if it never was.

        That is the earliest of what is noted for each shard of the share. With another number of shards than
        before, what was noted last counts for each of them.
        """
        ...

    async def beat(self, at: int, share: Share = EVERYTHING) -> None:
        """Note that the bot is there for a share at `at`."""
        ...

    async def games_of(
        self,
        user_id: int,
        *,
        open: bool,  # noqa: A002 - the word of the row
        limit: int,
        offset: int = 0,
    ) -> list[int]:
        """Return the ids of a person's open games, or of the others; those whose seats changed last first."""
        ...

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        """Return the ids of a guild's open games that haven't begun, the newest first."""
        ...

    async def load_person(self, user_id: int) -> str | None:
        """Return a person's settings as they were saved, or None if there are none."""
        ...

    async def load_people(self, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the settings of several people by their ids, as far as there are any."""
        ...

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        """Return what people have chosen for one of their settings, by their ids; at most `limit` of them.

        Settings are JSON then; whoever has chosen nothing, or "", is left out.
        """
        ...

    async def changed_people(self, since: int, limit: int) -> dict[int, str]:
        """Return the settings of people that were saved since a moment, the last `limit`, by their ids."""
        ...

    async def save_person(
        self, user_id: int, settings: str, look_at: int | None = None, *, at: int = 0
    ) -> None:
        """Store a person's settings, as they are since `at`, in place of earlier ones.

        If `look_at` is given, their open games that are due later are due then.
        """
        ...

    async def load_locale(self, user_id: int) -> str | None:
        """Return the locale of somebody's Discord as it was saved, or None if it wasn't."""
        ...

    async def save_locales(self, locales: Mapping[int, str]) -> list[int]:
        """Store the locales of the Discord of several people, by their ids, in place of earlier ones.

        Those who don't sit at any game, and never did, are left out. Return the others.
        """
        ...

    async def load_server(self, guild_id: int) -> str | None:
        """Return a server's settings as they were saved, or None if there are none."""
        ...

    async def save_server(self, guild_id: int, settings: str) -> None:
        """Store a server's settings in place of earlier ones."""
        ...

    async def load_analysis(self, game_id: int) -> str | None:
        """Return the analysis of a game as it was saved, or None if there is none."""
        ...

    async def save_analysis(self, game_id: int, analysis: str) -> None:
        """Store the analysis of a game in place of an earlier one."""
        ...

    async def plans_in(self, game_id: int) -> dict[int, str]:
        """Return what people have planned for their next turn in a game, by their ids."""
        ...

    async def save_plan(self, game_id: int, user_id: int, version: int, plan: str | None) -> None:
        """Store a person's plan in a game in place of an earlier one; delete it if it is None.

        Raise `VersionConflict` if the game is at another version or doesn't exist; nothing is written then.
        """
        ...

    async def load_practice(self, user_id: int) -> StoredPractice | None:
        """Return a person's practice game, or None if there is none."""
        ...

    async def save_practice(self, practice: StoredPractice, *, expected_version: int | None) -> None:
        """Store a person's practice game in place of the one at `expected_version`, None if there is none.

        Raise `VersionConflict` if that isn't so; nothing is written then.
        """
        ...

    async def forget_practices(self, before: int) -> None:
        """Delete the practice games that were saved last before a moment, in milliseconds since 1970."""
        ...

    async def games_naming(self, user_id: int) -> list[int]:
        """Return the ids of all games whose log names a person, in order."""
        ...

    async def begin_deleting(self, user_id: int) -> None:
        """Delete all rows that belong to a person, and note in which games they are still named.

        See `storage.privacy.columns` for what belongs to people.
        """
        ...

    async def leaving(self) -> list[tuple[int, int]]:
        """Return the people who are to be deleted, each with a game that still names them."""
        ...

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
        """Replace a game's snapshot and some events, by their versions, so that they don't name a person.

        Whatever else connects the person with the game is deleted. Raise `VersionConflict` if the game is at
        another version, was rewritten more often than `rewrites`, or doesn't exist; nothing was written then.
        """
        ...

    async def remove(self, game_id: int) -> bool:
        """Delete a game and all that belongs to it; return whether there was one. Its id isn't used again."""
        ...

    async def wipe(self, *, thoroughly: bool = False) -> None:
        """See that what was deleted isn't left in unused parts of the database's files.

        That is overwritten anyway, but an older version may not have done so: what it left goes if this is
        done `thoroughly`, which takes long.
        """
        ...

    async def check(self) -> None:
        """Raise `StorageError` if moves can't be saved at the moment, as far as a quick look can tell."""
        ...

    async def close(self) -> None:
        """Finish what is in progress and close the database."""
        ...
