"""What the engine needs of a database, as far as it is about people."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class People(Protocol):
    """What people have chosen for themselves, and their games; see `storage.base.GameStore`."""

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

        If `look_at` is given, their open games that are due later are due then, and so are their pings.
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
