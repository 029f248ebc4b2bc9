"""“What happened?” below a turn: what a person has missed since their last turn, in private."""

from collections.abc import Iterator
from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from bot.client import AzulBot
from bot.messages.layout import LONGEST_MESSAGE
from bot.ui.drawing import Pictures
from bot.words.phrases import mention_of
from storage.base import GameStore
from tests.bot.choosing import a_free_wall, everybody_chooses, place_all, settle
from tests.bot.club import Club, answer, buttons, labels, new_bot, said
from tests.bot.english import ADA, BRUNO, CHIYO, ENGLISH
from tests.bot.panels import a_move, assert_same
from tests.bot.raw import use_component
from tests.bot.showing.test_limits import assert_within_limits, payloads
from tests.bot.variants import FREE, is_over, play_until

EMIL = 4
"""A member who doesn't play in the games here."""
STEPS = ["Before", "◀", "▶", "Now"]


async def ask(club: Club, seat: int) -> ResponseMessage:
    """Press the button below the newest message."""
    return answer(await club.members[seat].click(club.last, label="What happened?"))


async def press(member: MemberActor, panel: ResponseMessage, label: str) -> None:
    """Press a button of the steps."""
    (custom_id,) = [button["custom_id"] for button in buttons(panel) if button["label"] == label]
    assert (await member.click(panel, custom_id=custom_id)).acknowledged


def closed(panel: ResponseMessage) -> list[str]:
    """Return the labels of the buttons that can't be pressed."""
    return [button["label"] for button in buttons(panel) if button.get("disabled")]


def told(panel: ResponseMessage) -> list[str]:
    """Return the lines between the title and whose turn it is."""
    return panel.content.splitlines()[1:-1]


def takes_told(club: Club, newest: int) -> list[str]:
    """Return the lines with which the channel told the newest takes, oldest first."""
    lines = [line for message in club.messages for line in message.content.splitlines() if "took" in line]
    return lines[-newest:]


async def to_the_next_turn(club: Club, seat: int) -> None:
    """Make random moves until it is this seat's turn again."""
    await club.take(azul.legal_moves(await club.state())[0])
    while (await club.state()).turn != seat:
        await club.take(azul.legal_moves(await club.state())[0])


async def test_a_player_is_told_what_the_others_did_in_the_channel_s_words(club: Club) -> None:
    await club.begin(4)
    await to_the_next_turn(club, 0)
    before, sent = await club.game(), len(club.env.http_requests)

    panel = await ask(club, 0)

    title, *lines, turn = panel.content.splitlines()
    assert title.startswith("**Since your last move** (<t:")
    assert lines == takes_told(club, 3)
    assert [line.split()[0] for line in lines] == ["**Bruno**", "**Chiyo**", "**Dariya**"]
    assert turn == ENGLISH("turn", mention=mention_of(club.members[0].id))
    (picture,) = panel.attachments
    assert picture.description == club.last.attachments[0].description
    assert labels(panel) == STEPS
    assert closed(panel) == ["▶", "Now"]
    await assert_same(club, before, sent)


async def test_each_move_can_be_looked_at_from_the_table_as_it_was_left(club: Club) -> None:
    await club.begin(3)
    await to_the_next_turn(club, 0)
    moves, pictures = takes_told(club, 3), [each.attachments[0].description for each in club.turns[1:]]
    ada, panel = club.members[0], await ask(club, 0)
    overview = panel.content

    await press(ada, panel, "Before")
    number, before, own = panel.content.splitlines()
    assert number == ENGLISH("replay-step", number=1, count=3, round=1)
    assert before.startswith("**Before:** the table as you left it (<t:")
    assert own == moves[0]
    assert closed(panel) == ["Before", "◀"]
    assert [each.description for each in panel.attachments] == pictures[:1]

    await press(ada, panel, "▶")
    assert panel.content.splitlines() == [ENGLISH("replay-step", number=2, count=3, round=1), moves[1]]
    assert closed(panel) == []
    assert [each.description for each in panel.attachments] == pictures[1:2]

    await press(ada, panel, "▶")
    assert panel.content == overview
    assert [each.description for each in panel.attachments] == pictures[2:]
    await press(ada, panel, "◀")
    await press(ada, panel, "Now")
    assert panel.content == overview


