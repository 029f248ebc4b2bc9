"""Conversion of positions, moves, deals and arrangements between `azul` and the engine."""

from collections.abc import Sequence
from typing import Final

import azul
from azul.phases.placing import place_lines
from azul.pieces.board import LINES
from azul.pieces.tiles import each, gather
from training.engine import library
from training.engine.library import EMPTY_CUSHION, NO_COLUMN, NO_CUSHION, NO_SPLIT, NO_SURPLUS

_PHASES: Final = tuple(azul.Phase)
_WALL_SIDES: Final = tuple(azul.WallSide)
_FACTORIES: Final = tuple(azul.Factories)
_SCATTERS: Final = tuple(azul.Scatter)
_DISCS: Final = tuple(azul.Disc)
_ENDINGS: Final[tuple[azul.Ending | None, ...]] = (None, *azul.Ending)


def position_of(state: azul.State) -> library.Position:
    """Convert a position of `azul` for the engine, without the choices on free walls so far.

    The engine goes on under the newest rulings, whichever the position is under.
    """
    position = library.Position(
        centre=state.centre,
        bag=state.bag,
        lid=state.lid,
        round=state.round,
        has_discs=bool(state.discs),
        players=len(state.boards),
        factory_count=len(state.factories),
        wall_side=_WALL_SIDES.index(state.rules.wall),
        factory_rules=_FACTORIES.index(state.rules.factories),
        scatter=_SCATTERS.index(state.rules.scatter),
        phase=_PHASES.index(state.phase),
        turn=state.turn,
        starter=state.starter,
        marker=state.marker,
        resigned=sum(1 << seat for seat in state.resigned),
        barren=state.barren,
    )
    position.factories[: len(state.factories)] = list(state.factories)
    position.discs[: len(state.discs)] = [_DISCS.index(disc) for disc in state.discs]
    for seat in range(library.MOST_PLAYERS):
        position.boards[seat] = board_of(state.boards[seat] if seat < len(state.boards) else azul.Board())
    return position


def board_of(board: azul.Board) -> library.Board:
    """Return a board of `azul` for the engine."""
    spaces = board.wall.spaces
    compact = library.Board(
        covered=sum(1 << space for space, colour in enumerate(spaces) if colour is not None),
        closed=board.wall.closed,
        floor=gather(item for item in board.floor if item != azul.MARKER),
        score=board.score,
        floor_size=len(board.floor),
        cushion=NO_CUSHION if board.cushion is None else next(iter(board.cushion), EMPTY_CUSHION),
    )
    compact.wall[:] = [
        sum(1 << space for space, colour in enumerate(spaces) if colour == wanted) for wanted in azul.COLOURS
    ]
    compact.line_colour[:] = [line.colour or 0 for line in board.lines]
    compact.line_count[:] = [line.count for line in board.lines]
    return compact


def state_of(position: library.Position) -> azul.State:
    """Convert the engine's position to one of `azul`, with the tiles on floors in the order of colours."""
    players, factories = position.players, position.factory_count
    rules = azul.Rules(
        _WALL_SIDES[position.wall_side],
        _FACTORIES[position.factory_rules],
        _SCATTERS[position.scatter],
    )
    phase = _PHASES[position.phase]
    return azul.State(
        round=position.round,
        phase=phase,
        turn=position.turn,
        starter=position.starter,
        marker=position.marker,
        factories=tuple(map(azul.Tiles, position.factories[:factories])),
        centre=azul.Tiles(position.centre),
        bag=azul.Tiles(position.bag),
        lid=azul.Tiles(position.lid),
        boards=tuple(_board_from(board) for board in position.boards[:players]),
        resigned=frozenset(seat for seat in range(players) if position.resigned >> seat & 1),
        rules=rules,
        discs=tuple(_DISCS[disc] for disc in position.discs[:factories]) if position.has_discs else (),
        choices=((),) * players if rules.has_free_wall and phase is azul.Phase.TILING else (),
        barren=position.barren,
    )


def ending_of(position: library.Position) -> azul.Ending | None:
    """Return why the engine's game ended, None if it goes on."""
    return _ENDINGS[position.ending]


def _board_from(compact: library.Board) -> azul.Board:
    floor: tuple[int, ...] = tuple(each(azul.Tiles(compact.floor)))
    cushions: dict[int, tuple[int, ...] | None] = {NO_CUSHION: None, EMPTY_CUSHION: ()}
    spaces = tuple(
        next((colour for colour in azul.COLOURS if compact.wall[colour] >> space & 1), None)
        for space in range(25)
    )
    return azul.Board(
        lines=tuple(
            LINES[row][colour][count]
            for row, (colour, count) in enumerate(zip(compact.line_colour, compact.line_count, strict=True))
        ),
        wall=azul.Wall(spaces),
        floor=floor + (azul.MARKER,) * (compact.floor_size - len(floor)),
        score=compact.score,
        cushion=cushions.get(compact.cushion, (compact.cushion,)),
    )


def move_of(move: azul.Move) -> library.Move:
    """Return a move of `azul` for the engine."""
    return library.Move(move.source, move.colour, move.line, NO_SPLIT if move.left is None else move.left)


def move_from(move: library.Move) -> azul.Move:
    """Return the engine's move as one of `azul`."""
    left = None if move.left == NO_SPLIT else move.left
    return azul.Move(move.source, azul.Colour(move.colour), move.line, left)


def deal_of(deal: azul.Deal) -> library.Deal:
    """Return a deal of `azul` for the engine."""
    drawn = library.Deal(surplus=NO_SURPLUS if deal.surplus is None else deal.surplus)
    drawn.factories[: len(deal.factories)] = list(deal.factories)
    drawn.discs[: len(deal.discs)] = [_DISCS.index(disc) for disc in deal.discs]
    return drawn


def deal_from(drawn: library.Deal, state: azul.State) -> azul.Deal:
    """Return what the engine drew for a position as a deal of `azul`."""
    factories = len(state.factories)
    discs = tuple(_DISCS[disc] for disc in drawn.discs[:factories]) if azul.lays_out_discs(state) else ()
    surplus = None if drawn.surplus == NO_SURPLUS else azul.Colour(drawn.surplus)
    return azul.Deal(tuple(map(azul.Tiles, drawn.factories[:factories])), discs, surplus)


def arrangement_of(board: azul.Board, side: azul.WallSide, choices: Sequence[int]) -> library.Arrangement:
    """Return the engine's arrangement for a board and the columns that its owner chose (`State.choices`)."""
    placements = place_lines(board, side, choices).placements
    columns = {placement.row: placement.column for placement in placements}
    arrangement = library.Arrangement()
    arrangement.columns[:] = [columns.get(row, NO_COLUMN) for row in range(5)]
    return arrangement
