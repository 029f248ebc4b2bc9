"""Tiles can be told apart by everybody: by colour with any kind of vision, by figure without colour."""

import itertools
from functools import cache
from io import BytesIO
from math import cos, sin, tau

import pytest
from PIL import Image, ImageChops, ImageStat

from azul import COLOURS
from render import Theme, get_theme, marker_emoji, theme_names, tile_emoji
from render.paint.sprites import sprites_of
from tests.render.colour_vision import EYES, Lab, contrast, contrast_seen, difference, luminance
from tests.some import some

SIDE = 58
ON_A_PHONE = 18
"""The width of a tile of 58 pixels in a picture for two that is shown 350 pixels wide."""
LEAST_DIFFERENCE = {"usual": 28.0, "protanopia": 20.0, "deuteranopia": 20.0, "tritanopia": 22.0, "grey": 12.0}
"""The mean ΔE (1976) between the pixels of two tiles."""
DISCORD = {"dark": (0x31, 0x33, 0x38), "darkest": (0x1A, 0x1A, 0x1E), "light": (0xFF, 0xFF, 0xFF)}

PAIRS = list(itertools.combinations(COLOURS, 2))
every_theme = pytest.mark.parametrize("name", theme_names())


def small(picture: Image.Image, side: int = ON_A_PHONE) -> Image.Image:
    return picture.convert("RGB").resize((side, side), Image.Resampling.BOX)


def seen(picture: Image.Image, eyes: str) -> list[Lab]:
    """Return every pixel as it is seen with some kind of vision."""
    see, rgb = EYES[eyes], picture.convert("RGB").tobytes()
    return [see((rgb[at], rgb[at + 1], rgb[at + 2])) for at in range(0, len(rgb), 3)]


def apart(one: list[Lab], other: list[Lab]) -> float:
    """Return the mean difference between two pictures as they are seen."""
    return sum(map(difference, one, other)) / len(one)


@every_theme
@pytest.mark.parametrize("eyes", EYES)
def test_two_tiles_as_drawn_are_far_apart_for_everybody(name: str, eyes: str) -> None:
    sprites = sprites_of(get_theme(name))
    tiles = [seen(small(sprites.tile(colour, SIDE).image), eyes) for colour in COLOURS]
    for one, other in PAIRS:
        assert apart(tiles[one], tiles[other]) > LEAST_DIFFERENCE[eyes], (one, other)


@every_theme
@pytest.mark.parametrize("background", DISCORD)
def test_emojis_are_far_apart_and_stand_out_on_each_of_discords_backgrounds(
    name: str, background: str
) -> None:
    shown = [on_background(png, background) for png in emojis(name)]
    for eyes, least in LEAST_DIFFERENCE.items():
        *tiles, marker = (seen(picture, eyes) for picture in shown)
        assert all(apart(one, other) > least for one, other in itertools.combinations(tiles, 2))
        assert all(apart(tile, marker) > least / 2 for tile in tiles)
    (bare,) = seen(Image.new("RGB", (1, 1), DISCORD[background]), "grey")
    for picture in some(shown):
        pixels = seen(picture, "grey")
        assert sum(difference(pixel, bare) > 15 for pixel in pixels) > 0.25 * len(pixels)


def on_background(png: bytes, background: str) -> Image.Image:
    emoji = Image.open(BytesIO(png))
    return small(Image.alpha_composite(Image.new("RGBA", emoji.size, (*DISCORD[background], 255)), emoji), 22)


@every_theme
def test_two_tiles_differ_by_their_figures_alone(name: str) -> None:
    """In grey, with equal brightness and contrast, and as small as on a phone."""
    figures = [figure(get_theme(name), colour) for colour in COLOURS]
    for one, other in PAIRS:
        first, second = figures[one], figures[other]
        straight = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
        inverse = sum(abs(a + b) for a, b in zip(first, second, strict=True)) / len(first)
        assert min(straight, inverse) > 0.5, (one, other)


