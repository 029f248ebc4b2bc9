"""Themes as data: loading them, their errors, and their palettes."""

import shutil
from io import BytesIO
from pathlib import Path
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops
from pydantic import ValidationError

from render import THEMES, Look, ThemeError, default_theme, encode, get_theme, load_theme, table, theme_names
from render.paint.palette import palette_of
from render.paint.sprites import Sprites
from render.themes import theme
from render.themes.kinds import AnyKind, Kind, shape
from render.themes.schema import Band, Colours, TileTable
from render.themes.shapes import paint
from tests.render.pixels import colours
from tests.render.positions import NAMES, midgame
from tests.some import some

KINDS: Final[tuple[type[Kind], ...]] = get_args(get_args(AnyKind)[0])


def altered(folder: Path, old: str, new: str) -> Path:
    """Return a folder with a copy of azulejo in which one text is replaced."""
    copy = folder / "mine"
    shutil.copytree(THEMES / "azulejo", copy)
    path = copy / "theme.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def test_a_theme_loads_from_any_folder_and_paints_its_own_colours(tmp_path: Path) -> None:
    mine = load_theme(altered(tmp_path, 'panel = "#faf7ef"', 'panel = "#203040"'))
    assert (0x20, 0x30, 0x40) in colours(table(midgame(2), NAMES, Look(theme=mine)))


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('ink = "#172b4d"', 'ink = "navy"', "colours.ink: 'navy' isn't a colour of the form #rrggbb"),
        ('panel = "#faf7ef"\n', "", "colours.panel is missing"),
        (
            'shape = "star"',
            'shape = "blob"',
            "tiles.white.relief, shape 1: 'blob' isn't one of 'square', 'disc'",
        ),
        ("points = 8, outer", "outer", "shape 1, star.points is missing"),
        (
            'ink = "trace" },\n]',
            'ink = "gold" },\n]',
            "tiles.blue.relief, shape 1: 'gold' isn't a colour of the form #rrggbb, nor an ink",
        ),
        (
            "count = 4, start = 0.10, length = 0.78",
            "count = 0, start = 0.10",
            "petals.count: input should be greater than or equal to 1, not 0",
        ),
        (
            "radius = 0.14",
            "radius = nan",
            "tiles.blue.figures, shape 2, disc.radius: input should be a finite number, not nan",
        ),
        (
            'repeat = 4, ink = "trace"',
            'repeat = 1000, ink = "trace"',
            "disc.repeat: input should be less than or equal to 72, not 1000",
        ),
        (
            "at = [0.58, 0.58]",
            "at = [0.58]",
            "tiles.blue.figures, shape 3, disc.at: [0.58] isn't a point [x, y]",
        ),
        (
            "strength = 0.36",
            'strength = "much"',
            "ghost.strength: input should be a valid number, not 'much'",
        ),
        ("size = 220", "size = 0", "ornament.size: input should be greater than or equal to 8, not 0"),
        (
            'ink = "stitch", inset',
            'ink = "thread", inset',
            "mat.bands, shape 3: 'thread' isn't a colour of the form #rrggbb, nor an ink",
        ),
        (
            "dash = 0.6",
            "dash = 2",
            "mat.bands, shape 3, dash: input should be less than or equal to 1, not 2",
        ),
        ('title = "Azulejo"', 'title = " "', "title: must not be blank"),
        ('edge = "#86b4f4"\n', "", "tiles.blue.edge is missing"),
        ("[tiles.red]", "[tiles.pink]", "tiles.pink isn't an entry of a theme"),
        ("[ornament]", "[ornaments]", "ornaments isn't an entry of a theme"),
        ('panel = "#faf7ef"', 'panel = "#fcfdfe', "Illegal character"),
    ],
    ids=[
        "colour",
        "lacking",
        "shape",
        "key",
        "ink",
        "count",
        "nan",
        "repeat",
        "point",
        "number",
        "range",
        "thread",
        "dash",
        "title",
        "edge",
        "tile",
        "table",
        "toml",
    ],
)
def test_an_error_names_file_line_and_entry(tmp_path: Path, old: str, new: str, named: str) -> None:
    folder = altered(tmp_path, old, new)
    with pytest.raises(ThemeError) as refusal:
        load_theme(folder)
    path, line, _ = str(refusal.value).split(":", 2)
    assert path == str(folder / "theme.toml")
    wrong = (folder / "theme.toml").read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert named in str(refusal.value)
    assert new.splitlines()[0] in wrong if new else wrong.startswith("[")


