"""The machine's clock is set while the bot runs, or the machine has slept: nothing waits for the clock."""

from datetime import datetime, timedelta

import discord
import pytest

import azul
from bot.feed.scheduler import MAX_SLEEP
from engine import Options, Player, decisions
from engine.table.events import Delayed
from storage.store import Store
from tests.bot.club import Club, new_bot

HOURS = timedelta(hours=30)


class Watch:
    """The clock of a bot, which a test sets."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return discord.utils.utcnow() + self.ahead


@pytest.fixture
async def watch(club: Club, store: Store) -> Watch:
    watch = Watch()
    await club.env.restart_bot(new_bot(store, now=watch))
    return watch


async def test_a_clock_that_is_set_forward_is_noticed_within_a_minute(club: Club, watch: Watch) -> None:
    await club.lobby(2)  # so that nothing is due for days
    watch.ahead = HOURS
    await club.env.advance_time(MAX_SLEEP + 1)
    (delayed,) = [each.event for each in await club.bot.games.history((await club.game()).id)][-1:]
    assert isinstance(delayed, Delayed)
    assert abs(timedelta(milliseconds=delayed.by) - HOURS) < timedelta(minutes=2)


async def test_a_clock_that_is_set_forward_makes_no_practice_old(club: Club, watch: Watch) -> None:
    ada = club.members[0]
    await club.bot.games.practice.begin(Player(ada.id, "Ada"), Options(2))
    watch.ahead = 100 * HOURS
    await club.bot.reconciler.run_once()
    assert await club.store.load_practice(ada.id) is not None


async def test_a_take_is_shown_though_the_clock_was_set_back_before_a_computer_answers(
    club: Club, watch: Watch
) -> None:
    ada = club.members[0]
    await club.start(computers=1)
    await ada.slash(club.channel, "azul begin")
    before = await club.game()
    move = azul.legal_moves(await club.state())[0]
    await club.bot.games.change(before.id, decisions.take(ada.id, move))
    watch.ahead = -HOURS
    assert await club.bot.presenter.present(before.id)
    assert "**Ada** took" in club.last.content
