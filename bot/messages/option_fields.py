"""The options of a table with their values, for `/azul start` and for the selects in panels."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from discord.app_commands import locale_str

import azul
import render
from bot.i18n.command_texts import localised
from bot.i18n.language import FALLBACK, Text, Words, languages, words_for
from bot.ui.components import CustomId, Field, Option, Select
from bot.words.names import look_fact, look_name
from engine import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Adaptive,
    Level,
    Messages,
    Options,
    Pace,
    Rated,
    Refusal,
    Where,
)


@dataclass(frozen=True, slots=True)
class TableOption:
    """An option as people choose it, in a command or a select.

    `name` is that of a field of `Options`, or of its rules if it is one of them. `values` are all values that
    can be chosen, by their names in custom ids and to Discord. `label` returns a name's text in commands.
    `choices` returns what a select offers, given the number of people who have a seat. Its other texts are
    ``command-start-NAME`` in the command, and ``option-NAME`` above its select.
    """

    name: str
    values: Mapping[str, Any]
    label: Callable[[str], str | locale_str]
    choices: Callable[[Words, int], Iterable[Option]]
    is_rule: bool = False
    usual: str = ""

    def chosen(self, options: Options) -> str:
        """Return the name of the value in `options`; `usual` if it isn't among the `values`."""
        value = getattr(options.rules if self.is_rule else options, self.name)
        return next((name for name, each in self.values.items() if each == value), self.usual)

    def with_value(self, options: Options, value: Any) -> Options:
        """Return options with a value for this one."""
        if self.is_rule:
            return replace(options, rules=replace(options.rules, **{self.name: value}))
        return replace(options, **{self.name: value})

    def field(self, words: Words, options: Options, custom_id: CustomId, seated: int = 1) -> Field:
        """Return the select."""
        select = Select(custom_id, tuple(self.choices(words, seated)), self.chosen(options))
        return Field(words(f"option-{self.name}"), select)


class _LevelOption(TableOption):
    """The level of computers: a fixed one, or the adaptive one that follows the host's strength."""

    def chosen(self, options: Options) -> str:
        """Return the name of the level."""
        return Adaptive.ADAPTIVE.value if options.adaptive else super().chosen(options)

    def with_value(self, options: Options, value: Any) -> Options:
        """Return options with another level."""
        return options.with_level(value)


def _level_choices(words: Words, _seated: int) -> Iterator[Option]:
    for value in _LEVELS:
        yield Option(value, words(f"option-level-{value}"), words(f"option-help-level-{value}"))


_LEVELS: Final = {each.value: each for each in (Adaptive.ADAPTIVE, *Level)}


def _one_of(kinds: type[Enum], name: str, prefix: str | None = None, *, is_rule: bool = False) -> TableOption:
    """Return an option with a few values, each with a text for commands, and two for selects."""
    label_prefix = f"choice-{name}-" if prefix is None else prefix
    values = {str(kind.value): kind for kind in kinds}

    def choices(words: Words, _seated: int) -> Iterator[Option]:
        for value in values:
            yield Option(value, words(f"option-{name}-{value}"), words(f"option-help-{name}-{value}"))

    return TableOption(name, values, lambda value: localised(f"{label_prefix}{value}"), choices, is_rule)


def _seats_choices(words: Words, seated: int) -> Iterator[Option]:
    for seats in range(max(MIN_PLAYERS, seated), MAX_PLAYERS + 1):
        label = words("option-seats-some", seats=seats)
        yield Option(str(seats), label, words("option-help-seats-some", free=seats - seated))


def _look_label(theme: str) -> str | locale_str:
    """Return the name of a theme; themes that a host has added have the same name in every language."""
    fact = look_fact(words_for(FALLBACK), theme)
    return localised(fact.id) if isinstance(fact, Text) else fact


