"""The options of the commands, read into the game's own values before a handler runs.

Discord lets people send only what an option allows, but a client may know an older form of a command.
Therefore each transformer checks its value again, and raises `UnreadableInput` if it doesn't fit.
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
from engine import FEWEST_PLAYERS, MOST_PLAYERS

_T = TypeVar("_T")
_Done = Coroutine[Any, Any, None]
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


def _choice(option: TableOption) -> OneOf[Any]:
    return OneOf({value: option.label(value) for value in option.values}, option.values.__getitem__)


_CHOICES: Final = {option.name: _choice(option) for option in OPTIONS}
Typing = app_commands.Transform[str, Typed]
Theme = app_commands.Transform[str, _CHOICES["theme"]]
Level = app_commands.Transform[engine.Level, _CHOICES["level"]]
Seats = app_commands.Transform[int, WholeNumber(FEWEST_PLAYERS, MOST_PLAYERS)]
Computers = app_commands.Transform[int, WholeNumber(0, MOST_PLAYERS - 1)]
Opponents = app_commands.Transform[int, WholeNumber(1, MOST_PLAYERS - 1)]
Page = app_commands.Transform[int, WholeNumber(1, render.RULE_PAGES)]
GameNumber = app_commands.Transform[int | None, WholeNumber(1, _LARGEST_NUMBER)]
Player = app_commands.Transform[discord.User | discord.Member | None, Person]


def with_table_options(function: Callable[..., _Done]) -> Callable[[discord.Interaction], _Done]:
    """Let a command have all options of a table: its function gets those that it doesn't name as ``**``.

    Those that nobody has chosen are None.
    """
    signature = inspect.signature(function)
    *own, _others = signature.parameters.values()
    others = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=choice | None)
        for name, choice in _CHOICES.items()
        if name not in signature.parameters
    ]
    # discord.py looks there for a command's options.
    function.__signature__ = signature.replace(parameters=[*own, *others])  # type: ignore[attr-defined]
    names = [each.name for each in (*own[1:], *others)]
    return app_commands.describe(**{name: localised(f"command-start-{name}") for name in names})(function)
