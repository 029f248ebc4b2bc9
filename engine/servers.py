"""What a server has chosen for the games that are played there."""

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Final
from weakref import WeakValueDictionary

from pydantic import BaseModel, ConfigDict, Field

import azul
from engine.errors import Refusal, reading
from engine.table.events import Configured, Messages, Pace, Where
from engine.table.state import FEWEST_PLAYERS, MOST_PLAYERS
from players import Level
from storage.records import DamagedRecord, StorageError
from storage.store import Store

log = logging.getLogger(__name__)

Id = Annotated[int, Field(ge=0)]


class Server(BaseModel):
    """A server's settings, which concern what is opened there from now on.

    New tables have these options unless their host names others. `language` is the locale of messages that
    everybody sees, "" for the one that the server has in Discord. Tables can be opened in `channels` (Discord
    ids), or anywhere if there are none. At most `most_games` are open at once, with those that haven't begun
    and those that are paused; None for any number.

    Settings of a newer version are ignored when they are read.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    seats: Annotated[int, Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] = MOST_PLAYERS
    wall: azul.WallSide = azul.BASE_GAME.wall
    factories: azul.Factories = azul.BASE_GAME.factories
    scatter: azul.Scatter = azul.BASE_GAME.scatter
    pace: Pace = Pace.DAY
    theme: str = ""
    messages: Messages = Messages.ALL
    where: Where = Where.CHANNEL
    level: Level = Level.MEDIUM
    language: str = ""
    channels: tuple[Id, ...] = ()
    most_games: Annotated[int, Field(ge=1)] | None = None

    @property
    def options(self) -> Configured:
        """The options of a new table."""
        rules = azul.Rules(self.wall, self.factories, self.scatter)
        return Configured(
            self.seats,
            rules,
            self.theme,
            self.messages,
            self.pace,
            self.where,
            self.level,
            self.language,
        )

    def with_options(self, options: Configured) -> "Server":
        """Return these settings with other options for new tables."""
        return self.model_copy(
            update={
                "seats": options.seats,
                "wall": options.rules.wall,
                "factories": options.rules.factories,
                "scatter": options.rules.scatter,
                "pace": options.pace,
                "theme": options.theme,
                "messages": options.messages,
                "where": options.where,
                "level": options.level,
                "language": options.language,
            }
        )

    def require_place(self, *places: int) -> None:
        """Raise `Refusal` (``not-here``) if no table can be opened in a channel.

        `places` are its id, and those of what it is in: a thread is in a channel, a channel in a category.
        """
        if self.channels and not any(place in self.channels for place in places):
            raise Refusal("not-here", channels=self.channels)


USUAL: Final = Server()


class Servers:
    """The settings of all servers in a database. Few servers change any: all others have the usual ones."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, guild_id: int) -> Server:
        """Return a server's settings; the usual ones if their record is damaged, which is logged.

        Raise `StorageError` if the database can't be read.
        """
        try:
            settings = await self._store.load_server(guild_id)
            if settings is None:
                return USUAL
            with reading(f"the record of server {guild_id}"):
                return Server.model_validate_json(settings)
        except DamagedRecord as error:
            log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
            return USUAL

    async def of_or_usual(self, guild_id: int) -> Server:
        """Return a server's settings; the usual ones if they can't be read for whatever reason."""
        try:
            return await self.of(guild_id)
        except StorageError as error:
            log.warning("The settings of server %d could not be read: %s", guild_id, error)
            return USUAL

    async def change(self, guild_id: int, change: Callable[[Server], Server]) -> Server:
        """Store what `change` makes of a server's settings as they are at that moment, and return it.

        Several people can change different settings at the same time. Raise `StorageError` if nothing can be
        stored.
        """
        async with self._locks.setdefault(guild_id, asyncio.Lock()):
            before = await self.of(guild_id)
            after = change(before)
            if after != before:
                await self._store.save_server(guild_id, after.model_dump_json())
            return after
