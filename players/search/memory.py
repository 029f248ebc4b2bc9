"""The search tree that a process keeps from one search to the next."""

from players.evaluation.net import Net
from players.search.searcher import Searcher


class Memory:
    """Keeps one search tree at most, so that a process stays small however many games it searches."""

    def __init__(self) -> None:
        self._kept: Searcher | None = None

    def searcher(self, net: Net) -> Searcher:
        """Return the searcher of the last position if it has this net, else a new one."""
        if self._kept is None or self._kept.net is not net:
            self._kept = Searcher(net)
        return self._kept

    def forget(self) -> None:
        """Drop the tree."""
        self._kept = None
