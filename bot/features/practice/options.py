"""The options of a new practice, chosen in a panel whose selects and buttons carry them all."""

from typing import Final, NewType

import discord

import azul
import render
from bot.features.practice.buttons import practice_button
from bot.messages.option_fields import practice_fields
from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, CustomId
from bot.words.phrases import Phrases
from engine import MAX_PLAYERS, MIN_PLAYERS, Adaptive, Level, Options, Practice

Code = NewType("Code", str)
"""Options as a button carries them: digits, with `_ADAPTIVE` in place of a level's."""
DEFAULT_PRACTICE: Final = Options(MIN_PLAYERS, adaptive=True)
"""The options of a person's first practice, unless they choose others."""
_LEVELS: Final = tuple(Level)
_ADAPTIVE: Final = "a"
"""The code of the adaptive level, which follows the person's strength."""
_WALLS: Final = tuple(azul.WallSide)
_FACTORIES: Final = tuple(azul.Factories)
_SCATTERS: Final = tuple(azul.Scatter)
_PREFIXES: Final = {
    "computers": "c",
    "level": "l",
    "wall": "w",
    "factories": "f",
    "scatter": "s",
    "theme": "t",
}
"""The prefix of the choice of each option's select."""


def code_of(options: Options) -> Code:
    """Return the code of options: a digit for the seats, and one for the index of each other option's value.

    The last number is the theme's, counted from 1, or 0 for the default theme.
    """
    themes, rules = render.theme_names(), options.rules
    theme = themes.index(options.theme) + 1 if options.theme in themes else 0
    level = _ADAPTIVE if options.adaptive else _LEVELS.index(options.level)
    wall = _WALLS.index(rules.wall)
    factories, scatter = _FACTORIES.index(rules.factories), _SCATTERS.index(rules.scatter)
    return Code(f"{options.seats}{level}{wall}{factories}{scatter}{theme}")


def options_of(code: str) -> Options | None:
    """Return the options of a button, None if it is forged or of another version."""
    adaptive = code[1:2] == _ADAPTIVE
    code = code.replace(_ADAPTIVE, "0", 1) if adaptive else code
    if not code.isascii() or not code.isdigit() or len(code) < len(code_of(DEFAULT_PRACTICE)):
        return None
    seats, level, wall, factories, scatter = map(int, code[:5])
    theme = int(code[5:])
    themes = ("", *render.theme_names())
    if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        return None
    try:
        rules = azul.Rules(_WALLS[wall], _FACTORIES[factories], _SCATTERS[scatter])
        options = Options(seats, rules, themes[theme])
        return options.with_level(Adaptive.ADAPTIVE if adaptive else _LEVELS[level])
    except IndexError:
        return None


def none_view(phrases: Phrases) -> Panel:
    """Return what is shown to somebody who has no practice, with a button that begins one."""
    begin = practice_button(
        phrases.words("button-practice-new"),
        "practicenew",
        0,
        code_of(DEFAULT_PRACTICE),
        style=discord.ButtonStyle.success,
    )
    return Panel(phrases.words("refusal-no-practice"), (begin,))


def options_view(phrases: Phrases, practice: Practice, options: Options) -> Panel:
    """Return the panel for the options of a new practice, with buttons to begin it or to go back.

    Nothing is stored before it begins: each select carries all options as they were before the choice.
    """
    words, version = phrases.words, practice.version
    code = code_of(options)

    def custom_id_of(name: str) -> CustomId:
        return CustomId("practiceoption", NO_GAME, version, f"{_PREFIXES[name]}{code}")

    is_under_way = bool(practice.steps) and not practice.is_over
    text = (
        words("practice-options-instead", round=practice.state.round)
        if is_under_way
        else words("practice-options")
    )
    return Panel(
        text,
        (
            practice_button(
                words("button-begin"), "practicenew", version, code, style=discord.ButtonStyle.success
            ),
            practice_button(words("button-back"), "practice", version),
        ),
        selects=practice_fields(words, options, custom_id_of),
    )


def option_named(choice: str) -> tuple[str, Options] | None:
    """Return the option that a select is for, and all options before the choice; None if it is forged."""
    name = next((name for name, prefix in _PREFIXES.items() if choice.startswith(prefix)), None)
    options = options_of(choice[1:])
    return None if name is None or options is None else (name, options)
