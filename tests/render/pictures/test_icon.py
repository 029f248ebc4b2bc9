"""The bot's icon: a square for Discord, to be recognised when it is round and tiny."""

import math
from io import BytesIO

import pytest
from PIL import Image

from render import app_icon, encode
from tests.render.colour_vision import EYES, difference


@pytest.fixture(scope="module")
def icon() -> Image.Image:
    return Image.open(BytesIO(encode(app_icon()))).convert("RGB")


def test_the_icon_is_what_discord_asks_for(icon: Image.Image) -> None:
    assert icon.size == (1024, 1024)
    assert len(encode(app_icon())) < 60_000


def test_a_round_crop_cuts_nothing_off_the_tile(icon: Image.Image) -> None:
    for degree in range(360):
        x, y = (512 + 500 * way(math.radians(degree)) for way in (math.cos, math.sin))
        red, green, blue = pixel(icon, round(x), round(y))
        assert red > green > blue, degree


@pytest.mark.parametrize("eyes", EYES)
def test_tile_figure_and_ground_are_told_apart_at_32_pixels_by_everybody(
    icon: Image.Image, eyes: str
) -> None:
    tiny, see = icon.resize((32, 32), Image.Resampling.LANCZOS), EYES[eyes]
    figure, tile, ground = see(pixel(tiny, 16, 16)), see(pixel(tiny, 20, 20)), see(pixel(tiny, 16, 1))
    assert difference(figure, tile) > 40
    assert difference(tile, ground) > 25


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue = image.crop((x, y, x + 1, y + 1)).tobytes()
    return red, green, blue
