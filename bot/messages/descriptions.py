"""Positions in words: alt texts, and the table for people who can't see pictures."""

from collections.abc import Callable, Sequence

import azul
from azul import COLOURS, MARKER
from bot.i18n.language import Fact, Text, Verbatim
from bot.messages.layout import MAX_ALT_LENGTH, in_lines, shortened
from bot.words.news import request_lines
from bot.words.options import adaptive_lines, pause_lines, rules_lines, time_lines
from bot.words.phrases import Phrases, colour_fact, colour_text, has_marker, name_fact, place_text
from engine import NO_HOURS, Hours, Status, Table


def alt_table(phrases: Phrases, table: Table, state: azul.State) -> str:
    """Return the alt text of the table's picture, at most 1,024 characters.

    If that is too long, tiles at the factories are given in letters, and then pattern lines too.
    """
    text = ""
    for in_letters in range(3):
        text = _alt_table(phrases, table, state, in_letters)
        if len(text) <= MAX_ALT_LENGTH:
            break
    return shortened(text, MAX_ALT_LENGTH)


def alt_board(phrases: Phrases, table: Table, state: azul.State, seat: int) -> str:
    """Return the alt text of one board's picture."""
    board = _alt_board(table, state.boards[seat], seat)
    return shortened(phrases.words("alt-own-board", board=board), MAX_ALT_LENGTH)


def alt_round(phrases: Phrases, table: Table, after: azul.State, report: azul.TilingReport) -> str:
    """Return the alt text of a round's summary: what each score was and became, before any bonuses."""
    scores = [
        _alt_left(table, after, seat) if tiling is None else _alt_tiling(table, seat, tiling)
        for seat, tiling in enumerate(report.boards)
    ]
    text = phrases.words("alt-round", round=report.round, scores=scores)
    return shortened(text, MAX_ALT_LENGTH)


def _alt_left(table: Table, after: azul.State, seat: int) -> Text:
    return Text("alt-score-left", name=name_fact(table, seat), score=after.boards[seat].score)


def _alt_tiling(table: Table, seat: int, tiling: azul.BoardTiling) -> Text:
    return Text(
        "alt-tiling",
        name=name_fact(table, seat),
        before=tiling.score_before,
        score=tiling.score,
        gained=sum(placed.points for placed in tiling.placements),
        cost=tiling.floor_cost,
    )


def alt_over(phrases: Phrases, table: Table, state: azul.State, bonuses: Sequence[azul.Bonus] | None) -> str:
    """Return the alt text of the result: who won, and every place with what its wall earned (R20, R21)."""
    winners = azul.ranking(state)[0]
    alone = len(state.active) == 1
    result = Text(
        "alt-over-alone" if alone else "alt-over-won" if len(winners) == 1 else "alt-over-shared",
        names=[name_fact(table, seat) for seat in winners],
        points=state.boards[winners[0]].score,
        left=[name_fact(table, seat) for seat in sorted(state.resigned)],
    )
    places = [
        _alt_place(table, state, place, seat, bonuses[seat] if bonuses else azul.Bonus())
        for place, seat in azul.standings(state)
    ]
    return shortened(phrases.words("alt-over", result=result, places=places), MAX_ALT_LENGTH)


def _alt_place(table: Table, state: azul.State, place: int, seat: int, bonus: azul.Bonus) -> Text:
    score = state.boards[seat].score
    facts: dict[str, Fact] = {"place": place, "name": name_fact(table, seat), "score": score}
    if seat in state.resigned and len(state.active) > 1:
        return Text("alt-place-left", **facts)
    if not bonus.points:
        return Text("alt-place", **facts)
    parts = [
        Text(text_id, count=count, points=count * each)
        for text_id, count, each in (
            ("alt-rows", len(bonus.rows), azul.ROW_BONUS),
            ("alt-columns", len(bonus.columns), azul.COLUMN_BONUS),
            ("alt-colours", len(bonus.colours), azul.COLOUR_BONUS),
        )
        if count
    ]
    return Text("alt-place-bonus", **facts, before=score - bonus.points, parts=parts)


def title_in_words(phrases: Phrases, table: Table, state: azul.State) -> str:
    """Return one line with the round and whom the game waits for."""
    return phrases.words("words-title", round=state.round, turn=_turn(table, state, phrases.name))


