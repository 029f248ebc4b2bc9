"""Pictures of the game: pure functions from a position to an image, and from an image to PNG or GIF.

>>> from azul import deal, draw_deal, new_game
>>> state = new_game(players=2, starter=0)
>>> state = deal(state, draw_deal(state, bytes(32)))
>>> picture = table(state, ["Ada", "Grace"])
>>> picture.mode, picture.width > picture.height
('P', True)
>>> encode(picture)[1:4]
b'PNG'
"""

from render.look import Captions, Look
from render.paint.encoding import encode
from render.parts.hints import LETTERS as HINT_LETTERS
from render.pictures.analysis.chances import ChartPoint, chances
from render.pictures.analysis.costly import costly
from render.pictures.board import board
from render.pictures.emoji import marker_emoji, tile_emoji
from render.pictures.final import final
from render.pictures.frames import Frame
from render.pictures.icon import app_icon
from render.pictures.lobby import lobby
from render.pictures.player_card import (
    Badge,
    HeadToHeadCounts,
    PlayedGames,
    PointsPerGame,
    RatingCurve,
    Totals,
    WinsAmong,
    player_card,
)
from render.pictures.podium import PodiumPlace, podium
from render.pictures.replay import replay
from render.pictures.round_summary import round_summary
from render.pictures.table import table
from render.pictures.teaching.newcomers import at_a_glance
from render.pictures.teaching.pointed import Part, plain_board, pointed
from render.pictures.teaching.rulebook import RULE_PAGES, rule_picture, rule_pictures
from render.pictures.what_if import what_if
from render.text.cleaning import clean, graphemes
from render.text.fallback import unwritable
from render.text.fonts import package_for
from render.themes.files import ThemeError
from render.themes.theme import THEMES, Theme, default_theme, get_theme, load_theme, theme_names
from render.warmup import prepare

__all__ = [
    "HINT_LETTERS",
    "RULE_PAGES",
    "THEMES",
    "Badge",
    "Captions",
    "ChartPoint",
    "Frame",
    "HeadToHeadCounts",
    "Look",
    "Part",
    "PlayedGames",
    "PodiumPlace",
    "PointsPerGame",
    "RatingCurve",
    "Theme",
    "ThemeError",
    "Totals",
    "WinsAmong",
    "app_icon",
    "at_a_glance",
    "board",
    "chances",
    "clean",
    "costly",
    "default_theme",
    "encode",
    "final",
    "get_theme",
    "graphemes",
    "load_theme",
    "lobby",
    "marker_emoji",
    "package_for",
    "plain_board",
    "player_card",
    "podium",
    "pointed",
    "prepare",
    "replay",
    "round_summary",
    "rule_picture",
    "rule_pictures",
    "table",
    "theme_names",
    "tile_emoji",
    "unwritable",
    "what_if",
]
