"""From image to bytes."""

from io import BytesIO

from PIL import Image

from render.palette import palette_of
from render.theme import Theme, default_theme


def encode(image: Image.Image, theme: Theme | None = None) -> bytes:
    """Return an image as PNG with a palette of 256 colours.

    Pictures of this package carry their theme's palette already; any other image is reduced to the one of
    `theme`, each pixel to the nearest colour, without dithering.
    """
    if image.mode != "P":
        image = palette_of(theme or default_theme()).reduce(image.convert("RGB"))
    stream = BytesIO()
    image.save(stream, "PNG", compress_level=2)
    return stream.getvalue()
