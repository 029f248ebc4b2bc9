"""Searches of three and four seats expect the others to be greedy now and then."""

import pytest

import azul
from players.compact_state.boards import CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.evaluator import TARGETS
from players.ranking import best_first, worth
from players.search.greedy import greedy_choice
from players.search.puct import GREED, Tree
from players.search.tree import all_below
from tests.azul.games import ALL_RULES, random_game
from tests.players.nets import random_net
from tests.players.search.test_searcher import a_start
from tests.some import some


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [3, 4])
def test_the_choice_is_worth_as_much_as_the_greedy_players(players: int, rules: azul.Rules) -> None:
    positions = (
        progress.state
        for _, progress, _ in random_game(players, 3, rules)
        if progress.state.phase is azul.Phase.OFFER
    )
    for state in some(positions):
        boards, tables = CompactBoards(rules.wall), CompactTables(Circle(state.discs, rules.scatter))
        table = tables.of(state)
        takes = tables.takes(table)

        choice = greedy_choice(boards.of(state, state.turn), takes, is_free=rules.has_free_wall)

        index, line = divmod(choice, TARGETS)
        found, expected = tables.move(state, takes[index], line), best_first(state)[0]
        assert worth(state, found) == pytest.approx(worth(state, expected))


@pytest.mark.parametrize(("players", "is_likely"), [(2, False), (3, True), (4, True)])
def test_only_others_at_a_table_of_three_or_four_are_expected_to_be_greedy(
    players: int, is_likely: bool
) -> None:
    """A net that knows nothing finds all choices equally likely."""
    state = a_start(players)
    tree = Tree(state, random_net(state.rules.wall, players, scale=0))
    tree.run(200, 10_000, lambda _: False)

    for node in some(node for node in all_below(tree.root) if len(node.choices) > 1 / GREED):
        greedy = greedy_choice(node.boards[node.seat], node.table.takes, is_free=False)
        prior = dict(zip(node.choices, node.priors, strict=True)).get(greedy, 0)
        assert (prior > GREED) == (is_likely and node.seat != state.turn)


@pytest.mark.parametrize("players", [3, 4])
def test_a_tree_goes_on_with_the_turns_of_its_own_seat(players: int) -> None:
    state = a_start(players)
    tree = Tree(state, random_net(state.rules.wall, players))
    tree.run(800, 20_000, lambda _: False)
    after, node = state, tree.root
    for _ in some(range(players)):
        assert after == state or not tree.follow(after, 20_000)
        edge = max(node.edges, key=lambda each: each.visits)
        after, node = azul.apply(after, tree.move(after, node, edge.choice)), edge.node

    assert after.turn == state.turn
    assert tree.follow(after, 20_000)
