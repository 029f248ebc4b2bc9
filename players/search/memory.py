"""What a process remembers from one search to the next."""

from players.evaluation.net import Net
from players.search.searcher import Searcher


class Memory:
    """One search tree at most, so that a process stays small however many games it thinks about."""

    def __init__(self) -> None:
        self._kept: Searcher | None = None

    def searcher(self, net: Net) -> Searcher:
        """Return the searcher that knows the last position, if that was searched with the same net."""
        if self._kept is None or self._kept.net is not net:
            self._kept = Searcher(net)
        return self._kept

    def forget(self) -> None:
        """Forget everything."""
        self._kept = None
