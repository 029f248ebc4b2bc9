"""The buttons of a running game: what lies there, what to look at, and whatever else can be done."""

from collections.abc import Sequence
from dataclasses import replace

import discord

import azul
from bot.messages.choice import Choice
from bot.messages.seats.buttons import seat_buttons
from bot.ui.buttons import Button, Press, in_rows
from bot.words.facts import source_fact
from bot.words.language import Words
from engine import Table


def buttons_of(
    words: Words, game_id: int, version: int, table: Table, state: azul.State
) -> tuple[Button, ...]:
    """Return the buttons of a running game at a version, without those of a request to undo a move."""
    if table.pause is not None:
        resume = Button(words("button-resume"), Press("resume", game_id), discord.ButtonStyle.success)
        return (resume, *_looking(words, game_id))
    return (*table_buttons(words, game_id, version, state), *seat_buttons(words, game_id, table))


def table_buttons(words: Words, game_id: int, version: int, state: azul.State) -> tuple[Button, ...]:
    """Return the buttons of a running game: every source with tiles, or place tiles, and what to look at."""
    looking = _looking(words, game_id)
    if state.phase is azul.Phase.TILING:
        place = Button(words("button-place"), Press("tiling", game_id), discord.ButtonStyle.primary)
        return (place, *looking)
    sources = source_buttons(words, game_id, version, state)
    return tuple(in_rows([*sources, *looking]))


def source_buttons(words: Words, game_id: int, version: int, state: azul.State) -> list[Button]:
    """Return a button for every source with tiles."""
    return [
        Button(
            words("place", source=source_fact(source)),
            Press("panel", game_id, version, str(Choice(source))),
            discord.ButtonStyle.primary,
        )
        for source in state.sources
        if state.tiles_at(source)
    ]


def _looking(words: Words, game_id: int) -> tuple[Button, ...]:
    return (
        Button(words("button-board"), Press("board", game_id)),
        Button(words("button-since"), Press("since", game_id)),
    )


def with_request_buttons(
    words: Words, game_id: int, table: Table, buttons: Sequence[Button]
) -> tuple[Button, ...]:
    """Return the buttons of a table below those that answer its request, if it can be answered."""
    number = table.consent.number
    if table.consent.seat is None or table.pause is not None:
        return tuple(buttons)
    agree = Button(words("button-agree"), Press("agree", game_id, number), discord.ButtonStyle.success)
    decline = Button(words("button-decline"), Press("decline", game_id, number))
    below = (replace(button, row=(button.row or 0) + 1) for button in buttons)
    return (*in_rows([agree, decline]), *below)
