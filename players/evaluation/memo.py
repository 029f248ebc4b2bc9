"""A dictionary that computes missing values."""

from collections.abc import Callable, Collection
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """Values by key, each computed at the first access and cached."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def keep(self, keys: Collection[K]) -> None:
        """Drop the values of all keys but these."""
        for key in [key for key in self if key not in keys]:
            del self[key]

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value
