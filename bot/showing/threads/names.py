"""What a game's thread is called."""

from typing import Final

from bot.words.language import Text, Verbatim
from bot.words.names import clean_name
from bot.words.phrases import Phrases, name_fact
from engine import Table
from render import graphemes

LONGEST_THREAD_NAME: Final = 100
"""Characters as Discord counts them: one outside of the basic plane, such as an emoji, is two."""
_LENGTHS: Final = (32, 24, 18, 12, 8)


def thread_name(phrases: Phrases, table: Table) -> str:
    """Return the name of a running game's thread: its players, whose names are cut if need be, and the round.

    Nothing in the name of a thread formats, links or mentions anything.
    """
    round_ = 1 if table.state is None else table.state.round
    name = ""
    for longest in _LENGTHS:
        names = [_short_name(table, seat, longest) for seat in range(len(table.players))]
        name = phrases.words("thread-name", names=names, round=round_)
        if _length(name) <= LONGEST_THREAD_NAME:
            break
    return name


def plain_thread_name(phrases: Phrases, game_id: int) -> str:
    """Return a name without any words of players, for servers that don't allow those."""
    return phrases.words("thread-name-plain", game=game_id)


def _short_name(table: Table, seat: int, longest: int) -> Verbatim | Text:
    name = name_fact(table, seat)
    return name if isinstance(name, Text) else Verbatim(_cut(name, longest))


def _cut(name: str, longest: int) -> str:
    """Return a name with at most so many characters as Discord counts them, none of them cut in two."""
    kept = ""
    for piece in graphemes(clean_name(name)):
        if _length(kept + piece) > longest:
            return f"{kept.rstrip()}…"
        kept += piece
    return kept


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
