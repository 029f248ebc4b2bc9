"""The slash commands: `/azul …`."""

from typing import Any

import discord
from discord import app_commands

import azul
import render
from bot.desk import Desk
from bot.handlers import lobby, looking, placing, playing, replaying, rulebook
from bot.handlers.completion import (
    complete_colour,
    complete_column,
    complete_line,
    complete_row,
    complete_scatter,
    complete_source,
)
from bot.words.language import FALLBACK, words_for
from engine import MOST_PLAYERS

Interaction = discord.Interaction[Any]
_said = words_for(FALLBACK)


def _choice(text_id: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=_said(text_id), value=value)


_THEMES = [app_commands.Choice(name=render.theme(name).title, value=name) for name in render.theme_names()]


class AzulCommands(app_commands.Group):
    """All commands of the game, in one group that only servers have."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="azul",
            description=_said("command-azul"),
            guild_only=True,
        )
        self._desk = desk

    @app_commands.command(description=_said("command-start"))
    @app_commands.describe(
        seats=_said("command-start-seats"),
        wall=_said("command-start-wall"),
        factories=_said("command-start-factories"),
        scatter=_said("command-start-scatter"),
        theme=_said("command-start-theme"),
    )
    @app_commands.choices(
        wall=[_choice(f"choice-{side.value}", side.value) for side in azul.WallSide],
        factories=[_choice(f"choice-{kind.value}", kind.value) for kind in azul.Factories],
        scatter=[_choice(f"choice-scatter-{way.value}", way.value) for way in azul.Scatter],
        theme=_THEMES,
    )
    async def start(
        self,
        interaction: Interaction,
        seats: app_commands.Range[int, 2, MOST_PLAYERS] = MOST_PLAYERS,
        wall: str = azul.BASE_GAME.wall.value,
        factories: str = azul.BASE_GAME.factories.value,
        scatter: str = azul.BASE_GAME.scatter.value,
        theme: str = "",
    ) -> None:
        """Open a table."""
        rules = azul.Rules(azul.WallSide(wall), azul.Factories(factories), azul.Scatter(scatter))
        await self._desk.serve(interaction, lambda request: lobby.start(request, seats, rules, theme))

    @app_commands.command(description=_said("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down."""
        await self._desk.serve(interaction, lobby.join)

    @app_commands.command(description=_said("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up."""
        await self._desk.serve(interaction, lobby.leave)

    @app_commands.command(description=_said("command-begin"))
    async def begin(self, interaction: Interaction) -> None:
        """Begin the game."""
        await self._desk.serve(interaction, lobby.begin)

    @app_commands.command(description=_said("command-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Close the table."""
        await self._desk.serve(interaction, lobby.cancel)

    @app_commands.command(description=_said("command-theme"))
    @app_commands.describe(theme=_said("command-start-theme"))
    @app_commands.choices(theme=_THEMES)
    async def theme(self, interaction: Interaction, theme: str) -> None:
        """Change what the pictures look like."""
        await self._desk.serve(interaction, lambda request: lobby.set_theme(request, theme))

    @app_commands.command(description=_said("command-take"))
    @app_commands.describe(
        source=_said("command-take-source"),
        colour=_said("command-take-colour"),
        line=_said("command-take-line"),
        scatter=_said("command-take-scatter"),
    )
    async def take(
        self, interaction: Interaction, source: str, colour: str, line: str, scatter: str | None = None
    ) -> None:
        """Take tiles."""
        await self._desk.serve(
            interaction, lambda request: playing.take(request, source, colour, line, scatter)
        )

    @take.autocomplete("source")
    async def _complete_source(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._desk.complete(interaction, complete_source, typed)

    @take.autocomplete("colour")
    async def _complete_colour(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._desk.complete(interaction, complete_colour, typed)

    @take.autocomplete("line")
    async def _complete_line(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._desk.complete(interaction, complete_line, typed)

    @take.autocomplete("scatter")
    async def _complete_scatter(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._desk.complete(interaction, complete_scatter, typed)

    @app_commands.command(description=_said("command-place"))
    @app_commands.describe(line=_said("command-place-line"), column=_said("command-place-column"))
    async def place(self, interaction: Interaction, line: str, column: str) -> None:
        """Choose a space on a free wall."""
        await self._desk.serve(interaction, lambda request: placing.place(request, line, column))

    @place.autocomplete("line")
    async def _complete_row(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._desk.complete(interaction, complete_row, typed)

    @place.autocomplete("column")
    async def _complete_column(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._desk.complete(interaction, complete_column, typed)

    @app_commands.command(description=_said("command-table"))
    async def table(self, interaction: Interaction) -> None:
        """Show the table."""
        await self._desk.serve(interaction, looking.table)

    @app_commands.command(description=_said("command-board"))
    @app_commands.describe(player=_said("command-board-player"))
    async def board(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show a board."""
        await self._desk.serve(interaction, lambda request: looking.board(request, player))

    @app_commands.command(description=_said("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take the last take back."""
        await self._desk.serve(interaction, playing.undo)

    @app_commands.command(description=_said("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Leave a running game."""
        await self._desk.serve(interaction, playing.ask_to_resign)

    @app_commands.command(description=_said("command-export"))
    async def export(self, interaction: Interaction) -> None:
        """Give the game as a file."""
        await self._desk.serve(interaction, looking.export)

    @app_commands.command(description=_said("command-replay"))
    async def replay(self, interaction: Interaction) -> None:
        """Post the game as an animation."""
        await self._desk.serve(interaction, replaying.replay)

    @app_commands.command(description=_said("command-rules"))
    @app_commands.describe(page=_said("command-rules-page"))
    async def rules(
        self, interaction: Interaction, page: app_commands.Range[int, 1, render.RULE_PAGES] = 1
    ) -> None:
        """Show the rules."""
        await self._desk.serve(interaction, lambda request: rulebook.open_rules(request, page))

    @app_commands.command(description=_said("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how to play."""
        await self._desk.serve(interaction, looking.show_help)
