"""Which columns hold personal data, and how a person or a game is deleted."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from storage.database import Database, Transaction
from storage.records import Rewrite, VersionConflict


class Concern(Enum):
    """What a column says about people."""

    NOBODY = "nobody"
    """Nothing: numbers, times, and the Discord ids of servers, channels and messages."""
    OWNER = "owner"
    """The Discord id of the person whom the whole row is about: it is deleted with them."""
    OWN = "own"
    """What is stored about the row's owner: in their export, and deleted with the row."""
    TAKING_PART = "taking part"
    """The Discord id of somebody who took part in a game: replaced by 0 when they are deleted."""
    NAMING = "naming"
    """JSON about several people: rewritten without a person who is deleted."""


_NOBODY, _OWNER, _OWN, _NAMING = Concern.NOBODY, Concern.OWNER, Concern.OWN, Concern.NAMING

_SEAT_COLUMNS: Final = (
    *("resigned", "score", "wall_points", "full_rows", "full_columns", "full_colours", "floor_points"),
    *("markers", "turns", "thinking", "blue", "yellow", "red", "black", "white"),
)

CONCERNS: Final[Mapping[str, Mapping[str, Concern]]] = {
    "absences": dict.fromkeys(("id", "shards", "shard", "since", "until", "is_told"), _NOBODY),
    "beats": dict.fromkeys(("shards", "shard", "at", "is_last"), _NOBODY),
    "analyses": {"game_id": _NOBODY, "analysis": _NOBODY},
    "confirmations": {"user_id": _OWNER, "moves": _OWN},
    "games": {
        "id": _NOBODY,
        "guild_id": _NOBODY,
        "channel_id": _NOBODY,
        "is_open": _NOBODY,
        "begun": _NOBODY,
        "version": _NOBODY,
        "shown_version": _NOBODY,
        "message_id": _NOBODY,
        "reminder_id": _NOBODY,
        "home_id": _NOBODY,
        "created_at": _NOBODY,
        "updated_at": _NOBODY,
        "resting_since": _NOBODY,
        "due_at": _NOBODY,
        "delay": _NOBODY,
        "absence": _NOBODY,
        "rewrites": _NOBODY,
        "counted": _NOBODY,
        "snapshot": _NAMING,
    },
    "events": {"game_id": _NOBODY, "version": _NOBODY, "at": _NOBODY, "body": _NAMING},
    "feats": {"user_id": _OWNER, "feat": _OWN, "game_id": _OWN, "finished_at": _OWN},
    "identity": {"id": _NOBODY, "name": _NOBODY, "writes": _NOBODY},
    "leases": {
        "name": _NOBODY,
        "shards": _NOBODY,
        "holder": _NOBODY,
        "fence": _NOBODY,
        "expires_at": _NOBODY,
        "last_interaction": _NOBODY,
    },
    "listings": {"user_id": _OWNER, "listed": _OWN, "name": _OWN},
    "locales": {"user_id": _OWNER, "locale": _OWN},
    "named": {"user_id": _OWNER, "game_id": _OWN, "is_leaving": _OWN},
    "people": {"user_id": _OWNER, "settings": _OWN, "changed_at": _OWN},
    "pings": {
        "user_id": _OWNER,
        "game_id": _OWN,
        "way": _OWN,
        "due_at": _OWN,
        "is_tried": _OWN,
    },
    "plans": {"user_id": _OWNER, "game_id": _OWN, "plan": _OWN},
    "practice_results": {
        "user_id": _OWNER,
        **dict.fromkeys(("begun_at", "finished_at", "level", "computers", "ahead", "behind"), _OWN),
    },
    "practices": {"user_id": _OWNER, "version": _OWN, "log": _OWN, "updated_at": _OWN},
    "processes": dict.fromkeys(("id", "shards", "home", "since", "expires_at", "ready", "leaving"), _NOBODY),
    "ratings": {"user_id": _OWNER, "wall": _OWN, "mu": _OWN, "sigma": _OWN, "opponents": _OWN},
    "results": dict.fromkeys(
        (
            *("game_id", "guild_id", "finished_at", "month", "wall", "factories", "players", "rounds"),
            *("duration", "ending", "margin", "best_score", "unrated"),
        ),
        _NOBODY,
    ),
    "seat_results": {
        "user_id": Concern.TAKING_PART,
        **dict.fromkeys(
            (
                *("game_id", "seat", "is_computer", "guild_id", "finished_at", "wall", "place", "shared"),
                *_SEAT_COLUMNS,
                *("rated_place", "mu_before", "sigma_before", "opponents_before", "mu", "sigma", "opponents"),
                "new_to",
            ),
            _NOBODY,
        ),
    },
    "seats": {"user_id": _OWNER, "game_id": _OWN, "is_open": _OWN, "changed_at": _OWN},
    "servers": {"guild_id": _NOBODY, "settings": _NOBODY},
    "stand_ins": dict.fromkeys(("game_id", "seat", "mu", "sigma", "opponents", "new_to"), _NOBODY),
    "tallies": {
        "user_id": _OWNER,
        **dict.fromkeys(
            (
                *("guild_id", "month", "wall", "factories", "players", "rated", "games", "wins", "shared"),
                *("best_score", "rounds", "scored", *_SEAT_COLUMNS),
            ),
            _OWN,
        ),
    },
}

