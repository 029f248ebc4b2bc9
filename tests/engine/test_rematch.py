"""Rematches: the same table with the seats rotated by one, however many people ask at once."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import permutations

import pytest

import azul
from engine import Game, GameService, Messages, Options, Person, Player, decisions, play_again
from engine.table.events import event_from_json
from engine.table.state import table_from_json
from storage.records import Commit, GamePlacement
from tests.engine.memory import MemoryStore
from tests.engine.people import (
    ADA,
    BRUNO,
    CHANNEL,
    CHIYO,
    DARIYA,
    PEOPLE,
    a_game,
    a_lobby,
    games_over,
    refused,
)
from tests.engine.table.test_older_versions import LOBBY, OPENING
from tests.storage.faults import mend, strike

FREE = azul.Rules(azul.WallSide.FREE)
STRANGER = Player(99, "Olga")


async def a_finished_game(games: GameService, players: int = 3) -> Game:
    """Return a game that ended because all but one left."""
    game = await a_game(games, players)
    for player in PEOPLE[1:players]:
        game = await games.change(game.id, decisions.resign(player.user_id))
    return game


async def again(games: GameService, game: Game, player: Player) -> Game:
    """Ask to play again, in the game's channel."""
    return await play_again(games, game, player, guild_id=1, channel_id=CHANNEL)


