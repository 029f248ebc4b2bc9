"""A recorded game as text: every event, every round's position and scores, and the ranking."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import azul
from azul import FLOOR, MARKER, Board, Bonus, Colour, Ending, State, Tiles
from azul.events import Dealt, Placed, Resigned, Settled, Taken, TakenBack, Undone
from azul.gamefile.entries import chosen_space
from azul.gamefile.record import GameRecord, Step, steps_of
from azul.phases.tiling import ending_of
from azul.pieces.board import ROWS
from azul.pieces.discs import apply_discs
from bot.i18n.language import FALLBACK, Fact, Key, Text, Verbatim, Words, words_for
from bot.words.facts import (
    KEYS_OF_COMPUTERS,
    colour_fact,
    colour_text,
    line_fact,
    place_text,
    rules_texts,
    source_fact,
)

Line = tuple[int, str]
"""How deep a line is indented, and its text."""
_INDENT: Final = "  "
_EMPTY: Final[Line] = 0, ""
_NO_EMOJI: Final = Key("none")
_WHY_OVER: Final = {
    Ending.RESIGNATION: "gamefile-resignation",
    Ending.STALEMATE: "over-stalemate",
    Ending.NO_TILES: "over-no-tiles",
    Ending.NO_SPACE: "over-no-space",
}
"""Why a game has ended, unless somebody completed a row."""


def printable(text: str) -> str:
    """Return text with control characters escaped, so that a terminal shows them."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def replay(record: GameRecord, words: Words) -> Iterator[str]:
    """Yield the lines that narrate a game in a language. Raise `GameFileError` as `steps_of` does."""
    names = tuple(map(_name, record.players))
    for depth, text in _Narration(words, names).of(record):
        yield f"{_INDENT * depth}{text}"


def _name(stored: str) -> Verbatim | Text:
    """Return a player's name; files have computers' in American English, and nobody else has these."""
    for key in KEYS_OF_COMPUTERS:
        computer = Text("computer-name", name=key)
        if stored == words_for(FALLBACK)(computer):
            return computer
    return Verbatim(printable(stored))


class _Narration:
    """Tells a game in a language; `names` are the players' by seat."""

    def __init__(self, words: Words, names: tuple[Verbatim | Text, ...]) -> None:
        self._words: Final = words
        self._names: Final = names

    def of(self, record: GameRecord) -> Iterator[Line]:
        """Yield the lines about a whole game."""
        words, names = self._words, self._names
        begun, game = Verbatim(record.begun), Verbatim(str(record.id))
        starter = names[record.starter]
        yield 0, words("gamefile-game", game=game, begun=begun, names=names, starter=starter)
        if chosen := rules_texts(record.rules):
            yield 0, words("gamefile-rules", rules=chosen)
        last = None
        for step in steps_of(record):
            yield from self._step(step)
            last = step
        ending = None if last is None else ending_of(last.after, last.report)
        if last is None or ending is None:
            yield from (_EMPTY, (0, words("gamefile-running")))
            return
        if ending in _WHY_OVER:
            yield from (_EMPTY, (0, words(_WHY_OVER[ending])))
        if ending is Ending.RESIGNATION:
            yield from self._position(last.after)
        yield from (_EMPTY, (0, words("gamefile-ranking")))
        yield from self._ranking(last.after)

    def _step(self, step: Step) -> Iterator[Line]:
        match step.event:
            case Dealt():
                yield from self._dealt(step)
            case Taken(seat, move):
                yield 1, self._event(step, seat, "gamefile-take", parts=_take(step.before, move))
            case Placed(seat, row):
                space = chosen_space(step, seat, row)
                yield 1, self._event(step, seat, "gamefile-place", **_placement(space))
            case Settled(seat):
                yield 1, self._event(step, seat, "gamefile-settle")
            case Undone(seat):
                yield 1, self._event(step, seat, "gamefile-undo")
            case TakenBack(seat):
                yield 1, self._event(step, seat, "gamefile-take-back", takes=step.undone)
            case Resigned(seat):
                yield 1, self._event(step, seat, "gamefile-resign")
        if step.report is not None:
            yield from self._tiling(step.report, step.after)

    def _event(self, step: Step, seat: int, text_id: str, **facts: Fact) -> str:
        return self._words(text_id, number=step.number, name=self._names[seat], **facts)

    def _dealt(self, step: Step) -> Iterator[Line]:
        words, after = self._words, step.after
        yield from (_EMPTY, (0, words("gamefile-round", round=after.round, name=self._names[after.turn])))
        yield 1, azul.position_text(after)
        for number, tiles in enumerate(after.factories, 1):
            yield 1, words("gamefile-factory", place=place_text(after, number), tiles=_tiles(tiles))
        if not isinstance(step.event, Dealt) or not after.discs:
            return
        deal = step.event.deal
        if deal.surplus is not None:
            yield 1, words("gamefile-surplus", colour=colour_fact(deal.surplus))
        for pull in apply_discs(after.discs, deal.factories, deal.surplus)[1]:
            yield (
                1,
                words(
                    "gamefile-pull",
                    factory=pull.factory,
                    colour=colour_fact(pull.colour),
                    neighbour=pull.neighbour,
                ),
            )

    def _tiling(self, report: azul.TilingReport, after: State) -> Iterator[Line]:
        yield 0, self._words("gamefile-tiling", round=report.round)
        is_free = after.rules.has_free_wall
        for name, board in zip(self._names, report.boards, strict=True):
            yield 1, self._scored(name, board, is_free=is_free)
        for name, bonus in zip(self._names, report.bonuses or (), strict=False):
            yield 1, self._bonus(name, bonus)
        yield from self._position(after)

    def _scored(self, name: Verbatim | Text, board: azul.BoardTiling | None, *, is_free: bool) -> str:
        if board is None:
            return self._words("gamefile-left", name=name)
        steps = list(_tiled(board, is_free=is_free))
        before = board.score_before
        return self._words(
            "gamefile-scored",
            name=name,
            before=before,
            steps=steps or [Text("round-nothing")],
            score=board.score,
        )

    def _bonus(self, name: Verbatim | Text, bonus: Bonus) -> str:
        counts = (
            ("over-rows", len(bonus.rows)),
            ("over-columns", len(bonus.columns)),
            ("over-colours", len(bonus.colours)),
        )
        parts = [Text(text_id, count=count) for text_id, count in counts if count]
        if not parts:
            return self._words("gamefile-no-bonus", name=name)
        return self._words("gamefile-bonus", name=name, bonus=bonus.points, parts=parts)

    def _position(self, state: State) -> Iterator[Line]:
        yield 1, azul.position_text(state)
        for name, board in zip(self._names, state.boards, strict=True):
            yield 1, self._words("gamefile-score", name=name, points=board.score)
            for row in ROWS:
                yield 2, _row(board, row)
            if board.floor:
                yield 2, self._words("gamefile-lying", items=_items(board.floor))
            if board.cushion is not None:
                yield 2, self._words("words-cushion", cushion=_items(board.cushion))

    def _ranking(self, state: State) -> Iterator[Line]:
        placed = azul.standings(state)
        shares = Counter(place for place, _ in placed)
        for place, seat in placed:
            board = state.boards[seat]
            has_left = seat in state.resigned
            yield (
                1,
                self._words(
                    "gamefile-rank",
                    place=place,
                    name=self._names[seat],
                    points=board.score,
                    count=len(board.wall.complete_rows()),
                    how=Key("left" if has_left else "shared" if shares[place] > 1 else "alone"),
                ),
            )


