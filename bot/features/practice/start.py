"""Beginning and continuing a practice: `/azul practice`."""

from collections.abc import Callable

from bot.features.practice.options import DEFAULT_PRACTICE, option_named, options_of, options_view
from bot.features.practice.requests import require_practice, show
from bot.features.practice.views import practice_view
from bot.interactions.request import Request
from bot.messages.option_fields import change_to
from engine import Options, Refusal

Choose = Callable[[Options], Options]
"""Returns the options of a new practice, given those of the last one."""


async def open_practice(request: Request, *, choose: Choose | None = None) -> None:
    """Show a person's practice, or begin one if they have none.

    If they `choose` options, a new one is begun, with the last one's options for what they don't choose. But
    if one is under way, they are shown the options first, with a button to begin.
    """
    await request.reply.acknowledge()
    practices, player = request.games.practice, request.player
    async with practices.lock(request.user_id):
        practice = await practices.find(request.user_id)
        if practice is None:
            options = DEFAULT_PRACTICE if choose is None else choose(DEFAULT_PRACTICE)
            practice = await practices.begin(player, options)
        elif choose is not None:
            options = choose(practice.table.options)
            if practice.steps and not practice.is_over:
                await request.open_panel(practice.game, options_view(request.phrases, practice, options))
                return
            practice = await practices.begin(player, options, practice.version)
        await request.open_panel(practice.game, practice_view(request.at(practice.table).phrases, practice))


async def begin_pressed(request: Request) -> None:
    """Begin a practice with the options of the button, in place of the one that the person was looking at."""
    custom_id = request.pressed
    options = options_of(custom_id.choice)
    if options is None:
        raise Refusal("old-button")
    practice = await request.games.practice.begin(request.player, options, custom_id.number or 0)
    await show(request, practice, practice_view(request.at(practice.table).phrases, practice))


async def options_pressed(request: Request) -> None:
    """Show the options of a new practice, at first those of the present one."""
    practice = await require_practice(request)
    await show(request, practice, options_view(request.phrases, practice, practice.table.options))


async def option_picked(request: Request) -> None:
    """Show the options of a new practice with what was picked in one of the selects."""
    practice, custom_id = await require_practice(request), request.pressed
    named = option_named(custom_id.choice)
    if named is None:
        raise Refusal("old-button")
    name, options = named
    change = change_to("seats" if name == "computers" else name, custom_id.picked or "")
    await show(request, practice, options_view(request.phrases, practice, change(options)))
