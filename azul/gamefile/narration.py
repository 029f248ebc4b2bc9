"""A recorded game as text: every event, every round's position and scores, and the ranking."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from azul.events import Dealt, Placed, Resigned, Settled, Taken, TakenBack, Undone
from azul.gamefile.entries import chosen_space
from azul.gamefile.record import GameRecord, Step, steps_of
from azul.moves import CENTRE, FLOOR, Move
from azul.notation.position import position_text
from azul.notation.words import item_word, line_word, source_word
from azul.phases.ending import Bonus, Ending, standings
from azul.phases.scattering import rest_of, scatter_choice
from azul.phases.taking import caught, falling, number_taken
from azul.phases.tiling import BoardTiling, TilingReport, ending_of
from azul.pieces.board import ROWS, Board
from azul.pieces.discs import apply_discs
from azul.pieces.tiles import present, to_text
from azul.rules import BASE_GAME, Rules, Scatter
from azul.state import Phase, State

_WHY_OVER: Final = {
    Ending.RESIGNATION: "Over, as one player is left. No bonuses.",
    Ending.STALEMATE: "Over, as no board has grown for as many rounds as there are players left.",
}


def printable(text: str) -> str:
    """Return text with control characters escaped, so that a terminal shows them."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def replay(record: GameRecord) -> Iterator[str]:
    """Yield the lines that narrate a game. Raise `GameFileError` as `steps_of` does."""
    names = tuple(map(printable, record.players))
    yield f"Game {record.id}, begun {record.begun}: {', '.join(names)}. {names[record.starter]} starts."
    if record.rules != BASE_GAME:
        yield f"Played with {_rules(record.rules)}."
    last = None
    for step in steps_of(record):
        yield from _step(step, names)
        last = step
    if last is None or last.after.phase is not Phase.OVER:
        yield ""
        yield "The game is still running."
        return
    ending = ending_of(last.after, last.report)
    if ending in _WHY_OVER:
        yield ""
        yield _WHY_OVER[ending]
    if ending is Ending.RESIGNATION:
        yield from _position(last.after, names)
    yield ""
    yield "Final ranking"
    yield from _ranking(last.after, names)


def _step(step: Step, names: tuple[str, ...]) -> Iterator[str]:
    match step.event:
        case Dealt():
            yield from _dealt(step, names)
        case Taken(seat, move):
            yield f"  {step.number}. {names[seat]}: {_take(step.before, move)}"
        case Placed(seat, row):
            space = chosen_space(step, seat, row)
            yield (
                f"  {step.number}. {names[seat]}: {space.colour.word} of line {row + 1} to column"
                f" {space.column + 1}, +{space.points}"
            )
        case Settled(seat):
            yield f"  {step.number}. {names[seat]} confirms"
        case Undone(seat):
            yield f"  {step.number}. {names[seat]} undoes that"
        case TakenBack(seat):
            undone = "take" if step.undone == 1 else f"{step.undone} takes"
            yield f"  {step.number}. {names[seat]} takes back, as all agree: the last {undone} undone"
        case Resigned(seat):
            yield f"  {step.number}. {names[seat]} resigns"
    if step.report is not None:
        yield from _tiling(step.report, step.after, names)


def _rules(rules: Rules) -> str:
    chosen = [f"a {rules.wall.value} wall"] * rules.has_free_wall
    chosen += [f"{rules.factories.value} factories"] * rules.has_special_factories
    chosen += ["even scatter"] * (rules.scatter is Scatter.EVEN)
    return ", ".join(chosen)


def _dealt(step: Step, names: tuple[str, ...]) -> Iterator[str]:
    after = step.after
    yield ""
    yield f"Round {after.round}: {names[after.turn]} starts"
    yield f"  {position_text(after)}"
    for number, tiles in enumerate(after.factories, 1):
        disc = f" ({after.disc_at(number).word})" if after.discs else ""
        yield f"  factory {number}{disc}: {to_text(tiles)}"
    if not isinstance(step.event, Dealt) or not after.discs:
        return
    deal = step.event.deal
    if deal.surplus is not None:
        yield f"  surplus: {deal.surplus.word}"
    for pull in apply_discs(after.discs, deal.factories, deal.surplus)[1]:
        yield f"  factory {pull.factory} has pulled {pull.colour.word} from factory {pull.neighbour}"


