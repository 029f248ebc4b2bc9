"""Somebody is late: the others are asked how the game goes on, and vote."""

import pytest
from simcord import Env

from bot.i18n.language import Verbatim
from engine import Person, Pings, Status, decisions
from tests.bot.club import Club, buttons, labels, said
from tests.bot.english import ADA, ENGLISH
from tests.bot.features.seats.votes import END, GIVE, GRACE, PLAY, SOON, VOTES, WAIT, late, pinged, vote
from tests.bot.feed.notifications.calls import SILENT, choose, direct, dm_path
from tests.bot.feed.notifications.test_direct_messages import CANNOT_SEND
from tests.bot.feed.test_reminders import HOUR, OVER, reminders, settle
from tests.bot.shown import take
from tests.bot.variants import FREE, choosing, play_until
from tests.some import some

pytestmark = pytest.mark.usefixtures("days_pass")


async def test_the_others_are_asked_once_how_the_game_goes_on(club: Club) -> None:
    await club.begin(3)
    await club.env.advance_time(OVER - HOUR)
    sent = len(club.env.http_requests)
    await club.env.advance_time(HOUR)
    (asked,) = reminders(club)
    assert labels(asked) == VOTES
    first, grace, last = asked.content.splitlines()
    ada, bruno, chiyo = (f"<@{member.id}>" for member in club.members[:3])
    assert first == (
        f"{ada}, time's up for this turn. {bruno} and {chiyo}, how should the game continue? "
        "2 of your 2 votes decide."
    )
    assert grace.startswith("-# Nobody is replaced, and the game doesn't end, before <t:")
    assert last.startswith("-# Otherwise, the computer plays this turn <t:")
    (post,) = club.posted(sent)
    assert pinged(post) == [member.id for member in club.members[:3]]
    assert "Deadline" in club.turn.content


async def test_the_question_goes_with_the_turn_though_somebody_could_not_be_written_to(
    simcord_env: Env, club: Club
) -> None:
    chiyo = club.members[2]
    await choose(club, chiyo, Person(pings=Pings.DM))
    await club.begin(3)
    simcord_env.inject_error("POST", dm_path(club, chiyo), **CANNOT_SEND, times=None)
    await club.env.advance_time(OVER)
    asked = next(message for message in reminders(club) if labels(message) == VOTES)
    assert "won't let me send you direct messages" in club.last.content

    await take(club)

    assert asked.id not in [message.id for message in club.messages]


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
    assert ENGLISH("extended", names=[ADA]) in club.turn.content
    (post,) = [post for post in club.posted(sent) if not post.get("flags")]
    assert pinged(post) == [club.members[0].id]


@pytest.mark.thorough
async def test_a_vote_pressed_twice_at_the_same_moment_counts_once(club: Club) -> None:
    asked = await late(club)
    custom_id = buttons(asked)[4]["custom_id"]
    member = club.members[1]
    for result in some(await club.press_at_once(asked, (member, custom_id), (member, custom_id))):
        assert said(result).startswith("You voted")
    assert len((await club.game()).table.votes) == 1


@pytest.mark.one_in(6)
@pytest.mark.parametrize("choice", ["nothing", "", "wait2"])
@pytest.mark.parametrize("number", [999999999, 0])
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


async def test_the_vote_stands_below_the_turn_also_once_somebody_has_left(club: Club) -> None:
    former = await late(club, players=4)
    game = await club.bot.games.change((await club.game()).id, decisions.resign(club.members[2].id))
    assert await club.bot.presenter.present(game.id)
    (asked,) = reminders(club)
    assert asked.id > club.turn.id > former.id
    assert asked.reference
    assert asked.reference.message_id == club.turn.id


@pytest.mark.thorough
async def test_a_vote_goes_on_after_its_turn_was_undone(club: Club) -> None:
    await late(club)
    await take(club)
    await club.members[0].slash(club.channel, "azul undo")
    (asked,) = reminders(club)
    await vote(club, asked, PLAY, 1, 2)
    await club.env.advance_time(SOON)
    assert (await club.state()).turn == 1


