"""The compiled engine, for tests; they need a C compiler."""

import ctypes

import pytest

from training.engine import compiler, load


@pytest.fixture(scope="session")
def engine() -> ctypes.CDLL:
    if compiler() is None:
        pytest.skip("no C compiler: the engine for self-play can't be built")
    return load()
