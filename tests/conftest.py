"""What all tests share."""

import gc


def pytest_collection_finish() -> None:
    """Let the garbage collector ignore everything that lives as long as the run: modules, tests, fixtures."""
    gc.collect()
    gc.freeze()
