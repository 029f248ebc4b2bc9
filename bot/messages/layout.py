"""Combining texts in a message: one to a line, and within Discord's limits, in characters."""

from collections.abc import Sequence
from typing import Final

MAX_MESSAGE_LENGTH: Final = 2000
MAX_LAYOUT_LENGTH: Final = 4000
MAX_ALT_LENGTH: Final = 1024


def in_lines(*texts: str) -> str:
    """Return the texts on lines of their own, without empty ones."""
    return "\n".join(text for text in texts if text)


def in_sections(*sections: str) -> str:
    """Return texts with an empty line between them; Discord would add one right below a list to its end."""
    return "\n\n".join(text for text in sections if text)


def shortened(text: str, limit: int = MAX_MESSAGE_LENGTH) -> str:
    """Return the text, cut with an ellipsis if it is too long."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def with_news(news: Sequence[str], *rest: str, first: str = "") -> str:
    """Return one message: the `first` line, the news, the rest; the oldest news are dropped if need be."""
    kept = list(news)
    while kept and len(in_lines(first, *kept, *rest)) > MAX_MESSAGE_LENGTH:
        kept.pop(0)
    return shortened(in_lines(first, *kept, *rest))