def test_all_errors_of_a_theme_are_listed_at_once(tmp_path: Path) -> None:
    folder = altered(tmp_path, 'title = "Azulejo"', 'title = ""\nname = "Azulejo"')
    (folder / "night.toml").write_text('[tiles.red]\nfigures = [{ shape = "disc" }]\n', encoding="utf-8")
    with pytest.raises(ThemeError) as refusal:
        load_theme(folder, "night")
    assert str(refusal.value).splitlines() == [
        f"{folder / 'theme.toml'}:4: title: must not be blank",
        f"{folder / 'theme.toml'}:5: name isn't an entry of a theme",
        f"{folder / 'night.toml'}:2: tiles.red.figures, shape 1, disc.ink is missing",
        f"{folder / 'night.toml'}:2: tiles.red.figures, shape 1, disc.radius is missing",
    ]


def test_a_theme_may_draw_the_space_for_any_tile_in_its_own_way(tmp_path: Path) -> None:
    own = 'space = [{ shape = "disc", radius = 0.5, ink = "space" }]\n'
    folder = altered(tmp_path, "", "")
    path = folder / "theme.toml"
    text = path.read_text(encoding="utf-8")
    start = text.index("space = [")
    path.write_text(text[:start] + own + text[text.index("\n]\n", start) + 3 :], encoding="utf-8")
    drawn = load_theme(folder)
    assert len(drawn.space.body) == 1
    assert len(drawn.ghosts[0].body) == len(default_theme().ghosts[0].body)


def test_the_print_of_a_tile_may_be_left_out(tmp_path: Path) -> None:
    mine = load_theme(altered(tmp_path, "strength = 0.60\n", "strength = 0.0\nfield = 0.0\n"))
    bare = [
        {ghost.inks[name] for name in ("field", *tile.inks)}
        for tile, ghost in zip(mine.tiles, mine.ghosts, strict=True)
    ]
    assert bare.count({mine.colours["well"]}) == 1


