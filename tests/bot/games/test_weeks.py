"""A game of four that lasts for weeks, with all that happens in such a time."""

from datetime import UTC, datetime, time, timedelta

import pytest

from engine import Status
from tests.bot.club import Club
from tests.bot.features.seats.votes import END, GIVE, RETURN, SEEK, SUBSTITUTE, WAIT
from tests.bot.games.diary import HALF, LAST, TURN, Diary

pytestmark = pytest.mark.usefixtures("days_pass")

ADA, BRUNO, CHIYO, DARIYA, EMIL = range(5)
HOUR = timedelta(hours=1)
SOON = timedelta(seconds=15)
MINUTE = timedelta(minutes=1)
GRACE = timedelta(hours=12)
SLACK = timedelta(seconds=5)
"""What a restart takes between what is done and what is put down about it."""


async def sleeps(diary: Diary, member: int, *others: int) -> datetime:
    """Let a player miss a turn that has just begun: they are reminded twice, then all are asked to vote.

    Return when it began.
    """
    began = diary.now()
    diary.expect(member, after=HALF)
    diary.expect(member, after=LAST)
    diary.expect(member, *others, after=TURN)
    await diary.passes(TURN + SOON)
    return began


def assert_notified(diary: Diary) -> None:
    """Assert that everybody who had to be notified was, once and in time, and nobody else."""
    expected = sorted(diary.expected)
    assert [who for _, who in diary.real] == [who for _, who in expected]
    late = [moment - due for (moment, _), (due, _) in zip(diary.real, expected, strict=True)]
    assert [length for length in late if not -SLACK <= length <= MINUTE] == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("restarts", [False, True])
async def test_weeks_pass_and_everybody_is_notified_once_and_in_time(club: Club, *, restarts: bool) -> None:
    diary = Diary(club, restarts=restarts)
    diary.expect(ADA)
    await club.begin(4)
    await diary.passes(HOUR)
    await diary.moves(ADA, BRUNO)
    diary.expect(BRUNO, after=HALF)
    await diary.passes(HALF + HOUR)
    await diary.moves(BRUNO, CHIYO)

    # Chiyo sleeps. The others wait for another turn's time, and then the computer plays: no vote is won.
    await sleeps(diary, CHIYO, ADA, BRUNO, DARIYA)
    await diary.vote(WAIT, ADA)
    diary.expect(CHIYO)
    await diary.vote(WAIT, DARIYA)
    began = await sleeps(diary, CHIYO, ADA, BRUNO, DARIYA)
    await diary.vote(WAIT, ADA)
    await diary.vote(GIVE, BRUNO)
    diary.expect(DARIYA, after=2 * TURN, since=began)
    await diary.passes(TURN)
    await diary.moves(DARIYA, ADA)
    await diary.moves(ADA, BRUNO)
    await diary.moves(BRUNO, CHIYO)

    # The computer gets the seat, and Chiyo takes it back.
    await sleeps(diary, CHIYO, ADA, BRUNO, DARIYA)
    await diary.vote(GIVE, ADA)
    diary.expect(DARIYA)
    await diary.vote(GIVE, BRUNO)
    await diary.passes(SOON)
    await diary.moves(DARIYA, ADA)
    await diary.moves(ADA, BRUNO)
    await diary.moves(BRUNO)
    diary.expect(DARIYA, after=timedelta(seconds=10))
    await diary.passes(SOON)
    await diary.presses(CHIYO, RETURN)
    await diary.moves(DARIYA, ADA)

    # Ada is replaced.
    began = await sleeps(diary, ADA, BRUNO, CHIYO, DARIYA)
    await diary.vote(SEEK, CHIYO)
    await diary.vote(SEEK, DARIYA)
    diary.expect(ADA, after=TURN + GRACE, since=began)
    await diary.passes(GRACE + HOUR)
    diary.expect(ADA, EMIL)
    await diary.presses(EMIL, SUBSTITUTE)
    await diary.passes(HOUR)
    await diary.moves(EMIL, BRUNO)

    # The bot is down over a deadline: the turn has as much time left as it had.
    diary.expect(BRUNO, after=HALF)
    await diary.passes(HALF + SOON)
    await diary.is_down(timedelta(days=9))
    diary.expect(BRUNO, after=LAST - HALF)
    await diary.passes(LAST - HALF + HOUR)
    await diary.moves(BRUNO, CHIYO)

    # Chiyo goes on holiday, and Emil wants direct messages.
    await diary.chooses(EMIL, "pings", "dm")
    day = (diary.now() + timedelta(days=5)).date()
    await diary.chooses(CHIYO, "holiday", day.isoformat())
    holiday = datetime.combine(day + timedelta(days=1), time(), UTC) - diary.now()
    diary.expect(CHIYO, after=holiday + HALF)
    diary.expect(CHIYO, after=holiday + LAST)
    diary.expect(BRUNO, CHIYO, DARIYA, after=holiday + TURN)
    diary.expect(EMIL, after=holiday + TURN)
    await diary.passes(holiday + TURN + HOUR)

    # The game ends by vote.
    await diary.vote(END, EMIL)
    await diary.vote(END, BRUNO)
    await diary.passes(GRACE)
    assert_notified(diary)
    assert (await club.game()).table.status is Status.CANCELLED
    await diary.passes(timedelta(days=14))
    assert_notified(diary)
