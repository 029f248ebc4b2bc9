"""What the first picture would otherwise wait for."""

from azul.state import new_game
from render.paint.encoding import encode
from render.pictures.table import table
from render.text.fonts import installed


def prepare() -> None:
    """Read the fonts and make the palette and the commonest sprites of the default theme.

    Pictures need no preparation; with it, the first one is as quick as the others.
    """
    for font in installed():
        font.covers("?")
    for players in (2, 3, 4):
        encode(table(new_game(players, 0), ["?"] * players))
