"""How texts share a message: a line for each, and no more characters than Discord takes."""

from collections.abc import Sequence
from typing import Final

LONGEST_MESSAGE: Final = 2000
LONGEST_ALT: Final = 1024


def in_lines(*texts: str) -> str:
    """Return the texts one below the other, without empty ones."""
    return "\n".join(text for text in texts if text)


def shortened(text: str, longest: int = LONGEST_MESSAGE) -> str:
    """Return the text, cut with an ellipsis if it is longer than Discord takes."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def with_news(news: Sequence[str], *rest: str) -> str:
    """Return the news and then the rest as one message; the oldest news give way if it would be too long."""
    kept = list(news)
    while kept and len(in_lines(*kept, *rest)) > LONGEST_MESSAGE:
        kept.pop(0)
    return shortened(in_lines(*kept, *rest))