def _take(before: State, move: azul.Move) -> list[Text]:
    """Return what a take moved where, what fell, what the cushion caught, and how the rest was scattered."""
    parts = [
        Text(
            "gamefile-taken",
            source=source_fact(move.source),
            line=line_fact(move.line),
            **_tile(move.colour, azul.number_taken(before, move)),
        )
    ]
    fallen = azul.falling(before, move)
    if fallen and move.line != FLOOR:
        parts.append(Text("gamefile-fell", fell=fallen))
    on_cushion = azul.caught(before, move)
    if on_cushion is not None:
        parts.append(Text("gamefile-caught", what=_item(on_cushion)))
    if azul.scatter_choice(before, move.source, move.colour) is not None:
        parts += [
            Text(
                "gamefile-rest", tiles=list(map(colour_text, azul.present(tiles))), source=source_fact(place)
            )
            for place, tiles in azul.rest_of(before, move)
        ]
    return parts


def _placement(space: azul.Placement) -> dict[str, Fact]:
    """Return the facts of ``round-placement`` and ``round-placement-free``."""
    places: dict[str, Fact] = {"row": space.row + 1, "column": space.column + 1, "points": space.points}
    return places | _tile(space.colour)


def _tiled(board: azul.BoardTiling, *, is_free: bool) -> Iterator[Text]:
    for placement in board.placements:
        yield Text("round-placement-free" if is_free else "round-placement", **_placement(placement))
    for line in board.fallen:
        yield Text("round-fallen", row=line.row + 1, **_tile(line.colour, line.count))
    if board.floor:
        yield Text("gamefile-floor", cost=board.floor_cost, items=_items(board.floor))
    if board.cushion:
        yield Text("words-cushion", cushion=_items(board.cushion))


def _tile(colour: Colour, count: int = 1) -> dict[str, Fact]:
    """Return the facts of ``tile`` and ``tiles``."""
    return {"count": count, "colour": colour_fact(colour), "emoji": _NO_EMOJI}


def _tiles(tiles: Tiles) -> list[Text]:
    texts = [Text("tiles", **_tile(colour, azul.count(tiles, colour))) for colour in azul.present(tiles)]
    return texts or [Text("nothing")]


def _items(floor: Iterable[int]) -> list[Text]:
    return list(map(_item, floor)) or [Text("nothing")]


def _item(item: int) -> Text:
    return Text("marker") if item == MARKER else colour_text(Colour(item))


def _row(board: Board, row: int) -> str:
    line = board.lines[row]
    filled = [line.colour.letter] * line.count if line.colour is not None else []
    spaces = [" "] * (5 - line.size) + ["."] * (line.size - line.count) + filled
    wall = ["." if colour is None else colour.letter for colour in board.wall.row(row)]
    return f"{' '.join(spaces)} | {' '.join(wall)}"
