"""What is sent, changed and deleted, where and in which order, and what is known of it afterwards."""

from collections.abc import Callable
from dataclasses import replace

import discord
import pytest

from bot.feed.delivery import Delivered, LeaseLost, deliver
from bot.feed.outbox import Draft, Outbox
from bot.feed.plan import ChannelPlan
from bot.feed.reminders import ReminderPlan, Rewording
from bot.messages.posts import Post
from tests.bot.feed.channel import Asked, Channel, error
from tests.some import some

HOME, THREAD = 7, 70
TURN = Post(5, "turn", "Your turn", None, (1,))
RESULT = Post(5, "over", "It is over", None)
REMINDER = Post(5, "reminder", "Hurry", None, (2,))
CARD = Post(5, "lobby", "They are playing", None)
WHEN = "<t:2:R>"
EVERYTHING = ChannelPlan(
    posts=(TURN, replace(RESULT, at_home=True), replace(RESULT, part="last")),
    retired={11: None, 12: CARD, 13: None},
    deleted=(14, 15),
    message_id=10,
    reworded={16: "It was settled", 17: "That too"},
    reminders=ReminderPlan(
        REMINDER, None, (18, 19), (Rewording(20, moment=WHEN), Rewording(21, moment=WHEN))
    ),
)
LOBBY = ChannelPlan((CARD,), edited=30, deleted=(31,))
KEPT = ChannelPlan(
    retired={11: None, 12: None}, message_id=10, reminders=ReminderPlan(None, 40, edited=REMINDER)
)


