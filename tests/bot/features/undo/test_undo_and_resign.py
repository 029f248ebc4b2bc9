"""Undoing a move, and leaving a running game."""

import pytest

import azul
from engine import Status, decisions
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.features.lobby.test_computers import SOON, alone
from tests.bot.panels import choose
from tests.bot.shown import RESULT_BUTTONS, turn_labels
from tests.bot.variants import cut_short
from tests.some import some

NOTHING = ENGLISH("refusal-nothing-to-undo")


async def any_take(club: Club) -> azul.Move:
    """Return a legal take onto line 5 or else the floor."""
    moves = azul.legal_moves(await club.state())
    return next((move for move in moves if move.line == 4), moves[-1])


async def test_a_move_is_undone_by_command_until_the_next_player_has_moved(club: Club) -> None:
    await club.begin()
    before = await club.state()
    await club.take(await any_take(club))

    result = await club.members[0].slash(club.channel, "azul undo")

    assert said(result) == ENGLISH("undone")
    assert await club.state() == before
    assert ENGLISH("undid", name=ADA) in club.last.content
    assert club.posted()[-1]["allowed_mentions"]["users"] == [club.members[0].id]
    assert [labels(message) for message in club.turns] == [[], [], await turn_labels(club)]


async def test_a_move_is_undone_by_button_and_its_source_asked_again(club: Club) -> None:
    await club.begin()
    before, move = await club.state(), await any_take(club)
    done = answer(await club.take(move))

    await club.members[0].click(done, label="Undo")

    assert done.content.startswith(ENGLISH("undone"))
    assert f"**Factory {move.source}:**" in done.content
    assert await club.state() == before
    await choose(club.members[0], done, str(move))
    await choose(club.members[0], done, f"{move}!")
    assert done.content.startswith("Done: ")


@pytest.mark.thorough
async def test_undo_pressed_twice_undoes_once_and_asks_for_another_move(club: Club) -> None:
    await club.begin()
    done = answer(await club.take(await any_take(club)))
    (undo,) = buttons(done)
    before = await club.game()

    await club.press_at_once(done, *[(club.members[0], undo["custom_id"])] * 3)

    assert (await club.game()).version == before.version + 1
    assert done.content.startswith(ENGLISH("undone"))
    assert ENGLISH("panel-target") in done.content


@pytest.mark.one_in(4)
@pytest.mark.parametrize("choice", ["zzz", "", "9", "1b1!"])
async def test_an_undo_button_without_a_source_asks_for_one(club: Club, choice: str) -> None:
    await club.begin()
    done = answer(await club.take(await any_take(club)))
    game = await club.game()

    await club.press(club.members[0], done, f"azul:undo:{game.id}:{game.version}:{choice}")

    assert done.content.startswith(ENGLISH("undone"))
    assert (ENGLISH("panel-source") in done.content) == (choice != "1b1!")


async def test_nothing_is_undone_before_the_first_move_or_by_another_player_or_twice(club: Club) -> None:
    await club.begin(3)
    assert NOTHING in said(await club.members[0].slash(club.channel, "azul undo"))
    await club.take(await any_take(club))
    before = await club.game()
    assert NOTHING in said(await club.members[1].slash(club.channel, "azul undo"))
    assert ENGLISH("refusal-not-seated") in said(await club.members[4].slash(club.channel, "azul undo"))
    assert await club.game() == before
    await club.members[0].slash(club.channel, "azul undo")

    assert NOTHING in said(await club.members[0].slash(club.channel, "azul undo"))


async def test_nothing_is_undone_past_a_deal(club: Club) -> None:
    await club.begin()
    while azul.total((await club.state()).centre) + sum(map(azul.total, (await club.state()).factories)) > 1:
        await club.hurry(takes=1)
        if (await club.state()).round == 2:
            break
    else:
        await club.take(azul.legal_moves(await club.state())[-1])
    game = await club.game()
    assert game.table.running_state.round == 2
    assert game.table.undoable is None

    for member in some(club.members[:2]):
        assert NOTHING in said(await member.slash(club.channel, "azul undo"))
    assert await club.game() == game


