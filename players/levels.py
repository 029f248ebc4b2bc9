"""How well computer players play."""

from enum import Enum

from players.choosing import ComputerPlayer, GreedyPlayer


class Level(Enum):
    """What a table can ask of its computer players, from the weakest."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


def player_at(level: Level, seed: int) -> ComputerPlayer:
    """Return a player of a level, which plays the same game again with the same seed."""
    del level, seed
    return GreedyPlayer()