def figure(theme: Theme, colour: int) -> list[float]:
    """Return the middle of a tile as it looks on a phone, in grey, with mean 0 and deviation 1."""
    middle = small(sprites_of(theme).tile(colour, SIDE).image.convert("L")).convert("L").crop((2, 2, 16, 16))
    stat = ImageStat.Stat(middle)
    return [(value - stat.mean[0]) / stat.stddev[0] for value in middle.tobytes()]


@every_theme
def test_a_tile_and_the_print_of_a_missing_one_are_far_apart(name: str) -> None:
    drawn = get_theme(name)
    sprites = sprites_of(drawn)
    for colour in COLOURS:
        tile, ghost = (
            small(sprite.image) for sprite in (sprites.tile(colour, SIDE), sprites.ghost(colour, SIDE))
        )
        for eyes in EYES:
            assert apart(seen(tile, eyes), seen(ghost, eyes)) > 10, (colour, eyes)


GHOST_OVER_WELL = 1.6
"""The least contrast to the well of a quarter of an empty space, as it is seen on a phone."""
GHOSTS_APART = 9.0
"""The least mean ΔE between the empty spaces for two colours: their figures keep a hint of their hues."""


@every_theme
@pytest.mark.parametrize("colour", COLOURS)
def test_the_figure_of_an_empty_space_stands_out_from_its_well(name: str, colour: int) -> None:
    theme = get_theme(name)
    flat = small(sprites_of(theme).ghost(colour, SIDE).image).tobytes()
    brightest = sorted(luminance((flat[at], flat[at + 1], flat[at + 2])) for at in range(0, len(flat), 3))
    quarter = brightest[-len(brightest) // 4 :]
    assert (quarter[0] + 0.05) / (luminance(theme.colours["well"]) + 0.05) >= GHOST_OVER_WELL


@every_theme
def test_empty_spaces_for_two_colours_differ_by_their_hues(name: str) -> None:
    sprites = sprites_of(get_theme(name))
    ghosts = [seen(small(sprites.ghost(colour, SIDE).image), "usual") for colour in COLOURS]
    for one, other in PAIRS:
        assert apart(ghosts[one], ghosts[other]) > GHOSTS_APART, (one, other)


LEAST_CONTRAST = 1.5
"""Of outlines to what is behind them, so that they are seen on a phone in the sun."""
PLACED_OVER_EMPTY = 1.8
"""The least contrast ratio of the mean luminances of a tile and of its empty space."""
HARD = ("protanopia", "deuteranopia", "grey")
"""The eyes to which red and green are alike."""


def mean_luminance(picture: Image.Image) -> float:
    flat = picture.convert("RGB").tobytes()
    pixels = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]
    return sum(map(luminance, pixels)) / len(pixels)


@every_theme
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_is_much_brighter_than_its_empty_space_on_either_wall(name: str, colour: int) -> None:
    sprites = sprites_of(get_theme(name))
    placed = mean_luminance(sprites.tile(colour, SIDE, "well").image) + 0.05
    for empty in (sprites.ghost(colour, SIDE), sprites.empty(SIDE), sprites.unprinted(SIDE)):
        assert placed / (mean_luminance(empty.image) + 0.05) >= PLACED_OVER_EMPTY


OVER_WELL, OVER_BOARD, OVER_TABLE = 3.0, 2.0, 1.4
"""The least contrast of three quarters of a tile's rim to what it lies on, as it is seen on a phone."""


@every_theme
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("on", "least"),
    [
        ("well", OVER_WELL),
        ("plate", OVER_BOARD),
        ("panel", OVER_BOARD),
        ("table", OVER_TABLE),
        ("mat", OVER_TABLE),
    ],
)
def test_the_rim_of_a_tile_stands_out_wherever_it_lies(name: str, colour: int, on: str, least: float) -> None:
    assert rim_contrast(name, colour, on) >= least


