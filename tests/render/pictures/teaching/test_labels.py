"""Words on the first page of the rules and in the picture of a turn: seen, and clear of every frame."""

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageChops

from render import Captions, Look, at_a_glance, default_theme, get_theme, rule_picture, theme_names
from render.paint.canvas import Canvas
from render.parts.panels import Sign, draw_label
from render.pictures.table import COMPOSITIONS
from tests.render.pixels import Box, colours
from tests.some import some

BOARD = COMPOSITIONS[2].boards[0]
CENTRE = COMPOSITIONS[2].centre
LONGEST = "Vollständige Musterreihenmarkierungen"
LABELS: dict[str, Box] = {
    "pattern_lines": (BOARD.left + 5, BOARD.top + BOARD.header, BOARD.inner + 3 * BOARD.cell, BOARD.floor),
    "tiled": (BOARD.wall, BOARD.rows, BOARD.left + BOARD.width - 5, BOARD.floor),
    "floor": (
        BOARD.inner + 7 * BOARD.cell,
        BOARD.floor - 15,
        BOARD.left + BOARD.width - 5,
        BOARD.top + BOARD.height,
    ),
    "factories": (0, CENTRE.top + CENTRE.height + 5, BOARD.left, COMPOSITIONS[2].size[1]),
    "first_player": (
        CENTRE.left,
        CENTRE.top + CENTRE.height // 2,
        BOARD.left,
        CENTRE.top + CENTRE.height + 60,
    ),
}
"""Where the label of each caption must keep within on the first page."""


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@cache
def first_page(name: str, word: str) -> Image.Image:
    """Return the picture of the first page with another word for a caption."""
    return rule_picture(1, Look(replace(Captions(), **{name: word})))


@cache
def usual_turn() -> Image.Image:
    return at_a_glance()


@pytest.mark.parametrize("words", ["X", LONGEST, "מרחב משחק", "スタートプレイヤーマーカー"])
@pytest.mark.parametrize("name", LABELS)
def test_each_label_of_the_first_page_keeps_within_its_part_of_the_table(name: str, words: str) -> None:
    # The other captions are left out, since they would change as well.
    box, part = changes(first_page(name, LONGEST[:9]), first_page(name, words)), LABELS[name]
    assert box is not None
    assert part[0] <= box[0]
    assert part[1] <= box[1]
    assert box[2] <= part[2]
    assert box[3] <= part[3]


def test_the_labels_of_the_first_page_hide_no_tile_and_no_marker() -> None:
    picture = rule_picture(1)
    theme = default_theme()
    for plate in some(COMPOSITIONS[2].plates):
        box = (plate.x - plate.tile, plate.y - plate.tile, plate.x + plate.tile, plate.y + plate.tile)
        assert theme.colours["fresh"] not in colours(picture, box)
    x, y = CENTRE.spots([1])[0]
    half = CENTRE.tile // 2 - 6
    assert theme.colours["fresh"] not in colours(picture, (x - half, y - half, x + half, y + half))


@pytest.mark.parametrize(
    "words", [LONGEST, "Візьміть усі плитки одного кольору", "同じ色のタイルを全部取ってください"]
)
@pytest.mark.parametrize("name", ["take", "fill", "score"])
def test_the_words_of_each_step_keep_within_its_heading(name: str, words: str) -> None:
    step = ["take", "fill", "score"].index(name)
    box = changes(usual_turn(), at_a_glance(Look(replace(Captions(), **{name: words}))))
    assert box is not None
    left = 18 + step * 362
    assert left + 90 <= box[0] < box[2] <= left + 336
    assert box[1] >= 20
    assert box[3] <= 134


@pytest.mark.parametrize("name", theme_names())
def test_a_turn_takes_both_red_tiles_to_a_line_and_one_to_the_wall(name: str) -> None:
    theme = get_theme(name)
    picture, red = at_a_glance(Look(theme=theme)), theme.tiles[2].inks["glaze"]
    tiles = [colours(picture, (left, 140, left + 340, 440))[red] for left in (18, 380, 742)]
    assert tiles[0] > tiles[1] > tiles[2] > 50
    assert all(
        theme.colours["fresh"] in colours(picture, (left, 140, left + 340, 440)) for left in (18, 380, 742)
    )


def test_the_picture_of_a_turn_is_wide_and_light() -> None:
    picture = usual_turn()
    assert picture.width > 1.5 * picture.height


@pytest.mark.parametrize("words", ["A", LONGEST, "W" * 200, "Z" + "\u0300" * 90, "\u202eabc", ""])
def test_no_label_is_wider_than_its_room_and_its_rim(words: str) -> None:
    bare, labelled = Canvas((700, 200), Look()), Canvas((700, 200), Look())
    draw_label(labelled, 350, 100, Sign(words, 34, 200, "fresh"))
    box = changes(bare.image, labelled.image)
    assert box is not None
    assert box[2] - box[0] <= 200 + 34
    assert box[3] - box[1] <= 90
