"""The messages of one language, and the facts that they are formatted with.

A fact is a key, a number, a name, a mention or a moment, or a text for an item of a list. The facts that
depend on a table's theme or on messages, such as tiles with emojis and escaped names, are methods of
`Phrases`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import azul
from azul import COLOURS, FLOOR, Colour, Disc, Tiles
from bot.i18n.language import Fact, Key, Text, Verbatim, Words
from bot.ui.emojis import TileEmojis
from bot.words.commands import path_of
from bot.words.names import markdown_name
from engine import Game, Table
from engine.computers.seats import COMPUTER_NAMES

COMPUTERS: Final = dict(zip(COMPUTER_NAMES, (Key("ines"), Key("tome"), Key("lia")), strict=True))
"""The stored names of computers, and the keys of their names in each language."""
_NO_EMOJI: Final = Key("none")
_COLOUR_FACTS: Final = tuple(Key(colour.word) for colour in COLOURS)


@dataclass(frozen=True, slots=True)
class Phrases:
    """The messages of one language, the tile emojis, and Discord's id of `/azul` if it is known."""

    words: Words
    emojis: TileEmojis
    command_id: int | None = None

    def at(self, table: Table) -> "Phrases":
        """Return these phrases in the wording of the table's theme, with its emojis."""
        words = self.words.in_look(table.options.theme)
        return replace(self, words=words, emojis=self.emojis.in_theme(table.options.theme))

    def command(self, name: str) -> Verbatim:
        """Return a clickable mention of a command of `/azul`; its name if its id isn't known."""
        if self.command_id is None:
            return Verbatim(f"`/azul {path_of(name)}`")
        return Verbatim(f"</azul {path_of(name)}:{self.command_id}>")

    def name(self, table: Table, seat: int) -> Verbatim | Text:
        """Return the name of the player at `seat`, escaped for a message."""
        name = name_fact(table, seat)
        return name if isinstance(name, Text) else Verbatim(markdown_name(name))

    def names(self, table: Table, seats: Iterable[int] | None = None) -> list[Verbatim | Text]:
        """Return the names of the players at `seats`, or of all, escaped for a message."""
        return [self.name(table, seat) for seat in _seats(table, seats)]

    def plain_name(self, table: Table, seat: int) -> str:
        """Return the name of the player at `seat`, not escaped, such as for a picture."""
        name = name_fact(table, seat)
        return self.words(name) if isinstance(name, Text) else name

    def mention(self, table: Table, seat: int) -> Verbatim | Text:
        """Return the mention of the player at `seat`, which pings if the message allows it.

        For computers, and for players who were deleted, it is the name.
        """
        player = table.players[seat]
        return mention_of(player.user_id) if player.is_person else self.name(table, seat)

    def mentions(self, table: Table, seats: Iterable[int] | None = None) -> list[Verbatim | Text]:
        """Return the mentions of the players at `seats`, or of all."""
        return [self.mention(table, seat) for seat in _seats(table, seats)]

    def tile(self, colour: Colour, count: int = 1) -> dict[str, Fact]:
        """Return the facts of tiles of one colour: ``$count``, ``$colour``, and ``$emoji`` or ``none``."""
        emoji = self.emojis.of.get(colour)
        return {
            "count": count,
            "colour": colour_fact(colour),
            "emoji": Verbatim(str(emoji)) if emoji else _NO_EMOJI,
        }

    def tiles(self, tiles: Tiles, *, marker: bool = False) -> list[Text]:
        """Return a list of tiles, such as the first-player marker, 2 blue, 1 red; or of ``nothing``."""
        texts = [Text("marker")] if marker else []
        texts += [Text("tiles", **self.tile(colour, count)) for colour, count in azul.by_colour(tiles)]
        return texts or [Text("nothing")]

    def source(self, state: azul.State, source: int) -> dict[str, Fact]:
        """Return the facts of a source: ``$place``, its label, and ``$tiles``, what can be taken there."""
        place, tiles = place_text(state, source), state.tiles_at(source)
        return {"place": place, "tiles": self.tiles(tiles, marker=has_marker(state, source))}

    def take(self, state: azul.State, move: azul.Move) -> dict[str, Fact]:
        """Return the facts of a take: those of `tile`, ``$source`` and ``$line``."""
        count = azul.number_taken(state, move)
        where: dict[str, Fact] = {"source": source_fact(move.source), "line": line_fact(move.line)}
        return self.tile(move.colour, count) | where

    def scores(self, table: Table, state: azul.State) -> str:
        """Return one line with the round and all scores in seat order."""
        scores = [
            Text("score", name=self.name(table, seat), score=board.score)
            for seat, board in enumerate(state.boards)
        ]
        return self.words("scores", round=state.round, scores=scores)