class Place:
    """A thread and the channel that it belongs to, which note all requests in one list."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.home = Channel(HOME, 200, asked=self.asked)
        self.thread = Channel(THREAD, 300, asked=self.asked, content="Until <t:1:R> or <t:9:R>")

    async def deliver(self, plan: ChannelPlan, require_lease: Callable[[], None] = lambda: None) -> Delivered:
        drafts = [Draft(post, post.text) for post in plan.posts]
        outbox = Outbox(lambda: 0.0)
        return await deliver(plan, drafts, 1, self.thread.real, self.home.real, outbox, require_lease)

    @property
    def steps(self) -> list[tuple[str, int, int]]:
        """What was asked, of which message, and where."""
        return [(each.what, each.message_id, each.channel_id) for each in self.asked]


@pytest.fixture
def place() -> Place:
    return Place()


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.discord_errors.RETRY_DELAYS", (0.0, 0.0, 0.0))


STEPS = [
    ("send", 0, THREAD),
    ("send", 0, HOME),
    ("send", 0, THREAD),
    ("edit", 11, THREAD),
    ("edit", 12, HOME),
    ("edit", 13, THREAD),
    ("edit", 16, THREAD),
    ("edit", 17, THREAD),
    ("send", 0, THREAD),
    ("fetch", 20, THREAD),
    ("edit", 20, THREAD),
    ("fetch", 21, THREAD),
    ("edit", 21, THREAD),
    ("delete", 14, THREAD),
    ("delete", 15, THREAD),
    ("delete", 18, THREAD),
    ("delete", 19, THREAD),
]


async def test_everything_is_sent_where_it_belongs_before_anything_is_deleted(place: Place) -> None:
    delivered = await place.deliver(EVERYTHING)
    assert place.steps == STEPS
    last, reminder = 301, 302  # the newest message is the last of the posts, and the reminder its reply
    assert delivered == Delivered(last, reminder)
    sent = [each for each in place.asked if each.what == "send"]
    assert [each.pings for each in sent] == [[1], [], [], [2]]
    assert sent[-1].said["reference"].message_id == last
    edits = {each.message_id: each for each in place.asked if each.what == "edit"}
    assert [(number, each.said.get("content")) for number, each in edits.items()] == [
        (11, None),
        (12, CARD.text),
        (13, None),
        (16, "It was settled"),
        (17, "That too"),
        (20, f"Until {WHEN} or {WHEN}"),
        (21, f"Until {WHEN} or {WHEN}"),
    ]
    assert [edits[number].said["view"] for number in (11, 13, 16, 17)] == [None] * 4
    assert edits[12].said["attachments"] == []
    assert [edits[number].pings for number in (16, 17, 20, 21)] == [[]] * 4


@pytest.mark.parametrize(
    ("plan", "stops"),
    [
        (EVERYTHING, [0, 1, 2, 3, 8, 8, 8, 8, 8, 9, 11, 11, 13, 13]),
        (KEPT, [0, 2, 2]),
        (LOBBY, [0, 1, 3, 3]),
    ],
    ids=["turn", "reminder", "refused edit"],
)
async def test_whoever_loses_the_lease_posts_and_deletes_nothing_any_more(
    plan: ChannelPlan, stops: list[int]
) -> None:
    for after, stop in some(enumerate(stops)):
        place = Place()
        place.thread.fail(error(403) if plan is LOBBY else None)

        def require_lease(place: Place = place, after: int = after) -> None:
            if len(place.asked) >= after:
                raise LeaseLost

        with pytest.raises(LeaseLost):
            await place.deliver(plan, require_lease)
        assert len(place.asked) <= stop


@pytest.mark.parametrize(("status", "is_done"), [(404, True), (403, True), (503, False), (429, False)])
async def test_one_step_that_fails_keeps_back_no_other_and_is_tried_again_unless_it_is_refused(
    status: int, is_done: bool
) -> None:
    for number, step in some(enumerate(STEPS)):
        if step[0] not in {"edit", "delete"} or step[1] in {20, 21}:
            continue
        place = Place()
        channel = place.home if step[2] == HOME else place.thread
        channel.fail(*[None for each in STEPS[:number] if each[2] == step[2]], error(status))
        delivered = await place.deliver(EVERYTHING)
        assert place.steps == STEPS
        is_button = step[0] == "edit" and step[1] < 16
        assert delivered.are_buttons_gone == (is_done or not is_button)
        assert delivered.is_cleaned_up == (is_done or is_button)


@pytest.mark.parametrize("status", [404, 503])
@pytest.mark.parametrize("what", ["fetch", "edit"])
async def test_a_time_that_cannot_be_changed_any_more_is_left_and_else_tried_again(
    place: Place, what: str, status: int
) -> None:
    at = STEPS.index((what, 20, THREAD))
    place.thread.fail(*[None] * len([each for each in STEPS[:at] if each[2] == THREAD]), error(status))
    if status == 404:
        assert await place.deliver(EVERYTHING) == Delivered(301, 302)
        assert [each for each in place.steps if each[1] == 21] == STEPS[11:13]
    else:
        with pytest.raises(discord.DiscordServerError):
            await place.deliver(EVERYTHING)


async def test_a_time_that_is_as_it_was_is_not_written_again(place: Place) -> None:
    place.thread.content = f"Until {WHEN}"
    await place.deliver(EVERYTHING)
    assert [each for each in place.steps if each[1] in {20, 21}] == [
        ("fetch", 20, THREAD),
        ("fetch", 21, THREAD),
    ]


async def test_a_message_that_is_changed_pings_nobody_and_one_that_cannot_be_is_replaced(
    place: Place,
) -> None:
    assert await place.deliver(LOBBY) == Delivered(30)
    assert place.steps == [("edit", 30, THREAD), ("delete", 31, THREAD)]
    assert (place.asked[0].pings, place.asked[0].said["content"]) == ([], CARD.text)

    place.asked.clear()
    place.thread.fail(error(403), None, error(503))
    assert await place.deliver(LOBBY) == Delivered(300, are_buttons_gone=False)
    assert place.steps == [
        ("edit", 30, THREAD),
        ("send", 0, THREAD),
        ("delete", 30, THREAD),
        ("delete", 31, THREAD),
    ]

    place.asked.clear()
    place.thread.fail(error(503))
    with pytest.raises(discord.DiscordServerError):
        await place.deliver(LOBBY)
    assert place.steps == [("edit", 30, THREAD)]


async def test_what_stays_is_what_it_was(place: Place) -> None:
    assert await place.deliver(KEPT) == Delivered(10, 40)
    assert place.steps == [("edit", 11, THREAD), ("edit", 12, THREAD), ("edit", 40, THREAD)]
    assert (place.asked[-1].said["content"], place.asked[-1].pings) == (REMINDER.text, [])
    place.asked.clear()
    place.thread.fail(None, None, error(404))
    assert await place.deliver(KEPT) == Delivered(10, 40)