ONLY_IN_FILES: Final = frozenset({"identity"})
"""Tables that SQLite has and PostgreSQL hasn't. Each file has its own, so they aren't copied."""


def owned_tables() -> dict[str, str]:
    """Return the tables with rows that belong to people, each with the column that says to whom."""
    return {
        table: column
        for table, columns in CONCERNS.items()
        for column, concern in columns.items()
        if concern is Concern.OWNER
    }


SELECT_NAMING: Final = "SELECT game_id FROM named WHERE user_id = ? ORDER BY game_id"

MARK_LEAVING: Final = "UPDATE named SET is_leaving = TRUE WHERE user_id = ?"

SELECT_LEAVING: Final = "SELECT user_id, game_id FROM named WHERE is_leaving ORDER BY user_id, game_id"

# The guard: returns no row if another commit came first.
REWRITE_SNAPSHOT: Final = """
UPDATE games SET snapshot = ?, rewrites = rewrites + 1 WHERE id = ? AND version = ? AND rewrites = ?
RETURNING id
"""

REWRITE_EVENT: Final = "UPDATE events SET body = ? WHERE game_id = ? AND version = ?"

# The others' ratings depend on the strength of the person who is deleted, so that is kept.
KEEP_STRENGTHS: Final = """
INSERT INTO stand_ins (game_id, seat, mu, sigma, opponents, new_to)
SELECT game_id, seat, mu_before, sigma_before, opponents_before, new_to FROM seat_results
WHERE user_id = ? AND mu IS NOT NULL
ON CONFLICT DO NOTHING
"""

FORGET_RESULTS: Final = "UPDATE seat_results SET user_id = 0 WHERE user_id = ?"

DELETE_GAME: Final = "DELETE FROM games WHERE id = ? RETURNING id"


_KEPT_UNTIL_DONE: Final = "named"
"""The table that says in which games a person is still named."""
DELETE_OWNED: Final = {
    table: f"DELETE FROM {table} WHERE {owner} = ?"  # noqa: S608 - tables of ours
    for table, owner in owned_tables().items()
    if table != _KEPT_UNTIL_DONE
}
"""The statements that delete what belongs to a person."""
DELETE_OWNED_IN_GAME: Final = {
    table: f"DELETE FROM {table} WHERE game_id = ? AND {owner} = ?"  # noqa: S608 - tables of ours
    for table, owner in owned_tables().items()
    if "game_id" in CONCERNS[table]
}
"""The statements that delete what connects a person with a game."""
DELETE_OF_GAME: Final = tuple(
    f"DELETE FROM {table} WHERE game_id = ?"  # noqa: S608 - tables of ours
    for table, columns in CONCERNS.items()
    if "game_id" in columns
)
"""The statements that delete what belongs to a game."""


class PrivacyRecords(Database):
    """Deletes people, and games, from a database."""

    async def games_naming(self, user_id: int) -> list[int]:
        """Return the ids of all games whose log names a person, in order."""
        return await self._ids(f"the games of person {user_id}", SELECT_NAMING, user_id)

    async def begin_deleting(self, user_id: int) -> None:
        """Delete all rows that belong to a person, and note in which games they are still named.

        See `storage.privacy` for what belongs to people.
        """

        async def work(db: Transaction) -> None:
            await db.fetch(MARK_LEAVING, (user_id,))
            await db.fetch(KEEP_STRENGTHS, (user_id,))
            await db.fetch(FORGET_RESULTS, (user_id,))
            for statement in DELETE_OWNED.values():
                await db.fetch(statement, (user_id,))

        await self.check()  # writing to the guarded tables would do the same
        # No game that names them is counted meanwhile.
        await self._write(f"the record of person {user_id}", work, serializable=True)

    async def people_to_delete(self) -> list[tuple[int, int]]:
        """Return the people who are to be deleted, each with a game that still names them."""
        rows = await self._read("the people who are to be deleted", SELECT_LEAVING)
        return [(user_id, game_id) for user_id, game_id in rows]

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Replace a game's snapshot and log by ones without a person; delete all else that connects the two.

        Raise `VersionConflict` if the game is at another version, was rewritten since, or doesn't exist.
        """
        game_id = rewrite.game_id

        async def work(db: Transaction) -> None:
            as_read = (game_id, rewrite.version, rewrite.rewrites)
            if not await db.fetch(REWRITE_SNAPSHOT, (rewrite.snapshot, *as_read)):
                raise VersionConflict(f"game {game_id} is not as it was at version {rewrite.version}")
            for version, body in rewrite.events.items():
                await db.fetch(REWRITE_EVENT, (body, game_id, version))
            for statement in DELETE_OWNED_IN_GAME.values():
                await db.fetch(statement, (game_id, rewrite.user_id))

        await self._write(f"game {game_id}", work)

    async def remove(self, game_id: int) -> bool:
        """Delete a game and all that belongs to it; return whether it existed. Its id isn't used again."""

        async def work(db: Transaction) -> bool:
            await db.lock_game(game_id)
            for statement in DELETE_OF_GAME:
                await db.fetch(statement, (game_id,))
            return bool(await db.fetch(DELETE_GAME, (game_id,)))

        return await self._write(f"game {game_id}", work)