def name_fact(table: Table, seat: int) -> Verbatim | Text:
    """Return the name of the player at `seat`, not escaped; for those who were deleted, their number.

    Computers have a name in each language.
    """
    player = table.players[seat]
    if player.is_gone:
        return Text("player-gone", seat=seat + 1)
    known = COMPUTERS.get(player.name) if player.is_computer else None
    return Verbatim(player.name) if known is None else Text("computer-name", name=known)


def mention_of(user_id: int) -> Verbatim:
    """Return the mention of a user, which pings if the message allows it."""
    return Verbatim(f"<@{user_id}>")


def somebody(table: Table, user_id: int) -> Verbatim | Text:
    """Return the mention of somebody who may not play; for deleted people, what is left of their name."""
    if user_id > 0:
        return mention_of(user_id)
    seat = table.seat_of(user_id)
    return Text("somebody-gone") if seat is None else name_fact(table, seat)


def _seats(table: Table, seats: Iterable[int] | None) -> Iterable[int]:
    return range(len(table.players)) if seats is None else seats


def typed_take(state: azul.State, move: azul.Move) -> Text:
    """Return a take as people type it for `/azul take`: ``2 white 3``, ``3 blue floor red 2 black 4``."""
    choice, left = azul.scatter_choice(state, move.source, move.colour), move.left
    if choice is None or left is None:
        return take_to_type(move, ())
    return take_to_type(move, [(colour, choice.place_of(colour, left)) for colour in choice.colours])


def take_to_type(move: azul.Move, shares: Iterable[tuple[Colour, int]]) -> Text:
    """Return a take as people type it, with the factory for each colour that scatters."""
    return Text(
        "typed-take",
        source=source_fact(move.source),
        colour=colour_fact(move.colour),
        line=line_fact(move.line),
        shares=[Text("typed-share", colour=colour_fact(colour), place=place) for colour, place in shares],
    )


def source_fact(source: int) -> Key | int:
    """Return the fact ``$source``: a factory's number, or ``centre``."""
    return Key("centre") if source == azul.CENTRE else source


def line_fact(line: int) -> Key | int:
    """Return the fact ``$line``: a pattern line's number from 1, or ``floor``."""
    return Key("floor") if line == FLOOR else line + 1


def colour_fact(colour: Colour) -> Key:
    """Return the fact ``$colour``: blue, yellow, red, black or white."""
    return _COLOUR_FACTS[colour]


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


def disc_texts(disc: Disc) -> list[Text]:
    """Return a sentence about what a special disc does; none for a plain one."""
    if disc is Disc.PLAIN:
        return []
    return [Text("disc-does-magnet" if disc.pulls is not None else f"disc-does-{disc.word}")]


def special_discs() -> list[Text]:
    """Return a sentence for each kind of special disc."""
    return list(dict.fromkeys(does for disc in Disc for does in disc_texts(disc)))


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
    """Return whether the next take from a source takes the first-player marker (R7)."""
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
    """Return the day that ends at a moment, in milliseconds since 1970 (UTC), shown as a date."""
    return Verbatim(f"<t:{at // 1000 - 1}:D>")


def link_to(channel_id: int) -> Verbatim:
    """Return a clickable mention of a channel or thread."""
    return Verbatim(f"<#{channel_id}>")


def jump_link(game: Game, message_id: int | None = None) -> Verbatim:
    """Return the link to a message of a game, or else to its newest one, or to its channel.

    Discord shows it with the channel's name, but only to people who can see the channel.
    """
    linked = message_id or game.message_id
    message = "" if linked is None else f"/{linked}"
    return Verbatim(f"https://discord.com/channels/{game.guild_id}/{game.channel_id}{message}")
