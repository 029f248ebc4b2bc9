"""Which moves a text means: what is read, what is asked, and what is offered while it is typed."""

import os
import random
from functools import cache

import pytest

import azul
from bot.i18n.language import Text, languages, words_for
from bot.parsing.moves import MAX_CHOICES, Guess, offered, read_place, read_take, says_exactly
from bot.words.phrases import typed_take
from bot.words.refusals import UnreadableInput
from bot.words.takes import take_text
from engine import Refusal
from players.ranking import best_first
from tests.azul.builders import board, table
from tests.azul.games import ALL_RULES, random_game
from tests.bot.english import ENGLISH
from tests.some import some

LONGEST_CHOICE = 100
POSITIONS = 20 if "TEST_ALL" in os.environ else 6
"""In how many positions each language is read."""


def names(state: azul.State, typed: str) -> list[str]:
    """Return the choices for what is typed."""
    return [ENGLISH(take_text(state, move)) for move in offered(state, typed)]


def notation(state: azul.State, typed: str) -> list[str]:
    """Return the choices for what is typed, in notation."""
    return [str(move) for move in offered(state, typed)]


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
    assert names(SPECIAL, "3w2<b") == ["2 white from 3 (scatter) → line 2 (full), blue → 2, black → 4"]
    assert names(SPECIAL, "3w2<-") == ["2 white from 3 (scatter) → line 2 (full), blue → 4, black → 4"]
    assert len(names(SPECIAL, "3w2<")) == len(names(SPECIAL, "3w2")) == 4


def test_a_floor_that_is_full_costs_no_more() -> None:
    state = table(board(floor="bbbbbbb"), factories="k4")
    assert "4 black from 1 → floor (no cost)" in names(state, "floor")


@pytest.mark.parametrize(
    "typed",
    ["white 3 3", "3 white 3", "3w3", "3W3", "WH 3 li 3", "4 white from 3 → line 3 (full, −1)", "line 3 3 w"],
)
def test_words_are_found_by_their_beginnings_in_any_order_and_case(typed: str) -> None:
    assert notation(TABLE, typed)[0] == "3w3"


def test_what_fits_is_offered_alone() -> None:
    for typed in ("blue cent 5", "blue 5 cent", "cent blue 5", "cent 5 blue", "5 cent blue"):
        assert notation(TABLE, typed) == ["cb5"]
    assert all(" (full" in name for name in names(TABLE, "full"))
    assert all("first-player marker" in name for name in names(TABLE, "marker"))
    assert {move[:2] for move in notation(TABLE, "3w")} == {"3w"}
    assert {move[1] for move in notation(SPECIAL, "keep")} == {"w"}
    three = [board()] * 3
    for discs, named in (
        ("..s.K.o", {3: "scatter", 5: "magnet", 7: "keep"}),
        ("+..s.c.", {1: "surplus", 6: "cushion"}),
    ):
        state = table(*three, rules="+special", discs=discs, factories="b,y,bk,r,kw,b,w")
        for number, disc in named.items():
            assert {move[0] for move in notation(state, disc)} == {str(number)}


@pytest.mark.parametrize("typed", ["purple", "keep", "magnet", "@everyone", "x" * 6000, "9b", "🙂", "not"])
def test_no_word_leaves_the_offers_empty(typed: str) -> None:
    assert len(notation(TABLE, typed)) == MAX_CHOICES


@pytest.mark.parametrize("typed", ["3 white 3 purple", "purple 3 white 3", "3 white 3 pur"])
def test_a_word_that_nobody_knows_takes_nothing_from_the_rest(typed: str) -> None:
    assert notation(TABLE, typed) == ["3w3"]


def test_of_what_does_not_fit_the_nearest_is_offered_first() -> None:
    assert notation(TABLE, "5 white 3 → 4")[0] == "3w4"
    assert notation(TABLE, "white from 1 to 4")[0][1:] == "w4"
    assert notation(TABLE, "3 white 9")[0][:2] == "3w"


