"""The options of a lobby, which its host chooses one by one in a private panel."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import azul
import render
from bot.features.lobby.tables import require_thread
from bot.features.seats import members
from bot.i18n.language import languages
from bot.interactions.request import Request
from bot.messages.lobby_card import options_panel
from bot.words.refusals import refusal_text
from engine import FEWEST_PLAYERS, MOST_PLAYERS, Configured, Game, Level, Messages, Pace, Refusal, Where


async def open_options(request: Request, game: Game) -> None:
    """Open the panel for the host."""
    game = await members.with_a_host(request, game)
    game = await request.tables.configure(game.id, request.user_id)
    await request.open_panel(game, options_panel(request.phrases.words, game.id, game.table))


async def option_picked(request: Request, game: Game) -> None:
    """Set the option that the select names to what was picked there, and leave all others as they are.

    Raise `Refusal` (``old-button``) for an option or a value that this version doesn't have.
    """
    words = request.phrases.words
    name, picked = request.pressed.choice, request.pressed.picked or ""
    change = change_to(name, picked)
    try:
        if (name, picked) == ("where", Where.THREAD.value):
            await request.tables.configure(game.id, request.user_id)  # only the host is told more
            await require_thread(request)
        after = await request.tables.configure(game.id, request.user_id, change)
    except Refusal as refusal:
        if refusal.code not in _KEEP_THE_PANEL:
            raise
        now = await request.tables.get(game.id)
        panel = options_panel(words, now.id, now.table).after(refusal_text(request.phrases, refusal, now))
        await request.update_panel(now, panel)
        return
    panel = options_panel(words, after.id, after.table)
    await request.answer_and_show(request.update_panel(after, panel), after)


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


_KEEP_THE_PANEL: Final = frozenset(
    {"seats-taken", "no-threads-here", "thread-permissions", "too-many-threads"}
)
"""Refusals after which the host can choose something else."""
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
