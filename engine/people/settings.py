"""The settings of people in a database: read as they were stored, and never in the way of a move."""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final
from weakref import WeakValueDictionary

from engine.damage import reading
from engine.hours.person import DEFAULTS, Hours, Person
from engine.people.locales import Locales
from engine.table import Table
from storage.base import DamagedRecord, GameStore, StorageError

log = logging.getLogger(__name__)

MOST_LANGUAGES: Final = 100_000
"""How many people's languages are kept in memory: most people leave it to their Discord."""
CLOCKS_DIFFER: Final = 60_000
"""By how many milliseconds the clocks of processes may differ."""


class People:
    """The settings of everybody in a database. Few people change any: all others have the defaults.

    `changes` counts how often somebody's were changed here, so that others notice.
    `languages` are the locales that people have chosen, by their ids: known without a look into the database,
    as soon as they are `recalled`. `locales` are those of their Discord.
    """

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self.changes = 0
        self.languages: dict[int, str] = {}
        self.locales = Locales(store)
        self._are_recalled = False
        self._caught_up: int | None = None
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._being_stored = 0
        self._settled = asyncio.Event()
        self._settled.set()

    async def recall(self) -> None:
        """Read the languages that people have chosen, unless they are known.

        Raise `StorageError` if they can't be read.
        """
        while not self._are_recalled:
            changes = await self.settled()
            stored = await self._store.chosen_by_people("language", MOST_LANGUAGES)
            if changes == self.changes:
                self.languages.update((user_id, sys.intern(language)) for user_id, language in stored.items())
                self._are_recalled = True

    async def catch_up(self, at: int) -> None:
        """Read the languages that people have chosen in other processes since the last time.

        Raise `StorageError` if they can't be read.
        """
        since = at if self._caught_up is None else self._caught_up
        changes = await self.settled()
        stored = await self._store.changed_people(since - CLOCKS_DIFFER, MOST_LANGUAGES)
        if changes == self.changes:
            for user_id, settings in reversed(stored.items()):
                self._remember(user_id, _person(user_id, settings).language)
            self._caught_up = at

    async def settled(self) -> int:
        """Return `changes` once nobody's settings are being stored any more."""
        await self._settled.wait()
        return self.changes

    async def of(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if their record is damaged, which is logged.

        Raise `StorageError` if the database can't be read.
        """
        try:
            settings = await self._store.load_person(user_id)
        except DamagedRecord as error:
            log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
            return DEFAULTS
        return DEFAULTS if settings is None else _person(user_id, settings)

    async def of_or_defaults(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if they can't be read for whatever reason."""
        try:
            return await self.of(user_id)
        except StorageError as error:
            log.warning("The settings of person %d could not be read: %s", user_id, error)
            return DEFAULTS

    async def hours_at(self, tables: Iterable[Table], at: int) -> Hours:
        """Return the settings of all players at some tables as they are now, at `at`."""
        user_ids = dict.fromkeys(player.user_id for table in tables for player in table.players)
        try:
            stored = await self._store.load_people(tuple(user_ids))
        except DamagedRecord:
            return Hours({user_id: await self.of(user_id) for user_id in user_ids}, at)
        return Hours({user_id: _person(user_id, settings) for user_id, settings in stored.items()}, at)

    async def change(
        self, user_id: int, change: Callable[[Person], Person], at: int
    ) -> tuple[Person, Person]:
        """Store what `change` makes of a person's settings as they are now, at `at`; return both.

        What time does to their games is looked at now if that may have changed. Raise `StorageError` if they
        can't be stored.
        """
        async with self._locks.setdefault(user_id, asyncio.Lock()):
            before = await self.of(user_id)
            after = change(before).after(before, at)
            if after != before:
                look_at = None if after.has_the_hours_of(before) else at
                with self._changing():
                    await self._store.save_person(user_id, after.model_dump_json(), look_at, at=at)
                self._remember(user_id, after.language)
            return before, after

    async def begin_deleting(self, user_id: int) -> None:
        """Delete a person's settings, and begin to delete them from all games; see `Deleting`."""
        async with self._locks.setdefault(user_id, asyncio.Lock()):
            with self._changing():
                await self._store.begin_deleting(user_id)
            self._remember(user_id, "")
            self.locales.forget(user_id)

    def _remember(self, user_id: int, language: str) -> None:
        """Note the language that somebody has chosen, "" for none; if there are too many, the oldest goes."""
        self.languages.pop(user_id, None)
        if language:
            self.languages[user_id] = sys.intern(language)
        if len(self.languages) > MOST_LANGUAGES:
            del self.languages[next(iter(self.languages))]

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Let whoever has read settings notice that some are being changed."""
        self.changes += 1
        self._being_stored += 1
        self._settled.clear()
        try:
            yield
        finally:
            self._being_stored -= 1
            if not self._being_stored:
                self._settled.set()


def _person(user_id: int, settings: str) -> Person:
    """Return the person of a record; the defaults if that is damaged, which is logged."""
    try:
        with reading(f"the record of person {user_id}"):
            return Person.model_validate_json(settings)
    except DamagedRecord as error:
        log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
        return DEFAULTS
