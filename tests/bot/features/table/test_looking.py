"""Looking at a game: the table, a board, the file."""

import json

import pytest

import azul
from azul.gamefile.document import load
from bot.i18n.language import Verbatim
from engine import decisions
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ADA, BRUNO, CHIYO, ENGLISH
from tests.bot.shown import turn_labels
from tests.bot.variants import cut_short
from tests.some import some

EMIL = 4
"""A member who doesn't play in the games here."""

LOOKING = ("azul table", "azul view board", "azul view export")


async def test_everybody_can_look_at_the_table(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=5)
    state = await club.state()
    waiting = {0: [ENGLISH("button-call")]}
    for number in (0, 1, 4):
        member = club.members[number]
        shown = answer(await member.slash(club.channel, "azul table"))

        (picture,) = shown.attachments
        assert picture.filename == "azul-1-table.png"
        assert picture.description is not None
        assert f"Azul, round {state.round}." in picture.description
        assert f"**Round {state.round}** · " in shown.content
        assert labels(shown) == [*await turn_labels(club), *waiting.get(number, [])]


async def test_the_table_gives_the_whole_position_in_words(club: Club) -> None:
    await club.begin(4)
    await club.hurry(takes=25)
    state = await club.state()

    text = answer(await club.members[0].slash(club.channel, "azul table")).content

    for number, tiles in some(enumerate(state.factories, 1)):
        parts = [f"{azul.count(tiles, colour)} {colour.word}" for colour in azul.present(tiles)]
        assert f"**{number}** {', '.join(parts) or ENGLISH('nothing')}" in text
    for name, board in some(zip(("Ada", "Bruno", "Chiyo", "Dariya"), state.boards, strict=True)):
        (line,) = [line for line in text.splitlines() if line.startswith(f"**{name}**")]
        assert f"{board.score} point" in line
        for pattern in board.lines:
            pattern_text = (
                f"{pattern.size} has {pattern.count} {pattern.colour.word}"
                if pattern.colour is not None
                else "empty"
            )
            assert pattern_text in line


async def test_the_table_is_still_shown_after_the_end(club: Club) -> None:
    await club.begin()
    await cut_short(club)

    shown = answer(await club.members[0].slash(club.channel, "azul table"))

    assert ENGLISH("words-ended") in shown.content
    assert labels(shown) == []


async def test_there_is_nothing_to_see_before_the_game_begins(club: Club) -> None:
    await club.lobby()
    link = Verbatim(club.last.jump_url)
    refused = f"{ENGLISH('refusal-not-begun', host=ADA)}\n{ENGLISH('table-here', link=link)}"
    for command in LOOKING:
        assert said(await club.members[0].slash(club.channel, command)) == refused, command


async def test_a_table_that_closed_before_its_game_began_is_not_shown(club: Club) -> None:
    for closing in ("azul leave", "azul manage cancel"):
        await club.start()
        await club.members[0].slash(club.channel, closing)
        for command in LOOKING:
            answer = said(await club.members[0].slash(club.channel, command))
            assert answer == ENGLISH("refusal-no-table"), (closing, command)


async def test_a_board_is_one_s_own_unless_a_player_is_named(club: Club) -> None:
    await club.begin()
    ada, bruno = club.members[:2]

    own = answer(await ada.slash(club.channel, "azul view board"))
    other = answer(await ada.slash(club.channel, "azul view board", player=bruno))
    pressed = answer(await bruno.click(club.last, label="My board"))

    assert own.content == ENGLISH("board-of", name=ADA)
    assert other.content == pressed.content == ENGLISH("board-of", name=BRUNO)
    for shown in (own, other, pressed):
        (picture,) = shown.attachments
        assert picture.description is not None
        assert picture.description.startswith("An Azul board: ")


async def test_a_person_who_does_not_play_has_no_board(club: Club) -> None:
    await club.begin()
    club.members[4] = club.welcome("*Lev*")
    for member in (club.members[0], club.members[4]):
        named = await member.slash(club.channel, "azul view board", player=club.members[4])
        assert said(named) == ENGLISH("refusal-not-at-table", asked=Verbatim("\\*Lev\\*"), names=[ADA, BRUNO])


@pytest.mark.one_in(2)
@pytest.mark.parametrize("by_button", [False, True])
async def test_a_spectator_is_asked_whose_board_to_show_and_goes_from_one_to_the_next(
    club: Club, by_button: bool
) -> None:
    await club.begin(3)
    emil, sent = club.members[EMIL], len(club.messages)
    result = (
        await emil.click(club.last, label="My board")
        if by_button
        else await emil.slash(club.channel, "azul view board")
    )
    asked = answer(result)
    assert asked.content == ENGLISH("board-whose")
    assert labels(asked) == ["Ada", "Bruno", "Chiyo"]
    assert asked.attachments == []

    for name in ("Bruno", "Ada", "Chiyo"):
        await emil.click(asked, label=name)

        assert asked.content == ENGLISH("board-of", name=Verbatim(name))
        (picture,) = asked.attachments
        assert picture.filename == "azul-1-board.png"
        assert picture.description
        assert picture.description.startswith(f"An Azul board: {name}")
        assert labels(asked) == ["Ada", "Bruno", "Chiyo"]
        assert [each["label"] for each in buttons(asked) if each["disabled"]] == [name]
    assert len(club.messages) == sent
    await club.press(emil, asked, "azul:open:1:0:")
    await club.press(emil, asked, "azul:open:1:9:")
    assert asked.content == ENGLISH("board-of", name=CHIYO)


async def test_names_on_the_buttons_of_boards_are_plain(club: Club) -> None:
    club.members[0] = club.welcome("[*Ada*](http://x)\u202e")
    await club.begin()
    asked = answer(await club.members[EMIL].slash(club.channel, "azul view board"))
    assert labels(asked) == ["[*Ada*](http://x)", "Bruno"]


async def test_a_spectator_sees_a_player_s_board(club: Club) -> None:
    await club.begin()
    shown = answer(await club.members[4].slash(club.channel, "azul view board", player=club.members[0]))
    assert shown.content == ENGLISH("board-of", name=ADA)


async def test_the_file_of_a_running_game_keeps_the_secret(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=12)
    game = await club.game()
    assert game.table.secret is not None

    (file,) = answer(await club.members[1].slash(club.channel, "azul view export")).attachments

    text = (await file.read()).decode()
    record = load(text)
    assert record.secret is None
    assert game.table.secret not in text
    assert len(record.events) == game.version - 3
    assert json.loads(text)


async def test_a_game_that_was_closed_has_a_replay_and_its_file_the_secret(club: Club) -> None:
    await club.begin()
    game = await club.game()
    await club.bot.games.change(game.id, decisions.cancel(1, may_manage=True))

    (file,) = answer(await club.members[1].slash(club.channel, "azul view export")).attachments

    secret = load((await file.read()).decode()).secret
    assert secret is not None
    assert secret.hex() == game.table.secret
    await club.members[1].slash(club.channel, "azul view replay")
    assert labels(club.last) == ["Step through it"]
