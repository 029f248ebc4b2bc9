"""Decisions before the game: who sits at the table, its options, and when it begins or is closed."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import azul
from engine.computers.seats import engine_of, new_computer
from engine.decisions.decision import Context, decision
from engine.errors import Refusal
from engine.table.events import (
    Begun,
    Cancelled,
    Configured,
    InvitationDeclined,
    Invited,
    Joined,
    Left,
    Player,
    Themed,
)
from engine.table.options import DEFAULT_OPTIONS, MAX_PLAYERS, Options
from engine.table.state import Status, Table
from players import Level


@decision
def join(_table: Table, _: Context, player: Player) -> Sequence[Joined]:
    """Add a player.

    Raise `Refusal`: ``already-begun``, ``ended``, ``already-seated``, ``table-full``, or ``seats-kept`` if
    all free seats are kept for people who are invited.
    """
    return (Joined(player),)


@decision
def invite(
    table: Table, _: Context, user_id: int, players: Sequence[Player]
) -> Sequence[Configured | Invited]:
    """Keep seats for more people, and add seats if there are too few.

    Raise `Refusal`: ``not-host``, ``already-begun``, ``ended``, ``opponent-there`` for people who sit there
    or were asked already, or ``table-full`` if there can't be that many seats.
    """
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    seats = min(table.options.seats + max(0, len(players) - table.free_seats), MAX_PLAYERS)
    is_enough = table.status is not Status.LOBBY or seats == table.options.seats
    more = () if is_enough else (Configured(replace(table.options, seats=seats)),)
    return (*more, Invited(user_id, tuple(players)))


@decision
def accept(table: Table, _: Context, player: Player) -> Sequence[Joined]:
    """Give a player the seat that is kept for them. Raise `Refusal`: ``not-invited``, or as `join` does."""
    is_new = table.status is Status.LOBBY and table.seat_of(player.user_id) is None
    if is_new and not table.is_invited(player.user_id):
        raise Refusal("not-invited")
    return (Joined(player),)


@decision
def decline_invitation(table: Table, _: Context, user_id: int) -> Sequence[InvitationDeclined]:
    """Free the seat that is kept for a player.

    Raise `Refusal`: ``already-begun``, ``ended``, ``already-seated`` if they have accepted, or
    ``not-invited``.
    """
    if table.status is Status.LOBBY and table.seat_of(user_id) is not None:
        raise Refusal("already-seated")
    return (InvitationDeclined(user_id),)


@decision
def leave(_table: Table, _: Context, user_id: int) -> Sequence[Left]:
    """Remove a player. Raise `Refusal`: ``already-begun``, ``ended`` or ``not-seated``.

    If the host leaves, the player in the first seat becomes host; if nobody is left, the table is closed.
    """
    return (Left(user_id),)


@decision
def add_computer(table: Table, _: Context, user_id: int) -> Sequence[Joined]:
    """Give a computer a seat. Raise `Refusal`: ``not-host``, or as `join` does."""
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    return (Joined(new_computer(table.players)),)


@decision
def remove_computer(table: Table, _: Context, user_id: int) -> Sequence[Left]:
    """Remove the computer that came last. Raise `Refusal`: ``not-host``, ``no-computer``, or as `leave`."""
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    computers = [player.user_id for player in table.players if player.is_computer]
    if not computers:
        raise Refusal("no-computer")
    return (Left(computers[-1]),)


@decision
def seat_engine(table: Table, _: Context, user_id: int, engine: str) -> Sequence[Left | Joined]:
    """Give the engine of this name a seat; with "", remove the engine that has one.

    It takes the place of another engine, or at a full table that of the computer that came last. Raise
    `Refusal`: ``options-fixed`` once the game has begun, ``ended``, ``not-host``, or as `join` does.
    """
    _require_changeable(table, user_id)
    computers = [player for player in table.players if player.is_computer]
    leaving = [player for player in computers if engine_of(player)]
    if engine in map(engine_of, leaving):
        return ()
    if engine and not leaving and table.free_seats <= 0:
        leaving = computers[-1:]
    left = [Left(player.user_id) for player in leaving]
    staying = [player for player in table.players if player not in leaving]
    return (*left, *([Joined(new_computer(staying, engine))] if engine else []))


@decision
def configure(
    table: Table, _: Context, user_id: int, change: Callable[[Options], Options] = lambda now: now
) -> Sequence[Configured]:
    """Change the options: `change` makes the new ones from those that the table has now.

    Raise `Refusal`: ``options-fixed`` once the game has begun, ``ended``, ``not-host``, ``seats-taken`` if
    more people have joined than there would be seats, or ``seats-kept`` if too many are invited.
    """
    _require_changeable(table, user_id)
    chosen = change(table.options)
    return () if chosen == table.options else (Configured(chosen),)


@decision
def set_theme(table: Table, _: Context, user_id: int, theme: str) -> Sequence[Themed]:
    """Change what the table's pictures look like. Raise `Refusal`: ``not-host`` or ``ended``."""
    if table.is_open:
        _require_host(table, user_id)
    return (Themed(theme),)


@decision
def begin(
    table: Table, context: Context, user_id: int, adaptive: Level | None = None
) -> Sequence[Configured | Begun]:
    """Begin the game under the newest rulings, with the table's secret.

    A table that an older version opened without a secret gets one. If the level follows the host, it is
    `adaptive` from now on, or the usual one if there are no computers but those that fill in for late people.
    Raise `Refusal`: ``not-host``, ``too-few-players``, ``already-begun`` or ``ended``.
    """
    if table.status is Status.LOBBY:
        _require_host(table, user_id)
    late = "" if table.secret else context.new_secret().hex()
    secret = bytes.fromhex(table.secret or late)
    begun = Begun(azul.draw_starter(secret, max(1, len(table.players))), late, azul.CURRENT_RULINGS)
    options = table.options
    if not options.adaptive or adaptive is None:
        return (begun,)
    level = adaptive if any(player.is_computer for player in table.players) else DEFAULT_OPTIONS.level
    return (begun,) if level is options.level else (Configured(replace(options, level=level)), begun)


@decision
def cancel(table: Table, _: Context, user_id: int, *, may_manage: bool) -> Sequence[Cancelled]:
    """Close the table: the host until the game begins, anyone who can manage the channel at any time.

    Raise `Refusal`: ``not-host``, ``ended``, or ``already-begun`` for the host of a running game.
    """
    if table.is_open and not may_manage:
        _require_host(table, user_id)
        if table.status is not Status.LOBBY:
            raise Refusal("already-begun")
    return (Cancelled(user_id),)


def _require_changeable(table: Table, user_id: int) -> None:
    if table.status is Status.PLAYING:
        raise Refusal("options-fixed")
    if not table.is_open:
        raise Refusal("ended")
    _require_host(table, user_id)


def _require_host(table: Table, user_id: int) -> None:
    if user_id != table.host_id:
        raise Refusal("not-host", host_id=table.host_id)
