"""What is said of a tie: who stayed, and has as many points."""

import pytest

import azul
from bot.words.results import final_result
from engine import Options, Player, Status, Table
from tests.azul.builders import board
from tests.bot.english import ENGLISH, PHRASES

PLAYERS = (Player(1, "Ada"), Player(2, "Bruno"), Player(3, "Chiyo"))
ROW = ("byrkw", ".....", ".....", ".....", ".....")


@pytest.mark.parametrize(
    ("scores", "resigned", "is_tie"),
    [((9, 9, 3), [], True), ((9, 8, 3), [], False), ((9, 3, 3), [2], False), ((9, 9, 9), [2], True)],
)
def test_only_a_tie_of_those_who_stayed_is_explained(
    scores: tuple[int, ...], resigned: list[int], *, is_tie: bool
) -> None:
    rows = (ROW, (".....",) * 5, (".....",) * 5)
    boards = [
        azul.parse_board(board(rows=each, score=score)) for each, score in zip(rows, scores, strict=True)
    ]
    state = azul.new_game(3, 0)._replace(
        round=5, phase=azul.Phase.OVER, boards=tuple(boards), resigned=frozenset(resigned)
    )
    table = Table(1, Options(3), PLAYERS, Status.OVER, state=state)
    assert (ENGLISH("over-tie") in final_result(PHRASES, table, None)) is is_tie
