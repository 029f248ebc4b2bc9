"""A page of a ranking, in words and as a picture, with buttons to the other pages and rankings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import azul
from bot.i18n.language import Key, Text, Verbatim
from bot.messages.layout import MAX_LAYOUT_LENGTH, in_lines, shortened
from bot.messages.panel import Panel
from bot.messages.statistics import place_value, podium_picture
from bot.ui.components import NO_GAME, Button, CustomId
from bot.words.names import markdown_name
from bot.words.phrases import Phrases
from engine import Refusal
from engine.statistics.card import Order, Ranking, RankingPlace

_WALLS: Final = {"c": azul.WallSide.COLOURED, "f": azul.WallSide.FREE}
_PLACES: Final = {"h": True, "e": False}
"""Whether a ranking is that of the viewer's server (here) or of all servers (everywhere)."""
_TURNS: Final = frozenset({"", "back", "on"})
"""Suffixes that keep the ids of buttons apart that lead to the same page."""


@dataclass(frozen=True, slots=True)
class View:
    """A ranking, and a page of it, numbered from 0."""

    order: Order
    wall: azul.WallSide
    is_here: bool
    page: int = 0

    def custom_id(self, turn: str = "") -> CustomId:
        """Return the id of a button that leads here."""
        wall = next(letter for letter, each in _WALLS.items() if each is self.wall)
        place = next(letter for letter, each in _PLACES.items() if each is self.is_here)
        return CustomId("ranking", NO_GAME, self.page, f"{self.order.value}!{wall}{place}{turn}")


def parse_ranking_view(custom_id: CustomId) -> View:
    """Return where a button leads. Raise `Refusal` (``old-button``) if it is forged."""
    order, _, rest = custom_id.choice.partition("!")
    try:
        view = View(Order(order), _WALLS[rest[:1]], _PLACES[rest[1:2]], custom_id.number or 0)
    except (ValueError, KeyError):
        raise Refusal("old-button") from None
    if rest[2:] not in _TURNS:
        raise Refusal("old-button")
    return view


def ranking_panel(phrases: Phrases, page: Ranking, names: Mapping[int, str], *, on_server: bool) -> Panel:
    """Return a page of a ranking. `names` are by user id, "" if they aren't known.

    A button leads to the ranking of the server if the panel is `on_server`.
    """
    words = phrases.words
    view = View(page.order, page.wall, page.guild_id is not None, page.page)
    title = Text(
        "ranking-title",
        by=Key(page.order.value),
        wall=Key(page.wall.value),
        where=Key("server" if view.is_here else "everywhere"),
    )
    known = {user_id: name or words("ranking-nameless") for user_id, name in names.items()}
    heading = words("ranking-heading", title=title)
    return Panel(
        shortened(in_lines(heading, *_lines(phrases, page, known)), MAX_LAYOUT_LENGTH),
        tuple(_buttons(phrases, view, page.pages, on_server=on_server)),
        podium_picture(words, "", title, page, known),
        "azul-ranking.png",
    )


def _lines(phrases: Phrases, page: Ranking, names: Mapping[int, str]) -> Iterator[str]:
    words, own = phrases.words, page.own
    is_here = own is None or own in page.places
    shown = [*page.places] if own is None or is_here else [*page.places, own]
    for each in shown:
        if each == own and not is_here:
            yield words("ranking-gap")
        yield words(
            "ranking-place",
            whose=Key("own" if each == own else "other"),
            place=each.place,
            name=Verbatim(markdown_name(names[each.user_id])),
            value=place_value(page.order, each),
        )
    if not shown:
        yield words("ranking-empty")
    if page.pages > 1:
        yield words("ranking-page", page=page.page + 1, pages=page.pages)
    if any(map(_is_provisional, shown)):
        yield words("ranking-provisional")
    if own is None:
        yield words("ranking-unplaced", by=Key(page.order.value))
    if not page.is_listed:
        state = Key("alone" if own else "unlisted")
        yield words("ranking-unlisted", state=state, me=phrases.command("me"))


def _is_provisional(each: RankingPlace) -> bool:
    return each.rating is not None and each.rating.is_provisional


def _buttons(phrases: Phrases, view: View, pages: int, *, on_server: bool) -> Iterator[Button]:
    """Yield the buttons: for other orders, for the other wall and place, and for other pages."""
    words = phrases.words
    for order in Order:
        is_shown = order is view.order
        custom_id = replace(view, order=order, page=0).custom_id()
        yield Button(words("ranking-by", by=Key(order.value)), custom_id, disabled=is_shown, row=0)
    other = azul.WallSide.FREE if view.wall is azul.WallSide.COLOURED else azul.WallSide.COLOURED
    wall = words("button-ranking-wall", wall=Key(other.value))
    yield Button(wall, replace(view, wall=other, page=0).custom_id(), row=1)
    if view.is_here:
        yield Button(
            words("button-ranking-everywhere"), replace(view, is_here=False, page=0).custom_id(), row=1
        )
    elif on_server:
        yield Button(words("button-stats-server"), replace(view, is_here=True, page=0).custom_id(), row=1)
    yield Button(words("button-stats-yours"), CustomId("stats", NO_GAME, 0, "yours"), row=1)
    if pages > 1:
        back, on = max(0, view.page - 1), min(pages - 1, view.page + 1)
        yield Button("◀", replace(view, page=back).custom_id("back"), disabled=view.page == 0, row=2)
        yield Button("▶", replace(view, page=on).custom_id("on"), disabled=view.page == pages - 1, row=2)
