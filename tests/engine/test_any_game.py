"""In any sequence of events, games go on, nothing acknowledged is lost, and plans stay private."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from azul.gamefile.document import dump, load
from azul.gamefile.verification import verify
from engine import Game, Pace, Person, Player, Refusal, Vote, decisions, state_to_plan
from engine.deadline_service import RETRY_UNSHOWN_AFTER
from engine.export import record_of
from engine.plans import next_moment, plan_from_json, plans_in
from engine.table.state import table_from_json, table_to_json
from tests.azul.games import ALL_RULES
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.test_choosing import event_for
from tests.engine.test_pace import HOUR, a_game, over, shown, stay, until_something_is_due

MODERATOR = 99
STRANGERS = [Player(10 + number, f"P{number}") for number in range(5)]


class AnyGame:
    """A game in which anything happens at random, in a process that may be replaced at any moment."""

    def __init__(self, store: MemoryStore, clock: Clock, seed: int) -> None:
        self.chance = random.Random(seed)
        self.store = store
        self.clock = clock
        self.games = over(store, clock)
        self.game_id = 0
        self._holidays = 2

    async def begin(self, pace: Pace, players: int, rules: azul.Rules) -> None:
        """Begin the game."""
        game = await a_game(self.games, pace, players, rules)
        self.game_id = game.id
        await shown(self.games, game)

    async def game(self) -> Game:
        """Return the game as it is stored."""
        return await self.games.get(self.game_id)

    async def step(self) -> None:
        """Let something happen, if it is possible."""
        game = await self.game()
        likely = (self.somebody_moves, self.somebody_moves, self.time_passes)
        happen = self.chance.choice((*likely, *likely, *self._seldom()))
        try:
            await happen(game)
        except Refusal:
            assert replace(await self.game(), delay=0) == replace(game, delay=0)
        await shown(self.games, await self.game())

    def _seldom(self) -> tuple[Callable[[Game], Awaitable[object]], ...]:
        games, someone = self.games, self.someone
        return (
            lambda game: games.vote(game.id, someone(game), self.chance.choice(list(Vote)[:4])),
            lambda game: games.vote(game.id, someone(game), self.chance.choice(list(Vote)[:4])),
            lambda game: games.change(game.id, decisions.call_vote(someone(game))),
            lambda game: games.change(game.id, decisions.hand_over(someone(game), self.stranger())),
            lambda game: games.change(game.id, decisions.take_back(someone(game))),
            lambda game: games.change(game.id, decisions.take_back(self.owner(game))),
            lambda game: games.change(game.id, decisions.substitute(self.chance.choice(STRANGERS))),
            lambda game: games.change(game.id, decisions.undo(someone(game))),
            lambda game: games.change(game.id, decisions.ask_undo(someone(game))),
            lambda game: games.change(game.id, decisions.agree(someone(game), game.table.consent.number)),
            lambda game: games.change(game.id, decisions.agree(someone(game), game.table.consent.number)),
            lambda game: games.change(game.id, decisions.decline(someone(game), game.table.consent.number)),
            self.somebody_plans,
            self.somebody_plans,
            self.somebody_goes_on_holiday,
            self.somebody_leaves,
            self.bot_is_away,
            self.moderator_steps_in,
        )

    def someone(self, game: Game) -> int:
        """Return somebody who plays."""
        return self.chance.choice(game.table.players).user_id

    def owner(self, game: Game) -> int:
        """Return somebody whose seat a substitute has, or who plays."""
        lost = [each.player.user_id for each in game.table.replaced]
        return self.chance.choice(lost) if lost else self.someone(game)

    def stranger(self) -> Player | None:
        """Return somebody who doesn't play, or None for anybody."""
        return self.chance.choice([*STRANGERS, None])

    async def somebody_moves(self, game: Game) -> None:
        """Let the one whose turn it is take tiles, or somebody choose a space."""
        event = event_for(game.table.running_state, self.chance)
        people = game.table.players
        match event:
            case azul.Taken(seat, move):
                await self.games.change(game.id, decisions.take(people[seat].user_id, move))
            case azul.Placed(seat, row, column):
                round_ = game.table.running_state.round
                await self.games.change(
                    game.id, decisions.place(people[seat].user_id, row, column, round_=round_)
                )
            case azul.Settled(seat):
                await self.games.change(
                    game.id, decisions.settle(people[seat].user_id, round_=game.table.running_state.round)
                )
            case _:
                raise AssertionError(event)

    async def somebody_plans(self, game: Game) -> None:
        """Let somebody plan a take of which nobody else may know."""
        person = self.someone(game)
        moves = azul.legal_moves(state_to_plan(game, person))
        await self.games.plans.add(game.id, person, self.chance.choice(moves), version=game.version)

    async def somebody_goes_on_holiday(self, game: Game) -> None:
        """Let somebody have a holiday of some hours from now on, a few times in a game."""
        if self._holidays:
            self._holidays -= 1
            now = self.clock.milliseconds
            holiday = (now, now + self.chance.randrange(1, 12 * 3_600_000))
            await self.games.people.change(self.someone(game), lambda *_: Person(holidays=(holiday,)))

    async def somebody_leaves(self, game: Game) -> None:
        """Let somebody resign, but seldom."""
        if self.chance.random() < 0.2:
            await self.games.change(game.id, decisions.resign(self.someone(game)))

    async def moderator_steps_in(self, game: Game) -> None:
        """Let a moderator pause the game, or let it go on."""
        act = decisions.pause if game.table.pause is None else decisions.resume
        await self.games.change(game.id, act(MODERATOR))

    async def time_passes(self, _: Game) -> None:
        """Let up to two hours pass with the bot there, which may have been restarted."""
        if self.chance.random() < 0.5:
            self.games = over(self.store, self.clock)
        await self.stay(timedelta(minutes=self.chance.randrange(120)))

    async def bot_is_away(self, _: Game) -> None:
        """Let no bot be there for up to a day."""
        await self.stay(timedelta())
        self.clock.go(self.chance.random() * 24 * HOUR)
        self.games = over(self.store, self.clock)
        await self.stay(timedelta())

    async def stay(self, length: timedelta) -> None:
        """Let time go on while the bot is there, and do what is due: plans first, as the bot does."""
        end = self.clock.now + length
        while True:
            await self.games.deadlines.heartbeat()
            await self.games.carry_out_plan(self.game_id)
            await shown(self.games, await self.game())
            step = min(end - self.clock.now, await until_something_is_due(self.games))
            await stay(self.games, self.clock, step)
            if self.clock.now >= end:
                return

    async def assert_kept(self) -> None:
        """Assert that the game can go on, that the database alone says how, and that plans stay private."""
        game = await self.game()
        table = game.table
        assert (await self.games.history(game.id))[-1].after == table
        assert table_from_json(table_to_json(table)) == table
        there = [player.user_id for player in (*table.players, *(claim.player for claim in table.claims))]
        assert len(set(there)) == len(there)
        found = {user_id for user_id in there if user_id > 0}
        for user_id in {*found, *(each.player.user_id for each in table.replaced)}:
            games = [each.id for each in await self.games.finder.open_of(user_id)]
            assert (game.id in games) == (user_id in found and table.is_open)
        plans = await plans_in(self.store, game.id)
        hours = await self.games.people.hours(table)
        moment = next_moment(table, plans, hours)
        if not table.is_open:
            assert (game.due_at, moment, plans) == (None, None, {})
            return
        if table.pause is not None:
            assert (game.due_at, moment) == (None, None)
            return
        assert table.awaited_people or moment is not None
        if table.options.pace is not Pace.NONE:
            assert moment is not None
        latest = None if moment is None else max(moment, self.clock.milliseconds) + game.delay
        assert game.due_at is not None or latest is None
        assert latest is None or (game.due_at or 0) <= latest + RETRY_UNSHOWN_AFTER // timedelta(
            milliseconds=1
        )
        stored_text = "".join(
            [*(line.body for line in self.store.logs[game.id]), self.store.games[game.id].snapshot]
        )
        for text in self.store.plans.values():
            assert text not in stored_text
            plan_from_json(text)
        assert "wish" not in stored_text


@pytest.mark.one_in(17)
@pytest.mark.parametrize("pace", [Pace.HOUR, Pace.NONE])
@pytest.mark.parametrize("seed", range(16))
async def test_a_game_always_goes_on(store: MemoryStore, clock: Clock, seed: int, pace: Pace) -> None:
    any_game = AnyGame(store, clock, seed)
    await any_game.begin(pace, 2 + seed % 3, ALL_RULES[seed % len(ALL_RULES)])
    for _ in range(100):
        if not (await any_game.game()).table.is_open:
            break
        await any_game.step()
        await any_game.assert_kept()
    game = await any_game.game()
    if game.table.pause is not None:
        await any_game.moderator_steps_in(game)
    if pace is Pace.HOUR:
        await any_game.stay(40 * HOUR)
        assert not (await any_game.game()).table.is_open
    game = await any_game.game()
    if not game.table.is_open:
        record = record_of(game.id, await any_game.games.history(game.id))
        assert load(dump(record)) == record
        assert record.secret is not None
        assert all(check.is_right for check in verify(record, record.secret))


@pytest.fixture
def clock() -> Clock:
    return Clock()
