"""A seat isn't given away at once, and an owner takes it back from a substitute with one button."""

import re

import pytest
from simcord.actors import MemberActor

import azul
from bot.i18n.language import Verbatim
from engine import Person, Pings, Status, decisions
from engine.table.state import TAKES_TO_KEEP
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ADA, ENGLISH
from tests.bot.features.seats.votes import (
    END,
    GIVE,
    RETURN,
    SEEK,
    SOON,
    SUBSTITUTE,
    WAIT,
    late,
    pinged,
    replace,
    vote,
)
from tests.bot.feed.notifications.calls import choose, direct
from tests.bot.feed.test_reminders import DAY, HOUR, reminders
from tests.bot.shown import take
from tests.bot.variants import FREE, choosing, play_until

pytestmark = pytest.mark.usefixtures("days_pass")
RETURNED = ENGLISH("returned")


async def seated(club: Club) -> list[str]:
    """Return the names of those who have the seats."""
    return [player.name for player in (await club.game()).table.players]


async def moves(club: Club, member: MemberActor) -> None:
    """Let a member make some move."""
    said(await club.take(azul.legal_moves(await club.state())[-1], member))


# ── how long seats are kept ──


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("pace", "turn", "grace"), [("1h", 1, 0.5), ("24h", 24, 12), ("7d", 168, 12)])
async def test_nobody_loses_the_seat_for_being_some_minutes_late(
    club: Club, pace: str, turn: float, grace: float
) -> None:
    await club.begin(2, pace=pace)
    await club.env.advance_time(turn * HOUR + 2)
    (asked,) = reminders(club)
    await vote(club, asked, SEEK, 1)
    assert SUBSTITUTE not in labels(club.turn)
    game = await club.game()
    pressed = await club.press(club.members[4], club.turn, f"azul:substitute:{game.id}")
    assert said(pressed) == ENGLISH("refusal-seat-not-offered")
    (asked,) = reminders(club)
    assert re.search(r"\*\*Find a substitute\*\* <t:\d+:R>, unless Ada moves first", asked.content)
    await club.env.advance_time(grace * HOUR - 60)
    assert SUBSTITUTE not in labels(club.turn)
    await club.env.advance_time(62)
    assert SUBSTITUTE in labels(club.turn)
    assert reminders(club) == []


async def test_who_votes_is_told_from_when_on_it_counts_and_who_moves_until_then_keeps_the_seat(
    club: Club,
) -> None:
    asked = await late(club)
    game, member = await club.game(), club.members[1]
    for choice, says_when in (("seek", True), ("wait", False), ("give", False), ("end", True)):
        answered = said(await club.press(member, asked, f"azul:vote:{game.id}:{game.version}:{choice}"))
        assert ("It takes effect <t:" in answered) is says_when
    await vote(club, asked, END, 2)
    (asked,) = reminders(club)
    assert re.search(r"\*\*End the game\*\* <t:\d+:R>, unless Ada moves first", asked.content)
    await club.env.advance_time(11 * HOUR)
    await take(club)
    assert reminders(club) == []
    await club.env.advance_time(2 * HOUR)
    assert SUBSTITUTE not in labels(club.turn)
    assert (await club.game()).table.status is Status.PLAYING


async def test_those_who_decided_can_change_their_minds(club: Club) -> None:
    asked = await late(club, 2)
    await vote(club, asked, SEEK, 1)
    await vote(club, asked, WAIT, 1)
    await club.env.advance_time(13 * HOUR)
    assert SUBSTITUTE not in labels(club.turn)
    assert ENGLISH("extended", names=[ADA]) in club.turn.content


@pytest.mark.thorough
async def test_several_who_still_choose_have_the_same_grace(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1, 2))
    game = await club.game()
    for seat in (0,):
        while not (placed := azul.placed_lines(await club.state(), seat)).is_complete:
            space = placed.decisions[-1].spaces[0]
            await club.bot.games.change(
                game.id,
                decisions.place(
                    club.members[seat].id, space.row, space.column, round_=game.table.running_state.round
                ),
            )
        await club.bot.games.change(
            game.id, decisions.settle(club.members[seat].id, round_=game.table.running_state.round)
        )
    await club.bot.presenter.present(game.id)
    await club.env.advance_time(DAY + 2)
    (asked,) = reminders(club)
    await vote(club, asked, SEEK, 0)
    await club.env.advance_time(12 * HOUR + 2)
    assert (await club.game()).table.offered == (1, 2)


