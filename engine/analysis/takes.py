"""The takes of a game that stand. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass

import azul
from engine.events import Played
from engine.game import LogEntry


@dataclass(frozen=True, slots=True)
class Take:
    """A take that was made in `state`, as the event `version` of its game.

    It is `own` unless the computer made it for a person.
    """

    version: int
    state: azul.State
    move: azul.Move
    own: bool = True

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.state.turn


def standing_takes(entries: Iterable[LogEntry]) -> list[Take]:
    """Return the takes of a game, oldest first, without those that were undone or taken back."""
    standing: list[LogEntry] = []
    for entry in entries:
        match entry.event:
            case Played(azul.Undone() | azul.TakenBack()):
                while standing and standing[-1].after.state != entry.after.state:
                    _ = standing.pop()
            case Played():
                standing.append(entry)
            case _:
                pass
    return [take for entry in standing if (take := _take(entry)) is not None]


def _take(entry: LogEntry) -> Take | None:
    before = entry.before
    match entry.event:
        case Played(azul.Taken(seat, move), by_computer=by_computer) if before is not None and before.state:
            own = not by_computer or before.players[seat].is_computer
            return Take(entry.version, before.state, move, own)
        case _:
            return None
