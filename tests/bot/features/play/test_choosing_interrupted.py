"""Placing tiles at the same time, with restarts, undos, resignations and lost messages in between."""

import pytest
from simcord.actors import MemberActor

import azul
from engine import Status, decisions
from storage.store import Store
from tests.bot.club import Club, answer, labels, picture_of, said
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.faults import forgetful
from tests.bot.free_walls import everybody_chooses, place_all, settle, summaries
from tests.bot.panels import assert_same
from tests.bot.shown import RESULT_BUTTONS, TILING_BUTTONS, turn_labels
from tests.bot.variants import FREE, choosing, do, events_until, first_choices

THREE = (0, 1, 2)


async def test_choices_survive_a_restart_and_the_message_is_not_repeated(club: Club) -> None:
    state = await everybody_chooses(club)
    await settle(club, 2)
    panel = await place_all(club, 0)
    asked, before = club.last.id, await club.state()

    await club.restart()

    assert club.last.id == asked
    assert await club.state() == before
    await club.members[0].click(panel, label="Confirm")
    assert panel.content.startswith(ENGLISH("placed-confirmed"))
    assert club.last.id == asked
    await club.restart()
    await settle(club, 1)
    assert (await club.state()).round == state.round + 1
    assert sum(f"**Round {state.round} is over.**" in text for text in summaries(club)) == 1
    assert labels(club.last) == await turn_labels(club)


async def test_a_round_that_ended_while_the_bot_was_away_is_shown_once(club: Club) -> None:
    state = await everybody_chooses(club)
    game = await club.game()
    asked = club.last.id
    for seat in THREE:
        for row, column in first_choices(await club.state(), seat):
            await club.bot.games.change(
                game.id, decisions.place(club.seated(seat).id, row, column, round_=state.round)
            )
        await club.bot.games.change(game.id, decisions.settle(club.seated(seat).id, round_=state.round))

    await club.restart()
    await club.restart()

    assert sum(f"**Round {state.round} is over.**" in text for text in summaries(club)) == 1
    assert labels(club.last) == await turn_labels(club)
    assert labels(next(message for message in club.messages if message.id == asked)) == []


async def last_taker(club: Club) -> MemberActor:
    """Return the player who made the take after which everybody chooses."""
    before = (await club.bot.games.history((await club.game()).id))[-1].before
    assert before is not None
    assert before.state is not None
    return club.seated(before.state.turn)


async def test_the_last_take_is_undone_while_nobody_has_chosen(club: Club) -> None:
    state = await everybody_chooses(club)
    taker = await last_taker(club)
    other = next(member for member in club.members[:3] if member is not taker)
    panel = answer(await other.click(club.last, label="Place tiles"))
    asking = club.last.id

    assert said(await taker.slash(club.channel, "azul undo")).startswith(ENGLISH("undone"))

    now = await club.state()
    assert (now.phase, now.round) == (azul.Phase.OFFER, state.round)
    assert club.posted()[-1]["allowed_mentions"]["users"] == [taker.id]
    assert labels(next(message for message in club.messages if message.id == asking)) == []
    before, sent = await club.game(), len(club.env.http_requests)
    custom_id = panel.components[0]["components"][0]["custom_id"]
    await club.press(other, panel, custom_id)
    assert panel.content.startswith(ENGLISH("refusal-not-choosing"))
    await assert_same(club, before, sent)


async def test_the_last_take_stands_once_somebody_has_chosen(club: Club) -> None:
    await everybody_chooses(club)
    taker = await last_taker(club)
    seat = next(seat for seat in THREE if club.seated(seat) is not taker)
    await place_all(club, seat)
    before = await club.game()

    refused = await taker.slash(club.channel, "azul undo")

    assert said(refused).startswith(ENGLISH("refusal-nothing-to-undo"))
    assert await club.game() == before


@pytest.mark.thorough
async def test_the_game_ends_when_one_of_two_players_leaves_while_both_choose(club: Club) -> None:
    await everybody_chooses(club, players=2)
    await place_all(club, 1)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))

    await club.members[0].click(asked, label="Leave the game")

    assert (await club.game()).table.status is Status.OVER
    assert ENGLISH("over-resigned", names=[BRUNO], left=[ADA]) in club.last.content
    assert labels(club.last) == RESULT_BUTTONS
    assert said(await club.members[1].slash(club.channel, "azul place", line="1", column="1")) == (
        "This game is over. `/azul start` opens a new table."
    )


async def test_the_round_ends_when_the_last_player_who_has_to_choose_leaves(club: Club) -> None:
    state = await everybody_chooses(club)
    for seat in (0, 1):
        await settle(club, seat)
    asked = answer(await club.members[2].slash(club.channel, "azul leave"))

    await club.members[2].click(asked, label="Leave the game")

    now = await club.state()
    assert (now.phase, now.round) == (azul.Phase.OFFER, state.round + 1)
    assert "**Chiyo** left the game" in summaries(club)[-1]
    assert labels(club.last) == await turn_labels(club)


async def test_a_player_who_leaves_is_no_longer_waited_for_and_nobody_is_pinged_again(club: Club) -> None:
    state = await everybody_chooses(club)
    sent = len(club.env.http_requests)
    asked = answer(await club.members[2].slash(club.channel, "azul leave"))

    await club.members[2].click(asked, label="Leave the game")

    assert azul.waiting_for(await club.state()) == (0, 1)
    (news,) = club.posted(sent)
    assert "**Chiyo** left the game" in news["content"]
    assert news["allowed_mentions"]["users"] == []
    assert labels(club.last) == TILING_BUTTONS
    for seat in (1, 0):
        await settle(club, seat)
    assert (await club.state()).round == state.round + 1


@pytest.mark.thorough
async def test_the_others_are_still_pinged_if_a_player_leaves_before_anybody_was_asked(club: Club) -> None:
    await club.begin(3, **FREE)
    game = await club.game()
    for event in events_until(game.table.running_state, choosing(*THREE)):
        game = await do(club.bot.games, game, event)
    await club.bot.games.change(game.id, decisions.resign(club.members[2].id))

    assert await club.bot.presenter.present(game.id)

    assert club.posted()[-1]["allowed_mentions"]["users"] == [member.id for member in club.members[:2]]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("restarting", [False, True])
async def test_a_message_that_asks_players_to_choose_is_not_sent_again_if_it_was_not_noted(
    club: Club, store: Store, restarting: bool
) -> None:
    await club.begin(3, **FREE)
    game = await club.game()
    for event in events_until(game.table.running_state, choosing(*THREE)):
        game = await do(club.bot.games, game, event)
    forgetful(store)
    assert not await club.bot.presenter.present(game.id)
    assert labels(club.last) == TILING_BUTTONS
    await place_all(club, 0)
    if restarting:
        await club.restart()

    for seat in THREE:
        await settle(club, seat)

    assert sum(picture_of(message, "tiling") is not None for message in club.messages) == 1
    assert (await club.state()).round == game.table.running_state.round + 1
