"""Plans in a database."""

from storage.answers import VersionConflict
from storage.database import Connection, Database
from storage.plans import sql


class Plans(Database):
    """The plans in the games of a database."""

    async def plans_in(self, game_id: int) -> dict[int, str]:
        """Return what people have planned for their next turn in a game, by their ids."""
        what = f"the plans in game {game_id}"
        rows = await self._read(what, sql.SELECT_PLANS, game_id)
        if not all(isinstance(user_id, int) and isinstance(plan, str) for user_id, plan in rows):
            raise self._damaged(what, "a row is not what was written")
        return {int(user_id): str(plan) for user_id, plan in rows}

    async def save_plan(self, game_id: int, user_id: int, version: int, plan: str | None) -> None:
        """Store a person's plan in a game, or delete it; see `GameStore.save_plan`."""

        async def work(db: Connection) -> None:
            await db.hold(game_id)  # a move that ends the plan comes before or after it
            if plan is not None:
                there = await db.fetch(sql.UPSERT_PLAN, (user_id, plan, game_id, version))
            else:
                there = await db.fetch(sql.SELECT_VERSION, (game_id, version))
            if not there:
                raise VersionConflict(f"game {game_id} is not at version {version}")
            if plan is None:
                await db.fetch(sql.DELETE_PLAN, (game_id, user_id))

        await self._write(f"the plans in game {game_id}", work)
