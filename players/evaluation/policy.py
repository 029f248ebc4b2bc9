"""Which outputs of the policy make up a take: their sum is its logit."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import azul
from azul import Tiles
from players.compact_state.tables import CENTRE, Take
from players.evaluation.layout import BUCKETS, CUSHION, KEPT, TO_CENTRE, TO_LEFT

PRIOR_TEMPERATURE: Final = 1.5
"""The temperature by which logits are divided, as the raw policy is too confident for a search."""
_MOST: Final = 3
"""Numbers of tiles of a colour that go to the centre are capped at this."""


def of_lines(take: Take) -> int:
    """Return the output for putting a take on line 0; those for the other lines and the floor follow."""
    bucket = BUCKETS - 1 if take.place == CENTRE else min(take.number, BUCKETS - 1) - 1
    return 6 * (BUCKETS * take.colour + bucket)


def of_rest(take: Take) -> list[int]:
    """Return the outputs for the tiles that a take leaves over; they don't depend on its line."""
    parts = [*_to_centre(take.to_centre)]
    parts += [TO_LEFT + colour for colour in range(5) if take.left is not None and take.left >> colour & 1]
    parts += [KEPT + colour for colour in azul.present(take.kept)]
    if take.brings_cushion:
        parts.append(CUSHION)
    return parts


@lru_cache(1 << 12)
def _to_centre(tiles: Tiles) -> Sequence[int]:
    return [
        TO_CENTRE + _MOST * colour + min(azul.count(tiles, colour), _MOST) - 1
        for colour in azul.present(tiles)
    ]


def parts(take: Take, line: int) -> list[int]:
    """Return the outputs whose sum is the logit of putting a take on a line."""
    return [of_lines(take) + line, *of_rest(take)]
