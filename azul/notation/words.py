"""Places and things in the words that people type and read."""

from azul.moves import CENTRE, FLOOR
from azul.pieces.board import MARKER
from azul.pieces.tiles import Colour


def source_word(source: int) -> str:
    """Return a `Move.source` in words: ``1`` … ``9`` or ``centre``."""
    return "centre" if source == CENTRE else str(source)


def line_word(line: int) -> str:
    """Return a `Move.line` in words: ``1`` … ``5`` or ``floor``."""
    return "floor" if line == FLOOR else str(line + 1)


def item_word(item: int) -> str:
    """Return what lies on a floor line in words: a colour or ``marker``."""
    return "marker" if item == MARKER else Colour(item).word
