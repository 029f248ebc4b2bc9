"""What somebody has missed of a game, in words."""

import azul
from bot.words.ending.results import final_result
from bot.words.language import Fact, Key, Verbatim
from bot.words.news import news_of
from bot.words.phrases import Phrases
from bot.words.rounds import round_in_short
from engine import Begun, LogEntry, Played, SeatTaken, Status


def since_when(entry: LogEntry) -> dict[str, Fact]:
    """Return the facts of what a person has missed, which begins with `entry`.

    They are ``$since``, which is ``turn`` after their last turn, ``left`` after they left the game, ``seat``
    after they took somebody's seat, else ``game`` or ``round``; the ``$round``; and ``$ago``, which Discord
    shows as “5 hours ago”.
    """
    state = entry.after.state
    return {
        "since": _since(entry),
        "round": state.round if state else 1,
        "ago": Verbatim(f"<t:{int(entry.at.timestamp())}:R>"),
    }


def _since(entry: LogEntry) -> Key:
    match entry.event:
        case Begun():
            return Key("game")
        case Played(azul.Dealt()):
            return Key("round")
        case Played(azul.Resigned()):
            return Key("left")
        case SeatTaken():
            return Key("seat")
        case _:
            return Key("turn")


def lines_since(phrases: Phrases, entry: LogEntry, seat: int | None, *, in_short: bool) -> list[str]:
    """Return lines about an event for the player at *seat*, or for others: as in the channel, but shorter.

    With `in_short` only what followed from the event is told: the end of the round, the result.
    """
    state = entry.after.state
    lines = [] if in_short else news_of(phrases, entry)
    if state is not None and entry.report is not None:
        lines += round_in_short(phrases, entry.after, state, entry.report, seat)
    if entry.after.status is Status.OVER:
        lines += final_result(phrases, entry.after, entry.report)
    return lines
