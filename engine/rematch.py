"""Rematches: a table like the last one, with the seats rotated by one."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace

from engine import decisions
from engine.computers.seats import engine_of
from engine.errors import Refusal
from engine.game import Game
from engine.service import GameService
from engine.table.events import Player
from engine.table.state import Table


async def _nobody(_: Sequence[Player]) -> Collection[int]:
    return ()


async def play_again(
    games: GameService,
    game: Game,
    player: Player,
    *,
    guild_id: int,
    channel_id: int,
    parent_ids: tuple[int, ...] = (),
    language: str = "",
    departed: Callable[[Sequence[Player]], Awaitable[Collection[int]]] = _nobody,
) -> Game:
    """Open a table like that of a finished game, or join the one that another of its players opened.

    It has as many seats as played, and keeps them for the others, unless they want no challenges or have
    left: `departed` returns the ids of those who have, and is called only before a table is opened. An engine
    that isn't configured any more makes room for a computer of the bot.

    It has the `language` given if that of an older version had none. However many of them ask at the same
    moment, one opens the table and is its host, and the others join it. Raise `Refusal`: ``not-over``,
    ``not-your-rematch`` for people who didn't play, ``rematch-begun``, or ``rematch-elsewhere`` if that is
    played in a thread, ``channel-occupied`` if the channel has the table of another game, or as
    `GameService.open` and `decisions.join` do.
    """
    table, options = game.table, game.table.options
    if table.is_open or table.state is None:
        raise Refusal("not-over")
    if table.seat_of(player.user_id) is None:
        raise Refusal("not-your-rematch")
    engine = next(filter(None, map(engine_of, table.players)), "")
    engine = engine if engine in games.engines.names else ""
    while True:
        there = await _table_in(games, channel_id)
        if there is None:
            await _require_not_begun_in_a_thread(games, game, channel_id)
        try:
            if there is not None:
                return await _join(games, there, game, player)
            return await games.open(
                guild_id=guild_id,
                channel_id=channel_id,
                host=player,
                options=replace(options, seats=len(table.players), language=options.language or language),
                computers=sum(player.is_computer for player in table.players),
                rematch_of=game.id,
                engine=engine,
                order=_rotated(table, engine),
                invited=await _invited(games, table, player, departed),
                parent_ids=parent_ids,
            )
        except Refusal as refusal:
            # Somebody else opened or closed the channel's table in between: look again.
            lost = "channel-occupied" if there is None else "ended"
            if refusal.code != lost:
                raise


async def _table_in(games: GameService, channel_id: int) -> Game | None:
    """Return the channel's open game, None if it has none."""
    try:
        game = await games.at(channel_id)
    except Refusal:
        return None
    return game if game.table.is_open else None


async def _require_not_begun_in_a_thread(games: GameService, game: Game, channel_id: int) -> None:
    """Raise `Refusal` (``rematch-elsewhere``) if the rematch has moved from the channel to a thread."""
    begun = await games.channels.rematch_of(game.id, channel_id)
    if begun is not None:
        raise Refusal("rematch-elsewhere", threads=(begun.channel_id,))


async def _join(games: GameService, there: Game, game: Game, player: Player) -> Game:
    if there.table.rematch_of != game.id:
        raise Refusal("channel-occupied")
    try:
        return await games.change(there.id, decisions.join(player))
    except Refusal as refusal:
        if refusal.code == "already-begun":
            raise Refusal("rematch-begun") from refusal
        raise


async def _invited(
    games: GameService,
    table: Table,
    host: Player,
    departed: Callable[[Sequence[Player]], Awaitable[Collection[int]]],
) -> tuple[Player, ...]:
    """Return the other people at a table, without those who want no challenges or have left."""
    others = [each for each in table.players if each.is_person and each.user_id != host.user_id]
    willing = [each for each in others if (await games.people.get(each.user_id)).challenges]
    left = await departed(willing)
    return tuple(each for each in willing if each.user_id not in left)


def _rotated(table: Table, engine: str) -> tuple[int, ...]:
    """Return the players' ids in their new order: the second seat's player comes first.

    Computers are renumbered, the `engine` first.
    """
    computers = [player for player in table.players if player.is_computer]
    computers.sort(key=lambda player: (engine_of(player) != engine, -player.user_id))
    numbers = {player.user_id: -number for number, player in enumerate(computers, 1)}
    first, *others = (numbers.get(player.user_id, player.user_id) for player in table.players)
    return (*others, first)
