"""Computers have a legal answer in every position of all golden games."""

from pathlib import Path

import pytest

import azul
from players.search.player import SearchingPlayer
from players.search.skill import Skill
from tests.azul.golden import GOLDEN, stored_steps
from tests.effort import EVERYTHING
from tests.players.nets import saved_nets

pytestmark = pytest.mark.no_cover


@pytest.fixture(scope="module", name="nets")
def nets_on_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a net for every game."""
    return saved_nets(tmp_path_factory.mktemp("nets"))


@pytest.mark.one_in(17)
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_every_position_of_a_stored_game_has_a_legal_answer(path: Path, nets: Path) -> None:
    players = [SearchingPlayer(skill, nets=nets) for skill in (Skill(temperature=1), Skill(simulations=4))]
    for number, step in enumerate(stored_steps(path)[:: 1 if EVERYTHING else 3]):
        state = step.after
        if state.phase is azul.Phase.OFFER or azul.waiting_for(state):
            seat = next(iter(azul.waiting_for(state)), state.turn)
            event = players[number % 2].choose(state, seat)
            azul.advance(azul.Progress(state), event)  # raises IllegalMove if it isn't legal
