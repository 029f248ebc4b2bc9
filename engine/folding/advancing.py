"""What each event makes of a table. Pure: no clock, no database.

The time is that of the events, in milliseconds since 1970 (UTC).
"""

from dataclasses import replace
from typing import Final

import azul
from azul.events import Progress, begin
from engine.consent import requests
from engine.consent.requests import NOTHING_ASKED, Consent
from engine.errors import Refusal
from engine.events import (
    Abandoned,
    Agreed,
    Asked,
    Begun,
    Cancelled,
    Configured,
    Declined,
    Delayed,
    Expired,
    Extended,
    HandoverOffered,
    HandoverWithdrawn,
    Joined,
    Lapsed,
    Left,
    Opened,
    Overdue,
    Paused,
    Played,
    Player,
    Reminded,
    Rescheduled,
    Resumed,
    SeatGiven,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    Stage,
    TableEvent,
    Themed,
    Voted,
    Withdrawn,
)
from engine.folding.clock import Outcome, clock_after
from engine.folding.seats import holders_after, unvoted, with_handover, with_seat, without
from engine.pauses.folding import require_going
from engine.table import FEWEST_PLAYERS, Status, Table, position_to_text

_UNNAMED: Final = 2
"""The rulings of the versions that came after 0.1.0 and before the first that named them."""


def advance(table: Table, event: TableEvent, at: int) -> tuple[Table, azul.TilingReport | None]:
    """Return the table after an event at `at`, and the tiling's report if the event ended a round.

    Raise `Refusal` if the event can't happen at this table now.
    """
    require_going(table, event)
    report = None
    if isinstance(event, Played):
        after, report = _play(table, event, at)
    else:
        after = _advance(table, event)
        clock = clock_after(table, event, after, at)
        after = replace(after, **clock) if clock else after
    if after.pause is not None and after.status is not Status.PLAYING:
        after = replace(after, pause=None)
    return after, report


def _advance(table: Table, event: TableEvent) -> Table:
    """Return the table after an event that isn't a move, with its time as it was."""
    match event:
        case Joined(player):
            return _join(table, player)
        case Left(user_id):
            return _leave(table, user_id)
        case Begun():
            return _begin(table, event)
        case Configured():
            return _configure(table, event)
        case Themed(theme):
            _require_open(table)
            return replace(table, theme=theme)
        case Cancelled() | Expired() | Abandoned():
            _require_open(table)
            return replace(table, status=Status.CANCELLED, undoable=None, earlier=(), consent=NOTHING_ASKED)
        case Lapsed():
            _require_lobby(table)
            return replace(table, status=Status.LAPSED)
        case Delayed():
            _require_open(table)
            return table
        case Paused() | Resumed():
            _ = table.playing
            return table
        case Reminded(stage):
            _ = table.playing
            return replace(table, stage=stage)
        case Overdue():
            _ = table.playing
            return replace(table, stage=Stage.OVER)
        case Asked() | Agreed() | Declined() | Withdrawn():
            return replace(table, consent=_consent(table, event))
        case Voted(seat, vote):
            votes = (*unvoted(table, seat), (seat, vote))
            return replace(table, votes=votes, asleep=without(table.asleep, seat))
        case Extended() | Rescheduled():
            _ = table.playing
            return table
        case SeatGiven() | SeatReturned() | SeatOffered() | SeatTaken():
            return with_seat(table, event)
        case HandoverOffered() | HandoverWithdrawn():
            return with_handover(table, event)
        case Opened() | Played():  # moves are a matter of `_play`
            raise Refusal("already-begun")


def _require_open(table: Table) -> None:
    if not table.is_open:
        raise Refusal("ended")


def _require_lobby(table: Table) -> None:
    _require_open(table)
    if table.status is not Status.LOBBY:
        raise Refusal("already-begun")


def _join(table: Table, player: Player) -> Table:
    _require_lobby(table)
    if table.seat_of(player.user_id) is not None:
        raise Refusal("already-seated")
    if len(table.players) >= table.seats:
        raise Refusal("table-full", seats=table.seats)
    last = len(table.order)
    places = {user_id: place for place, user_id in enumerate(table.order)}
    seated = sorted((*table.players, player), key=lambda each: places.get(each.user_id, last))
    return replace(table, players=tuple(seated))


