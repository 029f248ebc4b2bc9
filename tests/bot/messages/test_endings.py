"""The messages of a game's last round and of its end."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

import pytest

import azul
from azul.phases.ending import bonus_of
from bot.i18n.language import words_for
from bot.messages.descriptions import alt_over, table_in_words
from bot.messages.layout import MAX_ALT_LENGTH, MAX_MESSAGE_LENGTH, with_news
from bot.messages.lobby_card import lobby_text
from bot.messages.pictures import Result
from bot.messages.placing_panel import confirmed_panel
from bot.messages.posts import Post, in_thread_and_at_home, lobby_post, posts_since
from bot.ui.emojis import TileEmojis
from bot.words.captions import look_in
from bot.words.phrases import Phrases
from bot.words.results import highlight_lines
from engine import LogEntry, Options, Player, Status, Table
from engine.highlights import (
    CleanFloor,
    CloseFinish,
    Comeback,
    CompletedColours,
    CompletedColumns,
    CostlyFloor,
    GreatRound,
    GreatTile,
    Highlight,
    Lead,
    LongGame,
)
from engine.statistics.achievements import Achievement
from engine.statistics.card import Aftermath, BrokenRecord, EarnedAchievement, RatingChange, Record
from engine.statistics.rating import Rating
from engine.table.events import Played
from engine.table.fold import advance
from engine.table.state import Invitation
from tests.azul.builders import board, table
from tests.bot.english import ENGLISH, PHRASES
from tests.some import some
from tools.fit import drawn_and_written

NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
AT: Final = round(NOON.timestamp() * 1000)
ALMOST: Final = ("byrk.", *["....."] * 4)
LIST_ITEM: Final = re.compile(r"^\s*(?:[-*+]|\d+\.)\s", re.MULTILINE)
"""What Discord takes for an item of a list: the lines after it become part of it."""


def last_round(
    names: tuple[str, ...] = ("Ada", "Bruno"),
    score: int = 20,
    highlights: tuple[Highlight, ...] = (),
    aftermath: Aftermath | None = None,
) -> list[Post]:
    """Return the messages of a game's last take: Ada completes a row, which scores 5 less 1 and brings 2."""
    boards = [board(rows=ALMOST, score=score), *[board(score=score)] * (len(names) - 1)]
    state = table(*boards, centre="w", round_=6)
    players = tuple(Player(user_id, name) for user_id, name in enumerate(names, 1))
    before = Table(1, Options(len(names)), players, Status.PLAYING, "00" * 32, state)
    event = Played(azul.Taken(0, azul.parse_move("cw1")))
    after, report = advance(before, event, 0)
    assert after.status is Status.OVER
    entry = LogEntry(9, AT, event, before, after, report)
    return posts_since(PHRASES, 1, [entry], None, highlights=highlights, aftermath=aftermath)


def test_the_last_round_is_described_with_its_scores_before_the_bonuses() -> None:
    round_post, final_post = last_round()

    assert "**24**" in round_post.text
    assert "goes first" not in round_post.text
    assert round_post.picture
    assert (
        "Ada: from 20 to 24, wall +5, floor −1; Bruno: from 20 to 20, wall 0, floor 0."
        in round_post.picture.alt
    )
    assert final_post.picture
    assert final_post.picture.alt == (
        "Azul, the end of the game. Ada wins with 26 points. "
        "1. Ada: 26, 24 before bonuses: 1 row +2; 2. Bruno: 20."
    )


def over(*scores: int, resigned: frozenset[int] = frozenset(), names: str = "ABCD") -> str:
    """Return the alt text of the result of a game whose seats have these scores and empty walls."""
    boards = tuple(azul.Board(score=score) for score in scores)
    state = azul.new_game(len(boards), 0)._replace(boards=boards, phase=azul.Phase.OVER, resigned=resigned)
    players = tuple(Player(number, name) for number, name in enumerate(names[: len(boards)], 1))
    return alt_over(
        PHRASES, Table(1, Options(len(boards)), players, Status.OVER, "00" * 32, state), state, None
    )


def test_the_picture_of_the_result_is_described_by_who_won() -> None:
    assert "A wins with 9 points. 1. A: 9; 2. B: 1." in over(9, 1)
    assert "A and C share the victory with 9 points. 1. A: 9; 1. C: 9; 3. B: 1." in over(9, 1, 9)
    left = over(1, 9, resigned=frozenset({1}))
    assert "A wins: B left the game. 1. A: 1; 2. B: 9." in left