def test_a_theme_may_paint_its_plates_or_leave_them_bare(tmp_path: Path) -> None:
    plates = []
    for number, layers in enumerate(("", '{ shape = "disc", radius = 0.5, ink = "glaze" }')):
        folder = altered(tmp_path / str(number), "", "")
        path = folder / "theme.toml"
        text = path.read_text(encoding="utf-8")
        start = text.index("[plate]")
        end = text.index("\n]\n", start) + 3
        path.write_text(f"{text[:start]}[plate]\nlayers = [{layers}]\n{text[end:]}", encoding="utf-8")
        drawn = load_theme(folder)
        plate = Sprites(drawn).plate(100).image.convert("RGB")
        plates.append(plate.getpixel((plate.width // 2, plate.height // 2)))
    colours = default_theme().colours
    assert plates == [colours["plate"], colours["plate_glaze"]]


@pytest.mark.parametrize(("table", "entry"), [("tile", "tile"), ("ghost", "ghost.body")])
def test_tiles_without_a_body_need_the_common_one(tmp_path: Path, table: str, entry: str) -> None:
    folder = altered(tmp_path, "", "")
    path = folder / "theme.toml"
    text = path.read_text(encoding="utf-8")
    start = text.index("body = [", text.index(f"[{table}]"))
    bodiless = text[:start] + text[text.index("]\n", text.index("\n]", start)) + 2 :]
    path.write_text(bodiless.replace("[tile]\n", "") if table == "tile" else bodiless, encoding="utf-8")
    with pytest.raises(ThemeError, match=rf"theme\.toml:\d+: {entry}: a tile without"):
        load_theme(folder)


ENTRIES = st.dictionaries(
    st.sampled_from(
        ["points", "count", "radius", "width", "size", "turn", "at", "repeat", "alpha", "corner"]
    ),
    st.integers(-2, 90)
    | st.floats()
    | st.text(max_size=2)
    | st.lists(st.lists(st.floats(), max_size=3), max_size=4),
)


@given(st.sampled_from(KINDS), ENTRIES)
def test_a_shape_can_be_drawn_or_is_refused(kind: type[Kind], entries: dict[str, object]) -> None:
    (name,) = get_args(kind.model_fields["shape"].annotation)
    try:
        drawn = shape({"shape": name, "ink": "#123456", **entries})
    except ValidationError:
        return
    paint(Image.new("RGB", (40, 40)), [drawn], {})


def test_an_error_in_a_variant_names_its_own_file_and_line(tmp_path: Path) -> None:
    folder = altered(tmp_path, "", "")
    (folder / "night.toml").write_text('title = "Night"\n\n[colours]\ntable = "black"\n', encoding="utf-8")
    with pytest.raises(ThemeError, match=r"night\.toml:4: colours\.table: "):
        load_theme(folder, "night")


def test_a_variant_overrides_single_entries(tmp_path: Path) -> None:
    folder = altered(tmp_path, "", "")
    night_file = folder / "night.toml"
    night_file.write_text('title = "Night"\n[colours]\ntable_ink = "#000000"\n', encoding="utf-8")
    plain, night = load_theme(folder), load_theme(folder, "night")
    assert night.name == "mine-night"
    assert night.title == "Night"
    assert night.colours == {**plain.colours, "table_ink": (0, 0, 0)}
    assert night.tiles == plain.tiles


def test_a_theme_that_names_no_colours_of_winners_uses_those_of_whose_turn_it_is(tmp_path: Path) -> None:
    folder = altered(tmp_path, 'win = "#f6b824"\nwin_ink = "#1a2742"\nwin_rim = "#d78f00"\n', "")
    colours = load_theme(folder).colours
    for entry in ("", "_ink", "_rim"):
        assert colours[f"win{entry}"] == colours[f"turn{entry}"]


def test_a_theme_that_names_some_colours_of_winners_has_to_name_the_others(tmp_path: Path) -> None:
    folder = altered(tmp_path, 'win_ink = "#1a2742"\n', "")
    with pytest.raises(ThemeError, match=r"theme\.toml:6: colours\.win_ink is missing"):
        load_theme(folder)


def test_a_theme_without_a_colour_for_what_is_empty_uses_that_of_spaces(tmp_path: Path) -> None:
    colours = load_theme(altered(tmp_path, 'hollow = "#dbcfbb"\n', "")).colours
    assert colours["hollow"] == colours["cell"]


def test_every_theme_loads_by_its_name_and_has_a_title_of_its_own() -> None:
    names = theme_names()
    assert names[0] == default_theme().name
    themes = [get_theme(name) for name in names]
    assert [theme.name for theme in themes] == list(names)
    assert len({theme.title for theme in themes}) == len(names)
    assert get_theme(names[-1]) is themes[-1]


def test_a_folder_that_is_added_becomes_a_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(THEMES, tmp_path, dirs_exist_ok=True)
    marble = altered(tmp_path, 'title = "Azulejo"', 'title = "Marble"').rename(tmp_path / "marble")
    (marble / "veined.toml").write_text('title = "Veined marble"', encoding="utf-8")
    monkeypatch.setattr("render.themes.theme.THEMES", tmp_path)
    forget_themes()
    try:
        assert [name for name in theme_names() if "marble" in name] == [
            "marble",
            "marble-dark",
            "marble-veined",
        ]
        assert get_theme("marble-veined").title == "Veined marble"
    finally:
        forget_themes()


def forget_themes() -> None:
    theme._listed.cache_clear()
    theme._loaded.cache_clear()


def test_the_guide_explains_every_entry_and_every_shape() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "themes.md").read_text(encoding="utf-8")
    for entry in (*Colours.model_fields, *TileTable.model_fields, *Band.model_fields, *Kind.model_fields):
        assert f"`{entry}`" in guide
    rows = {row.split("`")[1]: row for row in guide.splitlines() if row.startswith("| `")}
    for kind in KINDS:
        (name,) = get_args(kind.model_fields["shape"].annotation)
        own = set(kind.model_fields) - set(Kind.model_fields) - {"shape"}
        assert all(f"`{entry}" in rows[name] for entry in own), name


def test_an_unknown_theme_raises_an_error_that_lists_all_themes() -> None:
    with pytest.raises(ThemeError, match=r"'marble' isn't one of the themes azulejo, "):
        get_theme("marble")


def test_a_folder_without_a_theme_raises_an_error(tmp_path: Path) -> None:
    with pytest.raises(ThemeError):
        load_theme(tmp_path)


def test_every_colour_of_the_theme_is_in_the_palette() -> None:
    theme = default_theme()
    colours = palette_of(theme).colours
    assert len(colours) == 256
    assert set(theme.colours.values()) <= set(colours)
    for look in some(theme.tiles):
        assert set(look.inks.values()) <= set(colours)


@pytest.mark.parametrize("name", theme_names())
def test_plain_areas_keep_the_exact_colour_of_the_theme(name: str) -> None:
    colours, palette = get_theme(name).colours, palette_of(get_theme(name))
    for key in ("table", "panel", "header", "turn", "win", "cell", "plate"):
        field = palette.reduce(Image.new("RGB", (2, 2), colours[key])).convert("RGB")
        assert field.getpixel((0, 0)) == colours[key], key


def test_encoding_a_picture_keeps_every_pixel() -> None:
    picture = table(midgame(4), NAMES)
    again = Image.open(BytesIO(encode(picture)))
    assert again.mode == "P"
    assert ImageChops.difference(again.convert("RGB"), picture.convert("RGB")).getbbox() is None
    assert {look.inks["glaze"] for look in default_theme().tiles} <= set(colours(again))


def test_any_other_image_is_reduced_to_the_theme() -> None:
    theme = default_theme()
    glaze = theme.tiles[2].inks["glaze"]
    again = Image.open(BytesIO(encode(Image.new("RGB", (20, 10), glaze))))
    assert again.convert("RGB").getpixel((5, 5)) == glaze
