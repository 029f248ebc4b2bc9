"""Decides whom an invitation pings: not people whom the same person has invited less than a day before."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Final

from pydantic import ValidationError

from engine.game import Game, LogEntry
from engine.table.events import Invited, Joined, Opened, TableEvent, event_from_json
from engine.time.intervals import milliseconds
from storage.store import Store

ASKED_AGAIN_AFTER: Final = timedelta(days=1)
"""How long inviting the same person again doesn't ping them, unless they accepted."""


class Invitations:
    """The invitations in a database; a part of `GameService`.

    Who was invited before is read from the logs of games, so nothing else has to be deleted with them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pinged_by(self, game: Game, entries: Iterable[LogEntry]) -> list[int]:
        """Return the Discord ids of those who are invited by some entries of a game, and are to be pinged.

        Left out are those whom the same person invited less than a day before, in any game, unless they
        accepted. Raise `StorageError` if the database can't be read.
        """
        pinged: list[int] = []
        for entry in entries:
            asker, invited = _asked(entry.event)
            now = (game.id, entry.version)
            pinged += [each for each in invited if not await self._is_asked_again(asker, each, now, entry.at)]
        return pinged

    async def _is_asked_again(self, asker: int, user_id: int, now: tuple[int, int], at: int) -> bool:
        """Return whether a person was invited before the event `now`, a game's id and version, at `at`."""
        since = at - milliseconds(ASKED_AGAIN_AFTER)
        open_in = set[int]()
        for game_id, line in await self._store.events_around(user_id, since):
            try:
                event = event_from_json(line.body)
            except ValidationError:
                continue  # that is reported when the game itself is opened
            before, invited = _asked(event)
            if before == asker and user_id in invited and (game_id, line.version) < now:
                open_in.add(game_id)
            elif isinstance(event, Joined) and event.player.user_id == user_id:
                open_in.discard(game_id)
        return bool(open_in)


def _asked(event: TableEvent) -> tuple[int, Sequence[int]]:
    """Return who invites people with an event, and whom, as Discord ids."""
    match event:
        case Opened(host, invited=players):
            return host.user_id, [each.user_id for each in players]
        case Invited(user_id, players):
            return user_id, [each.user_id for each in players]
        case _:
            return 0, ()
