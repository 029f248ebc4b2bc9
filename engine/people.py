"""What people have chosen for themselves, in all games and on all servers."""

import logging
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine.damage import reading
from storage.base import DamagedRecord, GameStore, StorageError

log = logging.getLogger(__name__)


class Person(BaseModel):
    """A person's settings. `confirm`: a move chosen with buttons is shown once more before it is made.

    Settings of a newer version are ignored when they are read.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    confirm: bool = True


DEFAULTS: Final = Person()


class People:
    """The settings of everybody in a database. Few people change any: all others have the defaults."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    async def of(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if their record is damaged, which is logged.

        Raise `StorageError` if the database can't be read.
        """
        try:
            settings = await self._store.load_person(user_id)
            if settings is None:
                return DEFAULTS
            with reading(f"the record of person {user_id}"):
                return Person.model_validate_json(settings)
        except DamagedRecord as error:
            log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
            return DEFAULTS

    async def of_or_defaults(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if they can't be read for whatever reason."""
        try:
            return await self.of(user_id)
        except StorageError as error:
            log.warning("The settings of person %d could not be read: %s", user_id, error)
            return DEFAULTS

    async def change(self, user_id: int, person: Person) -> None:
        """Store a person's settings. Raise `StorageError` if they can't be stored."""
        await self._store.save_person(user_id, person.model_dump_json())
