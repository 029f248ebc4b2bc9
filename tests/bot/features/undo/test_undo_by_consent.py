"""Asking the others whether a move may be undone though the next player has moved."""

import pytest

import azul
from bot.i18n.language import Verbatim
from bot.ui.discord_errors import RETRY_DELAYS
from engine import NO_HOURS, deadline_of, decisions
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.edge import Edge
from tests.bot.english import ADA, BRUNO, CHIYO, ENGLISH
from tests.bot.faults import forgetful
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.panels import assert_same
from tests.bot.shown import LOOKING_BUTTONS, take, turn_labels
from tests.bot.undo_requests import agree, asked, ids, offered, pinged

ANSWERS = ["Agree", "Decline"]


async def test_the_command_and_the_button_offer_to_ask_once_the_next_player_has_moved(club: Club) -> None:
    await club.begin(3)
    done = answer(await club.take(azul.legal_moves(await club.state())[0]))
    await take(club)
    before = await club.game()
    await club.members[0].click(done, label="Undo")
    assert labels(done) == ["Ask the others"]
    offer = answer(await club.members[0].slash(club.channel, "azul undo"))
    assert offer.content == ENGLISH("undo-ask", takes=1, others=[BRUNO])
    assert "The move after it, by Bruno, would be undone too." in offer.content
    assert labels(offer) == ["Ask the others"]
    assert len(club.turns) == 3
    assert await club.game() == before


async def test_the_question_is_public_and_notifies_those_who_have_to_answer(club: Club) -> None:
    before = await offered(club, players=4, takes=3)
    await club.members[0].click(before, label="Ask the others")

    question = club.last
    assert question.content.startswith(f"<@{club.members[1].id}>, <@{club.members[2].id}>, and ")
    assert "is it OK if **Ada** undoes their last move?" in question.content
    assert "The 2 moves after it, by Bruno and Chiyo, would be undone too." in question.content
    assert f"<@{club.members[3].id}>, it's your turn!" in question.content
    assert pinged(club) == ids(club, 1, 2, 3)
    assert labels(question) == [*ANSWERS, *await turn_labels(club)]
    assert before.content == ENGLISH("undo-asked", names=[BRUNO, CHIYO, Verbatim("Dariya")])
    assert [labels(message) for message in club.turns[:-1]] == [[]] * 4


@pytest.mark.one_in(3)
@pytest.mark.parametrize("ending", ["declined", "agreed", "a move"])
async def test_somebody_who_asked_is_told_in_private_too_that_the_request_is_over(
    club: Club, ending: str
) -> None:
    offer = await offered(club)
    await club.members[0].click(offer, label="Ask the others")
    assert labels(offer) == ["Stop asking"]

    if ending == "agreed":
        await agree(club, 1, 2)
    elif ending == "declined":
        await club.members[1].click(club.last, label="Decline")
    else:
        await take(club)

    assert offer.content == ENGLISH("undo-over")
    assert labels(offer) == []


async def test_the_last_to_agree_undoes_the_move_and_the_others_after_it(club: Club) -> None:
    await club.begin(3)
    begun = await club.state()
    await take(club)
    await take(club)
    offer = answer(await club.members[0].slash(club.channel, "azul undo"))
    await club.members[0].click(offer, label="Ask the others")
    question, posts = club.last, len(club.posted())

    await agree(club, 2)
    assert club.last.id == question.id
    assert ENGLISH("request-agreed", names=[CHIYO], count=1) in club.last.content
    assert len(club.posted()) == posts
    await agree(club, 1)

    assert await club.state() == begun
    assert ENGLISH("took-back", name=ADA, takes=1, others=[BRUNO]) in club.last.content
    assert club.last.content.startswith(f"<@{club.members[0].id}>, it's your turn!")
    assert ENGLISH("request-granted", asker=ADA) not in club.last.content
    assert pinged(club) == ids(club, 0)
    assert labels(club.last) == await turn_labels(club)
    former = club.turns[-2]
    assert former.id == question.id
    assert former.content.startswith(ENGLISH("request-granted", asker=ADA))
    assert (labels(former), len(former.attachments)) == ([], 1)
    await take(club)
    assert (await club.state()).turn == 1


@pytest.mark.thorough
async def test_the_next_move_may_be_that_of_the_one_who_asks(club: Club) -> None:
    question = await asked(club, players=2)
    assert question.content.startswith(f"<@{club.members[1].id}>: is it OK if")
    assert pinged(club) == ids(club, 1)
    await agree(club, 1)
    assert pinged(club) == ids(club, 0)
    assert (await club.game()).table.earlier == ()


