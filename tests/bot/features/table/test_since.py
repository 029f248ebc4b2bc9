"""“What happened?” below a turn: what a person has missed since their last turn, in private."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from bot.messages.layout import MAX_MESSAGE_LENGTH
from bot.words.phrases import mention_of
from engine import decisions
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ADA, BRUNO, CHIYO, ENGLISH
from tests.bot.free_walls import everybody_chooses, place_all, settle
from tests.bot.panels import a_move, assert_same
from tests.bot.variants import play_until
from tests.some import some

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


def lines_of(panel: ResponseMessage) -> list[str]:
    """Return the lines between the title and whose turn it is."""
    return panel.content.splitlines()[1:-1]


def takes_shown(club: Club, newest: int) -> list[str]:
    """Return the lines about the newest takes in the channel, oldest first."""
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
    assert lines == takes_shown(club, 3)
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
    moves, pictures = takes_shown(club, 3), [each.attachments[0].description for each in club.turns[1:]]
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
    (report,) = [entry.report for entry in await club.bot.games.history(1) if entry.report]

    (number,) = [
        index for index, line in enumerate(lines_of(panel)) if line.startswith("**Round 1 is over.**")
    ]
    in_short, own = lines_of(panel)[number : number + 2]
    for name, tiling in some(zip(("Ada", "Bruno", "Chiyo"), report.boards, strict=True)):
        assert tiling is not None
        gained = tiling.score - tiling.score_before
        assert f"{name} **{tiling.score}**{f' (+{gained})' if gained else ''}" in in_short
    (summary,) = [message for message in club.messages if "**Round 1 is over.**" in message.content]
    assert own.startswith("**Bruno** ")
    assert own in summary.content.splitlines()
    assert sum(line.startswith("**Bruno** ") for line in lines_of(panel)) == 1

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

    assert lines_of(panel)[0].startswith("**Round 1 is over.**")
    assert not any("took" in line for line in lines_of(panel))
    await press(club.members[ended], panel, "Before")
    assert panel.content.splitlines()[0] == ENGLISH("replay-step", number=1, count=3, round=1)
    assert panel.content.splitlines()[2] == takes_shown(club, 1)[0]


async def test_what_was_undone_is_not_told(club: Club) -> None:
    await club.begin(3)
    await club.take(await a_move(club))
    await club.take(await a_move(club, 3))
    undone = takes_shown(club, 1)[0]
    await club.members[1].slash(club.channel, "azul undo")
    assert (await ask(club, 0)).content.startswith("Nothing has happened since your last move (<t:")

    await club.take(await a_move(club, 4))

    assert lines_of(await ask(club, 0)) == takes_shown(club, 1) != [undone]
    assert lines_of(await ask(club, 2))[1:] == takes_shown(club, 3)[:1] + takes_shown(club, 1)


async def test_who_undid_their_move_is_told_what_happened_before_it(club: Club) -> None:
    await club.begin()
    await to_the_next_turn(club, 0)
    missed = lines_of(await ask(club, 0))
    await club.hurry(takes=1)
    assert (await ask(club, 0)).content.startswith("Nothing has happened since your last move")

    await club.members[0].slash(club.channel, "azul undo")

    assert lines_of(await ask(club, 0)) == missed


async def test_a_player_who_has_not_moved_yet_is_told_everything(club: Club) -> None:
    await club.begin(3)
    fresh = await ask(club, 2)
    assert fresh.content.startswith("**Since the game began** (<t:")
    assert lines_of(fresh) == [ENGLISH("begun", names=[ADA, BRUNO, CHIYO], starter=ADA)]
    assert labels(fresh) == []
    assert len(fresh.attachments) == 1
    await club.hurry(takes=2)

    panel = await ask(club, 2)

    assert lines_of(panel)[1:] == takes_shown(club, 2)
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
    assert lines_of(panel) == takes_shown(club, 3)
    assert panel.content.endswith("to move.")
    await press(club.members[EMIL], panel, "Before")
    assert "**Before:** the table as round 2 began (<t:" in panel.content


@pytest.mark.thorough
async def test_who_left_the_game_is_told_what_happened_since_then(club: Club) -> None:
    await club.begin(3)
    await club.hurry(takes=4)
    await club.bot.games.change(1, decisions.resign(club.members[2].id))
    assert await club.bot.presenter.present(1)
    assert (await ask(club, 2)).content.startswith("Nothing has happened since you left the game (<t:")
    assert lines_of(await ask(club, 0)) == [ENGLISH("resigned", name=CHIYO)]
    await club.hurry(takes=2)

    panel = await ask(club, 2)

    assert panel.content.startswith("**Since you left the game** (<t:")
    assert lines_of(panel) == takes_shown(club, 2)


async def test_of_a_long_absence_the_rounds_and_the_newest_moves_are_told(club: Club) -> None:
    await club.begin(4)
    await club.bot.games.change(1, decisions.resign(club.members[3].id))
    await play_until(club, lambda state: state.round == 4 and sum(map(bool, state.factories)) < 5)

    panel = await ask(club, 3)

    assert len(panel.content) <= MAX_MESSAGE_LENGTH
    replay = club.bot.public_phrases(club.guild.id, "en-US").command("replay")
    assert panel.content.splitlines()[1] == ENGLISH("since-cut", replay=replay)
    rounds = [line.split(" is")[0] for line in lines_of(panel) if " is over.**" in line]
    assert rounds == ["**Round 1", "**Round 2", "**Round 3"]
    takes = [line for line in lines_of(panel) if "took" in line]
    assert takes == takes_shown(club, len(takes))
    (dealt,) = [
        entry.version for entry in await club.bot.games.history(1) if entry.report and entry.report.round == 3
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
    assert "Ada and Chiyo still have to place their tiles" in confirmed.content


@pytest.mark.thorough
async def test_who_confirmed_their_choices_is_told_how_the_round_ended(club: Club) -> None:
    state = await everybody_chooses(club)
    for seat in (1, 0, 2):
        await settle(club, seat)

    for seat, name in enumerate(("Ada", "Bruno", "Chiyo")):
        panel = await ask(club, seat)
        in_short, own = lines_of(panel)
        assert in_short.startswith(f"**Round {state.round} is over.**")
        assert own.startswith(f"**{name}** ")
        await press(club.members[seat], panel, "Before")
        assert "**Before:** the table as you left it" in panel.content
        assert len(panel.content.splitlines()) == 2
        assert str(panel.attachments[0].description).startswith(f"Azul, round {state.round}. ")
        await press(club.members[seat], panel, "▶")
        assert f"**Round {state.round} is over.**" in panel.content
