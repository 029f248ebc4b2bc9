"""What people really type: loudly, sloppily, politely, in passing, and what isn't one move.

The texts in the folder `said` were written down without a look at the words that are known: each line is a
move in `COUNTED` and a text that means it, or ``?`` and one about which a person would ask too.
"""

import os
from pathlib import Path
from typing import Final

import pytest

import azul
from bot.parsing.moves import Guess, offered, read_take
from bot.words.refusals import UnreadableInput
from engine import Refusal
from tests.azul.builders import board, table

STATE = table(board(), factories="byrk,byrw,bykw,brkw,yrkw", centre="byrkw")
"""Nearly every move is legal here, so that nothing is read right for want of another."""
COUNTED: Final = table(board(), factories="b2y3rkw2,b3yr2k2w,by2r3kw4,b2yrk3w2,by2r2k2w3", centre="b2y2rk3w")
"""Every move is legal here, and so are several numbers of tiles."""
SAID: Final = Path(__file__).with_name("said")
ONE_IN: Final = 1 if "TEST_ALL" in os.environ else 3
"""Of how many lines of those texts one is read."""


def read(typed: str) -> str | None:
    """Return the move that is read, None if the bot asks or refuses."""
    try:
        return str(read_take(STATE, typed))
    except (UnreadableInput, Refusal):
        return None


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("the blue ones from the middle to my second row pls", "cb2"),
        ("THE BLUE ONES FROM THE MIDDLE TO MY SECOND ROW!!!", "cb2"),
        ("i would like to take the reds from factory number two and put them on line number four", "2r4"),
        ("can I have the yellows in disc 3, third row", "3y3"),
        ("ok so, white from two, uh, to three lol", "2w3"),
        ("I think I'll play white from the second to the third", "2w3"),
        ("toss the white ones in the center", "cwf"),
        ("white from center to the trash can", "cwf"),
        ("/azul take 2w3", "2w3"),
        ("**2w3**!!!", "2w3"),
        ("⬜️ 2 ➡️ 3", "2w3"),
        ("1️⃣🟦2️⃣", "1b2"),
        ("🟥🟥 middle 2", "cr2"),
        ("２ ｗｈｉｔｅ ３", "2w3"),
        ("\u202e2w3\u202c", "2w3"),
        ("\u20672 white 3\u2069", "2w3"),
        ("w̷h̷i̷t̷e̷ 2 3", "2w3"),
        ("w̸̡̛h̶i̵t̴e̶ 2 3", "2w3"),
        ("1.b.2", "1b2"),
        ("> 2 red 4", "2r4"),
        ("(2) red (4)", "2r4"),
        ("red from factory (2), row 4 (please)", "2r4"),
        ("p l e a s e 2 red 4", "2r4"),
        ("factory2redline4", "2r4"),
        ("2 red 4 xD", "2r4"),
        ("2 red 4 :D", "2r4"),
        ("2 red 4 ;-p", "2r4"),
        ("sorry, 2 red 4", "2r4"),
        ("2 red 4, sorry", "2r4"),
        ("red -> 2 -> 4", "2r4"),
        ("the red one from 5 to row 2", "5r2"),
        ("red from the center with the first player marker to 2", "cr2"),
        ("no dobra, czerwone z 2 do 4", "2r4"),
        ("w 4 czerwone z 2", "2r4"),
        ("I pick black out of number 3 and it's going in line 4", "3k4"),
        ("white лінія 3 з 2", "2w3"),
        ("сині з середини в мій другий ряд будь ласка", "cb2"),
        ("я хочу взяти червоні з другої фабрики і покласти на четверту лінію", "2r4"),
        ("візьми сині з першої фабрики і поклади в другий ряд", "1b2"),
        ("ну давай білі 2 3", "2w3"),
        ("хід: чорні 3 4", "3k4"),
        ("сині з центру в смітник", "cbf"),
        ("возьми синие с первого склада и положи во второй ряд", "1b2"),
        ("я хочу взять красные со второй фабрики и положить на четвертую линию", "2r4"),
        ("мне чёрные с 3 в 4, ок", "3k4"),
        ("ПОЛОЖИ СИНИЕ ИЗ ЦЕНТРА НА ВТОРУЮ ЛИНИЮ", "cb2"),
        ("niebieskie ze środka do mojego drugiego rzędu proszę", "cb2"),
        ("poproszę czarne z 3 do 4", "3k4"),
        ("ruch: błękitne 1 2", "1b2"),
        ("niebieskie ze środka do kosza", "cbf"),
        ("tahan võtta punased teisest vabrikust ja panna neljandale reale", "2r4"),
        ("viskan sinised keskelt maha", "cbf"),
        ("mustad 3lt 4le, okei", "3k4"),
        ("helesinised 1 2", "1b2"),
        ("じゃあ黒を3から4", "3k4"),
        ("黄色い方を3から3に置きたい", "3y3"),
        ("お皿1の青を2段目に", "1b2"),
        ("真ん中の青を床に落とす", "cbf"),
        ("①青②", "1b2"),
    ],
)
def test_a_move_is_read_however_it_is_said(typed: str, move: str) -> None:
    assert read(typed) == move


