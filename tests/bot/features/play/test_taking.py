"""`/azul take`: what is understood, what is refused, and what is offered while it is typed."""

import pytest

import azul
from engine import Game
from tests.bot import raw
from tests.bot.club import Club, labels, said
from tests.bot.english import ADA, ENGLISH, PHRASES
from tests.bot.variants import cut_short, without_emojis
from tests.some import some


async def assert_unchanged(club: Club, before: Game, sent: int) -> None:
    """Assert that nothing was stored since, and nothing sent to the channel."""
    assert await club.game() == before
    assert club.posted(sent) == []


@pytest.mark.one_in(7)
@pytest.mark.parametrize(
    "form",
    [
        "{notation}",
        " {notation} ",
        "{source} {colour} {line}",
        "{colour} {source} {line}",
        "{count} {colour} from {source} to {line_text}",
        "{line_text}: {COLOUR} from {SOURCE}",
    ],
)
@pytest.mark.parametrize("source", [1, azul.CENTRE])
@pytest.mark.parametrize("line", [0, azul.FLOOR])
async def test_a_take_is_read_in_notation_and_in_words(club: Club, form: str, source: int, line: int) -> None:
    await club.begin()
    if source == azul.CENTRE:
        await club.hurry(takes=1)
    state = await club.state()
    colour = azul.present(state.tiles_at(source))[0]
    move = azul.MOVES[source][colour][line]
    words = {
        "notation": str(move).upper(),
        "count": azul.number_taken(state, move),
        "colour": colour.word,
        "COLOUR": colour.word.upper(),
        "source": azul.source_word(source),
        "SOURCE": azul.source_word(source).upper().replace("RE", "ER"),
        "line": azul.line_word(line),
        "line_text": "the floor" if line == azul.FLOOR else f"line {azul.line_word(line)}",
    }

    panel = (await club.take(form.format(**words))).response
    assert panel is not None
    if "Confirm" in labels(panel):
        await (await club.mover()).click(panel, label="Confirm")

    assert without_emojis(panel.content).startswith(
        f"Done: {azul.number_taken(state, move)} {colour.word} from "
    )
    before = azul.apply(state, move).boards[state.turn]
    assert (await club.state()).boards[state.turn] == before


@pytest.mark.one_in(9)
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("6 {colour} 1", "There's no factory 6 at this table. Choose 1 to 5, or center."),
        ("6{letter}1", "There's no factory 6 at this table. Choose 1 to 5, or center."),
        ("0 {colour} 1", "“0” isn't a place to take from. Write 1 to 5, or center."),
        ("centre {colour} 1", "There's nothing left in the center. There are tiles at factory 1"),
        ("c{letter}f", "There's nothing left in the center. There are tiles at factory 1"),
        ("centre {colour}", "There's nothing left in the center. There are tiles at factory 1"),
        ("1 green 1", "“green” isn't a color in this game. Write blue, yellow, red, black, or white."),
        ("1 {colour} 6", "“6” isn't a line. Write 1 to 5, or floor."),
        ("from moon {colour} 1", "I don't understand “from moon {colour} 1” as a move. Did you mean `"),
        ("1 {colour} @everyone", "I don't understand “1 {colour} \\@everyone” as a move. Did you mean `"),
        ("1 {colour} far @here", "as a move. Did you mean `1 {colour} "),
        ("<@123>\n# big", "I don't understand “\\<\\@123\\> \\# big” as a move."),
        ("[x](http://evil.example)", "“\\[x\\]\\(http\\:\\/\\/evil\\.example\\)” as a move."),
        ("**_`" * 500, "as a move."),
        ("\u202e5", "“5” fits more than one move"),
        ("1 Green 1", "“Green” isn't a color in this game."),
        (
            "",
            "I don't understand “?” as a move. Write where from, which color, and where to, for example `",
        ),
        ("?", "I don't understand “?” as a move."),
        ("9" * 6000, f"“{'9' * 40}…” as a move."),
        ("9" * 150 + " {colour} from 1 to 1", "as a move."),
        ("1 {colour} 1 1 1", "as a move."),
        ("1 {colour} 1 bananas", "I'm not sure I understand “1 {colour} 1 bananas”."),
        ("{colour}", "“{colour}” fits more than one move, for example `"),
        ("1", "“1” fits more than one move, for example `1 "),
        ("{colour} 1", "“{colour} 1” fits more than one move, for example `1 {colour} "),
        ("1 {colour}", "“1 {colour}” fits more than one move, for example `1 {colour} "),
        ("1{letter}", "“1{letter}” fits more than one move, for example `1 {colour} "),
        ("floor", "“floor” fits more than one move, for example `"),
    ],
)
async def test_what_cannot_be_read_is_answered_with_what_would_be_right(
    club: Club, typed: str, answer: str
) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)
    colour = azul.present(before.table.running_state.tiles_at(1))[0]
    names = {"{colour}": colour.word, "{letter}": colour.letter}
    for name, word in names.items():
        typed, answer = typed.replace(name, word), answer.replace(name, word)

    result = await club.take(typed, by=club.members[0])

    assert answer in said(result)
    assert len(said(result)) < 400
    await assert_unchanged(club, before, sent)


