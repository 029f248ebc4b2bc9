"""Pictures of the game: pure functions from a position to an image, and from an image to bytes.

>>> from azul import deal, draw_deal, new_game
>>> state = new_game(players=2, starter=0)
>>> state = deal(state, draw_deal(state, bytes(32)))
>>> picture = table(state, ["Ada", "Grace"])
>>> picture.mode, picture.width > picture.height
('P', True)
>>> encode(picture)[1:4]
b'PNG'
"""

from render.captions import ENGLISH, Captions
from render.emoji import marker_emoji, tile_emoji
from render.encoding import encode
from render.entries import ThemeError
from render.final import final
from render.lastmove import LastMove, last_move
from render.lobby import lobby
from render.moments import Frame
from render.replay import replay
from render.rulebook import RULE_PAGES, rule_picture, rule_pictures
from render.single import board
from render.summary import round_summary
from render.table import table
from render.theme import THEMES, Theme, default_theme, load_theme, theme, theme_names
from render.warmup import prepare
from render.whatif import what_if

__all__ = [
    "ENGLISH",
    "RULE_PAGES",
    "THEMES",
    "Captions",
    "Frame",
    "LastMove",
    "Theme",
    "ThemeError",
    "board",
    "default_theme",
    "encode",
    "final",
    "last_move",
    "load_theme",
    "lobby",
    "marker_emoji",
    "prepare",
    "replay",
    "round_summary",
    "rule_picture",
    "rule_pictures",
    "table",
    "theme",
    "theme_names",
    "tile_emoji",
    "what_if",
]
