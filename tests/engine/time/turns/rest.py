"""People who rest, for the tests: when their turns end, and their holidays."""

from datetime import datetime, timedelta

from engine import Game, GameService, Person, deadline_of
from engine.time import holidays

NIGHT = (22 * 60, 8 * 60)
"""Quiet hours from 22:00 to 08:00."""
AT_NIGHT = Person(zone="UTC", quiet=NIGHT)


def at(text: str) -> datetime:
    """Return a moment in UTC."""
    return datetime.fromisoformat(f"{text}+00:00")


async def until(games: GameService, game: Game) -> str:
    """Return the deadline of a game in UTC, as it is now."""
    game = await games.get(game.id)
    deadline = deadline_of(game.table, await games.people.hours(game.table))
    assert deadline is not None
    return f"{datetime.fromtimestamp(deadline / 1000, at('2026-01-01 00:00').tzinfo):%Y-%m-%d %H:%M}"


async def away(games: GameService, user_id: int, length: timedelta) -> Person:
    """Let somebody be on holiday from now on; return their settings from before."""
    before, _ = await games.people.change(
        user_id,
        lambda person, now: person.model_copy(
            update={
                "holidays": holidays.taken(person.holidays, now, now + length // timedelta(milliseconds=1))
            }
        ),
    )
    return before


async def back(games: GameService, user_id: int) -> Person:
    """Let somebody end their holiday; return their settings from before."""
    before, _ = await games.people.change(
        user_id,
        lambda person, now: person.model_copy(update={"holidays": holidays.ended(person.holidays, now)}),
    )
    return before