def _leave(table: Table, user_id: int) -> Table:
    _require_lobby(table)
    if table.seat_of(user_id) is None:
        raise Refusal("not-seated")
    players = tuple(player for player in table.players if player.user_id != user_id)
    people = [player.user_id for player in players if not player.is_computer]
    if not people:
        return replace(table, players=players, status=Status.CANCELLED)
    host_id = people[0] if user_id == table.host_id else table.host_id
    return replace(table, players=players, host_id=host_id)


def _configure(table: Table, chosen: Configured) -> Table:
    _require_lobby(table)
    if chosen.seats < len(table.players):
        raise Refusal("seats-taken", count=len(table.players))
    return replace(
        table,
        seats=chosen.seats,
        rules=chosen.rules,
        theme=chosen.theme,
        messages=chosen.messages,
        pace=chosen.pace,
        where=chosen.where,
        level=chosen.level,
        language=chosen.language,
    )


def _begin(table: Table, begun: Begun) -> Table:
    _require_lobby(table)
    if len(table.players) < FEWEST_PLAYERS:
        raise Refusal("too-few-players", fewest=FEWEST_PLAYERS)
    state = begin(len(table.players), begun.starter, table.rules, _rulings_of(begun)).state
    computers = tuple(seat for seat, player in enumerate(table.players) if player.is_computer)
    return replace(
        table, status=Status.PLAYING, secret=begun.secret or table.secret, state=state, computers=computers
    )


def _rulings_of(begun: Begun) -> int:
    """Return the rulings that a game is played under.

    Logs that don't name them are of version 0.1.0, which chose the secret when a game began, or of those
    between it and the first that named them: these chose it when a table opened, and had R19b.
    """
    if begun.rulings is not None:
        return begun.rulings
    return azul.FIRST_RULINGS if begun.secret else _UNNAMED


def _consent(table: Table, event: Asked | Agreed | Declined | Withdrawn) -> Consent:
    consent, progress = table.consent, table.progress
    match event:
        case Asked(seat):
            return requests.ask(consent, progress, seat)
        case Agreed(seat):
            return requests.agree(consent, progress.state, seat)
        case Declined(seat):
            return requests.decline(consent, progress, seat)
        case Withdrawn(seat):
            return requests.withdraw(consent, seat)


def _play(table: Table, happened: Played, at: int) -> tuple[Table, azul.TilingReport | None]:
    event = happened.event
    before = Progress(table.playing, table.undoable)
    if isinstance(event, azul.TakenBack):
        requests.require_granted(table.consent, event.seat, table.people)
        before = table.progress
    try:
        progress, report = azul.advance(before, event)
    except azul.AzulError as error:
        raise Refusal(error.code, **_asked(event) | error.params) from error
    is_over = progress.state.phase is azul.Phase.OVER
    after = Outcome(
        Status.OVER if is_over else Status.PLAYING,
        progress.state,
        None if happened.by_computer else progress.undoable,
    )
    computers, offered, asleep = holders_after(table, happened)
    return replace(
        table,
        **after._asdict(),
        **clock_after(table, happened, after, at),
        earlier=_earlier(table, happened, progress),
        consent=requests.after(table.consent, event),
        computers=computers,
        offered=offered,
        asleep=asleep,
        handovers=table.handovers
        and tuple(each for each in table.handovers if each.seat in progress.state.active),
    ), report


def _earlier(table: Table, happened: Played, progress: azul.Progress) -> tuple[str, ...]:
    """Return the positions before older takes, after what led to `progress` from this table.

    They have been read only if the event goes back to one of them. What the computer does for people isn't
    gone back to, nor what is before it; what computers do for themselves is.
    """
    event, read = happened.event, tuple(map(position_to_text, progress.earlier))
    match event:
        case azul.Taken(seat) if happened.by_computer:
            if progress.undoable is None or not table.players[seat].is_computer:
                return ()
            reach = azul.within_reach((*table.earlier, *read), progress.undoable)
            return (*reach, position_to_text(progress.undoable))
        case azul.Taken() if progress.undoable is not None:
            return azul.within_reach((*table.earlier, *read), progress.undoable)
        case azul.Undone():
            return table.earlier
        case _:
            return read


def _asked(event: azul.Event) -> dict[str, object]:
    """Return what was asked for, so that the refusal can suggest what would be possible."""
    match event:
        case azul.Taken(_, azul.Move(source, colour, line)):
            return {"source": source, "colour": colour, "line": line}
        case azul.Placed(seat, row):
            return {"seat": seat, "row": row}
        case _:
            return {}
