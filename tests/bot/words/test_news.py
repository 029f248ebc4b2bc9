"""What is told of an event: of whom, and as it was before or is after it."""

from dataclasses import replace
from typing import Final

import pytest

import azul
from bot.i18n.language import Fact, Key, Verbatim
from bot.words.news import ends_request, news_of, request_lines, request_outcome
from engine import Consent, LogEntry, Options, Pace, Player, Stage, Status, Table
from engine.table.events import (
    Abandoned,
    Asked,
    Begun,
    Declined,
    Extended,
    HandoverOffered,
    Played,
    Resumed,
    SeatReclaimed,
    SeatTaken,
    SubstituteLeft,
    TableEvent,
    Withdrawn,
)
from engine.table.state import Earlier
from tests.azul.builders import table
from tests.bot.english import ADA, BRUNO, CHIYO, ENGLISH, PHRASES

ADA_PLAYS, BRUNO_PLAYS, CHIYO_PLAYS = (Player(1, "Ada"), Player(2, "Bruno"), Player(3, "Chiyo"))
EMIL_PLAYS: Final = Player(5, "Emil")
EMIL: Final = Verbatim("Emil")
STATE: Final = table(*["0:-,-,-,-,-:...../...../...../...../.....:-"] * 3, factories="b4,k4", centre="r")
TABLE: Final = Table(1, Options(3), (ADA_PLAYS, BRUNO_PLAYS, CHIYO_PLAYS), Status.PLAYING, "00", STATE)
WITH_EMIL: Final = replace(TABLE, players=(EMIL_PLAYS, BRUNO_PLAYS, CHIYO_PLAYS))
ALONE: Final = replace(
    TABLE,
    players=(ADA_PLAYS, Player(-1, "Ines", is_computer=True), Player(-2, "Tome", is_computer=True)),
    options=Options(3, pace=Pace.DAY),
)
PACED: Final = replace(TABLE, options=Options(3, pace=Pace.DAY))
LATE: Final = replace(TABLE, stage=Stage.OVER)


def told(event: TableEvent, before: Table = TABLE, after: Table = TABLE) -> list[str]:
    """Return what is told of an event."""
    return news_of(PHRASES, LogEntry(9, 0, event, before, after, None))


@pytest.mark.parametrize(
    ("event", "before", "after", "text_id", "facts"),
    [
        (Extended(), LATE, TABLE, "extended", {"names": [ADA]}),
        (Abandoned(), LATE, TABLE, "abandoned-by-vote", {}),
        (Abandoned(), TABLE, TABLE, "abandoned-by-all", {}),
        (Resumed(2), PACED, PACED, "resumed", {"mention": Verbatim("<@2>"), "pace": Key("limited")}),
        (Resumed(1), ALONE, ALONE, "resumed", {"mention": Verbatim("<@1>"), "pace": Key("none")}),
        (SeatTaken(0, EMIL_PLAYS), TABLE, WITH_EMIL, "seat-taken", {"name": EMIL, "former": ADA}),
        (
            SeatTaken(0, EMIL_PLAYS, returnable=True),
            TABLE,
            WITH_EMIL,
            "seat-taken-for-now",
            {"name": EMIL, "mention": Verbatim("<@1>")},
        ),
        (
            SeatReclaimed(0),
            WITH_EMIL,
            TABLE,
            "seat-reclaimed",
            {"name": ADA, "mention": Verbatim("<@5>")},
        ),
        (SubstituteLeft(0), WITH_EMIL, TABLE, "substitute-left", {"name": ADA, "former": EMIL}),
        (HandoverOffered(1), TABLE, TABLE, "handover", {"name": BRUNO}),
        (
            HandoverOffered(1, EMIL_PLAYS),
            TABLE,
            TABLE,
            "handover-to",
            {"name": BRUNO, "mention": Verbatim("<@5>")},
        ),
        (HandoverOffered(1, Player(-7, "")), TABLE, TABLE, "handover", {"name": BRUNO}),
        (Played(azul.Resigned(2)), TABLE, TABLE, "resigned", {"name": CHIYO}),
        (
            Played(azul.Resigned(2)),
            TABLE,
            replace(TABLE, status=Status.OVER),
            "resigned-last",
            {"name": CHIYO},
        ),
        (Played(azul.Settled(1), by_computer=True), TABLE, TABLE, "settled-by-computer", {"name": BRUNO}),
    ],
)
def test_news_name_those_whom_they_are_about(
    event: TableEvent, before: Table, after: Table, text_id: str, facts: dict[str, Fact]
) -> None:
    assert told(event, before, after) == [ENGLISH(text_id, **facts)]


