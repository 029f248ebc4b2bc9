"""Special factories and free walls in game files and their replay."""

from typing import Any

import pytest

from azul import BASE_GAME, Factories, Rules, Scatter, WallSide
from azul.gamefile.document import document
from tests.azul.gamefile.documents import a_record, entry

SPECIAL = Rules(factories=Factories.SPECIAL)
FREE = Rules(WallSide.FREE)
BOTH = Rules(WallSide.FREE, Factories.SPECIAL_ONCE, Scatter.EVEN)
MAGNET = "deal b4,y4,b2r2,k3w,w4 =.B+.. +b"
SCATTER = "deal b4,y2rk,r4,k3w,w4 =.s..c"


def part(record_entry: dict[str, Any], *names: str) -> list[object]:
    """Return some fields of an entry."""
    return [record_entry[name] for name in names]


def test_the_header_has_the_options() -> None:
    assert document(a_record(rules=BOTH))["rules"] == {
        "players": 2,
        "wall": "free",
        "factories": "special-once",
        "scatter": "even",
    }


def test_a_deal_has_discs_surplus_and_pulls() -> None:
    dealt = entry(a_record(MAGNET, rules=SPECIAL), 1)
    assert part(dealt, "discs", "surplus", "pulled") == [
        ["plain", "magnet-blue", "surplus", "plain", "plain"],
        "blue",
        [{"colour": "blue", "from": 1, "to": 2}, {"colour": "blue", "from": 3, "to": 2}],
    ]
    assert dealt["factories"][:3] == [{"blue": 4}, {"yellow": 4}, {"blue": 2, "red": 2}]
    assert dealt["filled"][:3] == [{"blue": 3}, {"blue": 2, "yellow": 4}, {"blue": 2, "red": 2}]


def test_a_deal_may_have_no_surplus_and_no_pulls() -> None:
    assert part(entry(a_record(SCATTER, rules=SPECIAL), 1), "surplus", "pulled") == [None, []]


def test_a_take_has_the_disc_where_the_rest_went_and_what_the_cushion_caught() -> None:
    record = a_record(SCATTER, "take 1 2y3<k", "take 2 5w3", "take 1 1b4", "take 2 4k2", rules=SPECIAL)
    assert part(entry(record, 2), "disc", "rest", "caught") == [
        "scatter",
        [{"to": "1", "tiles": {"black": 1}}, {"to": "3", "tiles": {"red": 1}}],
        None,
    ]
    assert part(entry(record, 3), "disc", "rest", "fell", "caught") == ["cushion", [], 1, "white"]
    assert part(entry(record, 4), "rest") == [[{"to": "centre", "tiles": {"black": 1}}]]
    assert part(entry(record, 5), "fell", "caught") == [1, None]


def test_a_take_may_drop_the_marker_on_the_cushion_and_leave_tiles_on_a_keep_disc() -> None:
    record = a_record(
        "deal b4,y2rk,r4,k3w,w4 =.o..c",
        *("take 1 5w4", "take 2 4k3", "take 1 cw1", "take 2 2y2"),
        rules=SPECIAL,
    )
    assert part(entry(record, 4), "disc", "rest", "marker", "caught") == [None, [], True, "marker"]
    assert part(entry(record, 5), "disc", "rest") == [
        "keep",
        [{"to": "2", "tiles": {"red": 1, "black": 1}}],
    ]


@pytest.mark.parametrize("rules", [BASE_GAME, FREE])
def test_a_game_without_special_factories_lacks_their_fields(rules: Rules) -> None:
    record = a_record("deal b4,y2rk,r4,k3w,w4", "take 1 2y3", rules=rules)
    assert not {"discs", "surplus", "pulled", "filled"} & set(entry(record, 1))
    assert not {"disc", "rest", "caught"} & set(entry(record, 2))


ROUND = (
    "deal b4,y4,b3r,k4,w4",
    *("take 1 1b4", "take 2 2y3", "take 1 4k3", "take 2 3b1", "take 1 5w2", "take 2 cr2"),
)


def test_a_choice_has_the_space_and_what_the_tile_scores_there() -> None:
    record = a_record(*ROUND, "place 1 2>1", "place 1 3>1", rules=FREE)
    choice = entry(record, 9)
    assert part(choice, "type", "seat", "row", "column", "colour", "horizontal", "vertical", "points") == [
        "place",
        *(1, 3, 1, "black", 1, 2, 2),
    ]


def test_the_last_confirmation_has_the_tiling() -> None:
    choices = ("place 1 2>1", "place 1 3>1", "place 1 4>1", "place 2 1>5", "place 2 3>5")
    record = a_record(*ROUND, *choices, "settle 2", "settle 1", rules=FREE)
    assert "tiling" not in entry(record, 7)
    assert part(entry(record, 13), "type", "seat") == ["settle", 2]
    assert "tiling" not in entry(record, 13)
    tiling = entry(record, 14)["tiling"]
    assert [place["column"] for place in tiling["boards"][0]["placements"]] == [1, 1, 1]
    assert (tiling["round"], tiling["boards"][0]["fallen"], tiling["next_starter"]) == (1, [], 2)
