"""The announcement of the last round (R20)."""

import azul
from azul.pieces.board import LINES
from bot.words.takes import completes_row
from engine import Options, Player, Status, Table
from tests.bot.english import PHRASES

PLAYERS = (Player(1, "Ada"), Player(2, "Bruno"), Player(3, "Chiyo"))
TAKE = azul.parse_move("1b1")


def one_blue_short(filled: bool) -> azul.Board:
    """Return a board whose first row lacks blue, with blue on its first line if that is `filled`."""
    board = azul.parse_board("0:-,-,-,-,-:.yrkw/...../...../...../.....:-")
    line = LINES[0][azul.Colour.BLUE][int(filled)]
    return board._replace(lines=(line, *board.lines[1:]))


def announced(first: azul.Board, resigned: frozenset[int]) -> str | None:
    """Return what is announced when Bruno fills his line while Ada has the board `first`."""
    start = azul.new_game(3, 0)
    state = start._replace(
        round=3,
        phase=azul.Phase.OFFER,
        turn=1,
        factories=(azul.from_text("br3"), *start.factories[1:]),
        boards=(first, one_blue_short(filled=False), azul.Board()),
        resigned=resigned,
    )
    return completes_row(PHRASES, Table(1, Options(3), PLAYERS, Status.PLAYING, state=state), state, TAKE)


def test_the_first_complete_row_is_announced() -> None:
    announcement = announced(azul.Board(), frozenset())
    assert announcement
    assert "**Bruno** will complete a row of the wall" in announcement


def test_a_second_complete_row_is_not_announced() -> None:
    assert announced(one_blue_short(filled=True), frozenset()) is None


def test_a_row_of_a_player_who_left_does_not_count_so_the_next_one_is_announced() -> None:
    assert announced(one_blue_short(filled=True), frozenset({0}))
