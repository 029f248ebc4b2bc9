"""Leaves out the waiting that only real processes need."""

from collections.abc import Iterator

import pytest

from bot.cluster import ownership


@pytest.fixture(autouse=True)
def no_late_interactions() -> Iterator[None]:
    """Close sessions right after a handover."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ownership, "LATE_INTERACTIONS", 0.0)
        yield