def rim_contrast(name: str, colour: int, on: str) -> float:
    """Return the contrast that all but a quarter of a tile's rim has, in its outermost three pixels."""
    theme = get_theme(name)
    sprite = sprites_of(theme).tile(colour, SIDE, on)
    whole = Image.new("RGB", (SIDE, SIDE), theme.colours[on])
    whole.paste(sprite.image.convert("RGB"), (0, 0), sprite.mask)
    flat, cover = small(whole).tobytes(), outline(name, colour).tobytes()
    best = []
    for ray in range(36):
        way = (
            (round(8.5 + far / 2 * cos(tau * ray / 36)), round(8.5 + far / 2 * sin(tau * ray / 36)))
            for far in range(24, 0, -1)
        )
        places = dict.fromkeys(y * ON_A_PHONE + x for x, y in way if {x, y} <= set(range(ON_A_PHONE)))
        rim = [place for place in places if cover[place] > 100][:3]
        shown = ((flat[3 * place], flat[3 * place + 1], flat[3 * place + 2]) for place in rim)
        best.append(max(contrast(seen_there, theme.colours[on]) for seen_there in shown))
    return sorted(best)[len(best) // 4]


@cache
def outline(name: str, colour: int) -> Image.Image:
    """Return which pixels a tile covers on a phone, as an L image."""
    mask = sprites_of(get_theme(name)).tile(colour, SIDE, "plate").mask
    assert mask is not None
    return mask.convert("L").resize((ON_A_PHONE, ON_A_PHONE), Image.Resampling.BOX)


@pytest.mark.parametrize("name", [name for name in theme_names() if name.startswith("chocolatier")])
def test_two_pralines_differ_by_their_outlines_alone(name: str) -> None:
    outlines = [outline(name, colour) for colour in COLOURS]
    for one, other in PAIRS:
        differs = sum(ImageChops.difference(outlines[one], outlines[other]).tobytes())
        covers = sum(ImageChops.lighter(outlines[one], outlines[other]).tobytes())
        assert differs / covers >= 0.18, (one, other)


PRINT_OVER_BOARD = 1.4
"""The least contrast to the board of a tenth of a pale print, as it is seen on a phone."""


@every_theme
@pytest.mark.parametrize("colour", COLOURS)
def test_the_print_of_a_colour_that_is_not_on_the_wall_stands_out_from_the_board(
    name: str, colour: int
) -> None:
    theme = get_theme(name)
    flat = small(sprites_of(theme).taken(colour, SIDE, "panel").image).tobytes()
    pixels = ((flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3))
    ratios = sorted(contrast(pixel, theme.colours["panel"]) for pixel in pixels)
    assert ratios[-len(ratios) // 10] >= PRINT_OVER_BOARD


@every_theme
def test_wells_such_as_the_floor_stand_out_from_the_board(name: str) -> None:
    colours = get_theme(name).colours
    assert contrast(colours["well"], colours["panel"]) >= 2


@every_theme
def test_the_outlines_of_empty_spaces_stand_out_from_their_well(name: str) -> None:
    colours = get_theme(name).colours
    assert contrast(colours["well_rim"], colours["well"]) >= LEAST_CONTRAST


@every_theme
@pytest.mark.parametrize("eyes", EYES)
def test_the_ring_of_the_last_move_differs_from_other_rims_by_lightness(name: str, eyes: str) -> None:
    colours, see = get_theme(name).colours, EYES[eyes]
    for other in ("plate_rim", "well"):
        assert abs(see(colours["fresh"])[0] - see(colours[other])[0]) >= 20, other


@every_theme
@pytest.mark.parametrize("eyes", HARD)
@pytest.mark.parametrize(
    ("ink", "behind", "least"),
    [
        *(("fresh", behind, 2.5) for behind in ("plate", "panel", "table", "hollow")),
        ("fresh", "plate_rim", 2.0),
        ("fresh_lit", "well", 3.0),
        ("fresh_lit", "well_rim", 1.8),
        ("loss_lit", "well", 3.0),
        ("gain_lit", "well", 6.0),
    ],
)
def test_marks_stand_out_by_lightness_alone_where_red_and_green_are_alike(
    name: str, eyes: str, ink: str, behind: str, least: float
) -> None:
    colours = get_theme(name).colours
    assert contrast_seen(colours[ink], colours[behind], eyes) >= least


@every_theme
@pytest.mark.parametrize("eyes", EYES)
def test_gain_and_loss_differ_for_everybody(name: str, eyes: str) -> None:
    colours, see = get_theme(name).colours, EYES[eyes]
    assert difference(see(colours["gain"]), see(colours["loss"])) >= (12 if eyes in HARD else 20)
    if eyes in HARD:
        assert contrast_seen(colours["gain"], colours["loss"], eyes) >= 1.4


@every_theme
@pytest.mark.parametrize("background", DISCORD)
def test_the_outline_of_an_emoji_stands_out_on_each_of_discords_backgrounds(
    name: str, background: str
) -> None:
    """Somewhere in its outermost four pixels, in the row through its middle."""
    bare = DISCORD[background]
    for png in some(emojis(name)):
        flat = on_background(png, background).crop((0, 11, 22, 12)).tobytes()
        ratios = [contrast((flat[at], flat[at + 1], flat[at + 2]), bare) for at in range(0, len(flat), 3)]
        drawn = [ratio for ratio in ratios if ratio > 1.01]
        assert min(max(drawn[:4]), max(drawn[-4:])) >= LEAST_CONTRAST


@every_theme
def test_every_text_has_enough_contrast(name: str) -> None:
    colours = get_theme(name).colours
    for ink, on, least in (
        ("ink", "panel", 7.0),
        ("table_ink", "table", 7.0),
        ("table_ink", "mat", 7.0),
        ("header_ink", "header", 4.5),
        ("turn_ink", "turn", 4.5),
        ("win_ink", "win", 4.5),
        ("header_faint", "header", 4.5),
        ("turn_faint", "turn", 4.5),
        ("fresh_ink", "fresh", 4.5),
        ("muted", "panel", 4.5),
        ("gain", "panel", 4.5),
        ("loss", "panel", 4.5),
        ("well_ink", "well", 4.5),
        ("muted", "hollow", 4.5),
        ("sign", "panel", 4.5),
        ("resigned_ink", "resigned", 4.5),
        ("resigned_faint", "resigned", 4.5),
        ("ink", "resigned_panel", 4.5),
        ("muted", "resigned_panel", 4.5),
    ):
        assert contrast(colours[ink], colours[on]) >= least, (ink, on)


@every_theme
@pytest.mark.parametrize("eyes", EYES)
def test_headings_of_whose_turn_it_is_of_winners_and_of_the_rest_are_told_apart(name: str, eyes: str) -> None:
    """Winners and whose turn it is never meet in a picture, so that they may be alike in grey."""
    colours, see = get_theme(name).colours, EYES[eyes]
    pairs = [("turn", "header"), ("win", "header")]
    if eyes != "grey":
        pairs += [("turn", "win"), ("turn", "fresh")]
    for one, other in some(pairs):
        assert difference(see(colours[one]), see(colours[other])) > 20, (one, other)


@cache
def emojis(name: str) -> list[bytes]:
    theme = get_theme(name)
    return [*(tile_emoji(colour, theme) for colour in COLOURS), marker_emoji(theme)]


@every_theme
def test_emojis_are_small_png_with_a_transparent_background(name: str) -> None:
    drawn = emojis(name)
    assert len(set(drawn)) == 6
    for png in some(drawn):
        assert len(png) <= 256 * 1024
        picture = Image.open(BytesIO(png))
        assert picture.format == "PNG"
        assert picture.size == (128, 128)
        assert picture.getchannel("A").getpixel((0, 0)) == 0
        assert picture.getchannel("A").getpixel((64, 64)) == 255


@every_theme
def test_a_tile_on_a_plate_has_transparent_corners(name: str) -> None:
    for colour in COLOURS:
        mask = sprites_of(get_theme(name)).tile(colour, SIDE, "plate").mask
        assert mask is not None
        assert mask.getpixel((0, 0)) == 0
        assert mask.getpixel((SIDE // 2, SIDE // 2)) == 255


def test_every_kind_of_vision_tells_black_from_white() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    for see in EYES.values():
        assert difference(see(black), see(white)) == pytest.approx(100, abs=0.2)
    assert EYES["usual"]((255, 0, 0)) == pytest.approx((53.24, 80.09, 67.20), abs=0.05)
    assert EYES["deuteranopia"]((255, 0, 0))[1] < 40
