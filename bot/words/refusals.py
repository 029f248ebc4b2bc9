"""Refusals in words: what is wrong, and what to do instead."""

from collections.abc import Mapping, Sequence
from typing import Final

import azul
from azul import FLOOR, Colour
from bot.i18n.language import Fact, Text, Verbatim, Words
from bot.words.names import markdown_name, quoted
from bot.words.phrases import (
    Phrases,
    colour_fact,
    colour_text,
    jump_link,
    link_to,
    mention_of,
    relative_time,
    somebody,
    source_fact,
    source_text,
    take_to_type,
    target_text,
    typed_take,
)
from engine import Game, Refusal

PERHAPS_ELSEWHERE: Final = frozenset({"no-table", "never-begun", "ended", "not-seated"})
"""Refusals that may surprise people in a channel whose game is played in one of its threads."""
_ABOUT_A_TABLE: Final = frozenset({"channel-occupied", "not-begun"})
"""Refusals because of a table whose message may be far up in the channel."""
_SHORT_WITHOUT: Final[Mapping[str, str]] = {
    "not-begun": "host",
    "not-host": "host",
    "not-your-rematch": "names",
    "not-at-table": "names",
    "seats-kept": "invited",
    "not-your-turn": "name",
    "source-empty": "sources",
    "line-full": "open",
    "line-other-colour": "open",
    "wall-has-colour": "open",
    "no-choice": "open",
}
"""The fact about the game that a refusal mentions; without it, the refusal's ``-short`` text is used."""


class UnreadableInput(Exception):
    """Input that can't be parsed; `part` says what was expected, `choices` what could be typed instead."""

    def __init__(self, part: str, text: str, choices: Sequence[Verbatim | Text] = ()) -> None:
        super().__init__(part, text)
        self.part = part
        self.text = text
        self.choices = choices


def refusal_text(phrases: Phrases, refusal: Refusal, game: Game | None) -> str:
    """Return the text of a refusal; `game` is the game it is about as it stands now, if there is one.

    There is a text for every refusal in every state of the game, and also without a game.
    """
    facts: dict[str, Fact] = {"example": _scatter_example(game, refusal)}
    for name, value in refusal.params.items():
        facts |= _facts_of(name, value)
    if game is not None:
        phrases = phrases.at(game.table)
        facts |= _facts_about(phrases, game, refusal)
    needed = _SHORT_WITHOUT.get(refusal.code)
    ending = "" if needed is None or needed in facts else "-short"
    if refusal.code == "ended" and game is not None and game.table.state is None:
        ending = "-unbegun"
    return phrases.words(f"refusal-{refusal.code}{ending}", **facts)


def table_lines(words: Words, refusal: Refusal, table: Game | None) -> list[str]:
    """Return a line with a link to the table that is the reason of a refusal, none for other refusals."""
    if table is None or table.message_id is None or refusal.code not in _ABOUT_A_TABLE:
        return []
    return [words("table-here", link=jump_link(table))]


def elsewhere_lines(words: Words, threads: Sequence[int]) -> list[str]:
    """Return a line with links to the threads in which a person plays, none if there are none."""
    return [words("elsewhere", threads=[link_to(each) for each in threads])] if threads else []


def _facts_of(name: str, value: object) -> dict[str, Fact]:
    """Return the facts that a parameter of a refusal gives its message."""
    match name, value:
        case "colour", Colour():
            return {"colour": colour_fact(value)}
        case "there", Colour():
            return {"there": colour_text(value)}
        case "there", tuple():
            return {
                "there": [colour_text(colour) for colour in value if isinstance(colour, Colour)],
                "columns": [Text("column", column=column + 1) for column in value],
            }
        case (("line" | "row"), int()):
            return {"line": value + 1}
        case "moment", int():
            return {name: relative_time(value)}
        case "by", int():
            return {"mention": mention_of(value)}
        case "paused", int():
            return {"when": relative_time(value)}
        case "source", int():
            return {"source": source_fact(value)}
        case _, int():
            return {name: value}
        case _, str():
            return {name: Verbatim(value)}
        case "threads", tuple():
            return {name: [link_to(int(each)) for each in value]}
        case "permissions", tuple():
            return {name: [permission_text(str(each)) for each in value]}
        case _, tuple():
            return {name: [Verbatim(str(each)) for each in value]}
        case _:
            return {}


def permission_text(permission: str) -> Text:
    """Return what Discord's settings call a permission, by discord.py's name of it."""
    name = permission.replace("_", "-")
    return Text(f"permission-{name}")


def _scatter_example(game: Game | None, refusal: Refusal) -> Text:
    """Return an example of how to type the refused take, or another one, with a valid split (R31)."""
    state = None if game is None else game.table.state
    match refusal.params:
        case {"source": int(source), "colour": Colour() as colour, "line": int(line)} if state is not None:
            choice = azul.scatter_choice(state, source, colour)
            if choice is not None:
                return typed_take(state, azul.Move(source, colour, line, choice.splits[-1]))
    return take_to_type(azul.parse_move("2w3"), [(Colour.BLUE, 1), (Colour.RED, 3)])


def _lines_to_choose_for(state: azul.State, seat: int) -> list[Text]:
    """Return the lines for which a seat has a choice of spaces (R22), none if it has none."""
    if seat not in azul.waiting_for(state):
        return []
    return [target_text(decision.row) for decision in azul.placed_lines(state, seat).decisions]


def unreadable_text(phrases: Phrases, unreadable: UnreadableInput, game: Game | None) -> str:
    """Return the text for input that can't be parsed, which says what could be typed instead."""
    quote = Verbatim(markdown_name(quoted(unreadable.text)))
    phrases = phrases.at(game.table) if game else phrases
    state = game.table.state if game else None
    factories = len(state.factories) if state else azul.FACTORIES_FOR[4]
    return phrases.words(
        f"refusal-bad-{unreadable.part}", text=quote, factories=factories, choices=unreadable.choices
    )


def _facts_about(phrases: Phrases, game: Game, refusal: Refusal) -> dict[str, Fact]:
    """Return the facts about a game that a refusal may mention: players, whose turn it is, what is possible.

    Empty lists are left out.
    """
    table = game.table
    facts: dict[str, Fact] = {"names": phrases.names(table)}
    if table.pause is not None:
        facts["mention"] = somebody(table, table.pause.user_id)
    host = table.seat_of(table.host_id)
    if host is not None:
        facts["host"] = phrases.name(table, host)
    if table.invitations:
        facts["invited"] = [Verbatim(markdown_name(each.player.name)) for each in table.invitations]
    state = table.state
    if state is None:
        return facts
    facts["name"] = phrases.name(table, state.turn)
    facts["sources"] = [source_text(source) for source in state.stocked]
    match refusal.params:
        case {"seat": int(seat)} if refusal.code == "no-choice":
            facts["open"] = _lines_to_choose_for(state, seat)
        case {"colour": Colour() as colour} if state.phase is azul.Phase.OFFER:
            lines = state.boards[state.turn].open_lines(colour)
            facts["open"] = [target_text(line) for line in (*lines, FLOOR)]
    return {name: fact for name, fact in facts.items() if fact != []}
