"""The lobby card: its seats, its rules and its emblem."""

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from azul.rules import WallSide
from render import Captions, Look, default_theme, lobby
from tests.render.pixels import colours

NAMES = ("Ann", "Бенедикт Ґалаґан", "ゆき", "Olivier de la Fontaine")
HOSTILE = (
    "\u202eevil\u202c",
    "two\nlines\x00",
    "Z" + "\u0300" * 400,
    "W" * 5000,
    "",
    "\u200b\u3164",
    "Bruno \ufdfd",
)
EMBLEM = 400
"""The x between the emblem on the left and the seats on the right."""


def changes(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def tiles_laid(card: Image.Image) -> int:
    """Return the number of pixels of the emblem in the strong colours of tiles."""
    glazes = {look.inks["glaze"] for look in default_theme().tiles}
    counted = colours(card, (0, 0, EMBLEM, card.height))
    return sum(counted[glaze] for glaze in glazes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_is_wide_and_low(seats: int) -> None:
    for labels in ((), ("Free wall", "Special factories", "Even scatter")):
        card = lobby(NAMES[:1], seats, labels)
        assert card.width >= 2.2 * card.height


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_emblem_fills_with_tiles_as_seats_fill(seats: int) -> None:
    laid = [tiles_laid(lobby(NAMES[:seated], seats)) for seated in range(seats + 1)]
    assert all(fewer < more for fewer, more in pairwise(laid))
    assert laid[-1] == tiles_laid(lobby(NAMES[:2], 2, ["Free wall"]))


def test_a_free_wall_has_no_prints_where_no_tile_lies() -> None:
    coloured, free = (lobby(NAMES[:2], 4, side=side) for side in WallSide)
    assert colours(free, (0, 0, EMBLEM, free.height)) != colours(coloured, (0, 0, EMBLEM, free.height))
    assert tiles_laid(free) == tiles_laid(coloured)
    right = (EMBLEM, 0, free.width, free.height)
    assert changes(coloured.crop(right), free.crop(right)) is None


def test_another_player_changes_one_line_and_the_emblem() -> None:
    one, two = (lobby(NAMES[:seated], 4) for seated in (1, 2))
    right = (EMBLEM, 0, one.width, one.height)
    change = changes(one.crop(right), two.crop(right))
    assert change is not None
    assert change[3] - change[1] < one.height // 4


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_stays_in_its_line(name: str) -> None:
    usual, hostile = (lobby(("Ann", second), 3) for second in ("Ben", name))
    change = changes(usual, hostile)
    assert change is not None
    assert change[0] > EMBLEM
    assert change[2] < usual.width - 24
    assert change[3] - change[1] < usual.height // 4


def test_a_kept_seat_says_for_whom_where_it_would_say_that_it_is_free() -> None:
    free = lobby(NAMES[:1], 3)
    kept = lobby(NAMES[:1], 3, kept=["kept for Ben"])
    assert lobby(NAMES[:1], 3, kept=["free"]) == free
    change = changes(free, kept)
    assert change is not None
    assert change[0] > EMBLEM
    assert change[3] - change[1] < free.height // 4


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_seat_that_is_kept_for_a_hostile_name_stays_in_its_line(name: str) -> None:
    usual, hostile = (lobby(NAMES[:1], 3, kept=[f"kept for {each}"]) for each in ("Ben", name))
    change = changes(usual, hostile) or (EMBLEM + 1, 0, EMBLEM + 1, 0)
    assert change[0] > EMBLEM
    assert change[2] < usual.width - 24
    assert change[3] - change[1] < usual.height // 4


def test_labels_that_do_not_fit_take_a_second_line() -> None:
    short, long = ("Free wall",) * 3, ("Special factories, dealt once",) * 3
    low, high = (lobby(NAMES[:1], 3, labels) for labels in (short, long))
    assert low.height < high.height


def test_a_label_that_only_the_gaps_leave_no_room_for_takes_a_second_line() -> None:
    four, six = (lobby(NAMES[:1], 2, ["Free wall"] * count) for count in (4, 6))
    margin = (four.width - 22, 0, four.width, four.height)
    assert changes(four.crop(margin), six.crop(margin)) is None


@pytest.mark.parametrize("hostile", ["W" * 500, "", "\u202e\n"])
def test_hostile_words_and_labels_leave_the_margin_free(hostile: str) -> None:
    captions = Captions(lobby=hostile, free=hostile)
    card = lobby(NAMES[:3], 4, [hostile, "Free wall"], Look(captions))
    margin = (card.width - 22, 0, card.width, card.height)
    bare = lobby(NAMES[:3], 4, [""], Look(Captions(lobby="", free="")))
    shared = (0, 0, 22, min(card.height, bare.height))
    assert changes(card.crop(margin).crop(shared), bare.crop(margin).crop(shared)) is None
    assert card.height < card.width / 2
