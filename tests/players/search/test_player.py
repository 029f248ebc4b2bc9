"""Players of every skill."""

from pathlib import Path

import pytest

import azul
from players import whole_turn
from players.evaluation.nets import net_of
from players.search.player import SearchingPlayer
from players.search.searcher import Searcher
from players.search.skill import Skill
from tests.azul.builders import board, table, tiling
from tests.azul.games import ALL_RULES, secret_of
from tests.players.nets import saved_nets


@pytest.fixture(scope="module", name="nets")
def nets_on_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a net for every game."""
    return saved_nets(tmp_path_factory.mktemp("nets"))


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_searching_player_plays_whole_games(seats: int, rules: azul.Rules, nets: Path) -> None:
    player = SearchingPlayer(Skill(simulations=3, temperature=1), nets=nets)
    progress, secret = azul.begin(seats, 0, rules), secret_of(seats)
    while progress.state.phase is not azul.Phase.OVER:
        state = progress.state
        if state.phase is azul.Phase.REFILL:
            progress, _ = azul.advance(progress, azul.Dealt(azul.draw_deal(state, secret)))
            continue
        seat = next(iter(azul.waiting_for(state)), state.turn)
        for event in whole_turn(state, seat, player):
            progress, _ = azul.advance(progress, event)


@pytest.mark.parametrize("skill", [Skill(temperature=1), Skill(simulations=30, temperature=1)], ids=str)
def test_the_same_seed_has_the_same_answer(skill: Skill, nets: Path) -> None:
    state = table(factories="b2rk,y4,k2w2")
    answers = [
        [str(SearchingPlayer(skill, seed, nets=nets).choose(state, 0)) for seed in range(12)] for _ in "ab"
    ]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


def test_one_seed_does_not_choose_alike_in_every_position(nets: Path) -> None:
    player = SearchingPlayer(Skill(temperature=1e9), 1, nets=nets)
    places = set()
    for round_ in range(1, 6):
        state = table(factories="b2rk,y4,k2w2", round_=round_)
        likely = [move for move, _ in Searcher(net_of(state.rules.wall, 2, nets)).likely(state)]
        chosen = player.choose(state, 0)
        assert isinstance(chosen, azul.Taken)
        places.add(likely.index(chosen.move))
    assert len(places) > 1


def test_a_cool_player_makes_the_best_move(nets: Path) -> None:
    state = table(factories="b2rk,y4,k2w2")
    answers = {SearchingPlayer(Skill(simulations=30), seed, nets=nets).choose(state, 0) for seed in range(5)}
    assert len(answers) == 1


def test_a_choice_that_wins_the_game_is_made(nets: Path) -> None:
    """In column 1, the tile of line 1 would keep that of line 2 from completing its row."""
    rows = (".....", ".ykrw", ".....", ".....", ".....")
    state = tiling(board("b,b2,-,-,-", rows=rows), board(score=9), rules="+free")
    columns = [
        event.column
        for event in whole_turn(state, 0, SearchingPlayer(Skill(simulations=2), nets=nets))
        if isinstance(event, azul.Placed)
    ]
    assert columns != [0]


def test_whoever_has_lost_in_any_case_places_tiles_for_most_points(nets: Path) -> None:
    rows = (".....", ".y...", ".....", ".....", ".....")
    ends = board("b,-,-,-,-", rows=("ykrw.", *rows[2:], "....."), score=100)
    state = tiling(board("b,-,-,-,-", rows=rows), ends, rules="+free")
    chosen = SearchingPlayer(Skill(simulations=2), nets=nets).choose(state, 0)
    assert chosen == azul.Placed(0, 0, 1)


def test_choices_that_were_made_already_are_kept(nets: Path) -> None:
    begun = tiling(board("b,b2,-,-,-"), board(), rules="+free")
    for column in range(5):
        events = whole_turn(azul.place(begun, 0, 0, column), 0, SearchingPlayer(Skill(), nets=nets))
        assert isinstance(events[0], azul.Placed)
        assert events[0].row == 1
        assert events[0].column != column
