"""A game as the record that its file is made of."""

from collections.abc import Sequence

import azul
from azul.gamefile.record import GameRecord
from engine.errors import Refusal
from engine.events import Begun, Played, SeatTaken
from engine.game import LogEntry


def record_of(game_id: int, entries: Sequence[LogEntry]) -> GameRecord:
    """Return the record of a game that has begun; the secret is in it only once the table is closed.

    Raise `Refusal` (``not-begun``) if it hasn't.
    """
    for entry in entries:
        if isinstance(entry.event, Begun):
            begun, opening = entry, entry.event
            break
    else:
        raise Refusal("not-begun")
    secret = bytes.fromhex(begun.after.secret or "")
    state = begun.after.playing
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
    """Return the name of a seat's player, with those of substitutes after it: ``Ada → Emil``.

    Those who were deleted have the number of the seat: ``Player 2``.
    """
    players = [entry.after.players[seat] for entry in entries if isinstance(entry.event, Begun)]
    players += [
        entry.event.player
        for entry in entries
        if isinstance(entry.event, SeatTaken) and entry.event.seat == seat
    ]
    return " → ".join(f"Player {seat + 1}" if player.is_gone else player.name for player in players)


def _time(entry: LogEntry) -> str:
    return entry.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
