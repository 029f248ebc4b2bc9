"""The private panel in which the people who manage a server choose its settings."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.i18n.language import Words, languages
from bot.messages.layout import in_lines
from bot.messages.option_fields import OPTIONS, language_options, option_fields
from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, ChannelSelect, CustomId, Field, Option, Select
from engine import Server

AUTOMATIC: Final = "auto"
"""The value for the language of the server's locale in Discord."""
ANY_NUMBER: Final = "any"
_NAMES: Final = tuple(option.name for option in OPTIONS if option.name != "language")
"""The options with the same selects as in a lobby."""
NUMBERS_OF_GAMES: Final = (1, 2, 3, 4, 5, 8, 10, 15, 20, 30, 50, 100)


def server_panel(words: Words, server: Server, known: Collection[int]) -> Panel:
    """Return the panel. Channels that were chosen but aren't among the `known` ones are left out."""
    chosen = tuple(channel_id for channel_id in server.channels if channel_id in known)
    first, *others = option_fields(words, server.options, _custom_id, names=_NAMES)
    return Panel(
        words("server"),
        selects=(
            Field(words("server-channels"), ChannelSelect(_custom_id("channels"), chosen)),
            Field(words("server-games"), _games(words, server.most_games)),
            Field(words("server-language"), _language(words, server.options.language)),
            replace(first, caption=in_lines(words("server-tables"), first.caption)),
            *others,
        ),
    )


def _custom_id(name: str) -> CustomId:
    return CustomId("server", NO_GAME, 0, name)


def _games(words: Words, most: int | None) -> Select:
    """Return the select for how many games can be open; a stored number that isn't offered is added."""
    numbers = sorted({*NUMBERS_OF_GAMES, *([most] if most else [])})
    options = [Option(str(number), words("server-games-some", most=number)) for number in numbers]
    anything = Option(ANY_NUMBER, words("server-games-any"), words("server-help-games-any"))
    return Select(_custom_id("games"), (anything, *options), ANY_NUMBER if most is None else str(most))


def _language(words: Words, chosen: str) -> Select:
    automatic = Option(AUTOMATIC, words("server-language-auto"), words("server-help-language-auto"))
    locale = chosen if chosen in languages() else AUTOMATIC
    return Select(_custom_id("language"), (automatic, *language_options()), locale)
