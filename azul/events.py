"""The events of a game, their notation, and the position that they lead to.

Tiling follows from a round's last take, or on free walls from the last confirmed choice, so it isn't an event
itself. A deal is one, with the tiles that were drawn, and so is undo: the log only grows.
"""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from azul.errors import IllegalMove, NotationError
from azul.moves import Move, parse_move
from azul.phases.choosing import place, settle, waiting_for
from azul.phases.dealing import Deal, deal, parse_deal
from azul.phases.resigning import resign
from azul.phases.taking import apply
from azul.phases.tiling import TilingReport, tile_walls
from azul.rules import BASE_GAME, CURRENT_RULINGS, Rules
from azul.state import Phase, State, new_game


@dataclass(frozen=True, slots=True)
class Dealt:
    """The factories were filled. In notation: ``deal b2yr,k4,…``."""

    deal: Deal

    def __str__(self) -> str:
        return f"deal {self.deal}"


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat, 0 to 3, took tiles. In notation, where seats count from 1: ``take 1 3b4``."""

    seat: int
    move: Move

    def __str__(self) -> str:
        return f"take {self.seat + 1} {self.move}"


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat chose the column for a complete line of its free wall. In notation: ``place 1 3>2``."""

    seat: int
    row: int
    column: int

    def __str__(self) -> str:
        return f"place {self.seat + 1} {self.row + 1}>{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Settled:
    """A seat confirmed its choices. In notation: ``settle 1``."""

    seat: int

    def __str__(self) -> str:
        return f"settle {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat undid its move. In notation: ``undo 1``."""

    seat: int

    def __str__(self) -> str:
        return f"undo {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took back its last take, and with it all takes since, with the consent of all others.

    In notation: ``take-back 1``.
    """

    seat: int

    def __str__(self) -> str:
        return f"take-back {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat left the game. In notation: ``resign 1``."""

    seat: int

    def __str__(self) -> str:
        return f"resign {self.seat + 1}"


Event = Dealt | Taken | Placed | Settled | Undone | TakenBack | Resigned

_Position = TypeVar("_Position")
_SPACE: Final = re.compile(r"[1-5]>[1-5]")
_SEATS: Final = ("1", "2", "3", "4")


class Progress(NamedTuple):
    """The current position of a game, and those to which it can go back.

    `undoable` is the position before the last take while that take can be undone. It is None after anything
    else, such as an undo, a deal, a choice or a resignation. `earlier` are the positions before the takes
    that precede it and still stand, oldest first, as far back as one take of every player. It is empty after
    a deal, a choice or a resignation.
    """

    state: State
    undoable: State | None = None
    earlier: tuple[State, ...] = ()

    @property
    def before_takes(self) -> tuple[State, ...]:
        """The positions before the newest takes that still stand, oldest first."""
        return self.earlier if self.undoable is None else (*self.earlier, self.undoable)


def within_reach(before_takes: tuple[_Position, ...], state: State) -> tuple[_Position, ...]:
    """Return the newest positions that can still be gone back to after one more take: one per player."""
    players = len(state.boards) - len(state.resigned)
    return before_takes[1 - players :]


def takes_since(progress: Progress, seat: int) -> tuple[State, ...]:
    """Return the positions before a seat's last take and before each take since, oldest first.

    These takes are undone together if the first is taken back by consent. Empty if the seat has no take
    within reach: once all tiles are taken, the takes of the round stand.
    """
    if progress.state.phase is not Phase.OFFER:
        return ()
    before = progress.before_takes
    own = [index for index, state in enumerate(before) if state.turn == seat]
    return before[own[-1] :] if own else ()


def begin(players: int, starter: int, rules: Rules = BASE_GAME, rulings: int = CURRENT_RULINGS) -> Progress:
    """Return a game before its first deal (R1, R5). Raise `ValueError` as `new_game` does."""
    return Progress(new_game(players, starter, rules, rulings))


def advance(progress: Progress, event: Event) -> tuple[Progress, TilingReport | None]:
    """Return the game after an event, and the report of the tiling if the event ended a round.

    Raise `IllegalMove` if the rules forbid it, if it isn't the seat's turn (``not-your-turn``), if there is
    nothing to undo (``nothing-to-undo``) or if it needs nobody's consent (``undo-is-free``); `IllegalDeal` if
    a deal isn't due or bag and lid can't provide it.
    """
    state = progress.state
    if isinstance(event, Taken):  # most events are, and patterns take ten times as long
        if event.seat != state.turn and state.phase is Phase.OFFER:
            raise IllegalMove("not-your-turn", seat=event.seat, turn=state.turn)
    elif isinstance(event, Undone):
        if progress.undoable is None or progress.undoable.turn != event.seat:
            raise IllegalMove("nothing-to-undo", seat=event.seat)
        return Progress(progress.undoable, None, progress.earlier), None
    elif isinstance(event, TakenBack):
        return _take_back(progress, event.seat), None
    after = before_tiling(state, event)
    if after.phase is Phase.TILING and not waiting_for(after):
        tiled, report = tile_walls(after)
        return Progress(tiled), report
    if isinstance(event, Taken):
        return Progress(after, state, within_reach(progress.before_takes, state)), None
    return Progress(after), None


def _take_back(progress: Progress, seat: int) -> Progress:
    taken = takes_since(progress, seat)
    if not taken:
        raise IllegalMove("nothing-to-undo", seat=seat)
    if len(taken) == 1 and progress.undoable is not None:
        raise IllegalMove("undo-is-free", seat=seat)
    return Progress(taken[0], None, progress.before_takes[: -len(taken)])


def before_tiling(state: State, event: Dealt | Taken | Placed | Settled | Resigned) -> State:
    """Return the position after an event, with the walls not tiled yet if it ends the round.

    Raise `IllegalMove` or `IllegalDeal` if the rules forbid the event; whose turn it is isn't checked.
    """
    if isinstance(event, Taken):
        return apply(state, event.move)
    match event:
        case Dealt(drawn):
            return deal(state, drawn)
        case Placed(seat, row, column):
            return place(state, seat, row, column)
        case Settled(seat):
            return settle(state, seat)
        case Resigned(seat):
            return resign(state, seat)


def parse_event(text: str) -> Event:
    """Parse an event. Raise `NotationError` if *text* isn't a valid one."""
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
        case ["take-back", seat] if seat in _SEATS:
            return TakenBack(_SEATS.index(seat))
        case ["resign", seat] if seat in _SEATS:
            return Resigned(_SEATS.index(seat))
    raise NotationError("event", text)
