"""People's own settings, and the locales of their Discord clients."""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import azul
from engine.deadlines import deadline_of
from engine.errors import reading
from engine.game import Game
from engine.table.events import Rescheduled
from engine.table.state import Table
from engine.time.person import DEFAULTS, Hours, Person
from storage.records import DamagedRecord, StorageError
from storage.store import Store

log = logging.getLogger(__name__)

FIRST_GAMES: Final = 3
FIRST_TURNS: Final = 2
"""How many turns of a game, and how many games of a person, come with instructions."""
CONFIRMED_IN_A_ROW: Final = 30
"""After how many confirmed moves without an undo people are asked whether to skip Confirm."""
MAX_LOCALES: Final = 20_000
"""How many people's locales are cached, so that none is written that is stored already."""


class Locales:
    """The locales of players' Discord clients, in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stored: dict[int, str] = {}
        self._seen: dict[int, str] = {}

    def note(self, user_id: int, locale: str) -> None:
        """Note a person's locale; `store` stores it if it has changed."""
        if self._stored.get(user_id) != locale:
            _put(self._seen, user_id, locale)

    async def store(self) -> None:
        """Store the noted locales of people who sit at a game, or did; on an error keep them for later."""
        seen, self._seen = self._seen, {}
        if not seen:
            return
        try:
            playing = await self._store.save_locales(seen)
        except StorageError as error:
            log.warning("The languages of people's Discord can't be stored: %s", error)
            self._seen = seen | self._seen
            return
        for user_id in playing:
            _put(self._stored, user_id, seen[user_id])

    async def of(self, user_id: int) -> str:
        """Return a person's locale, "" if it isn't known. Never raises `StorageError`."""
        if user_id in self._seen:
            return self._seen[user_id]
        try:
            return await self._store.load_locale(user_id) or ""
        except StorageError as error:
            log.warning("The language of a person's Discord can't be read: %s", error)
            return ""

    def forget(self, user_id: int) -> None:
        """Drop a person from memory, as they are deleted."""
        self._stored.pop(user_id, None)
        self._seen.pop(user_id, None)


def _put(locales: dict[int, str], user_id: int, locale: str) -> None:
    """Set a person's locale as the newest; drop the oldest if there are too many."""
    locales.pop(user_id, None)
    locales[user_id] = sys.intern(locale)
    if len(locales) > MAX_LOCALES:
        del locales[next(iter(locales))]


MAX_LANGUAGES: Final = 100_000
"""How many people's chosen languages are kept in memory; most people don't choose any."""
CLOCKS_DIFFER: Final = 60_000
"""By how many milliseconds the clocks of two processes may differ."""