def test_numbers_are_those_of_places_and_of_tiles_beside_a_colour() -> None:
    for name in some(notation(TABLE, "4")):
        assert "4" in {name[0], name[2]}
    assert set(notation(TABLE, "4 4")) == {"4w4", "4y4"}
    assert notation(TABLE, "2 white on line 3")[0] == "2w3"
    assert notation(TABLE, "4 white on line 3") == ["4w3", "3w3"]


def test_what_agrees_with_the_text_as_it_would_be_read_comes_first() -> None:
    first = [notation(TABLE, typed)[0] for typed in ("1 blue 4", "1 bl 4", "blue 1 4")]
    assert first == ["1b4"] * 3
    assert {move[0] for move in notation(TABLE, "c")} == {"c"}
    assert {move[1] for move in notation(TABLE, "b")} == {"b"}


def test_what_can_be_meant_in_several_ways_is_asked_if_more_than_one_is_legal() -> None:
    both = table(board(), factories="b2w2,b2w2,yw3,y4,k4", centre="r")
    for typed in (
        "2 white to line 4",
        "white 1 line 2",
        "2 line 1 white",
        "white 2. line 1",
        "white 1",
        "white",
    ):
        with pytest.raises(UnreadableInput) as caught:
            read_take(both, typed)
        assert caught.value.part == "several", typed
        assert len(caught.value.choices) in {2, 3}
        likeliest = offered(both, typed)[: len(caught.value.choices)]
        assert caught.value.choices == tuple(
            Text("typed-example", take=typed_take(both, move)) for move in likeliest
        )
    one = table(board("y,y2,-,-,-"), factories="k4,b2w2,k4,y4,r4", centre="r")
    assert str(read_take(one, "2 white to line 4")) == "2w4"
    assert str(read_take(one, "white 2 line 4")) == "2w4"
    assert str(read_take(one, "white 2 line 3")) == "2w3"


def test_left_and_right_are_the_neighbours_of_a_scatter_disc() -> None:
    assert str(read_take(SPECIAL, "3 white 2 blue left black right")) == "3w2<b"
    assert str(read_take(SPECIAL, "3 white 2 blue right black left")) == "3w2<k"


def test_another_move_than_an_illegal_one_that_may_be_meant_is_only_guessed() -> None:
    state = table(board(), factories="w4,y3k,y4,y4,r4", centre="r")
    with pytest.raises(Guess) as caught:
        read_take(state, "1 black to line 2")
    assert str(caught.value.move) == "2k2"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("6 white 1", "no-such-source"),
        ("1 white 1", "colour-not-there"),
        ("white from 1 to 1", "colour-not-there"),
        ("1w1", "colour-not-there"),
        ("2 black 2", "line-other-colour"),
        ("3 white from 3 to 4", "wrong-count"),
        ("9 red from 5 to 1", "colour-not-there"),
        ("2w3 red left", "scatter-not-here"),
    ],
)
def test_what_is_read_and_cannot_be_is_refused_with_the_reason(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_take(TABLE, typed)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("typed", "part", "text"),
    [
        ("", "move", ""),
        ("?!", "move", "?!"),
        ("bananas", "move", "bananas"),
        ("1 Green 1", "colour", "Green"),
        ("0 white 1", "source", "0"),
        ("3 white 6", "line", "6"),
        ("3 white 3 bananas", "guess", "3 white 3 bananas"),
        ("not 3 white 3", "guess", "not 3 white 3"),
        ("3w3 4w3", "guess", "3w3 4w3"),
        ("3 ← 4 white", "guess", "3 ← 4 white"),
        ("4 white 3 bananas 3", "guess", "4 white 3 bananas 3"),
        ("from 5 to 2", "guess", "from 5 to 2"),
        ("2 yellow", "guess", "2 yellow"),
    ],
)
def test_what_cannot_be_read_is_quoted_as_it_was_typed(typed: str, part: str, text: str) -> None:
    with pytest.raises(UnreadableInput) as caught:
        read_take(TABLE, typed)
    assert (caught.value.part, caught.value.text) == (part, text)


