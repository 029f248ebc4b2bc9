"""Random deals in the compiled rules: legal in `azul`, with the same outcome, and as likely."""

import ctypes
from collections import Counter

import pytest

from azul import COLOURS, Colour, Deal, Disc, Factories, Phase, Rules, State, deal, from_text, new_game
from azul.pieces.tiles import ALL_TILES, counts
from tests.some import some
from tests.training.engine.comparison import VARIANTS, name_of, plain, steps_of_random_game
from training.engine import library
from training.engine.translation import deal_from, position_of, state_of


def drawn_in(engine: ctypes.CDLL, state: State, seed: int) -> Deal:
    """Return what the engine draws."""
    drawn = library.Deal()
    engine.draw_deal(position_of(state), library.Random(seed), drawn)
    return deal_from(drawn, state)


@pytest.mark.one_in(13)
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_drawn_is_legal(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    for step in some(steps_of_random_game(players, 21, rules)):
        if step.before.phase is not Phase.REFILL:
            continue
        for seed in range(20 * step.number, 20 * step.number + 5):
            expected = deal(step.before, drawn_in(engine, step.before, seed))
            position = position_of(step.before)
            engine.deal_at_random(position, library.Random(seed))
            assert state_of(position) == plain(expected)


def test_the_lid_is_tipped_into_an_empty_bag_only_and_the_last_factories_stay_short(
    engine: ctypes.CDLL,
) -> None:
    start = new_game(2, 0, Rules(factories=Factories.SPECIAL))
    for bag, lid in (("b4", "y4k4"), ("-", "w20"), ("b2", "r3"), ("y20", "-"), ("y17", "k4"), ("-", "r")):
        state = start._replace(bag=from_text(bag), lid=from_text(lid))
        for seed in range(50):
            deal(state, drawn_in(engine, state, seed))  # refuses what can't be drawn


def test_every_tile_in_the_bag_is_as_likely(engine: ctypes.CDLL) -> None:
    state = new_game(2, 0)._replace(bag=from_text("b20y10r5k4w"))
    drawn = Counter[Colour]()
    for seed in range(1000):
        for tiles in drawn_in(engine, state, seed).factories[:1]:
            drawn.update(dict(zip(COLOURS, counts(tiles), strict=True)))
    for colour, number in zip(COLOURS, (20, 10, 5, 4, 1), strict=True):
        expected = 4_000 * number / 40
        assert abs(drawn[colour] - expected) < 5 * expected**0.5


def test_every_disc_is_as_likely_in_every_place(engine: ctypes.CDLL) -> None:
    state = new_game(3, 0, Rules(factories=Factories.SPECIAL))
    seen = Counter[tuple[int, Disc]]()
    for seed in range(2100):
        seen.update(enumerate(drawn_in(engine, state, seed).discs))
    expected = 2100 * 3 / 7 / 9
    for place in range(7):
        for disc in list(Disc)[1:]:
            assert abs(seen[place, disc] - expected) < 5 * expected**0.5


def test_the_same_seed_deals_the_same(engine: ctypes.CDLL) -> None:
    state = new_game(4, 0, Rules(factories=Factories.SPECIAL))
    assert drawn_in(engine, state, 5) == drawn_in(engine, state, 5) != drawn_in(engine, state, 6)


def test_a_new_game_is_the_same(engine: ctypes.CDLL) -> None:
    for rules in VARIANTS:
        for players in (2, 3, 4):
            position, state = library.Position(), new_game(players, players - 1, rules)
            like = position_of(state)
            engine.new_game(position, players, players - 1, like.wall_side, like.factory_rules, like.scatter)
            assert state_of(position) == state
            assert position.bag == ALL_TILES


def test_whole_random_games_end(engine: ctypes.CDLL) -> None:
    for rules in VARIANTS:
        takes = ctypes.c_uint64()
        start = position_of(new_game(4, 0, rules))
        rounds = engine.random_games(start, 50, library.Random(1), takes)
        assert 50 * 5 <= rounds <= 50 * 40
        assert takes.value > 10 * rounds
