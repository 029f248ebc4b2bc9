"""The longest words, in whatever language, keep clear of frames, also on a phone."""

from dataclasses import fields, replace

import pytest
from PIL import Image, ImageChops

from render import Captions, Look, round_summary, table
from render.parts.tally import tallies
from render.pictures.table import composition
from tests.render.positions import NAMES, midgame, played

CLEAR = 10
"""Pixels between words and frames: three on a phone, where pictures are a third as wide."""
LONG = Captions(**{field.name: "Mannschaftskollektiv" for field in fields(Captions)})


def changes(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("players", [2, 4])
def test_the_words_of_a_round_keep_clear_of_wall_and_frame(players: int) -> None:
    report, before, after = played(players)[1][1]
    short = Captions(tiled="", floor="", round=LONG.round)
    usual = round_summary(report, before, after, NAMES, Look(short))
    long = round_summary(report, before, after, NAMES, Look(LONG))
    for plan in tallies(players, 1.1)[1]:
        left, top, right, bottom = plan.panel.box
        box = changes(usual.crop((left, top, right, bottom)), long.crop((left, top, right, bottom)))
        assert box[0] >= plan.wall.left + 5 * plan.wall.cell - left + CLEAR
        assert box[2] <= right - left - CLEAR


@pytest.mark.parametrize("word", ["round", "bag", "lid"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_words_beside_the_factories_keep_clear_of_boards_plates_and_the_edge(
    players: int, word: str
) -> None:
    state = midgame(players)
    plan = composition(state)
    bare = replace(LONG, **{word: ""})
    left, top, right, bottom = changes(
        table(state, NAMES, Look(bare)), table(state, NAMES, Look(replace(bare, **{word: LONG.round})))
    )
    assert left >= CLEAR
    for other in plan.boards:
        beside = top < other.top + other.height and bottom > other.top
        assert not beside or right <= other.left - CLEAR or left >= other.left + other.width + CLEAR
    for plate in plan.plates:
        x, y = min(max(plate.x, left), right), min(max(plate.y, top), bottom)
        assert (x - plate.x) ** 2 + (y - plate.y) ** 2 >= (plate.width // 2) ** 2
