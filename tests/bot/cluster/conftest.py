"""Nothing is waited for that only real processes need."""

from collections.abc import Iterator

import pytest

from bot.cluster import ownership


@pytest.fixture(autouse=True)
def no_stragglers() -> Iterator[None]:
    """Let no session stay open for what could come late."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ownership, "STRAGGLERS", 0.0)
        yield
