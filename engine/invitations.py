"""Who is pinged because somebody asks them by name to play: once a day by the same person."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Final

from pydantic import ValidationError

from engine.game import Game, LogEntry
from engine.table.events import Invited, Joined, Opened, TableEvent, event_from_json
from engine.time.intervals import milliseconds
from storage.store import Store

ASKED_AGAIN_AFTER: Final = timedelta(days=1)
"""How long after somebody has asked a person, who hasn't accepted, asking them again pings nobody."""


class Invitations:
    """The invitations in a database: a part of `GameService`.

    What it remembers is the log of the games that name a person, so it is deleted with them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pinged_by(self, game: Game, entries: Iterable[LogEntry]) -> list[int]:
        """Return those whom some entries of a game invite and who are to be pinged, by their Discord ids.

        Left out are those whom the same person has asked in the day before, anywhere, unless they accepted.
        Raise `StorageError` if the database can't be read.
        """
        pinged: list[int] = []
        for entry in entries:
            asker, invited = _asked(entry.event)
            at = int(entry.at.timestamp() * 1000)
            now = (game.id, entry.version)
            pinged += [each for each in invited if not await self._is_asked_again(asker, each, now, at)]
        return pinged

    async def _is_asked_again(self, asker: int, user_id: int, now: tuple[int, int], at: int) -> bool:
        """Return whether a person was asked before the event `now`, of a game and version, at `at`."""
        since = at - milliseconds(ASKED_AGAIN_AFTER)
        open_in = set[int]()
        for game_id, line in await self._store.events_around(user_id, since):
            try:
                event = event_from_json(line.body)
            except ValidationError:
                continue  # whoever looks at that game is told that it is damaged
            before, invited = _asked(event)
            if before == asker and user_id in invited and (game_id, line.version) < now:
                open_in.add(game_id)
            elif isinstance(event, Joined) and event.player.user_id == user_id:
                open_in.discard(game_id)
        return bool(open_in)


def _asked(event: TableEvent) -> tuple[int, Sequence[int]]:
    """Return who asks people with an event, and whom, by their Discord ids."""
    match event:
        case Opened(host, invited=players):
            return host.user_id, [each.user_id for each in players]
        case Invited(user_id, players):
            return user_id, [each.user_id for each in players]
        case _:
            return 0, ()
