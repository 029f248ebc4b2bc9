"""The factory offer: legal moves, and what a move does (R6 to R12)."""

from dataclasses import dataclass
from typing import Final

from azul.errors import IllegalMove
from azul.moves import CENTRE, FLOOR, MOVES, Move
from azul.phases.placing import open_columns
from azul.phases.scattering import check_scatter, leave_rest, rest_of, with_scatters
from azul.pieces.board import LINES, MARKER, Board, fall
from azul.pieces.discs import Disc
from azul.pieces.tiles import COLOURS, NO_TILES, Colour, Tiles, count, of, present
from azul.state import IN_CENTRE, Phase, State

_TARGETS: Final = tuple(
    tuple(
        tuple(
            tuple(MOVES[source][colour][line] for line in range(6) if line == FLOOR or open_lines >> line & 1)
            for open_lines in range(32)
        )
        for colour in COLOURS
    )
    for source in range(len(MOVES))
)
"""The moves of one source and colour by the five-bit mask of the lines that are open to the colour."""


def legal_moves(state: State) -> list[Move]:
    """Return every legal move of the seat to move (R7, R8), by source, colour and line; none outside OFFER.

    Sources are in the order of `State.sources`.
    """
    if state.phase is not Phase.OFFER:
        return []
    openings = state.boards[state.turn].openings()
    moves: list[Move] = []
    factories = state.factories
    for source, tiles in enumerate((*factories, state.centre), 1):
        if tiles:
            targets = _TARGETS[source] if source <= len(factories) else _TARGETS[CENTRE]
            for colour in present(tiles):
                moves += targets[colour][openings >> 5 * colour & 31]
    return with_scatters(state, moves) if Disc.SCATTER in state.discs else moves


def check_move(state: State, move: Move) -> None:
    """Raise `IllegalMove` with the reason if R7 or R8 forbids the move in this position.

    A number that isn't of the right type is refused too, such as a plain int for the colour, or True for 1.
    """
    if state.phase is not Phase.OFFER:
        raise IllegalMove("wrong-phase", phase=state.phase.value)
    _check_places(state, move)
    source, colour = move.source, move.colour
    tiles = state.tiles_at(source)
    if not tiles:
        raise IllegalMove("source-empty", source=source)
    if not count(tiles, colour):
        raise IllegalMove("colour-not-there", source=source, colour=colour, there=present(tiles))
    check_scatter(state, move)
    check_line(state, colour, move.line)


def _check_places(state: State, move: Move) -> None:
    """Raise `IllegalMove` unless source, colour and line exist at this table and have the right types."""
    if type(move.source) is not int or not CENTRE <= move.source <= len(state.factories):
        raise IllegalMove("no-such-source", source=move.source, factories=len(state.factories))
    if type(move.colour) is not Colour:
        raise IllegalMove("no-such-colour", colour=move.colour)
    if type(move.line) is not int or not 0 <= move.line <= FLOOR:
        raise IllegalMove("no-such-line", line=move.line)


def check_line(state: State, colour: Colour, line: int) -> None:
    """Raise `IllegalMove` with the reason if the seat to move may not put a colour on a `Move.line` (R8)."""
    if line == FLOOR:
        return
    board = state.boards[state.turn]
    pattern_line = board.lines[line]
    if pattern_line.is_full:
        raise IllegalMove("line-full", line=line)
    if pattern_line.colour not in {None, colour}:
        raise IllegalMove("line-other-colour", line=line, colour=colour, there=pattern_line.colour)
    if colour in board.wall.row(line):
        raise IllegalMove("wall-has-colour", line=line, colour=colour)


def is_open(state: State, colour: Colour, line: int) -> bool:
    """Return whether the seat to move may put a colour on a `Move.line` (R8)."""
    return line == FLOOR or state.boards[state.turn].is_open(colour, line)


def number_taken(state: State, move: Move) -> int:
    """Return how many tiles a move takes (R7)."""
    return count(state.tiles_at(move.source), move.colour)


def takes_marker(state: State, move: Move) -> bool:
    """Return whether a move takes the first-player marker (R7)."""
    return move.source == CENTRE and state.has_marker_in_centre


def takes_cushion(state: State, move: Move) -> bool:
    """Return whether a move takes the cushion disc (R32)."""
    return state.disc_at(move.source) is Disc.CUSHION


def falling(state: State, move: Move) -> int:
    """Return how many of the taken tiles don't fit on the line and fall (R8), wherever they land."""
    number = number_taken(state, move)
    if move.line == FLOOR:
        return number
    line = state.boards[state.turn].lines[move.line]
    return max(0, line.count + number - line.size)


def board_after(state: State, move: Move) -> tuple[Board, int]:
    """Return the mover's board after a legal move, and how many tiles go to the lid (R7 to R9, R32).

    Where the rest of a scatter disc goes makes no difference, so `Move.left` may be None.
    """
    return _filled(
        state.boards[state.turn],
        move,
        number_taken(state, move),
        takes_marker(state, move),
        takes_cushion(state, move),
    )


