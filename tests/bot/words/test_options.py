"""What a lobby says of its options, and a result of ratings, records and achievements."""

from dataclasses import replace
from typing import Any, Final

import pytest

import azul
import render
from bot.i18n.language import Fact, Key, Text, Verbatim
from bot.words.aftermath import aftermath_lines
from bot.words.options import adaptive_lines, is_about_time, option_lines, pause_lines, time_lines
from bot.words.phrases import special_discs
from engine import Hours, Level, Messages, Options, Pace, Player, Rated, Status, Table, Where
from engine.computers.seats import COMPUTER_NAMES
from engine.statistics.achievements import Achievement
from engine.statistics.card import (
    Aftermath,
    BrokenRecord,
    EarnedAchievement,
    RatingChange,
    Record,
    Unrated,
)
from engine.statistics.rating import Rating
from engine.table.events import Stage
from engine.table.state import Pause
from engine.time.person import NO_HOURS, Person
from tests.azul.builders import table
from tests.bot.english import ADA, BRUNO, ENGLISH, PHRASES

PEOPLE: Final = (Player(1, "Ada"), Player(2, "Bruno"))
INES: Final = Player(-1, COMPUTER_NAMES[0], is_computer=True)
ENGINE: Final = Player(-2, "Bot Gina", is_computer=True)
PLAIN: Final = Options(3, messages=Messages.QUIET, rated=Rated.YES)
HOUR: Final = 3_600_000
OFFER: Final = table(factories="b4", turn=2)
LEVEL: Final = Text("option-level-hard")


def lobby(options: Options, players: tuple[Player, ...] = PEOPLE) -> Table:
    return Table(2, options, players)


def said(options: Options, players: tuple[Player, ...] = PEOPLE) -> list[str]:
    return option_lines(PHRASES, lobby(options, players))


@pytest.mark.parametrize(
    ("options", "text_id", "facts"),
    [
        (replace(PLAIN, messages=Messages.ALL), "lobby-messages", {}),
        (replace(PLAIN, where=Where.THREAD), "lobby-thread", {}),
        (replace(PLAIN, rated=Rated.NO), "lobby-unrated", {}),
        (replace(PLAIN, pace=Pace.THREE_DAYS), "lobby-pace", {"hours": 72}),
        (replace(PLAIN, theme="chocolatier"), "lobby-look", {"theme": Text("theme-chocolatier")}),
        (
            replace(PLAIN, rules=azul.Rules(azul.WallSide.FREE)),
            "rules-line",
            {"rules": [Text("rules-free")]},
        ),
    ],
)
def test_each_option_that_is_not_the_usual_one_has_a_line(
    options: Options, text_id: str, facts: dict[str, Fact]
) -> None:
    assert said(options) == [ENGLISH(text_id, **facts)]


@pytest.mark.parametrize("theme", ["", render.default_theme().name, "a look that was removed"])
def test_the_usual_look_has_no_line(theme: str) -> None:
    assert said(replace(PLAIN, theme=theme)) == []


def test_what_special_factories_do_is_explained_once_each() -> None:
    rules = azul.Rules(factories=azul.Factories.SPECIAL, scatter=azul.Scatter.EVEN)
    told = [Text("rules-special"), Text("rules-even")]
    assert said(replace(PLAIN, rules=rules)) == [
        ENGLISH("rules-line", rules=told),
        ENGLISH("lobby-discs", discs=special_discs()),
    ]
    assert len(special_discs()) == len(set(special_discs())) == 5


def test_the_level_is_told_if_computers_play_that_have_one() -> None:
    hard = replace(PLAIN, level=Level.HARD)
    adaptive = replace(hard, adaptive=True)
    assert said(hard, (*PEOPLE, INES)) == [ENGLISH("lobby-computers", level=LEVEL)]
    assert said(hard, (*PEOPLE, ENGINE)) == said(hard) == []
    assert said(adaptive, (*PEOPLE, INES)) == [ENGLISH("lobby-computers-adaptive", level=LEVEL, host=BRUNO)]
    assert adaptive_lines(ENGLISH, lobby(adaptive, (*PEOPLE, INES))) == [
        ENGLISH("computers-adaptive", level=LEVEL)
    ]
    assert adaptive_lines(ENGLISH, lobby(hard, (*PEOPLE, INES))) == []
    assert adaptive_lines(ENGLISH, lobby(adaptive, (*PEOPLE, ENGINE))) == []


def test_somebody_alone_with_computers_is_told_that_nobody_waits() -> None:
    paced = replace(PLAIN, pace=Pace.HOUR)
    assert said(paced, PEOPLE[:1]) == [ENGLISH("lobby-pace", hours=1)]
    assert said(paced, (PEOPLE[0], ENGINE)) == [ENGLISH("lobby-pace-alone", hours=1)]


