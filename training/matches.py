"""Comparing players over paired deals: the seating rotates on each deal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log10, sqrt

from training.selfplay import Player, Table, play_game


@dataclass(frozen=True, slots=True)
class Pairing:
    """One deal: the first player sits on `seat`, the second on all others."""

    table: Table
    seat: int
    seed: int

    def play(self, players: tuple[Player, Player]) -> float:
        """Play the game and return the first player's share of the win."""
        by_seat = [int(seat != self.seat) for seat in range(self.table.kind.players)]
        return play_game(self.table, players, by_seat, self.seed).shares[self.seat]


def pairings(tables: Sequence[Table], games: int, seed: int) -> Iterator[Pairing]:
    """Yield about `games` games: each deal as often as there are seats, the tables taking turns."""
    players = tables[0].kind.players
    for deal in range(-(-games // players)):
        for seat in range(players):
            yield Pairing(tables[deal % len(tables)], seat, seed + deal)


@dataclass(frozen=True, slots=True)
class Score:
    """The first player's share of the win in some games at tables of this many players."""

    games: int
    share: float
    players: int

    @property
    def rate(self) -> float:
        """The share of the win as it would be between two: 0.5 if all are equally strong."""
        mean = min(max(self.share, 1e-3), 1 - 1e-3)
        odds = mean / (1 - mean) * (self.players - 1)
        return odds / (1 + odds)

    @property
    def error(self) -> float:
        """The standard error of `share`, which is an upper bound because of shared wins."""
        return sqrt(self.share * (1 - self.share) / max(self.games, 1))

    @property
    def elo(self) -> float:
        """The difference in Elo points that `rate` stands for."""
        rate = min(max(self.rate, 0.01), 0.99)
        return 400 * log10(rate / (1 - rate))


def score_of(shares: Sequence[float], players: int) -> Score:
    """Return the score of some games, given the first player's shares of the win."""
    return Score(len(shares), sum(shares) / max(len(shares), 1), players)
