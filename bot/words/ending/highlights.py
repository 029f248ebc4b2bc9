"""What was remarkable about a game, in words."""

from collections.abc import Iterable

from bot.words.facts import colour_fact, colour_text
from bot.words.language import Text
from bot.words.phrases import Phrases
from engine import Table
from engine.highlights import (
    CleanFloor,
    CloseFinish,
    Colours,
    Columns,
    Comeback,
    DearFloor,
    FineRound,
    FineTile,
    Highlight,
    Lead,
    LongGame,
)


def highlight_lines(phrases: Phrases, table: Table, highlights: Iterable[Highlight]) -> list[str]:
    """Return a line about each highlight."""
    return [phrases.words("highlight", highlight=_text(phrases, table, each)) for each in highlights]


def _text(phrases: Phrases, table: Table, highlight: Highlight) -> Text:
    match highlight:
        case FineTile(seat, round_, colour, points):
            name = phrases.name(table, seat)
            return Text("highlight-tile", name=name, colour=colour_fact(colour), round=round_, points=points)
        case FineRound(seat, round_, points):
            return Text("highlight-round", name=phrases.name(table, seat), round=round_, points=points)
        case DearFloor(seat, points):
            return Text("highlight-floor", name=phrases.name(table, seat), points=points)
        case CleanFloor(int(seat)):
            return Text("highlight-clean-floor", name=phrases.name(table, seat))
        case CleanFloor():
            return Text("highlight-no-floor")
        case Colours(seat, colours):
            texts = [colour_text(colour) for colour in colours]
            return Text("highlight-colours", name=phrases.name(table, seat), colours=texts, count=len(texts))
        case Columns(seat, count):
            return Text("highlight-columns", name=phrases.name(table, seat), count=count)
        case Comeback(seat, int(round_), points):
            return Text("highlight-comeback", name=phrases.name(table, seat), round=round_, points=points)
        case Comeback(seat, _, points):
            return Text("highlight-late-comeback", name=phrases.name(table, seat), points=points)
        case Lead(seat):
            return Text("highlight-lead", name=phrases.name(table, seat))
        case CloseFinish(0):
            return Text("highlight-rows")
        case CloseFinish(points):
            return Text("highlight-close", points=points)
        case LongGame(rounds):
            return Text("highlight-long", rounds=rounds)
