"""Asking to undo and answering, by the wrong people, with the wrong buttons, and all at the same moment."""

import pytest
from simcord import Env

import azul
from engine import decisions
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.edge import Edge
from tests.bot.english import ENGLISH
from tests.bot.faults import allow_posting, deny_posting
from tests.bot.panels import assert_same
from tests.bot.shown import A_WHILE, take, turn_labels
from tests.bot.undo_requests import agree, asked, offered, pinged

OVER = ENGLISH("refusal-request-over")


async def undone(club: Club) -> int:
    """Return how many takes were taken back."""
    entries = await club.bot.games.history((await club.game()).id)
    return sum(str(getattr(entry.event, "event", "")).startswith("take-back") for entry in entries)


@pytest.mark.thorough
async def test_two_who_agree_at_the_same_moment_undo_it_once(club: Club) -> None:
    question = await asked(club)
    (button, *_) = [each["custom_id"] for each in buttons(question)]

    presses = [(club.members[member], button) for member in (1, 2, 1, 2, 2)]
    results = await club.press_at_once(question, *presses)

    assert all(result.acknowledged for result in results)
    assert await undone(club) == 1
    assert (await club.state()).turn == 0
    assert labels(club.last) == await turn_labels(club)
    assert len(club.turns) == 5


async def test_agreeing_and_declining_at_the_same_moment_leaves_it_as_it_is(club: Club) -> None:
    question = await asked(club)
    agree_id, decline_id = [each["custom_id"] for each in buttons(question)][:2]

    _, refused = await club.press_at_once(
        question, (club.members[1], decline_id), (club.members[2], agree_id)
    )

    assert said(refused) == OVER
    assert await undone(club) == 0


@pytest.mark.one_in(2)
@pytest.mark.parametrize("move_first", [True, False])
async def test_of_the_last_agreement_and_a_move_at_the_same_moment_one_counts(
    club: Club, *, move_first: bool
) -> None:
    question = await asked(club, players=2)
    (agree_id, _, *_) = [each["custom_id"] for each in buttons(question)]
    game = await club.game()
    move = next(move for move in azul.legal_moves(await club.state()) if move.line == azul.FLOOR)
    panel = answer(await club.members[0].click(question, label=labels(question)[2]))
    moving = (club.members[0], panel, f"azul:take:{game.id}:{game.version}:{move}!")
    agreeing = (club.members[1], question, agree_id)

    await club.press_on_several_at_once(*((moving, agreeing) if move_first else (agreeing, moving)))

    assert await undone(club) == int(not move_first)
    assert (await club.state()).turn == int(move_first)
    assert (await club.game()).shown_version == (await club.game()).version


async def test_only_those_who_are_asked_can_answer(club: Club) -> None:
    question = await asked(club)
    before, sent = await club.game(), len(club.env.http_requests)
    for member, code in ((0, "own-request"), (4, "not-seated")):
        result = await club.members[member].click(question, label="Agree")
        assert said(result) == ENGLISH(f"refusal-{code}")
    declined = await club.members[4].click(question, label="Decline")
    assert said(declined) == ENGLISH("refusal-not-seated")
    await assert_same(club, before, sent)


@pytest.mark.one_in(8)
@pytest.mark.parametrize("number", ["", ":0:", ":2:", ":999999999:x"])
@pytest.mark.parametrize("action", ["agree", "decline"])
async def test_a_forged_answer_counts_for_nothing(club: Club, action: str, number: str) -> None:
    question = await asked(club)
    before, sent = await club.game(), len(club.env.http_requests)
    result = await club.press(club.members[1], question, f"azul:{action}:{before.id}{number}")
    assert said(result) == OVER
    await assert_same(club, before, sent)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("version", ["", ":0:", ":1:", ":999999999:"])
async def test_a_forged_question_is_not_asked(club: Club, version: str) -> None:
    offer = await offered(club)
    before, sent = await club.game(), len(club.env.http_requests)
    await club.press(club.members[0], offer, f"azul:ask:{before.id}{version}")
    assert offer.content.startswith(ENGLISH("panel-moved-on"))
    assert labels(offer) == ["Ask the others"]
    result = await club.press(club.members[4], offer, f"azul:ask:{before.id}{version}")
    assert ENGLISH("refusal-not-seated") in (said(result) or offer.content)
    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_asking_twice_at_the_same_moment_asks_once(club: Club) -> None:
    offer = await offered(club)
    (ask,) = buttons(offer)
    await club.press_at_once(offer, *[(club.members[0], ask["custom_id"])] * 3)
    game = await club.game()
    assert game.table.consent.number == 1
    assert len(club.turns) == 4
    assert labels(offer) == ["Stop asking"]
    assert offer.content == answer(await club.members[0].slash(club.channel, "azul undo")).content


async def test_an_offer_that_the_game_has_left_behind_asks_nothing_and_is_made_again(club: Club) -> None:
    offer = await offered(club)
    await take(club)
    before, sent = await club.game(), len(club.env.http_requests)
    await club.members[0].click(offer, label="Ask the others")
    assert offer.content.startswith(ENGLISH("panel-moved-on"))
    assert "The 2 moves after it, by Bruno and Chiyo, would be undone too." in offer.content
    await assert_same(club, before, sent)

    await club.members[0].click(offer, label="Ask the others")

    assert (await club.game()).table.consent.seat == 0


@pytest.mark.thorough
async def test_answers_to_a_game_that_was_closed_are_refused(club: Club) -> None:
    question = await asked(club)
    await club.bot.games.change((await club.game()).id, decisions.cancel(club.members[0].id, may_manage=True))
    result = await club.press(club.members[1], question, buttons(question)[0]["custom_id"])
    assert said(result) == ENGLISH("refusal-ended")


@pytest.mark.thorough
async def test_the_strangest_names_ask_and_are_asked(club: Club) -> None:
    names = ("\u202e@everyone **x**", "[a](http://b)\n# c", "🎲" * 32)
    club.members = [club.welcome(name) for name in names]
    question = await asked(club)
    assert "@everyone" not in question.content.replace("\\@everyone", "")
    assert "\n# c" not in question.content
    assert pinged(club) == [club.members[1].id, club.members[2].id]
    assert club.posted()[-1]["allowed_mentions"]["parse"] == []
    await agree(club, 1, 2)
    assert await undone(club) == 1


@pytest.mark.thorough
async def test_a_question_that_cannot_be_posted_is_posted_later(club: Club) -> None:
    offer = await offered(club)
    role = club.guild.id
    deny_posting(club.env, club.channel.id, role)
    await club.members[0].click(offer, label="Ask the others")
    assert (await club.game()).table.consent.seat == 0
    allow_posting(club.env, club.channel.id, role)
    await club.bot.presenter.present((await club.game()).id)
    assert "is it OK if **Ada** undoes their last move?" in club.last.content


async def test_answers_during_a_slow_post_are_shown_with_it_or_after(
    club: Club, simcord_env: Env, edge: Edge
) -> None:
    offer = await offered(club)
    gate = edge.hold(simcord_env, "post")
    await club.press(club.members[0], offer, buttons(offer)[0]["custom_id"])
    game = await club.game()
    await club.bot.games.change(game.id, decisions.agree(club.members[1].id, 1))
    await club.bot.games.change(game.id, decisions.agree(club.members[2].id, 1))
    gate.set()
    await simcord_env.advance_time(A_WHILE)
    assert "Everyone agreed" in club.last.content
    assert labels(club.last) == await turn_labels(club)
    assert (await club.game()).shown_version == (await club.game()).version
