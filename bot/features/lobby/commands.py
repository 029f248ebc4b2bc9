"""What people can do before the game: `/azul start`, `join`, `begin`, `cancel`, and the table's look."""

from dataclasses import replace
from functools import partial
from typing import Any

from discord import Interaction, Member, User, app_commands

from bot.features.lobby import options as lobby_options
from bot.features.lobby import tables
from bot.i18n.command_texts import localised
from bot.interactions import options
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, in_panel, of_game, of_managed_game
from bot.messages.option_fields import with_choices
from engine import MAX_PLAYERS, MIN_PLAYERS, Options


def register(registry: Registry) -> None:
    """Register the commands, buttons and selects of tables that wait for players."""
    registry.commands(start, join, begin, cancel, theme, rank=Rank.TARGET)
    registry.user_commands(app_commands.ContextMenu(name="Play Azul", callback=play), rank=Rank.TARGET)
    registry.buttons(
        {
            "start": tables.start_pressed,
            "again": of_game(tables.play_again),
            "join": of_game(tables.join),
            "accept": of_game(tables.accept),
            "notnow": of_game(tables.not_now),
            "begin": of_game(tables.begin),
            "cancel": of_managed_game(tables.cancel),
            "options": of_game(lobby_options.open_options),
            "add": of_game(tables.add_computer),
            "remove": of_game(tables.remove_computer),
        }
    )
    registry.selects({"option": in_panel(of_game(lobby_options.option_picked))})


@app_commands.command(description=localised("command-start"))
@options.with_table_options
async def start(
    interaction: Interaction,
    opponent: options.Player = None,
    opponent2: options.Player = None,
    opponent3: options.Player = None,
    seats: options.Seats | None = None,
    computers: options.Computers = 0,
    level: options.Level | None = None,
    **others: Any,
) -> None:
    """Open a table; options that aren't given are the server's."""
    named = {each.id: each for each in (opponent, opponent2, opponent3) if each is not None}

    def choose(usual: Options) -> Options:
        least = 1 + len(named) + computers
        enough = seats or (min(least, MAX_PLAYERS) if named else max(usual.seats, least))
        return with_choices(usual, {"seats": enough, "level": level, **others})

    await serve(
        interaction,
        partial(
            tables.start,
            choose=choose,
            where=others["where"],
            computers=computers,
            opponents=tuple(named.values()),
        ),
    )


async def play(interaction: Interaction, user: User | Member) -> None:
    """Open a table for two with somebody: *Apps → Play Azul* in the menu of a person."""

    def choose(usual: Options) -> Options:
        return replace(usual, seats=MIN_PLAYERS)

    await serve(interaction, partial(tables.start, choose=choose, opponents=(user,)))


@app_commands.command(description=localised("command-join"))
async def join(interaction: Interaction) -> None:
    """Join the table."""
    await serve(interaction, of_game(tables.join))


@app_commands.command(description=localised("command-begin"))
async def begin(interaction: Interaction) -> None:
    """Begin the game."""
    await serve(interaction, of_game(tables.begin))


@app_commands.command(description=localised("command-cancel"))
@app_commands.describe(game=localised("command-game"))
async def cancel(interaction: Interaction, game: options.GameNumber = None) -> None:
    """Close the table."""
    await serve(interaction, of_managed_game(tables.cancel), number=game)


@app_commands.command(description=localised("command-theme"))
@app_commands.describe(theme=localised("command-start-theme"))
async def theme(interaction: Interaction, theme: options.Theme) -> None:
    """Change what the pictures look like."""
    await serve(interaction, of_game(partial(tables.set_theme, theme=theme)))
