"""Builders in notation: boards, positions, and moves played one after another."""

from azul import (
    CURRENT_RULINGS,
    FIRST_RULINGS,
    Board,
    Deal,
    Phase,
    State,
    WallSide,
    apply,
    deal,
    parse_board,
    parse_deal,
    parse_move,
    parse_position,
)
from azul.pieces.tiles import ALL_TILES, NO_TILES, Tiles, to_text

EMPTY_ROWS = (".....",) * 5
NO_WHITE = ("byrk.", ".byrk", "k.byr", "rk.by", "yrk.b")
NO_BLACK = ("byr.w", "wbyr.", ".wbyr", "r.wby", "yr.wb")
NO_RED = ("by.kw", "wby.k", "kwby.", ".kwby", "y.kwb")
NO_YELLOW = ("b.rkw", "wb.rk", "kwb.r", "rkwb.", ".rkwb")
"""Walls that lack one colour, so that no row is complete."""
FACTORIES = {2: 5, 3: 7, 4: 9}


def board(
    lines: str = "-,-,-,-,-",
    *,
    rows: tuple[str, ...] = EMPTY_ROWS,
    floor: str = "-",
    score: int = 0,
    cushion: str | None = None,
) -> str:
    """Return a board's text."""
    text = f"{score}:{lines}:{'/'.join(rows)}:{floor}"
    return text if cushion is None else f"{text}:~{cushion}"


def a_board(
    lines: str = "-,-,-,-,-",
    *,
    rows: tuple[str, ...] = EMPTY_ROWS,
    floor: str = "-",
    score: int = 0,
    cushion: str | None = None,
    side: WallSide = WallSide.COLOURED,
) -> Board:
    """Return a board."""
    return parse_board(board(lines, rows=rows, floor=floor, score=score, cushion=cushion), side)


def table(
    *boards: str,
    phase: str = "offer",
    turn: int = 1,
    starter: int = 1,
    marker: str = "c",
    rules: str = "",
    discs: str = "",
    factories: str = "",
    centre: str = "-",
    bag: str | None = None,
    lid: str = "-",
    round_: int = 1,
    barren: int = 0,
    rulings: int = CURRENT_RULINGS,
) -> State:
    """Return a position in which all tiles that aren't mentioned are in the bag, or in the lid.

    They are in the lid if `bag` is given. Factories that aren't mentioned are empty; seats count from 1.
    `rules` are in notation, ``+free+special``; `barren` counts barren rounds (R19b); `rulings` are those that
    the game is played under.
    """
    seats = [*boards, *[board()] * (2 - len(boards))]
    if "+free" in rules and phase == "tiling":
        seats = [seat if ":>" in seat else seat + ":>" for seat in seats]
    given = factories.split(",") if factories else []
    filled = ",".join(given + ["-"] * (FACTORIES[len(seats)] - len(given)))

    def text(bag: str, lid: str) -> str:
        laid_out = f" ={discs}" if discs else ""
        counted = f"~{barren}" if barren else ""
        named = f"v{rulings} " if rulings != FIRST_RULINGS else ""
        head = f"{named}{round_}{counted} {phase} {turn} {starter} {marker}{rules}{laid_out}"
        return " ".join((head, filled, centre, bag, lid, *seats))

    used = _used(" ".join((filled, centre, "-" if bag is None else bag, lid, *seats)))
    rest = to_text(Tiles(ALL_TILES - used))
    return parse_position(text(rest, lid) if bag is None else text(bag, rest))


def _used(text: str) -> Tiles:
    """Return all the tiles in a position's text, where letters are tiles, with a number if above one."""
    used = NO_TILES
    for place, letter in enumerate(text):
        if letter in "byrkw":
            digits = text[place + 1 : place + 3]
            number = digits if digits.isdecimal() else digits[:1] if digits[:1].isdecimal() else "1"
            used = Tiles(used + (int(number) << 6 * "byrkw".index(letter)))
    return used


def scarce(bag: str) -> State:
    """Return a position for four before its deal, with 25 tiles in bag and lid."""
    return table(
        board("-,w,w2,w,w", rows=NO_WHITE),
        board("-,k,k2,k,k", rows=NO_BLACK),
        board("-,r,r2,r,r", rows=NO_RED),
        board(),
        phase="refill",
        bag=bag,
    )


def play(state: State, moves: str) -> State:
    """Return the position after moves in notation, separated by spaces."""
    for move in moves.split():
        state = apply(state, parse_move(move))
    return state


def dealt(state: State, text: str) -> State:
    """Return the position after a deal in notation."""
    return deal(state, parse_deal(text))


def tiling(
    *boards: str,
    marker: str = "c",
    starter: int = 1,
    rules: str = "",
    discs: str = "",
    bag: str | None = None,
    lid: str = "-",
    round_: int = 1,
    barren: int = 0,
    rulings: int = CURRENT_RULINGS,
) -> State:
    """Return a position whose walls are to be tiled."""
    return table(
        *boards,
        phase=Phase.TILING.value,
        marker=marker,
        starter=starter,
        turn=starter,
        rules=rules,
        discs=discs,
        bag=bag,
        lid=lid,
        round_=round_,
        barren=barren,
        rulings=rulings,
    )


def a_deal(*factories: str) -> Deal:
    """Return a deal."""
    return parse_deal(",".join(factories))


def on_factories(state: State) -> str:
    """Return what lies on the factories, in notation."""
    return ",".join(map(to_text, state.factories))