def test_a_pause_names_who_paused_and_when() -> None:
    paused = replace(lobby(PLAIN), pause=Pause(44, 5_000))
    assert pause_lines(ENGLISH, paused) == [
        ENGLISH("paused", mention=Verbatim("<@44>"), when=Verbatim("<t:5:R>"))
    ]
    assert pause_lines(ENGLISH, lobby(PLAIN)) == []


def times(hours: Hours = NO_HOURS, **changed: Any) -> list[str]:
    """Return the lines about the time of Bruno's turn, which began an hour after 1970 and may take one."""
    playing = replace(lobby(replace(PLAIN, pace=Pace.HOUR)), status=Status.PLAYING, since=HOUR, state=OFFER)
    return time_lines(PHRASES, replace(playing, **changed), hours)


def moment(at: int, style: str = "R") -> Verbatim:
    return Verbatim(f"<t:{at // 1000}:{style}>")


def test_the_deadline_is_told_unless_there_is_none_or_time_stands_still_or_others_vote() -> None:
    assert times() == [ENGLISH("deadline", when=moment(2 * HOUR))]
    assert times(options=PLAIN) == []
    assert times(pause=Pause(44, HOUR)) == []
    assert times(stage=Stage.OVER, vote_called_at=2 * HOUR) == []


def test_a_holiday_is_told_of_those_who_are_awaited_and_quiet_hours_only_as_a_standing_clock() -> None:
    away, quiet = Person(holidays=((HOUR, 25 * HOUR),)), Person(quiet=(60, 180))
    late = ENGLISH("deadline", when=moment(26 * HOUR))
    day = moment(25 * HOUR - 1, "D")
    told = ENGLISH("away", name=BRUNO, day=day, when=moment(25 * HOUR))
    assert times(Hours({2: away}, HOUR)) == [told, late]
    assert times(Hours({2: away}, 25 * HOUR)) == [late]
    assert times(Hours({1: away}, HOUR)) == times()
    standing = ENGLISH("standing", time=moment(3 * HOUR, "t"), when=moment(3 * HOUR))
    assert times(Hours({2: quiet}, HOUR)) == [standing, ENGLISH("deadline", when=moment(4 * HOUR))]


def test_only_small_lines_with_a_moment_are_about_time() -> None:
    assert is_about_time(ENGLISH("deadline", when=Verbatim("<t:5:R>")))
    assert not is_about_time("-# Ada is late.")
    assert not is_about_time("Ada was here <t:5:R>.")


def after_a_game(aftermath: Aftermath, players: tuple[Player, ...] = PEOPLE) -> list[str]:
    return aftermath_lines(PHRASES, Table(1, PLAIN, players, Status.OVER), aftermath)


def test_ratings_go_up_or_down_or_stay() -> None:
    changes = [
        RatingChange(1, Rating(1_500, 60), Rating(1_512, 60)),
        RatingChange(2, Rating(1_500, 60), Rating(1_489, 160)),
        RatingChange(3, Rating(1_500, 60), Rating(1_500, 60)),
    ]
    (line,) = after_a_game(Aftermath(changes=changes))
    assert line == "📈 Rating: Ada 1,512 ± 60 (+12) · Bruno 1,489 ± 160 ? (−11) · <@3> 1,500 ± 60 (±0)"


def test_records_and_at_most_ten_achievements_are_told_in_one_line() -> None:
    records = [BrokenRecord(Record.CLOSEST), BrokenRecord(Record.BEST_SCORE, 2)]
    earned = [EarnedAchievement(1, each) for each in list(Achievement)]
    (line,) = after_a_game(Aftermath(records=records, earned=earned))
    assert line.startswith(
        "🏅 The closest game on this server so far · Bruno's best score so far · New achievements: "
    )
    assert line.count("(Ada)") == 10
    (one,) = after_a_game(Aftermath(earned=earned[:1]))
    name = ENGLISH("achievement-victory")
    assert one == f"🏅 New achievement: {name} (Ada)"


def test_why_a_game_is_not_rated_is_told_to_two_people_and_to_nobody_alone() -> None:
    unrated = Aftermath(unrated=Unrated.COMPUTER)
    assert after_a_game(unrated) == [ENGLISH("over-unrated", why=Key("computer"))]
    assert after_a_game(unrated, (PEOPLE[0], INES)) == []
    assert ADA in after_a_game(Aftermath(changes=[RatingChange(1, Rating(1, 60), Rating(2, 60))]))[0]
