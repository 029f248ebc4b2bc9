"""Requests to take back a take: who asks, who has agreed, and how often a player may ask. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import azul
from engine.errors import Refusal

MAX_REQUESTS: Final = 3
"""How many requests a player may make in a round."""


@dataclass(frozen=True, slots=True)
class Consent:
    """The open request at a table, if any, and what limits further requests.

    `number` counts the requests of the game, and so identifies the last one. `seat` is the one that asks;
    None once the request is over. `agreed` are the seats that have agreed so far, or all that did if it was
    granted. `asked` has a seat for each request in this round, `here` those that have asked in this position.
    `declined` are the positions, as text, to which others have refused to go back in this round.
    """

    number: int = 0
    seat: int | None = None
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    here: tuple[int, ...] = ()
    declined: tuple[str, ...] = ()

    def awaited(self, people: Iterable[int]) -> tuple[int, ...]:
        """Return the seats that haven't answered the request yet; none if there is no request.

        `people` are the seats of people who are still playing. Computers aren't asked.
        """
        if self.seat is None:
            return ()
        return tuple(seat for seat in people if seat != self.seat and seat not in self.agreed)


NOTHING_ASKED: Final = Consent()


def ask(consent: Consent, progress: azul.Progress, seat: int) -> Consent:
    """Ask whether a seat may take back its last take; this replaces an open request.

    Raise `Refusal`: ``nothing-to-undo``, ``undo-is-free`` if nobody has to be asked, ``asked-already`` in
    this position, ``undo-declined`` about this take, or ``asked-too-often`` in this round.
    """
    takes = azul.takes_since(progress, seat)
    if not takes:
        raise Refusal("nothing-to-undo")
    if len(takes) == 1 and progress.undoable is not None:
        raise Refusal("undo-is-free")
    if azul.position_text(takes[0]) in consent.declined:
        raise Refusal("undo-declined")
    if seat in consent.here:
        raise Refusal("asked-already")
    if consent.asked.count(seat) >= MAX_REQUESTS:
        raise Refusal("asked-too-often", most=MAX_REQUESTS)
    return replace(
        consent,
        number=consent.number + 1,
        seat=seat,
        agreed=(),
        asked=(*consent.asked, seat),
        here=(*consent.here, seat),
    )


def agree(consent: Consent, state: azul.State, seat: int) -> Consent:
    """Agree to the open request. Raise `Refusal` as `decline` does, or with ``agreed-already``."""
    _ = _open(consent, state, seat)
    if seat in consent.agreed:
        raise Refusal("agreed-already")
    return replace(consent, agreed=(*consent.agreed, seat))


def decline(consent: Consent, progress: azul.Progress, seat: int) -> Consent:
    """Decline the open request, which ends it; possible also after agreeing to it.

    Raise `Refusal`: ``request-over``, ``own-request``, or ``resigned``.
    """
    takes = azul.takes_since(progress, _open(consent, progress.state, seat))
    return replace(_closed(consent), declined=(*consent.declined, azul.position_text(takes[0])))


def withdraw(consent: Consent, seat: int) -> Consent:
    """Withdraw the open request. Raise `Refusal` (``request-over``) unless it is the seat's own."""
    if consent.seat is None or consent.seat != seat:
        raise Refusal("request-over")
    return _closed(consent)


def after(consent: Consent, event: azul.Event) -> Consent:
    """Return the consent after an event of the rules, which ends any open request."""
    if isinstance(event, azul.Dealt):
        return Consent(consent.number)
    if isinstance(event, azul.TakenBack):
        return replace(consent, seat=None, here=())
    if consent.seat is None and not consent.agreed and not consent.here:
        return consent
    return replace(_closed(consent), here=())


def require_granted(consent: Consent, seat: int, people: Iterable[int]) -> None:
    """Raise `Refusal` (``request-over``) unless a seat asks for its take and all people have agreed.

    Nobody has to agree if all others are computers.
    """
    if tuple(people) != (seat,) and (consent.seat != seat or consent.awaited(people)):
        raise Refusal("request-over")


def _closed(consent: Consent) -> Consent:
    return replace(consent, seat=None, agreed=())


def _open(consent: Consent, state: azul.State, seat: int) -> int:
    """Return the seat that asks in the open request; raise `Refusal` if `seat` can't answer one."""
    if consent.seat is None:
        raise Refusal("request-over")
    if seat == consent.seat:
        raise Refusal("own-request")
    if seat not in state.active:
        raise Refusal("resigned")
    return consent.seat
