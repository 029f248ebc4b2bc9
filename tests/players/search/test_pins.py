"""The nets are the ones that were measured, and the search finds with them what it found then."""

import json

import pytest

from tests.players.search.pins import PINS, hashes, position_named, search

EXPECTED = json.loads(PINS.read_text(encoding="utf-8"))


def test_every_net_is_the_one_that_was_measured() -> None:
    assert hashes() == EXPECTED["nets"]


@pytest.mark.one_in(7)
@pytest.mark.parametrize("name", EXPECTED["found"])
def test_a_search_finds_what_it_found(name: str) -> None:
    """Processors add numbers up in different orders, so chances may differ a little."""
    found = search(position_named(name))
    move, *chances = EXPECTED["found"][name].split()
    assert found.chances == pytest.approx([float(share) for share in chances], abs=0.03)
    tried = {
        str(candidate.move) for candidate in found.candidates if candidate.visits > found.best.visits / 2
    }
    assert move in tried
