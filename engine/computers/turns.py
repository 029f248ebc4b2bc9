"""What the computer does in a game: for its own seats, and for people who are late."""

from collections.abc import Iterable
from typing import Final

import azul
from engine.computers.thinker import Thinker
from engine.game import Game
from engine.table.events import Played, Player
from engine.table.state import Table

MARK: Final = "Bot "
"""What the names of computers begin with, and those of people don't."""
NAMES: Final = (f"{MARK}Inês", f"{MARK}Tomé", f"{MARK}Lia")
"""One for every computer that a table can have beside a person, marked wherever names are read."""


def new_computer(players: Iterable[Player]) -> Player:
    """Return one more computer for a table with these players."""
    there = list(players)
    taken = {player.name for player in there if player.is_computer}
    name = next((name for name in NAMES if name not in taken), NAMES[0])
    return Player(min([0, *(player.user_id for player in there)]) - 1, name, is_computer=True)


_SEEDS: Final = 1_000_003
"""A prime, so that games begin with different seeds."""


class Computers:
    """The computer's moves in the games of a database, as a thinker finds them."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def moves(self, game: Game) -> tuple[Played, ...]:
        """Return what the computer does in a game that waits for it.

        In the factory offer these are the takes of all computers that follow one another.
        """
        table, state, moves = game.table, game.table.playing, list[Played]()
        seats = seats_to_play(table)
        while seats:
            for seat in seats:
                seed = game.id * _SEEDS + game.version + len(moves)
                for event in await self._thinker.turn(state, seat, table.options.level, seed):
                    moves.append(Played(event, by_computer=True))
                    state = azul.advance(azul.Progress(state), event)[0].state
            seats = (state.turn,) if _is_computers_turn(table, state) else ()
        return tuple(moves)

    async def close(self) -> None:
        """Stop thinking."""
        await self._thinker.close()


def is_still_up(before: Table, table: Table) -> bool:
    """Return whether the computer has to do what it had to do `before`: nothing it depends on has changed.

    While spaces are chosen on free walls, what others choose makes no difference.
    """
    return _asked_of(before) == _asked_of(table)


def _asked_of(table: Table) -> object:
    seats, state = seats_to_play(table), table.state
    if state is None or state.phase is not azul.Phase.TILING:
        return seats, state
    return seats, state.round, [(state.boards[seat], state.choices[seat]) for seat in seats]


def seats_to_play(table: Table) -> tuple[int, ...]:
    """Return the seats that the computer moves for now: its own, else those of people who are late."""
    held = tuple(seat for seat in table.awaited_seats if seat in table.computers)
    return held or table.late


def is_about_to_play(table: Table) -> bool:
    """Return whether computers are awaited, and move at once since only one person plays."""
    return table.waits_for_computer and table.is_solo


def _is_computers_turn(table: Table, state: azul.State) -> bool:
    return state.phase is azul.Phase.OFFER and state.turn in table.computers
