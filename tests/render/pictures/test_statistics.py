"""What stays after games: a player's card, and the podium of a ranking."""

from dataclasses import replace

import pytest
from PIL import Image

from azul import Colour, WallSide
from render import (
    Badge,
    HeadToHeadCounts,
    Look,
    PlayedGames,
    PodiumPlace,
    PointsPerGame,
    RatingCurve,
    Totals,
    WinsAmong,
    default_theme,
    encode,
    player_card,
    podium,
)
from tests.render.pixels import colours
from tests.render.positions import NAMES
from tests.some import some
from tools.fit import DrawnText, drawn_and_written

HOSTILE = (
    "W" * 32,
    "\u540d" * 32,
    "\u202eevil\u202c \u2066x\u2069",
    "محمد بن عبد الله יוסף",
    "👩‍👩‍👧‍👦" * 11,
    "Z" + "\u0300" * 400,
    "two\nlines\x00",
    "",
)
PLAYED = PlayedGames(
    Totals("10,000", "5,021 · 50 %", "54.3", "240", "12:20:00", "102", "1,207"),
    PointsPerGame("+138.2", "+13.1", "+15.0", "+12.2", "−16.4"),
    (
        WinsAmong(2, "4,200 / 8,000", "1,205 / 9,999"),
        WinsAmong(3, "1,212 / 3,000"),
        WinsAmong(4, "", "2 / 9"),
    ),
    Colour.BLUE,
    "31 %",
    [Badge(f"An achievement {number}", "×1,207") for number in range(12)],
    HeadToHeadCounts(NAMES[1], "3", "9,912", "22"),
)
RATING = RatingCurve(WallSide.COLOURED, "1,540 ± 60", [1_500 + each * 37 % 90 for each in range(100)])


def written(picture: Image.Image, texts: list[DrawnText]) -> list[str]:
    """Return what is written in a picture, all of it inside."""
    for text in some(texts):
        left, top, right, bottom = text.box
        assert 0 <= left <= right <= picture.width
        assert 0 <= top <= bottom <= picture.height
    return [text.text for text in texts]


def card(name: str, played: PlayedGames | None, *ratings: RatingCurve) -> list[str]:
    return written(*drawn_and_written(lambda look: player_card(name, played, ratings, look), Look()))


def ranking(*ranked: PodiumPlace) -> list[str]:
    return written(*drawn_and_written(lambda look: podium("best score", ranked, look), Look()))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_card_and_a_podium_hold_any_name(name: str) -> None:
    played = replace(PLAYED, head_to_head=HeadToHeadCounts(name, "3", "9,912", "22"))
    assert "5,021 · 50 %" in card(name, played, RATING)
    assert "98" in ranking(PodiumPlace(1, name, "112"), *(PodiumPlace(2, name, "98"),) * 3)


def test_the_fullest_pictures_are_no_taller_than_chats_show_and_not_heavy() -> None:
    many = [PodiumPlace(place, NAMES[0], "1,540 ± 60") for place in (*range(1, 11), 1_284)]
    second = replace(RATING, wall=WallSide.FREE, is_provisional=True)
    for picture in (player_card(NAMES[0], PLAYED, (RATING, second)), podium("best score", many)):
        assert picture.height <= 1.1 * picture.width
        assert len(encode(picture)) <= 110_000


def test_a_card_without_a_game_says_so() -> None:
    assert card(NAMES[0], None) == [NAMES[0], "no games"]


def test_a_card_without_a_rating_says_so() -> None:
    assert "unrated" in card(NAMES[0], PLAYED)


def test_a_rating_after_one_game_is_a_point_that_is_questioned() -> None:
    texts = card(NAMES[0], PLAYED, RatingCurve(WallSide.FREE, "1,470 ± 188", [1_470], is_provisional=True))
    assert "1,470 ± 188 ?" in texts
    assert {"1,530", "1,410"} <= set(texts)
    assert texts.count("free wall") == 2  # once above the wins


def test_a_long_curve_ends_with_the_newest_points() -> None:
    one, other = (
        player_card(NAMES[0], None, [replace(RATING, points=[1_400, 1_600] * 50 + [newest])])
        for newest in (1_450, 1_550)
    )
    assert one.tobytes() != other.tobytes()


def test_a_settled_rating_is_not_questioned() -> None:
    assert "1,540 ± 60" in card(NAMES[0], PLAYED, RATING)


def test_what_there_is_nothing_to_say_about_is_left_out() -> None:
    bare = replace(PLAYED, totals=Totals("1", "0", "31", "31"), favourite=None, first_player="", badges=())
    texts = card(NAMES[0], replace(bare, head_to_head=None), RATING)
    extras = {
        "per turn",
        "streak",
        "best streak",
        "favourite",
        "first player",
        "head to head",
        "achievements",
    }
    assert not extras & set(texts)
    assert extras <= set(card(NAMES[0], PLAYED, RATING))


def test_a_podium_has_a_golden_step_for_each_first_place() -> None:
    gold = default_theme().colours["win"]
    one, two = (
        podium(
            "best score", [PodiumPlace(1, "A", "9"), PodiumPlace(place, "B", "9"), PodiumPlace(3, "C", "8")]
        )
        for place in (2, 1)
    )
    assert colours(two)[gold] > 1.8 * colours(one)[gold]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_podium_may_have_free_steps(number: int) -> None:
    ranked = [PodiumPlace(place, NAMES[place], str(100 - place)) for place in range(1, number + 1)]
    assert ranking(*ranked).count(NAMES[number]) == 1


def test_the_own_place_stands_out_and_dots_stand_for_those_before_it() -> None:
    others = [PodiumPlace(place, "A", "9") for place in range(1, 5)]
    near, far, others_own = (
        podium("best score", [*others, own])
        for own in (
            PodiumPlace(5, "B", "8", is_own=True),
            PodiumPlace(50, "B", "8", is_own=True),
            PodiumPlace(5, "B", "8"),
        )
    )
    assert far.height > near.height == others_own.height
    shared = podium("best score", [PodiumPlace(place, "A", "9") for place in (1, 2, 2, 2, 2)])
    assert shared.height == near.height
    turn = default_theme().colours["turn"]
    assert colours(near)[turn] > 50_000
    assert turn not in colours(others_own)
    third = podium("best score", [*others[:2], PodiumPlace(3, "B", "8", is_own=True)])
    assert colours(third)[turn] > 1_000