async def test_the_next_table_has_the_same_rules_look_and_messages_and_as_many_seats_as_played(
    games: GameService,
) -> None:
    game = await games.open(
        guild_id=1,
        channel_id=CHANNEL,
        host=ADA,
        options=Options(3, rules=FREE, theme="chocolatier", messages=Messages.QUIET),
    )
    await games.change(game.id, decisions.join(BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    over = await games.change(game.id, decisions.resign(BRUNO.user_id))

    table = (await again(games, over, BRUNO)).table

    assert (table.options.seats, table.options.rules, table.options.theme, table.options.messages) == (
        2,
        FREE,
        "chocolatier",
        Messages.QUIET,
    )
    assert (table.host_id, table.players, table.rematch_of) == (BRUNO.user_id, (BRUNO,), over.id)
    assert table.secret is not None


@pytest.mark.parametrize(("chosen", "next_one"), [("pl", "pl"), ("", "et")])
async def test_the_next_table_keeps_the_language_of_the_last_one_if_it_had_any(
    games: GameService, chosen: str, next_one: str
) -> None:
    options = Options(2, language=chosen)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=options)
    await games.change(game.id, decisions.join(BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    over = await games.change(game.id, decisions.resign(BRUNO.user_id))
    following = await play_again(games, over, ADA, guild_id=1, channel_id=CHANNEL, language="et")
    assert following.table.options.language == next_one


@pytest.mark.parametrize("order", list(permutations((ADA, BRUNO, CHIYO))), ids=str)
async def test_everybody_sits_one_seat_further_on_no_matter_who_asks_first(
    games: GameService, order: tuple[Player, ...]
) -> None:
    over = await a_finished_game(games)
    first, *others = order
    game = await again(games, over, first)
    for player in others:
        game = await again(games, over, player)
    assert game.table.players == (BRUNO, CHIYO, ADA)
    assert game.table.host_id == order[0].user_id
    assert (await games.history(game.id))[-1].after == game.table


async def test_newcomers_sit_behind_those_who_played_before(games: GameService) -> None:
    over = await a_finished_game(games, players=2)
    game = await again(games, over, ADA)
    await games.change(game.id, decisions.configure(ADA.user_id, lambda now: replace(now, seats=4)))
    for player in (STRANGER, CHIYO, BRUNO):
        game = await games.change(game.id, decisions.join(player))
    assert game.table.players == (BRUNO, ADA, STRANGER, CHIYO)
    game = await games.change(game.id, decisions.leave(BRUNO.user_id))
    assert (await games.change(game.id, decisions.join(BRUNO))).table.players == (
        BRUNO,
        ADA,
        STRANGER,
        CHIYO,
    )


async def test_after_two_rematches_everybody_sits_two_seats_further_on(games: GameService) -> None:
    over = await a_finished_game(games)
    for _ in range(2):
        game = await again(games, over, ADA)
        for player in (BRUNO, CHIYO):
            await again(games, over, player)
        await games.change(game.id, decisions.begin(ADA.user_id))
        await games.change(game.id, decisions.resign(BRUNO.user_id))
        over = await games.change(game.id, decisions.resign(ADA.user_id))
    assert over.table.players == (CHIYO, ADA, BRUNO)


@pytest.mark.parametrize("processes", [1, 2])
async def test_of_those_who_ask_at_the_same_moment_one_opens_the_table_and_the_others_join(
    processes: int,
) -> None:
    store = MemoryStore()
    over = await a_finished_game(games_over(store), players=4)
    services = [games_over(MemoryStore(beside=store)) for _ in range(processes)]

    games = await asyncio.gather(
        *(
            again(services[number % processes], over, player)
            for number, player in enumerate((CHIYO, ADA, DARIYA, BRUNO))
        )
    )

    assert len({game.id for game in games}) == 1
    game = await services[0].get(games[0].id)
    assert game.table.players == (BRUNO, CHIYO, DARIYA, ADA)


async def test_who_asks_twice_is_seated_once(games: GameService) -> None:
    over = await a_finished_game(games)
    game = await again(games, over, ADA)
    with refused("already-seated"):
        await again(games, over, ADA)
    assert (await games.get(game.id)).table.players == (ADA,)


async def test_only_those_who_played_can_ask(games: GameService) -> None:
    over = await a_finished_game(games)
    with refused("not-your-rematch"):
        await again(games, over, STRANGER)
    assert await games.at(CHANNEL) == over


async def test_a_game_that_goes_on_or_never_began_is_not_played_again(games: GameService) -> None:
    with refused("not-over"):
        await again(games, await a_lobby(games, players=2), ADA)
    lobby = await games.at(CHANNEL)
    with refused("not-over"):
        await again(games, await games.change(lobby.id, decisions.cancel(ADA.user_id, may_manage=False)), ADA)
    with refused("not-over"):
        await again(games, await a_game(games), ADA)


async def test_a_channel_with_another_table_has_no_room(games: GameService) -> None:
    over = await a_finished_game(games)
    other = await a_lobby(games, players=1)
    for _ in ("its lobby", "its game"):
        with refused("channel-occupied"):
            await again(games, over, BRUNO)
        assert (await games.get(other.id)).table.players[0] == ADA
        if len((await games.get(other.id)).table.players) == 1:
            await games.change(other.id, decisions.join(CHIYO))
            await games.change(other.id, decisions.begin(ADA.user_id))


async def test_once_the_next_game_has_begun_nobody_joins_it(games: GameService) -> None:
    over = await a_finished_game(games)
    game = await again(games, over, ADA)
    await again(games, over, BRUNO)
    await games.change(game.id, decisions.begin(ADA.user_id))
    for player in (ADA, CHIYO):
        with refused("rematch-begun"):
            await again(games, over, player)


async def test_seats_are_kept_for_the_others_who_played(games: GameService) -> None:
    over = await a_finished_game(games)
    game = await again(games, over, ADA)
    assert [each.player for each in game.table.invitations] == [BRUNO, CHIYO]
    with refused("seats-kept"):
        await games.change(game.id, decisions.join(STRANGER))


async def test_no_seat_is_kept_for_people_who_want_no_challenges_or_are_gone(games: GameService) -> None:
    over = await a_finished_game(games)
    await games.people.change(BRUNO.user_id, lambda *_: Person(challenges=False))
    await games.deletions.remove_from_game(over.id, CHIYO.user_id)
    game = await again(games, await games.get(over.id), ADA)
    assert (game.table.options.seats, game.table.invitations) == (3, ())
    await again(games, over, BRUNO)
    assert (await games.get(game.id)).table.players == (BRUNO, ADA)


async def test_a_full_table_is_full(games: GameService) -> None:
    over = await a_finished_game(games)
    game = await again(games, over, ADA)
    for player in (BRUNO, CHIYO):
        await games.change(game.id, decisions.decline_invitation(player.user_id))
    for user_id in (98, 99):
        await games.change(game.id, decisions.join(Player(user_id, "Olga")))
    with refused("table-full"):
        await again(games, over, BRUNO)


async def test_after_the_next_game_it_can_be_played_again_once_more(games: GameService) -> None:
    over = await a_finished_game(games)
    game = await again(games, over, ADA)
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    assert (await again(games, over, BRUNO)).table.players == (BRUNO,)


async def test_a_table_that_is_closed_while_somebody_joins_it_is_opened_again(
    games: GameService, store: MemoryStore
) -> None:
    over = await a_finished_game(games)
    first = await again(games, over, ADA)
    elsewhere = games_over(MemoryStore(store))

    async def too_late(commit: Callable[[Commit], Awaitable[GamePlacement]], join: Commit) -> GamePlacement:
        mend(store)
        await elsewhere.change(first.id, decisions.leave(ADA.user_id))
        return await commit(join)

    strike(store, "commit", too_late)
    second = await again(games, over, BRUNO)

    assert second.id != first.id
    assert second.table.players == (BRUNO,)


def test_tables_of_an_older_version_are_no_rematch() -> None:
    opened = event_from_json(OPENING[0])
    assert opened.rematch_of is None  # type: ignore[union-attr]  # it is an opening
    assert table_from_json(LOBBY).order == ()
