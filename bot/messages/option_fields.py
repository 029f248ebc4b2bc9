"""The options of a table as selects, for whoever chooses them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

import azul
import render
from bot.i18n.language import Words, languages, words_for
from bot.ui.components import CustomId, Field, Option, Select
from bot.words.names import look_name
from engine import FEWEST_PLAYERS, MOST_PLAYERS, Configured, Level, Messages, Pace, Refusal, Where


def option_fields(
    words: Words, options: Configured, press_of: Callable[[str], CustomId], *, seated: int = 1
) -> tuple[Field, ...]:
    """Return a select for each option, whose press is that `press_of` its name; `seated` have a seat."""
    make = _Fields(words, press_of)
    seats = range(max(FEWEST_PLAYERS, seated), MOST_PLAYERS + 1)
    return (
        *make.rules(options.rules),
        make.field("seats", str(options.seats), (_seats_option(words, count, seated) for count in seats)),
        make.of_kind("pace", options.pace),
        make.of_kind("level", options.level),
        make.look(options.theme),
        make.of_kind("messages", options.messages),
        make.of_kind("where", options.where),
    )


def practice_fields(
    words: Words, options: Configured, press_of: Callable[[str], CustomId]
) -> tuple[Field, ...]:
    """Return a select for each option of a game with computers alone, as `option_fields` does.

    That of how many computers play is named ``computers``, and its values are numbers of seats.
    """
    make = _Fields(words, press_of)
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    computers = (Option(str(each), words("option-computers-some", count=each - 1)) for each in seats)
    return (
        make.field("computers", str(options.seats), computers),
        make.of_kind("level", options.level),
        *make.rules(options.rules),
        make.look(options.theme),
    )


@dataclass(frozen=True, slots=True)
class _Fields:
    """Makes selects."""

    words: Words
    press_of: Callable[[str], CustomId]

    def field(self, name: str, chosen: str, choices: Iterable[Option]) -> Field:
        return Field(self.words(f"option-{name}"), Select(self.press_of(name), tuple(choices), chosen))

    def of_kind(self, name: str, chosen: Enum) -> Field:
        words, values = self.words, [str(kind.value) for kind in type(chosen)]
        labels = ((value, words(f"option-{name}-{value}")) for value in values)
        choices = (Option(value, label, words(f"option-help-{name}-{value}")) for value, label in labels)
        return self.field(name, str(chosen.value), choices)

    def rules(self, rules: azul.Rules) -> list[Field]:
        fields = [self.of_kind("wall", rules.wall), self.of_kind("factories", rules.factories)]
        return [*fields, self.of_kind("scatter", rules.scatter)] if rules.has_special_factories else fields

    def look(self, theme: str) -> Field:
        look = theme if theme in render.theme_names() else render.default_theme().name
        return self.field("theme", look, (_look_option(self.words, name) for name in render.theme_names()))


def language_options() -> tuple[Option, ...]:
    """Return an option for each language, under the name that it has for itself."""
    return tuple(Option(locale, words_for(locale)("language-name")) for locale in languages())


def _seats_option(words: Words, seats: int, seated: int) -> Option:
    label = words("option-seats-some", seats=seats)
    return Option(str(seats), label, words("option-help-seats-some", free=seats - seated))


def _look_option(words: Words, name: str) -> Option:
    """Return the option for a theme; one that somebody has added has no description."""
    text_id = f"option-help-theme-{name}"
    return Option(name, look_name(words, name), words(text_id) if words.has(text_id) else "")


def change_to(name: str, picked: str) -> Callable[[Configured], Configured]:
    """Return what sets one option and keeps the others.

    Raise `Refusal` (``old-button``) for an option or a value that this version doesn't have.
    """
    if picked not in _VALUES.get(name, ()):
        raise Refusal("old-button")
    chosen = {name: _VALUES[name][picked]}

    def change(now: Configured) -> Configured:
        if name in _RULES:
            return replace(now, rules=replace(now.rules, **chosen))
        return replace(now, **chosen)

    return change


_RULES: Final = frozenset({"wall", "factories", "scatter"})
"""The options that are rules of the game."""


_VALUES: Final[Mapping[str, Mapping[str, Any]]] = {
    "wall": {side.value: side for side in azul.WallSide},
    "factories": {factories.value: factories for factories in azul.Factories},
    "scatter": {scatter.value: scatter for scatter in azul.Scatter},
    "seats": {str(seats): seats for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)},
    "pace": {pace.value: pace for pace in Pace},
    "level": {level.value: level for level in Level},
    "theme": {name: name for name in render.theme_names()},
    "messages": {messages.value: messages for messages in Messages},
    "language": {locale: locale for locale in languages()},
    "where": {where.value: where for where in Where},
}
"""What can be picked for each option, by the values of its select."""
