"""The types of command options: each converts Discord's value to the game's before a handler runs.

Discord enforces the limits of an option, but an outdated client may send an older form of a command. So each
transformer validates its value again, and raises `UnreadableInput` if it doesn't fit.
"""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from inspect import Parameter
from typing import Any, Final, Generic, TypeVar

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import locale_str

import engine
import render
from bot.i18n.command_texts import localised
from bot.messages.option_fields import OPTIONS, TableOption
from bot.words.refusals import UnreadableInput
from engine import MAX_PLAYERS, MIN_PLAYERS

_T = TypeVar("_T")
_Done = Coroutine[Any, Any, None]
_MAX_INTEGER: Final = 2**53 - 1
"""The largest integer that Discord sends."""


class FreeText(app_commands.Transformer):
    """Free text, which the handler parses (`bot.parsing`) once it has the game."""

    async def transform(self, _interaction: discord.Interaction, value: object, /) -> str:
        """Return the text."""
        return str(value)


class OneOf(app_commands.Transformer, Generic[_T]):
    """One of a few choices, named by `labels`; `meaning` converts it to the game's value."""

    def __init__(self, labels: Mapping[str, str | locale_str], meaning: Callable[[str], _T]) -> None:
        self._labels = labels
        self._meaning = meaning

    @property
    def choices(self) -> list[app_commands.Choice[int | float | str]]:
        """The choices that Discord offers."""
        return [app_commands.Choice(name=label, value=value) for value, label in self._labels.items()]

    async def transform(self, _interaction: discord.Interaction, value: object, /) -> _T:
        """Return the value of the choice."""
        if not isinstance(value, str) or value not in self._labels:
            raise UnreadableInput("choice", str(value))
        return self._meaning(value)


class NumberOf(app_commands.Transformer, Generic[_T]):
    """An integer within inclusive limits; `meaning` converts it to the game's value."""

    def __init__(self, minimum: int, maximum: int, meaning: Callable[[int], _T]) -> None:
        self._minimum = minimum
        self._maximum = maximum
        self._meaning = meaning

    @property
    def type(self) -> AppCommandOptionType:
        """The type integer."""
        return AppCommandOptionType.integer

    @property
    def min_value(self) -> int:
        """The smallest value allowed."""
        return self._minimum

    @property
    def max_value(self) -> int:
        """The largest value allowed."""
        return self._maximum

    async def transform(self, _interaction: discord.Interaction, value: object, /) -> _T:
        """Return what the number means."""
        if type(value) is not int or not self._minimum <= value <= self._maximum:
            raise UnreadableInput("number", str(value))
        return self._meaning(value)


class WholeNumber(NumberOf[int]):
    """An integer within inclusive limits."""

    def __init__(self, minimum: int, maximum: int) -> None:
        super().__init__(minimum, maximum, int)


class LevelNumber(NumberOf[engine.Level | engine.Adaptive]):
    """A level of the computers by its number, 0 for the adaptive one: choices take too many characters."""

    def __init__(self) -> None:
        levels = (engine.Adaptive.ADAPTIVE, *engine.Level)
        super().__init__(0, len(levels) - 1, levels.__getitem__)


class UserOption(app_commands.Transformer):
    """A Discord user."""

    @property
    def type(self) -> AppCommandOptionType:
        """The type user."""
        return AppCommandOptionType.user

    async def transform(
        self, _interaction: discord.Interaction, value: object, /
    ) -> discord.User | discord.Member:
        """Return the user."""
        if not isinstance(value, discord.User | discord.Member):
            raise UnreadableInput("person", str(value))
        return value


def _choice(option: TableOption) -> OneOf[Any]:
    return OneOf({value: option.label(value) for value in option.values}, option.values.__getitem__)


_CHOICES: Final = {option.name: _choice(option) for option in OPTIONS if option.name != "level"}
Typing = app_commands.Transform[str, FreeText]
Theme = app_commands.Transform[str, _CHOICES["theme"]]
Level = app_commands.Transform[engine.Level | engine.Adaptive, LevelNumber]
Seats = app_commands.Transform[int, WholeNumber(MIN_PLAYERS, MAX_PLAYERS)]
Computers = app_commands.Transform[int, WholeNumber(0, MAX_PLAYERS - 1)]
Opponents = app_commands.Transform[int, WholeNumber(1, MAX_PLAYERS - 1)]
Page = app_commands.Transform[int, WholeNumber(1, render.RULE_PAGES)]
GameNumber = app_commands.Transform[int | None, WholeNumber(1, _MAX_INTEGER)]
Player = app_commands.Transform[discord.User | discord.Member | None, UserOption]


def with_table_options(function: Callable[..., _Done]) -> Callable[[discord.Interaction], _Done]:
    """Add all table options to a command; those that its function doesn't name are passed as ``**``.

    Options left empty are None.
    """
    signature = inspect.signature(function)
    *own, _others = signature.parameters.values()
    others = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=choice | None)
        for name, choice in _CHOICES.items()
        if name not in signature.parameters
    ]
    # discord.py derives a command's options from it.
    function.__signature__ = signature.replace(parameters=[*own, *others])  # type: ignore[attr-defined]
    names = [each.name for each in (*own[1:], *others)]
    return app_commands.describe(**{name: localised(f"command-start-{name}") for name in names})(function)
