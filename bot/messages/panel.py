"""Panels, which are private messages with buttons, and the smaller ones of them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

import discord

import azul
import render
from bot.i18n.language import Key, Verbatim, Words
from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines
from bot.messages.pictures import board_picture
from bot.ui.components import MAX_ROWS, NO_GAME, Button, CustomId, Field
from bot.ui.drawing import Picture
from bot.words.captions import look_in, names_of
from bot.words.names import markdown_name
from bot.words.news import facts_of_takes
from bot.words.phrases import Phrases
from bot.words.results import bonus_lines
from engine import Game, Player, Table
from engine.decisions.takebacks import require_askable

LESSON_START: Final = 0
"""The number of the button that starts the guided round over."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A private message: its text, its buttons, its selects, and its picture if it has one.

    `replacement` is shown in its place once it is no longer `is_current` at the table; None to keep it.
    """

    text: str
    buttons: tuple[Button, ...] = ()
    picture: Picture | None = None
    picture_name: str = "azul-panel.png"
    selects: tuple[Field, ...] = ()
    replacement: "Panel | None" = None
    is_current: Callable[[Table], bool] = field(default=lambda _: True, compare=False)

    @property
    def needs_layout(self) -> bool:
        """Whether it has selects, more rows of buttons than a text can have below it, or too long a text."""
        return (
            bool(self.selects)
            or len(self.text) > MAX_MESSAGE_LENGTH
            or any((button.row or 0) >= MAX_ROWS for button in self.buttons)
        )

    def with_intro(self, sentence: str) -> "Panel":
        """Return this panel with a sentence before its text."""
        return replace(self, text=in_lines(sentence, self.text))


def resign_question(phrases: Phrases, game: Game, others: int, *, is_offered: bool) -> Panel:
    """Return the question whether to leave a game in which `others` play on, or to hand over the seat.

    If the seat `is_offered` already, a button withdraws the offer. The button that leaves carries whether
    none, one or several of the others play on.
    """
    words = phrases.words
    hand = ("button-keep-seat", "keep") if is_offered else ("button-hand-over", "hand")
    resign = CustomId("resign", game.id, min(others, 2))
    return Panel(
        words("resign-ask", players=others),
        (
            Button(words("button-resign"), resign, discord.ButtonStyle.danger),
            Button(words(hand[0]), CustomId(hand[1], game.id)),
            Button(words("button-keep-playing"), CustomId("stay", game.id)),
        ),
    )


def return_question(phrases: Phrases, game: Game, owner: Player) -> Panel:
    """Return the question whether a substitute wants to give the seat back to its owner."""
    words = phrases.words
    return Panel(
        words("return-ask", owner=Verbatim(markdown_name(owner.name))),
        (
            Button(words("button-resign"), CustomId("resign", game.id), discord.ButtonStyle.danger),
            Button(words("button-keep-playing"), CustomId("stay", game.id)),
        ),
    )


def undo_offer_panel(phrases: Phrases, game: Game, seat: int) -> Panel:
    """Return the offer to ask the others whether a seat may undo its last move, or the request it has made.

    Raise `Refusal` as `engine.decisions.takebacks.require_askable` does if it can't ask.
    """
    table = game.table
    if table.consent.seat == seat:
        return undo_request_panel(phrases, game)
    require_askable(table, seat)
    button = Button(
        phrases.words("button-ask"), CustomId("ask", game.id, game.version), discord.ButtonStyle.primary
    )
    return Panel(phrases.words("undo-ask", **facts_of_takes(phrases, table, seat)), (button,))


def undo_request_panel(phrases: Phrases, game: Game) -> Panel:
    """Return the panel about an open request, for the player who has made it; it says so once it is over."""
    table, words, request = game.table, phrases.words, game.table.consent

    def is_open(table: Table) -> bool:
        return (table.consent.number, table.consent.seat) == (request.number, request.seat)

    awaited = phrases.names(table, request.awaited(table.people))
    button = Button(words("button-withdraw"), CustomId("decline", game.id, request.number))
    over = Panel(words("undo-over"))
    return Panel(words("undo-asked", names=awaited), (button,), replacement=over, is_current=is_open)


def board_panel(phrases: Phrases, game: Game, state: azul.State, seat: int) -> Panel:
    """Return a seat's board, large, with the bonuses that its wall has or nearly has (R20)."""
    text = in_lines(
        phrases.words("board-of", name=phrases.name(game.table, seat)),
        *bonus_lines(phrases.words, state.boards[seat].wall),
    )
    picture = board_picture(phrases, game.table, state, seat)
    return Panel(text, picture=picture, picture_name=f"azul-{game.id}-board.png")


def choose_board_panel(
    phrases: Phrases, game: Game, shown: Panel | None = None, seat: int | None = None
) -> Panel:
    """Return the question whose board to show, added to the board `shown` of `seat` if there is one."""
    buttons = tuple(
        Button(name, CustomId("open", game.id, index), disabled=index == seat)
        for index, name in enumerate(names_of(phrases, game.table))
    )
    return replace(shown or Panel(phrases.words("board-whose")), buttons=buttons)


def help_panel(phrases: Phrases, theme: str, *, on_server: bool) -> Panel:
    """Return the explanation of the game and the bot in short, in a theme and its words.

    A table can only be opened `on_server`.
    """
    words = phrases.words.in_look(theme)
    names = ("start", "take", "undo", "practice", "rules")
    start = Button(words("button-start"), CustomId("start", NO_GAME), discord.ButtonStyle.success)
    learn = learn_button(words)
    rules = Button(words("button-rules"), CustomId("page", NO_GAME, 1))
    place = Key("server" if on_server else "elsewhere")
    text = words("help", place=place, **{name: phrases.command(name) for name in names})
    return Panel(
        in_lines(words("help-learn", learn=phrases.command("learn")), text),
        (start, learn, rules) if on_server else (learn, rules),
        Picture(lambda: render.encode(render.at_a_glance(look_in(words, theme))), words("alt-help"), "help"),
    )


def learn_button(words: Words) -> Button:
    """Return the button that begins the guided round (`bot.features.learn`)."""
    return Button(words("button-learn"), CustomId("learn", NO_GAME, LESSON_START))


def rules_page(phrases: Phrases, page: int, theme: str) -> Panel:
    """Return a page of the rules, counted from 1, in a theme's words; the first links to the guided round."""
    words = phrases.words.in_look(theme)

    def turn(label: str, target: int, name: str, *, disabled: bool) -> Button:
        return Button(label, CustomId("page", NO_GAME, target, name), disabled=disabled)

    here = words("rules-page-of", page=page, pages=render.RULE_PAGES)
    buttons = [
        turn("◀", page - 1, "back", disabled=page == 1),
        turn(here, page, "here", disabled=True),
        turn("▶", page + 1, "on", disabled=page == render.RULE_PAGES),
        *([learn_button(words)] if page == 1 else []),
    ]
    return Panel(words(f"rules-page-{page}"), tuple(buttons), _rules_picture(words, page, theme))


def _rules_picture(words: Words, page: int, theme: str) -> Picture:
    return Picture(
        lambda: render.encode(render.rule_picture(page, look_in(words, theme)), thorough=True),
        words(f"alt-rules-{page}"),
        "rules",
    )
