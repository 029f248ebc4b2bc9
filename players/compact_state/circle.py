"""The discs of a round: which factories behave alike, and who is whose neighbour (R25 to R33)."""

from collections.abc import Sequence
from typing import Final

import azul
from azul import Disc
from azul.pieces.discs import neighbours, splits

_WITH_EFFECT: Final = {Disc.KEEP, Disc.SCATTER, Disc.CUSHION}
"""The discs with an effect when tiles are taken; that of the others is over when the round begins."""


class Circle:
    """The discs of a round.

    `marked` are the factories, from 0, that differ from others with the same tiles: those with discs that do
    something when tiles are taken, and the neighbours of the scatter disc. `discs` has their discs.
    """

    def __init__(self, discs: Sequence[Disc], scatter: azul.Scatter) -> None:
        self._even = scatter is azul.Scatter.EVEN
        self._all = tuple(discs)
        self._beside: dict[bool, tuple[int, ...]] = {}
        self.scatter = self._all.index(Disc.SCATTER) if Disc.SCATTER in discs else None
        marked = {index for index, disc in enumerate(discs) if disc in _WITH_EFFECT}
        if self.scatter is not None:
            for has_cushion in (True, False):
                there = [has_cushion or disc is not Disc.CUSHION for disc in discs]
                self._beside[has_cushion] = neighbours(there, self.scatter)
                marked.update(self._beside[has_cushion])
        self.marked = tuple(sorted(marked))
        self.discs = tuple(self._all[index] for index in self.marked)

    def beside_scatter(self, *, has_cushion: bool) -> tuple[int, ...]:
        """Return the places in `marked` of the scatter disc's neighbours, the left one first (R33).

        `has_cushion` says whether the cushion disc is still on the table.
        """
        return tuple(self.marked.index(index) for index in self._beside[has_cushion])

    def splits(self, rest: azul.Tiles) -> tuple[int, ...]:
        """Return the masks of colours that may go to the left of the scatter disc (R31)."""
        return splits(rest, even=self._even)