async def test_the_end_of_a_round_is_told_in_short_with_one_s_own_tiles(club: Club) -> None:
    await club.begin(3)
    await play_until(club, lambda state: state.round == 2)
    while (await club.state()).turn != 1:
        await club.hurry(takes=1)
    panel = await ask(club, 1)
    (report,) = [entry.report for entry in await club.bot.tables.history(1) if entry.report]

    (number,) = [index for index, line in enumerate(told(panel)) if line.startswith("**Round 1 is over.**")]
    in_short, own = told(panel)[number : number + 2]
    for name, tiling in zip(("Ada", "Bruno", "Chiyo"), report.boards, strict=True):
        assert tiling is not None
        gained = tiling.score - tiling.score_before
        assert f"{name} **{tiling.score}**{f' (+{gained})' if gained else ''}" in in_short
    (summary,) = [message for message in club.messages if "**Round 1 is over.**" in message.content]
    assert own.startswith("**Bruno** ")
    assert own in summary.content.splitlines()
    assert sum(line.startswith("**Bruno** ") for line in told(panel)) == 1

    await press(club.members[1], panel, "Before")
    while "**Round 1 is over.**" not in panel.content:
        await press(club.members[1], panel, "▶")
    assert "**Ada** " in panel.content
    assert "**Chiyo** " in panel.content
    assert str(panel.attachments[0].description).startswith("Azul, the boards after round 1.")


async def test_who_ended_the_round_is_told_that_but_not_their_own_take(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=1)
    ended = 0
    while (state := await club.state()).round == 1:
        ended = state.turn
        await club.hurry(takes=1)

    panel = await ask(club, ended)

    assert told(panel)[0].startswith("**Round 1 is over.**")
    assert not any("took" in line for line in told(panel))
    await press(club.members[ended], panel, "Before")
    assert panel.content.splitlines()[0] == ENGLISH("replay-step", number=1, count=3, round=1)
    assert panel.content.splitlines()[2] == takes_told(club, 1)[0]


async def test_what_was_undone_is_not_told(club: Club) -> None:
    await club.begin(3)
    await club.take(await a_move(club))
    await club.take(await a_move(club, 3))
    undone = takes_told(club, 1)[0]
    await club.members[1].slash(club.channel, "azul undo")
    assert (await ask(club, 0)).content.startswith("Nothing has happened since your last move (<t:")

    await club.take(await a_move(club, 4))

    assert told(await ask(club, 0)) == takes_told(club, 1) != [undone]
    assert told(await ask(club, 2))[1:] == takes_told(club, 3)[:1] + takes_told(club, 1)


async def test_who_undid_their_move_is_told_what_happened_before_it(club: Club) -> None:
    await club.begin()
    await to_the_next_turn(club, 0)
    missed = told(await ask(club, 0))
    await club.hurry(takes=1)
    assert (await ask(club, 0)).content.startswith("Nothing has happened since your last move")

    await club.members[0].slash(club.channel, "azul undo")

    assert told(await ask(club, 0)) == missed


async def test_a_player_who_has_not_moved_yet_is_told_everything(club: Club) -> None:
    await club.begin(3)
    fresh = await ask(club, 2)
    assert fresh.content.startswith("**Since the game began** (<t:")
    assert told(fresh) == [ENGLISH("begun", names=[ADA, BRUNO, CHIYO], starter=ADA)]
    assert labels(fresh) == []
    assert len(fresh.attachments) == 1
    await club.hurry(takes=2)

    panel = await ask(club, 2)

    assert told(panel)[1:] == takes_told(club, 2)
    await press(club.members[2], panel, "Before")
    assert "**Before:** the table as the game began (<t:" in panel.content
    assert ENGLISH("replay-step", number=1, count=3, round=1) in panel.content


async def test_a_spectator_is_told_what_happened_since_the_round_began(club: Club) -> None:
    await club.begin()
    assert said(await club.members[EMIL].click(club.last, label="What happened?")).startswith(
        "Nothing has happened since round 1 began (<t:"
    )
    await play_until(club, lambda state: state.round == 2)
    await club.hurry(takes=3)

    panel = await ask(club, EMIL)

    assert panel.content.startswith("**Since round 2 began** (<t:")
    assert told(panel) == takes_told(club, 3)
    assert panel.content.endswith("to move.")
    await press(club.members[EMIL], panel, "Before")
    assert "**Before:** the table as round 2 began (<t:" in panel.content


async def test_who_left_the_game_is_told_what_happened_since_then(club: Club) -> None:
    await club.begin(3)
    await club.hurry(takes=4)
    await club.bot.tables.resign(1, club.members[2].id)
    assert await club.bot.presenter.present(1)
    assert (await ask(club, 2)).content.startswith("Nothing has happened since you left the game (<t:")
    assert told(await ask(club, 0)) == [ENGLISH("resigned", name=CHIYO)]
    await club.hurry(takes=2)

    panel = await ask(club, 2)

    assert panel.content.startswith("**Since you left the game** (<t:")
    assert told(panel) == takes_told(club, 2)


async def test_of_a_long_absence_the_rounds_and_the_newest_moves_are_told(club: Club) -> None:
    await club.begin(4)
    await club.bot.tables.resign(1, club.members[3].id)
    await play_until(club, lambda state: state.round == 4 and sum(map(bool, state.factories)) < 5)

    panel = await ask(club, 3)

    assert len(panel.content) <= LONGEST_MESSAGE
    replay = club.bot.phrases_for(discord.Locale.american_english).command("replay")
    assert panel.content.splitlines()[1] == ENGLISH("since-cut", replay=replay)
    rounds = [line.split(" is")[0] for line in told(panel) if " is over.**" in line]
    assert rounds == ["**Round 1", "**Round 2", "**Round 3"]
    takes = [line for line in told(panel) if "took" in line]
    assert takes == takes_told(club, len(takes))
    (dealt,) = [
        entry.version
        for entry in await club.bot.tables.history(1)
        if entry.report and entry.report.round == 3
    ]
    assert len(takes) == (await club.game()).version - dealt - 1


