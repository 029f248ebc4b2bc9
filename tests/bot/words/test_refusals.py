"""What refusals name: who paused, who is invited, who is the host, what is open, in the table's words."""

from dataclasses import replace
from typing import Final

import azul
from azul import Colour
from bot.i18n.language import Text, Verbatim
from bot.words.phrases import source_fact
from bot.words.refusals import UnreadableInput, refusal_text, table_lines, unreadable_text
from engine import Game, Options, Player, Refusal, Status, Table
from engine.table.state import Invitation, Pause
from tests.azul.builders import board, table
from tests.bot.english import ADA, BRUNO, ENGLISH, PHRASES

PLAYERS: Final = (Player(1, "Ada"), Player(2, "Bruno"))
STATE: Final = table(board(), board("-,k,-,-,-"), factories="b4,-,k4", turn=2)
PLAYING: Final = Table(1, Options(2), PLAYERS, Status.PLAYING, state=STATE)
LOBBY: Final = Table(2, Options(3), PLAYERS, Status.LOBBY)


def refused(table_: Table, code: str, **params: object) -> str:
    """Return the text of a refusal about a table."""
    return refusal_text(PHRASES, Refusal(code, **params), game(table_))


def game(table_: Table, message_id: int | None = 9) -> Game:
    return Game(1, 5, 6, 3, 3, message_id, table_)


def test_who_paused_is_named_and_not_the_host() -> None:
    paused = replace(PLAYING, pause=Pause(44, 1_800_000_000_000))
    expected = ENGLISH("refusal-paused", mention=Verbatim("<@44>"), when=Verbatim("<t:1800000000:R>"))
    assert refused(paused, "paused", by=44, paused=1_800_000_000_000) == expected


def test_the_host_and_the_player_to_move_are_named() -> None:
    assert refused(PLAYING, "not-host") == ENGLISH("refusal-not-host", host=ADA)
    assert refused(PLAYING, "not-your-turn") == ENGLISH("refusal-not-your-turn", name=BRUNO)
    assert refused(LOBBY, "not-your-turn") == ENGLISH("refusal-not-your-turn-short")


def test_those_who_are_asked_to_play_are_named_as_they_are_called() -> None:
    invited = replace(LOBBY, invitations=(Invitation(Player(7, "*Emil*"), 1),))
    assert r"kept for \*Emil\*." in refused(invited, "seats-kept", moment=1_800_000_000_000)


def test_a_table_that_was_closed_before_its_game_is_told_from_a_game_that_is_over() -> None:
    closed, over = replace(LOBBY, status=Status.CANCELLED), replace(PLAYING, status=Status.OVER)
    assert refused(closed, "ended") == ENGLISH("refusal-ended-unbegun")
    assert refused(over, "ended") == ENGLISH("refusal-ended")
    assert refusal_text(PHRASES, Refusal("ended"), None) == ENGLISH("refusal-ended")


def test_what_is_possible_instead_is_named() -> None:
    assert refused(PLAYING, "source-empty", source=2) == ENGLISH(
        "refusal-source-empty",
        source=2,
        sources=[Text("source", source=source_fact(source)) for source in (1, 3)],
    )
    text = refused(PLAYING, "line-other-colour", source=1, colour=Colour.BLUE, line=1, there=Colour.BLACK)
    assert text.endswith("You can put blue on line 1, line 3, line 4, line 5, or the floor.")


def test_a_table_of_chocolates_refuses_in_its_own_words() -> None:
    chocolates = replace(PLAYING, options=Options(2, theme="chocolatier-dark"))
    assert refused(chocolates, "no-such-line") == ENGLISH.in_look("chocolatier")("refusal-no-such-line")
    assert refused(PLAYING, "no-such-line") == ENGLISH("refusal-no-such-line")


def test_there_are_as_many_factories_to_name_as_the_table_has() -> None:
    nonsense = UnreadableInput("source", "*17*")
    assert r"“\*17\*” isn't a place to take from. Write 1 to 5," in unreadable_text(
        PHRASES, nonsense, game(PLAYING)
    )
    assert "Write 1 to 9," in unreadable_text(PHRASES, nonsense, None)


def test_the_table_in_the_way_is_linked_if_it_was_shown() -> None:
    occupied = Refusal("channel-occupied")
    link = "https://discord.com/channels/5/6/9"
    assert table_lines(ENGLISH, occupied, game(PLAYING)) == [ENGLISH("table-here", link=Verbatim(link))]
    assert table_lines(ENGLISH, occupied, game(PLAYING, None)) == []
    assert table_lines(ENGLISH, Refusal("not-host"), game(PLAYING)) == []
    assert azul.FACTORIES_FOR[2] == len(STATE.factories)
