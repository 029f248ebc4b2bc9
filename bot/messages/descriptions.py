"""A position in words: alt texts, and the table for people who don't see pictures."""

from collections.abc import Callable
from typing import Final

import azul
from azul import MARKER
from bot.messages.options import rules_lines
from bot.words.names import markdown_name, plain_name
from bot.words.phrases import Phrases
from engine import Status, Table

LONGEST_ALT: Final = 1024
LONGEST_MESSAGE: Final = 2000


def shortened(text: str, longest: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than Discord takes."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def alt_table(phrases: Phrases, table: Table, state: azul.State) -> str:
    """Return the alt text of the table's picture, at most 1,024 characters.

    When the words would not fit, factories are told in letters, and if need be pattern lines too.
    """
    text = ""
    for in_letters in range(3):
        text = _alt_table(phrases, table, state, in_letters)
        if len(text) <= LONGEST_ALT:
            break
    return shortened(text, LONGEST_ALT)


def alt_board(phrases: Phrases, table: Table, state: azul.State, seat: int) -> str:
    """Return the alt text of one board's picture."""
    board = _alt_board(phrases, table, state.boards[seat], seat)
    text = f"{phrases.words('alt-own-board', board=board)}. {phrases.words('alt-wall-legend')}"
    return shortened(text, LONGEST_ALT)


def alt_scores(phrases: Phrases, text_id: str, table: Table, state: azul.State, **values: int) -> str:
    """Return the alt text of a summary: everybody's score."""
    players = "; ".join(
        phrases.words("alt-score", name=plain_name(table.players[seat].name), score=board.score)
        for seat, board in enumerate(state.boards)
    )
    return shortened(phrases.words(text_id, players=players, **values), LONGEST_ALT)


def table_in_words(phrases: Phrases, table: Table, state: azul.State) -> str:
    """Return the whole position as a message of at most 2,000 characters."""
    words = phrases.words
    lines = [
        words("words-title", round=state.round, turn=_turn(phrases, table, state)),
        *rules_lines(words, table.rules),
        words("words-table", bag=azul.total(state.bag), lid=azul.total(state.lid)),
    ]
    for source in state.sources:
        label = phrases.place(state, source)
        lines.append(words("words-source", source=label, tiles=_tiles_at(phrases, state, source)))
    for seat, board in enumerate(state.boards):
        name = markdown_name(table.players[seat].name)
        parts = [
            words("words-board", name=name, points=board.score),
            words("words-lines", lines=_lines(phrases, board)),
            words("words-wall", wall=_wall(board)),
            words("words-floor", floor=_items(phrases, board.floor), cost=board.floor_cost),
        ]
        if board.cushion is not None:
            parts.append(words("words-cushion", items=_items(phrases, board.cushion)))
        lines.append(" · ".join(parts))
    lines.append(words("words-legend"))
    return shortened("\n".join(lines), LONGEST_MESSAGE)


def _alt_table(phrases: Phrases, table: Table, state: azul.State, in_letters: int) -> str:
    words = phrases.words
    marker = f" + {words('marker')}" if _marker_lies_there(state) else ""
    sources = "; ".join(
        words(
            "alt-source",
            source=phrases.place(state, source),
            tiles=azul.to_text(state.tiles_at(source)).upper() + (marker if source == azul.CENTRE else "")
            if in_letters
            else _tiles_at(phrases, state, source),
        )
        for source in state.sources
    )
    boards = ". ".join(
        _alt_board(phrases, table, board, seat, in_letters=in_letters > 1)
        for seat, board in enumerate(state.boards)
    )
    text = words(
        "alt-table",
        round=state.round,
        turn=_turn(phrases, table, state, name=plain_name),
        bag=azul.total(state.bag),
        lid=azul.total(state.lid),
        sources=sources,
        boards=boards,
    )
    return f"{text} {words('alt-wall-legend')}"


def _alt_board(
    phrases: Phrases, table: Table, board: azul.Board, seat: int, *, in_letters: bool = False
) -> str:
    text = phrases.words(
        "alt-board",
        name=plain_name(table.players[seat].name),
        points=board.score,
        lines=_lines_in_letters(board) if in_letters else _lines(phrases, board),
        wall=_wall(board),
        floor=len(board.floor),
    )
    if board.cushion is None:
        return text
    return f"{text}; {phrases.words('words-cushion', items=_items(phrases, board.cushion))}"


def _tiles_at(phrases: Phrases, state: azul.State, source: int) -> str:
    marker = source == azul.CENTRE and _marker_lies_there(state)
    return phrases.tiles(state.tiles_at(source), marker=marker)


def _marker_lies_there(state: azul.State) -> bool:
    """Return whether the first-player marker lies in the centre, to be taken (R6)."""
    return state.has_marker_in_centre and state.phase is azul.Phase.OFFER


def _lines(phrases: Phrases, board: azul.Board) -> str:
    return ", ".join(
        phrases.words("alt-line-empty", row=line.size)
        if line.colour is None
        else phrases.words("alt-line", row=line.size, count=line.count, colour=phrases.colour(line.colour))
        for line in board.lines
    )


def _lines_in_letters(board: azul.Board) -> str:
    return "/".join(
        "-" if line.colour is None else f"{line.colour.letter.upper()}{line.count}" for line in board.lines
    )


def _wall(board: azul.Board) -> str:
    return "/".join(
        "".join("·" if colour is None else colour.letter.upper() for colour in board.wall.row(row))
        for row in range(5)
    )


def _items(phrases: Phrases, items: tuple[int, ...]) -> str:
    if not items:
        return phrases.words("nothing")
    return ", ".join(
        phrases.words("marker") if item == MARKER else phrases.colour(azul.COLOURS[item]) for item in items
    )


def _turn(
    phrases: Phrases, table: Table, state: azul.State, name: Callable[[str], str] = markdown_name
) -> str:
    """Return whom the game waits for; `name` makes what players call themselves fit for where it stands."""
    if table.status is not Status.PLAYING:
        return phrases.words("words-ended")
    waiting = azul.waiting_for(state)
    if waiting:
        names = phrases.listed([name(table.players[seat].name) for seat in waiting])
        return phrases.words("tiling-turn", names=names, count=len(waiting))
    return phrases.words("alt-turn", name=name(table.players[state.turn].name))
