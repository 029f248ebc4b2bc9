"""`/azul take`: what is understood, what is refused, and what is offered while it is typed."""

import random
from itertools import permutations

import pytest

import azul
from engine import Game
from tests.bot.club import Club, labels, said
from tests.bot.english import ADA, ENGLISH

PARTS = ("source", "colour", "line")


def words_of(move: azul.Move) -> dict[str, str]:
    """Return a move as `/azul take` writes it."""
    return {
        "source": azul.source_word(move.source),
        "colour": move.colour.word,
        "line": azul.line_word(move.line),
    }


async def assert_unchanged(club: Club, before: Game, sent: int) -> None:
    """Assert that nothing was stored since, and nothing sent to the channel."""
    assert await club.game() == before
    assert club.posted(sent) == []


@pytest.mark.parametrize("source", ["1", "centre", "CENTRE", " Center "])
@pytest.mark.parametrize("line", ["1", "Floor", "FLOOR"])
async def test_words_are_read_in_any_case(club: Club, source: str, line: str) -> None:
    await club.begin()
    state = await club.state()
    if source != "1":
        await club.hurry(takes=1)
        state = await club.state()
    number = 1 if source == "1" else azul.CENTRE
    colour = azul.present(state.tiles_at(number))[0]

    result = await (await club.mover()).slash(
        club.channel, "azul take", source=source, colour=colour.word.upper(), line=line
    )

    assert said(result).startswith("Done: ")
    assert len(club.turns) >= 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"source": "6"}, "There's no factory 6 at this table. Take from 1 to 5, or from centre."),
        ({"source": "0"}, "“0” isn't a place to take from. Write 1 to 5, or centre."),
        (
            {"source": "centre"},
            "There's nothing left in the centre. There are tiles at factory 1",
        ),
        (
            {"colour": "green"},
            "“green” isn't a colour in this game. Write blue, yellow, red, black, or white.",
        ),
        ({"line": "6"}, "“6” isn't a line. Write 1 to 5, or floor."),
        ({"line": ""}, "“?” isn't a line."),
        ({"source": "@everyone"}, "“\\@everyone” isn't a place to take from."),
        ({"source": "<@123>\n# big"}, "“\\<\\@123\\> \\# big” isn't a place to take from."),
        ({"colour": "[x](http://evil.example)"}, "“\\[x\\]\\(http\\:\\/\\/evil\\.example\\)” isn't a colour"),
        ({"line": "**_`" * 500}, "isn't a line."),
        ({"line": "\u202e5"}, "“5” isn't a line."),
        ({"source": "１"}, "isn't a place to take from."),
    ],
)
async def test_unreadable_input_is_answered_with_what_would_be_right(
    club: Club, typed: dict[str, str], told: str
) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)
    move = azul.legal_moves(before.table.playing)[0]

    result = await club.members[0].slash(club.channel, "azul take", **(words_of(move) | typed))

    assert told in said(result)
    assert len(said(result)) < 300
    await assert_unchanged(club, before, sent)


async def refused_take(club: Club, move: str) -> str:
    """Try a take that is refused; return the answer."""
    before, sent = await club.game(), len(club.env.http_requests)
    text = said(await club.take(move))
    await assert_unchanged(club, before, sent)
    return text


async def test_a_colour_that_is_not_there_is_answered_with_those_that_are(club: Club) -> None:
    await club.begin()
    state = await club.state()
    there = azul.present(state.tiles_at(1))
    missing = next(colour for colour in azul.COLOURS if colour not in there)

    text = await refused_take(club, f"1{missing.letter}1")

    assert text.startswith(f"There's no {missing.word} at factory 1, only ")
    for colour in there:
        assert colour.word in text


async def test_a_full_line_is_answered_with_the_open_ones(club: Club) -> None:
    await club.begin()
    state = await club.state()
    first = azul.present(state.tiles_at(1))[0]
    await club.take(azul.MOVES[1][first][0])
    await club.hurry(takes=1)
    state = await club.state()
    move = next(move for move in azul.legal_moves(state) if move.line == azul.FLOOR)

    text = await refused_take(club, str(move)[:2] + "1")

    lines = "line 2, line 3, line 4, line 5, or the floor"
    assert text == f"Line 1 is already full. You can put {move.colour.word} on {lines}."


async def test_a_line_of_another_colour_is_answered_with_the_open_ones(club: Club) -> None:
    await club.begin()
    first = azul.present((await club.state()).tiles_at(1))[0]
    await club.take(azul.MOVES[1][first][4])
    await club.hurry(takes=1)
    move = next(
        move
        for move in azul.legal_moves(await club.state())
        if move.line == azul.FLOOR and move.colour != first
    )

    text = await refused_take(club, str(move)[:2] + "5")

    assert text.startswith(f"Line 5 has {first.word}, and a line holds one colour only. You can put ")
    assert text.endswith("line 1, line 2, line 3, line 4, or the floor.")


