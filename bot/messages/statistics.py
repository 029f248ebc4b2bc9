"""Statistics as pictures: players' cards and the podiums of rankings."""

from collections.abc import Callable, Mapping

from PIL import Image

import azul
import render
from bot.i18n.language import Text, Verbatim, Words
from bot.messages.layout import MAX_ALT_LENGTH, shortened
from bot.ui.drawing import Picture, PictureKind
from bot.words.achievements import achievement_text
from bot.words.captions import in_pictures, look_in
from bot.words.dates import short_time
from bot.words.ratings import rating_text
from engine.statistics.card import Card, HeadToHead, Order, Ranking, RankingPlace
from storage.statistics import Sums


def card_picture(words: Words, theme: str, card: Card, name: str, other: str = "") -> Picture:
    """Return somebody's card, in a language and a theme. `other` is the viewer's name."""

    def draw(words: Words, look: render.Look) -> Image.Image:
        return render.player_card(name, _played(words, card, other), _curves(words, card), look)

    lines = [
        Text("alt-card-line", word=Text(f"picture-{word}"), said=said)
        for word, said in (*_totals(words, card).items(), *_ratings(card).items())
    ]
    if card.achievements:
        names = Text(
            "card-achievements", names=[achievement_text(each.achievement) for each in card.achievements]
        )
        lines.append(Text("alt-card-line", word=Text("picture-achievements"), said=names))
    if met := card.head_to_head:
        lines.append(
            Text(
                "alt-card-met",
                name=Verbatim(name),
                ahead=met.ahead,
                other=Verbatim(other),
                behind=met.behind,
                level=met.level,
            )
        )
    alt = words("alt-card", name=Verbatim(name), lines=lines)
    return _picture(words, theme, draw, alt, "card")


def new_card_picture(words: Words, theme: str, name: str) -> Picture:
    """Return the card of somebody who hasn't finished a game yet."""
    alt = words("alt-card", name=Verbatim(name), lines=[Text("picture-no_games")])
    return _picture(words, theme, lambda _, look: render.player_card(name, None, look=look), alt, "card")


def podium_picture(
    words: Words, theme: str, title: Text, ranking: Ranking, names: Mapping[int, str]
) -> Picture | None:
    """Return a ranking's first page and the viewer's place; None for other pages, or if nobody has a place.

    `names` are by user id.
    """
    places = list(ranking.places)
    own = ranking.own
    if own and own not in places:
        places.append(own)
    if not places or ranking.page:
        return None

    def draw(words: Words, look: render.Look) -> Image.Image:
        ranked = [
            render.PodiumPlace(
                each.place, names[each.user_id], words(place_value(ranking.order, each)), each == own
            )
            for each in places
        ]
        return render.podium(words(title), ranked, look)

    said = [
        Text(
            "alt-place",
            place=each.place,
            name=Verbatim(names[each.user_id]),
            score=place_value(ranking.order, each),
        )
        for each in places
    ]
    return _picture(words, theme, draw, words("alt-podium", title=title, places=said), "podium")


def _picture(
    words: Words, theme: str, draw: Callable[[Words, render.Look], Image.Image], alt: str, kind: PictureKind
) -> Picture:
    def encoded() -> bytes:
        look = look_in(words, theme)
        return render.encode(draw(in_pictures(words).in_look(theme), look), look.theme)

    return Picture(encoded, shortened(alt, MAX_ALT_LENGTH), kind)


def place_value(order: Order, place: RankingPlace) -> Text:
    """Return the value by which somebody is ranked, as text."""
    if order is Order.RATING and place.rating:
        return rating_text(place.rating)
    return Text("card-number", number=place.value)


def _ratings(card: Card) -> dict[str, Text]:
    """Return the ratings by the captions of their walls."""
    words = {azul.WallSide.COLOURED: "coloured_wall", azul.WallSide.FREE: "free_wall"}
    return {words[wall]: rating_text(rating) for wall, rating in card.ratings.items()}


def _totals(words: Words, card: Card) -> dict[str, Text]:
    """Return somebody's totals by their captions in pictures."""
    total = card.total
    found = {
        "games": Text("card-number", number=total.games),
        "victories": Text("card-wins", wins=total.wins, share=total.wins / total.games),
    }
    if total.scored:
        found["average"] = Text("card-average", number=total.score / total.scored)
        found["best_score"] = Text("card-number", number=total.best_score)
    if total.turns:
        time = short_time(words, total.thinking / total.turns / 1_000)
        found["per_turn"] = Text("card-time", time=time)
    if card.best_streak:
        found["streak"] = Text("card-number", number=card.streak)
        found["best_streak"] = Text("card-number", number=card.best_streak)
    return found


def _played(words: Words, card: Card, other: str) -> render.PlayedGames:
    total = card.total
    texts = {caption: words(text) for caption, text in _totals(words, card).items()}
    return render.PlayedGames(
        render.Totals(
            texts["games"],
            texts["victories"],
            texts.get("average", ""),
            texts.get("best_score", ""),
            texts.get("per_turn", ""),
            texts.get("streak", ""),
            texts.get("best_streak", ""),
        ),
        _points(words, total) if total.scored else None,
        _wins(words, card),
        card.favourite,
        words("card-share", share=total.markers / total.rounds) if total.rounds else "",
        [
            render.Badge(
                words(achievement_text(each.achievement)),
                words("card-times", times=each.times) if each.times > 1 else "",
            )
            for each in card.achievements
        ],
        _between(words, card.head_to_head, other) if card.head_to_head else None,
    )


def _points(words: Words, total: Sums) -> render.PointsPerGame:
    return render.PointsPerGame(
        _gain(words, total.wall_points / total.scored),
        _gain(words, azul.ROW_BONUS * total.full_rows / total.scored),
        _gain(words, azul.COLUMN_BONUS * total.full_columns / total.scored),
        _gain(words, azul.COLOUR_BONUS * total.full_colours / total.scored),
        words("card-loss", number=total.floor_points / total.scored),
    )


def _between(words: Words, met: HeadToHead, other: str) -> render.HeadToHeadCounts:
    ahead, behind, level = (words("card-number", number=each) for each in (met.ahead, met.behind, met.level))
    return render.HeadToHeadCounts(other, ahead, behind, level if met.level else "")


def _gain(words: Words, points: float) -> str:
    return words("card-gain", number=points)


def _wins(words: Words, card: Card) -> list[render.WinsAmong]:
    """Return the wins by number of players and wall, with all kinds of factories together."""

    def among(players: int, wall: azul.WallSide) -> str:
        kinds = (sums for kind, sums in card.by_kind.items() if (kind.players, kind.wall) == (players, wall))
        sums = sum(kinds, Sums())
        return words("card-wins-of", wins=sums.wins, games=sums.games) if sums.games else ""

    return [
        render.WinsAmong(players, among(players, azul.WallSide.COLOURED), among(players, azul.WallSide.FREE))
        for players in sorted({kind.players for kind in card.by_kind})
    ]


def _curves(words: Words, card: Card) -> list[render.RatingCurve]:
    return [
        render.RatingCurve(
            wall,
            words("card-rating", points=rating.points, uncertainty=rating.uncertainty),
            [point.rating.points for point in card.curves.get(wall, ())],
            rating.is_provisional,
        )
        for wall, rating in sorted(card.ratings.items(), key=lambda each: each[0] is azul.WallSide.FREE)
    ]