@dataclass(frozen=True, slots=True)
class TakeReport:
    """Who took what, where it went, and the `board` afterwards.

    Of the `taken` tiles, `fell` didn't fit on the line, and `discarded` of those went to the lid because the
    floor line was full (R9). `marker` means that the first-player marker was taken too (R7). `caught` is what
    fell onto the cushion disc instead of the floor line, a colour or `MARKER` (R32); such a tile counts in
    `fell`. `cushion` means that this disc was taken. `rest` lists where the other tiles of the factory went,
    as sources and tiles (R7, R30, R31).
    """

    seat: int
    move: Move
    board: Board
    taken: int
    fell: int = 0
    discarded: int = 0
    marker: bool = False
    caught: int | None = None
    cushion: bool = False
    rest: tuple[tuple[int, Tiles], ...] = ()

    def arrived(self, source: int) -> Tiles:
        """Return the tiles that a scatter disc gave to a factory in this move."""
        if source == self.move.source:
            return NO_TILES
        return next((tiles for place, tiles in self.rest if place == source), NO_TILES)


def take_report(state: State, move: Move) -> TakeReport:
    """Return what a legal move does."""
    before, line = state.boards[state.turn], move.line
    taken, marker, cushion = number_taken(state, move), takes_marker(state, move), takes_cushion(state, move)
    board, discarded = _filled(before, move, taken, marker, cushion)
    placed = 0 if line == FLOOR else board.lines[line].count - before.lines[line].count
    is_empty = cushion or before.cushion == ()
    return TakeReport(
        state.turn,
        move,
        board,
        taken,
        fell=taken - placed,
        discarded=discarded,
        marker=marker,
        caught=board.cushion[0] if is_empty and board.cushion else None,
        cushion=cushion,
        rest=rest_of(state, move),
    )


def apply(state: State, move: Move) -> State:
    """Return the position after a move; taking the last tile leads to TILING (R11).

    Raise `IllegalMove` with the reason if the move isn't legal, as `check_move` does.
    """
    source, colour, target = move.source, move.colour, move.line
    # All at once: reading a field of a named tuple takes ten times as long.
    round_, phase, seat, starter, marker, factories, centre, bag, lid, boards = state[:10]
    resigned, rules, discs, _, settled, barren, rulings = state[10:]
    if phase is not Phase.OFFER:
        check_move(state, move)
    try:
        is_shared = MOVES[source][colour][target] is move
    except (IndexError, TypeError):
        is_shared = False
    if not is_shared or source > len(factories):
        _check_places(state, move)
    board = boards[seat]
    tiles = factories[source - 1] if source else centre
    number = count(tiles, colour)
    if not number or (
        target != FLOOR and not (board.lines[target].openings & ~board.wall.closed) >> 5 * colour + target & 1
    ):
        check_move(state, move)
    if discs or move.left is not None:
        check_scatter(state, move)

    rest = Tiles(tiles - of(colour, number))
    brings_marker = brings_cushion = False
    if source:
        factories = (*factories[: source - 1], NO_TILES, *factories[source:])
        if not discs:
            centre = Tiles(centre + rest)
        else:
            factories, centre = leave_rest(state, move, factories, centre)
            brings_cushion = takes_cushion(state, move)
    else:
        centre = rest
        if marker == IN_CENTRE:
            marker = seat
            brings_marker = True
    filled, lost = _filled(board, move, number, brings_marker, brings_cushion)

    offer_ended = not centre and not any(factories)
    return State(
        round_,
        Phase.TILING if offer_ended else phase,
        seat if offer_ended else state.seat_after(seat),
        starter,
        marker,
        factories,
        centre,
        bag,
        Tiles(lid + of(colour, lost)) if lost else lid,
        (*boards[:seat], filled, *boards[seat + 1 :]),
        resigned,
        rules,
        discs,
        ((),) * len(boards) if offer_ended and rules.has_free_wall else (),
        settled,
        0 if not barren or grows(state, move) else barren,
        rulings,
    )


def grows(state: State, move: Move) -> bool:
    """Return whether a legal move puts a tile on a line whose tile can still reach the wall (R19b).

    On a free wall it may be a line that no column will ever take (R24), which only falls (R23).
    """
    if move.line == FLOOR or not state.rules.has_free_wall:
        return move.line != FLOOR
    return bool(open_columns(state.boards[state.turn].wall, move.line, move.colour))


def _filled(
    board: Board,
    move: Move,
    number: int,
    brings_marker: bool,
    brings_cushion: bool,
) -> tuple[Board, int]:
    """Put taken tiles on a board, after the marker and the cushion disc if they come along."""
    lines, floor, colour, target = board.lines, board.floor, move.colour, move.line
    cushion = () if brings_cushion else board.cushion
    lost = 0
    if brings_marker:
        floor, cushion, _ = fall(floor, cushion, MARKER, 1)
    if target != FLOOR:
        line = lines[target]
        placed = min(number, line.size - line.count)
        number -= placed
        changed = list(lines)
        changed[target] = LINES[target][colour][line.count + placed]
        lines = tuple(changed)
    if number:
        floor, cushion, lost = fall(floor, cushion, colour, number)
    return Board(lines, board.wall, floor, board.score, cushion), lost
