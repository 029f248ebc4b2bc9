"""Loops with assertions in them: over nothing they would say nothing."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

_Thing = TypeVar("_Thing")


def some(things: Iterable[_Thing]) -> Iterator[_Thing]:
    """Yield things; fail if there are none."""
    there_are_some = False
    for thing in things:
        there_are_some = True
        yield thing
    assert there_are_some, "there is nothing to be tested"
