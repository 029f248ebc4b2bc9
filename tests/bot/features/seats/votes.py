"""Votes on somebody who is late, for the tests."""

from typing import Any

import discord

from tests.bot.club import Club, buttons, said
from tests.bot.english import ENGLISH
from tests.bot.feed.test_reminders import HOUR, OVER, reminders

VOTES = [ENGLISH(f"vote-{vote}") for vote in ("wait", "play", "give", "seek", "end")]
WAIT, PLAY, GIVE, SEEK, END = VOTES
RETURN, SUBSTITUTE = ENGLISH("button-return"), ENGLISH("button-substitute")
SOON = 15.0
GRACE = 12 * HOUR + 2
"""Seconds after which those who are late in a game of a day a turn can lose their seats."""


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
        answer = said(await club.press(club.members[seat], message, custom_id))
        assert answer.startswith("You voted")


async def replace(club: Club, players: int = 3, **options: str) -> None:
    """Begin a game in which Ada is late, and Emil takes the seat by a vote."""
    asked = await late(club, players, **options)
    await vote(club, asked, SEEK, *range(1, players))
    await club.env.advance_time(GRACE)
    assert said(await club.members[4].click(club.turn, label=SUBSTITUTE)) == ENGLISH("substituted")


def pinged(post: dict[str, Any]) -> list[int]:
    """Return whom a message that was posted has notified."""
    return [int(user) for user in post["allowed_mentions"].get("users", [])]
