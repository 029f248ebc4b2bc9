"""What a press in the panel of a take has decided."""

from dataclasses import replace

from bot.handlers.request import Request
from bot.messages.choice import Choice, parse_choice


async def decided(request: Request) -> Choice | None:
    """Return what the pressed button chose; to people who don't confirm moves, a target confirms itself."""
    choice = parse_choice(request.pressed.choice)
    if choice is None or choice.confirmed or choice.take is None:
        return choice
    person = await request.tables.person(request.user_id)
    return replace(choice, confirmed=not person.confirm)
