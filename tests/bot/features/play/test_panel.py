"""The private panel of a move: a press on a source, what may go where, confirm."""

import os

import pytest

import azul
from bot.i18n.language import languages, words_for
from bot.messages.choice import Choice, parse_choice
from bot.messages.taking_panel import MAX_PHONE_ROWS, taking_panel
from bot.ui.components import layout_of, phone_rows
from bot.words.phrases import Phrases
from engine import Game, Options, Player, Table
from tests.azul.builders import board, table
from tests.azul.golden import GOLDEN
from tests.bot.club import NAMES, Club, buttons, labels, text_of
from tests.bot.english import EMOJIS, ENGLISH, PHRASES, WITH_EMOJIS
from tests.bot.games.effort import entries_of, record_of, take_of
from tests.bot.panels import a_move, assemble, choose, open_panel, sides
from tests.bot.shown import LOOKING_BUTTONS
from tests.bot.variants import SPECIAL, names, play_until, without_emojis
from tests.some import some

A_GAME = Game(
    1, 1, 1, 9, 9, None, Table(1, Options(4), tuple(Player(seat, name) for seat, name in enumerate(NAMES)))
)


async def test_a_move_is_made_with_three_presses(club: Club) -> None:
    await club.begin()
    ada, state = club.members[0], await club.state()
    move = next(move for move in azul.legal_moves(state) if move.line == 4)
    colour, count = move.colour.word, azul.number_taken(state, move)
    assert labels(club.last) == ["1", "2", "3", "4", "5", *LOOKING_BUTTONS]

    panel = await open_panel(club, source=move.source)
    assert f"**Factory {move.source}:** {', '.join(names(state.tiles_at(move.source)))}" in without_emojis(
        panel.content
    )
    assert "Your lines" not in panel.content  # which are all empty
    await choose(ada, panel, str(move))
    assert f"{count} {colour} from factory {move.source} → line 5**" in panel.content
    assert labels(panel) == ["Confirm", "Back"]
    await choose(ada, panel, f"{move}!")

    assert panel.content.startswith("Done: ")
    assert labels(panel) == ["Undo"]
    assert "**Ada** took" in club.last.content
    assert (await club.state()).turn == 1


@pytest.mark.one_in(2)
@pytest.mark.parametrize("takes", [0, 7, 24, 31])
async def test_every_button_of_a_panel_is_a_legal_move_and_says_what_it_does(club: Club, takes: int) -> None:
    await club.begin()
    await club.hurry(takes=takes, seed=6)
    state = await club.state()
    for source in some(source for source in state.sources if state.tiles_at(source)):
        legal = [move for move in azul.legal_moves(state) if move.source == source]
        if len(legal) == 1:
            continue
        shown = offered(state, Choice(source))
        assert {choice for choice in shown if len(choice) == 3} == set(map(str, legal))
        others = any(state.tiles_at(other) for other in state.sources if other != source)
        assert ("" in shown) is others
        for move in legal:
            assert shown[str(move)] in {f"{move.colour.word} → {described(state, move)}", signs(state, move)}


def offered(state: azul.State, choice: Choice) -> dict[str, str]:
    """Return the labels of a source's panel, by what they choose, with those that other buttons open."""
    panel = taking_panel(PHRASES, A_GAME, state, choice)
    shown = {button.custom_id.choice: button.label for button in panel.buttons}
    for opening in [
        each for each in shown if len(each) == 2 and choice.colour is None and choice.line is None
    ]:
        shown |= offered(state, parse_choice(opening) or Choice())
    return shown


def signs(state: azul.State, move: azul.Move) -> str:
    """Return what a button of a crowded panel says about a move."""
    after, fell = azul.board_after(state, move)[0], azul.falling(state, move)
    is_full = move.line != azul.FLOOR and after.lines[move.line].is_full
    return f"{move.colour.word} {move.line + 1}" + (f" ↓{fell}" if fell else " ✓" if is_full else "")


def described(state: azul.State, move: azul.Move) -> str:
    """Return what a button says about a move after its colour."""
    before, after = state.boards[state.turn], azul.board_after(state, move)[0]
    if move.line == azul.FLOOR:
        cost = after.floor_cost - before.floor_cost
        return f"floor (−{cost})" if cost else "floor (0)"
    fell = azul.falling(state, move)
    if fell:
        return f"{move.line + 1} ({fell} fall{'s' if fell == 1 else ''})"
    return f"{move.line + 1} full" if after.lines[move.line].is_full else f"{move.line + 1}"


