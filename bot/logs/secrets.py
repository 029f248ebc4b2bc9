"""What the log never shows: passwords and tokens."""

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import quote, unquote

HIDDEN: Final = "***"

_PATTERNS: Final = (
    (re.compile(r"(\w:/+[^\s/:@]*:)\S*@"), rf"\1{HIDDEN}@"),  # of a database, in its address
    (re.compile(r"(\bpassword['\"]?\s*[=:]\s*)('[^']*'|\"[^\"]*\"|[^\s&]+)", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]+"), rf"\1{HIDDEN}"),  # Discord's, to answer with
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), HIDDEN),  # a bot's
)


class Secrets:
    """Hides what looks like a secret, and those that are known, however they are written in an address."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        written = {form for secret in known for form in (secret, quote(secret, safe=""), unquote(secret))}
        self._known = sorted(filter(None, written), key=len, reverse=True)

    def hidden(self, text: str) -> str:
        """Return a text without secrets."""
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        for pattern, instead in _PATTERNS:
            text = pattern.sub(instead, text)
        return text
