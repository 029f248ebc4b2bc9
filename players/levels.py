"""How well computer players play."""

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from players.choosing import ComputerPlayer
from players.search.skill import Skill

if TYPE_CHECKING:
    from players.search.memory import Memory


class Level(Enum):
    """What a table can ask of its computer players, from the weakest."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


SKILLS: Final = {
    Level.EASY: Skill(temperature=0.9, weighs_walls=False),
    Level.MEDIUM: Skill(temperature=0.33, weighs_walls=False),
    Level.HARD: Skill(simulations=40, temperature=0.4),
    Level.EXPERT: Skill(seconds=0.5),
}
"""How the levels play: by limited search and sampling, never by mistakes on purpose."""


def player_at(
    level: Level, seed: int, *, memory: "Memory | None" = None, seconds: float | None = None
) -> ComputerPlayer:
    """Return a player of a level; this loads numpy.

    The same position always has the same answer, which `seed` varies, but for experts: they search as far as
    their time allows, `seconds` if that is less than usual, and go on from what is in `memory`.
    """
    from players.search.player import SearchingPlayer  # noqa: PLC0415 - most processes never need numpy

    skill = SKILLS[level]
    if skill.seconds is not None and seconds is not None:
        skill = replace(skill, seconds=min(skill.seconds, seconds))
    return SearchingPlayer(skill, seed, memory=memory)
