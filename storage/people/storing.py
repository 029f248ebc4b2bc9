"""People in a database: what they have chosen for themselves, and their games."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from storage.database import Connection, Database
from storage.people import sql

PAGE: Final = 1_000
"""How many people are read with one statement, while others wait."""


class People(Database):
    """What people have chosen for themselves, of a database, and their games."""

    async def load_person(self, user_id: int) -> str | None:
        """Return a person's settings as they were saved, or None if there are none."""
        return await self._text(f"the record of person {user_id}", sql.SELECT_PERSON, user_id)

    async def load_people(self, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the settings of several people by their ids, as far as there are any."""
        if not user_ids:
            return {}
        what = "people's records"
        rows = await self._read(what, sql.select_people(len(user_ids)), *user_ids)
        if not all(isinstance(settings, str) for _, settings in rows):
            raise self._damaged(what, "a row is not what was written")
        return {int(user_id): str(settings) for user_id, settings in rows}

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        """Return what people have chosen for one of their settings; see `GameStore.chosen_by_people`."""
        found: dict[int, str] = {}
        after, left = -(2**63), limit
        while left > 0:
            page = min(PAGE, left)
            rows = await self._read("people's records", sql.SELECT_CHOSEN_BY_PEOPLE, setting, after, page)
            for after, chosen in rows:
                found[after] = sys.intern(str(chosen))  # few are different
            left = left - page if len(rows) == page else 0
        return found

    async def changed_people(self, since: int, limit: int) -> dict[int, str]:
        """Return the settings of people that were saved since a moment; see `GameStore.changed_people`."""
        rows = await self._read("people's records", sql.SELECT_CHANGED_PEOPLE, since, limit)
        return {int(user_id): str(settings) for user_id, settings in rows}

    async def save_person(
        self, user_id: int, settings: str, look_at: int | None = None, *, at: int = 0
    ) -> None:
        """Store a person's settings in place of earlier ones; see `GameStore.save_person`."""

        async def work(db: Connection) -> None:
            await db.fetch(sql.UPSERT_PERSON, (user_id, settings, at))
            if look_at is not None:
                await db.fetch(sql.LOOK_AT_GAMES_OF_PERSON, (look_at, look_at, user_id))
                await db.fetch(sql.LOOK_AT_PINGS_OF_PERSON, (look_at, user_id, look_at))

        await self._write(f"the record of person {user_id}", work)

    async def load_locale(self, user_id: int) -> str | None:
        """Return the locale of somebody's Discord as it was saved, or None if it wasn't."""
        return await self._text(f"the language of person {user_id}", sql.SELECT_LOCALE, user_id)

    async def save_locales(self, locales: Mapping[int, str]) -> list[int]:
        """Store the locales of people who play; see `GameStore.save_locales`."""

        async def work(db: Connection) -> list[int]:
            seated = [each for each in sorted(locales) if await db.fetch(sql.SELECT_SEATED, (each,))]
            for user_id in seated:
                await db.fetch(sql.UPSERT_LOCALE, (user_id, locales[user_id]))
            return seated

        return await self._write("people's languages", work)

    async def games_of(
        self,
        user_id: int,
        *,
        open: bool,  # noqa: A002 - the word of the row
        limit: int,
        offset: int = 0,
    ) -> list[int]:
        """Return the ids of a person's open games, or of the others; see `GameStore.games_of`."""
        what = f"the games of person {user_id}"
        return await self._ids(what, sql.SELECT_GAMES_OF_PERSON, user_id, open, limit, offset)
