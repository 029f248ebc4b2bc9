"""A game as the record of what happened: events, their text, and folding them into a position.

Tiling follows from the last take of a round, or from the last confirmed choice on free walls, so it is no
event of its own; chance is one, with the tiles that were drawn. Undo is one too: the record only grows.
"""

import re
from dataclasses import dataclass
from typing import Final

from azul.errors import IllegalMove, NotationError
from azul.moves import Move, parse_move
from azul.phases.choosing import place, settle, waiting_for
from azul.phases.dealing import Deal, deal, parse_deal
from azul.phases.resigning import resign
from azul.phases.taking import apply
from azul.phases.tiling import TilingReport, tile_walls
from azul.rules import BASE_GAME, Rules
from azul.state import Phase, State, new_game


@dataclass(frozen=True, slots=True)
class Dealt:
    """The factories were filled. Text: ``deal b2yr,k4,…``."""

    deal: Deal

    def __str__(self) -> str:
        return f"deal {self.deal}"


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat, 0 to 3, took tiles. Text, with the seat from 1: ``take 1 3b4``."""

    seat: int
    move: Move

    def __str__(self) -> str:
        return f"take {self.seat + 1} {self.move}"


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat chose the column for a complete line on its free wall. Text, all from 1: ``place 1 3>2``."""

    seat: int
    row: int
    column: int

    def __str__(self) -> str:
        return f"place {self.seat + 1} {self.row + 1}>{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Settled:
    """A seat confirmed its choices. Text: ``settle 1``."""

    seat: int

    def __str__(self) -> str:
        return f"settle {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took its last take back. Text: ``undo 1``."""

    seat: int

    def __str__(self) -> str:
        return f"undo {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat left the game. Text: ``resign 1``."""

    seat: int

    def __str__(self) -> str:
        return f"resign {self.seat + 1}"


Event = Dealt | Taken | Placed | Settled | Undone | Resigned

_SPACE: Final = re.compile(r"[1-5]>[1-5]")
_SEATS: Final = ("1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come: its position, and the position before the last take while that can be undone.

    `undoable` is None once the next player has moved, and after a deal or a resignation.
    """

    state: State
    undoable: State | None = None


def begin(players: int, starter: int, rules: Rules = BASE_GAME) -> Progress:
    """Return the game before its first deal (R1, R5); raises `ValueError` as `new_game` does."""
    return Progress(new_game(players, starter, rules))


def advance(progress: Progress, event: Event) -> tuple[Progress, TilingReport | None]:
    """Return the game after an event, and the tiling's report if the event ended a round.

    Raises `IllegalMove` for what the rules refuse, for another seat's take (``not-your-turn``) and for an
    undo that is not possible (``nothing-to-undo``); `IllegalDeal` for a deal that bag and lid can't give or
    that is not due.
    """
    state = progress.state
    match event:
        case Dealt(drawn):
            return Progress(deal(state, drawn)), None
        case Undone(seat):
            if progress.undoable is None or progress.undoable.turn != seat:
                raise IllegalMove("nothing-to-undo", seat=seat)
            return Progress(progress.undoable), None
        case Taken(seat, move):
            if state.phase is Phase.OFFER and seat != state.turn:
                raise IllegalMove("not-your-turn", seat=seat, turn=state.turn)
            return _tiled_if_due(apply(state, move), undoable=state)
        case Resigned(seat):
            return _tiled_if_due(resign(state, seat))
        case Placed(seat, row, column):
            return Progress(place(state, seat, row, column)), None
        case Settled(seat):
            return _tiled_if_due(settle(state, seat))


def _tiled_if_due(state: State, undoable: State | None = None) -> tuple[Progress, TilingReport | None]:
    """Tile the walls if the offer has ended and nobody has anything to choose."""
    if state.phase is not Phase.TILING or waiting_for(state):
        return Progress(state, undoable), None
    tiled, report = tile_walls(state)
    return Progress(tiled), report


def parse_event(text: str) -> Event:
    """Return the event that was written so; raises `NotationError` if the text is none."""
    match text.split(" "):
        case ["deal", *drawn]:
            return Dealt(parse_deal(" ".join(drawn)))
        case ["take", seat, move] if seat in _SEATS:
            return Taken(_SEATS.index(seat), parse_move(move))
        case ["place", seat, space] if seat in _SEATS and _SPACE.fullmatch(space):
            return Placed(_SEATS.index(seat), int(space[0]) - 1, int(space[2]) - 1)
        case ["settle", seat] if seat in _SEATS:
            return Settled(_SEATS.index(seat))
        case ["undo", seat] if seat in _SEATS:
            return Undone(_SEATS.index(seat))
        case ["resign", seat] if seat in _SEATS:
            return Resigned(_SEATS.index(seat))
    raise NotationError("event", text)