def test_the_lines_of_each_colour_begin_a_row_and_the_floors_come_last() -> None:
    wall = ("....w", "w....", ".....", ".....", ".....")
    state = table(board("k,r,-,b3,k4", rows=wall), board(), factories="b2rw,k4")

    panel = taking_panel(WITH_EMOJIS, A_GAME, state, Choice(1))

    shown = [[button.label for button in panel.buttons if button.row == row] for row in range(4)]
    assert shown == [
        ["→ 3", "→ 4 (1 falls)"],
        ["→ 2 full", "→ 3"],
        ["→ 3"],
        ["→ floor (−2)", "→ floor (−1)", "→ floor (−1)", "Take from elsewhere"],
    ]
    assert phone_rows(panel.buttons) == 6
    assert "✓" not in panel.text


def test_what_would_be_too_much_for_a_phone_is_said_in_signs_and_the_floors_open() -> None:
    state = table(board("-,r,-,-,-"), board(), factories="b2rw,k4")

    panel = taking_panel(WITH_EMOJIS, A_GAME, state, Choice(1))

    rows = [[button.label for button in panel.buttons if button.row == row] for row in range(5)]
    assert rows == [
        ["1 ↓1", "3", "4", "5"],
        ["1 ✓", "2 ✓", "3", "4"],
        ["5", "1 ✓", "3", "4"],
        ["5", "Floor…"],
        ["Take from elsewhere"],
    ]
    assert "✓ fills the line · ↓ shows how many tiles fall to the floor\n" in panel.text
    (floors,) = (button for button in panel.buttons if button.label == "Floor…")
    opened = taking_panel(WITH_EMOJIS, A_GAME, state, parse_choice(floors.custom_id.choice) or Choice())
    assert [button.label for button in opened.buttons] == [
        "→ floor (−2)",
        "→ floor (−1)",
        "→ floor (−1)",
        "Back",
    ]


def test_a_panel_explains_only_the_signs_on_its_buttons_and_tells_nothing_of_an_empty_board() -> None:
    state = table(board(), board(), factories="yrkw,k4")

    panel = taking_panel(WITH_EMOJIS, A_GAME, state, Choice(1))

    assert panel.text.splitlines()[1:] == ["-# ✓ fills the line", "Which color, and onto which line?"]


RECORDED = sorted({path.stem for path in GOLDEN.glob("*.json")} - {"takes-taken-back"})


@pytest.mark.one_in(18)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", RECORDED if os.environ.get("TEST_ALL") else RECORDED[::9])
def test_no_panel_of_a_recorded_game_takes_more_than_six_rows_on_a_phone(name: str, language: str) -> None:
    phrases = Phrases(words_for(language), EMOJIS)
    panels = 0
    for before, move in some(filter(None, map(take_of, entries_of(record_of(name))))):
        for source in (each for each in before.sources if before.tiles_at(each)):
            for choice in (Choice(source), Choice(source, line=azul.FLOOR), Choice(source, move.colour)):
                assert phone_rows(taking_panel(phrases, A_GAME, before, choice).buttons) <= MAX_PHONE_ROWS
                panels += 1
        ways = taking_panel(phrases, A_GAME, before, Choice(move.source, move.colour, move.line))
        assert phone_rows(ways.buttons) <= MAX_PHONE_ROWS
    assert panels


def test_the_panel_says_what_the_floor_costs_already_and_which_lines_are_full() -> None:
    state = table(board("b,-,-,-,-", floor="mk"), board(), marker="1", factories="b2rw,k4")
    panel = taking_panel(PHRASES, A_GAME, state, Choice(1))
    assert "**1** blue full" in panel.text
    assert panel.text.splitlines()[1].endswith(" · floor −2")
    chosen = taking_panel(PHRASES, A_GAME, state, Choice(1, azul.Colour.BLUE, 3))
    assert "Your floor will cost" not in chosen.text


