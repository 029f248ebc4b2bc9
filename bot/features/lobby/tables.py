"""Before the game: opening a table, joining, leaving, beginning, closing; and the look, at any time."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

import discord

import engine
from bot.features.lobby.allowed_channels import enclosing_ids, naming_allowed_channels, require_allowed
from bot.features.lobby.opponents import invited
from bot.i18n.language import Verbatim, first_supported
from bot.interactions import members
from bot.interactions.request import Request
from bot.ui.permissions import missing_for_thread, missing_permissions
from bot.words.names import look_fact, markdown_name
from engine import Game, Options, Player, Refusal, Status, Where, decisions


async def start(
    request: Request,
    *,
    choose: Callable[[Options], Options],
    where: Where | None = None,
    computers: int = 0,
    opponents: Sequence[discord.User | discord.Member] = (),
) -> None:
    """Open a table in the channel if the bot has the permissions that a game needs there, or in a thread.

    `choose` returns the table's options, given the server's; `where` overrides where the game is played.
    Seats are kept for the `opponents`. Raise `Refusal` as `GameService.open`, `Request.require_server` and
    `opponents.invited` do, for missing permissions, and with ``too-many-computers`` or ``too-many-opponents``
    if there aren't enough seats.

    If the host's table in this channel still waits for players, the `opponents` are invited to that one.

    The lobby is the answer. It is a message in the channel rather than an interaction response, so that it is
    found and updated like all others; the private response that comes first is deleted.
    """
    request.require_server()
    if opponents and (own := await _own_lobby(request)) is not None:
        await _invite(request, own, opponents)
        return
    server = await request.games.servers.of(request.guild_id)
    require_allowed(request, server)
    _require_permissions(request)
    interaction = request.interaction
    options = choose(server.options)
    if where is None and not isinstance(interaction.channel, discord.TextChannel):
        where = Where.CHANNEL  # the server's threads are only for channels that can have them
    language = first_supported(options.language, _server_locale(request))
    options = replace(options, where=where or options.where, language=language)
    if computers >= options.seats:
        raise Refusal("too-many-computers", seats=options.seats, most=options.seats - 1)
    if 1 + len(opponents) + computers > options.seats:
        raise Refusal("too-many-opponents", seats=options.seats)
    players = await invited(request, opponents)
    if options.where is Where.THREAD:
        await require_thread(request)
    with naming_allowed_channels(request):  # the settings may have changed since
        game = await request.games.open(
            guild_id=request.guild_id,
            channel_id=interaction.channel_id or 0,
            host=request.player,
            options=options,
            computers=computers,
            invited=players,
            parent_ids=enclosing_ids(interaction.channel),
        )
    is_shown = await request.answer_and_show(request.reply.acknowledge(), game)
    if is_shown and request.custom_id is None:
        await request.reply.dismiss()


async def _own_lobby(request: Request) -> Game | None:
    """Return the table in the request's channel if it waits for players and the person is its host."""
    try:
        game = await request.games.at(request.interaction.channel_id or 0)
    except Refusal:
        return None
    table = game.table
    return game if table.status is Status.LOBBY and table.host_id == request.user_id else None


async def _invite(request: Request, game: Game, opponents: Sequence[discord.User | discord.Member]) -> None:
    """Keep seats at a table for more people."""
    players = await invited(request, opponents)
    after = await request.games.change(game.id, decisions.invite(request.user_id, players))
    names = [Verbatim(markdown_name(player.name)) for player in players]
    await request.answer_and_show(request.reply.say(request.phrases.words("invited", names=names)), after)


async def start_pressed(request: Request) -> None:
    """Open a table with the server's options."""
    await start(request, choose=lambda usual: usual)


async def play_again(request: Request, game: Game) -> None:
    """Open a table for the next game of the same people, or join the one that another of them opened.

    After a game in a thread, it is opened where the lobby was. No seats are kept for people who have left the
    server since.
    """
    _require_permissions(request)

    async def departed(players: Sequence[Player]) -> Collection[int]:
        await request.acknowledge()
        return await members.left_server(request, players)

    interaction = request.interaction
    home = interaction.guild.get_channel_or_thread(game.home) if interaction.guild else None
    channel = home if game.home_id else interaction.channel
    server = await request.games.servers.of_or_defaults(request.guild_id)
    with naming_allowed_channels(request):
        table = await engine.play_again(
            request.games,
            game,
            request.player,
            guild_id=request.guild_id,
            channel_id=game.home_id or interaction.channel_id or 0,
            parent_ids=enclosing_ids(channel),
            language=first_supported(server.options.language, _server_locale(request)),
            departed=departed,
        )
    is_new = table.table.host_id == request.user_id
    answer = request.reply.acknowledge() if is_new else request.reply.say(request.phrases.words("joined"))
    await request.answer_and_show(answer, table)


