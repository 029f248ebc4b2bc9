"""A position: everything that lies on the table, and whose turn it is."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from azul.moves import CENTRE
from azul.pieces.board import MARKER, Board
from azul.pieces.discs import Disc
from azul.pieces.tiles import ALL_TILES, NO_TILES, Tiles
from azul.rules import BASE_GAME, Rules

FACTORIES_FOR: Final = {2: 5, 3: 7, 4: 9}
"""How many factory displays there are for 2, 3 and 4 players (R1)."""
TILES_PER_FACTORY: Final = 4
IN_CENTRE: Final = -1
"""Where the marker lies while nobody has taken it: `State.marker` is a seat otherwise."""


class Phase(Enum):
    """What happens next."""

    REFILL = "refill"
    """The factories wait to be filled (R17): `azul.deal`."""
    OFFER = "offer"
    """The seat `State.turn` takes tiles (R7): `azul.apply`."""
    TILING = "tiling"
    """Complete lines wait to be tiled (R13): `azul.tile_walls`, after `azul.place` on a free wall (R22)."""
    OVER = "over"
    """The game has ended (R19, R20), or one player is left."""


@dataclass(frozen=True, slots=True)
class State:
    """An immutable position.

    `round` counts from 1 once dealt. `turn` is the seat, 0 to 3, that moves in the offer; `starter` the seat
    that began the round, or will begin the next while `phase` is REFILL. `marker` is the seat that has the
    first-player marker, or `IN_CENTRE`; on a full floor line it is beside the board (R10). Empty factories
    stay in `factories` as empty. A seat in `resigned` is passed over and its board is left as it is.

    `discs` are the factory discs in circle order, none in a game without special ones and before they are
    laid out. While a free wall is tiled, `choices` has for every seat the columns, 0 to 4, chosen so far for
    its lines from the top that leave a choice, and `settled` the seats that have confirmed theirs.

    `barren` says for how many rounds in a row nothing has grown (R19b). From its deal on a round counts as
    one of them until the first tile is put on a pattern line. It is 0 once the game is over.
    """

    round: int
    phase: Phase
    turn: int
    starter: int
    marker: int
    factories: tuple[Tiles, ...]
    centre: Tiles
    bag: Tiles
    lid: Tiles
    boards: tuple[Board, ...]
    resigned: frozenset[int] = frozenset()
    rules: Rules = BASE_GAME
    discs: tuple[Disc, ...] = ()
    choices: tuple[tuple[int, ...], ...] = ()
    settled: frozenset[int] = frozenset()
    barren: int = 0

    @property
    def active(self) -> tuple[int, ...]:
        """The seats still playing, in seat order."""
        return tuple(seat for seat in range(len(self.boards)) if seat not in self.resigned)

    @property
    def sources(self) -> tuple[int, ...]:
        """Every `Move.source` of the table: the factories from 1, then the centre."""
        return (*range(1, len(self.factories) + 1), CENTRE)

    @property
    def has_marker_in_centre(self) -> bool:
        """Whether nobody has taken the first-player marker in this round (R6)."""
        return self.marker == IN_CENTRE

    def has_marker_beside(self, seat: int) -> bool:
        """Return whether a seat keeps the marker beside its board, as its floor line was full (R10)."""
        return self.marker == seat and MARKER not in self.boards[seat].fallen

    def seat_after(self, seat: int) -> int:
        """Return the next seat clockwise that has not resigned; `seat` itself if it is alone."""
        players = len(self.boards)
        following = (seat + 1) % players
        while self.resigned and following in self.resigned and following != seat:
            following = (following + 1) % players
        return following

    def has_seat(self, seat: object) -> bool:
        """Return whether something is the number of a seat at this table, 0 to 3."""
        return type(seat) is int and 0 <= seat < len(self.boards)

    def discs_on_table(self) -> list[bool]:
        """Return for every factory whether its disc is on the table, or beside a board as a cushion (R32)."""
        taken = any(board.cushion is not None for board in self.boards)
        return [not (taken and disc is Disc.CUSHION) for disc in self.discs]

    def tiles_at(self, source: int) -> Tiles:
        """Return what lies at a `Move.source`, nothing for a factory that this table doesn't have."""
        if source == CENTRE:
            return self.centre
        return self.factories[source - 1] if 1 <= source <= len(self.factories) else NO_TILES

    def disc_at(self, source: int) -> Disc:
        """Return the disc at a `Move.source`: plain for the centre, and where no discs are laid out."""
        return self.discs[source - 1] if 1 <= source <= len(self.discs) else Disc.PLAIN


def new_game(players: int, starter: int, rules: Rules = BASE_GAME) -> State:
    """Return the position before the first deal: boards empty, all 100 tiles in the bag (R1, R2, R3).

    Raises `ValueError` unless there are 2 to 4 players and `starter` (R5) is one of their seats.
    """
    if players not in FACTORIES_FOR or not 0 <= starter < players:
        message = f"no game of {players} players begins with seat {starter}"
        raise ValueError(message)
    return State(
        round=0,
        phase=Phase.REFILL,
        turn=starter,
        starter=starter,
        marker=IN_CENTRE,
        factories=(NO_TILES,) * FACTORIES_FOR[players],
        centre=NO_TILES,
        bag=ALL_TILES,
        lid=NO_TILES,
        boards=(Board(),) * players,
        rules=rules,
    )
