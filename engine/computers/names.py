"""Who the computers at a table are."""

from collections.abc import Iterable
from typing import Final

from engine.events import Player

NAMES: Final = ("Bot Inês", "Bot Tomé", "Bot Lia")
"""One for every computer that a table can have beside a person, marked wherever names are read."""


def new_computer(players: Iterable[Player]) -> Player:
    """Return one more computer for a table with these players."""
    there = list(players)
    taken = {player.name for player in there if player.is_computer}
    name = next((name for name in NAMES if name not in taken), NAMES[0])
    return Player(min([0, *(player.user_id for player in there)]) - 1, name, is_computer=True)
