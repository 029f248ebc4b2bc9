"""Cards and podiums, as the bot fills them from what games have come to."""

from dataclasses import replace
from unittest.mock import patch

import pytest

import render
from azul import Colour, Factories, WallSide
from bot.i18n.language import Key, Text, languages, words_for
from bot.messages.statistics import card_picture, new_card_picture, podium_picture
from engine.statistics.achievements import Achievement
from engine.statistics.card import (
    AchievementCount,
    Card,
    CurvePoint,
    HeadToHead,
    Order,
    Ranking,
    RankingPlace,
)
from engine.statistics.rating import Rating
from storage.statistics import GameKind, Sums
from tests.some import some

ENGLISH = words_for("en-US")
TITLE = Text("ranking-title", by=Key("rating"), wall=Key("coloured"), where=Key("everywhere"))
TOTAL = Sums(
    games=1_600, wins=800, scored=1_280, best_score=112, rounds=6_400, score=69_504, wall_points=50_000,
    full_rows=1_280, full_columns=640, full_colours=320, floor_points=8_192, markers=1_984, turns=20_000,
    thinking=900_000_000, blue=9,
)  # fmt: skip
ONE = Sums(games=1, scored=1, score=31, best_score=31, rounds=5, wall_points=33, floor_points=2)


def card(total: Sums = TOTAL, *, rated: int = 2, between: HeadToHead | None = None) -> Card:
    rating = Rating(1_540, 60 if rated > 1 else 188)
    return Card(
        user_id=1,
        total=total,
        by_kind={
            GameKind(WallSide.COLOURED, Factories.PLAIN, 2): Sums(games=3, wins=2),
            GameKind(WallSide.COLOURED, Factories.SPECIAL, 2): Sums(games=4, wins=1),
            GameKind(WallSide.FREE, Factories.PLAIN, 4): Sums(games=9),
        },
        ratings={WallSide.COLOURED: rating} if rated else {},
        curves={WallSide.COLOURED: [CurvePoint(each, rating) for each in range(rated)]} if rated else {},
        streak=2,
        best_streak=7,
        achievements=[AchievementCount(each, 3, 17, 0) for each in Achievement] if rated else [],
        head_to_head=between,
    )


def drawn(shown: Card) -> render.PlayedGames:
    """Return what the picture of a card is drawn from."""
    with patch.object(render, "player_card", wraps=render.player_card) as draw:
        card_picture(ENGLISH, "", shown, "Ada", "Bruno").draw()
    played = draw.call_args.args[1]
    assert isinstance(played, render.PlayedGames)
    return played


def test_a_card_says_per_game_where_points_come_from() -> None:
    assert drawn(card()).points == render.PointsPerGame("+39.1", "+2.0", "+3.5", "+2.5", "−6.4")


def test_a_card_writes_totals_as_the_language_does() -> None:
    assert drawn(card()).totals == render.Totals("1,600", "800 · 50%", "54.3", "112", "45 sec", "2", "7")


def test_a_card_leaves_out_points_of_somebody_who_has_played_no_game_to_its_end() -> None:
    played = drawn(card(Sums(games=1, wins=1)))
    assert played.totals == render.Totals("1", "1 · 100%", streak="2", best_streak="7")
    assert played.points is None
    assert played.first_player == ""


def test_a_card_names_a_favourite_colour_unless_there_are_several() -> None:
    assert card(Sums(games=1, blue=5, red=6, white=2)).favourite is Colour.RED
    assert card(Sums(games=1, blue=6, red=6, white=2)).favourite is None


def test_wins_are_counted_by_players_and_wall_whatever_the_factories() -> None:
    assert drawn(card()).wins == [render.WinsAmong(2, "3 / 7", ""), render.WinsAmong(4, "", "0 / 9")]


def test_a_card_shows_how_the_viewer_did_even_if_they_did_better() -> None:
    between = drawn(card(between=HeadToHead(games=20, ahead=3, behind=16))).head_to_head
    assert between == render.HeadToHeadCounts("Bruno", "3", "16", "1")
    alt = card_picture(
        ENGLISH, "", card(between=HeadToHead(games=20, ahead=3, behind=16)), "Ada", "Bruno"
    ).alt
    assert "Head to head: Ada 3 – 16 Bruno (Tied: 1)" in alt


@pytest.mark.one_in(4)
@pytest.mark.parametrize("locale", languages())
def test_cards_are_drawn_and_told_in_every_language(locale: str) -> None:
    words = words_for(locale)
    for shown in (card(), card(ONE, rated=1), card(ONE, rated=0)):
        picture = card_picture(words, "", shown, "Ada", "Bruno")
        assert picture.draw().startswith(b"\x89PNG")
        assert "Ada" in picture.alt
        assert words("picture-games") in picture.alt
    new = new_card_picture(words, "", "Ada")
    assert new.draw().startswith(b"\x89PNG")
    assert words("picture-no_games") in new.alt


def test_the_alt_text_of_a_card_has_what_matters() -> None:
    alt = card_picture(ENGLISH, "", card(), "Ada").alt
    assert alt.startswith("Azul statistics of Ada. Games: 1,600; Wins: 800 · 50%; Average score: 54.3;")
    assert "Colored wall: 1,540 ± 60; Achievements: Victory, Full table," in alt
    assert "1,540 ± 188 ?" in card_picture(ENGLISH, "", card(ONE, rated=1), "Ada").alt


def ranking(*places: RankingPlace, own: RankingPlace | None = None) -> Ranking:
    return Ranking(Order.RATING, WallSide.COLOURED, None, 0, 1, len(places), places, own)


def test_a_podium_shows_the_looker_who_comes_later() -> None:
    places = [RankingPlace(each, each, 1_600 - each, 30, Rating(1_600 - each, 60)) for each in range(1, 11)]
    own = RankingPlace(84, 99, 1_490, 3, Rating(1_490, 160))
    names = {each: f"Player {each}" for each in range(100)}
    with patch.object(render, "podium", wraps=render.podium) as draw:
        picture = podium_picture(ENGLISH, "", TITLE, ranking(*places, own=own), names)
        assert picture is not None
        assert picture.draw().startswith(b"\x89PNG")
    ranked = draw.call_args.args[1]
    assert ranked[0] == render.PodiumPlace(1, "Player 1", "1,599 ± 60")
    assert ranked[-1] == render.PodiumPlace(84, "Player 99", "1,490 ± 160 ?", is_own=True)
    assert len(ranked) == 11
    assert picture.alt.startswith("Rating · colored wall · everywhere: 1. Player 1: 1,599 ± 60; 2. Player 2")


def test_a_looker_on_the_podium_is_shown_once() -> None:
    places = [RankingPlace(each, each, 9, 3, Rating(1_600, 60)) for each in (1, 2)]
    with patch.object(render, "podium", wraps=render.podium) as draw:
        picture = podium_picture(ENGLISH, "", TITLE, ranking(*places, own=places[1]), {1: "A", 2: "B"})
        assert picture is not None
        picture.draw()
    assert [each.is_own for each in some(draw.call_args.args[1])] == [False, True]


def test_nobody_means_no_podium() -> None:
    assert podium_picture(ENGLISH, "", TITLE, ranking(), {}) is None


def test_only_the_first_page_of_a_ranking_has_a_podium() -> None:
    later = replace(ranking(RankingPlace(11, 1, 1_500, 3, Rating(1_500, 60))), page=1, pages=2)
    assert podium_picture(ENGLISH, "", TITLE, later, {1: "A"}) is None
