"""Handing one's own seat to another member, or to anybody who takes it."""

import pytest
from simcord.actors import MemberActor

from bot.i18n.language import Verbatim
from engine import Status
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ADA, CHIYO, ENGLISH
from tests.bot.features.seats.votes import SUBSTITUTE, pinged
from tests.bot.shown import take

HAND, KEEP = ENGLISH("button-hand-over"), ENGLISH("button-keep-seat")
EMIL = Verbatim("Emil")


async def hand(club: Club, seat: int, to: MemberActor) -> str:
    """Offer a seat to a member, and return the answer."""
    return said(await club.members[seat].slash(club.channel, "azul leave", to=to))


async def test_a_member_who_accepts_plays_on(club: Club) -> None:
    await club.begin(2)
    emil = club.members[4]
    sent = len(club.env.http_requests)

    assert await hand(club, 1, emil) == ENGLISH("handed", name=EMIL)

    (post,) = club.posted(sent)
    assert pinged(post) == [emil.id]
    assert club.turn.content.startswith(f"<@{emil.id}>, **Bruno** would like to hand you their seat")
    assert labels(club.turn)[-1] == SUBSTITUTE
    taken = await emil.click(club.turn, label=SUBSTITUTE)
    assert said(taken) == ENGLISH("substituted")
    assert "**Emil** has taken over **Bruno**'s seat." in club.turn.content
    assert SUBSTITUTE not in labels(club.turn)
    assert [player.name for player in (await club.game()).table.players] == ["Ada", "Emil"]
    since = said(await emil.click(club.turn, label="What happened?"))
    assert since.startswith("Nothing has happened since you took your seat (<t:")


async def test_nobody_else_gets_it(club: Club) -> None:
    await club.begin(2)
    star = club.welcome("*Star*")
    assert await hand(club, 1, star) == ENGLISH("handed", name=Verbatim(r"\*Star\*"))
    pressed = await club.members[2].click(club.turn, label=SUBSTITUTE)
    assert said(pressed) == ENGLISH("refusal-seat-for-another")
    pressed = await club.members[1].click(club.turn, label=SUBSTITUTE)
    assert said(pressed) == ENGLISH("refusal-already-seated")


async def test_somebody_who_wants_takes_a_seat_that_is_offered_to_all(club: Club) -> None:
    await club.begin(2)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    sent = len(club.env.http_requests)
    assert ENGLISH("handed-to-anybody") in (await club.members[0].click(asked, label=HAND)).response.content  # type: ignore[union-attr]  # there is one
    assert ENGLISH("handover", name=ADA) in club.turn.content
    assert pinged(club.posted(sent)[0]) == []
    await take(club)
    assert SUBSTITUTE in labels(club.turn)
    await club.members[2].click(club.turn, label=SUBSTITUTE)
    assert [player.name for player in (await club.game()).table.players] == ["Chiyo", "Bruno"]


async def test_an_offer_is_withdrawn_where_it_was_made(club: Club) -> None:
    await club.begin(2)
    await hand(club, 0, club.members[2])
    asked = answer(await club.members[1].slash(club.channel, "azul leave"))
    assert HAND in labels(asked)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    assert HAND not in labels(asked)
    await club.members[0].click(asked, label=KEEP)
    assert asked.content == ENGLISH("handing-ended")
    pressed = await club.members[2].click(club.turn, label=SUBSTITUTE)
    assert said(pressed) == ENGLISH("refusal-seat-not-offered")
    await take(club)
    assert SUBSTITUTE not in labels(club.turn)


@pytest.mark.thorough
async def test_two_presses_at_once_seat_one(club: Club) -> None:
    await club.begin(2)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    await club.members[0].click(asked, label=HAND)
    game = await club.game()
    custom_id = f"azul:substitute:{game.id}"
    reply = [
        said(result)
        for result in await club.press_at_once(
            club.turn,
            (club.members[2], custom_id),
            (club.members[3], custom_id),
            (club.members[2], custom_id),
        )
    ]
    assert sorted(reply) == sorted(
        [
            ENGLISH("substituted"),
            ENGLISH("refusal-seat-not-offered"),
            ENGLISH("refusal-already-seated"),
        ]
    )


async def test_a_seat_is_handed_only_to_somebody_who_can_play(club: Club) -> None:
    await club.begin(2)
    bot = club.guild.add_member(club.env.create_user("robot", global_name="*Robot*", bot=True))
    assert (await hand(club, 0, bot)).startswith(r"\*Robot\* can't take your seat")
    assert await hand(club, 0, club.members[1]) == ENGLISH("refusal-plays-already", asked=Verbatim("Bruno"))
    assert await hand(club, 3, club.members[4]) == ENGLISH("refusal-not-seated")
    assert (await club.game()).table.handovers == ()


async def test_in_the_lobby_there_is_nothing_to_hand_over(club: Club) -> None:
    await club.lobby(2)
    assert await hand(club, 1, club.members[4]) == ENGLISH("refusal-hand-in-lobby")
    assert len((await club.game()).table.players) == 2


async def test_somebody_who_gets_the_seat_of_the_next_to_move_is_asked_to(club: Club) -> None:
    await club.begin(2)
    chiyo = club.members[2]
    await hand(club, 0, chiyo)
    sent = len(club.env.http_requests)
    await chiyo.click(club.turn, label=SUBSTITUTE)
    assert pinged(club.posted(sent)[-1]) == [chiyo.id]
    assert (await club.game()).table.status is Status.PLAYING
    assert ENGLISH("seat-taken", name=CHIYO, former=Verbatim("Ada")) in club.turn.content


@pytest.mark.thorough
async def test_a_vote_that_goes_on_notifies_nobody_again(club: Club) -> None:
    await club.begin(3, pace="none")
    club.guild.remove_member(club.members[0])
    await club.env.settle()
    await club.members[1].click(
        answer(await club.members[1].slash(club.channel, "azul table")), label=ENGLISH("button-call")
    )
    sent = len(club.env.http_requests)
    await hand(club, 1, club.members[4])
    assert [pinged(post) for post in club.posted(sent)] == [[club.members[4].id], []]