async def test_one_who_declines_ends_it_in_the_same_message(club: Club) -> None:
    question, before = await asked(club), await club.state()
    posts = len(club.posted())

    await club.members[1].click(question, label="Decline")

    assert club.last.id == question.id
    assert ENGLISH("request-declined", asker=ADA, name=BRUNO) in club.last.content
    assert "is it OK if **Ada**" not in club.last.content
    assert labels(club.last) == await turn_labels(club)
    assert len(club.posted()) == posts
    assert await club.state() == before
    again = said(await club.members[0].slash(club.channel, "azul undo"))
    assert again == ENGLISH("refusal-undo-declined")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("button", ["Stop asking", "Decline"])
async def test_somebody_who_asks_withdraws(club: Club, button: str) -> None:
    question = await asked(club)
    mine = club.private(club.members[0])[-1]
    message = mine if button != "Decline" else question

    await club.members[0].click(message, label=button)

    assert ENGLISH("request-withdrawn", asker=ADA) in club.last.content
    assert labels(club.last) == await turn_labels(club)
    if button != "Decline":
        assert mine.content == ENGLISH("undo-withdrawn")
    again = said(await club.members[0].slash(club.channel, "azul undo"))
    assert again == ENGLISH("refusal-asked-already")


async def test_the_next_move_ends_it(club: Club) -> None:
    question = await asked(club)
    (agree_button, *_) = buttons(question)

    await take(club)

    assert ENGLISH("request-lapsed", asker=ADA) in club.last.content
    former = club.turns[-2]
    assert former.content.startswith(ENGLISH("request-lapsed", asker=ADA))
    assert labels(former) == []
    before, sent = await club.game(), len(club.env.http_requests)
    result = await club.press(club.members[1], question, agree_button["custom_id"])
    assert said(result) == ENGLISH("refusal-request-over")
    await assert_same(club, before, sent)


async def test_a_resignation_ends_it(club: Club) -> None:
    await asked(club)
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[2].id))
    await club.bot.presenter.present((await club.game()).id)
    assert ENGLISH("request-lapsed", asker=ADA) in club.last.content
    assert labels(club.last) == await turn_labels(club)


async def test_a_newer_question_takes_its_place(club: Club) -> None:
    asking = await offered(club, players=3, takes=3)
    (ask,) = buttons(asking)
    for _ in range(2):
        await club.press(club.members[0], asking, ask["custom_id"])
        assert labels(asking) == ["Stop asking"]
    asking = answer(await club.members[0].slash(club.channel, "azul undo"))
    assert labels(asking) == ["Stop asking"]
    first = club.last
    offer = answer(await club.members[1].slash(club.channel, "azul undo"))
    await club.members[1].click(offer, label="Ask the others")

    assert "is it OK if **Bruno** undoes" in club.last.content
    assert pinged(club) == ids(club, 0, 2)
    replaced = next(message for message in club.messages if message.id == first.id)
    assert replaced.content.startswith(ENGLISH("request-replaced", asker=ADA, name=BRUNO))
    result = await club.press(club.members[1], first, buttons(first)[0]["custom_id"])
    assert said(result) == ENGLISH("refusal-request-over")
    await club.press(club.members[0], asking, ask["custom_id"])
    assert asking.content == ENGLISH("refusal-asked-already")


async def test_in_a_quiet_game_the_question_goes_with_its_turn_also_after_restarts(club: Club) -> None:
    question = await asked(club, messages="quiet")
    assert [message.id for message in club.turns] == [question.id]
    await club.restart()
    await agree(club, 1)
    await club.restart()
    assert club.last.id == question.id
    await agree(club, 2)
    assert (await club.state()).turn == 0
    assert len(club.turns) == 1
    assert "Everyone agreed, so **Ada**'s last move is undone." in club.last.content


@pytest.mark.thorough
async def test_an_answer_that_was_not_noted_as_shown_is_shown_once(club: Club) -> None:
    question = await asked(club)
    forgetful(club.store)
    await agree(club, 1)
    await club.restart()
    await agree(club, 2)
    assert (await club.game()).shown_version == (await club.game()).version
    assert len(club.turns) == 5
    assert [labels(message) for message in club.turns[:-1]] == [[]] * 4
    assert club.turns[-2].id == question.id


