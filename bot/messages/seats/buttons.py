"""The buttons for seats that change hands, below the message of a turn and below `/azul table`."""

from collections.abc import Sequence

from bot.ui.buttons import MOST_ROWS, Button, Press
from bot.words.language import Words
from engine import HandoverOffered, LogEntry, Player, SeatReclaimed, SeatTaken, Table

_ROW = MOST_ROWS - 2
"""The row below all sources and what to look at; a request above them takes the last one."""


def seat_buttons(words: Words, game_id: int, table: Table) -> tuple[Button, ...]:
    """Return the buttons to take one's own seat back, and to take one that is offered."""
    buttons = []
    if table.claims or any(not table.players[seat].is_computer for seat in table.computers):
        buttons.append(Button(words("button-return"), Press("return", game_id), row=_ROW))
    if table.offered or table.handovers:
        buttons.append(Button(words("button-substitute"), Press("substitute", game_id), row=_ROW))
    return tuple(buttons)


def call_buttons(words: Words, game_id: int, table: Table, user_id: int) -> tuple[Button, ...]:
    """Return the button with which a player asks how to go on without those whom the game waits for.

    None for those themselves, for people who have no say, and if it has been asked.
    """
    seat, state = table.seat_of(user_id), table.state
    if seat is None or state is None or seat not in state.active or not table.awaited_people or table.late:
        return ()
    if seat in table.awaited_people or seat in table.computers:
        return ()
    return (Button(words("button-call"), Press("call", game_id), row=_ROW),)


def offered_to(entry: LogEntry) -> tuple[int, ...]:
    """Return the id of the person to whom a player has just offered their seat, nothing if there is none."""
    match entry.event:
        case HandoverOffered(_, Player(user_id) as person) if person.is_person:
            return (user_id,)
        case _:
            return ()


def replaced_since(entries: Sequence[LogEntry]) -> dict[int, LogEntry]:
    """Return who has lost a seat to somebody else without having wanted that, and how; by their Discord ids.

    That is the owner of a seat that a substitute took by a vote, or a substitute whose owner is back. Nobody
    who has a seat in the end is among them.
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
