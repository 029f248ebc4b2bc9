"""Deleting a person: what is theirs at once, then game by game what names them.

A game keeps a stand-in for them. Its log and its snapshot are rewritten in one transaction, so that the one
still follows from the other. Whatever is left to do when the process ends is found again afterwards.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from engine.clock import voting
from engine.damage import reading
from engine.events import HandoverWithdrawn, Left, TableEvent
from engine.game import Change, Game
from engine.people import People
from engine.privacy.naming import people_in, without_person
from engine.table import Status, Table
from storage.base import DamagedRecord, GameStore, Rewrite, StoredGame, VersionConflict


class Deleting:
    """The deletion of people from a database, which belongs to `Tables`.

    `change` commits what is decided about a game, `changing` returns the lock that it holds, and `forget` is
    called for games whose log was rewritten. Any method may raise `storage.base.StorageError`.
    """

    def __init__(
        self,
        store: GameStore,
        people: People,
        change: Change,
        changing: Callable[[int], AbstractAsyncContextManager[None]],
        forget: Callable[[int], None],
    ) -> None:
        self._store = store
        self._people = people
        self._change = change
        self._changing = changing
        self._forget = forget

    async def begin(self, user_id: int) -> None:
        """Delete a person's settings, plans and seats, and note that they are to be taken out of all games.

        If they play again, even at once, what is stored about them from then on stays.
        """
        await self._people.begin_deleting(user_id)

    async def left_to_do(self) -> list[tuple[int, int]]:
        """Return the people who are to be deleted, each with a game that still names them."""
        return await self._store.leaving()

    async def take_out(self, game_id: int, user_id: int) -> bool:
        """Let a person leave a game that isn't over, and replace them in its record with a stand-in.

        Return whether they have left, so that the channel is to be shown that. Doing it again does nothing.
        Raise `DamagedRecord` if the record can't be read, and `Refusal` if they can't leave; it still names
        them then.
        """
        has_left = False
        while True:
            has_left |= await self._leave(game_id, user_id)
            async with self._changing(game_id):
                row = await self._store.load(game_id)
                if row is None or await self._rewrite(row, user_id):
                    self._forget(game_id)
                    return has_left

    async def finish(self, *, thoroughly: bool = False) -> None:
        """See that nothing of the deleted is left in unused parts of the database; see `GameStore.wipe`."""
        await self._store.wipe(thoroughly=thoroughly)

    async def _leave(self, game_id: int, user_id: int) -> bool:
        """Let a person leave a game; return whether that was needed and possible."""
        events: Sequence[TableEvent] = ()

        def decide(table: Table) -> Sequence[TableEvent]:
            nonlocal events
            events = leaving(table, user_id)
            return events

        try:
            await self._change(game_id, decide)
        except DamagedRecord:
            return False  # nobody can play on there, but perhaps it can be rewritten
        return bool(events)

    async def _rewrite(self, row: StoredGame, user_id: int) -> bool:
        """Replace a person in a game's log and snapshot; return False if something has happened meanwhile."""
        if _has_come_back(row, user_id):
            return False
        with reading(f"the log of game {row.id}"):
            lines = {line.version: line.body for line in await self._store.events(row.id)}
            people = {version: people_in(body) for version, body in lines.items()}
        with reading(f"the snapshot of game {row.id}"):
            everybody = people_in(row.snapshot).union(*people.values())
            stand_in = min(0, *everybody) - 1
            snapshot = without_person(row.snapshot, user_id, stand_in)
        changed = {
            version: without_person(body, user_id, stand_in)
            for version, body in lines.items()
            if user_id in people[version]
        }
        try:
            await self._store.rewrite(
                Rewrite(row.id, user_id, row.version, snapshot, changed, rewrites=row.rewrites)
            )
        except VersionConflict:
            return False
        return True


def leaving(table: Table, user_id: int) -> Sequence[TableEvent]:
    """Return how a person leaves a table, as with `/azul leave`; nothing if they aren't in the game.

    Nobody waits for them to take a seat either.
    """
    seat = table.seat_of(user_id)
    if not table.is_open:
        return ()
    if seat is None:
        meant = (each.seat for each in table.handovers if each.to is not None and each.to.user_id == user_id)
        return () if table.pause is not None else tuple(map(HandoverWithdrawn, meant))
    if table.status is Status.LOBBY:
        return (Left(user_id),)
    return () if seat in table.playing.resigned else (voting.leaving(table, seat),)


def _has_come_back(row: StoredGame, user_id: int) -> bool:
    try:
        return bool(leaving(Game.from_stored(row).table, user_id))
    except DamagedRecord:
        return False
