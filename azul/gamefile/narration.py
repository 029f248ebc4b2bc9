"""A recorded game as English text: every event, every round's position and scores, and the ranking."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from azul.events import Dealt, Placed, Resigned, Settled, Taken, TakenBack, Undone
from azul.gamefile.entries import chosen_space
from azul.gamefile.record import GameRecord, Step, steps_of
from azul.moves import CENTRE, FLOOR, Move
from azul.notation.position import position_text
from azul.phases.ending import Bonus, Ending, standings
from azul.phases.placing import Placement
from azul.phases.scattering import scatter_choice
from azul.phases.taking import take_report
from azul.phases.tiling import BoardTiling, TilingReport, ending_of
from azul.pieces.board import MARKER, ROWS, Board
from azul.pieces.discs import Disc, apply_discs
from azul.pieces.tiles import Colour, Tiles, by_colour, present
from azul.rules import Factories, Rules, Scatter
from azul.state import State

Line = tuple[int, str]
"""The indentation level of a line, and its text."""
_INDENT: Final = "  "
_EMPTY: Final[Line] = 0, ""
_WHY_OVER: Final = {
    Ending.RESIGNATION: "Only one player is left, so the game ends here, without bonuses.",
    Ending.STALEMATE: "No board has gained anything for as many rounds as there are players, "
    "so the game ends here.",
    Ending.NO_TILES: "There are no tiles left to deal, so the game ends here.",
    Ending.NO_SPACE: "None of the tiles left could ever reach a wall, so the game ends here.",
}
"""Why a game has ended, unless somebody completed a row."""
_FACTORIES: Final = {
    Factories.SPECIAL: "special factories every round",
    Factories.SPECIAL_ONCE: "special factories laid out once",
}


def printable(text: str) -> str:
    """Return text with unprintable characters escaped, so that it is safe to show in a terminal."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def replay(record: GameRecord) -> Iterator[str]:
    """Yield the lines that narrate a game. Raise `GameFileError` as `steps_of` does."""
    for depth, text in _Narration(tuple(map(printable, record.players))).of(record):
        yield f"{_INDENT * depth}{text}"


