"""The options of the commands, read into the game's own values before a handler runs.

Discord lets people send only what an option allows, but a client may know an older form of a command.
Therefore each transformer checks its value again, and raises `UnreadableInput` if it doesn't fit.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final, Generic, TypeVar

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import locale_str

import azul
import engine
import render
from bot.i18n.command_texts import localised
from bot.i18n.language import FALLBACK, Text, languages, words_for
from bot.words.names import look_fact
from bot.words.refusals import UnreadableInput
from engine import FEWEST_PLAYERS, MOST_PLAYERS

_T = TypeVar("_T")
_LARGEST_NUMBER: Final = 2**53 - 1
"""The largest integer that Discord sends."""


class Typed(app_commands.Transformer):
    """Free text, which the handler reads (`bot.parsing`) after it knows the game."""

    async def transform(self, _interaction: discord.Interaction, value: object, /) -> str:
        """Return the text."""
        return str(value)


class OneOf(app_commands.Transformer, Generic[_T]):
    """One of a few choices, named by `labels`; `meaning` turns it into the game's own value."""

    def __init__(self, labels: Mapping[str, str | locale_str], meaning: Callable[[str], _T]) -> None:
        self._labels = labels
        self._meaning = meaning

    @property
    def choices(self) -> list[app_commands.Choice[int | float | str]]:
        """What Discord offers."""
        return [app_commands.Choice(name=label, value=value) for value, label in self._labels.items()]

    async def transform(self, _interaction: discord.Interaction, value: object, /) -> _T:
        """Return what the choice means."""
        if not isinstance(value, str) or value not in self._labels:
            raise UnreadableInput("choice", str(value))
        return self._meaning(value)


class WholeNumber(app_commands.Transformer):
    """A whole number between two others, which are included."""

    def __init__(self, least: int, most: int) -> None:
        self._least = least
        self._most = most

    @property
    def type(self) -> AppCommandOptionType:
        """An integer."""
        return AppCommandOptionType.integer

    @property
    def min_value(self) -> int:
        """The least number."""
        return self._least

    @property
    def max_value(self) -> int:
        """The greatest number."""
        return self._most

    async def transform(self, _interaction: discord.Interaction, value: object, /) -> int:
        """Return the number."""
        if type(value) is not int or not self._least <= value <= self._most:
            raise UnreadableInput("number", str(value))
        return value


class Person(app_commands.Transformer):
    """A person that Discord knows."""

    @property
    def type(self) -> AppCommandOptionType:
        """A user."""
        return AppCommandOptionType.user

    async def transform(
        self, _interaction: discord.Interaction, value: object, /
    ) -> discord.User | discord.Member:
        """Return the person."""
        if not isinstance(value, discord.User | discord.Member):
            raise UnreadableInput("person", str(value))
        return value


def _labels(prefix: str, kinds: Iterable[Enum]) -> dict[str, locale_str]:
    return {str(kind.value): localised(f"{prefix}{kind.value}") for kind in kinds}


def _look_label(theme: str) -> str | locale_str:
    """Return the name of a theme; one that somebody has added has the same in every language."""
    fact = look_fact(words_for(FALLBACK), theme)
    return localised(fact.id) if isinstance(fact, Text) else fact


Typing = app_commands.Transform[str, Typed]
Wall = app_commands.Transform[azul.WallSide, OneOf(_labels("choice-", azul.WallSide), azul.WallSide)]
Factories = app_commands.Transform[azul.Factories, OneOf(_labels("choice-", azul.Factories), azul.Factories)]
Scatter = app_commands.Transform[azul.Scatter, OneOf(_labels("choice-scatter-", azul.Scatter), azul.Scatter)]
Pace = app_commands.Transform[engine.Pace, OneOf(_labels("choice-pace-", engine.Pace), engine.Pace)]
Theme = app_commands.Transform[str, OneOf({name: _look_label(name) for name in render.theme_names()}, str)]
Messages = app_commands.Transform[
    engine.Messages, OneOf(_labels("choice-messages-", engine.Messages), engine.Messages)
]
Where = app_commands.Transform[engine.Where, OneOf(_labels("choice-where-", engine.Where), engine.Where)]
Language = app_commands.Transform[
    str, OneOf({locale: words_for(locale)("language-name") for locale in languages()}, str)
]
Seats = app_commands.Transform[int, WholeNumber(FEWEST_PLAYERS, MOST_PLAYERS)]
Computers = app_commands.Transform[int, WholeNumber(0, MOST_PLAYERS - 1)]
Opponents = app_commands.Transform[int, WholeNumber(1, MOST_PLAYERS - 1)]
Level = app_commands.Transform[engine.Level, OneOf(_labels("choice-level-", engine.Level), engine.Level)]
Page = app_commands.Transform[int, WholeNumber(1, render.RULE_PAGES)]
GameNumber = app_commands.Transform[int | None, WholeNumber(1, _LARGEST_NUMBER)]
Player = app_commands.Transform[discord.User | discord.Member | None, Person]