# ── taking a seat back ──


async def test_only_the_owner_takes_the_seat_back_with_one_button_and_both_are_notified(club: Club) -> None:
    await replace(club, 2)
    ada, emil = club.members[0], club.members[4]
    assert f"**Emil** has taken over for <@{ada.id}>" in club.turn.content
    assert sorted(pinged(club.posted()[-1])) == sorted([ada.id, emil.id])
    assert labels(club.turn)[-1] == RETURN
    for seat, code in ((1, "seat-is-yours"), (4, "seat-is-yours"), (3, "not-seated")):
        refused = said(await club.members[seat].click(club.turn, label=RETURN))
        assert refused == ENGLISH(f"refusal-{code}")
    assert await seated(club) == ["Emil", "Bruno"]
    sent = len(club.env.http_requests)
    assert said(await ada.click(club.turn, label=RETURN)) == RETURNED
    assert await seated(club) == ["Ada", "Bruno"]
    assert f"<@{emil.id}>, thanks for stepping in: **Ada** is back" in club.turn.content
    assert RETURN not in labels(club.turn)
    (post,) = club.posted(sent)
    assert sorted(pinged(post)) == sorted([ada.id, emil.id])
    await take(club)


async def test_who_loses_a_seat_and_who_has_to_give_it_back_are_told_so_by_direct_message(club: Club) -> None:
    ada, emil = club.members[0], club.members[4]
    for member in (ada, emil):
        await choose(club, member, Person(pings=Pings.DM))
    await replace(club, 2)
    (told,) = direct(club, ada)[-1].splitlines()  # without a deadline, which is for others now
    assert told.startswith("Someone has taken over your seat in your Azul game")
    await ada.click(club.turn, label=RETURN)
    (told,) = direct(club, emil)[-1].splitlines()
    assert told.startswith("The player you filled in for is back in your Azul game")


@pytest.mark.thorough
async def test_those_who_want_direct_messages_get_them_and_those_who_want_none_do_not(club: Club) -> None:
    ada, emil = club.members[0], club.members[4]
    await choose(club, ada, Person(pings=Pings.DM))
    await choose(club, emil, Person(pings=Pings.NONE))
    sent = len(club.env.http_requests)
    await replace(club, 2)
    assert direct(club, ada)[-1].startswith(
        "Someone has taken over your seat in your Azul game with Emil and Bruno."
    )
    await ada.click(club.turn, label=RETURN)
    assert emil.id not in [user for post in club.posted(sent) for user in pinged(post)]
    assert direct(club, emil) == []
    await choose(club, emil, Person(pings=Pings.DM))
    await club.env.advance_time(DAY + 2)
    (asked,) = reminders(club)
    await vote(club, asked, SEEK, 1)
    await club.env.advance_time(12 * HOUR + 2)
    await emil.click(club.turn, label=SUBSTITUTE)
    await ada.click(club.turn, label=RETURN)
    assert direct(club, emil)[-1].startswith("The player you filled in for is back in your Azul game")
    assert len([each for each in direct(club, emil) if "your turn" in each]) == 1


async def test_after_two_moves_it_is_too_late(club: Club) -> None:
    await replace(club, 2)
    emil, message = club.members[4], club.turn
    custom_id = buttons(message)[-1]["custom_id"]
    await moves(club, emil)
    assert RETURN in labels(club.turn)
    while (await club.state()).turn == 1:
        await moves(club, club.members[1])
    await moves(club, emil)
    assert RETURN not in labels(club.turn)
    assert said(await club.press(club.members[0], message, custom_id)) == ENGLISH("refusal-substitute-stays")


async def test_the_owner_who_moves_is_told_how_to_get_the_seat_back(club: Club) -> None:
    await replace(club, 2)
    ada = club.members[0]
    move = azul.legal_moves(await club.state())[-1]
    assert said(await club.take(move, ada)) == ENGLISH("refusal-seat-replaced")
    assert said(await ada.slash(club.channel, "azul join")) == RETURNED
    await moves(club, ada)
    assert "**Ada** took" in club.turn.content