async def test_what_is_named_as_right_is_read(club: Club) -> None:
    await club.begin()
    for typed in ("?", "floor"):
        answer = said(await club.take(typed))
        example = answer.split("`")[1]
        assert (await club.offered(example))[0]["value"] in {
            str(move) for move in azul.legal_moves(await club.state())
        }
        assert said(await club.take(example)).startswith("Done: ")


async def test_a_number_of_tiles_that_is_another_is_answered_with_the_right_one(club: Club) -> None:
    await club.begin()
    state = await club.state()
    colour = azul.present(state.tiles_at(1))[0]
    number = azul.count(state.tiles_at(1), colour)
    before, sent = await club.game(), len(club.env.http_requests)

    answer = said(await club.take(f"{number + 1} {colour.word} from 1 to line 5"))

    facts = PHRASES.tile(colour, number)
    assert answer == ENGLISH("refusal-wrong-count", **facts, source=1, asked=number + 1)
    await assert_unchanged(club, before, sent)


async def test_the_beginning_of_a_choice_is_enough_if_only_one_fits(club: Club) -> None:
    await club.begin()
    while len(azul.legal_moves(await club.state())) > 8:
        await club.hurry(takes=1)
    state = await club.state()
    by_line: dict[int, list[azul.Move]] = {}
    for move in azul.legal_moves(state):
        by_line.setdefault(move.line, []).append(move)
    line, (move, *others) = min(by_line.items(), key=lambda found: len(found[1]))
    assert not others

    panel = (await club.take("floor" if line == azul.FLOOR else f"line {line + 1}")).response
    assert panel is not None

    number = azul.number_taken(state, move)
    assert without_emojis(panel.content).startswith(f"**{number} {move.colour.word} from ")
    assert "Confirm" in labels(panel)


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
    for colour in some(there):
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

    assert text.startswith(f"Line 5 has {first.word}, and a line holds only one color. You can put ")
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
    move = azul.legal_moves(before.table.running_state)[0]

    assert said(await club.take(move, by=club.members[1])) == ENGLISH("refusal-not-your-turn", name=ADA)
    assert ENGLISH("refusal-not-seated") in said(await club.take(move, by=club.members[4]))

    await assert_unchanged(club, before, sent)


async def test_nobody_takes_tiles_before_the_game_begins_or_after_it_ends(club: Club) -> None:
    await club.lobby(2)
    early = await club.take("1b1", by=club.members[1])
    assert ENGLISH("refusal-not-begun", host=ADA) in said(early)

    await club.members[0].slash(club.channel, "azul begin")
    await cut_short(club)

    late = await club.take("1b1", by=club.members[1])
    assert said(late) == "This game is over. `/azul start` opens a new table."


async def test_a_move_is_answered_in_private_with_an_undo_button(club: Club) -> None:
    await club.begin()
    result = await club.take(azul.legal_moves(await club.state())[0])
    assert result.response is not None
    assert "You can undo this until the next player moves." in said(result)
    assert labels(result.response) == ["Undo"]


