"""People: their settings, their locales, their seats and their games."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import azul
from storage.database import Database, Transaction

SELECT_PERSON: Final = "SELECT settings FROM people WHERE user_id = ?"

SELECT_CHOSEN_BY_PEOPLE: Final = """
SELECT user_id, CASE WHEN json_valid(settings) THEN json_extract(settings, '$.' || ?) END AS chosen
FROM people WHERE user_id > ? AND chosen <> '' ORDER BY user_id LIMIT ?
"""

SELECT_CHANGED_PEOPLE: Final = """
SELECT user_id, settings FROM people WHERE changed_at >= ? ORDER BY changed_at DESC LIMIT ?
"""

UPSERT_PERSON: Final = """
INSERT INTO people (user_id, settings, changed_at) VALUES (?, ?, ?)
ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at
"""

# Nothing is written, nor returned, once the count has reached its limit.
COUNT_CONFIRMATION: Final = """
INSERT INTO confirmations (user_id, moves) VALUES (?, 1)
ON CONFLICT (user_id) DO UPDATE SET moves = confirmations.moves + 1 WHERE confirmations.moves < ?
RETURNING moves
"""

SELECT_CONFIRMATIONS: Final = "SELECT moves FROM confirmations WHERE user_id = ?"

RESET_CONFIRMATIONS: Final = "DELETE FROM confirmations WHERE user_id = ? AND moves < ?"

RECHECK_GAMES_OF_PERSON: Final = """
UPDATE games SET due_at = ? WHERE due_at > ?
AND id IN (SELECT game_id FROM seats WHERE user_id = ? AND is_open = TRUE)
"""

RECHECK_PINGS_OF_PERSON: Final = "UPDATE pings SET due_at = ? WHERE user_id = ? AND due_at > ?"

SELECT_LOCALE: Final = "SELECT locale FROM locales WHERE user_id = ?"

# A row for each game at which somebody sits, or did.
SELECT_SEATED: Final = "SELECT 1 FROM seats WHERE user_id = ? LIMIT ?"

UPSERT_LOCALE: Final = """
INSERT INTO locales (user_id, locale) VALUES (?, ?)
ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale WHERE locales.locale <> excluded.locale
"""

SELECT_GAMES_OF_PERSON: Final = """
SELECT game_id FROM seats WHERE user_id = ? AND is_open = ?
ORDER BY changed_at DESC, game_id DESC LIMIT ? OFFSET ?
"""


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter for a person's finished games; None matches any.

    `other` is a person who has a seat in them; `channel_id` is where they were played, its threads included.
    A `wall`, with special factories or without, leaves out games whose results aren't stored yet.
    """

    other: int | None = None
    channel_id: int | None = None
    wall: azul.WallSide | None = None
    has_special_factories: bool = False


def select_finished(wanted: Filter) -> tuple[str, tuple[object, ...]]:
    """Return the statement for some of a person's finished games, and its parameters for the filter.

    These come after the person, and before the limit and the offset.
    """
    conditions: list[str] = []
    values: list[object] = []
    if wanted.other is not None:
        conditions.append("SELECT 1 FROM seats WHERE seats.game_id = own.game_id AND seats.user_id = ?")
        values.append(wanted.other)
    if wanted.channel_id is not None:
        conditions.append("SELECT 1 FROM games WHERE games.id = own.game_id AND ? IN (channel_id, home_id)")
        values.append(wanted.channel_id)
    if wanted.wall is not None:
        plain = "<>" if wanted.has_special_factories else "="
        conditions.append(
            "SELECT 1 FROM results WHERE results.game_id = own.game_id "  # noqa: S608 - constants
            f"AND wall = ? AND factories {plain} 'plain'"
        )
        values.append(wanted.wall.value)
    also = " ".join(f"AND EXISTS ({condition})" for condition in conditions)
    statement = f"""
SELECT game_id FROM seats AS own WHERE user_id = ? AND is_open = FALSE {also}
ORDER BY changed_at DESC, game_id DESC LIMIT ? OFFSET ?
"""  # noqa: S608 - constants
    return statement, tuple(values)


def select_people(count: int) -> str:
    """Return the statement that reads the settings of `count` people."""
    ids = ", ".join("?" * count)
    return f"SELECT user_id, settings FROM people WHERE user_id IN ({ids})"  # noqa: S608 - question marks


PAGE: Final = 1_000
"""How many people are read with one statement, while others wait."""