def _take(before: State, move: Move) -> str:
    text = (
        f"{number_taken(before, move)} {move.colour.word} from {_source(move.source)} to {_line(move.line)}"
    )
    fallen = falling(before, move)
    if fallen and move.line != FLOOR:
        text += f", {fallen} to the floor"
    on_cushion = caught(before, move)
    if on_cushion is not None:
        text += f", {item_word(on_cushion)} onto the cushion"
    if scatter_choice(before, move.source, move.colour) is not None:
        for place, tiles in rest_of(before, move):
            text += f"; {' and '.join(colour.word for colour in present(tiles))} to {_source(place)}"
    return text


def _source(source: int) -> str:
    return ("the " if source == CENTRE else "factory ") + source_word(source)


def _line(line: int) -> str:
    return ("the " if line == FLOOR else "line ") + line_word(line)


def _tiling(report: TilingReport, after: State, names: tuple[str, ...]) -> Iterator[str]:
    yield f"After round {report.round}"
    for name, board in zip(names, report.boards, strict=True):
        yield f"  {name}: {_scored(board)}"
    for name, bonus in zip(names, report.bonuses or (), strict=False):
        yield f"  {name}: {_bonus(bonus)}"
    yield from _position(after, names)


def _scored(board: BoardTiling | None) -> str:
    if board is None:
        return "resigned"
    placed = [
        f"+{placement.points} ({placement.colour.word}, row {placement.row + 1},"
        f" column {placement.column + 1})"
        for placement in board.placements
    ]
    fallen = [f"({line.count} {line.colour.word} of line {line.row + 1} fall)" for line in board.fallen]
    floor = [f"-{board.floor_cost} (floor: {_floor(board.floor)})"] if board.floor else []
    cushion = [f"(cushion: {_floor(board.cushion)})"] if board.cushion else []
    return " ".join([str(board.score_before), *placed, *fallen, *floor, *cushion, "=", str(board.score)])


def _bonus(bonus: Bonus) -> str:
    return (
        f"bonus {bonus.points} (rows {len(bonus.rows)}, columns {len(bonus.columns)},"
        f" colours {len(bonus.colours)})"
    )


def _position(state: State, names: tuple[str, ...]) -> Iterator[str]:
    yield f"  {position_text(state)}"
    for name, board in zip(names, state.boards, strict=True):
        yield f"  {name}: {board.score} points"
        for row in ROWS:
            yield f"    {_row(board, row)}"
        if board.floor:
            yield f"    floor: {_floor(board.floor)}"
        if board.cushion is not None:
            yield f"    cushion: {_floor(board.cushion) or '-'}"


def _row(board: Board, row: int) -> str:
    line = board.lines[row]
    filled = [line.colour.letter] * line.count if line.colour is not None else []
    spaces = [" "] * (5 - line.size) + ["."] * (line.size - line.count) + filled
    wall = ["." if colour is None else colour.letter for colour in board.wall.row(row)]
    return f"{' '.join(spaces)} | {' '.join(wall)}"


def _floor(floor: Iterable[int]) -> str:
    return " ".join(map(item_word, floor))


def _ranking(state: State, names: tuple[str, ...]) -> Iterator[str]:
    placed = standings(state)
    shares = Counter(place for place, _ in placed)
    for place, seat in placed:
        board = state.boards[seat]
        rows = len(board.wall.complete_rows())
        remark = ", resigned" if seat in state.resigned else ""
        shared = ", shared" if shares[place] > 1 else ""
        yield f"  {place}. {names[seat]}: {board.score} points, complete rows: {rows}{remark}{shared}"
