"""The options of a table as selects, for whoever chooses them."""

from collections.abc import Callable, Iterable
from enum import Enum

import render
from bot.ui.buttons import Press
from bot.ui.selects import Field, Option, Select
from bot.words.language import Words, languages, words_for
from bot.words.names import look_name
from engine import FEWEST_PLAYERS, MOST_PLAYERS, Configured


def option_fields(
    words: Words, options: Configured, press_of: Callable[[str], Press], *, seated: int = 1
) -> tuple[Field, ...]:
    """Return a select for each option, whose press is that `press_of` its name; `seated` have a seat."""

    def field(name: str, chosen: str, choices: Iterable[Option]) -> Field:
        return Field(words(f"option-{name}"), Select(press_of(name), tuple(choices), chosen))

    def of_kind(name: str, chosen: Enum) -> Field:
        values = [str(kind.value) for kind in type(chosen)]
        labels = ((value, words(f"option-{name}-{value}")) for value in values)
        choices = (Option(value, label, words(f"option-help-{name}-{value}")) for value, label in labels)
        return field(name, str(chosen.value), choices)

    rules = options.rules
    seats = range(max(FEWEST_PLAYERS, seated), MOST_PLAYERS + 1)
    look = options.theme if options.theme in render.theme_names() else render.default_theme().name
    return (
        of_kind("wall", rules.wall),
        of_kind("factories", rules.factories),
        *([of_kind("scatter", rules.scatter)] if rules.has_special_factories else []),
        field("seats", str(options.seats), (_seats_option(words, count, seated) for count in seats)),
        of_kind("pace", options.pace),
        of_kind("level", options.level),
        field("theme", look, (_look_option(words, name) for name in render.theme_names())),
        of_kind("messages", options.messages),
        of_kind("where", options.where),
    )


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
