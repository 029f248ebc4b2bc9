"""The positions that are searched, and how much memory that takes: with `players` alone, as in a worker."""

from typing import Final

from azul import Factories, Rules, State, WallSide, apply, deal, draw_deal, new_game
from bench import resident_megabytes
from players.evaluation.nets import net_of
from players.search.limits import SearchLimits
from players.search.searcher import Searcher

LARGEST: Final = Rules(WallSide.FREE, Factories.SPECIAL)


def start(players: int, rules: Rules, number: int) -> State:
    """Return the first position of a game."""
    before = new_game(players, 0, rules)
    return deal(before, draw_deal(before, bytes([number]) * 32))


def print_memory(simulations: int) -> None:
    """Search a few takes of the largest game, and print the megabytes that this process uses then."""
    state, searcher = start(4, LARGEST, 0), Searcher(net_of(WallSide.FREE, 4))
    for _ in range(4):
        state = apply(state, searcher.search(state, SearchLimits(simulations)).best.move)
    print(resident_megabytes())
