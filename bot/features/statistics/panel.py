"""The panels of a person's statistics, and of a server's."""

from collections.abc import Iterator
from typing import Final

import azul
from bot.features.statistics.ranking_panel import View
from bot.i18n.language import Fact, Key, Text, Verbatim, Words
from bot.messages.layout import MAX_LAYOUT_LENGTH, in_lines, in_sections, shortened
from bot.messages.panel import Panel
from bot.messages.statistics import card_picture
from bot.ui.components import NO_GAME, Button, CustomId
from bot.words.achievements import achievement_text
from bot.words.names import markdown_name
from bot.words.phrases import Phrases, colour_fact, rules_texts
from engine.statistics.card import Card, Order, ServerCard, ServerRecord
from engine.statistics.rating import Rating
from storage.statistics import GameKind, Sums

_SECOND: Final = 1_000
_UNITS: Final = (("hours", 3_600 * _SECOND), ("minutes", 60 * _SECOND))
"""Units of time with their milliseconds; less than twice the last one is shown in seconds."""


def card_panel(
    phrases: Phrases, card: Card, name: str, viewer: str, *, is_own: bool = False, on_server: bool = True
) -> Panel:
    """Return a person's statistics, in words and as a picture, for a viewer whose name is `viewer`.

    A button leads to the viewer's own, unless these `is_own`; another to the server's if the panel is
    `on_server`.
    """
    text = in_sections(
        in_lines(*_results(phrases.words, card, Verbatim(markdown_name(name)))),
        in_lines(*_play(phrases.words, card)),
        in_lines(*_achievements(phrases.words, card)),
    )
    return Panel(
        shortened(text, MAX_LAYOUT_LENGTH),
        tuple(_buttons(phrases, yours=not is_own, server=on_server, on_server=on_server)),
        card_picture(phrases.words, "", card, name, "" if is_own else viewer),
        "azul-stats.png",
    )


def server_card_panel(phrases: Phrases, card: ServerCard) -> Panel:
    """Return a server's statistics."""
    words, total = phrases.words, card.total
    lines = [words("stats-here"), words("stats-here-games", games=card.games)]
    if total.scored:
        lines.append(words("stats-average", **_points(total)))
    records = {"best": card.best_score, "closest": card.closest, "longest": card.longest}
    lines += [words(f"stats-{name}", **_best(best)) for name, best in records.items() if best is not None]
    return Panel(in_lines(*lines), tuple(_buttons(phrases, yours=True, server=False, on_server=True)))


def _results(words: Words, card: Card, name: Verbatim) -> Iterator[str]:
    """Yield lines about somebody's rating and how their games ended, the last ones by kinds of games."""
    total = card.total
    yield words("stats-of", name=name)
    if card.ratings:
        ratings = [
            Text("stats-rating", wall=Key(wall.value), **_rating(rating))
            for wall, rating in card.ratings.items()
        ]
        yield words("stats-ratings", ratings=ratings)
    yield words("stats-games", games=total.games, wins=total.wins, percent=_percent(total.wins, total.games))
    if card.best_streak > 1:
        yield words("stats-streak", now=card.streak, best=card.best_streak)
    if met := card.head_to_head:
        parts = {"ahead": met.behind, "behind": met.ahead, "level": met.level}
        found = [Text(f"stats-met-{part}", games=games) for part, games in parts.items() if games]
        yield words("stats-met", parts=found)
    if len(card.by_kind) > 1:
        for kind, sums in sorted(card.by_kind.items(), key=lambda each: -each[1].games):
            yield words("stats-kind", kind=_kind(kind), games=sums.games, wins=sums.wins)


def _play(words: Words, card: Card) -> Iterator[str]:
    """Yield lines about how somebody plays."""
    total, habits = card.total, list[Text]()
    if total.scored:
        yield words("stats-scores", best=total.best_score, **_points(total))
        habits.append(Text("stats-marker", percent=_percent(total.markers, total.rounds)))
    if total.turns:
        habits.append(Text("stats-time", **_time(total.thinking // total.turns)))
    if card.favourite is not None:
        habits.append(Text("stats-favourite", colour=colour_fact(card.favourite)))
    if habits:
        yield words("stats-habits", habits=habits)


def _achievements(words: Words, card: Card) -> Iterator[str]:
    if card.achievements:
        yield words("stats-achievements")
    for each in card.achievements:
        title = achievement_text(each.achievement)
        why = Text(f"achievement-why-{each.achievement.value}")
        yield words("stats-achievement", achievement=title, why=why, times=each.times)


def _buttons(phrases: Phrases, *, yours: bool, server: bool, on_server: bool) -> Iterator[Button]:
    for choice, is_there in (("yours", yours), ("server", server)):
        if is_there:
            yield Button(phrases.words(f"button-stats-{choice}"), CustomId("stats", NO_GAME, 0, choice))
    ranking = View(Order.RATING, azul.WallSide.COLOURED, is_here=on_server)
    yield Button(phrases.words("button-ranking"), ranking.custom_id())


def _rating(rating: Rating) -> dict[str, Fact]:
    state = Key("provisional" if rating.is_provisional else "settled")
    return {"points": rating.points, "uncertainty": rating.uncertainty, "state": state}


def _kind(kind: GameKind) -> list[Verbatim | Text]:
    """Return texts for a kind of games: players, wall, and factories if they are special."""
    return [
        Text("stats-players", players=kind.players),
        Text("stats-wall", wall=Key(kind.wall.value)),
        *rules_texts(azul.Rules(factories=kind.factories)),
    ]


def _points(sums: Sums) -> dict[str, Fact]:
    """Return the facts of the average points of a game, and of their parts."""
    return {
        "average": _per(sums.score, sums.scored),
        "wall": _per(sums.wall_points, sums.scored),
        "rows": _per(azul.ROW_BONUS * sums.full_rows, sums.scored),
        "columns": _per(azul.COLUMN_BONUS * sums.full_columns, sums.scored),
        "colours": _per(azul.COLOUR_BONUS * sums.full_colours, sums.scored),
        "floor": _per(sums.floor_points, sums.scored),
    }


def _best(best: ServerRecord) -> dict[str, Fact]:
    return {"value": best.value, "points": best.value, "game": Verbatim(str(best.game_id))}


def _time(milliseconds: int) -> dict[str, Fact]:
    for unit, length in _UNITS:
        if milliseconds >= 2 * length:
            return {"unit": Key(unit), "time": round(milliseconds / length)}
    return {"unit": Key("seconds"), "time": round(milliseconds / _SECOND)}


def _per(amount: int, games: int) -> float:
    """Return an average with one decimal place."""
    return round(amount / max(1, games), 1)


def _percent(part: int, whole: int) -> int:
    return round(100 * part / max(1, whole))
