"""What happened?, pressed at odd moments, by anybody, in the middle of something else."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.app import AzulBot
from bot.ui.drawing import Pictures
from bot.words.phrases import mention_of
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, answer, labels, new_bot, said
from tests.bot.english import ADA, ENGLISH
from tests.bot.features.table.test_since import (
    EMIL,
    STEPS,
    ask,
    closed,
    lines_of,
    press,
    takes_shown,
    to_the_next_turn,
)
from tests.bot.free_walls import a_free_wall
from tests.bot.games.test_limits import assert_within_limits, payloads
from tests.bot.panels import assert_same
from tests.bot.raw import use_component
from tests.bot.variants import FREE, is_over, play_until


async def test_the_button_is_there_while_tiles_are_placed(club: Club) -> None:
    await a_free_wall(club)
    assert labels(club.last) == ["Place tiles", "My board", "What happened?"]


async def test_an_old_button_tells_how_the_game_ended(club: Club) -> None:
    await club.begin(2, **FREE)
    old = club.last
    await play_until(club, is_over)

    for seat in (0, 1, EMIL):
        panel = answer(await club.press(club.members[seat], old, "azul:since:1"))
        assert "🏆" in panel.content
        assert str(panel.attachments[0].description).startswith("Azul, the end of the game.")
        assert "to move" not in panel.content
        await press(club.members[seat], panel, "◀")
        assert str(panel.attachments[0].description).startswith("Azul, the boards after round")


async def test_a_game_that_was_closed_says_so(club: Club) -> None:
    await club.begin()
    old = club.last
    closer = club.members[EMIL].id
    await club.bot.games.change(1, decisions.cancel(closer, may_manage=True))
    panel = answer(await club.press(club.members[0], old, "azul:since:1"))
    assert panel.content.endswith(ENGLISH("cancelled-game", mention=mention_of(closer)))
    assert ENGLISH("words-ended") in str(panel.attachments[0].description)


async def test_there_is_nothing_to_tell_before_the_game_begins(club: Club) -> None:
    await club.lobby()
    pressed = await club.press(club.members[0], club.last, "azul:since:1")
    assert said(pressed) == ENGLISH("refusal-not-begun", host=ADA)
    await club.members[0].slash(club.channel, "azul manage cancel")
    pressed = await club.press(club.members[0], club.last, "azul:since:1")
    assert said(pressed) == ENGLISH("refusal-never-begun", number=1)


async def test_a_press_on_another_server_tells_nothing(club: Club) -> None:
    await club.begin()
    elsewhere = Club.found(club.env, club.store)
    button = {"type": 2, "style": 2, "label": "What happened?", "custom_id": "azul:since:1"}
    result = await use_component(elsewhere, elsewhere.members[0], None, button)
    assert said(result) == ENGLISH("refusal-no-such-game", number=1)


async def test_the_button_of_a_table_in_private_leaves_the_table_there(club: Club) -> None:
    await club.begin()
    await to_the_next_turn(club, 0)
    ada = club.members[0]
    table = answer(await ada.slash(club.channel, "azul table"))
    shown = table.content

    panel = answer(await ada.click(table, label="What happened?"))

    assert lines_of(panel) == takes_shown(club, 1)
    assert table.content == shown


@pytest.mark.thorough
async def test_a_new_look_of_the_pictures_is_nothing_that_happened(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=1)
    await club.members[0].slash(club.channel, "azul manage theme", theme="chocolatier")

    panel = await ask(club, 0)

    assert panel.content.startswith("Nothing has happened since your last move")
    await club.hurry(takes=1)
    assert lines_of(await ask(club, 0)) == [
        line for line in club.last.content.splitlines() if line.startswith("**Bruno** took")
    ]


@pytest.mark.thorough
async def test_everybody_who_presses_at_once_is_told_their_own(club: Club) -> None:
    await club.begin(3)
    await club.hurry(takes=4)
    before, sent = await club.game(), len(club.env.http_requests)
    presses = [(club.members[seat], "azul:since:1") for seat in (0, 0, 1, 2, EMIL, EMIL)]

    panels = [answer(result) for result in await club.press_at_once(club.last, *presses)]

    contents = [panel.content for panel in panels]
    assert contents[0] == contents[1]
    assert contents[4] == contents[5]
    assert len(set(contents)) == 4
    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_the_steps_go_on_after_a_restart_and_while_the_game_does(club: Club) -> None:
    await club.begin(4)
    await to_the_next_turn(club, 3)
    emil, panel = club.members[EMIL], await ask(club, EMIL)
    await press(emil, panel, "◀")
    assert panel.content.startswith("3 of 4 ")

    await club.restart()
    await club.hurry(takes=1)
    await press(emil, panel, "▶")

    assert panel.content.startswith("4 of 5 ")
    await press(emil, panel, "Now")
    assert lines_of(panel) == takes_shown(club, 4)


async def test_a_step_pressed_after_one_s_own_move_starts_over(club: Club) -> None:
    await club.begin()
    await to_the_next_turn(club, 0)
    ada, panel = club.members[0], await ask(club, 0)
    await press(ada, panel, "Before")
    await club.hurry(takes=1)

    await press(ada, panel, "▶")

    assert panel.content.startswith("Nothing has happened since your last move")
    assert labels(panel) == []
    assert panel.attachments == []


async def test_a_made_up_step_is_answered_with_an_existing_one_in_private(club: Club) -> None:
    await club.begin(3)
    await club.hurry(takes=2)
    before, sent = await club.game(), len(club.env.http_requests)
    for choice in (":0:", ":999999999:on", ":1:zzz", ":2:now"):
        for seat in (0, EMIL):
            panel = answer(await club.press(club.members[seat], club.last, f"azul:since:1{choice}"))
            assert labels(panel) == STEPS, choice
    await assert_same(club, before, sent)


@pytest.mark.one_in(16)
@pytest.mark.parametrize("takes", [27, 9, 18, 36])
@pytest.mark.parametrize("name", ["𝔸" * 32, "*_" * 16, "@everyone", "שלום (עולם)"])
async def test_whatever_people_are_called_the_answer_stays_within_discord_s_limits(
    club: Club, name: str, takes: int
) -> None:
    people = [club.welcome(name) for _ in range(4)]
    await people[0].slash(club.channel, "azul start")
    for person in people[1:]:
        await person.slash(club.channel, "azul join")
    await people[0].slash(club.channel, "azul begin")
    await club.bot.games.change(1, decisions.resign(people[3].id))
    await club.hurry(takes=takes, seed=takes)
    for member in (*people, club.members[EMIL]):
        panel = answer(await member.click(club.last, label="What happened?"))
        for label in ("Before", "▶", "Now"):
            if label in labels(panel) and label not in closed(panel):
                await press(member, panel, label)
    await club.hurry()
    await club.press(people[3], club.last, "azul:since:1")

    for payload in payloads(club):
        assert_within_limits(payload)


class TestWithPictures:
    """The two pictures, really drawn."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> Iterator[AzulBot]:
        pictures = Pictures(threads=2)
        yield new_bot(store, pictures)
        pictures.close()

    async def test_before_and_now_are_of_one_size_so_that_what_changed_catches_the_eye(
        self, club: Club
    ) -> None:
        await club.begin(4)
        await to_the_next_turn(club, 0)
        panel = await ask(club, 0)
        now = Image.open(BytesIO(await panel.attachments[0].read()))
        await press(club.members[0], panel, "Before")
        before = Image.open(BytesIO(await panel.attachments[0].read()))
        assert (before.format, before.size) == ("PNG", now.size)
        assert before.convert("RGB").tobytes() != now.convert("RGB").tobytes()