async def test_the_last_move_of_a_round_offers_no_undo(club: Club) -> None:
    await club.begin()
    while len(azul.legal_moves(await club.state())) > 6 or any((await club.state()).factories):
        await club.hurry(takes=1)
    result = answer(await club.take(azul.legal_moves(await club.state())[-1]))

    assert (await club.state()).round == 2
    assert labels(result) == []
    assert "You can undo this" not in result.content


async def test_an_old_undo_button_does_not_undo_a_later_move(club: Club) -> None:
    await club.begin()
    first = answer(await club.take(await any_take(club)))
    (undo,) = buttons(first)
    await club.members[0].slash(club.channel, "azul undo")
    await club.restart()  # so that this panel stays
    await club.take(await any_take(club))
    before = await club.game()

    await club.members[0].click(first, custom_id=undo["custom_id"])

    assert NOTHING in first.content
    assert await club.game() == before


async def test_a_button_undoes_its_own_move_with_the_computers_answers_but_no_later_one(
    club: Club,
) -> None:
    await alone(club)
    ada, done, undo, states = club.members[0], [], [], []
    for _ in range(2):
        states.append(await club.state())
        done.append(answer(await club.take(await any_take(club))))
        undo.append(buttons(done[-1])[0]["custom_id"])
        await club.env.advance_time(SOON)
    before = await club.game()

    await club.press(ada, done[1], undo[0])
    assert done[1].content == NOTHING
    assert await club.game() == before
    await club.press(ada, done[1], undo[1])

    assert done[1].content.startswith(ENGLISH("undone"))
    assert await club.state() == states[1]


async def test_leaving_has_to_be_confirmed(club: Club) -> None:
    await club.begin()
    before = await club.game()

    asked = answer(await club.members[1].slash(club.channel, "azul leave"))

    assert asked.content == ENGLISH("resign-ask", players=1)
    assert labels(asked) == ["Leave the game", ENGLISH("button-hand-over"), "Keep playing"]
    await club.members[1].click(asked, label="Keep playing")
    assert asked.content == ENGLISH("resign-kept")
    assert labels(asked) == []
    assert await club.game() == before


async def test_of_two_players_the_other_wins_without_bonuses(club: Club) -> None:
    await club.begin()
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))

    await club.members[0].click(asked, label="Leave the game")

    assert asked.content == ENGLISH("resign-done")
    assert (await club.game()).table.status is Status.OVER
    result = club.last.content
    assert ENGLISH("over-resigned", names=[BRUNO], left=[ADA]) in result
    assert "no bonuses counted" in result
    assert "2\\. Ada **0**" in result.splitlines()
    assert club.posted()[-1]["allowed_mentions"]["users"] == [member.id for member in club.members[:2]]
    assert labels(club.last) == RESULT_BUTTONS


async def test_of_three_players_the_others_play_on(club: Club) -> None:
    await club.begin(3)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    assert ENGLISH("resign-ask", players=2) in asked.content

    await club.members[0].click(asked, label="Leave the game")

    assert ENGLISH("resigned", name=ADA) in club.last.content
    assert (await club.state()).turn == 1
    assert club.posted()[-1]["allowed_mentions"]["users"] == [club.members[1].id]
    movers = []
    for _ in range(4):
        movers.append((await club.state()).turn)
        await club.take(await any_take(club))
    assert movers == [1, 2, 1, 2]


async def test_somebody_who_moves_is_not_notified_again_because_another_player_leaves(club: Club) -> None:
    await club.begin(3)
    asked = answer(await club.members[2].slash(club.channel, "azul leave"))
    await club.members[2].click(asked, label="Leave the game")

    assert (await club.state()).turn == 0
    assert club.turn.content.startswith(f"<@{club.members[0].id}>")
    assert club.posted()[-1]["allowed_mentions"]["users"] == []


