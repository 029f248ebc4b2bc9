"""Hints are told apart: by letters, also in the picture, and by reasons of their own."""

import pytest

from bot.features.practice.advice_views import told_apart
from bot.i18n.language import Verbatim
from players.reasons.facts import CompletesColumn, Fills, KeepsGoing, Reason, TakesMarker
from tests.bot.club import Club, labels
from tests.bot.english import ENGLISH
from tests.bot.features.practice.practising import opened

FILLS, MARKER, COLUMN, ON = Fills(1, 3), TakesMarker(1), CompletesColumn(2), KeepsGoing()


@pytest.mark.parametrize(
    ("reasons", "shared", "own"),
    [
        ([(FILLS,)], [], [[FILLS]]),
        ([(FILLS, ON), (MARKER, ON), (ON, COLUMN)], [ON], [[FILLS], [MARKER], [COLUMN]]),
        ([(FILLS, ON), (MARKER, ON), (COLUMN,)], [], [[FILLS, ON], [MARKER], [COLUMN]]),
        ([(ON,), (ON,), (ON,)], [ON], [[], [], []]),
    ],
)
def test_no_reason_is_told_twice(
    reasons: list[tuple[Reason, ...]], shared: list[Reason], own: list[list[Reason]]
) -> None:
    assert told_apart(reasons) == (shared, own)


async def test_hints_have_letters_since_numbers_are_those_of_factories(club: Club) -> None:
    message = await opened(club)
    await club.members[0].click(message, label=ENGLISH("button-hint"))
    assert "**A** " in message.content
    assert "**1.**" not in message.content
    assert ENGLISH("button-hint-take", letter=Verbatim("A")) in labels(message)
