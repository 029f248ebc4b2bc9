"""The deals that a search makes up to look beyond the end of a round."""

from collections.abc import Iterator

import pytest

import azul
from azul import Tiles
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.evaluator import Evaluator
from players.search.deal_sampler import DealSampler
from players.search.puct import Tree
from tests.azul.games import ALL_RULES
from tests.players.compact_state.test_like_azul import tilings
from tests.players.nets import random_net
from tests.some import some


def refills(players: int, rules: azul.Rules) -> Iterator[azul.State]:
    """Yield the positions before the deals of a random game, from the second round on."""
    for state in tilings(players, 80 + players, rules):
        for seat in azul.waiting_for(state):
            columns = next(iter(azul.arrangements(state.boards[seat]))).columns
            state = azul.arrange(state, seat, columns)  # noqa: PLW2901 - the same position, further on
        after = azul.end_round(state)
        if after.phase is azul.Phase.REFILL:
            yield after


def deals_of(state: azul.State) -> DealSampler:
    tables = CompactTables(Circle(state.discs, state.rules.scatter))
    net = random_net(state.rules.wall, len(state.boards))
    return DealSampler(state, tables, Evaluator(net, state, tables))


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_drawn_from_the_bag_and_then_from_the_lid(players: int, rules: azul.Rules) -> None:
    for state in some(refills(players, rules)):
        for number in range(5):
            deal = deals_of(state).of(state.round, state.bag, state.lid, number)
            drawn = azul.total(deal.table.tiles)
            assert drawn >= min(4 * (2 * players + 1), azul.total(state.bag) + azul.total(state.lid))
            is_tipped = azul.total(state.bag) < drawn
            there = state.bag + state.lid if is_tipped else state.bag
            assert azul.counts(Tiles(deal.table.tiles + deal.bag)) == azul.counts(Tiles(there))


def test_a_number_stands_for_the_same_deal_from_the_same_bag_whatever_is_in_the_lid() -> None:
    state = next(state for state in refills(2, azul.BASE_GAME) if azul.total(state.bag) >= 20)
    fuller = state._replace(lid=Tiles(state.lid + 1))
    deals = [deals_of(each).of(each.round, each.bag, each.lid, 7) for each in (state, fuller)]
    assert deals[0].table.ordinary == deals[1].table.ordinary
    assert deals[0].bag == deals[1].bag


def test_the_tile_for_the_surplus_disc_comes_from_the_lid_if_the_bag_is_just_enough_for_the_factories() -> (
    None
):
    rules = azul.Rules(factories=azul.Factories.SPECIAL_ONCE)
    state = next(state for state in refills(2, rules) if azul.Disc.SURPLUS in state.discs)
    of_each_colour_four = Tiles(azul.ALL_TILES // 5)
    deal = deals_of(state).of(state.round, of_each_colour_four, of_each_colour_four, 0)
    assert azul.total(deal.table.tiles) == 21


@pytest.mark.parametrize("factories", [azul.Factories.SPECIAL, azul.Factories.SPECIAL_ONCE])
def test_discs_are_laid_out_again_only_where_they_are_each_round(factories: azul.Factories) -> None:
    state = next(refills(2, azul.Rules(factories=factories)))
    deals = deals_of(state)
    tables = {id(deals.of(state.round, state.bag, state.lid, number).tables) for number in range(5)}
    assert (len(tables) > 1) == (factories is azul.Factories.SPECIAL)


def test_other_numbers_stand_for_other_deals() -> None:
    state = next(state for state in refills(2, azul.BASE_GAME) if azul.total(state.bag) >= 40)
    deals = deals_of(state)
    found = {deals.of(state.round, state.bag, state.lid, number).table.ordinary for number in range(40)}
    assert len(found) > 30


def test_a_search_looks_beyond_the_end_of_its_round() -> None:
    before = azul.new_game(2, 0, azul.BASE_GAME)
    state = azul.deal(before, azul.draw_deal(before, bytes(32)))
    while len(moves := azul.legal_moves(state)) > 6:
        state = azul.apply(state, moves[0])
    tree = Tree(state, random_net(state.rules.wall, 2))
    tree.run(400, 1000, lambda _: False)
    assert tree.nodes > 300  # the round itself hasn't that many positions
