"""The options of a table in its lobby, which the host chooses one by one in a private panel."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.lobby.tables import require_thread
from bot.interactions import members
from bot.interactions.request import Request
from bot.messages.lobby_card import options_panel
from bot.messages.option_fields import ENGINE, NO_ENGINE, change_to
from bot.messages.panel import Panel
from bot.words.refusals import refusal_text
from engine import Adaptive, Game, Refusal, Where, decisions


async def open_options(request: Request, game: Game) -> None:
    """Open the panel for the host."""
    game = await members.replace_absent_host(request, game)
    game = await request.games.change(game.id, decisions.configure(request.user_id))
    await request.open_panel(game, _panel(request, game))


async def option_picked(request: Request, game: Game) -> None:
    """Set the option that the select names to the value picked.

    Raise `Refusal` (``old-button``) for an option or a value that this version doesn't have.
    """
    name, picked = request.pressed.choice, request.pressed.picked or ""
    try:
        if name == ENGINE:
            decision = decisions.seat_engine(request.user_id, _engine(request, picked))
        else:
            decision = await _configuring(request, game, name, picked)
        after = await request.games.change(game.id, decision)
    except Refusal as refusal:
        if refusal.code not in _KEEP_THE_PANEL:
            raise
        now = await request.games.get(game.id)
        panel = _panel(request, now).with_intro(refusal_text(request.phrases, refusal, now))
        await request.update_panel(now, panel)
        return
    await request.answer_and_show(request.update_panel(after, _panel(request, after)), after)


def _panel(request: Request, game: Game) -> Panel:
    return options_panel(request.phrases.words, game.id, game.table, request.games.engines.names)


def _engine(request: Request, picked: str) -> str:
    """Return the name of the engine that was picked, "" for none.

    Raise `Refusal` (``old-button``) for one that isn't configured any more.
    """
    if picked == NO_ENGINE:
        return ""
    if picked not in request.games.engines.names:
        raise Refusal("old-button")
    return picked


async def _configuring(request: Request, game: Game, name: str, picked: str) -> decisions.Decision:
    """Return the decision to set an option to what was picked."""
    change = change_to(name, picked)
    if (name, picked) == ("where", Where.THREAD.value):
        # so that nobody but the host learns more than that they aren't the host
        await request.games.change(game.id, decisions.configure(request.user_id))
        await require_thread(request)
    if (name, picked) == ("level", Adaptive.ADAPTIVE.value):
        level = await request.games.adaptive.of(request.user_id)
        change = partial(replace, level=level, adaptive=True)
    return decisions.configure(request.user_id, change)


_KEEP_THE_PANEL: Final = frozenset(
    {"seats-taken", "table-full", "no-threads-here", "thread-permissions", "too-many-threads"}
)
"""Refusals after which the host can choose something else."""
