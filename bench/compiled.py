"""The compiled rules for self-play: random games on one core, and how fast moves are made."""

import ctypes
import random
from collections.abc import Sequence
from time import perf_counter

from azul import Factories, Rules, WallSide, deal, new_game, random_deal
from bench import Figure, medians
from training.engine import compiler, load
from training.engine.library import Random
from training.engine.translation import position_of

_VARIANTS = Rules(WallSide.FREE, Factories.SPECIAL)


def run(quick: bool) -> Sequence[Figure]:
    """Measure the compiled rules; there are no figures on a machine without a C compiler."""
    if compiler() is None:
        return ()
    engine = load()
    games, runs = (500, 3) if quick else (10_000, 5)

    def rate_of(players: int, rules: Rules = _VARIANTS) -> float:
        """Return how many random games are played in a second."""
        start, takes = position_of(new_game(players, 0, rules)), ctypes.c_uint64()
        begun = perf_counter()
        engine.random_games(start, games, Random(1), takes)
        return games / (perf_counter() - begun)

    def moves() -> float:
        """Return how many moves are listed and made in a second, from a round's first position."""
        start = new_game(2, 0)
        position = position_of(deal(start, random_deal(start, random.Random(1).randrange)))
        begun = perf_counter()
        made = engine.perft(position, 3 if quick else 4)
        return float(made) / (perf_counter() - begun)

    base, four, variants, made = medians(
        runs, lambda: rate_of(2, Rules()), lambda: rate_of(4), lambda: rate_of(2), moves
    )
    return (
        Figure("random games", base, "games/s", bound=10_000, at_least=True),
        Figure("the same with free walls and special factories", variants, "games/s"),
        Figure("and with four players", four, "games/s"),
        Figure("moves listed and made (perft)", made / 1e6, "million/s", bound=10, at_least=True),
    )
