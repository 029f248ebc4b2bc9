"""However people say a take, it is never read as another one, and nearly always read."""

import os
import random
from collections import Counter
from functools import cache
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azul
from azul import FLOOR, Move
from bot.parsing.moves import offered, read_take
from bot.words.refusals import UnreadableInput
from engine import Refusal
from tests.azul.games import ALL_RULES, random_game
from tests.bot.parsing.grammar import GRAMMARS, said_in_any_order, sentences
from tests.some import some

SENTENCES: Final = 20_000 if "TEST_ALL" in os.environ else 100
"""Sentences of each language."""
MIXTURES: Final = 5_000 if "TEST_ALL" in os.environ else 100


@cache
def positions() -> tuple[azul.State, ...]:
    """Return positions of random games of all kinds, in which tiles are taken."""
    states = [
        progress.state
        for index, rules in enumerate(ALL_RULES)
        for _, progress, _ in random_game(2 + index % 3, index, rules)
        if progress.state.phase is azul.Phase.OFFER
    ]
    return tuple(random.Random(3).sample(states, 40))


def found(state: azul.State, typed: str) -> Move | None:
    """Return the move that is read, None if the bot asks."""
    try:
        return read_take(state, typed)
    except (UnreadableInput, Refusal):
        return None


@pytest.mark.parametrize("locale", list(GRAMMARS))
def test_what_people_say_is_read_as_it_is_meant(locale: str) -> None:
    count: Counter[str] = Counter()
    for typed, state, meant in some(sentences(locale, positions(), SENTENCES)):
        read = found(state, typed)
        assert read in {None, meant}, f"{typed!r} is {meant}"
        count["read"] += read == meant
        count["among the first three"] += meant in offered(state, typed)[:3]
    assert count["read"] >= 0.95 * SENTENCES
    assert count["among the first three"] >= 0.98 * SENTENCES


@settings(max_examples=MIXTURES, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_no_mixture_of_languages_and_orders_is_read_as_another_move(data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(positions()))
    meant = data.draw(st.sampled_from([move for move in azul.legal_moves(state) if move.left is None]))
    typed = data.draw(said_in_any_order(meant))
    assert found(state, typed) in {None, meant}, f"{typed!r} is {meant}"


@settings(max_examples=MIXTURES, deadline=None, derandomize=True, database=None)
@given(
    typed=st.text(max_size=40) | st.text("0123456789 whitebluk→.,с2w3f第目のвна", max_size=20),
    at=st.integers(0, 39),
)
def test_whatever_is_typed_is_a_legal_move_or_is_asked_and_something_is_offered(typed: str, at: int) -> None:
    state = positions()[at]
    read = found(state, typed)
    assert read is None or replaced(read) in {replaced(move) for move in azul.legal_moves(state)}
    assert offered(state, typed)


def replaced(move: Move) -> tuple[int, int, int]:
    """Return a move without what scatters where."""
    return move.source, move.colour, move.line


def test_a_line_that_is_said_twice_or_not_at_all_is_asked() -> None:
    state = max(positions(), key=lambda state: len(azul.legal_moves(state)))
    move = next(move for move in azul.legal_moves(state) if move.line != FLOOR)
    for typed in (
        f"{move.colour.word} {move.source}",
        f"{move.colour.word} line {move.line + 1} line 5 row 2",
    ):
        assert found(state, typed) is None
