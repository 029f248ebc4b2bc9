"""The mat of the centre: its bands in any size, and themes that know nothing of mats."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from render import default_theme, load_theme
from render.paint.sprites import Sprite, Sprites
from render.themes.schema import Band
from render.themes.theme import THEMES
from tests.render.pixels import colours
from tests.some import some

SIZE, TILE = (120, 80), 20
INK = default_theme().colours["stitch"]


def drawn(*bands: Band, size: tuple[int, int] = SIZE) -> Sprite:
    return Sprites(replace(default_theme(), mat=bands)).mat(size, TILE)


def covered(sprite: Sprite) -> Image.Image:
    assert sprite.mask is not None
    return sprite.mask.convert("L")


def area(sprite: Sprite) -> int:
    return covered(sprite).histogram()[255]


@pytest.mark.parametrize("size", [(120, 80), (80, 120), (100, 100)])
def test_a_mat_is_as_large_as_it_is_told_and_as_round_as_it_can_be(size: tuple[int, int]) -> None:
    cover = covered(drawn(Band(ink="mat"), size=size))
    assert cover.size == size
    assert cover.getbbox() == (0, 0, *size)
    reach = round(min(size) * 0.12)  # a circle that touches both sides leaves 0.146 of its square's diagonal
    for x in some((reach, size[0] - 1 - reach)):
        for y in some((reach, size[1] - 1 - reach)):
            assert not cover.getpixel((x, y))


def test_a_band_ends_inside_of_the_edge_by_its_inset() -> None:
    box = covered(drawn(Band(ink="mat", inset=0.5))).getbbox()
    assert box is not None
    assert all(abs(one - other) <= 1 for one, other in zip(box, (10, 10, 110, 70), strict=True))


def test_lobes_take_away_from_the_edge_and_never_reach_beyond_it() -> None:
    plain, lobed = drawn(Band(ink="mat")), drawn(Band(ink="mat", lobe=0.3))
    assert 0.8 * area(plain) < area(lobed) < area(plain)


def test_a_line_leaves_the_inside_free_and_dashes_and_dots_leave_gaps_in_it() -> None:
    whole, dashes, dots = (
        drawn(Band(ink="mat", inset=0.2, width=0.2, dash=dash)) for dash in (1.0, 0.5, 0.0)
    )
    assert not covered(whole).getpixel((60, 40))
    assert 0.3 * area(whole) < area(dashes) < 0.7 * area(whole)
    assert 0 < area(dots) < 0.7 * area(whole)


def test_a_theme_that_is_older_than_mats_lends_them_the_colours_of_plates(tmp_path: Path) -> None:
    shutil.copytree(THEMES / "azulejo", tmp_path / "mine")
    path = tmp_path / "mine" / "theme.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    first = lines.index("[mat]")
    last = lines.index("]", first)
    kept = [*lines[:first], *lines[last + 1 :]]
    path.write_text(
        "\n".join(line for line in kept if not line.startswith(("mat ", "mat_rim "))), encoding="utf-8"
    )
    older = load_theme(tmp_path / "mine")
    assert older.colours["mat"] == older.colours["plate"]
    assert older.colours["mat"] in colours(Sprites(older).mat(SIZE, TILE).image)
