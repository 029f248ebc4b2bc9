"""What messages say about the bonuses that a wall has or nearly has (R20)."""

from collections.abc import Iterator
from typing import Final

import azul
from azul import COLOUR_BONUS, COLOURS, COLUMN_BONUS, ROW_BONUS
from bot.words.facts import colour_fact
from bot.words.language import Text, Words

_ALL: Final = 5


def bonus_lines(words: Words, wall: azul.Wall) -> list[str]:
    """Return which rows, columns and colours are complete, and which lack one tile; nothing if none."""
    found = list(_counted(wall))
    lines = (("board-complete", _ALL), ("board-almost", _ALL - 1))
    parts = [(text_id, [part for filled, part in found if filled == number]) for text_id, number in lines]
    return [words(text_id, parts=those) for text_id, those in parts if those]


def _counted(wall: azul.Wall) -> Iterator[tuple[int, Text]]:
    """Yield the number of tiles in every row, in every column and of every colour, and what it is called."""
    for number in range(_ALL):
        filled = _ALL - wall.row(number).count(None)
        yield filled, Text("board-row", row=number + 1, bonus=ROW_BONUS)
    for number in range(_ALL):
        filled = _ALL - wall.column(number).count(None)
        yield filled, Text("board-column", column=number + 1, bonus=COLUMN_BONUS)
    for colour in COLOURS:
        yield wall.spaces.count(colour), Text("board-colour", colour=colour_fact(colour), bonus=COLOUR_BONUS)
