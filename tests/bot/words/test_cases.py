"""Languages with cases do everything in their own files: the code passes facts and knows no grammar."""

from pathlib import Path
from typing import Final

import pytest

import azul
from bot.i18n.language import Words
from bot.ui.emojis import TileEmojis
from bot.words.options import rules_lines
from bot.words.phrases import Phrases
from bot.words.refusals import refusal_text
from bot.words.results import final_result
from bot.words.takes import take_sentences
from engine import Game, Options, Player, Refusal, Status, Table
from tests.azul.builders import board, table
from tests.bot.english import EMOJIS, ENGLISH, PHRASES

LOCALES: Final = Path(__file__).parent / "locales"
UKRAINIAN: Final = Phrases(Words("uk", LOCALES), TileEmojis())
ESTONIAN: Final = Phrases(Words("et", LOCALES), TileEmojis())
PLAYERS: Final = (Player(1, "Ada"), Player(2, "Bruno"))
BLUE, RED, BLACK = azul.Colour.BLUE, azul.Colour.RED, azul.Colour.BLACK


def playing(state: azul.State) -> Table:
    """Return a running game of Ada and Bruno."""
    return Table(1, Options(2), PLAYERS, Status.PLAYING, "00" * 32, state)


def took_text(phrases: Phrases, state: azul.State, move: str) -> str:
    """Return the sentences about a take."""
    return take_sentences(phrases, playing(state), state, azul.parse_move(move))


@pytest.mark.parametrize(
    ("factories", "centre", "move", "text"),
    [
        ("bk3", "-", "1b4", "**Ada** бере 1 синю плитку з фабрики 1 на лінію 4."),
        ("b2k2", "-", "1b4", "**Ada** бере 2 сині плитки з фабрики 1 на лінію 4."),
        ("k4", "b5", "cb5", "**Ada** бере 5 синіх плиток з центру столу на лінію 5."),
        ("k4", "r2", "crf", "**Ada** бере 2 червоні плитки з центру столу на підлогу."),
    ],
)
def test_ukrainian_inflects_colour_number_and_place(
    factories: str, centre: str, move: str, text: str
) -> None:
    state = table(factories=factories, centre=centre)
    assert took_text(UKRAINIAN, state, move).startswith(text)


@pytest.mark.parametrize(
    ("factories", "centre", "move", "text"),
    [
        ("bk3", "-", "1b4", "**Ada** võttis 1 sinise kivi vabrikust 1 ja pani reale 4."),
        ("b2k2", "-", "1k4", "**Ada** võttis 2 musta kivi vabrikust 1 ja pani reale 4."),
        ("k4", "r5", "crf", "**Ada** võttis 5 punast kivi laua keskelt ja pani põrandale."),
    ],
)
def test_estonian_inflects_colour_number_and_place(factories: str, centre: str, move: str, text: str) -> None:
    assert took_text(ESTONIAN, table(factories=factories, centre=centre), move).startswith(text)


@pytest.mark.parametrize(
    ("count", "text"),
    [(2, "1 плитка падає"), (3, "2 плитки падають"), (6, "5 плиток падає")],
)
def test_numbers_have_as_many_plurals_as_the_language(count: int, text: str) -> None:
    state = table(factories=f"k4,b{count}" if count < 5 else "k4", centre=f"b{count}" if count > 4 else "-")
    assert text in took_text(UKRAINIAN, state, "cb1" if count > 4 else "2b1")


def test_a_take_says_how_many_tiles_its_line_has_with_those_that_were_there() -> None:
    state = table(board("-,-,-,b,-"), factories="b2k2")
    assert ENGLISH("took-part", filled=3, size=4) in took_text(PHRASES, state, "1b4")


def test_an_emoji_stands_where_the_language_puts_it() -> None:
    shown = Phrases(UKRAINIAN.words, EMOJIS)
    assert f"бере {EMOJIS.of[BLUE]} 2 сині плитки з" in took_text(shown, table(factories="b2k2"), "1b4")


def test_what_is_left_is_a_list_of_the_language() -> None:
    state = table(rules="+special", discs="o.c..", factories="byrk,-,-,k4")
    text = took_text(UKRAINIAN, state, "1b1")
    assert text.endswith("Там лишається 1 жовта плитка, 1 червона плитка і 1 чорна плитка.")


def test_what_scatters_is_reported_in_the_language() -> None:
    state = table(rules="+special", discs="..s.W", factories="k4,-,byk2,k4")
    text = took_text(UKRAINIAN, state, "3b1<y")
    assert text.endswith("Решта на фабрику 2: 1 жовта плитка. Решта на фабрику 4: 2 чорні плитки.")


def refused(phrases: Phrases, state: azul.State, code: str, **params: object) -> str:
    """Return a refusal of a take by Ada."""
    return refusal_text(phrases, Refusal(code, **params), Game(1, 1, 1, 5, 5, None, playing(state)))


def test_a_colour_that_is_not_there_is_refused_in_the_right_case() -> None:
    state = table(factories="k4,r2k2")
    params = {"source": 2, "colour": BLUE, "there": (RED, BLACK)}
    assert refused(UKRAINIAN, state, "colour-not-there", **params) == (
        "Немає синіх плиток на фабриці 2. Там червоні і чорні."
    )
    assert refused(ESTONIAN, state, "colour-not-there", **params) == (
        "vabrikus 2 ei ole sinist. Seal on punane ja must."
    )


def test_places_in_a_list_have_the_case_that_the_sentence_asks_for() -> None:
    state = table(factories="k4,-,r2k2", centre="b")
    text = refused(UKRAINIAN, state, "source-empty", source=2)
    assert text == "на фабриці 2 порожньо. Плитки є на фабриці 1, на фабриці 3 і у центрі столу."


def test_alternatives_are_joined_as_the_language_joins_them() -> None:
    state = table(board("b,k,-,k,k"), factories="b4")
    params = {"source": 1, "colour": BLUE, "line": 0}
    assert refused(UKRAINIAN, state, "line-full", **params) == (
        "Лінія 1 повна. Цей колір можна покласти на лінію 3 або на підлогу."
    )
    assert refused(ESTONIAN, state, "line-full", **params) == (
        "Rida 1 on täis. Panna saab reale 3 või põrandale."
    )


def test_the_colour_on_a_line_has_a_case_of_its_own_beside_the_colour_asked_for() -> None:
    state = table(board("-,k,-,-,-"), factories="b4")
    text = refused(UKRAINIAN, state, "line-other-colour", source=1, colour=BLUE, line=1, there=BLACK)
    assert text == "На лінії 2 лежать чорні плитки."


def test_what_a_language_lacks_in_a_list_is_english() -> None:
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL)
    english = UKRAINIAN.words("rules-special")
    assert rules_lines(UKRAINIAN.words, rules) == [f"Правила: вільна стіна; {english}"]


def test_points_agree_with_their_number() -> None:
    state = table(board(score=21), board(score=12), phase="over")
    report = azul.TilingReport(3, (None, None), (azul.Bonus(), azul.Bonus()), azul.Ending.ROW)
    assert any("Ada перемагає: 21 очко." in line for line in final_result(UKRAINIAN, playing(state), report))