def _server_locale(request: Request) -> str:
    """Return the server's locale in Discord, "" if it isn't known."""
    guild = request.interaction.guild
    return "" if guild is None else guild.preferred_locale.value


def _require_permissions(request: Request) -> None:
    """Raise `Refusal` (``missing-permissions``) if the bot isn't allowed to show a game in the channel."""
    missing = missing_permissions(request.interaction)
    if missing:
        raise Refusal("missing-permissions", permissions=missing)


async def require_thread(request: Request) -> None:
    """Raise `Refusal` if a game can't be played in a thread of the channel.

    The code is ``no-threads-here``, ``thread-permissions``, or ``too-many-threads``.
    """
    interaction = request.interaction
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("no-threads-here")
    missing = missing_for_thread(interaction)
    if missing:
        raise Refusal("thread-permissions", permissions=missing)
    await request.games.channels.require_free_thread(interaction.channel.id)


async def join(request: Request, game: Game) -> None:
    """Add the person to the lobby; in a running game, give them back the seat that a substitute has."""
    if game.table.claim_of(request.user_id) is not None:
        after = await request.games.change(game.id, decisions.take_back(request.user_id))
        await request.answer_and_show(request.reply.say(request.phrases.words("returned")), after)
        return
    after = await request.games.change(game.id, decisions.join(request.player))
    await request.answer_in_lobby(after, "joined")


async def accept(request: Request, game: Game) -> None:
    """Give the person the seat that is kept for them."""
    after = await request.games.change(game.id, decisions.accept(request.player))
    await request.answer_in_lobby(after, "joined")


async def not_now(request: Request, game: Game) -> None:
    """Free the seat that is kept for the person."""
    after = await request.games.change(game.id, decisions.decline_invitation(request.user_id))
    await request.answer_and_show(request.reply.say(request.phrases.words("not-now")), after)


async def add_computer(request: Request, game: Game) -> None:
    """Give a computer a seat in the lobby."""
    game = await members.replace_absent_host(request, game)
    await _acknowledge_once(request)
    after = await request.games.change(game.id, decisions.add_computer(request.user_id))
    await request.answer_and_show(request.reply.acknowledge(), after)


async def remove_computer(request: Request, game: Game) -> None:
    """Remove a computer from the lobby."""
    game = await members.replace_absent_host(request, game)
    await _acknowledge_once(request)
    after = await request.games.change(game.id, decisions.remove_computer(request.user_id))
    await request.answer_and_show(request.reply.acknowledge(), after)


async def _acknowledge_once(request: Request) -> None:
    """Acknowledge a press before anything is done, because each one adds or removes a computer.

    Discord accepts only one response to a press, so it counts once even if two processes receive it. Raise
    one of `DISCORD_ERRORS` if Discord doesn't accept it.
    """
    await request.reply.acknowledge()


async def begin(request: Request, game: Game) -> None:
    """Begin the game, after checking that everybody is still there and that it can have its thread."""
    game = await members.replace_absent_host(request, game)
    table = game.table
    if request.user_id == table.host_id and table.status is Status.LOBBY:
        await members.require_all_present(request, game)
        if table.options.where is Where.THREAD and request.interaction.channel_id == game.channel_id:
            await require_thread(request)
    level = await request.games.adaptive.of(request.user_id) if table.options.adaptive else None
    begun = await request.games.change(game.id, decisions.begin(request.user_id, level))
    await request.answer_in_lobby(begun, "begun-private")
    await request.close_panel(begun, request.user_id)  # its options can't be chosen any more


async def cancel(request: Request, game: Game) -> None:
    """Close the table."""
    may_manage = request.can_manage(game)
    if not may_manage:
        game = await members.replace_absent_host(request, game)
    closed = await request.games.change(game.id, decisions.cancel(request.user_id, may_manage=may_manage))
    await request.answer_in_lobby(closed, "cancelled")
    for player in closed.table.players:
        await request.close_panel(closed, player.user_id)


async def set_theme(request: Request, game: Game, *, theme: str) -> None:
    """Change what the table's pictures look like."""
    game = await members.replace_absent_host(request, game)
    themed = await request.games.change(game.id, decisions.set_theme(request.user_id, theme))
    words = request.phrases.words
    text = words("themed", theme=look_fact(words, theme))
    await request.answer_and_show(request.reply.say(text), themed)
