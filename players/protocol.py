"""The lines that a host and an engine say to each other; docs/engines.md explains them.

>>> from azul import deal, draw_deal, new_game
>>> state = new_game(players=2, starter=0)
>>> state = deal(state, draw_deal(state, bytes(32)))
>>> line = go_line(state, seat=0, limit=GoLimit(milliseconds=500))
>>> line[:36]
'go seat 1 movetime 500 moves 1y1 1y2'
>>> parse_go(line)
Go(seat=0, limit=GoLimit(milliseconds=500, simulations=None))
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import azul
from azul import Placed, State, Taken

VERSION: Final = 1
"""The version of the protocol, raised if something changes that engines or hosts can't ignore."""
LONGEST_LINE: Final = 4_096
"""The most bytes of a line that an engine may write."""
GREETING: Final = f"azul {VERSION}"
INTRODUCTION_END: Final = "azulok"
BEST_MOVE: Final = "bestmove"


@dataclass(frozen=True, slots=True)
class GoLimit:
    """The limits of a search: milliseconds or simulations, whichever comes first; if none, until ``stop``."""

    milliseconds: int | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Go:
    """A request for a seat's answer."""

    seat: int
    limit: GoLimit


Answer = Taken | Placed
"""A seat's answer: a take, or the column for the next line of a free wall that leaves a choice."""
TableKind = tuple[str, str, int]
"""A kind of game that an engine can play: the wall, the factories, and the number of players."""


@dataclass(frozen=True, slots=True)
class Introduction:
    """What an engine says about itself, and the kinds of games that it `plays`; all if there are none.

    `options` are the names of those that can be set, with their defaults.
    """

    name: str
    author: str
    version: int
    options: tuple[tuple[str, str], ...]
    plays: frozenset[TableKind]

    def can_play(self, rules: azul.Rules, players: int) -> bool:
        """Return whether it plays games with these rules and this many players."""
        return not self.plays or table_of(rules, players) in self.plays


def table_of(rules: azul.Rules, players: int) -> TableKind:
    """Return the words for a kind of game."""
    factories = "special" if rules.has_special_factories else "plain"
    return rules.wall.value, factories, players


def answers(state: State, seat: int) -> dict[str, Answer]:
    """Return all legal answers of a seat, by their notation; none if it has nothing to choose."""
    if state.phase is azul.Phase.OFFER:
        return {str(move): Taken(seat, move) for move in azul.legal_moves(state) if state.turn == seat}
    if seat not in azul.waiting_for(state):
        return {}
    placed = azul.placed_lines(state, seat)
    if placed.is_complete:
        return {}
    decision = placed.decisions[-1]
    return {
        f"{decision.row + 1}>{space.column + 1}": Placed(seat, decision.row, space.column)
        for space in decision.spaces
    }


def position_line(state: State) -> str:
    """Return the line that sends an engine a position."""
    return f"position {azul.position_text(state)}"


def go_line(state: State, seat: int, limit: GoLimit) -> str:
    """Return the line that asks an engine for the answer of a seat."""
    words = ["go", "seat", str(seat + 1)]
    if limit.milliseconds is not None:
        words += ["movetime", str(limit.milliseconds)]
    if limit.simulations is not None:
        words += ["simulations", str(limit.simulations)]
    return " ".join([*words, "moves", *answers(state, seat)])


def parse_go(line: str) -> Go:
    """Parse a ``go`` line. Raise `ValueError` unless it names a seat, and its numbers are whole."""
    words = line.split()[1:]
    known: dict[str, int] = {}
    while words and (name := words.pop(0)) != "moves":
        if name in {"seat", "movetime", "simulations"}:
            known[name] = int(words.pop(0) if words else "")
    if "seat" not in known:
        raise ValueError("go needs a seat")
    return Go(known["seat"] - 1, GoLimit(known.get("movetime"), known.get("simulations")))


def parse_introduction(lines: Iterable[str]) -> Introduction:
    """Parse an engine's introduction, whose last line begins with `INTRODUCTION_END`.

    Raise `ValueError`, with a sentence, if it can't be understood.
    """
    said = {"name": "", "author": ""}
    version, options, plays = 0, list[tuple[str, str]](), set[TableKind]()
    for line in lines:
        match line.split():
            case ["id", ("name" | "author") as what, *words]:
                said[what] = " ".join(words)
            case ["option", *words]:
                options.append(_option(line, words))
            case ["plays", *words]:
                plays.add(_table(line, words))
            case [word, *words] if word == INTRODUCTION_END:
                version = _version(line, words)
            case _:
                pass  # what later versions may add
    if not said["name"]:
        raise ValueError("it doesn't say its name: “id name …” is missing")
    return Introduction(said["name"], said["author"], version, tuple(options), frozenset(plays))


def _version(line: str, words: Sequence[str]) -> int:
    if words != [str(VERSION)]:
        raise ValueError(f"“{line}” should be “{INTRODUCTION_END} {VERSION}”: that version was asked for")
    return VERSION


def _option(line: str, words: Sequence[str]) -> tuple[str, str]:
    match words:
        case ["name", name, "type", "check" | "spin" | "combo" | "string", "default", default, *_]:
            return name, default
        case _:
            raise ValueError(f"“{line}” should be “option name NAME type TYPE default VALUE …”")


def _table(line: str, words: Sequence[str]) -> TableKind:
    match words:
        case ["coloured" | "free" as wall, "plain" | "special" as factories, "2" | "3" | "4" as players]:
            return wall, factories, int(players)
        case _:
            raise ValueError(f"“{line}” should be like “plays coloured plain 2”")
