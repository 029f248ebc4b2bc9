"""A dictionary that makes what it doesn't have yet."""

from collections.abc import Callable, Collection
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(dict[K, V]):
    """Values by key, each made at the first request and kept."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def keep(self, keys: Collection[K]) -> None:
        """Forget the values of all keys but these."""
        for key in [key for key in self if key not in keys]:
            del self[key]

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value
