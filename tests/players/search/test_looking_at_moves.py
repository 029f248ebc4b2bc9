"""Moves that a search is asked about, in every variant."""

import pytest

import azul
from players.search.limits import SearchLimits
from players.search.searcher import Searcher
from tests.azul.games import ALL_RULES
from tests.players.compact_state.test_like_azul import offers
from tests.players.nets import random_net
from tests.some import some


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_is_one_candidate(players: int, rules: azul.Rules) -> None:
    net = random_net(rules.wall, players)
    for state in some(list(offers(players, 90 + players, rules))[::4]):
        legal = azul.legal_moves(state)
        found = Searcher(net).search(state, SearchLimits(4), legal)
        priors = dict(Searcher(net).likely(state))
        after = {each.move: _after(state, each.move) for each in found.candidates}
        assert len(set(after)) == len(found.candidates)
        for move in legal:
            candidate = found.of(state, move)
            assert candidate is not None
            assert after[candidate.move] == _after(state, move)
            assert candidate.prior == priors[candidate.move]


def _after(state: azul.State, move: azul.Move) -> object:
    """Return what is the same after moves that are alike."""
    after = azul.apply(state, move)
    return after.boards, after.centre, after.turn, sorted(after.factories)
