"""Levels: each plays, and the same again from the same seed, but for experts, who are limited by time."""

from itertools import pairwise
from typing import Final

import pytest

import azul
from bench.matches import Game, Match, play
from players import Level, player_at
from players.search.player import SearchingPlayer
from tests.effort import EVERYTHING
from tests.players.search.test_searcher import a_start


@pytest.mark.parametrize("level", list(Level))
def test_every_level_makes_a_legal_take(level: Level) -> None:
    event = player_at(level, 1, seconds=0.05).choose(a_start(), 0)
    assert isinstance(event, azul.Taken)
    assert event.move in azul.legal_moves(a_start())


def test_each_level_searches_further_than_the_one_below_or_leaves_less_to_chance() -> None:
    players = [player_at(level, 1) for level in Level]
    efforts = [
        (max(player._skill.simulations or 0, player._skill.at_least), -player._skill.temperature)
        for player in players
        if isinstance(player, SearchingPlayer)
    ]
    assert len(efforts) == len(Level)
    assert efforts == sorted(set(efforts))


@pytest.mark.parametrize(("offered", "taken"), [(None, 0.5), (0.1, 0.1), (60.0, 0.5)])
def test_an_expert_takes_no_more_time_than_usual_and_than_there_is(
    offered: float | None, taken: float
) -> None:
    player = player_at(Level.EXPERT, 1, seconds=offered)
    assert isinstance(player, SearchingPlayer)
    assert player._skill.seconds == taken


def test_an_expert_with_less_time_than_usual_is_content_with_less_on_a_slow_machine_too() -> None:
    usual, hurried = (player_at(Level.EXPERT, 1, seconds=seconds) for seconds in (None, 0.125))
    assert isinstance(usual, SearchingPlayer)
    assert isinstance(hurried, SearchingPlayer)
    assert (hurried._skill.longest, hurried._skill.at_least) == (
        usual._skill.longest / 4,
        usual._skill.at_least / 4,
    )


@pytest.mark.parametrize(
    "level", [Level.EASY, Level.FRIENDLY, Level.HARD, pytest.param(Level.MASTER, marks=pytest.mark.thorough)]
)
def test_a_level_without_a_limit_in_time_does_the_same_again(level: Level) -> None:
    assert player_at(level, 1).choose(a_start(3), 0) == player_at(level, 1).choose(a_start(3), 0)


@pytest.mark.parametrize(
    "side", [pytest.param(azul.WallSide.COLOURED, marks=pytest.mark.thorough), azul.WallSide.FREE]
)
def test_a_hundred_simulations_beat_a_greedy_player(side: azul.WallSide) -> None:
    """From one deal, if all is tested from both seats: `bench.strength` plays more."""
    match = Match("100", "greedy", 2, azul.Rules(side))
    games = [Game(0, seat) for seat in range(2 if EVERYTHING else 1)]
    assert sum(play(match, game).share for game in games) > len(games) / 2


DEALS: Final = {Level.FIERCE: 6, Level.MASTER: 4, Level.EXPERT: 1}
"""How many deals are played where a game takes long; otherwise there are more."""
ENOUGH: Final = {Level.RELAXED: 12, Level.FRIENDLY: 3, Level.STEADY: 2}
"""How many deals show the difference, where a game takes little time: the usual run plays no other level."""


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        pytest.param(worse, better, marks=[pytest.mark.thorough] if better not in ENOUGH else [])
        for worse, better in pairwise(Level)
    ],
)
def test_each_level_beats_the_one_below(worse: Level, better: Level) -> None:
    """Both seats of each deal, which are always the same: `bench.strength` plays more."""
    match = Match(better.value, worse.value)
    deals = DEALS.get(better, 12)
    if not EVERYTHING:
        deals = ENOUGH.get(better, deals)
    games = [Game(deal, seat) for deal in range(deals) for seat in range(2)]
    assert sum(play(match, game).share for game in games) > len(games) / 2
