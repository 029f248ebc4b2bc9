"""Computers as players of a table: our own, and the engines that an operator has configured."""

from collections.abc import Iterable
from typing import Final

from engine.table.events import Player

MARK: Final = "Bot "
"""What the names of computers begin with, and those of people don't."""
NAMES: Final = (f"{MARK}Inês", f"{MARK}Tomé", f"{MARK}Lia")
"""One for every computer that a table can have beside a person, marked wherever names are read."""
LONGEST_ENGINE: Final = 28
"""Characters of an engine's name: with the mark before it they are as many as any name can have."""


def new_computer(players: Iterable[Player], engine: str = "") -> Player:
    """Return one more computer for a table with these players: one of our own, or an operator's engine."""
    there = list(players)
    taken = {player.name for player in there if player.is_computer}
    name = next((name for name in NAMES if name not in taken), NAMES[0])
    number = min([0, *(player.user_id for player in there)]) - 1
    return Player(number, f"{MARK}{engine}" if engine else name, is_computer=True)


def engine_of(player: Player) -> str:
    """Return the name of the engine that has a seat; "" for people, and for our own computers.

    It is known by its name alone: so every version of the bot can read the seat, and moves for it.
    """
    is_own = not player.is_computer or player.name in NAMES or not player.name.startswith(MARK)
    return "" if is_own else player.name.removeprefix(MARK)