async def test_a_choice_is_offered_with_what_becomes_of_the_line(club: Club) -> None:
    await club.begin()
    state = await club.state()
    colour = azul.present(state.tiles_at(1))[0]
    number = azul.count(state.tiles_at(1), colour)

    offered = {choice["value"]: choice["name"] for choice in await club.offered(f"1{colour.letter}")}

    start = f"{number} {colour.word} from 1 → "
    cost = (1, 2, 4, 6)[number - 1]
    assert offered[f"1{colour.letter}5"] == f"{start}line 5 ({number}/5)"
    assert offered[f"1{colour.letter}f"] == f"{start}floor (−{cost})"
    assert offered[f"1{colour.letter}{number}"] == f"{start}line {number} (full)"


async def test_whatever_is_offered_can_be_chosen_or_sent_as_it_stands(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=4)
    for sends_name in (False, True):
        state, mover = await club.state(), await club.mover()
        choice = (await club.offered())[0]
        assert azul.parse_move(choice["value"]) in azul.legal_moves(state)

        result = await club.take(choice["name" if sends_name else "value"], by=mover)

        done = choice["name"].split(" (", maxsplit=1)[0].replace("from ", "from factory ")
        assert without_emojis(said(result)).startswith(f"Done: {done.replace('factory the', 'the')}")


async def test_a_choice_that_was_taken_meanwhile_is_refused_with_the_reason(club: Club) -> None:
    await club.begin()
    old = (await club.offered("1"))[0]
    await club.take((await club.offered("1"))[0]["value"])
    before, sent = await club.game(), len(club.env.http_requests)

    answer = said(await club.take(old["value"]))

    assert answer.startswith("There's nothing left at factory 1. There are tiles at factory 2")
    await assert_unchanged(club, before, sent)


async def test_of_two_takes_at_once_one_is_made_and_the_other_was_for_a_game_that_has_moved_on(
    club: Club,
) -> None:
    await club.begin()
    version = (await club.game()).version
    choice = (await club.offered())[0]
    ada = club.members[0]
    typed = raw.azul("take", {"type": 3, "name": "move", "value": choice["value"]})

    results = [raw.emit_command(club, ada, typed) for _ in range(2)]
    await club.env.settle()

    done, late = sorted((said(result) for result in results), key=lambda each: not each.startswith("Done: "))
    assert done.startswith("Done: ")
    assert late == ENGLISH("refusal-stale")
    assert (await club.game()).version == version + 1


async def test_nothing_is_offered_to_people_whose_turn_it_is_not_and_they_are_told_why(club: Club) -> None:
    assert await club.offered(by=club.members[0]) == []
    await club.begin()
    for member, reason in (
        (club.members[1], ENGLISH("refusal-not-your-turn", name=ADA)),
        (club.members[4], ENGLISH("refusal-not-seated")),
    ):
        for typed in ("", "1", "nonsense"):
            assert await club.offered(typed, by=member) == []
            assert said(await club.take(typed, by=member)) == reason


async def test_something_is_offered_whatever_is_typed(club: Club) -> None:
    await club.begin()
    for typed in ("@everyone" * 20, "green", "9b", "1 1 1 1", "x" * 6000, "９", "not", "🙂"):
        assert await club.offered(typed), typed


async def test_takes_at_a_table_with_chocolates_are_offered_and_refused_in_its_words(club: Club) -> None:
    await club.begin(2, theme="chocolatier")
    offered = await club.offered("shelf")
    assert offered
    assert all("→ shelf " in choice["name"] for choice in offered)
    state = await club.state()
    full = next(move for move in azul.legal_moves(state) if move.line == 0)
    await club.take(full)
    await club.take(azul.legal_moves(await club.state())[-1])
    again = next(move for move in azul.legal_moves(await club.state()) if move.colour is not full.colour)
    assert "Shelf 1 " in said(await club.take(f"{str(again)[:2]}1"))
