"""The wall-tiling phase and the end of the game (R13 to R16, R20, R21)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from azul.errors import IllegalMove
from azul.phases.ending import Bonus, Ending, bonus_of, can_grow
from azul.phases.placing import FallenLine, Placement, settle_lines, waiting_for
from azul.pieces.board import MARKER, Board
from azul.pieces.tiles import NO_TILES, ONE, Tiles
from azul.rules import Factories, WallSide
from azul.state import IN_CENTRE, Phase, State


@dataclass(frozen=True, slots=True)
class BoardTiling:
    """What one board's tiling did, in the order it happened.

    `fallen` are lines that no column took (R23). `floor` is what lay on the floor line from the left when it
    was paid (colours and `MARKER`), `cushion` what a cushion disc had caught, None without one. `floor_cost`
    is positive, and `score` can be higher than `score_before` plus points minus cost, since it never falls
    below 0 (R15).
    """

    placements: tuple[Placement, ...]
    fallen: tuple[FallenLine, ...]
    floor: tuple[int, ...]
    floor_cost: int
    score_before: int
    score: int
    cushion: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class TilingReport:
    """What a round's tiling did, by seat; None for a seat that resigned and is left as it is.

    `bonuses` and `ending` are None unless the game ended with this round; then `BoardTiling.score` is still
    the score before the bonus, and the state's boards have it included.
    """

    round: int
    boards: tuple[BoardTiling | None, ...]
    bonuses: tuple[Bonus, ...] | None = None
    ending: Ending | None = None


def ending_of(state: State, report: TilingReport | None) -> Ending | None:
    """Return why the game ended, None while it goes on; `report` is the tiling that led to the position."""
    if state.phase is not Phase.OVER:
        return None
    return report.ending if report is not None and report.ending is not None else Ending.RESIGNATION


def tile_board(
    board: Board, side: WallSide = WallSide.COLOURED, choices: Sequence[int] = ()
) -> tuple[Board, BoardTiling, Tiles]:
    """Tile one board and pay its floor; return it, what happened, and the tiles for the lid (R13 to R15).

    `choices` are the columns for the lines of a free wall that leave a choice (R22). Raises `IllegalMove`
    with ``choice-missing`` if there are too few.
    """
    settling = settle_lines(board, side, choices)
    if not settling.is_complete:
        raise IllegalMove("choice-missing", row=settling.decisions[-1].row)
    settled = settling.board
    cost = settled.floor_cost
    score = max(0, settled.score - cost)
    tiling = BoardTiling(
        settling.placements,
        settling.fallen,
        settled.floor,
        cost,
        board.score,
        score,
        settled.cushion,
    )
    discarded = Tiles(settling.discarded + _tiles_among((*settled.floor, *(settled.cushion or ()))))
    return Board(settled.lines, settled.wall, (), score), tiling, discarded


_AS_TILES: Final = (*ONE, NO_TILES)
"""What lies on a floor, as tiles: `MARKER` is none."""


def _tiles_among(items: Iterable[int]) -> Tiles:
    return Tiles(sum(_AS_TILES[item] for item in items))


def tile_walls(state: State) -> tuple[State, TilingReport]:
    """Tile every board, then prepare the next round, or end the game and add the bonuses (R13 to R20).

    The game ends with a complete row (R20), when no tile that can still be drawn may ever reach a wall (R19),
    and when nothing has grown for as many rounds in a row as there are players left (R19b).

    Seats that resigned are left as they are, without bonus; only the marker leaves their floor, and the
    cushion disc with what lies on it. Raises `IllegalMove` (``wrong-phase``) outside TILING, and
    ``choice-missing`` while `azul.waiting_for` anybody.
    """
    if state.phase is not Phase.TILING:
        raise IllegalMove("wrong-phase", phase=state.phase.value)
    if waiting := waiting_for(state):
        raise IllegalMove("choice-missing", seat=waiting[0])
    boards: list[Board] = []
    tilings: list[BoardTiling | None] = []
    lid = state.lid
    for seat, board in enumerate(state.boards):
        if seat in state.resigned:
            # The marker is everybody's: it goes back to the centre even from a board that is left as it is.
            floor = tuple(item for item in board.floor if item != MARKER)
            boards.append(replace(board, floor=floor, cushion=None))
            tilings.append(None)
            lid = Tiles(lid + _tiles_among(board.cushion or ()))
            continue
        choices = state.choices[seat] if state.choices else ()
        tiled, tiling, discarded = tile_board(board, state.rules.wall, choices)
        boards.append(tiled)
        tilings.append(tiling)
        lid = Tiles(lid + discarded)

    ending = _ending(state, boards, tilings, Tiles(state.bag + lid))
    bonuses: tuple[Bonus, ...] | None = None
    if ending is not None:
        bonuses = tuple(
            Bonus() if seat in state.resigned else bonus_of(board) for seat, board in enumerate(boards)
        )
        boards = [
            replace(board, score=board.score + bonus.points)
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
    )
    return after, TilingReport(state.round, tuple(tilings), bonuses, ending)


def _ending(
    state: State, boards: Sequence[Board], tilings: Iterable[BoardTiling | None], drawable: Tiles
) -> Ending | None:
    """Return why the game ends with the tiled `boards` (R19, R19b, R20), None if it goes on."""
    if any(placement.horizontal == 5 for tiling in tilings if tiling for placement in tiling.placements):
        return Ending.ROW
    if not any(can_grow(boards[seat], state.rules.wall, drawable) for seat in state.active):
        return Ending.NO_SPACE if drawable else Ending.NO_TILES
    return Ending.STALEMATE if state.barren >= len(state.active) else None
