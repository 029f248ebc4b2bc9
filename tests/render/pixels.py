"""Which colours a picture has, and where."""

from collections import Counter

from PIL import Image

Box = tuple[int, int, int, int]


def colours(picture: Image.Image, box: Box | None = None) -> Counter[tuple[int, ...]]:
    """Return how many pixels of a picture, or of a `box` in it, have each colour.

    A picture is drawn on a palette. To allow for more than its 256 colours would take Pillow much longer.
    """
    counted = picture.crop(box).convert("RGB").getcolors(256)
    assert counted is not None, "more colours than a palette holds"
    return Counter({colour: number for number, colour in counted if isinstance(colour, tuple)})
