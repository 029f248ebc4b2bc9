"""A position: everything on the table, and whose turn it is."""

from enum import Enum
from typing import Final, NamedTuple

from azul.moves import CENTRE
from azul.pieces.board import MARKER, Board
from azul.pieces.discs import Disc
from azul.pieces.tiles import ALL_TILES, NO_TILES, Tiles
from azul.rules import ALL_RULINGS, BASE_GAME, CURRENT_RULINGS, Rules

FACTORIES_FOR: Final = {2: 5, 3: 7, 4: 9}
"""How many factory displays there are for 2, 3 and 4 players (R1)."""
TILES_PER_FACTORY: Final = 4
IN_CENTRE: Final = -1
"""`State.marker` while nobody has taken the marker; otherwise it is a seat."""


class Phase(Enum):
    """What happens next."""

    REFILL = "refill"
    """The factories are to be filled (R17): `azul.deal`."""
    OFFER = "offer"
    """The seat `State.turn` takes tiles (R7): `azul.apply`."""
    TILING = "tiling"
    """The walls are to be tiled (R13): `azul.tile_walls`, on free walls after `azul.place` (R22)."""
    OVER = "over"
    """The game has ended."""


class State(NamedTuple):
    """An immutable position: a named tuple, as it is built in a fifth of the time of a frozen dataclass.

    Its `repr` is an expression that recreates it, ``parse_position('…')``.

    `round` counts from 1, 0 before the first deal. `turn` is the seat, 0 to 3, to move; `starter` the seat
    that began the round, or in REFILL will begin the next. `marker` is the seat that has the first-player
    marker, or `IN_CENTRE`; if its floor line was full, the marker is beside the board (R10). Factories stay
    in `factories` when they are empty. Seats in `resigned` are passed over.

    `discs` are the factory discs in circle order; empty without special factories, and before discs are laid
    out. While free walls are tiled, `choices` has each seat's columns, 0 to 4, chosen so far for the lines
    that leave a choice, from the top, and `settled` the seats that have confirmed theirs.

    `barren` is for how many rounds in a row nothing has grown (R19b). The running round counts from its deal
    until the first tile is put on a pattern line. It is 0 once the game is over.

    `rulings` are those that the game is played under, one of `azul.ALL_RULINGS`.
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
    rulings: int = CURRENT_RULINGS

    @property
    def ends_in_stalemate(self) -> bool:
        """Whether the game ends when nothing grows any more, so that barren rounds are counted (R19b)."""
        return self.rulings >= 2

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are still playing, in order."""
        seats = range(len(self.boards))
        return tuple(seat for seat in seats if seat not in self.resigned) if self.resigned else tuple(seats)

    @property
    def sources(self) -> tuple[int, ...]:
        """Every `Move.source` at this table: the factories from 1, then the centre."""
        return (*range(1, len(self.factories) + 1), CENTRE)

    @property
    def stocked(self) -> tuple[int, ...]:
        """Every `Move.source` that has tiles."""
        return tuple(source for source in self.sources if self.tiles_at(source))

    @property
    def has_marker_in_centre(self) -> bool:
        """Whether nobody has taken the first-player marker this round (R6)."""
        return self.marker == IN_CENTRE

    def has_marker_beside(self, seat: int) -> bool:
        """Return whether a seat keeps the marker beside its board because its floor line was full (R10)."""
        return self.marker == seat and MARKER not in self.boards[seat].fallen

    def seat_after(self, seat: int) -> int:
        """Return the next seat clockwise that hasn't resigned; `seat` itself if there is no other."""
        players = len(self.boards)
        following = (seat + 1) % players
        while self.resigned and following in self.resigned and following != seat:
            following = (following + 1) % players
        return following

    def has_seat(self, seat: object) -> bool:
        """Return whether `seat` is the index of a seat at this table."""
        return type(seat) is int and 0 <= seat < len(self.boards)

    def discs_on_table(self) -> list[bool]:
        """Return for every factory whether its disc is on the table and not beside a board (R32)."""
        taken = any(board.cushion is not None for board in self.boards)
        return [not (taken and disc is Disc.CUSHION) for disc in self.discs]

    def tiles_at(self, source: int) -> Tiles:
        """Return the tiles at a `Move.source`; none for a factory that this table doesn't have."""
        if source == CENTRE:
            return self.centre
        return self.factories[source - 1] if 1 <= source <= len(self.factories) else NO_TILES

    def disc_at(self, source: int) -> Disc:
        """Return the disc at a `Move.source`; plain for the centre, and if no discs are laid out."""
        return self.discs[source - 1] if 1 <= source <= len(self.discs) else Disc.PLAIN


def new_game(players: int, starter: int, rules: Rules = BASE_GAME, rulings: int = CURRENT_RULINGS) -> State:
    """Return the position before the first deal: empty boards, all 100 tiles in the bag (R1, R2, R3).

    Raise `ValueError` unless there are 2 to 4 players, `starter` (R5) is one of their seats, from 0, and
    `rulings` are among `azul.ALL_RULINGS`; all three have to be of type int.
    """
    if type(rulings) is not int or rulings not in ALL_RULINGS:
        raise ValueError(f"there are no rulings {rulings!r}")
    is_game = type(players) is int and players in FACTORIES_FOR
    if not is_game or type(starter) is not int or not 0 <= starter < players:
        raise ValueError(f"no game of {players} players begins with seat {starter!r}")
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
        rulings=rulings,
    )
