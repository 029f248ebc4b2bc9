"""Who the computers at a table are."""

from collections.abc import Iterable
from typing import Final

from engine.events import Player

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
