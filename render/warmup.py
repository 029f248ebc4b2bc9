"""Work that would otherwise delay the first picture."""

from azul.state import new_game
from render.paint.encoding import encode
from render.pictures.table import table
from render.text.fonts import installed


def prepare() -> None:
    """Read the fonts, and create the palette and the most common sprites of the default theme.

    Pictures work without it, but the first one takes longer.
    """
    for font in installed():
        font.covers("?")
    for players in (2, 3, 4):
        encode(table(new_game(players, 0), ["?"] * players))
