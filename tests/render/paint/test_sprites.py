"""The cache of sprites: what was drawn before doesn't change what is drawn next."""

from collections.abc import Callable

import pytest

from render import default_theme
from render.paint.sprites import Layer, PanelStyle, Sprite, Sprites
from render.themes.kinds import shape

LAYERS: list[Layer] = [(1.0, [shape({"shape": "disc", "radius": 0.9, "ink": "#123456"})], {})]
Draw = Callable[[Sprites], Sprite]
ALIKE: dict[str, list[Draw]] = {
    "tile": [
        lambda sprites: sprites.tile(0, 20),
        lambda sprites: sprites.tile(1, 20),
        lambda sprites: sprites.tile(0, 22),
        lambda sprites: sprites.tile(0, 20, "turn"),
        lambda sprites: sprites.tile(0, 20, ring="fresh"),
        lambda sprites: sprites.tile(0, 20, ring="loss"),
        lambda sprites: sprites.ghost(0, 20),
        lambda sprites: sprites.ghost(0, 20, "turn"),
        lambda sprites: sprites.ghost(0, 20, ring="fresh"),
    ],
    "marker": [
        lambda sprites: sprites.marker(20),
        lambda sprites: sprites.marker(20, "cell"),
        lambda sprites: sprites.marker(20, ring="fresh"),
        lambda sprites: sprites.marker(22),
    ],
    "space": [
        lambda sprites: sprites.empty(20),
        lambda sprites: sprites.empty(20, "panel"),
        lambda sprites: sprites.empty(22),
    ],
    "well": [
        lambda sprites: sprites.recess("wall", (40, 40), [(2, 2, 38, 38)], 5),
        lambda sprites: sprites.recess("wall", (40, 40), [(2, 2, 38, 30)], 5),
        lambda sprites: sprites.recess("wall", (44, 40), [(2, 2, 38, 38)], 5),
        lambda sprites: sprites.recess("wall", (40, 40), [(2, 2, 38, 38)], 9),
    ],
    "seal": [
        lambda sprites: sprites.seal(20, "header", "panel"),
        lambda sprites: sprites.seal(20, "header", "panel", "panel"),
        lambda sprites: sprites.seal(20, "header", "panel", "turn"),
        lambda sprites: sprites.seal(20, "fresh", "panel"),
        lambda sprites: sprites.seal(20, "header", "rim"),
        lambda sprites: sprites.seal(22, "header", "panel"),
    ],
    "plate": [
        lambda sprites: sprites.plate(40),
        lambda sprites: sprites.plate(40, "fresh"),
        lambda sprites: sprites.plate(40, face="cell"),
        lambda sprites: sprites.plate(44),
    ],
    "panel": [
        lambda sprites: sprites.panel(PanelStyle(12, 3, "panel", "rim")),
        lambda sprites: sprites.panel(PanelStyle(12, 3, "panel", "rim", on="panel")),
        lambda sprites: sprites.panel(PanelStyle(12, 3, "panel", "rim", "header", 20)),
        lambda sprites: sprites.panel(PanelStyle(12, 3, "panel", "rim", "turn", 20)),
        lambda sprites: sprites.panel(PanelStyle(12, 3, "panel", "fresh")),
        lambda sprites: sprites.panel(PanelStyle(12, 3, "turn", "rim")),
        lambda sprites: sprites.panel(PanelStyle(12, 5, "panel", "rim")),
        lambda sprites: sprites.panel(PanelStyle(14, 3, "panel", "rim")),
    ],
    "painted": [
        lambda sprites: sprites.painted("disc", 20, LAYERS),
        lambda sprites: sprites.painted("disc", 20, LAYERS, casts=True),
        lambda sprites: sprites.painted("disc", 20, LAYERS, "panel"),
        lambda sprites: sprites.painted("disc", 22, LAYERS),
    ],
    "mat": [
        lambda sprites: sprites.mat((60, 40), 20),
        lambda sprites: sprites.mat((60, 40), 30),
        lambda sprites: sprites.mat((60, 44), 20),
    ],
    "arrow": [
        lambda sprites: sprites.arrow(20, 24, "ink"),
        lambda sprites: sprites.arrow(20, 24, "ink", "turn"),
        lambda sprites: sprites.arrow(20, 24, "loss"),
        lambda sprites: sprites.arrow(20, 26, "ink"),
    ],
}
"""Sprites that differ from the first one in one argument."""


def pixels(sprite: Sprite) -> tuple[object, ...]:
    return sprite.image.size, sprite.image.tobytes(), sprite.mask and sprite.mask.tobytes()


@pytest.mark.parametrize("kind", ALIKE)
def test_sprites_that_differ_in_one_argument_are_not_mistaken_for_each_other(kind: str) -> None:
    draws, shared = ALIKE[kind], Sprites(default_theme())
    fresh = [pixels(draw(Sprites(default_theme()))) for draw in draws]
    for _ in range(2):
        assert [pixels(draw(shared)) for draw in draws] == fresh
    assert len(set(fresh)) == len(fresh)


def test_the_least_recently_used_sprites_are_evicted() -> None:
    sprites = Sprites(default_theme(), most=30)
    used_always = sprites.empty(9)
    for size in range(10, 90):
        sprites.arrow(4, size, "ink")
        assert sprites.empty(9) is used_always
    assert len(sprites._kept) == 30
