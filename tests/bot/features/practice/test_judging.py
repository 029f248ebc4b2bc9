"""“What would you have done?”: the better take, what each is worth, and what the difference is."""

import re

import pytest

import azul
from engine import Effort
from players.search.result import Candidate, SearchResult
from tests.bot.club import Club, labels, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.practice.practices import opened, take, the_practice
from tests.engine.analysis.oracle import Oracle

JUDGE = ENGLISH("button-judge")


@pytest.fixture
def thinker() -> Oracle:
    return Oracle()


def judging(thinker: Oracle, yours: float, best: float, margins: tuple[float, float] = (0, 0)) -> None:
    """Let a take be worth `yours`, and another one `best`; with the same worth yours is the first.

    `margins` are the points by which the player is ahead in the end, with either.
    """

    def finds(state: azul.State, made: azul.Move, _: Effort) -> SearchResult:
        other = next(move for move in azul.legal_moves(state) if move != made)
        worth = {made: yours, other: best} if yours >= best else {other: best, made: yours}
        candidates = [
            Candidate(
                move,
                9,
                0.5,
                tuple(share if seat == state.turn else 1 - share for seat in (0, 1)),
                (move,),
                margin=margins[move != made],
            )
            for move, share in worth.items()
        ]
        return SearchResult(tuple(candidates), candidates[0].chances, 9)

    thinker.finds = finds


async def judged(club: Club) -> str:
    """Return what is said about the first take of a practice, before the table."""
    message = await opened(club)
    await take(club, message)
    await club.members[0].click(message, label=JUDGE)
    return text_of(message).split("**Ada** took")[0]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("yours", "best", "shown"),
    [
        (0.30, 0.48, [48, 30, 18]),
        (0.291, 0.477, [48, 29, 19]),
        (0.494, 0.506, [51, 49, 2]),
        (0, 1, [100, 0, 100]),
    ],
)
async def test_the_cost_is_the_difference_of_what_is_shown(
    club: Club, thinker: Oracle, yours: float, best: float, shown: list[int]
) -> None:
    judging(thinker, yours, best)
    text = await judged(club)
    assert text.startswith("**I'd have taken**")
    assert "\n**You took**" in text
    assert [int(number) for number in re.findall(r"(\d+)(?:%| percentage point)", text)] == shown


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("yours", "best", "shown"), [(0.98, 0.99, ["+9", "+4"]), (0.01, 0.02, ["−3", "−8"])])
async def test_the_cost_is_in_points_when_the_game_is_decided(
    club: Club, thinker: Oracle, yours: float, best: float, shown: list[str]
) -> None:
    margins = [int(each.replace("−", "-")) + 0.2 for each in reversed(shown)]
    judging(thinker, yours, best, (margins[0], margins[1]))
    text = await judged(club)
    assert re.findall(r"\*\*([+−]\d+) points\*\*", text) == shown
    assert "about 5 points." in text
    assert "%" not in text


async def test_a_take_that_loses_a_won_game_costs_chances(club: Club, thinker: Oracle) -> None:
    judging(thinker, 0.01, 0.99, (-2, 9))
    assert "98 percentage points" in await judged(club)


async def test_a_take_that_costs_nothing_is_as_good_as_any(club: Club, thinker: Oracle) -> None:
    judging(thinker, 0.496, 0.504)
    assert (await judged(club)).startswith("**Your move is as good as any:**")


async def test_below_the_end_of_a_round_what_is_said_of_the_take_stands_above_it(
    club: Club, thinker: Oracle
) -> None:
    judging(thinker, 0.7, 0.6)
    message = await opened(club)
    while ENGLISH("button-practice-next") not in labels(message):
        await take(club, message)
    ended = text_of(message)
    await club.members[0].click(message, label=JUDGE)
    assert text_of(message).startswith("**I'd have done the same:**")
    assert text_of(message).endswith(ended)
    await club.members[0].click(message, label=ENGLISH("button-practice-next"))
    assert "**Ada** took" not in text_of(message)


async def test_the_best_take_is_the_computer_s_too(club: Club, thinker: Oracle) -> None:
    judging(thinker, 0.7, 0.6)
    assert (await judged(club)).startswith("**I'd have done the same:**")
    assert len((await the_practice(club)).steps) == 1
