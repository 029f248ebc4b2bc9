"""Deadlines in the channel: everybody sees them, and those whom the game waits for are reminded in time."""

import discord
import pytest

import azul
from bot.i18n.language import Key, Verbatim
from bot.ui.discord_errors import RETRY_DELAYS
from bot.words.phrases import relative_time
from engine import NO_HOURS, Game, Stage, deadline_of
from engine.table.events import Overdue, Reminded
from tests.bot.club import Club, answer, labels
from tests.bot.edge import CUT, TRIES, Edge
from tests.bot.english import ENGLISH
from tests.bot.shown import take
from tests.bot.variants import FREE, choosing, do, first_choices, play_until

pytestmark = pytest.mark.usefixtures("days_pass")

HOUR = 3600.0
DAY = 24 * HOUR
HALF, LAST, OVER = 12 * HOUR + 2, 22 * HOUR, DAY + 2
"""Seconds after which a turn of a day has been reminded of once, twice, and is overdue."""
MOVED = ENGLISH("deadline-moved")


def reminders(club: Club) -> list[discord.Message]:
    """Return the reminders in the channel."""
    return [message for message in club.messages if message.reference is not None]


def pings(club: Club, since: int) -> list[list[int]]:
    """Return whom each message that was posted since a request has notified."""
    return [[int(user) for user in post["allowed_mentions"].get("users", [])] for post in club.posted(since)]


def named(game: Game) -> str:
    """Return a game's deadline as messages name it."""
    deadline = deadline_of(game.table, NO_HOURS)
    assert deadline is not None
    return relative_time(deadline)


def reminder(game: Game, stage: str, *seats: int, phase: str = "offer") -> str:
    """Return the text of a reminder."""
    mentions = [Verbatim(f"<@{game.table.players[seat].user_id}>") for seat in seats]
    return ENGLISH(
        f"reminder-{stage}",
        mentions=mentions,
        count=len(seats),
        phase=Key(phase),
        when=Verbatim(named(game)),
    )


async def stages_shown(club: Club) -> list[Stage]:
    """Return what the log says that people were told about time."""
    entries = await club.bot.games.history((await club.game()).id)
    stages = {Reminded: Stage.HALF, Overdue: Stage.OVER}
    return [
        event.stage if isinstance(event, Reminded) else stages[type(event)]
        for event in (entry.event for entry in entries)
        if isinstance(event, Reminded | Overdue)
    ]


async def test_everybody_sees_until_when_the_turn_is_to_be_made(club: Club) -> None:
    await club.begin()
    for _ in range(2):
        line = f"-# Deadline: {named(await club.game())}"
        assert club.last.content.splitlines()[-1] == line
        shown = answer(await club.members[4].slash(club.channel, "azul table"))
        assert line in shown.content.splitlines()
        await club.env.advance_time(HOUR)
        await take(club)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("pace", "line"),
    [
        ("none", None),
        ("1h", "Pace: 1 hour per turn"),
        ("8h", "Pace: 8 hours per turn"),
        ("24h", "Pace: 24 hours per turn"),
        ("3d", "Pace: 3 days per turn"),
        ("7d", "Pace: 7 days per turn"),
    ],
)
async def test_the_lobby_states_the_pace(club: Club, pace: str, line: str | None) -> None:
    await club.lobby(2, pace=pace)
    lines = [each for each in club.last.content.splitlines() if each.startswith("Pace")]
    assert lines == ([line] if line else [])
    await club.members[0].slash(club.channel, "azul begin")
    assert ("Deadline" in club.last.content) is (line is not None)


async def test_a_table_opened_with_a_button_has_the_usual_pace(club: Club) -> None:
    helped = answer(await club.members[0].slash(club.channel, "azul help"))
    await club.members[0].click(helped, label="Open a table")
    assert "Pace: 24 hours per turn" in club.last.content


