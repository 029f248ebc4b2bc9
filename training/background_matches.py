"""Matches that are played in the background, beside self-play."""

from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from training.matches import Score, pairings, score_of
from training.selfplay import Player, Table


@dataclass(frozen=True, slots=True)
class _Match:
    players: int
    games: list["Future[float]"]
    done: Callable[[Score], None]


class BackgroundMatches:
    """The running matches in a pool of threads."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self._pool = pool
        self._matches: list[_Match] = []

    def __bool__(self) -> bool:
        return bool(self._matches)

    def begin(
        self,
        tables: Sequence[Table],
        players: tuple[Player, Player],
        games: int,
        seed: int,
        done: Callable[[Score], None],
    ) -> None:
        """Begin a match of about `games` games; `settle` calls `done` with the first player's score."""
        futures = [self._pool.submit(pairing.play, players) for pairing in pairings(tables, games, seed)]
        self._matches.append(_Match(tables[0].kind.players, futures, done))

    def settle(self) -> None:
        """Call `done` with the scores of all matches that are over, except those that were cut short."""
        for match in tuple(self._matches):
            if all(game.done() for game in match.games):
                self._matches.remove(match)
                with suppress(CancelledError):
                    match.done(score_of([game.result() for game in match.games], match.players))
