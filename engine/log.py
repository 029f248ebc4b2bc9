"""What happened in games: the newest entries from memory, anything older from the database."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import azul
from engine.damage import NotAsWritten, reading
from engine.events import Played
from engine.game import Game, LogEntry, history, moment, since_last_turn
from engine.highlights import Highlight, highlights_of
from storage.base import DamagedRecord, GameStore

log = logging.getLogger(__name__)

ENTRIES_KEPT: Final = 8
"""How many of a game's newest entries stay in memory: a message needs two, a second look a few more."""
GAMES_KEPT: Final = 500


class Log:
    """The logs of all games.

    Folding a whole log takes longer the longer a game lasts, and nearly always only its end is asked for.
    So the newest entries of the games that changed last are kept. Another process may have committed since,
    or taken somebody out of a game, or the database may have been put back to an earlier state: what is kept
    is used only if it is of the game as it is asked about.
    """

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._newest: dict[tuple[int, int], Sequence[LogEntry]] = {}
        """By the games' ids, and how often they were rewritten."""
        self._rewritten = 0

    async def history(self, game_id: int) -> list[LogEntry]:
        """Return everything that happened in a game, oldest first; empty if there is no such game."""
        row = await self._store.load(game_id)  # first: the log can only have grown since
        return [] if row is None else await self._fold(game_id, row.version)

    async def highlights(self, game: Game) -> tuple[Highlight, ...]:
        """Return what was remarkable about a game that is over, as far as its log can be read."""
        try:
            entries = await self._fold(game.id, game.version)
        except DamagedRecord as error:
            log.warning("Game %d: nothing remarkable can be told: %s", game.id, error)
            return ()
        return highlights_of(entries)

    async def entries_since(self, game: Game, version: int) -> list[LogEntry]:
        """Return what happened after `version`, up to the game's own version, oldest first."""
        if version >= game.version:
            return []
        entries = self._kept(game)
        if not entries or entries[0].version > version + 1:
            entries = await self._read(game)
        return [entry for entry in entries if version < entry.version <= game.version]

    async def has_moved_on(self, game: Game, version: int) -> bool:
        """Return whether a move was made since a version that somebody was looking at."""
        if version > game.version:
            return True  # nobody can have seen that yet: the button is forged
        return any(entry.event.is_move for entry in await self.entries_since(game, version))

    async def since_last_turn(self, game: Game, seat: int | None) -> list[LogEntry]:
        """Return what happened from a seat's last turn on, up to the game's own version."""
        entries = since_last_turn(_up_to(game, self._kept(game)), seat)
        if entries is None:
            entries = since_last_turn(_up_to(game, await self._read(game)), seat)
        return entries or []

    async def last_take(self, game: Game) -> LogEntry | None:
        """Return the take that the position still shows.

        None if nobody has taken tiles since they were dealt, or if the last take was undone.
        """
        last = _last_to_move_tiles(self._kept(game), game.version)
        if last is None:
            last = _last_to_move_tiles(await self._read(game), game.version)
        is_take = (
            last is not None and isinstance(last.event, Played) and isinstance(last.event.event, azul.Taken)
        )
        return last if is_take else None

    def remember(self, game: Game, entries: Sequence[LogEntry]) -> None:
        """Keep the entries of a commit to a game."""
        key = game.id, game.rewrites
        kept = [entry for entry in self._kept(game) if entry.version < entries[0].version]
        self._newest.pop(key, None)
        self._newest[key] = (*kept, *entries)[-ENTRIES_KEPT:]
        if len(self._newest) > GAMES_KEPT:
            del self._newest[next(iter(self._newest))]

    def forget(self, game_id: int) -> None:
        """Keep nothing of a game: what its log says was changed."""
        for key in [key for key in self._newest if key[0] == game_id]:
            del self._newest[key]
        self._rewritten += 1

    def _kept(self, game: Game) -> Sequence[LogEntry]:
        """Return the newest entries from memory; none unless the game's last change is among them."""
        kept = self._newest.get((game.id, game.rewrites), ())
        last = game.version, moment(game.updated_at)
        return kept if any((entry.version, entry.at) == last for entry in reversed(kept)) else ()

    async def _fold(self, game_id: int, version: int) -> list[LogEntry]:
        """Return the entries of a whole log; raise `DamagedRecord` if it doesn't reach `version`."""
        lines = await self._store.events(game_id)
        with reading(f"the log of game {game_id}"):
            if len(lines) < version:
                message = f"it ends after line {len(lines)}"
                raise NotAsWritten(message)
            return await asyncio.to_thread(history, lines)  # some milliseconds in a long game

    async def _read(self, game: Game) -> Sequence[LogEntry]:
        before = self._rewritten
        entries = await self._fold(game.id, game.version)
        if entries and not self._kept(game) and self._rewritten == before:
            self.remember(game, entries)
        return entries


def _up_to(game: Game, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the entries that the game has seen: others may have been committed since it was loaded."""
    return [entry for entry in entries if entry.version <= game.version]


def _last_to_move_tiles(entries: Sequence[LogEntry], version: int) -> LogEntry | None:
    """Return the last take, deal or undo up to a version."""
    moved = azul.Taken | azul.Dealt | azul.Undone | azul.TakenBack
    for entry in reversed(entries):
        if (
            entry.version <= version
            and isinstance(entry.event, Played)
            and isinstance(entry.event.event, moved)
        ):
            return entry
    return None
