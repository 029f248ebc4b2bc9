"""A database in which somebody can take their seat back is whole, on either engine and all along."""

import asyncio
from datetime import timedelta

from engine import GameService, Options, Pace, Player, Vote, decisions
from storage.drivers import open_store
from storage.records import Shown
from tests.bot.ops.conftest import Cli
from tests.engine.clock import Clock
from tests.engine.people import ADA, BRUNO, some_takes

EMIL = Player(5, "Emil")


def test_seats_that_are_taken_and_taken_back_are_no_damage(cli: Cli, any_database: str) -> None:
    async def play() -> list[int]:
        clock, found = Clock(), list[int]()
        store = await open_store(any_database, exclusive=True)
        games = GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))
        for takes in (None, 0, 1, 3):
            game = await games.open(
                guild_id=1, channel_id=70 + len(found), host=ADA, options=Options(2, pace=Pace.HOUR)
            )
            await games.change(game.id, decisions.join(BRUNO))
            game = await games.change(game.id, decisions.begin(ADA.user_id))
            for length in (timedelta(hours=1), timedelta(minutes=30)):
                await games.mark_shown(Shown(game.id, game.version, 71))
                clock.go(length)
                await games.deadlines.apply_due(game.id)
                if not (await games.get(game.id)).table.offered:
                    game = await games.vote(game.id, BRUNO.user_id, Vote.SEEK)
            game = await games.change(game.id, decisions.substitute(EMIL))
            game = await some_takes(games, game, takes or 0)
            if takes == 1:
                game = await games.change(game.id, decisions.take_back(ADA.user_id))
            if takes is None:
                await games.change(game.id, decisions.resign(EMIL.user_id))
            found.append(len(await games.finder.open_of(ADA.user_id)))
        await store.close()
        return found

    assert asyncio.run(play()) == [2, 3, 4, 4]  # with one that was there before
    ran = cli("check-database", "--database", any_database)
    assert (ran.code, ran.err) == (0, ""), ran.out