async def test_a_colour_on_the_wall_is_answered_with_the_open_lines(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=30, seed=5)
    state = await club.state()
    board = state.boards[state.turn]
    closed = [
        (move, row)
        for move in azul.legal_moves(state)
        for row in range(5)
        if move.line == azul.FLOOR and move.colour in board.wall.row(row) and not board.lines[row].count
    ]
    move, row = closed[0]

    text = await refused_take(club, f"{str(move)[:2]}{row + 1}")

    assert text.startswith(f"Row {row + 1} of your wall already has {move.colour.word}. You can put ")


async def test_only_the_player_whose_turn_it_is_takes_tiles(club: Club) -> None:
    await club.begin(3)
    before, sent = await club.game(), len(club.env.http_requests)
    move = azul.legal_moves(before.table.playing)[0]

    assert said(await club.take(move, by=club.members[1])) == ENGLISH("refusal-not-your-turn", name=ADA)
    assert ENGLISH("refusal-not-seated") in said(await club.take(move, by=club.members[4]))

    await assert_unchanged(club, before, sent)


async def test_nobody_takes_tiles_before_the_game_begins_or_after_it_ends(club: Club) -> None:
    await club.lobby(2)
    early = await club.take("1b1", by=club.members[1])
    assert said(early) == ENGLISH("refusal-not-begun", host=ADA)

    await club.members[0].slash(club.channel, "azul begin")
    await club.hurry()

    late = await club.take("1b1", by=club.members[1])
    assert said(late) == "This game is over. `/azul start` opens a new table."


async def test_a_move_is_answered_in_private_with_an_undo_button(club: Club) -> None:
    await club.begin()
    result = await club.take(azul.legal_moves(await club.state())[0])
    assert result.response is not None
    assert "You can undo this until the next player moves." in said(result)
    assert labels(result.response) == ["Undo"]


async def test_legal_moves_are_offered_in_whatever_order_options_are_filled_in(club: Club) -> None:
    await club.begin(4)
    chance = random.Random(11)
    for takes in (0, 5, 40):
        await club.hurry(takes=takes, seed=takes)
        state = await club.state()
        mover = await club.mover()
        legal = [words_of(move) for move in azul.legal_moves(state)]
        for order in permutations(PARTS):
            filled: dict[str, str] = {}
            for part in order:
                choices = await mover.autocomplete(club.channel, "azul take", part, "", **filled)
                possible = {
                    move[part] for move in legal if all(move[name] == filled[name] for name in filled)
                }
                assert {choice["value"] for choice in choices} == possible
                assert len(choices) == len(possible)
                assert all(1 <= len(choice["name"]) <= 100 for choice in choices)
                filled[part] = chance.choice(sorted(possible))


async def test_a_choice_says_what_it_means(club: Club) -> None:
    await club.begin()
    state = await club.state()
    mover = await club.mover()
    colour = azul.present(state.tiles_at(1))[0]
    number = azul.count(state.tiles_at(1), colour)

    sources = await mover.autocomplete(club.channel, "azul take", "source", "")
    colours = await mover.autocomplete(club.channel, "azul take", "colour", "", source="1")
    lines = await mover.autocomplete(club.channel, "azul take", "line", "", source="1", colour=colour.word)

    assert sources[0]["name"].startswith(f"1: {number} {colour.word}")
    assert colours[0]["name"] == f"{number} {colour.word}"
    assert lines[4]["name"] == f"Line 5: 0/5 → {number}/5"
    assert (
        lines[5]["name"]
        == f"Floor: {number} fall{'s' if number == 1 else ''}, −{min(number, 2) + (number > 2) * 2}"
    )


async def test_what_is_typed_narrows_what_is_offered(club: Club) -> None:
    await club.begin()
    mover = await club.mover()

    offered = await mover.autocomplete(club.channel, "azul take", "source", " 3 ")
    assert offered[0]["value"] == "3"
    assert await mover.autocomplete(club.channel, "azul take", "source", "@everyone" * 20) == []


@pytest.mark.parametrize(
    "filled", [{"source": "nowhere"}, {"colour": "@everyone"}, {"line": "９"}, {"source": "9"}]
)
async def test_nonsense_in_another_option_is_ignored(club: Club, filled: dict[str, str]) -> None:
    await club.begin()
    option = "line" if "line" not in filled else "source"
    offered = await (await club.mover()).autocomplete(club.channel, "azul take", option, "", **filled)
    assert len(offered) == (0 if filled == {"source": "9"} else 6 if option == "line" else 5)


async def test_nothing_is_offered_to_people_whose_turn_it_is_not(club: Club) -> None:
    assert await club.members[0].autocomplete(club.channel, "azul take", "source", "") == []
    await club.begin()
    assert await club.members[1].autocomplete(club.channel, "azul take", "source", "") == []
    assert await club.members[4].autocomplete(club.channel, "azul take", "source", "") == []
