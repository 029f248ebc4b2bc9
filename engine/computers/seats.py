"""Computers as players of a table: the bot's own, and the engines that an operator has configured."""

from collections.abc import Iterable
from typing import Final

from engine.table.events import Player

NAME_PREFIX: Final = "Bot "
"""The prefix of computers' names; people's names don't begin with it."""
COMPUTER_NAMES: Final = (f"{NAME_PREFIX}Inês", f"{NAME_PREFIX}Tomé", f"{NAME_PREFIX}Lia")
"""The bot's own computers: as many as a table can have beside one person."""
MAX_ENGINE_NAME_LENGTH: Final = 28
"""How many characters an engine's name has at most: with `NAME_PREFIX` it is as long as a name can be."""


def new_computer(players: Iterable[Player], engine: str = "") -> Player:
    """Return one more computer for a table with these players: one of the bot's own, or an engine."""
    there = list(players)
    taken = {player.name for player in there if player.is_computer}
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    number = min([0, *(player.user_id for player in there)]) - 1
    return Player(number, f"{NAME_PREFIX}{engine}" if engine else name, is_computer=True)


def engine_of(player: Player) -> str:
    """Return the name of the engine that has a seat; "" for people, and for the bot's own computers.

    An engine is recognised by its name alone, so that every version of the bot can read the seat and move for
    it.
    """
    is_own = (
        not player.is_computer or player.name in COMPUTER_NAMES or not player.name.startswith(NAME_PREFIX)
    )
    return "" if is_own else player.name.removeprefix(NAME_PREFIX)
