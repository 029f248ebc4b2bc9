"""Ratings as text."""

from bot.i18n.language import Text
from engine.statistics.rating import Rating


def rating_text(rating: Rating) -> Text:
    """Return a rating such as ``1,540 ± 60``, with a question mark while it is provisional."""
    text_id = "card-rating-provisional" if rating.is_provisional else "card-rating"
    return Text(text_id, points=rating.points, uncertainty=rating.uncertainty)
