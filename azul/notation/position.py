"""Positions as one line of text, as FEN has them for chess. docs/notation.md explains it.

``v2 3 offer 1 2 c b2yr,-,k4,rw3,- y2 b12y9r8k9w10 - 12:b,-,y2,-,-:b..../...../...../...../.....:rm 0:…``:
rulings (none if they are those of version 0.1.0), round, phase, seat to move, starting seat, marker (``c`` or
a seat), factories, centre, bag, lid, and a field for each board: score, pattern lines, wall, floor. Seats
count from 1; a board begins with ``!`` if its seat has resigned.

Barren rounds (R19b) follow the round, ``3~2``. Options other than the base game's follow the marker,
``c+free+special+even``, and the discs come before the factories, ``=.+..B``. A board adds its cushion disc
with what lies on it, ``:~b``, and while free walls are tiled the columns chosen so far, ``:>31``, with ``!``
once they are confirmed.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from azul.errors import IllegalMove, NotationError
from azul.notation.board import board_text, parse_board
from azul.phases.choosing import placed_lines
from azul.pieces.board import FLOOR_SPACES, MARKER, Board
from azul.pieces.discs import Disc, can_be_laid_out, discs_from_text, discs_to_text
from azul.pieces.tiles import ALL_TILES, Tiles, from_text, gather, of, to_text, total
from azul.rules import ALL_RULINGS, FIRST_RULINGS, Factories, Rules, Scatter, WallSide
from azul.state import FACTORIES_FOR, IN_CENTRE, TILES_PER_FACTORY, Phase, State

_POSITION: Final = re.compile(
    r"(?:v([1-9][0-9]{0,2}) )?(0|[1-9][0-9]{0,8})(?:~([0-4]))? (refill|offer|tiling|over) ([1-4]) "
    r"([1-4]) ([c1-4])(\+free)?(\+special|\+special-once)?(\+even)?(?: =([^ ]+))?((?: [^ =+][^ ]*){6,8})"
)
_RULINGS: Final = re.compile(r"^v\d+ ")
_BARREN: Final = re.compile(r"(?<=\d)~\d(?= )")
_SEAT: Final = re.compile(r"(!?)([^>]+?)(?::>([1-5]{0,5})(!?))?")


def position_text(state: State) -> str:
    """Return the position in notation; `parse_position` returns an equal one."""
    marker = "c" if state.has_marker_in_centre else str(state.marker + 1)
    return " ".join(
        (
            *([f"v{state.rulings}"] if state.rulings != FIRST_RULINGS else []),
            str(state.round) + (f"~{state.barren}" if state.barren != _is_untouched(state) else ""),
            state.phase.value,
            str(state.turn + 1),
            str(state.starter + 1),
            marker + rules_text(state.rules),
            *([f"={discs_to_text(state.discs)}"] if state.discs else []),
            ",".join(map(to_text, state.factories)),
            to_text(state.centre),
            to_text(state.bag),
            to_text(state.lid),
            *_seat_texts(state),
        )
    )


def without_rulings(text: str) -> str:
    """Return a position's text without its rulings, as it was before positions named them."""
    return _RULINGS.sub("", text, count=1)


def without_barren(text: str) -> str:
    """Return a position's text without barren rounds, as it was before they were counted (R19b)."""
    return _BARREN.sub("", text, count=1)


def rules_text(rules: Rules) -> str:
    """Return the options other than the base game's: ``+free+special-once+even``, or nothing."""
    return (
        "+free" * rules.has_free_wall
        + f"+{rules.factories.value}" * rules.has_special_factories
        + "+even" * (rules.scatter is Scatter.EVEN)
    )


def parse_position(text: str) -> State:
    """Parse what `position_text` returns.

    Raise `NotationError`, with the wrong ``part``, for any other text, such as one whose tiles don't add up
    to 100, with a tile on a wrong space of the wall, with the marker in two places, or with rulings that this
    version doesn't know.
    """
    match = _POSITION.fullmatch(text)
    if not match:
        raise NotationError("position", text)
    named, round_, barren, phase, turn, starter, marker, free, special, even, discs, rest = match.groups()
    rulings = FIRST_RULINGS if named is None else int(named)
    if rulings not in ALL_RULINGS:
        raise NotationError("rulings", text)
    rules = Rules(
        WallSide.FREE if free else WallSide.COLOURED,
        Factories(special[1:]) if special else Factories.PLAIN,
        Scatter.EVEN if even else Scatter.FREE,
    )
    factories, centre, bag, lid, *seats = rest[1:].split(" ")
    parsed = [_parse_seat(seat, rules.wall) for seat in seats]
    tiling_freely = rules.has_free_wall and phase == Phase.TILING.value
    if any((choices is not None) != tiling_freely for _, _, choices, _ in parsed):
        raise NotationError("choices", text)
    state = State(
        round=int(round_),
        phase=Phase(phase),
        turn=int(turn) - 1,
        starter=int(starter) - 1,
        marker=IN_CENTRE if marker == "c" else int(marker) - 1,
        factories=tuple(map(from_text, factories.split(","))),
        centre=from_text(centre),
        bag=from_text(bag),
        lid=from_text(lid),
        boards=tuple(board for _, board, _, _ in parsed),
        resigned=frozenset(seat for seat, (resigned, *_) in enumerate(parsed) if resigned),
        rules=rules,
        discs=discs_from_text(discs) if discs else (),
        choices=tuple(choices for _, _, choices, _ in parsed if choices is not None),
        settled=frozenset(seat for seat, (*_, settled) in enumerate(parsed) if settled),
        rulings=rulings,
    )
    state = state._replace(barren=int(_is_untouched(state) if barren is None else barren))
    _check_table(state, text)
    _check_barren(state, text)
    _check_discs(state, text)
    _check_choices(state, text)
    if position_text(state) != text:
        raise NotationError("position", text)
    return state


