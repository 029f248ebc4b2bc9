"""The longest messages still fit, and nothing is cut off."""

import pytest

import azul
from bot.i18n.language import words_for
from bot.messages.descriptions import alt_table, table_in_words
from bot.messages.layout import MAX_ALT_LENGTH, MAX_MESSAGE_LENGTH
from bot.messages.posts import posts_since
from bot.words.phrases import Phrases
from engine import LogEntry, Options, Player, Status, Table
from engine.table.events import Played
from engine.table.fold import advance
from tests.azul.builders import board, table
from tests.bot.english import EMOJIS
from tests.bot.variants import first_choices
from tests.engine.people import NOON

NAMES = {"widest": "Ẑ" * 32, "busiest": "*_" * 16, "bidi": "ש" + "(" * 31}
LINES = ("y,y2,y3,y4,y5", "k,k2,k3,k4,k5", "w,w2,w3,w4,w5", "r,r2,r3,r4,w5")
FACTORIES = "byrk,byrk,byrk,-,b2rk,b3r,b4,b4,r3"
DISCS = ".YKB..W.."


PHRASES = Phrases(words_for("en-US"), EMOJIS)


def seated(state: azul.State, name: str) -> Table:
    """Return a table of four players with this name."""
    players = tuple(Player(user_id, name) for user_id in range(4))
    return Table(0, Options(4, rules=state.rules), players, Status.PLAYING, "00" * 32, state)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_the_longest_table_fits(name: str) -> None:
    boards = [board(lines, score=188) for lines in LINES]
    boards[0] = board(LINES[0], score=188, cushion="b")
    state = table(*boards, rules="+special", discs=DISCS.replace("B", "c"), factories=FACTORIES, round_=12)

    alt = alt_table(PHRASES, seated(state, name), state)
    words = table_in_words(PHRASES, seated(state, name), state)

    assert len(alt) <= MAX_ALT_LENGTH
    assert len(words) <= MAX_MESSAGE_LENGTH
    assert alt.endswith("W white.")
    assert words.endswith("W white")
    assert "Center: - + first-player marker" in alt
    assert "cushion: blue" in alt
    assert "\\" not in alt


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_the_longest_wait_for_players_who_choose_fits(name: str) -> None:
    boards = [board(lines, score=188) for lines in LINES]
    boards[0] = board(LINES[0], score=188, floor="m")
    state = table(*boards, phase="tiling", rules="+free+special", discs=DISCS, marker="1", round_=12)
    assert azul.waiting_for(state) == (0, 1, 2, 3)

    alt = alt_table(PHRASES, seated(state, name), state)
    words = table_in_words(PHRASES, seated(state, name), state)

    assert len(alt) <= MAX_ALT_LENGTH
    assert len(words) <= MAX_MESSAGE_LENGTH
    assert alt.endswith("W white.")
    assert words.endswith("W white")
    assert alt.count(name) == 8


@pytest.mark.parametrize("side", ["", "+free"])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_the_longest_round_fits(name: str, side: str) -> None:
    boards = [board(lines, score=188) for lines in LINES]
    state = table(*boards, centre="b", rules=side, round_=12)
    before = seated(state, name)
    take = azul.parse_move("cbf")
    choosing = azul.apply(state, take)
    events: list[azul.Event] = [azul.Taken(0, take)]
    for seat in azul.waiting_for(choosing):
        events += [azul.Placed(seat, row, column) for row, column in first_choices(choosing, seat)]
        events.append(azul.Settled(seat))
    entries = []
    for version, event in enumerate(events, 10):
        after, report = advance(before, Played(event), 0)
        entries.append(
            LogEntry(version, round(NOON.timestamp() * 1000), Played(event), before, after, report)
        )
        before = after

    (round_post, *_) = posts_since(PHRASES, 1, entries, None)

    assert len(round_post.text) <= MAX_MESSAGE_LENGTH
    assert round_post.text.count("row 5") == 4
    assert round_post.text.endswith("goes first next round.")
