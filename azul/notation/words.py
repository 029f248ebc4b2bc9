"""The words for places and for what lies on a floor."""

from azul.moves import CENTRE, FLOOR
from azul.pieces.board import MARKER
from azul.pieces.tiles import Colour


def source_word(source: int) -> str:
    """Return the word for a `Move.source`: ``1`` … ``9`` or ``centre``."""
    return "centre" if source == CENTRE else str(source)


def line_word(line: int) -> str:
    """Return the word for a `Move.line`: ``1`` … ``5`` or ``floor``."""
    return "floor" if line == FLOOR else str(line + 1)


def item_word(item: int) -> str:
    """Return the word for an item on a floor line: a colour or ``marker``."""
    return "marker" if item == MARKER else Colour(item).word
