"""Finding games without knowing their channel: `/azul games`, and the buttons of its list."""

from collections.abc import Callable
from math import inf

from discord import Interaction, app_commands

from bot.features.games.filters import filter_choice, filter_of, filtered
from bot.features.games.panel import GamesPage, ListKind, finished_panel, games_panel, page_of, waits_for
from bot.i18n.command_texts import localised
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, of_game, of_seen_game
from bot.interactions.request import Request, can_see
from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, CustomId
from bot.words.phrases import jump_link
from engine import NO_HOURS, Game, Hours, Refusal, deadline_of, decisions
from engine.finder import ANY_GAME
from storage.people import Filter


async def show_games(request: Request) -> None:
    """List a person's games, and the tables that they can join on this server if the bot is on it."""
    await request.reply.open_panel(await _panel(request, ListKind.ALL, 1))


async def filter_picked(request: Request) -> None:
    """Turn to the first page of the finished games that fit what is chosen now."""
    wanted = filtered(request.pressed)
    await request.reply.update_panel(await _panel(request, ListKind.FINISHED, 1, wanted))


async def games_pressed(request: Request) -> None:
    """Turn to the kind of games and the page that the button names."""
    await request.reply.update_panel(await _panel(request, *_place(request)))


async def game_pressed(request: Request, game: Game) -> None:
    """Show what can be done with a finished game of the list, which a button leads back to."""
    kind, page, wanted = _place(request)
    if game.table.state is None or game.table.is_open:
        raise Refusal("old-button")
    choice = filter_choice(wanted) if kind is ListKind.FINISHED else kind.value
    back = CustomId("games", NO_GAME, page, choice)
    await request.reply.update_panel(finished_panel(request.phrases, game, _server_names(request), back))


async def sit_pressed(request: Request, game: Game) -> None:
    """Join a table of the list, and update the list."""
    kind, page, _ = _place(request)
    joined = await request.games.change(game.id, decisions.join(request.player))
    panel = await _panel(request, kind, page)
    answer = request.phrases.words("games-joined", link=jump_link(joined))
    await request.answer_and_show(request.reply.update_panel(panel.with_intro(answer)), joined)


def _place(request: Request) -> tuple[ListKind, int, Filter]:
    """Return the kind, page and filter in the pressed button; raise `Refusal` if it is forged."""
    choice, page = request.pressed.choice, max(1, request.pressed.number or 1)
    wanted = filter_of(choice)
    if wanted is not None:
        return ListKind.FINISHED, page, wanted
    try:
        return ListKind(choice), page, ANY_GAME
    except ValueError:
        raise Refusal("old-button") from None


async def _panel(request: Request, kind: ListKind, page: int, wanted: Filter = ANY_GAME) -> Panel:
    interaction, find = request.interaction, request.games.finder
    found: dict[ListKind, GamesPage] = {}
    hours = NO_HOURS
    if kind in {ListKind.ALL, ListKind.YOURS}:
        yours = await find.open_of(request.user_id)
        hours = await request.games.people.hours(*(game.table for game in yours))
        yours.sort(key=lambda game: (not waits_for(game, request.user_id), *_urgency(game, hours), game.id))
        found[ListKind.YOURS] = page_of(yours, kind, page)
    if kind is ListKind.OPEN:
        request.require_server()
    if kind in {ListKind.ALL, ListKind.OPEN} and request.is_on_server:
        tables = await find.lobbies(interaction.guild_id or 0)
        found[ListKind.OPEN] = page_of([game for game in tables if _can_join(request, game)], kind, page)
    if kind in {ListKind.ALL, ListKind.FINISHED}:
        before = (page - 1) * kind.length
        finished = await find.finished_of(request.user_id, kind.length + 1, before, wanted)
        found[ListKind.FINISHED] = page_of(finished, kind, 1)
    return games_panel(
        request.phrases,
        request.user_id,
        found,
        hours,
        _server_names(request),
        kind,
        page,
        guild_id=interaction.guild_id,
        wanted=wanted,
        on_server=request.is_on_server,
    )


def _server_names(request: Request) -> Callable[[int], str | None]:
    """Return a function from a server's id to its name, None if the bot isn't there."""

    def server_name(guild_id: int) -> str | None:
        guild = request.interaction.client.get_guild(guild_id)
        return None if guild is None else guild.name

    return server_name


def _urgency(game: Game, hours: Hours) -> tuple[float, int]:
    """Return a sort key that puts the most urgent game first: the deadline, then how long it has waited."""
    deadline = deadline_of(game.table, hours)
    return inf if deadline is None else deadline + game.delay, game.since


def _can_join(request: Request, game: Game) -> bool:
    """Return whether the person can see a table and take a seat there."""
    table = game.table
    return (
        len(table.players) < table.options.seats
        and table.seat_of(request.user_id) is None
        and can_see(request.interaction, game)
    )


@app_commands.command(description=localised("command-games"))
async def games(interaction: Interaction) -> None:
    """List the person's games, and the tables that they can join."""
    await serve(interaction, show_games)


def register(registry: Registry) -> None:
    """Register `/azul games` and the buttons of its lists."""
    registry.commands(games, rank=Rank.LOOK)
    registry.buttons({"games": games_pressed, "game": of_seen_game(game_pressed)}, rank=Rank.LOOK)
    registry.selects(dict.fromkeys(("gameswith", "gamesin", "gamesof"), filter_picked), rank=Rank.LOOK)
    registry.buttons({"sit": of_game(sit_pressed)})