_repr_by_fields: Final = State.__repr__


def _repr(state: State) -> str:
    """Return an expression that recreates the position; its fields if it has no notation."""
    try:
        return f"parse_position({position_text(state)!r})"
    except (AttributeError, LookupError, TypeError, ValueError):
        return _repr_by_fields(state)


# `azul.state` can't import the notation, which imports it; mypy expects `self` to be any object here.
State.__repr__ = _repr  # type: ignore[assignment, method-assign]


def everything(state: State) -> Tiles:
    """Return all tiles, wherever they are: 20 of each colour in every position (R2)."""
    return Tiles(sum(_areas(state)))


def _seat_texts(state: State) -> Iterable[str]:
    if not state.resigned and not state.choices:  # nearly always
        return map(board_text, state.boards)
    return (_seat_text(state, seat) for seat in range(len(state.boards)))


def _seat_text(state: State, seat: int) -> str:
    text = "!" * (seat in state.resigned) + board_text(state.boards[seat])
    if not state.choices:
        return text
    chosen = "".join(str(column + 1) for column in state.choices[seat])
    return f"{text}:>{chosen}" + "!" * (seat in state.settled)


def _parse_seat(text: str, side: WallSide) -> tuple[bool, Board, tuple[int, ...] | None, bool]:
    match = _SEAT.fullmatch(text)
    if not match:
        raise NotationError("board", text)
    resigned, board, chosen, settled = match.groups()
    choices = None if chosen is None else tuple(int(column) - 1 for column in chosen)
    return bool(resigned), parse_board(board, side), choices, bool(settled)


def _check_table(state: State, text: str) -> None:
    players = len(state.boards)
    if len(state.factories) != FACTORIES_FOR[players]:
        raise NotationError("factories", text)
    if max(state.turn, state.starter, state.marker) >= players:
        raise NotationError("seats", text)
    if everything(state) != ALL_TILES or sum(map(total, _areas(state))) != total(ALL_TILES):
        # More than 63 tiles of a colour overflow into the next colour's field, hence the total.
        raise NotationError("tiles", text)
    for seat, board in enumerate(state.boards):
        lies_here = MARKER in board.fallen
        may_lie_beside = len(board.floor) == FLOOR_SPACES
        if lies_here != (seat == state.marker and (lies_here or not may_lie_beside)):
            raise NotationError("marker", text)
    tiles_on_offer = bool(state.centre or any(state.factories))
    goes_on = state.phase is not Phase.OVER
    if goes_on and (
        tiles_on_offer != (state.phase is Phase.OFFER)
        or (state.turn in state.resigned and state.phase is not Phase.TILING)
    ):
        raise NotationError("phase", text)


def _check_barren(state: State, text: str) -> None:
    players = len(state.boards)
    if not state.ends_in_stalemate:
        if state.barren:
            raise NotationError("barren", text)
        return
    most = {Phase.REFILL: len(state.active) - 1, Phase.OFFER: players, Phase.TILING: players, Phase.OVER: 0}
    if not _is_untouched(state) <= state.barren <= min(most[state.phase], state.round):
        raise NotationError("barren", text)


def _is_untouched(state: State) -> bool:
    """Return whether barren rounds are counted, and all tiles of a full deal are still on the factories."""
    if not state.ends_in_stalemate or state.phase is not Phase.OFFER or state.centre:
        return False
    full = TILES_PER_FACTORY * len(state.factories) + (Disc.SURPLUS in state.discs)
    return sum(map(total, state.factories)) == full


def _check_discs(state: State, text: str) -> None:
    if state.discs and not can_be_laid_out(state.discs, len(state.factories), len(state.boards)):
        raise NotationError("discs", text)
    if bool(state.discs) not in _discs_expected(state):
        raise NotationError("discs", text)
    cushions = sum(board.cushion is not None for board in state.boards)
    if cushions > (Disc.CUSHION in state.discs and state.phase is not Phase.REFILL):
        raise NotationError("cushion", text)
    if any(
        tiles and not there for tiles, there in zip(state.factories, state.discs_on_table(), strict=False)
    ):
        raise NotationError("cushion", text)


def _discs_expected(state: State) -> tuple[bool, ...]:
    """Return the possible answers to whether discs lie on the table; both once the game is over (R26)."""
    match state.rules.factories, state.phase:
        case Factories.PLAIN, _:
            return (False,)
        case Factories.SPECIAL, Phase.OVER:
            return False, True
        case Factories.SPECIAL, Phase.REFILL:
            return (False,)
        case _:
            return (state.round > 0,)


def _check_choices(state: State, text: str) -> None:
    for seat, choices in enumerate(state.choices):
        try:
            placed = placed_lines(state, seat)
        except IllegalMove:
            raise NotationError("choices", text) from None
        if len(choices) > len(placed.decisions) or (
            seat in state.settled and not (placed.is_complete and placed.decisions)
        ):
            raise NotationError("choices", text)


def _areas(state: State) -> Iterator[Tiles]:
    yield from (*state.factories, state.centre, state.bag, state.lid)
    for board in state.boards:
        yield from (of(line.colour, line.count) for line in board.lines if line.colour is not None)
        yield gather(colour for colour in board.wall.spaces if colour is not None)
        yield gather(item for item in board.fallen if item != MARKER)