class PeopleService:
    """The settings of everybody in a database. Few people change any: all others have the defaults.

    `now` returns milliseconds since 1970 (UTC). Settings are read from the database each time, since another
    process may have changed them; only languages are kept in memory.

    `changes` counts the changes of settings by this process, so that readers notice them.

    `languages` are the locales that people have chosen, by their ids, loaded by `load_languages`. `locales`
    are those of their Discord clients.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self.now = now
        self.on_due: Callable[[int | None], None] = lambda _: None
        """Called with the moment at which games are to be checked, as a person's hours have changed."""
        self.changes = 0
        self.languages: dict[int, str] = {}
        self.locales = Locales(store)
        self._are_languages_loaded = False
        self._caught_up: int | None = None
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._being_stored = 0
        self._all_stored = asyncio.Event()
        self._all_stored.set()

    async def load_languages(self) -> None:
        """Load the languages that people have chosen, unless they are loaded.

        Raise `StorageError` if they can't be read.
        """
        while not self._are_languages_loaded:
            changes = await self.all_stored()
            stored = await self._store.chosen_by_people("language", MAX_LANGUAGES)
            if changes == self.changes:
                self.languages.update((user_id, sys.intern(language)) for user_id, language in stored.items())
                self._are_languages_loaded = True

    async def refresh_languages(self, at: int) -> None:
        """Load the languages that people have chosen in other processes since the last call.

        Raise `StorageError` if they can't be read.
        """
        since = at if self._caught_up is None else self._caught_up
        changes = await self.all_stored()
        stored = await self._store.changed_people(since - CLOCKS_DIFFER, MAX_LANGUAGES)
        if changes == self.changes:
            for user_id, settings in reversed(stored.items()):
                self._remember(user_id, _person(user_id, settings).language)
            self._caught_up = at

    async def all_stored(self) -> int:
        """Wait until no settings are being stored; return `changes`."""
        await self._all_stored.wait()
        return self.changes

    async def get(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if their record is damaged, which is logged.

        Raise `StorageError` if the database can't be read.
        """
        try:
            settings = await self._store.load_person(user_id)
        except DamagedRecord as error:
            log.error("%s", error)
            return DEFAULTS
        return DEFAULTS if settings is None else _person(user_id, settings)

    async def get_or_defaults(self, user_id: int) -> Person:
        """Return a person's settings; the defaults if they can't be read."""
        try:
            return await self.get(user_id)
        except StorageError as error:
            log.warning("The settings of person %d could not be read: %s", user_id, error)
            return DEFAULTS

    async def hours_of(self, game: Game) -> Hours:
        """Return the settings of a game's players, as of now.

        The database isn't read if the game was loaded without any (`Game.has_settings`). Raise `StorageError`
        if it can't be read.
        """
        return await self.hours(game.table) if game.has_settings else Hours(at=self.now())

    async def count_confirmation(self, user_id: int) -> bool:
        """Count a confirmed move of a person; return whether to ask them now if they want to skip Confirm.

        That is once in their life. Never raises `StorageError`, as the move has been made already.
        """
        try:
            if await self._store.confirmations(user_id) >= CONFIRMED_IN_A_ROW:
                return False
            return await self._store.count_confirmation(user_id, CONFIRMED_IN_A_ROW) == CONFIRMED_IN_A_ROW
        except StorageError as error:
            log.warning("A confirmed move of person %d can't be counted: %s", user_id, error)
            return False

    async def reset_confirmations(self, user_id: int) -> None:
        """Start counting a person's confirmed moves from 0. Never raises `StorageError`."""
        try:
            await self._store.reset_confirmations(user_id, CONFIRMED_IN_A_ROW)
        except StorageError as error:
            log.warning("The confirmed moves of person %d can't be counted: %s", user_id, error)

    async def newcomers(self, table: Table) -> list[int]:
        """Return the people to move who are in the first two turns of one of their first three games.

        Raise `StorageError` if the database can't be read.
        """
        if table.state is None or table.state.phase is not azul.Phase.OFFER or table.state.round > 1:
            return []
        board = table.state.boards[table.state.turn]
        if sum(line.count > 0 for line in board.lines) >= FIRST_TURNS:
            return []
        people = [table.players[seat].user_id for seat in table.awaited_people]
        enough = FIRST_GAMES + 1
        return [each for each in people if await self._store.count_games_of(each, enough) < enough]

    async def hours(self, *tables: Table) -> Hours:
        """Return the settings of the players at some tables, as of now.

        Raise `StorageError` if the database can't be read.
        """
        at = self.now()
        user_ids = dict.fromkeys(player.user_id for table in tables for player in table.players)
        try:
            stored = await self._store.load_people(tuple(user_ids))
        except DamagedRecord:
            return Hours({user_id: await self.get(user_id) for user_id in user_ids}, at)
        return Hours({user_id: _person(user_id, settings) for user_id, settings in stored.items()}, at)

    async def change(self, user_id: int, change: Callable[[Person, int], Person]) -> tuple[Person, Person]:
        """Store what `change` makes of a person's settings and the moment; return those before and after.

        If their hours have changed, the deadlines of their games are checked at once. Raise `Refusal` as
        `change` does, and `StorageError` if they can't be stored.
        """
        at = self.now()
        async with self._locks.setdefault(user_id, asyncio.Lock()):
            before = await self.get(user_id)
            after = change(before, at).after(before, at)
            if after != before:
                recheck_at = None if after.has_same_hours_as(before) else at
                with self._changing():
                    await self._store.save_person(user_id, after.model_dump_json(), recheck_at, at=at)
                self._remember(user_id, after.language)
        if not after.has_same_hours_as(before):
            self.on_due(at)
        return before, after

    async def begin_deleting(self, user_id: int) -> None:
        """Delete a person's settings, and begin deleting them from games; see `DeletionService`."""
        async with self._locks.setdefault(user_id, asyncio.Lock()):
            with self._changing():
                await self._store.begin_deleting(user_id)
            self._remember(user_id, "")
            self.locales.forget(user_id)

    def _remember(self, user_id: int, language: str) -> None:
        """Note the language that a person has chosen, "" for none; drop the oldest if there are too many."""
        self.languages.pop(user_id, None)
        if language:
            self.languages[user_id] = sys.intern(language)
        if len(self.languages) > MAX_LANGUAGES:
            del self.languages[next(iter(self.languages))]

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Count a change, and make `all_stored` wait for it."""
        self.changes += 1
        self._being_stored += 1
        self._all_stored.clear()
        try:
            yield
        finally:
            self._being_stored -= 1
            if not self._being_stored:
                self._all_stored.set()


def _person(user_id: int, settings: str) -> Person:
    """Return the settings in a record; the defaults if it is damaged, which is logged."""
    try:
        with reading(f"the record of person {user_id}"):
            return Person.model_validate_json(settings)
    except DamagedRecord as error:
        log.error("%s", error)
        return DEFAULTS


def rescheduled(table: Table, hours: Hours, user_id: int, before: Person) -> Sequence[Rescheduled]:
    """Return the events at a table that waits for a person whose hours have changed.

    There are none if neither the deadline nor anything else that everybody sees of their hours differs from
    `before`.
    """
    former = replace(hours, people={**hours.people, user_id: before})
    seat = None if table.pause is not None else table.seat_of(user_id)
    if seat is None or seat not in table.awaited_people:
        return ()
    return (Rescheduled(seat),) if _seen(table, hours, user_id) != _seen(table, former, user_id) else ()


def _seen(table: Table, hours: Hours, user_id: int) -> object:
    """Return what everybody at a table sees of a person's hours."""
    return deadline_of(table, hours), hours.of(user_id).away_until(hours.at)