def _look_choices(words: Words, _seated: int) -> Iterator[Option]:
    """Yield the themes; those that a host has added have no description."""
    for theme in render.theme_names():
        text_id = f"option-help-theme-{theme}"
        yield Option(theme, look_name(words, theme), words(text_id) if words.has(text_id) else "")


def language_options() -> tuple[Option, ...]:
    """Return an option for each language, under its native name."""
    return tuple(Option(locale, _language_name(locale)) for locale in languages())


def _language_name(locale: str) -> str:
    return words_for(locale)("language-name")


OPTIONS: Final = (
    _one_of(azul.WallSide, "wall", "choice-", is_rule=True),
    _one_of(azul.Factories, "factories", "choice-", is_rule=True),
    _one_of(azul.Scatter, "scatter", is_rule=True),
    TableOption(
        "seats",
        {str(seats): seats for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        str,
        _seats_choices,
    ),
    _one_of(Pace, "pace"),
    _LevelOption("level", _LEVELS, str, _level_choices),
    TableOption(
        "theme",
        {theme: theme for theme in render.theme_names()},
        _look_label,
        _look_choices,
        usual=render.default_theme().name,
    ),
    _one_of(Messages, "messages"),
    _one_of(Where, "where"),
    _one_of(Rated, "rated"),
    TableOption(
        "language",
        {locale: locale for locale in languages()},
        _language_name,
        lambda _words, _seated: language_options(),
    ),
)
"""All options, in the order in which panels show them."""
_BY_NAME: Final = {option.name: option for option in OPTIONS}


def option_fields(
    words: Words,
    options: Options,
    custom_id_of: Callable[[str], CustomId],
    *,
    seated: int = 1,
    names: Iterable[str] = tuple(_BY_NAME),
) -> tuple[Field, ...]:
    """Return a select for each option; `custom_id_of` returns its id by name; `seated` people have a seat."""
    offered = [name for name in names if name != "scatter" or options.rules.has_special_factories]
    return tuple(_BY_NAME[name].field(words, options, custom_id_of(name), seated) for name in offered)


def practice_fields(
    words: Words, options: Options, custom_id_of: Callable[[str], CustomId]
) -> tuple[Field, ...]:
    """Return a select for each option of a practice game, as `option_fields` does.

    The select for the number of computers is named ``computers``, but its values are numbers of seats.
    """
    seats = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    computers = tuple(Option(str(each), words("option-computers-some", count=each - 1)) for each in seats)
    return (
        Field(words("option-computers"), Select(custom_id_of("computers"), computers, str(options.seats))),
        *option_fields(
            words, options, custom_id_of, names=("level", "wall", "factories", "scatter", "theme")
        ),
    )


ENGINE: Final = "engine"
"""The name of the select for engines: not an option of the table, but about a seat."""
NO_ENGINE: Final = "-"
"""Its value for no engine, which isn't a valid name of one."""


def engine_field(words: Words, engines: Iterable[str], seated: str, custom_id: CustomId) -> Field:
    """Return the select of the engines that can be seated, and of the one that is `seated`, "" if none is."""
    none = Option(NO_ENGINE, words("option-engine-none"), words("option-help-engine-none"))
    names = dict.fromkeys((*engines, *([seated] if seated else ())))
    choices = (none, *(Option(name, name, words("option-help-engine-some")) for name in names))
    return Field(words("option-engine"), Select(custom_id, choices, seated or NO_ENGINE))


def change_to(name: str, picked: str) -> Callable[[Options], Options]:
    """Return the change that sets one option and keeps the others.

    Raise `Refusal` (``old-button``) for an option or a value that this version doesn't have.
    """
    option = _BY_NAME.get(name)
    if option is None or picked not in option.values:
        raise Refusal("old-button")
    return lambda now: option.with_value(now, option.values[picked])


def with_choices(options: Options, chosen: Mapping[str, Any]) -> Options:
    """Return options with other values for those that are named; None keeps what is there."""
    for name, value in chosen.items():
        if value is not None:
            options = _BY_NAME[name].with_value(options, value)
    return options