async def test_whose_turn_it_is_is_reminded_twice(club: Club) -> None:
    await club.begin()
    game, turn, sent = await club.game(), club.last, len(club.env.http_requests)
    mover = [club.members[0].id]
    now = 0.0
    for count, (moment, stage) in enumerate(((HALF, "half"), (LAST, "last")), 1):
        await club.env.advance_time(moment - now)
        now = moment
        (reminded,) = reminders(club)
        assert reminded.content == reminder(game, stage, 0)
        assert reminded.reference
        assert reminded.reference.message_id == turn.id
        assert labels(turn) == labels(club.turn)
        assert pings(club, sent) == [mover] * count
    await take(club)

    assert reminders(club) == []
    assert [labels(message) for message in club.turns][:-1] == [[]]
    assert (await club.game()).reminder_id is None


async def test_a_reminder_goes_when_the_turn_is_made_and_the_next_has_its_own(club: Club) -> None:
    await club.begin()
    for seat in (0, 1, 0):
        await club.env.advance_time(HALF)
        game = await club.game()
        assert [message.content for message in reminders(club)] == [reminder(game, "half", seat)]
        await take(club)
        assert reminders(club) == []


async def test_a_reminder_that_may_have_arrived_is_not_sent_any_more_once_the_turn_is_made(
    club: Club, edge: Edge
) -> None:
    await club.begin()
    edge.expect("post", *[CUT] * TRIES)
    await club.env.advance_time(HALF)
    await club.env.advance_time(sum(RETRY_DELAYS))
    sent = len(club.env.http_requests)
    await take(club)
    assert pings(club, sent) == [[club.members[1].id]]


async def test_a_quiet_game_keeps_neither_turns_nor_reminders(club: Club) -> None:
    await club.begin(messages="quiet")
    for _ in range(3):
        await club.env.advance_time(LAST)
        assert len(reminders(club)) == 1
        await take(club)
    assert len(club.messages) == 2
    game = await club.game()
    assert game.shown_version == game.version


@pytest.mark.one_in(2)
@pytest.mark.parametrize("end", ["azul manage cancel", "azul leave"])
async def test_reminders_end_with_the_game(club: Club, end: str) -> None:
    role = club.guild.create_role("Keepers", permissions=discord.Permissions(manage_channels=True))
    keeper = club.welcome("Olga", roles=[role])
    await club.begin()
    await club.env.advance_time(HALF)
    assert len(reminders(club)) == 1
    if end == "azul manage cancel":
        await keeper.slash(club.channel, end)
    else:
        asked = answer(await club.members[0].slash(club.channel, end))
        await club.members[0].click(asked, label="Leave the game")
    assert reminders(club) == []
    sent = len(club.env.http_requests)
    await club.env.advance_time(9 * DAY)
    assert club.posted(sent) == []


async def test_an_undone_turn_is_not_reminded_of_again(club: Club) -> None:
    await club.begin()
    await club.env.advance_time(HALF)
    await take(club)
    await club.env.advance_time(HOUR)
    await club.members[0].slash(club.channel, "azul undo")
    assert reminders(club) == []
    await club.env.advance_time(LAST - HALF)
    assert [message.content for message in reminders(club)] == [reminder(await club.game(), "last", 0)]
    assert await stages_shown(club) == [Stage.HALF, Stage.LAST]


# ── free walls ──


async def settle(club: Club, seat: int) -> None:
    """Let a player choose the first spaces, and show it."""
    game = await club.game()
    state = game.table.running_state
    for row, column in first_choices(state, seat):
        game = await do(club.bot.games, game, azul.Placed(seat, row, column))
    await do(club.bot.games, game, azul.Settled(seat))
    assert await club.bot.presenter.present(game.id)


async def test_those_who_still_choose_are_reminded_together(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1, 2))
    game = await club.game()
    assert club.last.content.splitlines()[-1] == f"-# Deadline: {named(game)}"
    await settle(club, 1)
    sent = len(club.env.http_requests)

    await club.env.advance_time(HALF)

    assert [message.content for message in reminders(club)] == [reminder(game, "half", 0, 2, phase="tiling")]
    assert pings(club, sent) == [[club.members[0].id, club.members[2].id]]
    await settle(club, 0)
    assert len(reminders(club)) == 1
    await club.env.advance_time(LAST - HALF)
    assert [message.content for message in reminders(club)] == [reminder(game, "last", 2, phase="tiling")]
    await settle(club, 2)
    assert reminders(club) == []
    assert (await club.game()).table.stage is None
