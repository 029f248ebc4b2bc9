"""People who are late, in the channel: the vote, the computer's moves, and seats that change hands."""

from typing import Any

import discord
import pytest
from simcord import Env

import azul
from bot.words.language import Verbatim
from engine import Status
from storage.base import GameStore
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ENGLISH
from tests.bot.faults import forgetful
from tests.bot.showing.test_reminders import DAY, HOUR, OVER, reminders, settle
from tests.bot.shown import LOOKING_BUTTONS, MESSAGES, take
from tests.bot.variants import FREE, SPECIAL, choosing, play_until

pytestmark = pytest.mark.usefixtures("days_pass", "no_traceback")

VOTES = [ENGLISH(f"vote-{vote}") for vote in ("wait", "play", "give", "seek", "end")]
WAIT, PLAY, GIVE, SEEK, END = VOTES
RETURN, SUBSTITUTE = ENGLISH("button-return"), ENGLISH("button-substitute")
SOON = 15.0


async def late(club: Club, players: int = 3, **options: str) -> discord.Message:
    """Begin a game, let Ada be late, and return the vote."""
    await club.begin(players, **options)
    await club.env.advance_time(OVER)
    (vote,) = reminders(club)
    return vote


async def vote(club: Club, message: discord.Message, label: str, *seats: int) -> None:
    """Vote for the same, one after the other."""
    custom_id = next(each["custom_id"] for each in buttons(message) if each["label"] == label)
    for seat in seats:
        told = said(await club.press(club.members[seat], message, custom_id))
        assert told.startswith("You voted")


def pinged(post: dict[str, Any]) -> list[int]:
    """Return whom a message that was posted has notified."""
    return [int(user) for user in post["allowed_mentions"].get("users", [])]


async def test_the_others_are_asked_once_how_the_game_goes_on(club: Club) -> None:
    await club.begin(3)
    await club.env.advance_time(OVER - HOUR)
    sent = len(club.env.http_requests)
    await club.env.advance_time(HOUR)
    (asked,) = reminders(club)
    assert labels(asked) == VOTES
    first, last = asked.content.splitlines()
    ada, bruno, chiyo = (f"<@{member.id}>" for member in club.members[:3])
    assert first == (
        f"{ada}, the time for this turn is up. {bruno} and {chiyo}, how should the game go on? "
        "2 of your 2 votes decide."
    )
    assert last.startswith("-# Otherwise the computer plays this turn <t:")
    (post,) = club.posted(sent)
    assert pinged(post) == [member.id for member in club.members[:3]]
    assert "Deadline" in club.turn.content


async def test_everybody_sees_the_votes(club: Club) -> None:
    asked = await late(club, 4)
    sent = len(club.env.http_requests)
    await vote(club, asked, WAIT, 1)
    await vote(club, asked, END, 2)
    await vote(club, asked, END, 2)
    (asked,) = reminders(club)
    assert asked.content.splitlines()[1:3] == ["**Wait:** Bruno", "**End the game:** Chiyo"]
    assert labels(asked) == VOTES
    await vote(club, asked, WAIT, 2)
    assert reminders(club) == []
    assert "The others wait for Ada" in club.turn.content
    (post,) = [post for post in club.posted(sent) if not post.get("flags")]
    assert pinged(post) == [club.members[0].id]


async def test_those_who_are_late_and_strangers_have_no_vote(club: Club) -> None:
    asked = await late(club)
    custom_id = buttons(asked)[0]["custom_id"]
    for seat, code in ((0, "vote-on-you"), (3, "not-seated")):
        told = said(await club.press(club.members[seat], asked, custom_id))
        assert told == ENGLISH(f"refusal-{code}")
    assert (await club.game()).table.votes == ()


async def test_a_vote_pressed_twice_at_the_same_moment_counts_once(club: Club) -> None:
    asked = await late(club)
    custom_id = buttons(asked)[4]["custom_id"]
    member = club.members[1]
    for result in await club.press_at_once(asked, (member, custom_id), (member, custom_id)):
        assert said(result).startswith("You voted")
    assert len((await club.game()).table.votes) == 1


