"""The private panel behind Take tiles: source, colour, line, confirm."""

import pytest

import azul
from bot.messages.choice import Choice
from bot.messages.taking_panel import taking_panel
from bot.ui.emojis import TileEmojis
from bot.words.language import words_for
from bot.words.phrases import Phrases
from engine import Game, Table
from tests.bot.club import Club, buttons, labels
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble, choices, choose, open_panel


async def test_a_move_is_put_together_and_confirmed(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    move = next(move for move in azul.legal_moves(await club.state()) if move.line == 4)
    colour, source = move.colour, str(move.source)
    count = azul.number_taken(await club.state(), move)
    panel = await open_panel(club)
    assert panel.content.startswith(ENGLISH("panel-source"))
    assert labels(panel) == ["1", "2", "3", "4", "5", "Centre"]
    assert "c" not in choices(panel)

    await choose(ada, panel, source)
    assert f"From factory {source}: which colour?" in panel.content
    assert f"{count} {colour.word}" in labels(panel)

    await choose(ada, panel, source + colour.letter)
    assert panel.content.endswith(f"{count} {colour.word} from factory {source}: onto which line?")
    assert f"Line 5: 0/5 → {count}/5" in labels(panel)

    await choose(ada, panel, str(move))
    assert f"{count} {colour.word} from factory {source} → line 5**" in panel.content
    assert labels(panel) == ["Confirm", "Back"]

    await choose(ada, panel, f"{move}!")
    assert panel.content.startswith("Done: ")
    assert labels(panel) == ["Undo"]
    assert "**Ada** took" in club.last.content
    assert (await club.state()).turn == 1


async def test_back_leads_to_the_step_before(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    state = await club.state()
    source = next(number for number in range(1, 6) if len(azul.present(state.tiles_at(number))) > 1)
    move = next(move for move in azul.legal_moves(state) if move.source == source)
    panel = await assemble(club, ada, move)
    steps = []

    for _ in range(3):
        await ada.click(panel, label="Back")
        steps.append(panel.content)

    assert "onto which line?" in steps[0]
    assert "which colour?" in steps[1]
    assert ENGLISH("panel-source") in steps[2]


async def test_a_source_of_one_colour_asks_for_no_colour(club: Club) -> None:
    await club.begin()
    while not (single := [n for n in range(6) if len(azul.present((await club.state()).tiles_at(n))) == 1]):
        await club.hurry(takes=1)
    source = single[0]
    mover = await club.mover()
    panel = await open_panel(club, mover)

    await choose(mover, panel, azul.SOURCE_LETTERS[source])
    assert "onto which line?" in panel.content

    await mover.click(panel, label="Back")
    assert ENGLISH("panel-source") in panel.content


async def test_closed_lines_cannot_be_pressed_and_say_why(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=24, seed=6)
    state = await club.state()
    mover = await club.mover()
    for source, colour in {(move.source, move.colour) for move in azul.legal_moves(state)}:
        panel = await open_panel(club, mover)
        await choose(mover, panel, azul.SOURCE_LETTERS[source])
        if len(azul.present(state.tiles_at(source))) > 1:
            await choose(mover, panel, azul.SOURCE_LETTERS[source] + colour.letter)
        board = state.boards[state.turn]
        shown = {button["label"].split(":")[0]: button for button in buttons(panel)}
        for row, line in enumerate(board.lines):
            button = shown[f"Line {row + 1}"]
            if line.is_full:
                reason = "full"
            elif line.colour not in {None, colour}:
                assert line.colour is not None
                reason = f"has {line.colour.word}"
            elif colour in board.wall.row(row):
                reason = f"{colour.word} is on the wall"
            else:
                assert not button["disabled"]
                continue
            assert button["disabled"]
            assert button["label"] == f"Line {row + 1}: {reason}"


async def test_the_panel_says_what_falls_and_what_it_costs(club: Club) -> None:
    await club.begin()
    state = await club.state()
    move = next(
        move for move in azul.legal_moves(state) if move.line == 0 and azul.number_taken(state, move) == 3
    )

    panel = await assemble(club, club.members[0], move)

    assert "1 tile fills the line: one moves to your wall" in panel.content
    assert "2 tiles fall to your floor." in panel.content
    assert "Your floor will cost 2 this round (now 0)." in panel.content


async def test_the_panel_says_that_the_marker_comes_along(club: Club) -> None:
    await club.begin()
    await club.take(next(move for move in azul.legal_moves(await club.state()) if move.line == 0))
    move = next(move for move in azul.legal_moves(await club.state()) if move.source == 0 and move.line == 4)

    panel = await assemble(club, club.members[1], move)

    assert ENGLISH("panel-marker") in panel.content
    assert "Your floor will cost 1 this round (now 0)." in panel.content


async def test_a_panel_works_after_a_restart(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)

    await club.restart()
    await choose(ada, panel, f"{move}!")

    assert panel.content.startswith("Done: ")
    assert "**Ada** took" in club.last.content
    fresh = await open_panel(club)
    assert ENGLISH("panel-source") in fresh.content


class LongEmojis(TileEmojis):
    """Emojis as long as Discord's are."""

    def text(self, colour: azul.Colour) -> str:
        return f"<:azul_{colour.word}_0123abcd:1456074443980800003>"


@pytest.mark.parametrize("full", [True, False])
def test_sources_of_all_colours_fit_into_a_message(full: bool) -> None:
    four_colours = ("byrk", "byrw", "bykw", "brkw", "yrkw")
    factories = ",".join(four_colours[number % 5] if full or number < 3 else "-" for number in range(9))
    used = "".join(factories.split(","))
    bag = azul.from_text("b20y20r20k20w20") - sum(azul.from_text(tile) for tile in used if tile != "-")
    board = "0:-,-,-,-,-:...../...../...../...../.....:-"
    state = azul.parse_position(
        f"1 offer 1 1 c {factories} - {azul.to_text(azul.Tiles(bag))} - {' '.join([board] * 4)}"
    )
    game = Game(1, 1, 1, 9, 9, None, Table(1, 4, ()))

    panel = taking_panel(Phrases(words_for("en-US"), LongEmojis()), game, state, Choice())

    assert len(panel.text) <= 1800
    assert ("<:azul_" in panel.text) is not full
    assert panel.text.count("1 blue") == (8 if full else 3)
