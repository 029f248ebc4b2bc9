"""Every kind of picture for every number of players."""

import pytest
from PIL import Image

from render import board, final, round_summary, table
from tests.render.positions import NAMES, midgame, played

PLAYERS = (2, 3, 4)


def every_picture(players: int) -> list[Image.Image]:
    state = midgame(players)
    report, before, after = played(players)[1][-1]
    return [
        table(state, NAMES),
        board(state, 0, NAMES[0]),
        round_summary(report, before, after, NAMES),
        final(after, NAMES, report.bonuses),
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_picture_is_square_or_taller_than_chat_clients_show(players: int) -> None:
    for picture in every_picture(players):
        assert picture.width != picture.height
        assert picture.height <= 1.1 * picture.width
