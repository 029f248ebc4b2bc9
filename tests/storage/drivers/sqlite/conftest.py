"""Here every file is really opened and migrated: these tests are about that."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def copied_schema() -> None:
    """Copy nothing."""
