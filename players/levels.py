"""How well computer players play."""

from enum import Enum
from functools import cache
from typing import Final

from players.choosing import ComputerPlayer
from players.search.skill import Skill


class Level(Enum):
    """What a table can ask of its computer players, from the weakest."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


SKILLS: Final = {
    Level.EASY: Skill(temperature=1.75, weighs_walls=False),
    Level.MEDIUM: Skill(temperature=0.75, weighs_walls=False),
    Level.HARD: Skill(simulations=40, temperature=0.4),
    Level.EXPERT: Skill(seconds=0.5),
}
"""How the levels play: by limited search and sampling, never by mistakes on purpose."""


def player_at(level: Level, seed: int) -> ComputerPlayer:
    """Return a player of a level; this loads numpy.

    The same position always has the same answer, which `seed` varies, but for experts: they search as far as
    their time allows. There is one expert in a process, who goes on from what it found a move before.
    """
    return _expert() if level is Level.EXPERT else _searching(SKILLS[level], seed)


@cache
def _expert() -> ComputerPlayer:
    return _searching(SKILLS[Level.EXPERT], 0)


def _searching(skill: Skill, seed: int) -> ComputerPlayer:
    from players.search.player import SearchingPlayer  # noqa: PLC0415 - most processes never need numpy

    return SearchingPlayer(skill, seed)
