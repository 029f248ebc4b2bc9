"""How each event of a game is reported in its channel."""

import azul
from bot.words.options import rules_lines
from bot.words.phrases import Phrases, mention_of
from bot.words.takes import completes_row, took
from engine import Begun, Cancelled, Expired, LogEntry, Played, Status


def news_of(phrases: Phrases, entry: LogEntry) -> list[str]:
    """Return lines about an event, except the tiling that followed from it."""
    table, words = entry.after, phrases.words
    before = entry.before.state if entry.before else None
    match entry.event:
        case Begun(starter):
            return [
                words("begun", names=phrases.names(table), starter=phrases.name(table, starter)),
                *rules_lines(words, table.rules),
            ]
        case Cancelled(user_id):
            return [words("cancelled-game", mention=mention_of(user_id))]
        case Expired():
            return [words("expired-game")]
        case Played(azul.Taken(_, move)) if before:
            announcement = completes_row(phrases, table, before, move)
            return [took(phrases, table, before, move), *([announcement] if announcement else [])]
        case Played(azul.Undone(seat)):
            return [words("undid", name=phrases.name(table, seat))]
        case Played(azul.Resigned(seat)):
            text_id = "resigned-last" if table.status is Status.OVER else "resigned"
            return [words(text_id, name=phrases.name(table, seat))]
        case _:
            return []
