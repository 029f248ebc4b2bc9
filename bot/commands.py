"""The slash commands: `/azul …`."""

from dataclasses import replace
from functools import partial

from discord import Interaction, app_commands

import azul
from bot import options
from bot.actions import of_game, of_managed_game, of_player
from bot.desk.answering import Desk
from bot.desk.completing import Autocompletes, Choices
from bot.handlers import finding, lobby, looking, personal, placing, rulebook, taking, undoing
from bot.handlers.completion import complete_column, complete_move, complete_row
from bot.handlers.data import privacy
from bot.handlers.plans import planning
from bot.handlers.practice import opening
from bot.handlers.server import pausing, settings
from bot.localised import localised as _words
from engine import Configured


class AzulCommands(app_commands.Group):
    """All commands of the game, in one group.

    Discord knows only of the whole group where it can be used, so it is offered everywhere: to servers that
    have added the bot and to people who have, in servers, in direct messages and in groups. What needs a
    server says so (`Request.require_server`).
    """

    def __init__(self, desk: Desk, autocompletes: Autocompletes) -> None:
        super().__init__(
            name="azul",
            description=_words("command-azul"),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )
        self._desk = desk
        self._autocompletes = autocompletes

    @app_commands.command(description=_words("command-start"))
    @app_commands.describe(
        seats=_words("command-start-seats"),
        wall=_words("command-start-wall"),
        factories=_words("command-start-factories"),
        scatter=_words("command-start-scatter"),
        computers=_words("command-start-computers"),
        level=_words("command-start-level"),
        pace=_words("command-start-pace"),
        theme=_words("command-start-theme"),
        messages=_words("command-start-messages"),
        where=_words("command-start-where"),
        language=_words("command-start-language"),
    )
    async def start(
        self,
        interaction: Interaction,
        seats: options.Seats | None = None,
        computers: options.Computers = 0,
        level: options.Level | None = None,
        wall: options.Wall | None = None,
        factories: options.Factories | None = None,
        scatter: options.Scatter | None = None,
        pace: options.Pace | None = None,
        theme: options.Theme | None = None,
        messages: options.Messages | None = None,
        where: options.Where | None = None,
        language: options.Language | None = None,
    ) -> None:
        """Open a table; what isn't named is as the server has it."""

        def choose(usual: Configured) -> Configured:
            return Configured(
                seats=seats or max(usual.seats, computers + 1),
                rules=azul.Rules(
                    wall or usual.rules.wall,
                    factories or usual.rules.factories,
                    scatter or usual.rules.scatter,
                ),
                theme=theme or usual.theme,
                messages=messages or usual.messages,
                pace=pace or usual.pace,
                where=where or usual.where,
                level=level or usual.level,
                language=language or usual.language,
            )

        start = partial(lobby.start, choose=choose, where=where, computers=computers)
        await self._desk.serve(interaction, start)

    @app_commands.command(description=_words("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Join the table."""
        await self._desk.serve(interaction, of_game(lobby.join))

    @app_commands.command(description=_words("command-leave"))
    @app_commands.describe(to=_words("command-leave-to"))
    async def leave(self, interaction: Interaction, to: options.Player = None) -> None:
        """Leave the table or the game, or offer the seat to somebody."""
        await self._desk.serve(interaction, of_game(partial(lobby.leave, to=to)))

    @app_commands.command(description=_words("command-begin"))
    async def begin(self, interaction: Interaction) -> None:
        """Begin the game."""
        await self._desk.serve(interaction, of_game(lobby.begin))

    @app_commands.command(description=_words("command-cancel"))
    @app_commands.describe(game=_words("command-game"))
    async def cancel(self, interaction: Interaction, game: options.GameNumber = None) -> None:
        """Close the table."""
        await self._desk.serve(interaction, of_managed_game(lobby.cancel), number=game)

    @app_commands.command(description=_words("command-pause"))
    @app_commands.describe(game=_words("command-game"))
    async def pause(self, interaction: Interaction, game: options.GameNumber = None) -> None:
        """Pause the game, or let it go on."""
        await self._desk.serve(interaction, of_managed_game(pausing.pause), number=game)

    @app_commands.command(description=_words("command-theme"))
    @app_commands.describe(theme=_words("command-start-theme"))
    async def theme(self, interaction: Interaction, theme: options.Theme) -> None:
        """Change what the pictures look like."""
        await self._desk.serve(interaction, of_game(partial(lobby.set_theme, theme=theme)))

    @app_commands.command(description=_words("command-take"))
    @app_commands.describe(move=_words("command-take-move"))
    async def take(self, interaction: Interaction, move: options.Typing) -> None:
        """Take tiles."""
        await self._desk.serve(interaction, of_player(partial(taking.take, typed=move)))

    @take.autocomplete("move")
    async def _complete_move(self, interaction: Interaction, typed: str) -> Choices:
        return await self._autocompletes.complete(interaction, complete_move, typed)

    @app_commands.command(description=_words("command-plan"))
    async def plan(self, interaction: Interaction) -> None:
        """Plan the next turn."""
        await self._desk.serve(interaction, of_player(planning.show_plan))

    @app_commands.command(description=_words("command-practice"))
    @app_commands.describe(
        computers=_words("command-start-computers"), level=_words("command-practice-level")
    )
    async def practice(
        self,
        interaction: Interaction,
        computers: options.Opponents | None = None,
        level: options.Level | None = None,
    ) -> None:
        """Go on with the person's practice, or begin one; what isn't named is as in the last one."""

        def choose(usual: Configured) -> Configured:
            return replace(
                usual,
                seats=usual.seats if computers is None else computers + 1,
                level=level or usual.level,
            )

        has_named = computers is not None or level is not None
        await self._desk.serve(
            interaction, partial(opening.open_practice, choose=choose if has_named else None)
        )

    @app_commands.command(description=_words("command-place"))
    @app_commands.describe(line=_words("command-place-line"), column=_words("command-place-column"))
    async def place(self, interaction: Interaction, line: options.Typing, column: options.Typing) -> None:
        """Choose a space on a free wall."""
        await self._desk.serve(interaction, of_player(partial(placing.place, line=line, column=column)))

    @place.autocomplete("line")
    async def _complete_row(self, interaction: Interaction, typed: str) -> Choices:
        return await self._autocompletes.complete(interaction, complete_row, typed)

    @place.autocomplete("column")
    async def _complete_column(self, interaction: Interaction, typed: str) -> Choices:
        return await self._autocompletes.complete(interaction, complete_column, typed)

    @app_commands.command(description=_words("command-table"))
    @app_commands.describe(game=_words("command-game"))
    async def table(self, interaction: Interaction, game: options.GameNumber = None) -> None:
        """Show the table."""
        await self._desk.serve(interaction, of_game(looking.table), number=game)

    @app_commands.command(description=_words("command-board"))
    @app_commands.describe(player=_words("command-board-player"), game=_words("command-game"))
    async def board(
        self,
        interaction: Interaction,
        player: options.Player = None,
        game: options.GameNumber = None,
    ) -> None:
        """Show a board."""
        await self._desk.serve(interaction, of_game(partial(looking.board, user=player)), number=game)

    @app_commands.command(description=_words("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Undo the last move."""
        await self._desk.serve(interaction, of_game(undoing.undo))

    @app_commands.command(description=_words("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Leave the table or the game: another name of `leave`."""
        await self._desk.serve(interaction, of_game(lobby.leave))

    @app_commands.command(description=_words("command-me"))
    async def me(self, interaction: Interaction) -> None:
        """Show the person's own settings."""
        await self._desk.serve(interaction, personal.show_settings)

    @app_commands.command(description=_words("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the server's settings."""
        await self._desk.serve(interaction, settings.show_settings)

    @app_commands.command(description=_words("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is stored about the person."""
        await self._desk.serve(interaction, privacy.show_privacy)

    @app_commands.command(description=_words("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the person's games, and the tables that they can join."""
        await self._desk.serve(interaction, finding.show_games)

    @app_commands.command(description=_words("command-export"))
    @app_commands.describe(game=_words("command-game"))
    async def export(self, interaction: Interaction, game: options.GameNumber = None) -> None:
        """Send the game as a file."""
        await self._desk.serve(interaction, of_game(looking.export), number=game)

    @app_commands.command(description=_words("command-replay"))
    @app_commands.describe(game=_words("command-game"))
    async def replay(self, interaction: Interaction, game: options.GameNumber = None) -> None:
        """Post the game as an animation."""
        await self._desk.serve(interaction, of_game(looking.replay), number=game, in_public=True)

    @app_commands.command(description=_words("command-rules"))
    @app_commands.describe(page=_words("command-rules-page"))
    async def rules(self, interaction: Interaction, page: options.Page = 1) -> None:
        """Show the rules."""
        await self._desk.serve(interaction, partial(rulebook.open_rules, page=page))

    @app_commands.command(description=_words("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain how to play."""
        await self._desk.serve(interaction, rulebook.show_help)

    @app_commands.command(description=_words("command-learn"))
    async def learn(self, interaction: Interaction) -> None:
        """Begin the guided round."""
        await self._desk.serve(interaction, rulebook.open_lesson)