async def test_somebody_who_still_has_to_answer_is_called_by_a_question_that_comes_late(
    club: Club, edge: Edge
) -> None:
    before = await offered(club, players=4, takes=3)
    edge.break_connection(arrives=False)
    await club.members[0].click(before, label="Ask the others")
    await club.env.advance_time(sum(RETRY_DELAYS))
    table = answer(await club.members[1].slash(club.channel, "azul table"))
    assert "is it OK if **Ada** undoes" in text_of(table)
    await club.members[1].click(table, label="Agree")

    assert text_of(table) == ENGLISH("undo-agreed")
    assert labels(club.last)[:2] == ANSWERS
    assert pinged(club) == ids(club, 2, 3)
    table = answer(await club.members[2].slash(club.channel, "azul table"))
    await club.members[2].click(table, label="Decline")
    assert text_of(table) == ENGLISH("undo-declined")


@pytest.mark.thorough
async def test_a_question_whose_message_was_deleted_is_asked_again_with_its_answers(club: Club) -> None:
    question = await asked(club)
    table = answer(await club.members[1].slash(club.channel, "azul table"))
    assert "is it OK if **Ada** undoes" in text_of(table)
    assert labels(table) == [*ANSWERS, *await turn_labels(club), ENGLISH("button-call")]
    await question.delete()

    await club.members[1].click(table, label="Agree")

    assert text_of(table) == ENGLISH("undo-agreed")
    assert labels(club.last) == [*ANSWERS, *await turn_labels(club)]
    assert pinged(club) == ids(club, 2)
    await agree(club, 2)
    assert (await club.state()).turn == 0


@pytest.mark.thorough
async def test_the_replay_and_what_happened_since_tell_it(club: Club) -> None:
    await asked(club)
    await agree(club, 1, 2)
    animation = await club.members[0].slash(club.channel, "azul view replay")
    assert animation.response is not None
    step = animation.response
    await club.members[0].click(step, label="Step through it")
    await club.members[0].click(step, label="⏭")
    assert "Everyone agreed, so **Ada**'s last move is undone." in step.content
    since = answer(await club.members[0].click(club.turn, label=LOOKING_BUTTONS[1]))
    assert "Everyone agreed" not in text_of(since)


@pytest.mark.thorough
async def test_in_a_thread_the_question_is_asked_there_and_comes_home_with_the_game(club: Club) -> None:
    thread = await begin_in_thread(club)
    for _ in range(2):
        await take(thread)
    offer = answer(await thread.members[0].slash(thread.channel, "azul undo"))
    await thread.members[0].click(offer, label="Ask the others")
    assert labels(thread.last) == [*ANSWERS, *await turn_labels(thread)]

    club.env.backend.delete_channel(thread.channel.id)
    await club.env.settle()

    assert "is it OK if **Ada** undoes their last move?" in club.last.content
    assert pinged(club) == [*ids(club, 1), *ids(club, 0)]
    await agree(club, 1)
    assert "Everyone agreed, so **Ada**'s last move is undone." in club.last.content


@pytest.mark.thorough
@pytest.mark.usefixtures("days_pass")
async def test_a_question_and_its_answers_leave_the_deadline_and_its_reminders_alone(club: Club) -> None:
    await club.begin(3, pace="24h")
    await take(club)
    await take(club)
    deadline = deadline_of((await club.game()).table, NO_HOURS)
    await club.env.advance_time(13 * 3600)
    reminder = club.last
    assert reminder.reference is not None
    offer = answer(await club.members[0].slash(club.channel, "azul undo"))
    await club.members[0].click(offer, label="Ask the others")
    await agree(club, 2)
    assert deadline_of((await club.game()).table, NO_HOURS) == deadline
    assert [message.id for message in club.messages if message.reference] == []
    await club.env.advance_time(9 * 3600)
    reminder = club.last
    assert reminder.reference is not None
    await club.members[1].click(club.turn, label="Decline")
    assert club.last.id == reminder.id
    assert labels(club.turn) == await turn_labels(club)


@pytest.mark.thorough
@pytest.mark.usefixtures("days_pass")
async def test_a_turn_that_was_taken_back_to_starts_over(club: Club) -> None:
    await club.begin(2, pace="24h")
    await take(club)
    await take(club)
    await club.env.advance_time(13 * 3600)
    before = deadline_of((await club.game()).table, NO_HOURS)
    offer = answer(await club.members[0].slash(club.channel, "azul undo"))
    await club.members[0].click(offer, label="Ask the others")
    await agree(club, 1)
    after = deadline_of((await club.game()).table, NO_HOURS)
    assert before is not None
    assert after is not None
    assert after > before