def test_of_five_colours_for_an_empty_board_a_phone_shows_the_best_and_opens_the_others() -> None:
    state = table(board(), board(), factories="k4", centre="b4y4r4k4w3")

    panel = taking_panel(WITH_EMOJIS, A_GAME, state, Choice(azul.CENTRE))

    assert phone_rows(panel.buttons) <= 6
    closed = [button for button in panel.buttons if button.label == "…"]
    assert [button.custom_id.choice for button in closed] == ["cr", "ck", "cw"]
    assert " · … opens a color\n" in panel.text
    opened = parse_choice(closed[0].custom_id.choice)
    assert opened is not None
    again = taking_panel(WITH_EMOJIS, A_GAME, state, opened)
    assert f"{opened}4" in {button.custom_id.choice for button in again.buttons}
    assert phone_rows(again.buttons) <= 6
    assert layout_of(panel.text, (), (), panel.buttons).total_children_count <= 40


def most_colours(state: azul.State) -> int:
    """Return the source with the most colours."""
    return max(state.sources, key=lambda source: len(azul.present(state.tiles_at(source))))


async def test_a_source_of_five_colours_needs_three_presses_too(club: Club) -> None:
    await club.begin(4, **SPECIAL)
    state = await play_until(
        club,
        lambda state: (
            state.phase is azul.Phase.OFFER and len(azul.present(state.tiles_at(most_colours(state)))) == 5
        ),
    )
    mover = await club.mover()
    move = next(move for move in azul.legal_moves(state) if move.source == most_colours(state))
    panel = await open_panel(club, mover, move.source)
    assert ENGLISH("panel-target") in text_of(panel)

    await choose(mover, panel, str(move)[:3])
    await mover.click(panel, label="Back")
    assert ENGLISH("panel-target") in text_of(panel)
    await choose(mover, panel, str(move)[:3])
    await choose(mover, panel, f"{str(move)[:3]}{sides(state, move)}!")

    assert text_of(panel).startswith("Done: ")
    assert labels(panel) == ["Undo"]


