"""What is told of takes, and in which order: ``python -m tests.players.reasons.told`` rewrites it."""

from typing import get_args

from players.reasons.facts import Reason
from tests.players.reasons.told import TOLD, positions, text_of
from tests.some import some


def test_of_every_take_is_told_what_was_told_when_it_was_read() -> None:
    read = TOLD.read_text(encoding="utf-8").removesuffix("\n").split("\n\n")
    assert [text_of(state) for state in some(positions())] == read


def test_every_kind_of_fact_is_told_of_some_take() -> None:
    read = TOLD.read_text(encoding="utf-8")
    assert [kind for kind in some(get_args(Reason)) if f"{kind.__name__}(" not in read] == []
