"""PNG files hold the picture that was drawn, pixel by pixel."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render import encode


def _again(content: bytes) -> Image.Image:
    image = Image.open(BytesIO(content))
    image.load()  # checks the checksums
    return image


@given(st.integers(1, 40), st.integers(1, 40), st.data())
def test_every_palette_image_comes_back_as_it_was(width: int, height: int, data: st.DataObject) -> None:
    pixels = data.draw(st.binary(min_size=width * height, max_size=width * height))
    image = Image.frombytes("P", (width, height), pixels)
    image.putpalette(bytes(range(256)) * 3)
    again = _again(encode(image))
    assert (again.mode, again.size) == ("P", (width, height))
    assert again.tobytes() == pixels
    assert again.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_palette_of_few_colours_is_enough() -> None:
    image = Image.frombytes("P", (2, 1), b"\x00\x01")
    image.putpalette([1, 2, 3, 4, 5, 6])
    assert _again(encode(image)).convert("RGB").tobytes() == bytes([1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize("size", [(1, 1), (1, 3), (3, 1), (257, 259)])
def test_a_flat_picture_is_a_file_of_few_bytes(size: tuple[int, int]) -> None:
    image = Image.new("P", size, 7)
    image.putpalette(bytes(768))
    content = encode(image)
    assert _again(content).tobytes() == image.tobytes()
    assert len(content) < 1_500