def table_in_words(phrases: Phrases, table: Table, state: azul.State, hours: Hours = NO_HOURS) -> str:
    """Return the whole position as a message of at most 2,000 characters."""
    words = phrases.words
    lines = [
        title_in_words(phrases, table, state),
        *(pause_lines(words, table) or request_lines(phrases, table)),
        *time_lines(phrases, table, hours),
        *rules_lines(words, table.options.rules),
        *adaptive_lines(words, table),
        words("words-table", bag=azul.total(state.bag), lid=azul.total(state.lid)),
    ]
    lines += [words("words-source", **phrases.source(state, source)) for source in state.sources]
    lines += [
        words(
            "words-board" if board.cushion is None else "words-board-cushion",
            name=phrases.name(table, seat),
            cost=board.floor_cost,
            items=_items(board.floor),
            **_board_facts(board),
        )
        for seat, board in enumerate(state.boards)
    ]
    lines.append(words("words-legend"))
    return shortened(in_lines(*lines))


def _alt_table(phrases: Phrases, table: Table, state: azul.State, in_letters: int) -> str:
    return phrases.words(
        "alt-table",
        round=state.round,
        turn=_turn(table, state),
        bag=azul.total(state.bag),
        lid=azul.total(state.lid),
        sources=[_alt_source(phrases, state, source, in_letters=in_letters > 0) for source in state.sources],
        boards=[
            _alt_board(table, board, seat, in_letters=in_letters > 1)
            for seat, board in enumerate(state.boards)
        ],
    )


def _alt_source(phrases: Phrases, state: azul.State, source: int, *, in_letters: bool) -> Text:
    if not in_letters:
        return Text("alt-source", **phrases.source(state, source))
    letters = Verbatim(azul.to_text(state.tiles_at(source)).upper())
    marker = [Text("marker")] if has_marker(state, source) else []
    return Text("alt-source-letters", place=place_text(state, source), tiles=[letters, *marker])


def _alt_board(table: Table, board: azul.Board, seat: int, *, in_letters: bool = False) -> Text:
    facts = _board_facts(board)
    if in_letters:
        facts["lines"] = [_lines_in_letters(board)]
    return Text(
        "alt-board" if board.cushion is None else "alt-board-cushion",
        name=name_fact(table, seat),
        floor=len(board.floor),
        **facts,
    )


def _board_facts(board: azul.Board) -> dict[str, Fact]:
    """Return the facts about a board that every description uses; each treats the floor differently."""
    lines = [
        Text("alt-line-empty", row=line.size)
        if line.colour is None
        else Text("alt-line", row=line.size, count=line.count, colour=colour_fact(line.colour))
        for line in board.lines
    ]
    cushion = _items(board.cushion or ())
    return {"points": board.score, "lines": lines, "wall": _wall(board), "cushion": cushion}


def _lines_in_letters(board: azul.Board) -> Verbatim:
    letters = (
        "-" if line.colour is None else f"{line.colour.letter.upper()}{line.count}" for line in board.lines
    )
    return Verbatim("/".join(letters))


def _wall(board: azul.Board) -> Verbatim:
    letters = "".join("·" if colour is None else colour.letter.upper() for colour in board.wall.spaces)
    return Verbatim("/".join(letters[row : row + 5] for row in range(0, 25, 5)))


def _items(items: tuple[int, ...]) -> list[Text]:
    """Return a list of what lies on a floor or a cushion."""
    texts = [Text("marker") if item == MARKER else colour_text(COLOURS[item]) for item in items]
    return texts or [Text("nothing")]


def _turn(table: Table, state: azul.State, name: Callable[[Table, int], Verbatim | Text] = name_fact) -> Text:
    """Return whom the game waits for; `name` escapes players' names if the text needs that."""
    if table.status is not Status.PLAYING:
        return Text("words-ended")
    if table.pause is not None:
        return Text("words-paused")
    waiting = azul.waiting_for(state)
    if waiting:
        names = [name(table, seat) for seat in waiting]
        return Text("tiling-turn", names=names, count=len(waiting))
    return Text("alt-turn", name=name(table, state.turn))
