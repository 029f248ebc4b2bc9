"""The record of a game from which its file is written."""

from collections.abc import Sequence

import azul
from azul.gamefile.record import GameRecord
from engine.errors import Refusal
from engine.game import LogEntry
from engine.table.events import Begun, Played, SeatPassed


def record_of(game_id: int, entries: Sequence[LogEntry]) -> GameRecord:
    """Return the record of a game that has begun; its secret is included only once the table is closed.

    Raise `Refusal` (``not-begun``) if it hasn't begun.
    """
    for entry in entries:
        if isinstance(entry.event, Begun):
            begun, opening = entry, entry.event
            break
    else:
        raise Refusal("not-begun")
    secret = bytes.fromhex(begun.after.secret or "")
    state = begun.after.running_state
    return GameRecord(
        id=game_id,
        players=tuple(_names(entries, seat) for seat in range(len(begun.after.players))),
        starter=opening.starter,
        commitment=azul.commitment(secret),
        secret=None if entries[-1].after.is_open else secret,
        rules=state.rules,
        rulings=state.rulings,
        events=tuple(
            (entry.event.event, _time(entry)) for entry in entries if isinstance(entry.event, Played)
        ),
        begun=_time(begun),
    )


def _names(entries: Sequence[LogEntry], seat: int) -> str:
    """Return the name of a seat's player, followed by those of substitutes: ``Ada → Emil``.

    An owner who has taken the seat back is named again. Deleted people are named by their seat: ``Player 2``.
    """
    players = [entry.after.players[seat] for entry in entries if isinstance(entry.event, Begun)]
    players += [
        entry.after.players[seat]
        for entry in entries
        if isinstance(entry.event, SeatPassed) and entry.event.seat == seat
    ]
    return " → ".join(f"Player {seat + 1}" if player.is_gone else player.name for player in players)


def _time(entry: LogEntry) -> str:
    return entry.moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
