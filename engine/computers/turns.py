"""The computer's moves in a game: for its own seats, and for people who are late."""

from typing import Final

import azul
from engine.computers.engines import Engines
from engine.computers.seats import engine_of
from engine.computers.thinker import Thinker
from engine.game import Game
from engine.table.events import Played
from engine.table.state import Table

_SEEDS: Final = 1_000_003
"""A prime, so that games begin with different seeds."""


class Computers:
    """Finds the computer's moves in stored games, with a thinker or an operator's engines."""

    def __init__(self, thinker: Thinker, engines: Engines) -> None:
        self._thinker = thinker
        self._engines = engines

    async def moves(self, game: Game) -> tuple[Played, ...]:
        """Return the computer's moves in a game that waits for it.

        In the factory offer these are the takes of all computers that follow one another.
        """
        table, state, moves = game.table, game.table.running_state, list[Played]()
        seats = seats_to_play(table)
        while seats:
            for seat in seats:
                for played in await self._turn(game, state, seat, len(moves)):
                    moves.append(played)
                    state = azul.advance(azul.Progress(state), played.event)[0].state
            seats = (state.turn,) if _is_computers_turn(table, state) else ()
        return tuple(moves)

    async def _turn(self, game: Game, state: azul.State, seat: int, later: int) -> list[Played]:
        """Return a seat's turn, made by its engine, or by the bot's own computer, which stands in for one."""
        table = game.table
        engine = engine_of(table.players[seat])
        events = await self._engines.turn(engine, game.id, state, seat) if engine else None
        stands_in = bool(engine) and events is None
        if events is None:
            seed = game.id * _SEEDS + game.version + later
            events = await self._thinker.turn(state, seat, table.options.level, seed)
        return [Played(event, by_computer=True, stand_in=stands_in) for event in events]

    async def close(self) -> None:
        """Stop all searches, and the engines."""
        await self._thinker.close()
        await self._engines.close()


def still_applies(before: Table, table: Table) -> bool:
    """Return whether the computer's moves for the table `before` still apply to `table`.

    While spaces are chosen on free walls, what others choose makes no difference.
    """
    return _asked_of(before) == _asked_of(table)


def _asked_of(table: Table) -> object:
    seats, state = seats_to_play(table), table.state
    if state is None or state.phase is not azul.Phase.TILING:
        return seats, state
    return seats, state.round, [(state.boards[seat], state.choices[seat]) for seat in seats]


def seats_to_play(table: Table) -> tuple[int, ...]:
    """Return the seats that the computer moves for now: its own, or else those of people who are late."""
    held = tuple(seat for seat in table.awaited_seats if seat in table.computers)
    return held or table.late


def is_about_to_play(table: Table) -> bool:
    """Return whether computers are awaited, and move at once since only one person plays."""
    return table.waits_for_computer and table.is_solo


def _is_computers_turn(table: Table, state: azul.State) -> bool:
    return state.phase is azul.Phase.OFFER and state.turn in table.computers