def test_the_longest_description_of_a_result_fits() -> None:
    full = azul.parse_board("240:-,-,-,-,-:byrkw/wbyrk/kwbyr/rkwby/yrkwb:-", azul.WallSide.COLOURED)
    state = azul.new_game(4, 0)._replace(boards=(full,) * 4, phase=azul.Phase.OVER)
    players = tuple(Player(number, 32 * "\U0001f468") for number in range(1, 5))
    whole = Table(1, Options(4), players, Status.OVER, "00" * 32, state)
    bonuses = [bonus_of(full)] * 4
    text = alt_over(PHRASES, whole, state, bonuses)
    assert len(text) <= MAX_ALT_LENGTH
    assert text.endswith("240, 145 before bonuses: 5 rows +10, 5 columns +35, 5 colors +50.")


@pytest.mark.parametrize("names", [("Ada", "Bruno"), ("1. Ada", "2. B", "- C", "3. D")], ids=len)
def test_no_line_of_a_message_is_taken_for_a_list_that_swallows_the_next(names: tuple[str, ...]) -> None:
    for post in some(last_round(names)):
        assert LIST_ITEM.findall(post.text) == []


def test_a_name_does_not_make_a_list_of_the_lobby_or_the_table() -> None:
    players = (Player(1, "1. Ada"), Player(2, "- B"))
    lobby = Table(1, Options(4), players)
    state = table(board(), board(), centre="w")
    playing = Table(1, Options(2), players, Status.PLAYING, "00" * 32, state)
    for text in (lobby_text(PHRASES, lobby), table_in_words(PHRASES, playing, state)):
        assert LIST_ITEM.findall(text) == []


def test_r19b_a_stalemate_is_explained() -> None:
    state = table(centre="w", round_=6, barren=2)
    players = (Player(1, "Ada"), Player(2, "Bruno"))
    before = Table(1, Options(2), players, Status.PLAYING, "00" * 32, state)
    event = Played(azul.Taken(0, azul.parse_move("cwf")))
    after, report = advance(before, event, 0)
    _, final_post = posts_since(PHRASES, 1, [LogEntry(9, AT, event, before, after, report)], None)

    assert ENGLISH("over-stalemate") in final_post.text


def test_who_has_confirmed_their_tiles_waits_until_the_round_or_the_game_is_over() -> None:
    playing = replace(SEATED, status=Status.PLAYING, state=azul.new_game(2, 0)._replace(round=3))
    over = replace(playing, status=Status.OVER)
    panel = confirmed_panel(PHRASES, 3, playing)
    assert panel.text == ENGLISH("placed-confirmed")
    assert panel.is_current(playing)
    assert not panel.is_current(over)
    for other in (confirmed_panel(PHRASES, 3, over), confirmed_panel(PHRASES, 2, playing)):
        assert other.text.startswith("**Round")
    assert panel.replacement == confirmed_panel(PHRASES, 3, over)


def test_a_table_that_has_closed_calls_nobody_who_was_asked_to_play() -> None:
    asked = replace(SEATED, invitations=(Invitation(Player(7, "Chiyo"), AT),))
    calls = {status: lobby_post(PHRASES, 1, 2, replace(asked, status=status)).pings for status in Status}
    assert calls[Status.LOBBY] == (7,)
    assert [status for status, pings in calls.items() if pings] == [Status.LOBBY]


def test_the_places_are_numbered() -> None:
    _, final_post = last_round(("Ada", "Bruno", "Chiyo"))

    places = [line for line in final_post.text.splitlines() if "bonus" in line]
    assert [line.replace("\\", "")[:8] for line in places] == ["1. Ada *", "2. Bruno", "2. Chiyo"]


def test_the_longest_result_fits_into_one_message() -> None:
    names = ("*_" * 16, *["*_" * 15 + str(seat) for seat in range(3)])
    highlights = (
        Comeback(0, 12, 100),
        CompletedColours(1, (azul.Colour.YELLOW, azul.Colour.BLACK)),
        CostlyFloor(2, 100),
    )

    _, final_post = last_round(names, score=180, highlights=highlights)

    assert len(final_post.text) <= MAX_MESSAGE_LENGTH
    assert final_post.text.count("✨") == 3
    assert all(f"<@{user_id}>" in final_post.text for user_id in range(1, 5))


@pytest.mark.parametrize("name", ["Ada", "*_" * 16], ids=["short", "busiest"])
def test_a_result_thanks_everybody_however_much_the_game_brought(name: str) -> None:
    user_ids = range(1, 5)
    everything = Aftermath(
        changes=[RatingChange(each, Rating(1_500, 200), Rating(1_563, 194)) for each in user_ids],
        records=[BrokenRecord(Record.CLOSEST), *(BrokenRecord(Record.BEST_SCORE, each) for each in user_ids)],
        earned=[EarnedAchievement(each, achievement) for each in user_ids for achievement in Achievement],
    )
    highlights = (Comeback(0, 12, 100), CompletedColours(1, tuple(azul.COLOURS)), CostlyFloor(2, 100))

    _, final_post = last_round((name,) * 4, highlights=highlights, aftermath=everything)

    assert len(final_post.text) <= MAX_MESSAGE_LENGTH
    assert final_post.text.splitlines()[-1].startswith("Thanks for the game")
    assert all(f"<@{user_id}>" in final_post.text for user_id in user_ids)
    assert "Rating: " in final_post.text


