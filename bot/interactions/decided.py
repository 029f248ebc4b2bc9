"""What a press in the panel of a take has decided."""

from dataclasses import replace

from bot.interactions.request import Request
from bot.messages.choice import Choice, parse_choice
from engine import Game, Person


async def decided(request: Request, game: Game | None = None) -> Choice | None:
    """Return what the pressed button chose; to people who don't confirm moves, a target confirms itself.

    `game` is the one that the person plays in, None if it is for practice.
    """
    choice = parse_choice(request.pressed.choice)
    if choice is None or choice.confirmed or choice.take is None:
        return choice
    has_none = game is not None and not game.has_settings
    person = Person() if has_none else await request.games.people.get_or_defaults(request.user_id)
    return replace(choice, confirmed=not person.confirm)
