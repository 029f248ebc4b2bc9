"""Hints can be told apart: by letters, also in the picture, and by their own reasons."""

import pytest

from bot.features.practice.advice_views import shared_and_own
from bot.i18n.language import Verbatim
from players.reasons.facts import CompletesColumn, DropsNothing, Fills, KeepsGoing, Reason, TakesMarker
from players.reasons.selection import Facts
from tests.bot.club import Club, labels
from tests.bot.english import ENGLISH
from tests.bot.features.practice.practices import opened

NOTHING = DropsNothing()
FILLS, MARKER, COLUMN, ON = Fills(1, 3), TakesMarker(1), CompletesColumn(2), KeepsGoing()


@pytest.mark.parametrize(
    ("weighty", "shared", "own"),
    [
        ([(FILLS,)], [], [[FILLS]]),
        ([(FILLS, ON), (MARKER, ON), (ON, COLUMN)], [ON], [[FILLS], [MARKER], [COLUMN]]),
        ([(FILLS, ON), (MARKER, ON), (COLUMN,)], [], [[FILLS, ON], [MARKER], [COLUMN]]),
        ([(FILLS, ON, COLUMN), (MARKER, COLUMN), (NOTHING,)], [], [[FILLS, ON], [MARKER], [NOTHING]]),
        ([(ON,), (ON,), (ON,)], [ON], [[], [], []]),
        ([(FILLS, ON, COLUMN, MARKER), (FILLS, ON, COLUMN)], [FILLS, ON], [[MARKER], []]),
    ],
)
def test_no_reason_is_told_twice(
    weighty: list[tuple[Reason, ...]], shared: list[Reason], own: list[list[Reason]]
) -> None:
    assert shared_and_own([Facts(each, ()) for each in weighty]) == (shared, own)


def test_a_take_whose_reasons_are_told_of_another_has_a_light_one_or_one_left_out() -> None:
    _, own = shared_and_own([Facts((FILLS, ON), ()), Facts((FILLS,), (NOTHING,)), Facts((MARKER,), ())])
    assert own == [[FILLS, ON], [NOTHING], [MARKER]]
    _, own = shared_and_own(
        [Facts((FILLS, ON, COLUMN), ()), Facts((FILLS, COLUMN), ()), Facts((MARKER,), ())]
    )
    assert own == [[FILLS, ON], [COLUMN], [MARKER]]


async def test_hints_have_letters_since_numbers_are_those_of_factories(club: Club) -> None:
    message = await opened(club)
    await club.members[0].click(message, label=ENGLISH("button-hint"))
    assert "**A** " in message.content
    assert "**1.**" not in message.content
    assert ENGLISH("button-hint-take", letter=Verbatim("A")) in labels(message)


async def test_the_moves_of_a_hint_stand_between_the_sources_and_what_else_can_be_done(club: Club) -> None:
    message = await opened(club)
    await club.members[0].click(message, label=ENGLISH("button-hint"))
    *sources, hints, others = [[each["label"] for each in row["components"]] for row in message.components]
    assert sources
    assert hints[0] == ENGLISH("button-hint-take", letter=Verbatim("A"))
    assert hints[-1] == ENGLISH("button-hint-hide")
    assert others == [ENGLISH("button-practice-options")]
