"""Reads the choice out of a button in a take's panel."""

from dataclasses import replace

from bot.interactions.request import Request
from bot.messages.choice import Choice, parse_choice
from engine import Game, Person


async def pressed_choice(request: Request, game: Game | None = None) -> Choice | None:
    """Return the choice of the pressed button, confirmed for people who turned confirmation off.

    `game` is the game being played, None in practice.
    """
    choice = parse_choice(request.pressed.choice)
    if choice is None or choice.confirmed or choice.take is None:
        return choice
    has_none = game is not None and not game.has_settings
    person = Person() if has_none else await request.games.people.get_or_defaults(request.user_id)
    return replace(choice, confirmed=not person.confirm)
