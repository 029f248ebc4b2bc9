"""What is offered while a take is typed."""

import random
from functools import cache
from itertools import permutations

import pytest

import azul
from bot.i18n.language import languages, words_for
from bot.parsing.offers import MOST, offered
from bot.parsing.takes import read_take
from bot.words.phrases import typed_take
from bot.words.takes import take_text
from tests.azul.builders import board, table
from tests.azul.games import ALL_RULES, random_game
from tests.bot.english import ENGLISH
from tests.bot.words.test_cases import UKRAINIAN
from tests.some import some

LONGEST_CHOICE = 100


def names(state: azul.State, typed: str) -> list[str]:
    """Return the choices for what is typed."""
    return [ENGLISH(take_text(state, move)) for move in offered(ENGLISH, state, typed)]


def notation(state: azul.State, typed: str) -> list[str]:
    """Return the choices for what is typed, in notation."""
    return [str(move) for move in offered(ENGLISH, state, typed)]


TABLE = table(board("-,w,-,-,-"), factories="b2r2,k2w2,w4,y3w,k4", centre="br2")
SPECIAL = table(board(), board(), board(), rules="+special", discs="..s.K.o", factories="b4,y,bkw2,r,-,-,w4")


def test_a_choice_says_what_is_taken_where_it_goes_and_what_that_does() -> None:
    assert names(TABLE, "3w3") == ["4 white from 3 → line 3 (full, −1)"]
    assert names(TABLE, "4y5") == ["3 yellow from 4 → line 5 (3/5)"]
    assert names(TABLE, "4w2") == ["1 white from 4 → line 2 (full)"]
    assert names(TABLE, "2kf") == ["2 black from 2 → floor (−2)"]
    assert names(TABLE, "cr3") == ["2 red from the center → line 3 (2/3, first-player marker, −1)"]


def test_a_choice_at_a_special_disc_names_it_and_what_goes_where() -> None:
    assert names(SPECIAL, "7w4") == ["4 white from 7 (keep) → line 4 (full)"]
    ways = names(SPECIAL, "3w2<b")
    assert ways[0] == "2 white from 3 (scatter) → line 2 (full), blue → 2, black → 4"
    assert ways[1:] == ["2 white from 3 (scatter) → line 2 (full), blue → 2, black → 2"]


def test_a_floor_that_is_full_costs_no_more() -> None:
    state = table(board(floor="bbbbbbb"), factories="k4")
    assert "4 black from 1 → floor (no cost)" in names(state, "floor")


@pytest.mark.parametrize(
    "typed",
    ["white 3 3", "3 white 3", "3w3", "3W3", "WH 3 li 3", "4 white from 3 → line 3 (full, −1)", "line 3 3 w"],
)
def test_words_are_found_by_their_beginnings_in_any_order_and_case(typed: str) -> None:
    assert notation(TABLE, typed)[0] == "3w3"


def test_every_word_has_to_fit() -> None:
    for words in some(permutations(("blue", "cent", "5"))):
        assert notation(TABLE, " ".join(words)) == ["cb5"]
    assert all(" (full" in name for name in names(TABLE, "full"))
    assert {move[:2] for move in notation(TABLE, "3w")} == {"3w"}
    assert {move[:2] for move in notation(TABLE, "keep")} == set()
    assert {move[1] for move in notation(SPECIAL, "keep")} == {"w"}
    assert notation(TABLE, "purple") == []


def test_each_number_has_to_be_another_one_of_the_move() -> None:
    for name in some(names(TABLE, "4")):
        numbers = [word for word in name.replace("(", " ").split() if word.isdecimal()]
        assert "4" in numbers
    assert set(notation(TABLE, "4 4")) == {"3w4", "5k4", "4w4", "4y4"}
    assert notation(TABLE, "4 4 4") == []


def test_what_agrees_with_the_text_as_it_would_be_read_comes_first() -> None:
    first = [notation(TABLE, typed)[0] for typed in ("1 blue 4", "1 bl 4", "blue 1 4")]
    assert first == ["1b4"] * 3
    assert notation(TABLE, "2")[0][0] == "2"
    assert notation(TABLE, "c")[0][0] == "c"
    assert notation(TABLE, "b")[0][1] == "b"


def test_moves_are_found_by_the_words_of_the_language_too() -> None:
    found = [str(move) for move in offered(UKRAINIAN.words, TABLE, "син 1 5")]
    assert found == ["1b5", "cb5"]
    assert [str(move) for move in offered(UKRAINIAN.words, TABLE, "blue 1 5")] == found


@cache
def positions() -> tuple[azul.State, ...]:
    """Return positions of random games of all kinds, in which tiles are taken."""
    return tuple(
        progress.state
        for index, rules in enumerate(ALL_RULES)
        for _, progress, _ in random_game(2 + index % 3, index, rules)
        if progress.state.phase is azul.Phase.OFFER
    )


def test_every_legal_move_is_offered_first_for_its_notation_and_read_from_its_choice() -> None:
    chance = random.Random(8)
    tried = 0
    for state in some(positions()):
        if chance.random() > 0.05:
            continue
        move = chance.choice(azul.legal_moves(state))
        choice = ENGLISH(take_text(state, move))
        assert len(choice) <= LONGEST_CHOICE
        for typed in (str(move), choice, ENGLISH(typed_take(state, move))):
            assert offered(ENGLISH, state, typed)[0] == move
            assert read_take(ENGLISH, state, typed) == move
        tried += 1
    assert tried > 30


def test_no_more_is_offered_than_discord_shows_and_all_of_it_is_legal() -> None:
    for state in some(positions()):
        legal = azul.legal_moves(state)
        moves = offered(ENGLISH, state, "")
        assert len(moves) == len(set(moves)) == min(MOST, len(legal))
        assert set(moves) <= set(legal)
        return


def test_the_longest_choice_fits_discord() -> None:
    state = table(
        board(floor="bb"),
        board(),
        board(),
        board(),
        rules="+free+special",
        discs="....+o.sK",
        factories="-,-,-,-,-,-,b,byrk3w,r",
    )
    widest = max(names(state, "black scatter"), key=len)
    assert widest.startswith("3 black from 8 (scatter) → ")
    assert len(widest) <= LONGEST_CHOICE


@pytest.mark.parametrize("look", ["", "chocolatier"])
@pytest.mark.parametrize("locale", languages())
def test_a_choice_can_be_sent_as_it_stands_in_every_language(locale: str, look: str) -> None:
    words = words_for(locale).in_look(look)
    chance = random.Random(locale)
    for state in some(chance.sample(positions(), 20)):
        move = chance.choice(azul.legal_moves(state))
        for typed in (words(take_text(state, move)), words(typed_take(state, move))):
            assert len(typed) <= LONGEST_CHOICE
            assert read_take(ENGLISH, state, typed) == move
            assert offered(words, state, typed)[:1] == [move], f"not found by its own words: {typed}"


@pytest.mark.parametrize(
    "typed", ["син 1 5", "niebieskie 1 5", "sinine 1 5", "синяя 1 5", "青 1 5", "1から青を5段へ"]
)
def test_moves_are_found_by_the_words_of_any_language(typed: str) -> None:
    assert notation(TABLE, typed)[0] == "1b5"
    assert {move[1:] for move in notation(TABLE, typed)} == {"b5"}


@pytest.mark.parametrize("typed", ["підлога", "podłoga", "põrand", "пол", "床", "flo", "підл"])
def test_the_floor_is_found_in_any_language(typed: str) -> None:
    assert {move[2] for move in notation(TABLE, typed)} == {"f"}
