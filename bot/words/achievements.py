"""What achievements are called."""

from bot.i18n.language import Text
from engine.statistics.achievements import Achievement


def achievement_text(achievement: Achievement) -> Text:
    """Return an achievement's name, as short as on a card."""
    return Text(f"achievement-{achievement.value}")
