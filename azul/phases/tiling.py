"""The wall-tiling phase, which ends a round or the game (R13 to R20)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from azul.errors import IllegalMove
from azul.phases.choosing import placed_lines, waiting_for
from azul.phases.ending import Bonus, Ending, bonus_of, can_grow
from azul.phases.placing import FallenLine, PlacedLines, Placement, place_lines
from azul.pieces.board import MARKER, Board
from azul.pieces.tiles import NO_TILES, ONE, Tiles
from azul.rules import Factories, WallSide
from azul.state import IN_CENTRE, Phase, State


class BoardTiling(NamedTuple):
    """What happened on one board, in this order.

    `fallen` are the lines that no column took (R23). `floor` is what lay on the floor line, from the left,
    when it was paid for (colours and `MARKER`), `cushion` what the cushion disc had caught, None without that
    disc. `floor_cost` is positive; `score` may be more than `score_before` plus points minus cost, since it
    never falls below 0 (R15).
    """

    placements: tuple[Placement, ...]
    fallen: tuple[FallenLine, ...]
    floor: tuple[int, ...]
    floor_cost: int
    score_before: int
    score: int
    cushion: tuple[int, ...] | None = None

    @property
    def lost_to_floor(self) -> int:
        """The points that the floor took away: fewer than its cost if the score stopped at 0."""
        return self.score_before + sum(placement.points for placement in self.placements) - self.score


class TilingReport(NamedTuple):
    """What a round's tiling did, by seat; None for seats that have resigned.

    `bonuses` and `ending` are None unless the game ended with this round. `BoardTiling.score` is the score
    before the bonus; the boards of the position after it include the bonus.
    """

    round: int
    boards: tuple[BoardTiling | None, ...]
    bonuses: tuple[Bonus, ...] | None = None
    ending: Ending | None = None


def ending_of(state: State, report: TilingReport | None) -> Ending | None:
    """Return why the game ended, None if it goes on; `report` is that of the tiling that led here, if any."""
    if state.phase is not Phase.OVER:
        return None
    return report.ending if report is not None and report.ending is not None else Ending.RESIGNATION


class Arrangement(NamedTuple):
    """One way to tile a board with a free wall: the chosen columns and the result.

    `board` has paid for its floor; `discarded` goes to the lid.
    """

    columns: tuple[int, ...]
    board: Board
    discarded: Tiles


def tile_board(board: Board, side: WallSide, choices: Sequence[int] = ()) -> tuple[Board, Tiles]:
    """Tile one board and pay for its floor; return it and the tiles for the lid (R13 to R15).

    `choices` are the columns for the lines of a free wall that leave a choice (R22). Raise `IllegalMove`
    (``choice-missing``) if there are too few.
    """
    placed = place_lines(board, side, choices)
    if not placed.is_complete:
        raise IllegalMove("choice-missing", row=placed.decisions[-1].row)
    return _paid(placed)


def arrangements(board: Board) -> Iterator[Arrangement]:
    """Yield every way to tile a board with a free wall (R22)."""
    return _arrangements(board, (), NO_TILES)


def _arrangements(board: Board, columns: tuple[int, ...], discarded: Tiles) -> Iterator[Arrangement]:
    placed = place_lines(board, WallSide.FREE, columns[-1:])
    if placed.is_complete:
        tiled, more = _paid(placed)
        yield Arrangement(columns, tiled, Tiles(discarded + more))
        return
    for column in placed.decisions[-1].columns:
        chosen = (*columns, column)
        yield from _arrangements(placed.board, chosen, Tiles(discarded + placed.discarded))


def _paid(placed: PlacedLines) -> tuple[Board, Tiles]:
    """Pay for the floor; return the board and everything that goes to the lid (R15)."""
    board = placed.board
    score = max(0, board.score - board.floor_cost)
    return Board(board.lines, board.wall, (), score), Tiles(placed.discarded + _tiles_among(board.fallen))


_AS_TILES: Final = (*ONE, NO_TILES)
"""The tiles of each item on a floor, by its number: none for `MARKER`."""


def _tiles_among(items: Iterable[int]) -> Tiles:
    return Tiles(sum([_AS_TILES[item] for item in items]))


def tile_walls(state: State) -> tuple[State, TilingReport]:
    """Tile every board, then prepare the next round, or end the game and add the bonuses (R13 to R20).

    The game ends if a row is complete (R20), if no tile that can still be drawn may ever reach a wall (R19),
    or, since rulings 2, if nothing has grown for as many rounds in a row as there are players left (R19b).

    The boards of seats that have resigned stay as they are, without bonus; they only return the marker and
    the cushion disc. Raise `IllegalMove`: ``wrong-phase`` outside TILING, ``choice-missing`` while seats are
    still choosing (`azul.waiting_for`).
    """
    if state.phase is not Phase.TILING:
        raise IllegalMove("wrong-phase", phase=state.phase.value)
    if waiting := waiting_for(state):
        raise IllegalMove("choice-missing", seat=waiting[0])
    boards: list[Board] = []
    tilings: list[BoardTiling | None] = []
    lid, completes_row = state.lid, False
    for seat, board in enumerate(state.boards):
        if seat in state.resigned:
            # The marker goes back to the centre from any board.
            floor = tuple(item for item in board.floor if item != MARKER)
            tiled, discarded = board._replace(floor=floor, cushion=None), _tiles_among(board.cushion or ())
            tilings.append(None)
        else:
            placed = placed_lines(state, seat)
            tiled, discarded = _paid(placed)
            completes_row = completes_row or placed.completes_row
            tilings.append(_tiling(board, placed, tiled))
        boards.append(tiled)
        lid = Tiles(lid + discarded)

    ending = Ending.ROW if completes_row else _other_ending(state, boards, Tiles(state.bag + lid))
    bonuses: tuple[Bonus, ...] | None = None
    if ending is not None:
        bonuses = tuple(
            Bonus() if seat in state.resigned else bonus_of(board) for seat, board in enumerate(boards)
        )
        boards = [
            board._replace(score=board.score + bonus.points)
            for board, bonus in zip(boards, bonuses, strict=True)
        ]
    starter = state.starter if state.has_marker_in_centre else state.marker
    if starter in state.resigned:
        starter = state.seat_after(starter)
    after = State(
        round=state.round,
        phase=Phase.REFILL if ending is None else Phase.OVER,
        turn=starter,
        starter=starter,
        marker=IN_CENTRE,
        factories=state.factories,
        centre=state.centre,
        bag=state.bag,
        lid=lid,
        boards=tuple(boards),
        resigned=state.resigned,
        rules=state.rules,
        discs=state.discs if state.rules.factories is Factories.SPECIAL_ONCE else (),
        barren=state.barren if ending is None else 0,
        rulings=state.rulings,
    )
    return after, TilingReport(state.round, tuple(tilings), bonuses, ending)


def end_round(state: State) -> State:
    """Return the same position as `tile_walls`, without a report."""
    return tile_walls(state)[0]


def _other_ending(state: State, boards: Sequence[Board], drawable: Tiles) -> Ending | None:
    """Return why the game ends without a complete row (R19, R19b), None if it goes on."""
    if not any(can_grow(boards[seat], state.rules.wall, drawable) for seat in state.active):
        return Ending.NO_SPACE if drawable else Ending.NO_TILES
    return Ending.STALEMATE if state.ends_in_stalemate and state.barren >= len(state.active) else None


def _tiling(board: Board, placed: PlacedLines, tiled: Board) -> BoardTiling:
    unpaid = placed.board
    return BoardTiling(
        placed.placements,
        placed.fallen,
        unpaid.floor,
        unpaid.floor_cost,
        board.score,
        tiled.score,
        unpaid.cushion,
    )