class _Narration:
    """Narrates a game; `names` are the players' by seat, as a terminal can show them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names: Final = names

    def of(self, record: GameRecord) -> Iterator[Line]:
        """Yield the lines about a whole game."""
        names = self._names
        yield (
            0,
            f"Game {record.id}, begun {record.begun}: {', '.join(names)}. {names[record.starter]} starts.",
        )
        if chosen := _options(record.rules):
            yield 0, f"Played with: {', '.join(chosen)}."
        last = None
        for step in steps_of(record):
            yield from self._step(step)
            last = step
        ending = None if last is None else ending_of(last.after, last.report)
        if last is None or ending is None:
            yield from (_EMPTY, (0, "The game is still running."))
            return
        if ending in _WHY_OVER:
            yield from (_EMPTY, (0, _WHY_OVER[ending]))
        if ending is Ending.RESIGNATION:
            yield from self._position(last.after)
        yield from (_EMPTY, (0, "Final ranking"))
        yield from self._ranking(last.after)

    def _step(self, step: Step) -> Iterator[Line]:
        match step.event:
            case Dealt():
                yield from self._dealt(step)
            case Taken(seat, move):
                yield self._event(step, seat, f": {', '.join(_take(step.before, move))}")
            case Placed(seat, row):
                yield self._event(step, seat, f": {_placement(chosen_space(step, seat, row), is_free=True)}")
            case Settled(seat):
                yield self._event(step, seat, " confirms where the tiles go")
            case Undone(seat):
                yield self._event(step, seat, " undoes that")
            case TakenBack(seat):
                takes = "take is" if step.undone == 1 else f"{step.undone} takes are"
                agreed = f"Everyone agrees that {self._names[seat]} takes back a move"
                yield 1, f"{step.number}. {agreed}: the last {takes} undone"
            case Resigned(seat):
                yield self._event(step, seat, " leaves the game")
        if step.report is not None:
            yield from self._tiling(step.report, step.after)

    def _event(self, step: Step, seat: int, what: str) -> Line:
        return 1, f"{step.number}. {self._names[seat]}{what}"

    def _dealt(self, step: Step) -> Iterator[Line]:
        after = step.after
        yield from (_EMPTY, (0, f"Round {after.round}: {self._names[after.turn]} starts"))
        yield 1, position_text(after)
        for number, tiles in enumerate(after.factories, 1):
            disc = after.disc_at(number)
            kind = "" if disc is Disc.PLAIN else f" ({_disc(disc)})"
            yield 1, f"factory {number}{kind}: {_tiles(tiles)}"
        if not isinstance(step.event, Dealt) or not after.discs:
            return
        deal = step.event.deal
        if deal.surplus is not None:
            yield 1, f"surplus: {deal.surplus.word}"
        for pull in apply_discs(after.discs, deal.factories, deal.surplus)[1]:
            yield 1, f"factory {pull.factory} has pulled {pull.colour.word} from factory {pull.neighbour}"

    def _tiling(self, report: TilingReport, after: State) -> Iterator[Line]:
        yield 0, f"After round {report.round}"
        is_free = after.rules.has_free_wall
        for name, board in zip(self._names, report.boards, strict=True):
            yield 1, f"{name} has left the game" if board is None else _scored(name, board, is_free=is_free)
        for name, bonus in zip(self._names, report.bonuses or (), strict=False):
            yield 1, f"{name}: {_bonus(bonus)}"
        yield from self._position(after)

    def _position(self, state: State) -> Iterator[Line]:
        yield 1, position_text(state)
        for name, board in zip(self._names, state.boards, strict=True):
            yield 1, f"{name}: {_counted(board.score, 'point')}"
            for row in ROWS:
                yield 2, _row(board, row)
            if board.floor:
                yield 2, f"floor: {_items(board.floor)}"
            if board.cushion is not None:
                yield 2, f"cushion: {_items(board.cushion)}"

    def _ranking(self, state: State) -> Iterator[Line]:
        placed = standings(state)
        shares = Counter(place for place, _ in placed)
        for place, seat in placed:
            board = state.boards[seat]
            points = _counted(board.score, "point")
            rows = _counted(len(board.wall.complete_rows()), "row")
            how = " (left the game)" if seat in state.resigned else " (shared)" if shares[place] > 1 else ""
            yield 1, f"{place}. {self._names[seat]}: {points}, {rows}{how}"


def _options(rules: Rules) -> list[str]:
    """Return the options that differ from the base game."""
    chosen = []
    if rules.has_free_wall:
        chosen.append("free wall")
    if rules.has_special_factories:
        chosen.append(_FACTORIES[rules.factories])
        if rules.scatter is Scatter.EVEN:
            chosen.append("even scattering")
    return chosen


def _take(before: State, move: Move) -> Iterator[str]:
    """Yield what a take moved where, what fell, what the cushion caught, and how the rest was scattered."""
    report = take_report(before, move)
    taken = f"{report.taken} {move.colour.word}"
    line = "the floor" if move.line == FLOOR else f"line {move.line + 1}"
    yield f"{taken} from {_source(move.source)} to {line}"
    if report.fell and move.line != FLOOR:
        yield f"{report.fell} to the floor"
    if report.caught is not None:
        yield f"{_item(report.caught)} onto the cushion"
    if scatter_choice(before, move.source, move.colour) is not None:
        for place, tiles in report.rest:
            yield f"{_and([colour.word for colour in present(tiles)])} to {_source(place)}"


def _scored(name: str, board: BoardTiling, *, is_free: bool) -> str:
    steps = ", ".join(_tiled(board, is_free=is_free)) or "no full line"
    return f"{name}: {board.score_before} → {steps} → {board.score}"


def _tiled(board: BoardTiling, *, is_free: bool) -> Iterator[str]:
    for placement in board.placements:
        yield _placement(placement, is_free=is_free)
    for line in board.fallen:
        tiles = f"{line.count} {line.colour.word}"
        yield f"row {line.row + 1} had no open column, {tiles} to the floor"
    if board.floor:
        yield f"floor −{board.floor_cost} ({_items(board.floor)})"
    if board.cushion:
        yield f"cushion: {_items(board.cushion)}"


def _placement(space: Placement, *, is_free: bool) -> str:
    column = f" → column {space.column + 1}" if is_free else ""
    return f"{space.colour.word} row {space.row + 1}{column} +{space.points}"


def _bonus(bonus: Bonus) -> str:
    counts = (("row", len(bonus.rows)), ("column", len(bonus.columns)), ("color", len(bonus.colours)))
    parts = [_counted(number, noun) for noun, number in counts if number]
    return f"bonus {bonus.points} ({', '.join(parts)})" if parts else "no bonus"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _and(words: list[str]) -> str:
    """Return words joined as in a sentence: ``a``, ``a and b``, ``a, b, and c``."""
    if len(words) < 3:
        return " and ".join(words)
    return f"{', '.join(words[:-1])}, and {words[-1]}"


def _source(source: int) -> str:
    return "the center" if source == CENTRE else f"factory {source}"


def _disc(disc: Disc) -> str:
    return disc.word if disc.pulls is None else f"{disc.pulls.word} magnet"


def _tiles(tiles: Tiles) -> str:
    return ", ".join(f"{number} {colour.word}" for colour, number in by_colour(tiles)) or "nothing"


def _items(items: Iterable[int]) -> str:
    return ", ".join(map(_item, items)) or "nothing"


def _item(item: int) -> str:
    return "first-player marker" if item == MARKER else Colour(item).word


def _row(board: Board, row: int) -> str:
    line = board.lines[row]
    filled = [line.colour.letter] * line.count if line.colour is not None else []
    spaces = [" "] * (5 - line.size) + ["."] * (line.size - line.count) + filled
    wall = ["." if colour is None else colour.letter for colour in board.wall.row(row)]
    return f"{' '.join(spaces)} | {' '.join(wall)}"
