"""The computer plays a turn or takes a seat of somebody who is late; a substitute does, or nobody."""

import pytest

import azul
from bot.i18n.language import Key, Verbatim
from engine import Status, decisions
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ADA, ENGLISH
from tests.bot.features.seats.votes import GIVE, GRACE, RETURN, SEEK, SOON, SUBSTITUTE, late, pinged, vote
from tests.bot.feed.test_reminders import DAY, OVER, reminders
from tests.bot.shown import LOOKING_BUTTONS, take
from tests.bot.variants import FREE, SPECIAL

pytestmark = pytest.mark.usefixtures("days_pass")


async def test_without_a_majority_the_computer_plays_and_says_for_whom(club: Club) -> None:
    await late(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(DAY)
    assert "Playing for **Ada**, the computer took " in club.turn.content
    assert reminders(club) == []
    assert pinged(club.posted(sent)[0]) == [club.members[1].id]


async def test_who_leaves_others_for_whom_only_the_computer_moves_is_told_that_the_game_ends(
    club: Club,
) -> None:
    await club.start(computers=1)
    await club.members[1].slash(club.channel, "azul join")
    await club.members[0].slash(club.channel, "azul begin")
    for _ in range(2):
        await club.env.advance_time(DAY)
    asked = answer(await club.members[1].slash(club.channel, "azul leave"))
    assert "Nobody else is playing, so it ends without a winner." in asked.content
    await club.members[1].click(asked, label=ENGLISH("button-resign"))
    assert (await club.game()).table.status is Status.CANCELLED


async def test_the_computer_plays_for_a_seat_until_its_owner_takes_it_back(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    assert "The computer now plays for **Ada**" in "\n".join(each.content for each in club.turns)
    await club.env.advance_time(SOON)
    assert (await club.state()).turn == 1
    assert RETURN in labels(club.turn)
    sent = len(club.env.http_requests)
    await take(club)
    await take(club)
    assert club.turn.content.startswith(ENGLISH("turn-computer", name=Verbatim("Ada")))
    await club.env.advance_time(SOON)
    assert club.turn.content.startswith(f"<@{club.members[1].id}>")
    assert club.members[0].id not in [user for post in club.posted(sent) for user in pinged(post)]

    for seat, code in ((1, "seat-is-yours"), (4, "not-seated")):
        refused = said(await club.members[seat].click(club.turn, label=RETURN))
        assert refused == ENGLISH(f"refusal-{code}")
    message, custom_id = club.turn, buttons(club.turn)[-1]["custom_id"]
    ada = club.members[0]
    both = await club.press_at_once(message, (ada, custom_id), (ada, custom_id))
    assert sorted(map(said, both)) == sorted([ENGLISH("returned"), ENGLISH("refusal-seat-is-yours")])
    assert "**Ada** is back" in club.turn.content
    assert RETURN not in labels(club.turn)


async def test_a_move_takes_the_seat_back(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    await club.env.advance_time(SOON)
    for seat, decides in ((0, False), (2, True)):
        shown = answer(await club.members[seat].slash(club.channel, "azul table"))
        assert (ENGLISH("button-call") in labels(shown)) == decides
    await take(club)
    await take(club)
    await take(club)
    assert "**Ada** is back" in club.turn.content
    assert "**Ada** took" in club.turn.content


@pytest.mark.thorough
async def test_computers_that_follow_each_other_share_a_message(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    await club.env.advance_time(OVER + SOON)
    (asked,) = reminders(club)
    await vote(club, asked, GIVE, 2)
    await club.env.advance_time(SOON)
    await take(club)
    await club.env.advance_time(SOON)
    text = club.turn.content
    assert text.index("Playing for **Ada**, the computer") < text.index("Playing for **Bruno**, the computer")


async def test_somebody_else_takes_the_seat(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, SEEK, 1)
    await club.env.advance_time(GRACE)
    pressed = await club.members[2].click(reminders(club)[0], label=SEEK)
    assert said(pressed) == ENGLISH("voted", vote=Key("seek"))
    await club.env.advance_time(SOON)
    message = club.turn
    assert ENGLISH("seat-offered", name=ADA) in message.content
    assert said(await club.members[1].click(message, label=SUBSTITUTE)) == ENGLISH("refusal-already-seated")
    custom_id = buttons(message)[-1]["custom_id"]
    both = await club.press_at_once(message, (club.members[3], custom_id), (club.members[4], custom_id))
    assert sorted(map(said, both)) == sorted([ENGLISH("substituted"), ENGLISH("refusal-seat-not-offered")])
    table = (await club.game()).table
    name = table.players[0].name
    assert name in {"Dariya", "Emil"}
    assert f"**{name}** has taken over for <@{club.members[0].id}>" in club.turn.content
    assert SUBSTITUTE not in labels(club.turn)
    substitute = next(member for member in club.members if member.id == table.players[0].user_id)
    await club.take(azul.legal_moves(await club.state())[-1], by=substitute)
    assert f"**{name}** took" in club.turn.content
    missed = answer(await substitute.click(club.turn, label="What happened?"))
    assert "your last move" in missed.content


async def test_a_game_that_nobody_returns_to_comes_to_rest(club: Club) -> None:
    await club.begin(2)
    await club.env.advance_time(9 * DAY)
    assert ENGLISH("abandoned-by-all") in club.last.content
    sent = len(club.env.http_requests)
    await club.env.advance_time(9 * DAY)
    assert club.posted(sent) == []


@pytest.mark.thorough
@pytest.mark.parametrize("options", [FREE | SPECIAL, SPECIAL], ids=str)
async def test_the_computer_plays_with_all_rules(club: Club, options: dict[str, str]) -> None:
    asked = await late(club, 2, **options)
    await vote(club, asked, GIVE, 1)
    await club.env.advance_time(SOON)
    for _ in range(8):
        if (await club.game()).table.awaited_people == (1,) and (
            await club.state()
        ).phase is azul.Phase.OFFER:
            await take(club)
        await club.env.advance_time(SOON)
    assert (await club.game()).table.status is Status.PLAYING


@pytest.mark.thorough
async def test_the_buttons_for_seats_are_below_all_others(club: Club) -> None:
    asked = await late(club, 4)
    await vote(club, asked, SEEK, 1, 2)
    await club.env.advance_time(GRACE)
    assert labels(club.turn)[-3:] == [*LOOKING_BUTTONS, SUBSTITUTE]
    shown = answer(await club.members[4].slash(club.channel, "azul table"))
    assert labels(shown)[-1] == SUBSTITUTE


async def test_the_result_notifies_nobody_whose_seat_the_computer_has(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    game = await club.game()
    sent = len(club.env.http_requests)
    for member in club.members[1:3]:
        await club.bot.games.change(game.id, decisions.resign(member.id))
    assert await club.bot.presenter.present(game.id)
    assert pinged(club.posted(sent)[-1]) == [member.id for member in club.members[1:3]]
    assert "Thanks for the game" in club.last.content