class People(Database):
    """The people in a database: their settings, their locales and their games."""

    async def load_person(self, user_id: int) -> str | None:
        """Return a person's stored settings, or None if there are none."""
        return await self._text(f"the record of person {user_id}", SELECT_PERSON, user_id)

    async def load_people(self, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the stored settings of several people, by id; people without any are left out."""
        if not user_ids:
            return {}
        what = "people's records"
        rows = await self._read(what, select_people(len(user_ids)), *user_ids)
        if not all(isinstance(settings, str) for _, settings in rows):
            raise self._damaged(what, "a row is not what was written")
        return {int(user_id): str(settings) for user_id, settings in rows}

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        """Return what people have chosen for one of their settings, by id; at most `limit` of them.

        The settings have to be JSON. People whose choice is missing or "" are left out.
        """
        found: dict[int, str] = {}
        after, left = -(2**63), limit
        while left > 0:
            page = min(PAGE, left)
            rows = await self._read("people's records", SELECT_CHOSEN_BY_PEOPLE, setting, after, page)
            for after, chosen in rows:
                found[after] = sys.intern(str(chosen))  # few are different
            left = left - page if len(rows) == page else 0
        return found

    async def changed_people(self, since: int, limit: int) -> dict[int, str]:
        """Return the settings that people have saved since a moment, by id; at most the last `limit`."""
        rows = await self._read("people's records", SELECT_CHANGED_PEOPLE, since, limit)
        return {int(user_id): str(settings) for user_id, settings in rows}

    async def save_person(
        self, user_id: int, settings: str, recheck_at: int | None = None, *, at: int = 0
    ) -> None:
        """Replace a person's settings, as of `at`.

        If `recheck_at` is given, their open games and pings that are due later become due then. Both are
        milliseconds since 1970 (UTC).
        """

        async def work(db: Transaction) -> None:
            await db.fetch(UPSERT_PERSON, (user_id, settings, at))
            if recheck_at is not None:
                await db.fetch(RECHECK_GAMES_OF_PERSON, (recheck_at, recheck_at, user_id))
                await db.fetch(RECHECK_PINGS_OF_PERSON, (recheck_at, user_id, recheck_at))

        await self._write(f"the record of person {user_id}", work)

    async def confirmations(self, user_id: int) -> int:
        """Return how many moves a person has confirmed in a row."""
        rows = await self._read(f"the moves of person {user_id}", SELECT_CONFIRMATIONS, user_id)
        return sum(int(moves) for (moves,) in rows)

    async def count_confirmation(self, user_id: int, limit: int) -> int | None:
        """Count a move that a person has confirmed; return the count, None if it was at `limit` already."""

        async def work(db: Transaction) -> int | None:
            rows = await db.fetch(COUNT_CONFIRMATION, (user_id, limit))
            return next((int(moves) for (moves,) in rows), None)

        return await self._write(f"the moves of person {user_id}", work)

    async def reset_confirmations(self, user_id: int, limit: int) -> None:
        """Reset a person's count to 0, unless it has reached `limit`."""
        await self._execute(f"the moves of person {user_id}", RESET_CONFIRMATIONS, user_id, limit)

    async def load_locale(self, user_id: int) -> str | None:
        """Return the stored locale of a person's Discord client, or None."""
        return await self._text(f"the language of person {user_id}", SELECT_LOCALE, user_id)

    async def save_locales(self, locales: Mapping[int, str]) -> list[int]:
        """Store the locales of several people's Discord clients, by user id.

        People who have never had a seat are skipped. Return the ids of the others.
        """

        async def work(db: Transaction) -> list[int]:
            seated = [each for each in sorted(locales) if await db.fetch(SELECT_SEATED, (each, 1))]
            for user_id in seated:
                await db.fetch(UPSERT_LOCALE, (user_id, locales[user_id]))
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
        """Return the ids of a person's open or closed games, the most recently changed seats first."""
        what = f"the games of person {user_id}"
        return await self._ids(what, SELECT_GAMES_OF_PERSON, user_id, open, limit, offset)

    async def finished_games_of(
        self, user_id: int, wanted: Filter, *, limit: int, offset: int = 0
    ) -> list[int]:
        """Return the ids of a person's finished games that pass a filter, in the order of `games_of`."""
        statement, values = select_finished(wanted)
        what = f"the games of person {user_id}"
        return await self._ids(what, statement, user_id, *values, limit, offset)

    async def count_games_of(self, user_id: int, limit: int) -> int:
        """Return how many games somebody sits at, or did; counting stops at `limit`."""
        return len(await self._read(f"the games of person {user_id}", SELECT_SEATED, user_id, limit))