async def test_choices_on_a_free_wall_stay_private(club: Club) -> None:
    await everybody_chooses(club)
    before = [(await ask(club, seat)).content for seat in range(3)]
    await place_all(club, 0)
    await settle(club, 1)

    for seat in (0, 2, EMIL):
        panel = await ask(club, seat)
        assert "column" not in panel.content
        assert "column" not in str(panel.attachments[0].description)
        if seat != EMIL:
            assert panel.content == before[seat]
            assert panel.content.splitlines()[-1].startswith(f"<@{club.members[seat].id}>: ")
    confirmed = await ask(club, 1)
    assert confirmed.content.startswith("Nothing has happened since your last move")
    assert "Ada and Chiyo still have to choose" in confirmed.content


async def test_who_confirmed_their_choices_is_told_how_the_round_ended(club: Club) -> None:
    state = await everybody_chooses(club)
    for seat in (1, 0, 2):
        await settle(club, seat)

    for seat, name in enumerate(("Ada", "Bruno", "Chiyo")):
        panel = await ask(club, seat)
        in_short, own = told(panel)
        assert in_short.startswith(f"**Round {state.round} is over.**")
        assert own.startswith(f"**{name}** ")
        await press(club.members[seat], panel, "Before")
        assert "**Before:** the table as you left it" in panel.content
        assert len(panel.content.splitlines()) == 2
        assert str(panel.attachments[0].description).startswith(f"Azul, round {state.round}. ")
        await press(club.members[seat], panel, "▶")
        assert f"**Round {state.round} is over.**" in panel.content


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
    await club.bot.tables.cancel(1, closer, may_manage=True)
    panel = answer(await club.press(club.members[0], old, "azul:since:1"))
    assert panel.content.endswith(ENGLISH("cancelled-game", mention=mention_of(closer)))


async def test_there_is_nothing_to_tell_before_the_game_begins(club: Club) -> None:
    await club.lobby()
    pressed = await club.press(club.members[0], club.last, "azul:since:1")
    assert said(pressed) == ENGLISH("refusal-not-begun", host=ADA)
    await club.members[0].slash(club.channel, "azul cancel")
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

    assert told(panel) == takes_told(club, 1)
    assert table.content == shown


async def test_a_new_look_of_the_pictures_is_nothing_that_happened(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=1)
    await club.members[0].slash(club.channel, "azul theme", theme="chocolatier")

    panel = await ask(club, 0)

    assert panel.content.startswith("Nothing has happened since your last move")
    await club.hurry(takes=1)
    assert told(await ask(club, 0)) == [
        line for line in club.last.content.splitlines() if line.startswith("**Bruno** took")
    ]


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
    assert told(panel) == takes_told(club, 4)


async def test_a_step_pressed_after_one_s_own_move_begins_anew(club: Club) -> None:
    await club.begin()
    await to_the_next_turn(club, 0)
    ada, panel = club.members[0], await ask(club, 0)
    await press(ada, panel, "Before")
    await club.hurry(takes=1)

    await press(ada, panel, "▶")

    assert panel.content.startswith("Nothing has happened since your last move")
    assert labels(panel) == []
    assert panel.attachments == []


@pytest.mark.parametrize("choice", [":0:", ":999999999:on", ":1:zzz", ":2:now"])
async def test_a_made_up_step_is_answered_with_an_existing_one_in_private(club: Club, choice: str) -> None:
    await club.begin(3)
    await club.hurry(takes=2)
    before, sent = await club.game(), len(club.env.http_requests)
    for seat in (0, EMIL):
        panel = answer(await club.press(club.members[seat], club.last, f"azul:since:1{choice}"))
        assert labels(panel) == STEPS
    await assert_same(club, before, sent)


@pytest.mark.parametrize("name", ["𝔸" * 32, "*_" * 16, "@everyone", "שלום (עולם)"])
async def test_whatever_people_are_called_the_answer_stays_within_discord_s_limits(
    club: Club, name: str
) -> None:
    people = [club.welcome(name) for _ in range(4)]
    await people[0].slash(club.channel, "azul start")
    for person in people[1:]:
        await person.slash(club.channel, "azul join")
    await people[0].slash(club.channel, "azul begin")
    await club.bot.tables.resign(1, people[3].id)
    for seed in range(4):
        await club.hurry(takes=9, seed=seed)
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
    def simcord_bot(self, store: GameStore) -> Iterator[AzulBot]:
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
