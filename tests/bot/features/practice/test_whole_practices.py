"""Practices of every variant, from the command to the result, with undo, hints and restarts on the way."""

import random
from dataclasses import replace

import pytest

import azul
from tests.azul.games import ALL_RULES
from tests.bot.club import Club, labels, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.practice.practices import (
    assert_fits,
    awaits_its_player,
    choose,
    is_over,
    opened,
    step,
    the_practice,
)

MOST_PRESSES = 600
HINT, JUDGE, UNDO = ENGLISH("button-hint"), ENGLISH("button-judge"), ENGLISH("button-undo")


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(len(ALL_RULES)), ids=[str(rules) for rules in ALL_RULES])
async def test_a_practice_is_played_to_its_end(club: Club, number: int) -> None:
    """Without special factories nobody is asked how they scatter."""
    rules, chance = ALL_RULES[number], random.Random(number)
    if not rules.has_special_factories:
        rules = replace(rules, scatter=azul.Scatter.FREE)
    ada = club.members[0]
    message = await opened(club, computers=1 + number % 3)
    await choose(club, message, rules)
    assert (await the_practice(club)).table.options.rules == rules
    undone = hinted = judged = 0
    for press in range(MOST_PRESSES):
        assert_fits(message)
        if is_over(message):
            break
        if press % 25 == 24:
            await club.restart()
        if undone < 3 and UNDO in labels(message) and chance.random() < 0.1:
            await ada.click(message, label=UNDO)
            undone += 1
        elif hinted < 2 and HINT in labels(message) and chance.random() < 0.2:
            await ada.click(message, label=HINT)
            text = text_of(message)
            assert any(ENGLISH(each) in text for each in ("hint-how", "hint-how-points"))
            hinted += 1
        elif judged < 2 and JUDGE in labels(message) and chance.random() < 0.3:
            await ada.click(message, label=JUDGE)
            assert JUDGE not in labels(message)
            judged += 1
        else:
            await step(club, message, chance)
        assert awaits_its_player(await the_practice(club))
    practice = await the_practice(club)
    assert practice.is_over
    assert practice.state.phase is azul.Phase.OVER
    assert "🏆" in text_of(message)
    assert club.messages == []
    assert club.env.errors == []
