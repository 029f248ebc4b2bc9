"""The options of a lobby, which its host chooses one by one in a private panel."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.lobby.tables import require_thread
from bot.interactions import members
from bot.interactions.request import Request
from bot.messages.lobby_card import options_panel
from bot.messages.option_fields import change_to
from bot.words.refusals import refusal_text
from engine import Adaptive, Game, Refusal, Where, decisions


async def open_options(request: Request, game: Game) -> None:
    """Open the panel for the host."""
    game = await members.with_a_host(request, game)
    game = await request.games.change(game.id, decisions.configure(request.user_id))
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
            # only the host is told more
            await request.games.change(game.id, decisions.configure(request.user_id))
            await require_thread(request)
        if (name, picked) == ("level", Adaptive.ADAPTIVE.value):
            level = await request.games.adaptive.of(request.user_id)
            change = partial(replace, level=level, adaptive=True)
        after = await request.games.change(game.id, decisions.configure(request.user_id, change))
    except Refusal as refusal:
        if refusal.code not in _KEEP_THE_PANEL:
            raise
        now = await request.games.get(game.id)
        panel = options_panel(words, now.id, now.table).after(refusal_text(request.phrases, refusal, now))
        await request.update_panel(now, panel)
        return
    panel = options_panel(words, after.id, after.table)
    await request.answer_and_show(request.update_panel(after, panel), after)


_KEEP_THE_PANEL: Final = frozenset(
    {"seats-taken", "no-threads-here", "thread-permissions", "too-many-threads"}
)
"""Refusals after which the host can choose something else."""