async def test_the_button_is_below_the_table_and_in_the_list_of_games_here_but_not_elsewhere(
    club: Club,
) -> None:
    await replace(club, 2)
    ada, game = club.members[0], await club.game()
    label = ENGLISH("button-return-game", game=Verbatim(str(game.id)))
    elsewhere = club.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("azul")
    there = answer(await elsewhere.add_member(ada.user).slash(channel, "azul games"))
    assert "**Your seat** is Emil's for now" in there.content
    assert label not in labels(there)
    assert RETURN in labels(answer(await ada.slash(club.channel, "azul table")))
    await moves(club, club.members[4])
    listed = answer(await ada.slash(club.channel, "azul games"))
    assert "**Your seat** is Emil's for now" in listed.content
    assert said(await ada.click(listed, label=label)) == RETURNED
    assert await seated(club) == ["Ada", "Bruno"]
    listed = answer(await club.members[4].slash(club.channel, "azul games"))
    assert "Your seat" not in listed.content


@pytest.mark.thorough
async def test_owner_and_substitute_at_the_same_moment(club: Club) -> None:
    await replace(club, 2)
    ada, emil, message = club.members[0], club.members[4], club.turn
    await moves(club, emil)
    while (await club.state()).turn == 1:
        await moves(club, club.members[1])
    custom_id = f"azul:return:{(await club.game()).id}"
    both = await club.press_at_once(message, (ada, custom_id), (ada, custom_id))
    assert sorted(map(said, both)) == sorted([RETURNED, ENGLISH("refusal-seat-is-yours")])
    assert said(await club.take(azul.legal_moves(await club.state())[-1], emil)) == ENGLISH(
        "refusal-not-seated"
    )


async def test_a_substitute_who_leaves_gives_the_seat_back(club: Club) -> None:
    club.members[0] = club.welcome("*Lev*")
    await replace(club, 2)
    emil = club.members[4]
    asked = answer(await club.members[1].slash(club.channel, "azul leave"))
    assert asked.content != ENGLISH("return-ask", owner=Verbatim("\\*Lev\\*"))  # who plays for nobody else
    asked = answer(await emil.slash(club.channel, "azul leave"))
    assert asked.content == ENGLISH("return-ask", owner=Verbatim("\\*Lev\\*"))
    await emil.click(asked, label=ENGLISH("button-resign"))
    assert await seated(club) == ["*Lev*", "Bruno"]
    assert "**Emil** gave the seat back" in club.turn.content
    assert SUBSTITUTE in labels(club.turn)
    assert (await club.game()).table.status is Status.PLAYING


@pytest.mark.thorough
async def test_a_substitute_who_may_keep_the_seat_by_now_is_asked_again(club: Club) -> None:
    await replace(club, 2)
    emil = club.members[4]
    asked = answer(await emil.slash(club.channel, "azul leave"))
    for _ in range(TAKES_TO_KEEP):
        for player in (emil, club.members[1]):
            await club.take(azul.legal_moves(await club.state())[-1], player)

    await emil.click(asked, label=ENGLISH("button-resign"))

    assert ENGLISH("resign-ask", players=1) in asked.content
    assert (await club.game()).table.status is Status.PLAYING


@pytest.mark.thorough
async def test_the_computer_may_have_taken_over_meanwhile(club: Club) -> None:
    await replace(club, 3)
    await club.env.advance_time(DAY + 2)
    (asked,) = reminders(club)
    await vote(club, asked, GIVE, 1, 2)
    await club.env.advance_time(SOON)
    assert said(await club.members[0].click(club.turn, label=RETURN)) == RETURNED
    assert await seated(club) == ["Ada", "Bruno", "Chiyo"]
    assert (await club.game()).table.computers == ()


@pytest.mark.thorough
async def test_the_result_is_for_those_who_play(club: Club) -> None:
    await replace(club, 3)
    game = await club.game()
    sent = len(club.env.http_requests)
    for member in club.members[1:3]:
        await club.bot.games.change(game.id, decisions.resign(member.id))
    assert await club.bot.presenter.present(game.id)
    assert club.members[0].id not in pinged(club.posted(sent)[-1])
    answer = said(await club.press(club.members[0], club.last, f"azul:return:{game.id}"))
    assert answer == ENGLISH("refusal-ended")