@pytest.mark.parametrize("choice", ["", "nothing", "wait2"])
@pytest.mark.parametrize("number", [0, 999999999])
async def test_forged_votes_are_refused(club: Club, choice: str, number: int) -> None:
    asked = await late(club)
    game = await club.game()
    custom_id = f"azul:vote:{game.id}:{number}:{choice}"
    assert said(await club.press(club.members[1], asked, custom_id)) == ENGLISH("refusal-old-button")
    custom_id = f"azul:vote:{game.id}:{number}:wait"
    assert said(await club.press(club.members[1], asked, custom_id)) == ENGLISH("refusal-no-vote")
    assert (await club.game()).version == game.version


async def test_a_move_ends_the_vote_and_its_buttons_count_for_no_other(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1)
    await take(club)
    assert reminders(club) == []
    custom_id = next(each["custom_id"] for each in buttons(asked) if each["label"] == GIVE)
    assert said(await club.press(club.members[2], club.turn, custom_id)) == ENGLISH("refusal-no-vote")
    await club.env.advance_time(OVER)
    (again,) = reminders(club)
    assert said(await club.press(club.members[2], again, custom_id)) == ENGLISH("refusal-no-vote")
    await vote(club, again, GIVE, 0)
    assert (await club.game()).table.computers == ()


async def test_a_vote_goes_on_after_its_turn_was_undone(club: Club) -> None:
    await late(club)
    await take(club)
    await club.members[0].slash(club.channel, "azul undo")
    (asked,) = reminders(club)
    await vote(club, asked, PLAY, 1, 2)
    await club.env.advance_time(SOON)
    assert (await club.state()).turn == 1


