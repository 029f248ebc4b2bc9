"""Deals that a search makes up, to look beyond the end of a round."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import azul
from azul import Disc, Phase, State, Tiles
from azul.pieces.discs import apply_discs
from azul.pieces.tiles import NO_TILES, ONE
from players.light.tables import LightTable, LightTables

_WORD: Final = (1 << 64) - 1


class Deals:
    """The deals that may follow in the game of a position, each made up once.

    They have numbers. The same number stands for the same deal wherever the same bag is drawn from, so that
    luck doesn't decide between positions. Nothing is known of the draws to come but the bag.
    """

    def __init__(self, state: State, tables: LightTables) -> None:
        factories = len(state.factories)
        self._state = replace(state, phase=Phase.REFILL, factories=(NO_TILES,) * factories)
        self._tables = tables
        self._most_drawn = 4 * factories + (Disc.SURPLUS in state.discs)
        self._known: dict[tuple[int, Tiles, Tiles, int], tuple[LightTable, Tiles]] = {}

    def of(self, round_: int, bag: Tiles, lid: Tiles, number: int) -> tuple[LightTable, Tiles]:
        """Return the table after a deal that follows the round, and what is left in the bag."""
        if azul.total(bag) >= self._most_drawn:
            lid = NO_TILES  # it isn't needed, so it makes no difference
        key = round_, bag, lid, number
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._made_up(*key)
        return known

    def _made_up(self, round_: int, bag: Tiles, lid: Tiles, number: int) -> tuple[LightTable, Tiles]:
        state = replace(self._state, bag=bag, lid=lid)
        deal = azul.random_deal(state, _draws(round_ << 40 ^ bag << 8 ^ number))
        factories, surplus = deal.factories, deal.surplus
        drawn = sum(factories) + (NO_TILES if surplus is None else ONE[surplus])
        is_tipped = azul.total(bag) < azul.total(Tiles(drawn))
        left = Tiles(bag + lid - drawn if is_tipped else bag - drawn)
        if state.discs:
            factories, _ = apply_discs(state.discs, factories, surplus)
        return self._tables.dealt(factories), left


def _draws(seed: int) -> Callable[[int], int]:
    """Return a source of numbers below a limit (SplitMix64), which training has too."""
    state = seed

    def below(limit: int) -> int:
        nonlocal state
        mixed = state = state + 0x9E3779B97F4A7C15 & _WORD
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return ((mixed ^ mixed >> 31) >> 32) * limit >> 32

    return below
