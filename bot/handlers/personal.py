"""What people choose for themselves, in all games: `/azul me`."""

from bot.handlers.request import Request
from bot.messages.panel import settings_panel
from engine import Refusal


async def show_settings(request: Request) -> None:
    """Show the person's settings."""
    person = await request.tables.stored_person(request.user_id)
    await request.reply.open_panel(settings_panel(request.phrases, person))


async def setting_pressed(request: Request) -> None:
    """Change the setting that the button names to the value that it carries.

    Raise `Refusal` (``old-button``) for a setting or a value that this version doesn't have.
    """
    setting, value = request.pressed.choice, request.pressed.number
    if setting != "confirm" or value not in {0, 1}:
        raise Refusal("old-button")
    person = await request.tables.stored_person(request.user_id)
    changed = person.model_copy(update={setting: bool(value)})
    if changed != person:
        await request.tables.set_person(request.user_id, changed)
    await request.reply.update_panel(settings_panel(request.phrases, changed))
