"""The end of a round in words: what each board gained and lost, who left, and who begins the next one."""

from dataclasses import replace
from typing import Final

import azul
from azul import BoardTiling, Colour, TilingReport
from azul.phases.placing import FallenLine, Placement
from bot.words.results import bonus_lines, final_result, next_starter, round_in_short, round_summary
from engine import Options, Player, Status, Table
from tests.azul.builders import a_board
from tests.bot.english import ADA, ENGLISH, PHRASES

PLAYERS: Final = tuple(
    Player(number, name) for number, name in enumerate(("Ada", "Bruno", "Chiyo", "Dariya"), 1)
)
PLACED: Final = Placement(2, 3, Colour.BLUE, 2, 3, 5)
BOARDS: Final = (
    BoardTiling((PLACED,), (), (), 0, 4, 9),
    BoardTiling((), (), (), 0, 5, 5),
    BoardTiling((), (FallenLine(1, Colour.RED, 2, 0),), (), 3, 5, 2),
    None,
)
REPORT: Final = TilingReport(2, BOARDS)
AFTER: Final = azul.new_game(4, 0)._replace(boards=tuple(azul.Board(score=score) for score in (9, 5, 2, 7)))
TABLE: Final = Table(1, Options(4), PLAYERS, Status.PLAYING, state=AFTER)
FREE: Final = replace(TABLE, options=Options(4, rules=azul.Rules(azul.WallSide.FREE)))


def test_a_round_is_told_board_by_board() -> None:
    assert round_summary(PHRASES, TABLE, AFTER, REPORT) == [
        "**Round 2 is over.**",
        "**Ada** blue row 3 +5 → **9**",
        "**Bruno** no full lines → **5**",
        "**Chiyo** row 2 had no open column: 2 red to the floor, floor −3 → **2**",
        "**Dariya** left the game; the score stays at **7**",
    ]
    assert round_summary(PHRASES, FREE, AFTER, REPORT)[1] == "**Ada** blue row 3 → column 4 +5 → **9**"


def test_in_short_a_round_is_told_by_what_everybody_gained_and_by_one_board() -> None:
    scores = "**Round 2 is over.** Ada **9** (+5) · Bruno **5** · Chiyo **2** (−3) · Dariya **7**"
    told = round_summary(PHRASES, TABLE, AFTER, REPORT)
    for seat, own in ((None, []), (0, told[1:2]), (2, told[3:4]), (3, [])):
        assert round_in_short(PHRASES, TABLE, AFTER, REPORT, seat) == [scores, *own]


def test_who_begins_the_next_round_has_the_marker_or_has_it_from_somebody_who_left_or_begins_again() -> None:
    said = [next_starter(PHRASES, TABLE, marker, 0) for marker in (0, 3, azul.IN_CENTRE)]
    assert said == [ENGLISH(text_id, name=ADA) for text_id in ("round-next", "round-passed", "round-same")]


def test_everybody_has_a_place_with_what_the_bonuses_brought_and_those_who_left_are_said_to_have() -> None:
    rows = ("byrkw", ".....", ".....", ".....", ".....")
    boards = (a_board(rows=rows, score=11), a_board(score=9), a_board(score=3), a_board(score=8))
    over = AFTER._replace(phase=azul.Phase.OVER, boards=boards, resigned=frozenset({3}))
    bonuses = (azul.Bonus((0,), (), ()), *[azul.Bonus((), (), ())] * 3)
    ended = replace(TABLE, status=Status.OVER, state=over)

    report = TilingReport(5, BOARDS, bonuses, azul.Ending.ROW)

    told = final_result(PHRASES, ended, report)
    assert [line.replace("\\", "") for line in told] == [
        "🏆 **Ada** wins with 11 points!",
        "1. Ada **11** · 9 + 2 bonus (1 row)",
        "2. Bruno **9** · no bonus",
        "3. Chiyo **3** · no bonus",
        "4. Dariya **8** · left the game",
    ]

    left = replace(ended, state=over._replace(resigned=frozenset({1, 2, 3})))
    told = final_result(PHRASES, left, None)
    assert told[0] == "**Ada** wins: Bruno, Chiyo, and Dariya left the game."
    assert not any("left the game" in line for line in told[1:])

    swapped = replace(ended, state=over._replace(boards=(boards[1], boards[0], *boards[2:])))
    assert final_result(PHRASES, swapped, report)[0] == "🏆 **Bruno** wins with 11 points!"

    two = replace(ended, state=over._replace(resigned=frozenset({2, 3})))
    told = final_result(PHRASES, two, report)
    assert sum("left the game" in line for line in told) == 2


def test_a_board_says_what_is_complete_and_what_lacks_one_tile() -> None:
    rows = ("byrkw", "wbyr.", "k....", "r....", "y....")
    complete, almost = bonus_lines(ENGLISH, a_board(rows=rows).wall)
    assert "row 1" in complete
    assert "column 1" in complete
    assert "row 2" in almost
    assert "row 1" not in almost
