"""Deleting people: what is theirs at once, and then game by game what names them. And deleting a game."""

from typing import Final

from storage.answers import VersionConflict
from storage.changes import Rewrite
from storage.database import Connection, Database
from storage.privacy import sql
from storage.privacy.columns import CONCERNS, owned_tables

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


class Erasing(Database):
    """The people whom the games in a database name."""

    async def games_naming(self, user_id: int) -> list[int]:
        """Return the ids of all games whose log names a person, in order."""
        return await self._ids(f"the games of person {user_id}", sql.SELECT_NAMING, user_id)

    async def begin_deleting(self, user_id: int) -> None:
        """Delete all rows that belong to a person; see `GameStore.begin_deleting`."""

        async def work(db: Connection) -> None:
            await db.fetch(sql.MARK_LEAVING, (user_id,))
            for statement in DELETE_OWNED.values():
                await db.fetch(statement, (user_id,))

        await self.check()  # writing to the guarded tables would do the same
        await self._write(f"the record of person {user_id}", work)

    async def leaving(self) -> list[tuple[int, int]]:
        """Return the people who are to be deleted, each with a game that still names them."""
        rows = await self._read("the people who are to be deleted", sql.SELECT_LEAVING)
        return [(user_id, game_id) for user_id, game_id in rows]

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Take a person out of a game's snapshot and log; see `GameStore.rewrite`."""
        game_id = rewrite.game_id

        async def work(db: Connection) -> None:
            as_read = (game_id, rewrite.version, rewrite.rewrites)
            if not await db.fetch(sql.REWRITE_SNAPSHOT, (rewrite.snapshot, *as_read)):
                raise VersionConflict(f"game {game_id} is not as it was at version {rewrite.version}")
            for version, body in rewrite.events.items():
                await db.fetch(sql.REWRITE_EVENT, (body, game_id, version))
            for statement in DELETE_OWNED_IN_GAME.values():
                await db.fetch(statement, (game_id, rewrite.user_id))

        await self._write(f"game {game_id}", work)

    async def remove(self, game_id: int) -> bool:
        """Delete a game and all that belongs to it; see `GameStore.remove`."""

        async def work(db: Connection) -> bool:
            await db.hold(game_id)
            for statement in DELETE_OF_GAME:
                await db.fetch(statement, (game_id,))
            return bool(await db.fetch(sql.DELETE_GAME, (game_id,)))

        return await self._write(f"game {game_id}", work)
