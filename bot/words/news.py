"""The lines that report a game's events in its channel, and requests to undo a move with their outcome."""

import azul
from bot.i18n.language import Fact, Key, Text
from bot.words.options import rules_lines
from bot.words.phrases import Phrases, mention_of, somebody
from bot.words.takes import completes_row, take_sentences
from engine import LogEntry, Status, Table
from engine.table.events import (
    Abandoned,
    Begun,
    Cancelled,
    Declined,
    Expired,
    Extended,
    HandoverOffered,
    Paused,
    Played,
    Resumed,
    SeatGiven,
    SeatOffered,
    SeatReclaimed,
    SeatReturned,
    SeatTaken,
    SubstituteLeft,
    Withdrawn,
)


def news_of(phrases: Phrases, entry: LogEntry) -> list[str]:
    """Return lines about an event, except the tiling that followed from it."""
    table, words = entry.after, phrases.words
    before = entry.before.state if entry.before else None
    match entry.event:
        case Begun(starter):
            seats = len(table.players)
            order = [(starter + each) % seats for each in range(seats)]
            return [
                words("begun", names=phrases.names(table, order)),
                *rules_lines(words, table.options.rules),
            ]
        case Cancelled(user_id):
            return [words("cancelled-game", mention=somebody(table, user_id))]
        case Expired(why):
            return [words("expired-game", why=Key(why.value))]
        case Abandoned():
            by_vote = entry.before is not None and entry.before.voters
            return [words("abandoned-by-vote" if by_vote else "abandoned-by-all")]
        case Paused(user_id):
            return [words("paused-news", mention=somebody(table, user_id))]
        case Resumed(user_id):
            pace = Key("none" if table.turn_length is None else "limited")
            return [words("resumed", mention=somebody(table, user_id), pace=pace)]
        case Extended() if entry.before:
            return [words("extended", names=phrases.names(table, entry.before.late))]
        case SeatGiven(seat):
            return [words("seat-given", name=phrases.name(table, seat))]
        case SeatReturned(seat):
            return [words("seat-returned", name=phrases.name(table, seat))]
        case SeatOffered(seat):
            return [words("seat-offered", name=phrases.name(table, seat))]
        case HandoverOffered(seat, to):
            name = phrases.name(table, seat)
            if to is None or not to.is_person:
                return [words("handover", name=name)]
            return [words("handover-to", name=name, mention=mention_of(to.user_id))]
        case SeatTaken(seat, _, returnable) if entry.before:
            name = phrases.name(table, seat)
            if not returnable:
                return [words("seat-taken", name=name, former=phrases.name(entry.before, seat))]
            mention = phrases.mention(entry.before, seat)
            return [words("seat-taken-for-now", name=name, mention=mention)]
        case SeatReclaimed(seat) if entry.before:
            mention = phrases.mention(entry.before, seat)
            return [words("seat-reclaimed", name=phrases.name(table, seat), mention=mention)]
        case SubstituteLeft(seat) if entry.before:
            former = phrases.name(entry.before, seat)
            return [words("substitute-left", name=phrases.name(table, seat), former=former)]
        case Played(azul.Settled(seat), by_computer=True):
            text_id = "settled" if table.players[seat].is_computer else "settled-by-computer"
            return [words(text_id, name=phrases.name(table, seat)), *_stand_in(phrases, entry)]
        case Played(azul.Taken(seat, move), planned, by_computer) if before:
            announcement = completes_row(phrases, table, before, move)
            stands_in = by_computer and not table.players[seat].is_computer
            take = take_sentences(phrases, table, before, move, was_planned=planned, by_computer=stands_in)
            return [take, *([announcement] if announcement else []), *_stand_in(phrases, entry)]
        case Played(azul.Undone(seat)):
            return [words("undid", name=phrases.name(table, seat))]
        case Played(azul.TakenBack(seat)) if entry.before:
            text_id = "took-back-alone" if table.people == (seat,) else "took-back"
            return [words(text_id, **facts_of_takes(phrases, entry.before, seat))]
        case Played(azul.Resigned(seat)):
            text_id = "resigned-last" if table.status is Status.OVER else "resigned"
            return [words(text_id, name=phrases.name(table, seat))]
        case _:
            return []


def _stand_in(phrases: Phrases, entry: LogEntry) -> list[str]:
    """Return a line about who made a move in place of an engine that couldn't; none for other moves."""
    match entry.event:
        case Played(azul.Taken(seat) | azul.Settled(seat), stand_in=True):
            level = Text(f"option-level-{entry.after.options.level.value}")
            return [phrases.words("stand-in", name=phrases.name(entry.after, seat), level=level)]
        case _:
            return []


def is_walkover(entry: LogEntry) -> bool:
    """Return whether a game ended with a resignation because only one player was left."""
    match entry:
        case LogEntry(event=Played(azul.Resigned()), after=Table(state=azul.State() as state), report=report):
            return azul.ending_of(state, report) is azul.Ending.RESIGNATION
        case _:
            return False


def request_lines(phrases: Phrases, table: Table) -> list[str]:
    """Return lines about a table's open request, mentioning those who haven't answered; none without one."""
    consent = table.consent
    if consent.seat is None:
        return []
    words, awaited = phrases.words, consent.awaited(table.people)
    asked = words(
        "request", mentions=phrases.mentions(table, awaited), **facts_of_takes(phrases, table, consent.seat)
    )
    agreed = words("request-agreed", names=phrases.names(table, consent.agreed), count=len(consent.agreed))
    return [asked, *([agreed] if consent.agreed else []), words("request-until")]


def facts_of_takes(phrases: Phrases, table: Table, seat: int) -> dict[str, Fact]:
    """Return the facts of what is undone if a seat takes back its last take.

    They are ``$name``, the player's; ``$takes``, the number of takes that have followed; and ``$others``, the
    names of the players who made those.
    """
    _, *later = (state.turn for state in azul.takes_since(table.progress, seat))
    return {
        "name": phrases.name(table, seat),
        "takes": len(later),
        "others": phrases.names(table, dict.fromkeys(later)),
    }


def ends_request(entry: LogEntry) -> bool:
    """Return whether an event ended a request."""
    before, after = entry.before, entry.after.consent
    if before is None or before.consent.seat is None:
        return False
    return after.seat is None or after.number != before.consent.number


def request_outcome(phrases: Phrases, entry: LogEntry) -> str:
    """Return a sentence about how an event ended a request; see `ends_request`."""
    table, after = entry.before, entry.after.consent
    if table is None or table.consent.seat is None:
        raise AssertionError(f"{entry.event} ends no request")
    words, asker = phrases.words, phrases.name(table, table.consent.seat)
    match entry.event:
        case Declined(seat):
            return words("request-declined", asker=asker, name=phrases.name(table, seat))
        case Withdrawn():
            return words("request-withdrawn", asker=asker)
        case Played(azul.TakenBack()):
            return words("request-granted", asker=asker)
        case _ if after.seat is not None:
            return words("request-replaced", asker=asker, name=phrases.name(table, after.seat))
        case _:
            return words("request-lapsed", asker=asker)