async def test_nobody_leaves_twice(club: Club) -> None:
    await club.begin(3)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    leave = buttons(asked)[0]["custom_id"]
    await club.members[0].click(asked, custom_id=leave)
    before = await club.game()

    await club.press(club.members[0], asked, leave)
    again = await club.members[0].slash(club.channel, "azul leave")

    assert asked.content == said(again) == ENGLISH("refusal-resigned")
    assert await club.game() == before


async def test_a_player_who_has_left_neither_takes_tiles_nor_undoes(club: Club) -> None:
    await club.begin(3)
    taken = answer(await club.take(await any_take(club)))
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[0].id))
    before = await club.game()

    await club.members[0].click(taken, label="Undo")
    refused = await club.take(await any_take(club), by=club.members[0])
    pressed = await club.press(club.members[0], club.last, f"azul:panel:{before.id}:{before.version}:1")

    assert NOTHING in taken.content
    assert said(refused) == said(pressed) == ENGLISH("refusal-not-your-turn", name=BRUNO)
    assert await club.game() == before


async def test_people_leave_before_and_in_a_game(club: Club) -> None:
    await club.lobby(3)
    assert said(await club.members[1].slash(club.channel, "azul leave")) == ENGLISH("left")
    await club.members[0].slash(club.channel, "azul begin")

    asked = answer(await club.members[2].slash(club.channel, "azul leave"))
    assert ENGLISH("resign-ask", players=1) in asked.content
    assert (await club.game()).table.is_open
    await club.members[2].click(asked, label="Leave the game")

    assert (await club.game()).table.status is Status.OVER


async def test_only_players_leave_and_only_a_running_game(club: Club) -> None:
    await club.begin()
    stranger = await club.members[4].slash(club.channel, "azul leave")
    assert ENGLISH("refusal-not-seated") in said(stranger)

    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    await cut_short(club)
    await club.members[0].click(asked, label="Leave the game")

    assert asked.content == "This game is over. `/azul start` opens a new table."


@pytest.mark.one_in(3)
@pytest.mark.parametrize("label", ["Leave the game", "Keep playing"])
@pytest.mark.parametrize(("moment", "refusal"), [("over", "refusal-ended"), ("left", "refusal-resigned")])
async def test_a_question_that_is_answered_too_late_says_why(
    club: Club, label: str, moment: str, refusal: str
) -> None:
    await club.begin(3)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    if moment == "over":
        await cut_short(club)
    else:
        await club.bot.games.change((await club.game()).id, decisions.resign(club.members[0].id))
    before = await club.game()

    await club.members[0].click(asked, label=label)

    assert asked.content == ENGLISH(refusal)
    assert await club.game() == before


async def test_somebody_who_would_end_the_game_by_now_is_asked_again(club: Club) -> None:
    await club.begin(4)
    asked, beside = [answer(await club.members[seat].slash(club.channel, "azul leave")) for seat in (0, 3)]
    assert ENGLISH("resign-ask", players=3) in asked.content
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[1].id))
    await club.members[3].click(beside, label="Leave the game")
    assert beside.content == ENGLISH("resign-done")  # several still play on

    await club.members[0].click(asked, label="Leave the game")

    assert asked.content == f"{ENGLISH('panel-moved-on')}\n{ENGLISH('resign-ask', players=1)}"
    assert (await club.game()).table.is_open
    await club.members[0].click(asked, label="Leave the game")
    assert (await club.game()).table.status is Status.OVER


async def test_the_summary_says_that_the_board_of_a_player_who_left_stays(club: Club) -> None:
    await club.begin(3)
    await club.hurry(takes=3)
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[1].id))
    await club.hurry(takes=40)

    summaries = [message.content for message in club.messages if "**Round 1 is over.**" in message.content]

    assert len(summaries) == 1
    assert "**Bruno** left the game; the score stays at **0**" in summaries[0]
