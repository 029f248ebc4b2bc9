"""A game as the record of what happened: events, their text, and folding them into a position.

Tiling follows from the last take of a round, so it is no event of its own; chance is one, with the tiles that
were drawn. Undo is one too: the record only grows.
"""

from dataclasses import dataclass
from typing import Final

from azul.deal import Deal, deal, parse_deal
from azul.errors import IllegalMove, NotationError
from azul.moves import Move, parse_move
from azul.offer import apply, resign
from azul.state import Phase, State, new_game
from azul.tiling import TilingReport, tile_walls


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


Event = Dealt | Taken | Undone | Resigned

_SEATS: Final = ("1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come: its position, and the position before the last take while that can be undone.

    `undoable` is None once the next player has moved, and after a deal or a resignation.
    """

    state: State
    undoable: State | None = None


def begin(players: int, starter: int) -> Progress:
    """Return the game before its first deal (R1, R5); raises `ValueError` as `new_game` does."""
    return Progress(new_game(players, starter))


def advance(progress: Progress, event: Event) -> tuple[Progress, TilingReport | None]:
    """Return the game after an event, and the tiling's report if the event was the last take of a round.

    Raises `IllegalMove` for a take or resignation the rules refuse, for another seat's take
    (``not-your-turn``) and for an undo that is not possible (``nothing-to-undo``); `IllegalDeal` for a deal
    that bag and lid can't give or that is not due.
    """
    state = progress.state
    match event:
        case Dealt(drawn):
            return Progress(deal(state, drawn)), None
        case Resigned(seat):
            return Progress(resign(state, seat)), None
        case Undone(seat):
            if progress.undoable is None or progress.undoable.turn != seat:
                raise IllegalMove("nothing-to-undo", seat=seat)
            return Progress(progress.undoable), None
        case Taken(seat, move):
            if state.phase is Phase.OFFER and seat != state.turn:
                raise IllegalMove("not-your-turn", seat=seat, turn=state.turn)
            after = apply(state, move)
            if after.phase is Phase.OFFER:
                return Progress(after, undoable=state), None
            tiled, report = tile_walls(after)
            return Progress(tiled), report


def parse_event(text: str) -> Event:
    """Return the event that was written so; raises `NotationError` if the text is none."""
    match text.split(" "):
        case ["deal", factories]:
            return Dealt(parse_deal(factories))
        case ["take", seat, move] if seat in _SEATS:
            return Taken(_SEATS.index(seat), parse_move(move))
        case ["undo", seat] if seat in _SEATS:
            return Undone(_SEATS.index(seat))
        case ["resign", seat] if seat in _SEATS:
            return Resigned(_SEATS.index(seat))
    raise NotationError("event", text)
