"""What people read of a paused game, for the tests."""

from bot.i18n.language import Verbatim
from bot.words.phrases import relative_time
from engine import Game
from tests.bot.english import ENGLISH

HOUR = 3600.0
DAY = 24 * HOUR
BUTTONS = ["Resume", "My board", "What happened?"]


def paused_line(game: Game) -> str:
    """Return the first line of the messages of a paused game."""
    pause = game.table.pause
    assert pause is not None
    return ENGLISH("paused", mention=Verbatim(f"<@{pause.user_id}>"), when=relative_time(pause.at))
