"""Pausing games, and letting them go on: what moderators can do. Who may is for the caller to check."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Final

from engine.errors import Refusal
from engine.events import Paused, Resumed
from engine.game import Change, Game, LogEntry
from engine.hours.stretches import milliseconds
from engine.table import Status, Table

MEANT_THE_SAME: Final = timedelta(seconds=10)
"""How long after one moderator has paused or resumed a game another's command counts as the same wish."""
_LOOK_BACK: Final = 5


class Pausing:
    """Pauses in the games of a database, which belongs to `Tables`.

    `now` and `change` are those of `Timekeeping`, and `entries_since` returns what happened in a game after
    a version. Every method returns the game as stored, or raises `Refusal` and changes nothing: ``ended``,
    ``pause-lobby`` if it hasn't begun, ``pause-already`` or ``not-paused``.
    """

    def __init__(
        self,
        now: Callable[[], int],
        change: Change,
        entries_since: Callable[[Game, int], Awaitable[Sequence[LogEntry]]],
    ) -> None:
        self._now = now
        self._change = change
        self._entries_since = entries_since

    async def pause(self, game_id: int, user_id: int) -> Game:
        """Pause a game: nobody can move, and no time runs."""
        return await self._change(game_id, lambda table: [pause(table, user_id)])

    async def resume(self, game_id: int, user_id: int) -> Game:
        """Let a paused game go on, with as much time left as there was."""
        return await self._change(game_id, lambda table: [resume(table, user_id)])

    async def toggle(self, game: Game, user_id: int) -> Game:
        """Resume a game that the person has seen paused, or else pause it.

        If somebody has just done what they may have wanted, that isn't undone. Raise `Refusal`:
        ``pause-already`` or ``resume-already``.
        """
        is_new = await self._has_just_changed(game)
        if game.table.pause is None and is_new:
            raise Refusal("resume-already")
        if game.table.pause is None or is_new:
            return await self.pause(game.id, user_id)
        return await self.resume(game.id, user_id)

    async def _has_just_changed(self, game: Game) -> bool:
        for entry in reversed(await self._entries_since(game, max(0, game.version - _LOOK_BACK))):
            if isinstance(entry.event, Paused | Resumed):
                ago = self._now() - int(entry.at.timestamp() * 1000)
                return 0 <= ago < milliseconds(MEANT_THE_SAME)
        return False


def pause(table: Table, user_id: int) -> Paused:
    """Pause the game. Raise `Refusal`: ``pause-lobby``, ``ended`` or ``pause-already``."""
    if table.status is Status.LOBBY:
        raise Refusal("pause-lobby")
    _ = table.playing
    if table.pause is not None:
        raise Refusal("pause-already", by=table.pause.user_id, paused=table.pause.at)
    return Paused(user_id)


def resume(table: Table, user_id: int) -> Resumed:
    """Let the game go on. Raise `Refusal`: ``ended`` or ``not-paused``."""
    if not table.is_open:
        raise Refusal("ended")
    if table.pause is None:
        raise Refusal("not-paused")
    return Resumed(user_id)
