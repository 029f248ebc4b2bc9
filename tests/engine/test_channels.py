"""Which game a command is about, if one that has lost its thread goes on beside the channel's own."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Final

import pytest

from engine import Game, GameService, Options, TableEvent, decisions
from engine.table.events import SeatOffered, SeatTaken
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, DARIYA, refused, some_takes
from tests.some import some

_THREADS: Final = count(CHANNEL + 1)
KINDS: Final = ("a lobby", "her turn", "another's turn", "others", "over")


async def a_game(games: GameService, kind: str) -> Game:
    """Open a game of Ada and Bruno, or of others, in the channel."""
    host, other = (CHIYO, DARIYA) if kind == "others" else (ADA, BRUNO)
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=host, options=Options(2))
    game = await games.change(game.id, decisions.join(other))
    if kind != "a lobby":
        game = await games.change(game.id, decisions.begin(host.user_id))
    if kind == "another's turn":
        game = await some_takes(games, game, 1)
    return game


async def meant(games: GameService, kinds: Sequence[str], own: str) -> str:
    """Return which game a command of Ada's is about: the channel's own, or one beside it.

    Those were opened first, and lose their threads once the channel has its own.
    """
    named = dict[int, str]()
    for kind in kinds:
        game = await a_game(games, kind)
        await games.channels.enter_thread(game.id, next(_THREADS))
        named[game.id] = f"beside: {kind}"
    beside = [*named]
    named[(await a_game(games, own)).id] = "own"
    for game_id in beside:
        await games.channels.leave_thread(game_id)
    for game_id, name in named.items():
        if name.endswith("over") or (name, own) == ("own", "over"):
            await games.change(game_id, decisions.cancel(ADA.user_id, may_manage=True))
    return named[(await games.channels.for_command(ADA.user_id, CHANNEL)).id]


BESIDE: Final[dict[tuple[str, str], str]] = {
    (own, beside): "own" if is_own else f"beside: {beside}"
    for own, beside, is_own in (
        *(
            (own, beside, True)
            for own in ("a lobby", "her turn")
            for beside in ("her turn", "another's turn")
        ),
        ("another's turn", "her turn", False),
        ("another's turn", "another's turn", True),
        ("others", "her turn", False),
        ("others", "another's turn", False),
        ("over", "her turn", False),
        ("over", "another's turn", False),
        ("over", "others", False),
        *((own, "others", True) for own in KINDS if own != "over"),
        *((own, "over", True) for own in KINDS if own != "over"),
    )
}
"""By the channel's own game and the one beside it: which is meant."""


@pytest.mark.parametrize(("own", "beside"), BESIDE)
async def test_a_command_is_about_the_game_that_waits_for_whoever_uses_it(
    games: GameService, own: str, beside: str
) -> None:
    assert await meant(games, [beside], own) == BESIDE[own, beside]


async def test_of_several_games_beside_the_one_that_waits_comes_first_then_the_oldest(
    games: GameService,
) -> None:
    waiting = await meant(games, ["another's turn", "her turn", "her turn"], "others")
    assert waiting == "beside: her turn"
    beside = await games.channels.of_person(ADA.user_id, CHANNEL)
    assert [game.id for game in beside] == sorted(game.id for game in some(beside))
    assert (await games.channels.for_command(ADA.user_id, CHANNEL)).id == beside[1].id
    taken: list[TableEvent] = [SeatOffered(0), SeatTaken(0, DARIYA, returnable=True)]
    await games.change(beside[1].id, lambda *_: taken)
    assert len(await games.channels.of_person(ADA.user_id, CHANNEL)) == len(beside)


async def test_a_damaged_game_hides_none_of_the_others_in_threads(
    store: MemoryStore, games: GameService
) -> None:
    damaged = await a_game(games, "her turn")
    await games.channels.enter_thread(damaged.id, next(_THREADS))
    again = await games.open(
        guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2), rematch_of=damaged.id
    )
    await games.change(again.id, decisions.join(BRUNO))
    await games.change(again.id, decisions.begin(ADA.user_id))
    await games.channels.enter_thread(again.id, next(_THREADS))
    store.games[damaged.id] = replace(store.games[damaged.id], snapshot="{}")
    rematch = await games.channels.rematch_of(damaged.id, CHANNEL)
    assert (rematch and rematch.id) == again.id
    assert [game.id for game in await games.channels.of_person(ADA.user_id, CHANNEL)] == [again.id]


async def test_no_command_is_about_a_game_if_there_was_never_one(games: GameService) -> None:
    with refused("no-table"):
        await games.channels.for_command(ADA.user_id, CHANNEL)
