"""How well computer players play."""

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from players.computer_player import ComputerPlayer
from players.search.skill import Skill

if TYPE_CHECKING:
    from players.search.memory import Memory


class Level(Enum):
    """What a table can ask of its computer players, from the weakest; people see them numbered from 1.

    Values are stored, so they never change.
    """

    EASY = "easy"
    RELAXED = "relaxed"
    FRIENDLY = "medium"
    STEADY = "steady"
    SKILLED = "skilled"
    HARD = "hard"
    TOUGH = "tough"
    FIERCE = "fierce"
    MASTER = "master"
    EXPERT = "expert"


SKILLS: Final = {
    Level.EASY: Skill(temperature=0.85),
    Level.RELAXED: Skill(temperature=0.64),
    Level.FRIENDLY: Skill(temperature=0.4),
    Level.STEADY: Skill(simulations=5, temperature=0.2),
    Level.SKILLED: Skill(simulations=14, temperature=0.2),
    Level.HARD: Skill(simulations=40, temperature=0.2),
    Level.TOUGH: Skill(simulations=120, temperature=0.2),
    Level.FIERCE: Skill(simulations=380, temperature=0.2),
    Level.MASTER: Skill(simulations=1_250),
    Level.EXPERT: Skill(seconds=0.5, at_least=6_000, longest=4.0),
}
"""How the levels play: by limited search and sampling, never by mistakes on purpose."""


def player_at(
    level: Level, seed: int, *, memory: "Memory | None" = None, seconds: float | None = None
) -> ComputerPlayer:
    """Return a player of a level; this loads numpy.

    The same position always has the same answer, which `seed` varies, except for experts: they search as far
    as their time allows, proportionally less far if `seconds` is shorter than usual, and go on from the tree
    in `memory`.
    """
    from players.search.player import SearchingPlayer  # noqa: PLC0415 - most processes never need numpy

    skill = SKILLS[level]
    if skill.seconds is not None and seconds is not None and seconds < skill.seconds:
        part = seconds / skill.seconds
        skill = replace(
            skill, seconds=seconds, at_least=int(part * skill.at_least), longest=part * skill.longest
        )
    return SearchingPlayer(skill, seed, memory=memory)
