"""A server's settings for the games that are played there."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, Any, Final
from weakref import WeakValueDictionary

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    Strict,
    TypeAdapter,
    model_serializer,
    model_validator,
)

import azul
from engine.errors import Refusal, reading
from engine.table.options import DEFAULT_OPTIONS, MAX_PLAYERS, MIN_PLAYERS, OPTION_NAMES, Options
from storage.records import DamagedRecord, StorageError
from storage.store import Store

log = logging.getLogger(__name__)

Id = Annotated[int, Field(ge=0)]


_DEFAULTS: Final = TypeAdapter(Options).dump_python(DEFAULT_OPTIONS, mode="json")
_RULES: Final = tuple(field.name for field in fields(azul.Rules))


def _require_possible(options: Options) -> Options:
    if not MIN_PLAYERS <= options.seats <= MAX_PLAYERS:
        raise ValueError("there is no such number of seats")
    return options


class Server(BaseModel):
    """A server's settings, which apply to tables opened from now on.

    New tables have its `options` unless their host chooses others; a `language` of "" stands for the server's
    locale in Discord. Tables can be opened in `channels` (Discord ids), or anywhere if there are none. At
    most `most_games` are open at once, including lobbies and paused games; None means no limit.

    Settings of a newer version are ignored when they are read. The options and their rules are stored among
    the other settings.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    options: Annotated[Options, AfterValidator(_require_possible)] = DEFAULT_OPTIONS
    channels: Annotated[tuple[Id, ...], Strict(strict=False)] = ()
    most_games: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="before")
    @classmethod
    def _nested(cls, stored: Any) -> Any:
        if not isinstance(stored, dict) or not stored.keys() & {*OPTION_NAMES, *_RULES}:
            return stored
        rules, options = (
            {each: stored[each] for each in names if each in stored} for names in (_RULES, OPTION_NAMES)
        )
        rest = {name: value for name, value in stored.items() if name not in {*rules, *options}}
        return rest | {"options": _DEFAULTS | options | {"rules": _DEFAULTS["rules"] | rules}}

    @model_serializer(mode="wrap")
    def _flat(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        rest: dict[str, Any] = handler(self)
        options: dict[str, Any] = rest.pop("options")
        rules: dict[str, Any] = options.pop("rules")
        as_before = dict.fromkeys(("seats", *_RULES, "pace"))
        return as_before | options | rules | rest

    def require_allowed(self, *places: int) -> None:
        """Raise `Refusal` (``not-here``) if no table can be opened in a channel.

        `places` are its id, and the ids of what contains it: a thread's channel, a channel's category.
        """
        if self.channels and not any(place in self.channels for place in places):
            raise Refusal("not-here", channels=self.channels)


DEFAULT_SERVER: Final = Server()
"""The settings of a server that hasn't changed any."""


class Servers:
    """The settings of all servers in a database. Few servers change any: all others have the defaults."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, guild_id: int) -> Server:
        """Return a server's settings; the defaults if their record is damaged, which is logged.

        Raise `StorageError` if the database can't be read.
        """
        try:
            settings = await self._store.load_server(guild_id)
            if settings is None:
                return DEFAULT_SERVER
            with reading(f"the record of server {guild_id}"):
                return Server.model_validate_json(settings)
        except DamagedRecord as error:
            log.error("%s", error)
            return DEFAULT_SERVER

    async def of_or_defaults(self, guild_id: int) -> Server:
        """Return a server's settings; the defaults if they can't be read."""
        try:
            return await self.of(guild_id)
        except StorageError as error:
            log.warning("The settings of server %d could not be read: %s", guild_id, error)
            return DEFAULT_SERVER

    async def change(self, guild_id: int, change: Callable[[Server], Server]) -> Server:
        """Apply `change` to a server's current settings, store the result, and return it.

        Several people can change different settings at the same time. Raise `StorageError` if nothing can be
        stored.
        """
        async with self._locks.setdefault(guild_id, asyncio.Lock()):
            before = await self.of(guild_id)
            after = change(before)
            if after != before:
                await self._store.save_server(guild_id, after.model_dump_json())
            return after
