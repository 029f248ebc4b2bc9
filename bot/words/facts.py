"""Facts about a position for messages: keys, numbers, and texts for the items of lists."""

from typing import Final

import azul
from azul import FLOOR, Colour, Disc
from bot.words.language import Key, Text, Verbatim

KEYS_OF_COMPUTERS: Final = (Key("ines"), Key("tome"), Key("lia"))
"""The keys by which languages name computers. In American English they are called as they are stored."""


def source_fact(source: int) -> Key | int:
    """Return the fact ``$source``: a factory's number, or ``centre``."""
    return Key("centre") if source == azul.CENTRE else source


def line_fact(line: int) -> Key | int:
    """Return the fact ``$line``: a pattern line's number from 1, or ``floor``."""
    return Key("floor") if line == FLOOR else line + 1


def colour_fact(colour: Colour) -> Key:
    """Return the fact ``$colour``: blue, yellow, red, black or white."""
    return Key(colour.word)


def colour_text(colour: Colour) -> Text:
    """Return a colour's name."""
    return Text("colour", colour=colour_fact(colour))


def source_text(source: int) -> Text:
    """Return where tiles are taken from: ``factory 3``, ``the centre``."""
    return Text("source", source=source_fact(source))


def target_text(line: int) -> Text:
    """Return where tiles go: ``line 3``, ``the floor``."""
    return Text("target", line=line_fact(line))


def place_text(state: azul.State, source: int) -> Text:
    """Return the label of a source, with its disc if that is special: ``3 (keep)``, ``Centre``."""
    disc = state.disc_at(source)
    if disc is Disc.PLAIN:
        return Text("place", source=source_fact(source))
    return Text("place-disc", source=source_fact(source), disc=_disc_text(disc))


def _disc_text(disc: Disc) -> Text:
    if disc.pulls is not None:
        return Text("disc-magnet", colour=colour_fact(disc.pulls))
    return Text(f"disc-{disc.word}")


def rules_texts(rules: azul.Rules) -> list[Text]:
    """Return the options of a table that differ from the base game, each in a few words."""
    chosen = []
    if rules.has_free_wall:
        chosen.append(Text("rules-free"))
    if rules.has_special_factories:
        chosen.append(Text(f"rules-{rules.factories.value}"))
        if rules.scatter is azul.Scatter.EVEN:
            chosen.append(Text("rules-even"))
    return chosen


def has_marker(state: azul.State, source: int) -> bool:
    """Return whether taking from a source brings the first-player marker (R7)."""
    return source == azul.CENTRE and state.has_marker_in_centre and state.phase is azul.Phase.OFFER


def relative_time(at: int) -> Verbatim:
    """Return a moment, in milliseconds since 1970 (UTC), to be read as ``in 3 days`` or ``an hour ago``.

    Every client writes it in its own language, and keeps it up to date.
    """
    return Verbatim(f"<t:{at // 1000}:R>")


def exact_time(at: int) -> Verbatim:
    """Return a moment, in milliseconds since 1970 (UTC), to be read as a time of the day by every client."""
    return Verbatim(f"<t:{at // 1000}:t>")


def full_time(at: int) -> Verbatim:
    """Return a moment, in milliseconds since 1970 (UTC), to be read as a day and a time of it."""
    return Verbatim(f"<t:{at // 1000}:f>")


def last_day_before(at: int) -> Verbatim:
    """Return the day that ends at a moment, in milliseconds since 1970 (UTC), to be read as a date."""
    return Verbatim(f"<t:{at // 1000 - 1}:D>")


def link_to(channel_id: int) -> Verbatim:
    """Return a channel or thread to be tapped; Discord shows its name."""
    return Verbatim(f"<#{channel_id}>")