async def test_without_a_majority_the_computer_plays_and_says_for_whom(club: Club) -> None:
    await late(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(DAY)
    assert "The computer, for **Ada**, took " in club.turn.content
    assert reminders(club) == []
    assert pinged(club.posted(sent)[0]) == [club.members[1].id]


async def test_the_computer_plays_for_a_seat_until_its_owner_takes_it_back(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    assert "The computer plays for **Ada** from now on" in "\n".join(each.content for each in club.turns)
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
        told = said(await club.members[seat].click(club.turn, label=RETURN))
        assert told == ENGLISH(f"refusal-{code}")
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
    await take(club)
    await take(club)
    await take(club)
    assert "**Ada** is back" in club.turn.content
    assert "**Ada** took" in club.turn.content


async def test_computers_that_follow_each_other_share_a_message(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    await club.env.advance_time(OVER + SOON)
    (asked,) = reminders(club)
    await vote(club, asked, GIVE, 2)
    await club.env.advance_time(SOON)
    await take(club)
    await club.env.advance_time(SOON)
    told = club.turn.content
    assert told.index("The computer, for **Ada**") < told.index("The computer, for **Bruno**")


async def test_somebody_else_takes_the_seat(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, SEEK, 1, 2)
    message = club.turn
    assert "**Ada** may be replaced" in message.content
    assert said(await club.members[1].click(message, label=SUBSTITUTE)) == ENGLISH("refusal-already-seated")
    custom_id = buttons(message)[-1]["custom_id"]
    both = await club.press_at_once(message, (club.members[3], custom_id), (club.members[4], custom_id))
    assert sorted(map(said, both)) == sorted([ENGLISH("substituted"), ENGLISH("refusal-seat-not-offered")])
    table = (await club.game()).table
    name = table.players[0].name
    assert name in {"Dariya", "Emil"}
    assert f"**{name}** has taken the seat of **Ada**." in club.turn.content
    assert SUBSTITUTE not in labels(club.turn)
    told = said(await club.press(club.members[0], message, custom_id))
    assert told == ENGLISH("refusal-seat-not-offered")
    substitute = next(member for member in club.members if member.id == table.players[0].user_id)
    await club.take(azul.legal_moves(await club.state())[-1], by=substitute)
    assert f"**{name}** took" in club.turn.content
    missed = answer(await substitute.click(club.turn, label="What happened?"))
    assert "your last move" in missed.content


async def test_the_others_may_end_the_game(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, END, 1, 2)
    assert (await club.game()).table.status is Status.CANCELLED
    assert "The others have decided to end the game. There is no winner." in club.last.content
    assert reminders(club) == []
    custom_id = buttons(asked)[0]["custom_id"]
    assert said(await club.press(club.members[1], club.last, custom_id)) == ENGLISH("refusal-ended")


async def test_a_game_that_nobody_returns_to_comes_to_rest(club: Club) -> None:
    await club.begin(2)
    await club.env.advance_time(9 * DAY)
    assert "Nobody but the computer is playing any more" in club.last.content
    sent = len(club.env.http_requests)
    await club.env.advance_time(9 * DAY)
    assert club.posted(sent) == []


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


async def test_those_who_still_choose_are_voted_on_together(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1, 2))
    await settle(club, 2)
    await club.env.advance_time(OVER)
    (asked,) = reminders(club)
    assert "You decide." in asked.content
    await vote(club, asked, PLAY, 2)
    await club.env.advance_time(SOON)
    news = "\n".join(message.content for message in club.messages)
    for name in ("Ada", "Bruno"):
        assert f"The computer chose for **{name}**" in news
    assert (await club.state()).round > 1


async def test_who_chooses_while_others_vote_votes_too(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1, 2))
    await settle(club, 2)
    await club.env.advance_time(OVER)
    await settle(club, 1)
    (asked,) = reminders(club)
    assert "2 of your 2 votes decide." in asked.content
    await vote(club, asked, PLAY, 2, 1)
    await club.env.advance_time(SOON)
    assert (await club.state()).round > 1


# ── restarts and outages ──


async def test_a_vote_goes_on_after_a_restart_between_any_two_steps(club: Club) -> None:
    asked = await late(club)
    await club.restart()
    await vote(club, asked, GIVE, 1)
    await club.restart()
    await club.env.advance_time(2)
    (asked,) = reminders(club)
    await vote(club, asked, GIVE, 2)
    await club.restart()
    await club.env.advance_time(SOON)
    assert (await club.state()).turn == 1
    assert "The computer, for **Ada**" in club.turn.content
    assert RETURN in labels(club.turn)


async def test_a_vote_that_arrived_but_was_not_noted_is_not_asked_again(club: Club, store: GameStore) -> None:
    await club.begin(3)
    await club.env.advance_time(OVER - HOUR)
    forgetful(store)
    await club.env.advance_time(HOUR)
    await club.restart()
    await club.env.advance_time(2)
    assert len([message for message in reminders(club) if labels(message) == VOTES]) == 1


async def test_a_vote_that_could_not_be_shown_comes_later(simcord_env: Env, club: Club) -> None:
    await club.begin(3)
    await club.env.advance_time(OVER - HOUR)
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await club.env.advance_time(HOUR)
    await club.restart()
    await club.env.advance_time(2)
    assert [labels(message) for message in reminders(club)] == [VOTES]


async def test_votes_on_a_message_that_somebody_deleted_count(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, WAIT, 1)
    custom_id = buttons(asked)[0]["custom_id"]
    club.env.backend.delete_message(club.channel.id, asked.id)
    assert said(await club.press(club.members[2], club.turn, custom_id)).startswith("You voted")
    assert (await club.game()).table.stage is None


async def test_a_quiet_game_keeps_no_votes(club: Club) -> None:
    asked = await late(club, 3, messages="quiet")
    await vote(club, asked, GIVE, 1, 2)
    await club.env.advance_time(SOON)
    assert len(club.turns) == 1
    assert reminders(club) == []


async def test_the_buttons_for_seats_are_below_all_others(club: Club) -> None:
    asked = await late(club, 4)
    await vote(club, asked, SEEK, 1, 2)
    assert labels(club.turn)[-3:] == [*LOOKING_BUTTONS, SUBSTITUTE]
    shown = answer(await club.members[4].slash(club.channel, "azul table"))
    assert labels(shown)[-1] == SUBSTITUTE


async def test_the_result_notifies_nobody_whose_seat_the_computer_has(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, GIVE, 1, 2)
    game = await club.game()
    sent = len(club.env.http_requests)
    for member in club.members[1:3]:
        await club.bot.tables.resign(game.id, member.id)
    assert await club.bot.presenter.present(game.id)
    assert pinged(club.posted(sent)[-1]) == [member.id for member in club.members[1:3]]
    assert "Thanks for the game" in club.last.content
