"""Sprites keep what is seen by itself; hardly different shades of their smooth edges become one."""

from PIL import Image

from render.paint.palette import Palette
from tests.render.pixels import colours

ORANGE, AMBER, PEACH, BLUE = (200, 100, 40), (212, 112, 52), (220, 160, 120), (0, 0, 200)


def reduced(palette: Palette, *, few: tuple[int, int, int], pixels: int = 3) -> set[tuple[int, ...]]:
    """Return the colours of an orange sprite of 400 pixels, a few of which had another colour."""
    image = Image.new("RGB", (20, 20), ORANGE)
    for place in range(pixels):
        image.putpixel((place % 20, place // 20), few)
    return set(colours(palette.reduce_sprite(image)))


def test_a_few_pixels_of_a_hardly_different_shade_become_the_colour_beside_them() -> None:
    assert reduced(Palette([ORANGE, BLUE], [AMBER]), few=AMBER) == {ORANGE}


def test_a_few_pixels_of_another_shade_stay() -> None:
    assert reduced(Palette([ORANGE, BLUE], [PEACH]), few=PEACH) == {ORANGE, PEACH}


def test_a_layer_that_is_hardly_different_stays() -> None:
    assert reduced(Palette([ORANGE, BLUE], [AMBER]), few=AMBER, pixels=60) == {ORANGE, AMBER}


def test_a_few_pixels_of_a_colour_that_the_theme_names_stay() -> None:
    assert reduced(Palette([ORANGE, BLUE, AMBER], []), few=AMBER, pixels=5) == {ORANGE, AMBER}
    assert reduced(Palette([ORANGE, BLUE, PEACH], []), few=PEACH) == {ORANGE, PEACH}


def test_one_pixel_in_a_hundred_of_a_hardly_different_named_colour_is_an_edge() -> None:
    assert reduced(Palette([ORANGE, BLUE, AMBER], []), few=AMBER) == {ORANGE}
