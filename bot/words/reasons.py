"""Why a take is good or bad, in words."""

from collections.abc import Callable, Iterable

import azul
from azul import Colour
from bot.i18n.language import Fact, Key, Text, Verbatim
from bot.words.phrases import Phrases, colour_fact, source_fact
from players.reasons.facts import (
    Burdens,
    CompletesColour,
    CompletesColumn,
    Denies,
    DropsLeast,
    DropsNothing,
    EndsGame,
    Falls,
    Fills,
    Gives,
    Keeps,
    KeepsGoing,
    KeepsRoom,
    LeavesMarker,
    LeavesNothing,
    Lets,
    NearsColour,
    NearsColumn,
    NoRoom,
    PassesUp,
    Reason,
    Sends,
    Starts,
    TakesCushion,
    TakesMarker,
    Unfinished,
    WillBuild,
    WillDrop,
    WillFill,
    WillSpare,
)

NameOf = Callable[[int], Verbatim | Text]
"""Returns the name of the player at a seat, escaped as the place of the text needs it."""


def reasons_text(phrases: Phrases, name_of: NameOf, mover: int, reasons: Iterable[Reason]) -> Text:
    """Return the reasons for and against a take in one line; `mover` is the seat to move.

    See `reason_texts` for a list of them.
    """
    return Text("reasons", reasons=reason_texts(phrases, name_of, mover, reasons))


def reason_texts(phrases: Phrases, name_of: NameOf, mover: int, reasons: Iterable[Reason]) -> list[Text]:
    """Return a text for each reason for or against a take of `mover`."""
    return [_text(phrases, name_of, mover, reason) for reason in reasons]


def points_ahead(points: int) -> Text:
    """Return a text about a player's final lead in points, negative if they are behind."""
    return Text("outlook-points", points=abs(points), signed=Verbatim(f"{points:+}".replace("-", "−")))


def _text(phrases: Phrases, name_of: NameOf, mover: int, reason: Reason) -> Text:
    match reason:
        case Fills(line, points):
            return Text("reason-fills", line=line + 1, points=points)
        case Starts(line, missing):
            return Text("reason-starts", line=line + 1, missing=missing)
        case Unfinished(line, missing):
            return Text("reason-unfinished", line=line + 1, missing=missing)
        case NoRoom(line, cost):
            return Text("reason-no-room", line=line + 1, points=cost)
        case Falls(tiles, 0):
            return Text("reason-falls-free", count=tiles)
        case Falls(tiles, cost):
            return Text("reason-falls", count=tiles, points=cost)
        case TakesMarker(cost):
            return Text("reason-takes-marker", points=cost)
        case LeavesMarker(seat):
            return Text("reason-leaves-marker", name=name_of(seat))
        case TakesCushion():
            return Text("reason-takes-cushion")
        case CompletesColumn(column):
            return Text("reason-completes-column", column=column + 1)
        case CompletesColour(colour):
            return Text("reason-completes-colour", colour=colour_fact(colour))
        case NearsColumn(column):
            return Text("reason-nears-column", column=column + 1)
        case NearsColour(colour):
            return Text("reason-nears-colour", colour=colour_fact(colour))
        case EndsGame(line):
            return Text("reason-ends-game", line=line + 1)
        case KeepsGoing():
            return Text("reason-keeps-going")
        case Denies(seat, colour, tiles, line):
            return Text("reason-denies", **_wanted(phrases, name_of(seat), colour, tiles, line))
        case Lets(seat, colour, tiles, line):
            return Text("reason-lets", **_wanted(phrases, name_of(seat), colour, tiles, line))
        case Gives(seat, colour, tiles, line):
            return Text("reason-gives", **_wanted(phrases, name_of(seat), colour, tiles, line))
        case PassesUp(points):
            return Text("reason-passes-up", points=points)
        case Keeps(line, colour, tiles, source):
            tile = phrases.tile(colour, tiles)
            return Text("reason-keeps", line=line + 1, source=source_fact(source), **tile)
        case KeepsRoom(line):
            return Text("reason-keeps-room", line=line + 1)
        case LeavesNothing(seat):
            return Text("reason-leaves-nothing", name=name_of(seat))
        case DropsNothing():
            return Text("reason-drops-nothing")
        case DropsLeast():
            return Text("reason-drops-least")
        case Sends(tiles):
            return Text("reason-sends", tiles=phrases.tiles(tiles), number=azul.total(tiles))
        case WillFill(line):
            return Text("reason-will-fill", line=line + 1)
        case WillBuild(line):
            return Text("reason-will-build", line=line + 1)
        case WillSpare(tiles):
            return Text("reason-will-spare", count=tiles)
        case WillDrop(seat, tiles) if seat == mover:
            return Text("reason-will-drop-mover", count=tiles)
        case WillDrop(seat, tiles):
            return Text("reason-will-drop", name=name_of(seat), count=tiles)
        case Burdens(seat, cost) if seat == mover:
            return Text("reason-burdens-mover", points=cost)
        case Burdens(seat, cost):
            return Text("reason-burdens", name=name_of(seat), points=cost)


def _wanted(
    phrases: Phrases, name: Verbatim | Text, colour: Colour, tiles: int, line: int | None
) -> dict[str, Fact]:
    """Return the facts of tiles that a player wants: those of `Phrases.tile`, ``$name`` and ``$line``."""
    wanted: dict[str, Fact] = {"name": name, "line": Key("none") if line is None else line + 1}
    return phrases.tile(colour, tiles) | wanted