async def test_the_others_may_end_the_game_but_not_those_who_are_late_or_strangers(club: Club) -> None:
    asked = await late(club)
    for seat, code in ((0, "vote-on-you"), (3, "not-seated")):
        answer = said(await club.press(club.members[seat], asked, buttons(asked)[0]["custom_id"]))
        assert answer == ENGLISH(f"refusal-{code}")
    assert (await club.game()).table.votes == ()
    await vote(club, asked, END, 1, 2)
    assert (await club.game()).table.status is Status.PLAYING
    await club.env.advance_time(GRACE)
    assert (await club.game()).table.status is Status.CANCELLED
    assert ENGLISH("abandoned-by-vote") in club.last.content
    assert reminders(club) == []
    custom_id = buttons(asked)[0]["custom_id"]
    assert said(await club.press(club.members[1], club.last, custom_id)) == ENGLISH("refusal-ended")


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
        assert ENGLISH("settled-by-computer", name=Verbatim(name)) in news
    assert (await club.state()).round > 1


@pytest.mark.thorough
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


async def test_votes_that_nobody_takes_part_in_ping_once_a_round(club: Club) -> None:
    """Ada never comes, Bruno moves at once, and neither he nor Chiyo votes."""
    await club.begin(3)
    people = [member.id for member in club.members[:3]]
    votes: dict[int, list[tuple[list[int], int]]] = {}
    while (state := await club.state()).round < 3 and len(votes.get(2, ())) < 2:
        sent = len(club.env.http_requests)
        if state.turn == 0:
            await club.env.advance_time(OVER)
            (post,) = [each for each in club.posted(sent) if "should the game continue" in each["content"]]
            votes.setdefault(state.round, []).append((pinged(post), post.get("flags", 0) & SILENT))
            await club.env.advance_time(OVER)
        else:
            await take(club)
    assert all(len(asked) > 1 for asked in votes.values())
    for asked in some(votes.values()):
        assert asked == [(people, 0)] + [([], SILENT)] * (len(asked) - 1)


async def test_once_somebody_votes_the_next_vote_pings_again(club: Club) -> None:
    await late(club)
    await club.env.advance_time(OVER)
    for _ in range(2):
        await take(club)
    await club.env.advance_time(OVER)
    (asked,) = reminders(club)
    await vote(club, asked, PLAY, 1, 2)
    await club.env.advance_time(SOON)
    for _ in range(2):
        await take(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(OVER)
    assert pinged(club.posted(sent)[-1]) == [member.id for member in club.members[:3]]
    assert (await club.state()).round == 1


async def test_a_vote_that_somebody_asks_for_pings_in_any_case(club: Club) -> None:
    await club.begin(2, pace="none")
    seen = []
    for _ in range(2):
        await club.env.advance_time(4 * OVER)
        sent = len(club.env.http_requests)
        await club.bot.games.change((await club.game()).id, decisions.call_vote(club.members[1].id))
        await club.bot.presenter.present((await club.game()).id)
        seen.append(pinged(club.posted(sent)[-1]))
        assert "Deadline" not in said(await club.members[1].slash(club.channel, "azul table"))
        await club.env.advance_time(2 * OVER)
        await take(club)
    assert seen == [[member.id for member in club.members[:2]]] * 2


@pytest.mark.one_in(2)
@pytest.mark.parametrize("pings", [Pings.DM, Pings.BOTH])
async def test_a_vote_that_pings_nobody_is_not_written_about_either(club: Club, pings: Pings) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=pings))
    await late(club)
    await club.env.advance_time(OVER)
    for _ in range(2):
        await take(club)
    written = len(direct(club, bruno))
    await club.env.advance_time(OVER)
    assert reminders(club)
    assert len(direct(club, bruno)) == written