def test_three_numbers_around_an_unknown_word_may_be_two_moves() -> None:
    with pytest.raises(UnreadableInput) as caught:
        read_take(TABLE, "4 white 3 bananas 3")
    assert not isinstance(caught.value, Guess)


def test_the_guess_is_the_nearest_take() -> None:
    with pytest.raises(UnreadableInput) as caught:
        read_take(TABLE, "bananas whites three from third")
    (guess,) = caught.value.choices
    assert ENGLISH(guess) == "`3 white 3`"


def test_the_likeliest_move_is_the_example_and_is_offered_first() -> None:
    likeliest = best_first(TABLE)
    with pytest.raises(UnreadableInput) as caught:
        read_take(TABLE, "")
    words, written = (ENGLISH(each) for each in caught.value.choices)
    assert (words, written) == (f"`{ENGLISH(typed_take(TABLE, likeliest[0]))}`", f"`{likeliest[0]}`")
    assert offered(TABLE, "") == list(likeliest[:MAX_CHOICES])


def test_only_notation_and_the_bots_own_words_say_a_move_exactly() -> None:
    move = azul.parse_move("3w3")
    for typed in ("3w3", " 3W3", "３ｗ３", "4 white from 3 → line 3 (full, −1)", "3 white 3", "`3 White  3`"):
        assert says_exactly(ENGLISH, TABLE, typed, move), typed
    for typed in (
        "white 3 3",
        "3 w 3",
        "3 white to 3",
        "4 white from 3 → line 3",
        "whites from 3 to 3",
        "3w4",
    ):
        assert not says_exactly(ENGLISH, TABLE, typed, move), typed


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 2), ("３", 2), ("line 3", 2), ("Line 3: blue", 2), ("row3", 2), ("third", 2), ("лінія 3", 2),
        ("на поличку 3", 2), ("третя", 2), ("linia 3", 2), ("3. rida", 2), ("3段目", 2), ("図案の段3", 2),
        ("column 2", 1), ("Column 2: +5", 1), ("вертикаль 2", 1), ("колонка 2", 1), ("столбец 2", 1),
        ("kolumna 2", 1), ("veerg 2", 1), ("2列目", 1), ("二列目", 1),
    ],
)  # fmt: skip
def test_a_line_or_a_column_is_read_as_it_is_shown_in_every_language(text: str, number: int) -> None:
    assert read_place("row", text) == number


@pytest.mark.parametrize("text", ["", "line", "0", "6", "3 4", "3 bananas", "not 3"])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(UnreadableInput):
        read_place("row", text)


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
            assert offered(state, typed)[0] == move
            assert read_take(state, typed) == move
        tried += 1
    assert tried > 30


def test_no_more_is_offered_than_discord_shows_and_all_of_it_is_legal() -> None:
    for state in some(positions()):
        legal = azul.legal_moves(state)
        moves = offered(state, "")
        assert len(moves) == len(set(moves)) == min(MAX_CHOICES, len(legal))
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
    for state in some(chance.sample(positions(), POSITIONS)):
        move = chance.choice(azul.legal_moves(state))
        for typed in (words(take_text(state, move)), words(typed_take(state, move))):
            assert len(typed) <= LONGEST_CHOICE
            assert read_take(state, typed) == move
            assert offered(state, typed)[:1] == [move], f"not found by its own words: {typed}"
            assert says_exactly(words, state, typed, move)


@pytest.mark.parametrize(
    "typed", ["син 1 5", "niebieskie 1 5", "sinine 1 5", "синяя 1 5", "青 1 5", "1から青を5段へ"]
)
def test_moves_are_found_by_the_words_of_any_language(typed: str) -> None:
    assert notation(TABLE, typed)[0] == "1b5"
    assert {move[1:] for move in notation(TABLE, typed)} == {"b5"}


@pytest.mark.parametrize("typed", ["підлога", "podłoga", "põrand", "пол", "床", "flo", "підл"])
def test_the_floor_is_found_in_any_language(typed: str) -> None:
    assert {move[2] for move in notation(TABLE, typed)} == {"f"}
