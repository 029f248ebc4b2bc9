"""A player that searches."""

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import azul
from azul import Event, Move, Placed, Settled, State, Taken
from players.evaluation.net import Net
from players.evaluation.nets import NETS, net_of
from players.search.free_wall import best_columns
from players.search.limits import SearchLimits
from players.search.memory import Memory
from players.search.searcher import Searcher
from players.search.skill import Skill


class SearchingPlayer:
    """Plays by search, with a certain skill.

    Without a limit in seconds, which `clock` measures, the same position always has the same answer, which
    `seed` varies. With one, the tree is kept from move to move in a `memory`. The nets are those in the
    folder `nets`.
    """

    def __init__(
        self,
        skill: Skill,
        seed: int = 0,
        *,
        clock: Callable[[], float] = time.monotonic,
        nets: Path = NETS,
        memory: Memory | None = None,
    ) -> None:
        self._skill, self._seed, self._clock, self._nets = skill, seed, clock, nets
        self._memory = memory or Memory()

    def choose(self, state: State, seat: int) -> Event:
        """Return the seat's next event: a take, a choice on a free wall, or its confirmation.

        Raise `OSError` if there is no net for the game.
        """
        net = net_of(state.rules.wall, len(state.boards), self._nets)
        if state.phase is azul.Phase.OFFER:
            return Taken(seat, self._move(state, self._searcher(net)))
        placed = azul.placed_lines(state, seat)
        if placed.is_complete:
            return Settled(seat)
        made = len(placed.decisions) - 1
        return Placed(seat, placed.decisions[made].row, best_columns(state, seat, net)[made])

    def _searcher(self, net: Net) -> Searcher:
        return Searcher(net) if self._skill.seconds is None else self._memory.searcher(net)

    def _move(self, state: State, searcher: Searcher) -> Move:
        likely = searcher.likely(state)
        skill = self._skill
        if len(likely) == 1:
            return likely[0][0]
        if not skill.searches:
            moves, weights = zip(*likely, strict=True)
            return self._drawn(state, moves, weights)
        limits = SearchLimits(
            skill.simulations, skill.seconds, skill.at_least, skill.longest, clock=self._clock
        )
        found = searcher.search(state, limits)
        moves = tuple(candidate.move for candidate in found.candidates)
        return self._drawn(state, moves, [candidate.visits for candidate in found.candidates])

    def _drawn(self, state: State, moves: Sequence[Move], weights: Sequence[float]) -> Move:
        """Return one of the moves, sampled by weight, or the first without a temperature."""
        if not self._skill.temperature:
            return moves[0]
        chance = random.Random(f"{self._seed} {azul.position_text(state)}")
        most = max(weights)
        powers = [(weight / most) ** (1 / self._skill.temperature) for weight in weights]
        return chance.choices(moves, powers)[0]
