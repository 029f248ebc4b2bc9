"""Which finished games are listed, in the `choice` of buttons and selects: ``finished!p17!c9!vfs``."""

import re
from dataclasses import replace
from typing import Final

import azul
from bot.i18n.language import Key
from bot.ui.components import (
    NO_GAME,
    WITH_MESSAGES,
    ChannelSelect,
    CustomId,
    Field,
    Option,
    PersonSelect,
    Select,
)
from bot.words.phrases import Phrases
from engine import Refusal
from storage.people import Filter

FINISHED: Final = "finished"
ANY: Final = "any"
_WALLS: Final = {"c": azul.WallSide.COLOURED, "f": azul.WallSide.FREE}
_FACTORIES: Final = {"p": False, "s": True}
"""Whether they are special."""
_VARIANTS: Final = {
    wall + factories: (_WALLS[wall], _FACTORIES[factories]) for wall in _WALLS for factories in _FACTORIES
}
_ID: Final = "[0-9]{1,18}|[1-8][0-9]{18}"
_PERSON: Final = re.compile(rf"(?:{_ID})?", re.ASCII)
"""The id of a person, or nobody."""
_CHOICE: Final = re.compile(
    rf"{FINISHED}(?:!p(?P<other>{_ID}))?(?:!c(?P<channel>{_ID}))?(?:!v(?P<variant>{'|'.join(_VARIANTS)}))?",
    re.ASCII,
)


def filter_of(choice: str) -> Filter | None:
    """Return the filter in a choice, None if it isn't of finished games. Raise `Refusal` if it is forged."""
    if not choice.startswith(FINISHED):
        return None
    match = _CHOICE.fullmatch(choice)
    if match is None:
        raise Refusal("old-button")
    other, channel, variant = match["other"], match["channel"], match["variant"]
    wall, special = _VARIANTS[variant] if variant else (None, False)
    return Filter(int(other) if other else None, int(channel) if channel else None, wall, special)


def filter_choice(wanted: Filter) -> str:
    """Return the choice that `filter_of` parses."""
    other = "" if wanted.other is None else f"!p{wanted.other}"
    channel = "" if wanted.channel_id is None else f"!c{wanted.channel_id}"
    variant = _variant(wanted)
    return f"{FINISHED}{other}{channel}{f'!v{variant}' if variant != ANY else ''}"


def filtered(custom_id: CustomId) -> Filter:
    """Return the filter after a choice in one of the selects. Raise `Refusal` if the choice is forged."""
    wanted = filter_of(custom_id.choice)
    match custom_id.action:
        case "gameswith" if wanted is not None and _PERSON.fullmatch(picked := custom_id.picked or ""):
            return replace(wanted, other=int(picked) if picked else None)
        case "gamesin" if wanted is not None and custom_id.channels is not None:
            return replace(wanted, channel_id=next(iter(custom_id.channels), None))
        case "gamesof" if wanted is not None and custom_id.picked in {ANY, *_VARIANTS}:
            wall, special = _VARIANTS.get(custom_id.picked or ANY, (None, False))
            return replace(wanted, wall=wall, has_special_factories=special)
        case _:
            raise Refusal("old-button")


def _variant(wanted: Filter) -> str:
    kind = wanted.wall, wanted.has_special_factories
    return next((name for name, each in _VARIANTS.items() if each == kind), ANY)


def filter_fields(phrases: Phrases, wanted: Filter, *, on_server: bool) -> tuple[Field, ...]:
    """Return the selects; only on a server also those for people and channels, which offer that server's."""
    words, choice = phrases.words, filter_choice(wanted)

    def custom_id(action: str) -> CustomId:
        return CustomId(action, NO_GAME, 1, choice)

    options = [Option(ANY, words("games-any-variant"))]
    options += [Option(name, words("games-variant", variant=Key(name))) for name in _VARIANTS]
    channels = () if wanted.channel_id is None else (wanted.channel_id,)
    variant = Field(words("games-of"), Select(custom_id("gamesof"), options, _variant(wanted)))
    if not on_server:
        return (variant,)
    return (
        Field(words("games-with"), PersonSelect(custom_id("gameswith"), wanted.other)),
        Field(
            words("games-in"),
            ChannelSelect(custom_id("gamesin"), channels, max_values=1, types=WITH_MESSAGES),
        ),
        variant,
    )