@pytest.mark.parametrize(
    "typed",
    [
        "I won't take blue from 1 to 2",
        "I can't put blue from 1 to 2",
        "anything but blue from 1 to 2",
        "blue 1 row 2 or row 3",
        "1b2 and then 2r3",
        "blue from 1 to 2 and red from 2 to 3",
        "white from 2 to 3, no wait, 4",
        "white 3 <- 2",
        "white from 2 to the last line",
        "white middle bottom row",
        "<@1> blue 2",
        "blue from <#1> to 2",
        "</azul take:1> blue 2",
        "blue 1.5 2",
        "blue 10 2",
        "42",
        "skip",
        "тільки не сині 1 2",
        "сині 1 чи 2 на 2",
        "сині з 1 на 2 ні на 3",
        "сині 1 2, потім червоні 2 3",
        "останній ряд сині 1",
        "белые 2 3 ой 4",
        "белые 2 или 3 на 3",
        "никогда белые 2 3",
        "białe 2 3 a nie 4",
        "białe 2 czy 3 do 3",
        "ära võta valgeid 2 3",
        "valged 2 või 3 kolmandale",
        "viimane rida sinised 1",
        "青以外を1から2",
        "青か赤を1から2",
        "1か2の青を2段目",
        "青を1から2、やっぱり3",
        "一番下の段に1の青",
        "2 red 4 *3",
        "2 red 4 :3",
        "2 red 4, actually 3",
        "2 red 1, no 3",
        "2 червоні 4, тобто 3",
        "2 красные 4 то есть 3",
        "2 czerwone 4, znaczy 3",
        "2 punane 4, õigemini 3",
        "2赤4 ごめん3",
    ],
)
def test_what_is_not_one_move_is_no_move(typed: str) -> None:
    assert read(typed) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("blew from factory 1 to row 2", "1b2"),
        ("rde 2 4", "2r4"),
        ("fuck it, white 2 3", "2w3"),
        ("sorry white 2 3", "2w3"),
        (":blue_square: 1 2", "1b2"),
        ("чорні 3 4 плиз ага", "3k4"),
        ("czarne 3 4 co", "3k4"),
        ("mustad 3 4 nii", "3k4"),
    ],
)
def test_what_is_asked_about_is_offered_first(typed: str, meant: str) -> None:
    assert read(typed) in {None, meant}
    assert meant in map(str, offered(STATE, typed)[:3])


def test_the_moves_that_are_meant_are_legal() -> None:
    legal = set(map(str, azul.legal_moves(STATE)))
    assert {"cb2", "2r4", "3y3", "2w3", "cwf", "1b2", "3k4", "cbf", "cr2"} <= legal


@pytest.mark.parametrize("locale", ["en", "uk", "ru", "pl", "et", "ja"])
def test_natives_are_understood_nearly_always_and_never_as_another_move(locale: str) -> None:
    said = [line.split(" ", 1) for line in (SAID / f"{locale}.txt").read_text(encoding="utf-8").splitlines()]
    assert len(said) > 300
    read_as = [(meant, typed, *read_or_guessed(typed)) for meant, typed in said[::ONE_IN]]
    assert [each for each in read_as if each[2] not in {each[0], None}] == []
    understood = [meant in {read, guessed} for meant, _, read, guessed in read_as if meant != "?"]
    assert sum(understood) >= 0.95 * len(understood)


def read_or_guessed(typed: str) -> tuple[str | None, str | None]:
    """Return the move that is read, and the one that is asked about because of unknown words."""
    try:
        return str(read_take(COUNTED, typed)), None
    except Guess as guess:
        return None, str(guess.move)
    except (UnreadableInput, Refusal):
        return None, None
