"""Factory discs and their special sides (R25 to R33)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from azul.errors import NotationError
from azul.pieces.tiles import ONE, Colour, Tiles, contains, count, present


class Disc(Enum):
    """What a factory disc does; its value is the letter for it in notation."""

    PLAIN = "."
    SURPLUS = "+"
    """Gets one more tile from the bag once the factories are filled (R27)."""
    MAGNET_BLUE = "B"
    MAGNET_YELLOW = "Y"
    MAGNET_RED = "R"
    MAGNET_BLACK = "K"
    MAGNET_WHITE = "W"
    """A magnet pulls a tile of its colour from each neighbour once the factories are filled (R28)."""
    KEEP = "o"
    """Keeps the tiles that aren't taken (R30)."""
    SCATTER = "s"
    """Passes the tiles that aren't taken to its neighbours (R31)."""
    CUSHION = "c"
    """Goes to the player who takes from it, and catches the next tile that falls (R32)."""

    @property
    def word(self) -> str:
        """The disc in words, such as ``plain`` or ``magnet-blue``."""
        return self.name.lower().replace("_", "-")

    @property
    def pulls(self) -> Colour | None:
        """The colour that a magnet pulls, None for any other disc."""
        return _PULLS.get(self)


_PULLS: Final = {
    Disc.MAGNET_BLUE: Colour.BLUE,
    Disc.MAGNET_YELLOW: Colour.YELLOW,
    Disc.MAGNET_RED: Colour.RED,
    Disc.MAGNET_BLACK: Colour.BLACK,
    Disc.MAGNET_WHITE: Colour.WHITE,
}

NINE_DISCS: Final = (
    Disc.SURPLUS,
    Disc.MAGNET_BLUE,
    Disc.MAGNET_YELLOW,
    Disc.MAGNET_RED,
    Disc.MAGNET_BLACK,
    Disc.MAGNET_WHITE,
    Disc.KEEP,
    Disc.SCATTER,
    Disc.CUSHION,
)
"""The special sides of the nine discs (R25)."""


def discs_to_text(discs: Sequence[Disc]) -> str:
    """Return the discs as letters in circle order: ``.+..B``."""
    return "".join(disc.value for disc in discs)


def discs_from_text(text: str) -> tuple[Disc, ...]:
    """Parse what `discs_to_text` returns. Raise `NotationError` if a letter isn't a disc."""
    try:
        return tuple(map(Disc, text))
    except ValueError:
        raise NotationError("discs", text) from None


def can_be_laid_out(discs: Sequence[Disc], factories: int, players: int) -> bool:
    """Return whether there is a disc for each factory and a special one for each player (R25, R26)."""
    special = [disc for disc in discs if disc is not Disc.PLAIN]
    return len(discs) == factories and len(special) == len(set(special)) == players


def neighbours(present: Sequence[bool], disc: int) -> tuple[int, ...]:
    """Return the left and the right neighbour of a disc, as indices into the circle (R33).

    `present` says which discs are on the table; left is the next lower number, round the circle. Of two
    discs each is the other's only neighbour; a single one has none.
    """
    count = len(present)
    others = [index for step in range(1, count) if present[index := (disc - step) % count]]
    if len(others) < 2:
        return tuple(others)
    return others[0], others[-1]


@dataclass(frozen=True, slots=True)
class Pull:
    """A magnet on `factory` has pulled a tile from `neighbour`; factories are numbered from 1 (R28)."""

    factory: int
    colour: Colour
    neighbour: int


def apply_discs(
    discs: Sequence[Disc], factories: Sequence[Tiles], surplus: Colour | None
) -> tuple[tuple[Tiles, ...], tuple[Pull, ...]]:
    """Let the surplus disc and the magnets act on filled factories (R27, R28).

    They act in circle order, each on what the ones before have left, and a magnet pulls from its left
    neighbour first (R29). `surplus` is the tile for the surplus disc. Return the factories and the pulls.
    """
    filled = list(factories)
    pulls: list[Pull] = []
    everywhere = [True] * len(filled)
    for index, disc in enumerate(discs):
        if disc is Disc.SURPLUS and surplus is not None:
            filled[index] = Tiles(filled[index] + ONE[surplus])
        colour = disc.pulls
        if colour is None:
            continue
        for neighbour in neighbours(everywhere, index):
            if contains(filled[neighbour], ONE[colour]):
                filled[neighbour] = Tiles(filled[neighbour] - ONE[colour])
                filled[index] = Tiles(filled[index] + ONE[colour])
                pulls.append(Pull(index + 1, colour, neighbour + 1))
    return tuple(filled), tuple(pulls)


def splits(rest: Tiles, *, even: bool) -> tuple[int, ...]:
    """Return the ways to split a rest: masks of the colours that go to the left neighbour (R31).

    Tiles of one colour stay together. With `even`, only the splits with the smallest difference in number.
    """
    there = present(rest)
    masks = [0]
    for colour in there:
        masks += [mask | 1 << colour for mask in masks]
    if not even:
        return tuple(sorted(masks))

    def difference(mask: int) -> int:
        return abs(sum(count(rest, colour) * (1 if mask >> colour & 1 else -1) for colour in there))

    least = min(map(difference, masks))
    return tuple(sorted(mask for mask in masks if difference(mask) == least))