SEATED: Final = Table(1, Options(2), (Player(1, "Ada"), Player(2, "*Bruno*")))


@pytest.mark.parametrize(
    ("highlight", "sentence"),
    [
        (GreatTile(0, 4, azul.Colour.RED, 9), "Ada's red tile in round 4 scored 9 points in one go."),
        (GreatRound(0, 5, 21), "Ada scored 21 points in round 5."),
        (CostlyFloor(1, 24), "\\*Bruno\\* lost 24 points to the floor."),
        (CleanFloor(0), "Ada never lost a point to the floor."),
        (CleanFloor(None), "Nobody lost a single point to the floor."),
        (CompletedColours(0, (azul.Colour.BLUE,)), "Ada completed blue: all five tiles are on the wall."),
        (
            CompletedColours(0, (azul.Colour.BLUE, azul.Colour.RED)),
            "Ada completed blue and red: all five tiles of each are on the wall.",
        ),
        (CompletedColumns(0, 3), "Ada completed 3 columns."),
        (Comeback(0, 3, 18), "Ada was 18 points behind after round 3 and still won."),
        (Comeback(0, None, 18), "Ada was 18 points behind before the bonuses and still won."),
        (Lead(0), "Ada led after every round."),
        (CloseFinish(0), "It couldn't have been closer: complete rows broke the tie."),
        (CloseFinish(1), "A single point decided the game."),
        (CloseFinish(2), "Just 2 points decided the game."),
        (LongGame(24), "The game lasted 24 rounds."),
    ],
    ids=str,
)
def test_what_is_remarkable_reads_as_a_sentence(highlight: Highlight, sentence: str) -> None:
    assert highlight_lines(PHRASES, SEATED, [highlight]) == [f"✨ {sentence}"]


def test_old_news_give_way_before_what_follows_them() -> None:
    text = with_news(["a" * 900, "b" * 900, "c" * 900], "Ada 4", first="<@1>, it is your turn!")
    assert text == "\n".join(["<@1>, it is your turn!", "b" * 900, "c" * 900, "Ada 4"])


def test_a_mention_is_not_cut_however_long_the_news() -> None:
    assert with_news(["a" * 1990], first="<@1>, it is your turn!") == "<@1>, it is your turn!"


def test_a_result_leads_from_its_thread_to_the_channel_however_long_it_is() -> None:
    for length in (10, 1900, MAX_MESSAGE_LENGTH - 1, MAX_MESSAGE_LENGTH):
        at_home, in_thread = in_thread_and_at_home(PHRASES, Post(1, "over", "a" * length, None, (1,)), 7)
        assert (at_home.text, at_home.pings, in_thread.pings) == ("a" * length, (1,), ())
        assert in_thread.text.startswith("a" * min(length, 1900))
        assert in_thread.text.endswith("in <#7>, with **Play again**.")
        assert len(in_thread.text) <= MAX_MESSAGE_LENGTH


def written_in_result(locale: str, highlights: tuple[Highlight, ...] = ()) -> list[str]:
    """Return what is written in the picture of a game that ended at noon on 1 January, in its first round."""
    ended = replace(SEATED, state=azul.new_game(2, 0)._replace(phase=azul.Phase.OVER, round=1))
    assert ended.state is not None
    result = Result(ended, ended.state, None, NOON, highlights)
    phrases = Phrases(words_for(locale), TileEmojis())
    _, texts = drawn_and_written(lambda look: result.draw(phrases, look), look_in(phrases.words))
    return [text.text for text in texts]


@pytest.mark.parametrize(
    ("locale", "facts"),
    [
        ("en-US", ["1 round", "January 1, 2026"]),
        ("en-GB", ["1 round", "1 January 2026"]),
        ("pl", ["1 runda", "1 stycznia 2026"]),
        ("ja", ["全1ラウンド", "2026年1月1日"]),
    ],
)
def test_the_picture_of_the_result_has_rounds_and_date_as_the_language_writes_them(
    locale: str, facts: list[str]
) -> None:
    written = written_in_result(locale)
    assert all(fact in written for fact in facts)


def test_the_picture_of_the_result_has_what_was_most_remarkable_without_marks_for_messages() -> None:
    written = written_in_result("en-US", (CostlyFloor(1, 24), CleanFloor(0)))
    assert "*Bruno* lost 24 points to the floor." in written
    assert not any("Ada never" in text for text in written)
