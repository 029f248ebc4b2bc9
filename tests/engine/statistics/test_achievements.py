"""Every achievement is granted at its edge, and not before."""

from collections.abc import Sequence
from typing import Final

import pytest

import azul
from azul import Bonus, Colour
from engine.statistics.achievements import Achievement, FinishedSeat, achievements_of
from tests.azul.builders import board, table
from tests.engine.test_highlights import tiled

NO_BONUS: Final = Bonus()
Rounds = Sequence[Sequence[azul.BoardTiling | None]]


def achieved(
    rounds: Rounds, bonus: Bonus = NO_BONUS, *, gone: Sequence[int] = (), is_substitute: bool = False
) -> tuple[Achievement, ...]:
    """Return what the first seat has achieved in a game of these rounds, a tiling a seat."""
    reports = [azul.TilingReport(number, tuple(boards)) for number, boards in enumerate(rounds, 1)]
    scores = [0 if tiling is None else tiling.score for tiling in rounds[-1]]
    scores[0] += bonus.points
    boards = [("!" if seat in gone else "") + board(score=score) for seat, score in enumerate(scores)]
    final = table(*boards, phase="over")
    staying = sorted((score for seat, score in enumerate(scores) if seat not in gone), reverse=True)
    margin = staying[0] - staying[1] if len(staying) > 1 else None
    tilings = [tiling for report in reports if (tiling := report.boards[0])]
    has_won = azul.ranking(final)[0] == (0,)
    return achievements_of(
        FinishedSeat(0, reports, tilings, bonus, margin, final, has_won=has_won, is_substitute=is_substitute)
    )


def played(*points: int, others: int = 1, floor: int = 0) -> Rounds:
    """Return rounds in which the first seat gains so many points each, and others nothing."""
    rounds, score = [], 0
    for each in points:
        rounds.append((tiled(score, *_tiles(each + floor), floor=floor), *[tiled(0)] * others))
        score += each
    return rounds


def _tiles(points: int) -> list[int]:
    """Return points as those of tiles that score less than ten."""
    return [9] * (points // 9) + [points % 9]


def against(score: int, *points: int) -> Rounds:
    """Return rounds after the first of which the other seat has `score`, and keeps it."""
    own, rounds = 0, []
    for number, each in enumerate(points):
        rounds.append(
            (tiled(own, *_tiles(each)), tiled(score if number else 0, *([] if number else [score])))
        )
        own += each
    return rounds


FOUR: Final = played(2, 2, 2, 2)
EDGES: Final = [
    (Achievement.VICTORY, achieved(played(1)), achieved(played(0))),
    (
        Achievement.FULL_TABLE,
        achieved(played(1, others=3)),
        (*achieved(played(1, others=2)), *achieved(played(1, others=3), gone=[3])),
    ),
    (
        Achievement.SPOTLESS,
        achieved(FOUR),
        (*achieved(played(2, 2, 2)), *achieved([*FOUR[:3], *played(8, floor=1)])),
    ),
    (Achievement.BY_A_HAIR, achieved(against(8, 9)), (*achieved(against(8, 10)), *achieved(against(8, 8)))),
    (Achievement.COMEBACK, achieved(against(22, 2, 21)), achieved(against(22, 3, 21))),
    (Achievement.HUNDRED, achieved(played(50, 50)), achieved(played(50, 49))),
    (Achievement.BIG_ROUND, achieved(played(30)), achieved(played(29, 29))),
    (
        Achievement.PERFECT_TILE,
        achieved([(tiled(0, 10), tiled(0))]),
        achieved([(tiled(0, 9, 9), tiled(0, 10))]),
    ),
    (
        Achievement.TWO_COLOURS,
        achieved(played(1), Bonus(colours=(Colour.RED, Colour.BLUE))),
        achieved(played(1), Bonus(colours=(Colour.RED,))),
    ),
    (
        Achievement.THREE_COLUMNS,
        achieved(played(1), Bonus(columns=(0, 2, 4))),
        achieved(played(1), Bonus(columns=(0, 2))),
    ),
    (
        Achievement.EVERY_BONUS,
        achieved(played(1), Bonus((0,), (1,), (Colour.RED,))),
        (
            *achieved(played(1), Bonus((), (1,), (Colour.RED,))),
            *achieved(played(1), Bonus((0,), (), (Colour.RED,))),
            *achieved(played(1), Bonus((0,), (1,), ())),
        ),
    ),
    (
        Achievement.RESCUE,
        achieved(played(1), is_substitute=True),
        (*achieved(played(1)), *achieved(played(0), is_substitute=True)),
    ),
]


@pytest.mark.parametrize(("achievement", "reached", "missed"), EDGES, ids=[each[0].value for each in EDGES])
def test_an_achievement_is_granted_at_its_edge_and_not_before(
    achievement: Achievement, reached: Sequence[Achievement], missed: Sequence[Achievement]
) -> None:
    assert achievement in reached
    assert achievement not in missed


def test_every_achievement_has_its_edge() -> None:
    assert [each[0] for each in EDGES] == list(Achievement)
