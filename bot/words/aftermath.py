"""The lines of a result about ratings, records and achievements."""

from collections.abc import Iterator
from typing import Final

from bot.i18n.language import Fact, Key, Text, Verbatim
from bot.words.achievements import achievement_text
from bot.words.phrases import Phrases, mention_of
from bot.words.ratings import rating_text
from engine import Table
from engine.statistics.card import Aftermath, RatingChange

_COMPANY: Final = 2
"""The fewest people for whom a result says why the game isn't rated."""
_MAX_EARNED: Final = 10
"""The most achievements in a result: longer lists might not fit. Everybody's card has all."""


def aftermath_lines(phrases: Phrases, table: Table, aftermath: Aftermath) -> list[str]:
    """Return a line about ratings, or why there are none, and one about records and achievements, if any."""
    return list(_lines(phrases, table, aftermath))


def _lines(phrases: Phrases, table: Table, aftermath: Aftermath) -> Iterator[str]:
    words = phrases.words

    def name(user_id: int) -> Fact:
        # People who handed over their seats have no name here; the mention doesn't ping them.
        seat = table.seat_of(user_id)
        return mention_of(user_id) if seat is None else phrases.name(table, seat)

    def change(each: RatingChange) -> Text:
        way = Key("more" if each.gain > 0 else "less" if each.gain < 0 else "same")
        rating = rating_text(each.after)
        return Text("over-rating", name=name(each.user_id), rating=rating, gain=abs(each.gain), change=way)

    if aftermath.changes:
        yield words("over-ratings", ratings=[change(each) for each in aftermath.changes])
    records: list[Text | Verbatim] = []
    for each in aftermath.records:
        facts = {} if each.user_id is None else {"name": name(each.user_id)}
        records.append(Text(f"over-record-{each.record.value}", **facts))
    if aftermath.earned:
        earned = [
            Text("over-earned", achievement=achievement_text(each.achievement), name=name(each.user_id))
            for each in aftermath.earned[:_MAX_EARNED]
        ]
        records.append(Text("over-achievements", achievements=earned, count=len(earned)))
    if records:
        yield words("over-records", records=records)
    if aftermath.unrated and sum(player.is_person for player in table.players) >= _COMPANY:
        yield words("over-unrated", why=Key(aftermath.unrated.value))
