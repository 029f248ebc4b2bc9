"""`/azul place`: what is offered, understood and refused on a free wall (R22)."""

import azul
from bot.i18n.language import Text
from tests.bot.club import Club, labels, said
from tests.bot.english import ENGLISH
from tests.bot.free_walls import a_free_wall
from tests.bot.panels import assert_same, open_tiling, press
from tests.bot.variants import FREE, choosing, first_choices, play_until, without_emojis
from tests.some import some

NOTHING_TO_CHOOSE = ENGLISH("refusal-not-choosing")


async def test_tiles_are_placed_by_command_with_what_is_offered(club: Club) -> None:
    state = await a_free_wall(club, lines=2)
    ada, sent = club.members[0], len(club.env.http_requests)
    for row, _ in some(first_choices(state, 0)):
        lines = await ada.autocomplete(club.channel, "azul place", "line", "")
        decision = azul.placed_lines(await club.state(), 0).decisions[-1]
        assert lines[0] == {"name": f"Line {row + 1}: {decision.colour.word}", "value": str(row + 1)}
        columns = await ada.autocomplete(club.channel, "azul place", "column", "", line=lines[0]["value"])
        assert [choice["name"] for choice in columns] == [
            f"Column {space.column + 1}: +{space.points}" for space in decision.spaces
        ]
        placed = await ada.slash(
            club.channel, "azul place", line=lines[0]["value"], column=columns[-1]["value"]
        )
        assert (
            f"Line {row + 1}: 1 {decision.colour.word} → column {columns[-1]['value']}, +"
            in without_emojis(said(placed))
        )
    panel = await open_tiling(club)
    assert "Confirm" in labels(panel)
    assert club.posted(sent) == []

    await press(club, 0, panel, "Confirm")

    assert azul.waiting_for(await club.state()) == (1,)


async def test_columns_are_offered_for_the_next_line_when_none_is_typed(club: Club) -> None:
    rows = list(first_choices(await a_free_wall(club, lines=2), 0))
    for row, column in some(rows):
        decision = azul.placed_lines(await club.state(), 0).decisions[-1]
        assert decision.row == row
        for line in ({}, {"line": "x"}):
            offered = await club.members[0].autocomplete(club.channel, "azul place", "column", "", **line)
            assert [(each["name"], each["value"]) for each in offered] == [
                (f"Column {space.column + 1}: +{space.points}", str(space.column + 1))
                for space in decision.spaces
            ]
        typed = str(decision.spaces[1].column + 1)  # a number of points, too
        offered = await club.members[0].autocomplete(club.channel, "azul place", "column", typed)
        assert offered[0]["value"] == typed
        await club.members[0].slash(club.channel, "azul place", line=str(row + 1), column=str(column + 1))
    assert len(rows) > 1


async def test_a_number_offers_its_line_first_whatever_is_written_beside_it(club: Club) -> None:
    await a_free_wall(club, lines=2)
    rows = [decision.row + 1 for decision in azul.placed_lines(await club.state(), 0).decisions]
    for row in some(rows):
        for typed in (f"{row}", f"row {row}", f"{row}."):
            offered = await club.members[0].autocomplete(club.channel, "azul place", "line", typed)
            assert offered[0]["value"] == str(row), typed


async def test_nothing_is_offered_to_players_who_have_nothing_to_choose(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1))
    for member in (club.members[2], club.members[4]):
        for option in ("line", "column"):
            assert await member.autocomplete(club.channel, "azul place", option, "") == []


async def test_unreadable_input_is_answered_with_what_would_be_right(club: Club) -> None:
    await a_free_wall(club)
    before, sent = await club.game(), len(club.env.http_requests)
    for typed, hint in (
        ({"line": "6"}, "“6” isn't a line. Write 1 to 5."),
        ({"line": "floor"}, "“floor” isn't a line. Write 1 to 5."),
        ({"column": "0"}, "“0” isn't a column. Write 1 to 5."),
        ({"column": "@everyone"}, "“\\@everyone” isn't a column. Write 1 to 5."),
        ({"column": "second or third"}, "isn't a column. Write 1 to 5."),
    ):
        options = {"line": "1", "column": "1"} | typed
        result = await club.members[0].slash(club.channel, "azul place", **options)
        assert hint in said(result)
    await assert_same(club, before, sent)


async def test_a_closed_space_is_answered_with_the_open_ones(club: Club) -> None:
    await club.begin(2, **FREE)

    def wanted(state: azul.State) -> bool:
        return choosing(0, 1)(state) and len(azul.placed_lines(state, 0).decisions[0].spaces) == 3

    state = await play_until(club, wanted)
    decision = azul.placed_lines(state, 0).decisions[0]
    open_ = [space.column for space in decision.spaces]
    closed = next(column for column in range(5) if column not in open_)
    before, sent = await club.game(), len(club.env.http_requests)
    line = str(decision.row + 1)

    result = await club.members[0].slash(club.channel, "azul place", line=line, column=str(closed + 1))

    columns = [Text("column", column=each + 1) for each in open_]
    assert said(result) == ENGLISH("refusal-space-not-open", line=decision.row + 1, columns=columns)
    await assert_same(club, before, sent)


async def test_a_line_that_leaves_no_choice_is_answered_with_those_that_do(club: Club) -> None:
    state = await a_free_wall(club)
    decision = azul.placed_lines(state, 0).decisions[0]
    other = next(line for line in state.boards[0].lines if not line.is_full)

    result = await club.members[0].slash(club.channel, "azul place", line=str(other.size), column="1")

    assert said(result).startswith(f"There's nothing to choose for line {other.size}:")
    assert said(result).endswith(f"You can choose for line {decision.row + 1}.")


async def test_lines_are_placed_from_the_top(club: Club) -> None:
    state = await a_free_wall(club, lines=2)
    (first, _), (second, _) = first_choices(state, 0)[:2]

    result = await club.members[0].slash(club.channel, "azul place", line=str(second + 1), column="1")

    assert said(result) == ENGLISH("refusal-earlier-line", line=first + 1)