def test_the_order_of_play_begins_with_the_starter() -> None:
    (line,) = told(Begun(1))
    assert line == ENGLISH("begun", names=[BRUNO, CHIYO, ADA])


def asking(seat: int, number: int = 1, agreed: tuple[int, ...] = ()) -> Table:
    """Return a table at which a seat asks to undo its take."""
    return replace(TABLE, consent=Consent(seat=seat, number=number, agreed=agreed))


def outcome(event: TableEvent, after: Table) -> str | None:
    """Return how an event has ended Ada's request, None if it hasn't."""
    entry = LogEntry(9, 0, event, asking(0), after, None)
    return request_outcome(PHRASES, entry) if ends_request(entry) else None


def test_a_request_ends_with_an_answer_or_a_move_or_another_request() -> None:
    taken = Played(azul.Taken(0, azul.parse_move("1b4")))
    assert outcome(Declined(1), TABLE) == ENGLISH("request-declined", asker=ADA, name=BRUNO)
    assert outcome(Withdrawn(0), TABLE) == ENGLISH("request-withdrawn", asker=ADA)
    assert outcome(taken, TABLE) == ENGLISH("request-lapsed", asker=ADA)
    assert outcome(Played(azul.TakenBack(0)), TABLE) == ENGLISH("request-granted", asker=ADA)
    assert outcome(Asked(2), asking(2, 2)) == ENGLISH("request-replaced", asker=ADA, name=CHIYO)
    assert outcome(Asked(0), asking(0, 2)) == ENGLISH("request-replaced", asker=ADA, name=ADA)
    assert outcome(Asked(0), asking(0)) is None


def after_two_takes(before: Table = TABLE) -> Table:
    """Return a table at which Ada and then Bruno have taken tiles."""
    later = azul.apply(STATE, azul.parse_move("1b4"))
    state = azul.apply(later, azul.parse_move("2k4"))
    return replace(before, state=state, undoable=later, earlier=(Earlier(STATE),))


def test_whoever_plays_with_computers_alone_asks_nobody_to_undo() -> None:
    facts: dict[str, Fact] = {"name": ADA, "takes": 1, "others": [BRUNO]}
    two = replace(TABLE, players=(*TABLE.players[:2], ALONE.players[1]))
    alone = replace(TABLE, players=(ADA_PLAYS, *ALONE.players[1:]))
    undone = Played(azul.TakenBack(0))
    assert told(undone, after_two_takes(two), two) == [ENGLISH("took-back", **facts)]
    facts["others"] = [PHRASES.name(alone, 1)]
    assert told(undone, after_two_takes(alone), alone) == [ENGLISH("took-back-alone", **facts)]


def test_an_open_request_asks_those_who_have_not_answered_and_tells_who_agrees() -> None:
    asked = replace(after_two_takes(), consent=Consent(1, 0))
    facts: dict[str, Fact] = {"name": ADA, "takes": 1, "others": [BRUNO]}
    everybody = ENGLISH("request", mentions=[Verbatim("<@2>"), Verbatim("<@3>")], **facts)
    until = ENGLISH("request-until")
    assert request_lines(PHRASES, asked) == [everybody, until]
    agreed = request_lines(PHRASES, replace(asked, consent=Consent(1, 0, (2,))))
    last = ENGLISH("request", mentions=[Verbatim("<@2>")], **facts)
    assert agreed == [last, ENGLISH("request-agreed", names=[CHIYO], count=1), until]
    assert request_lines(PHRASES, TABLE) == []
