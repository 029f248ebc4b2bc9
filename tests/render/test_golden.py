"""Every picture looks like its golden picture.

After a change of the design, ``make golden`` updates the golden pictures and shows old, new and difference
side by side in build/golden/sheet.png. Look at it, then commit them with the change.
"""

from typing import Final

import pytest
from PIL import Image

from bot.i18n.language import languages
from render import Look, get_theme, theme_names
from tools.golden import (
    GOLDEN,
    MOST_CHANGED,
    SCALE_DOWN,
    changed,
    path_of,
    path_of_words,
    reduced,
    small,
    stored,
    words_of,
)
from tools.scenes import SCENES

THEMES: Final = theme_names()
IN_TURN: Final = [
    (scene, THEMES[(2 * number + place) % len(THEMES)])
    for number, scene in enumerate(SCENES)
    for place in range(len(THEMES))
]
"""Every scene in every theme, first of all in azulejo and in chocolatier by turns."""


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("scene", "name"), IN_TURN)
def test_a_picture_looks_as_it_did(scene: str, name: str) -> None:
    golden = stored(path_of(scene, name))
    assert golden is not None, "no golden picture yet: make golden"
    number = changed(golden, small(SCENES[scene], get_theme(name)))
    assert number <= MOST_CHANGED, f"{number} pixels changed: make golden ARGS=--show"


@pytest.mark.one_in(3)
@pytest.mark.parametrize("locale", languages())
def test_the_words_of_a_language_look_as_they_did(locale: str) -> None:
    golden = stored(path_of_words(locale))
    assert golden is not None, "no golden picture yet: make golden"
    number = changed(golden, words_of(locale))
    assert number <= MOST_CHANGED, f"{number} pixels changed: make golden ARGS=--show"


def test_golden_pictures_are_small_and_none_is_left_over() -> None:
    paths = set(GOLDEN.rglob("*.png"))
    scenes = {path_of(scene, name) for scene in SCENES for name in theme_names()}
    assert paths == scenes | set(map(path_of_words, languages()))
    weights = [path.stat().st_size for path in paths]
    assert max(weights) <= 60_000
    assert sum(weights) <= 1_190_000  # of which each language has 5,000


@pytest.mark.parametrize("name", theme_names())
def test_a_tile_that_moves_by_three_pixels_is_noticed_but_not_the_reduced_colours(name: str) -> None:
    picture = SCENES["table-2"](Look(theme=get_theme(name))).convert("RGB")
    usual = picture.reduce(SCALE_DOWN)
    assert changed(reduced(usual).convert("RGB"), usual) <= MOST_CHANGED // 2
    for shift in ((3, 0), (0, 3)):
        moved = picture.copy()
        moved.paste(moved.crop(TILE), (TILE[0] + shift[0], TILE[1] + shift[1]))
        assert changed(usual, moved.reduce(SCALE_DOWN)) > MOST_CHANGED


TILE = (452, 334, 512, 390)
"""The first tile of the lowest line in the picture of a table for two."""


def test_smoother_edges_are_not_noticed() -> None:
    picture = SCENES["table-2"](Look(theme=get_theme("azulejo"))).convert("RGB")
    large = picture.resize((2 * picture.width, 2 * picture.height), Image.Resampling.BICUBIC)
    assert changed(picture.reduce(SCALE_DOWN), large.reduce(2 * SCALE_DOWN)) == 0