async def test_back_leads_to_the_step_before(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    state = await club.state()
    source = next(number for number in range(1, 6) if len(azul.present(state.tiles_at(number))) > 1)
    move = next(move for move in azul.legal_moves(state) if move.source == source)
    panel = await assemble(club, ada, move)

    await ada.click(panel, label="Back")
    assert f"**Factory {source}:**" in panel.content
    await ada.click(panel, label="Take from elsewhere")
    assert panel.content.startswith(ENGLISH("panel-source"))
    await choose(ada, panel, str(source))
    assert f"**Factory {source}:**" in panel.content


async def test_only_sources_with_tiles_are_offered(club: Club) -> None:
    await club.begin()
    await club.take(await a_move(club))
    bruno, state = club.members[1], await club.state()
    held = ["Center" if source == azul.CENTRE else str(source) for source in state.sources]
    held = [label for label, source in zip(held, state.sources, strict=True) if state.tiles_at(source)]
    assert len(held) == 5
    assert labels(club.last) == [*held, *LOOKING_BUTTONS]

    panel = await open_panel(club)
    await bruno.click(panel, label="Take from elsewhere")

    assert labels(panel) == held


class TestOneAnswer:
    """What has one answer isn't asked."""

    # Every row of the wall has black, so black can only go to the floor.
    NO_BLACK = board(rows=("...k.", "....k", "k....", ".k...", "..k.."))

    def test_a_source_with_one_target_is_confirmed_at_once(self) -> None:
        state = table(self.NO_BLACK, board(), factories="k4,b4")
        panel = taking_panel(PHRASES, A_GAME, state, Choice(1))
        assert panel.text.startswith("**4 black from factory 1 → the floor**")
        assert [button.label for button in panel.buttons] == ["Confirm", "Take from elsewhere"]
        back = panel.buttons[1].custom_id.choice
        assert back == ""

    def test_the_last_source_is_not_asked_for(self) -> None:
        state = table(board(), board(), factories="-,b2r2")
        panel = taking_panel(PHRASES, A_GAME, state, Choice())
        assert panel.text.startswith("**Factory 2:**")
        assert "Take from elsewhere" not in [button.label for button in panel.buttons]

    def test_where_only_one_take_is_left_there_is_nowhere_to_go_back_to(self) -> None:
        state = table(self.NO_BLACK, board(), factories="-,k4")
        panel = taking_panel(PHRASES, A_GAME, state, Choice())
        assert panel.text.startswith("**4 black from factory 2 → the floor**")
        assert [button.label for button in panel.buttons] == ["Confirm"]

    def test_of_two_targets_the_way_back_leads_to_the_other(self) -> None:
        four_rows = board(rows=("...k.", "....k", "k....", ".k...", "....."))
        state = table(four_rows, board(), factories="k4,b4")
        panel = taking_panel(PHRASES, A_GAME, state, Choice(1, azul.Colour.BLACK, 4))
        assert [button.label for button in panel.buttons] == ["Confirm", "Back"]

    def test_a_single_colour_shows_its_lines_alone(self) -> None:
        state = table(board(), board(), factories="k4,b4")
        panel = taking_panel(PHRASES, A_GAME, state, Choice(1))
        assert [button.label for button in panel.buttons] == [
            "black → 1 (3 fall)",
            "black → 2 (2 fall)",
            "black → 3 (1 falls)",
            "black → 4 full",
            "black → 5",
            "black → floor (−6)",
            "Take from elsewhere",
        ]


@pytest.mark.parametrize(
    ("chosen", "stays"),
    [
        (Choice(2, azul.Colour.BLACK, azul.FLOOR), Choice(2)),
        (Choice(2, azul.Colour.BLACK, 3), Choice(2)),
        (Choice(3, azul.Colour.BLUE, 3), Choice()),
        (Choice(2, azul.Colour.RED, 4), Choice(2, azul.Colour.RED)),
    ],
)
def test_of_a_take_that_is_not_possible_any_more_what_is_possible_stays(
    chosen: Choice, stays: Choice
) -> None:
    red_in_line_5 = board(rows=(".....", ".....", ".....", ".....", ".r..."))
    state = table(red_in_line_5, board(), factories="k4,b2r2,-")
    assert taking_panel(PHRASES, A_GAME, state, chosen) == taking_panel(PHRASES, A_GAME, state, stays)


async def test_the_panel_says_what_falls_and_what_it_costs(club: Club) -> None:
    await club.begin()
    state = await club.state()
    move = next(
        move for move in azul.legal_moves(state) if move.line == 0 and azul.number_taken(state, move) == 3
    )

    panel = await assemble(club, club.members[0], move)

    assert ENGLISH("panel-placed-full", placed=1) in panel.content
    assert "2 tiles fall to your floor." in panel.content
    assert "Your floor will cost 2 this round (now 0)." in panel.content


async def test_the_panel_says_that_the_marker_comes_along(club: Club) -> None:
    await club.begin()
    await club.take(next(move for move in azul.legal_moves(await club.state()) if move.line == 0))
    move = next(move for move in azul.legal_moves(await club.state()) if move.source == 0 and move.line == 4)

    panel = await open_panel(club, source=azul.CENTRE)
    assert "**Center:** first-player marker, " in panel.content
    await choose(club.members[1], panel, str(move))

    assert ENGLISH("panel-marker") in panel.content
    assert "Your floor will cost 1 this round (now 0)." in panel.content


async def test_a_panel_works_after_a_restart(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    turn = club.last

    await club.restart()
    await choose(ada, panel, f"{move}!")

    assert panel.content.startswith("Done: ")
    assert "**Ada** took" in club.last.content
    assert club.last.id != turn.id
    fresh = await open_panel(club)
    assert ENGLISH("panel-target") in fresh.content


async def test_each_button_has_the_tile_s_emoji_instead_of_its_name(club: Club) -> None:
    await club.begin()
    panel = await open_panel(club)
    for button in some(buttons(panel)):
        if button["label"] not in {"Take from elsewhere", "Floor…"}:
            move = button["custom_id"].rsplit(":", 1)[1]
            assert button["emoji"]["name"] == f"azul_{azul.parse_move(move).colour.word}"
            assert azul.parse_move(move).colour.word not in button["label"]


@pytest.mark.parametrize("full", [True, False])
def test_sources_of_all_colours_fit_into_a_message(full: bool) -> None:
    four_colours = ("byrk", "byrw", "bykw", "brkw", "yrkw")
    factories = ",".join(four_colours[number % 5] if full or number < 3 else "-" for number in range(9))
    state = table(board(), board(), board(), board(), factories=factories)

    panel = taking_panel(Phrases(words_for("en-US"), EMOJIS), A_GAME, state, Choice())

    assert len(panel.text) <= 1800
    assert ("<:azul_" in panel.text) is not full
    assert panel.text.count("1 blue") == (8 if full else 3)
