"""How much is tested: everything by `make test-all`, and enough by `make test`."""

import os
from typing import Final

from hypothesis import settings

EVERYTHING: Final = "TEST_ALL" in os.environ
"""Whether this is `make test-all`."""


def examples(few: int, many: int) -> settings:
    """Try a property with a few examples, and with many if everything is tested."""
    return settings(max_examples=many if EVERYTHING else few)
