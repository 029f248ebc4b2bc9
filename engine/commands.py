"""What people do at a table: every command, applied once and stored before anybody sees it."""

from collections.abc import Callable

import azul
from engine import decisions
from engine.committing import Commits
from engine.events import Configured, Joined, Left, Player
from engine.game import Game


class Commands:
    """The commands of a table, which belong to `Tables`.

    Each returns the game as stored, or raises `Refusal` and changes nothing. The code is ``not-begun``,
    ``already-begun``, ``ended`` or ``not-seated``, ``stale`` if a move has followed the `version` that the
    person was looking at, or one that the method names. Any may raise `storage.base.StorageError`.
    """

    def __init__(self, commits: Commits, new_secret: Callable[[], bytes]) -> None:
        self._commits = commits
        self._change = commits.change
        self._new_secret = new_secret

    async def add_computer(self, game_id: int, user_id: int) -> Game:
        """Give a computer a seat in the lobby. Raise `Refusal`: ``not-host`` or ``table-full``."""
        return await self._change(game_id, lambda table: [decisions.add_computer(table, user_id)])

    async def remove_computer(self, game_id: int, user_id: int) -> Game:
        """Remove a computer from the lobby. Raise `Refusal`: ``not-host`` or ``no-computer``."""
        return await self._change(game_id, lambda table: [decisions.remove_computer(table, user_id)])

    async def join(self, game_id: int, player: Player) -> Game:
        """Add a player to the lobby. Raise `Refusal`: ``already-seated`` or ``table-full``."""
        return await self._change(game_id, lambda _: [Joined(player)])

    async def leave(self, game_id: int, user_id: int) -> Game:
        """Remove a player from the lobby.

        If the host leaves, the player in the first seat becomes host; if nobody is left, the table is closed.
        """
        return await self._change(game_id, lambda _: [Left(user_id)])

    async def begin(self, game_id: int, user_id: int) -> Game:
        """Begin the game and deal. Raise `Refusal`: ``not-host`` or ``too-few-players``."""
        return await self._change(game_id, lambda table: [decisions.begin(table, user_id, self._new_secret)])

    async def configure(
        self, game_id: int, user_id: int, change: Callable[[Configured], Configured] = lambda now: now
    ) -> Game:
        """Change the options of the lobby: `change` makes them from those that it has at that moment.

        Raise `Refusal`: ``options-fixed`` once the game has begun, ``not-host``, or ``seats-taken`` if more
        people have joined than there would be seats.
        """
        return await self._change(game_id, lambda table: decisions.configure(table, user_id, change))

    async def set_theme(self, game_id: int, user_id: int, theme: str) -> Game:
        """Change what the table's pictures look like. Raise `Refusal`: ``not-host``."""
        return await self._change(game_id, lambda table: [decisions.set_theme(table, user_id, theme)])

    async def cancel(self, game_id: int, user_id: int, *, may_manage: bool) -> Game:
        """Close a table: the host until the game begins, anyone who can manage the channel at any time.

        Raise `Refusal`: ``not-host``, or ``already-begun`` for the host of a running game.
        """
        return await self._change(
            game_id, lambda table: [decisions.cancel(table, user_id, may_manage=may_manage)]
        )

    async def take(self, game_id: int, user_id: int, move: azul.Move, *, version: int | None = None) -> Game:
        """Take tiles (R7, R8). Raise `Refusal` with a code of `azul.advance`."""
        return await self._play(game_id, user_id, lambda seat: azul.Taken(seat, move), version)

    async def place(self, game_id: int, user_id: int, row: int, column: int, *, round_: int) -> Game:
        """Choose a space for a complete line on a free wall (R22).

        Others choose at the same time, so it is guarded by the round that the person was looking at, not by a
        version. Raise `Refusal`: ``stale``, or a code of `azul.place`.
        """
        return await self._tile(game_id, user_id, lambda seat: azul.Placed(seat, row, column), round_)

    async def settle(
        self, game_id: int, user_id: int, *, round_: int, choices: tuple[int, ...] | None = None
    ) -> Game:
        """Confirm a player's choices on a free wall (R22).

        `choices` are the columns that the person was looking at, from the top line, so that nothing is
        confirmed unseen. Raise `Refusal`: ``stale``, or a code of `azul.settle`.
        """
        return await self._tile(game_id, user_id, azul.Settled, round_, choices)

    async def undo(self, game_id: int, user_id: int, *, version: int | None = None) -> Game:
        """Undo a player's last move, and what computers have answered if nobody else plays.

        Raise `Refusal`: ``nothing-to-undo`` if anything else has followed it.
        """
        return await self._change(game_id, lambda table: [decisions.undo(table, user_id)], version)

    async def ask_undo(self, game_id: int, user_id: int, *, version: int | None = None) -> Game:
        """Ask the others whether a player may undo their last move though the next player has moved.

        Raise `Refusal` as `engine.consent.requests.ask` does.
        """
        return await self._change(game_id, lambda table: [decisions.ask(table, user_id)], version)

    async def agree(self, game_id: int, user_id: int, number: int) -> Game:
        """Agree to the request `number` (`Consent.number`); the last player to agree has the move undone.

        It does nothing if they have agreed before. Raise `Refusal`: ``request-over``, ``own-request`` or
        ``resigned``.
        """
        return await self._change(game_id, lambda table: decisions.agree(table, user_id, number))

    async def decline(self, game_id: int, user_id: int, number: int) -> Game:
        """Decline the request `number`, or withdraw it if it is the player's own.

        Raise `Refusal`: ``request-over`` or ``resigned``.
        """
        return await self._change(game_id, lambda table: [decisions.decline(table, user_id, number)])

    async def resign(self, game_id: int, user_id: int) -> Game:
        """Remove a player from a running game. Raise `Refusal`: ``resigned``.

        Whoever substitutes for somebody who can still take the seat back gives it back to them.
        """
        return await self._change(game_id, lambda table: [decisions.resign(table, user_id)])

    async def _play(
        self, game_id: int, user_id: int, event_of: Callable[[int], azul.Event], version: int | None
    ) -> Game:
        return await self._change(game_id, lambda table: decisions.play(table, user_id, event_of), version)

    async def _tile(
        self,
        game_id: int,
        user_id: int,
        event_of: Callable[[int], azul.Event],
        round_: int,
        choices: tuple[int, ...] | None = None,
    ) -> Game:
        return await self._change(
            game_id, lambda table: decisions.tile(table, user_id, event_of, round_, choices)
        )
