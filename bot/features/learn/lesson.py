"""`/azul learn`: starting the guided round, and going from step to step."""

from discord import Interaction, app_commands

from bot.features.learn.panels import lesson_panel, lesson_table
from bot.features.learn.progress import Lesson, parse_lesson
from bot.i18n.command_texts import localised
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry
from bot.interactions.request import Request
from engine import Refusal, Table


async def open_lesson(request: Request) -> None:
    """Start the guided round."""
    table = await _lesson_table(request)
    await request.reply.open_panel(lesson_panel(request.phrases.at(table), table, Lesson()))


async def lesson_pressed(request: Request) -> None:
    """Go to the step of the guided round that the button names."""
    lesson = parse_lesson(request.pressed.number, request.pressed.choice)
    if lesson is None:
        raise Refusal("old-lesson")
    table = await _lesson_table(request)
    await request.reply.update_panel(lesson_panel(request.phrases.at(table), table, lesson))


async def _lesson_table(request: Request) -> Table:
    """Return the table of the guided round, in the theme of the server's tables."""
    theme = ""
    if request.is_on_server:
        theme = (await request.games.servers.of_or_defaults(request.guild_id)).options.theme
    return lesson_table(request.player, theme)


@app_commands.command(description=localised("command-learn"))
async def learn(interaction: Interaction) -> None:
    """Start the guided round."""
    await serve(interaction, open_lesson)


def register(registry: Registry) -> None:
    """Register `/azul learn` and its buttons."""
    registry.commands(learn, rank=Rank.LOOK)
    registry.buttons({"learn": lesson_pressed}, rank=Rank.LOOK)
