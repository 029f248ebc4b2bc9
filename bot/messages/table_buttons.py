"""The buttons below the messages about a game."""

from collections.abc import Sequence
from dataclasses import replace

import discord

import azul
from bot.i18n.language import Words
from bot.messages.choice import Choice
from bot.ui.components import MAX_ROWS, Button, CustomId, in_rows
from bot.words.phrases import Phrases, source_fact
from engine import LogEntry, Player, Table
from engine.table.events import HandoverOffered, SeatReclaimed, SeatTaken

_ROW = MAX_ROWS - 2
"""The row below those of sources and of views; an open request adds one above them."""


def seat_buttons(words: Words, game_id: int, table: Table) -> tuple[Button, ...]:
    """Return the buttons to take one's own seat back, and to take one that is offered."""
    buttons = []
    if table.claims or any(not table.players[seat].is_computer for seat in table.computers):
        buttons.append(Button(words("button-return"), CustomId("return", game_id), row=_ROW))
    if table.offered or table.handovers:
        buttons.append(Button(words("button-substitute"), CustomId("substitute", game_id), row=_ROW))
    return tuple(buttons)


def call_buttons(words: Words, game_id: int, table: Table, user_id: int) -> tuple[Button, ...]:
    """Return the button with which a player asks how to go on without those whom the game waits for.

    Return no buttons for those people themselves, for people who can't vote, and if a vote is open already.
    """
    seat, state = table.seat_of(user_id), table.state
    if seat is None or state is None or seat not in state.active or not table.awaited_people or table.late:
        return ()
    if seat in table.awaited_people or seat in table.computers:
        return ()
    return (Button(words("button-call"), CustomId("call", game_id), row=_ROW),)


def offered_to(entry: LogEntry) -> tuple[int, ...]:
    """Return the id of the person to whom an event offers a seat; empty if it offers none, or to anybody."""
    match entry.event:
        case HandoverOffered(_, Player(user_id) as person) if person.is_person:
            return (user_id,)
        case _:
            return ()


def replaced_since(entries: Sequence[LogEntry]) -> dict[int, LogEntry]:
    """Return the people who have lost their seats against their will, by Discord id, with the event.

    They are owners of seats that a substitute took after a vote, and substitutes whose owner is back. People
    who have a seat in the end aren't among them.
    """
    replaced: dict[int, LogEntry] = {}
    for entry in entries:
        match entry.event:
            case SeatTaken(seat, returnable=True) | SeatReclaimed(seat) if entry.before:
                replaced[entry.before.players[seat].user_id] = entry
    return {
        user_id: entry
        for user_id, entry in replaced.items()
        if user_id > 0 and entries[-1].after.seat_of(user_id) is None
    }


def buttons_of(
    words: Words, game_id: int, version: int, table: Table, state: azul.State
) -> tuple[Button, ...]:
    """Return the buttons of a running game at a version, without those of a request to undo a move."""
    if table.pause is not None:
        resume = Button(words("button-resume"), CustomId("resume", game_id), discord.ButtonStyle.success)
        return (resume, *_looking(words, game_id))
    return (*table_buttons(words, game_id, version, state), *seat_buttons(words, game_id, table))


def table_buttons(words: Words, game_id: int, version: int, state: azul.State) -> tuple[Button, ...]:
    """Return the buttons of a running game: its sources with tiles, or one to place tiles, and the views."""
    looking = _looking(words, game_id)
    if state.phase is azul.Phase.TILING:
        place = Button(words("button-place"), CustomId("tiling", game_id), discord.ButtonStyle.primary)
        return (place, *looking)
    sources = in_rows(source_buttons(words, game_id, version, state))
    below = 1 + max((source.row or 0 for source in sources), default=-1)
    return (*sources, *in_rows(looking, first_row=below))


def source_buttons(words: Words, game_id: int, version: int, state: azul.State) -> list[Button]:
    """Return a button for every source with tiles."""
    return [
        Button(
            words("place", source=source_fact(source)),
            CustomId("panel", game_id, version, str(Choice(source))),
            discord.ButtonStyle.primary,
        )
        for source in state.stocked
    ]


def _looking(words: Words, game_id: int) -> tuple[Button, ...]:
    return (
        Button(words("button-board"), CustomId("board", game_id)),
        Button(words("button-since"), CustomId("since", game_id)),
    )


def with_request_buttons(
    words: Words, game_id: int, table: Table, buttons: Sequence[Button]
) -> tuple[Button, ...]:
    """Return the buttons of a table below those that answer its request, if it can be answered."""
    number = table.consent.number
    if table.consent.seat is None or table.pause is not None:
        return tuple(buttons)
    agree = Button(words("button-agree"), CustomId("agree", game_id, number), discord.ButtonStyle.success)
    decline = Button(words("button-decline"), CustomId("decline", game_id, number))
    below = (replace(button, row=(button.row or 0) + 1) for button in buttons)
    return (*in_rows([agree, decline]), *below)


def analysis_button(phrases: Phrases, game_id: int) -> Button:
    """Return the button that opens the analysis of a game that is over."""
    return Button(phrases.words("button-analysis"), CustomId("analysis", game_id))
