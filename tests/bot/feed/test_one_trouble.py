"""One request goes wrong, whichever it is and however: in the end everybody has been shown the same, once.

Each request meets one kind of trouble in a usual run, and all of them in `make test-all`.
"""

import os
from pathlib import Path

import pytest

from tests.bot.feed.scenarios import SCENARIOS
from tests.bot.feed.trouble import TROUBLES, SeenMessage, play
from tests.some import some

_undisturbed: dict[str, SeenMessage] = {}


async def undisturbed(name: str, folder: Path) -> SeenMessage:
    """Return what everybody sees if nothing goes wrong."""
    if name not in _undisturbed:
        _undisturbed[name] = await play(SCENARIOS[name], folder)
    return _undisturbed[name]


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("name", SCENARIOS)
async def test_everybody_is_shown_the_same_once(tmp_path: Path, name: str, trouble: str) -> None:
    expected = await undisturbed(name, tmp_path)
    first = list(TROUBLES).index(trouble)
    struck = range(first, len(expected.made), len(TROUBLES))
    for at in some(range(len(expected.made)) if "TEST_ALL" in os.environ else struck):
        seen = await play(SCENARIOS[name], tmp_path, TROUBLES[trouble], at)
        assert seen.struck, f"there was no request {at}"
        assert seen.places == expected.places, f"{seen.struck} ({at})"
        assert seen.calls == expected.calls, f"{seen.struck} ({at})"


@pytest.mark.parametrize("name", SCENARIOS)
async def test_an_evening_has_something_that_can_go_wrong(tmp_path: Path, name: str) -> None:
    seen = await undisturbed(name, tmp_path)
    assert len(seen.made) >= len(TROUBLES)
    assert all(seen.places.values())
    assert seen.calls or name == "by direct message"
