"""Sampled deals, with which a search looks beyond the end of a round."""

from collections.abc import Callable
from typing import Final, NamedTuple

import azul
from azul import Factories, Phase, State, Tiles
from azul.pieces.tiles import NO_TILES
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTable, CompactTables
from players.evaluation.evaluator import Evaluator

_WORD: Final = (1 << 64) - 1


class SampledDeal(NamedTuple):
    """A sampled deal: the table after it, the bag, and the tables and evaluator of the round it begins."""

    table: CompactTable
    bag: Tiles
    tables: CompactTables
    evaluator: Evaluator


class DealSampler:
    """Samples the deals that may follow in the game of a position, each once.

    They are numbered. The same number stands for the same deal wherever the same bag is drawn from, so that
    luck doesn't decide between positions. Nothing is known of the real draws to come but the bag.
    """

    def __init__(self, state: State, tables: CompactTables, evaluator: Evaluator) -> None:
        factories = len(state.factories)
        rules = state.rules
        stays = rules.factories is Factories.SPECIAL_ONCE
        self._state = state._replace(
            phase=Phase.REFILL,
            factories=(NO_TILES,) * factories,
            discs=state.discs if stays else (),
        )
        self._tables, self._evaluator = tables, evaluator
        self._most_drawn = 4 * factories + rules.has_special_factories
        self._known: dict[tuple[int, Tiles, Tiles, int], SampledDeal] = {}

    def of(self, round_: int, bag: Tiles, lid: Tiles, number: int) -> SampledDeal:
        """Return the deal with a number that follows a round with this bag and lid."""
        if azul.total(bag) >= self._most_drawn:
            lid = NO_TILES  # it isn't needed, so it makes no difference
        key = round_, bag, lid, number
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._sample(*key)
        return known

    def _sample(self, round_: int, bag: Tiles, lid: Tiles, number: int) -> SampledDeal:
        before = self._state._replace(bag=bag, lid=lid)
        after = azul.deal(before, azul.random_deal(before, _draws(round_ << 40 ^ bag << 8 ^ number)))
        tables, evaluator = self._tables, self._evaluator
        if after.discs != before.discs:  # they are laid out again each round (R26)
            tables = CompactTables(Circle(after.discs, after.rules.scatter))
            evaluator = evaluator.beside(tables)
        return SampledDeal(tables.dealt(after.factories), after.bag, tables, evaluator)


def _draws(seed: int) -> Callable[[int], int]:
    """Return a source of numbers below a limit (SplitMix64), the same as in training."""
    state = seed

    def below(limit: int) -> int:
        nonlocal state
        mixed = state = state + 0x9E3779B97F4A7C15 & _WORD
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return ((mixed ^ mixed >> 31) >> 32) * limit >> 32

    return below
