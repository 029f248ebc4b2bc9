"""The computer player as an engine: its answers to any input."""

from itertools import product

import pytest

import azul
from players import Level
from players.dialogue import Dialogue
from players.protocol import GoLimit, answers, go_line, parse_introduction, position_line

RULES = [
    azul.Rules(wall, factories)
    for wall, factories in product(azul.WallSide, (azul.Factories.PLAIN, azul.Factories.SPECIAL))
]


def dealt(rules: azul.Rules = azul.BASE_GAME, players: int = 2) -> azul.State:
    state = azul.new_game(players, 0, rules)
    return azul.deal(state, azul.draw_deal(state, bytes(32)))


def asked(dialogue: Dialogue, state: azul.State, seat: int, limit: GoLimit) -> list[str]:
    assert list(dialogue.answer(position_line(state))) == []
    return list(dialogue.answer(go_line(state, seat, limit)))


def test_it_introduces_itself_and_is_ready() -> None:
    introduction = parse_introduction(Dialogue().answer("azul 1"))
    assert introduction.name.startswith("Azul bot")
    assert dict(introduction.options) == {"Level": "expert", "Seed": "0"}
    assert introduction.can_play(azul.BASE_GAME, 4)
    assert list(Dialogue().answer("isready")) == ["readyok"]


def test_an_engine_that_names_its_games_plays_no_others() -> None:
    hal = parse_introduction(["id name Hal", "plays free special 3", "plays coloured plain 2", "azulok 1"])
    once = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE)
    played = {game for game in product((*RULES, once), (2, 3, 4)) if hal.can_play(*game)}
    assert played == {(azul.BASE_GAME, 2), (RULES[-1], 3), (once, 3)}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_it_plays_by_all_rules(rules: azul.Rules, players: int) -> None:
    dialogue, state = Dialogue(), dealt(rules, players)
    while (seat := next(iter(azul.waiting_for(state)), state.turn)) is not None:
        legal = answers(state, seat)
        *thoughts, best = asked(dialogue, state, seat, GoLimit(simulations=4))
        event = legal[best.removeprefix("bestmove ")]
        assert all(thought.startswith("info simulations ") for thought in thoughts)
        if isinstance(event, azul.Placed):
            break
        assert isinstance(event, azul.Taken)
        state = azul.step(state, event.move)
        if state.round > 1 or state.phase is azul.Phase.REFILL:
            break


def test_the_same_position_has_the_same_answer_after_so_many_simulations() -> None:
    dialogue, state = Dialogue(), dealt()
    *_, first, _best = asked(dialogue, state, 0, GoLimit(simulations=40))
    *_, again, _best = asked(dialogue, state, 0, GoLimit(simulations=40))
    assert first.startswith("info simulations 40 time ")
    assert first.partition(" chances ")[2] == again.partition(" chances ")[2] != ""


def test_a_search_without_limit_ends_when_the_host_says_something() -> None:
    said = [False, False, True]
    *infos, best = asked(Dialogue(lambda: said.pop(0) if len(said) > 1 else said[0]), dealt(), 0, GoLimit())
    assert all(info.startswith("info ") for info in infos)
    assert best.startswith("bestmove ")


def test_a_search_ends_with_its_time() -> None:
    assert asked(Dialogue(), dealt(), 0, GoLimit(milliseconds=0))[-1].startswith("bestmove ")


@pytest.mark.parametrize("level", [level for level in Level if level is not Level.EXPERT])
def test_it_plays_at_every_level(level: Level) -> None:
    dialogue, state = Dialogue(), dealt()
    assert list(dialogue.answer(f"setoption name Level value {level.value}")) == []
    (best,) = asked(dialogue, state, 0, GoLimit(milliseconds=1))
    assert best.removeprefix("bestmove ") in answers(state, 0)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("position", "error that is no position: position"),
        ("position teapot " + "x" * 70_000, "error that is no position: position"),
        ("go seat 1", "error there is no position"),
        ("go", "error go needs a seat"),
        ("go seat", "error invalid literal for int"),
        ("go seat one", "error invalid literal for int"),
        ("setoption name Teapot value 1", "error there is no such option"),
        ("setoption name Level value " + "x" * 9_999, "error 'xxx"),
    ],
)
def test_what_it_cannot_do_is_an_error_and_it_goes_on(line: str, error: str) -> None:
    dialogue = Dialogue()
    (said,) = dialogue.answer(line)
    assert said.startswith(error)
    assert len(said) < 300
    assert list(dialogue.answer("isready")) == ["readyok"]


def test_after_a_position_that_it_cannot_read_it_makes_no_move_in_the_one_before() -> None:
    dialogue, state = Dialogue(), dealt()
    assert asked(dialogue, state, 0, GoLimit(simulations=4))[-1].startswith("bestmove ")
    assert list(dialogue.answer("position teapot")) == ["error that is no position: position"]
    assert list(dialogue.answer(go_line(state, 0, GoLimit(simulations=4)))) == ["error there is no position"]
    assert asked(dialogue, state, 0, GoLimit(simulations=4))[-1].startswith("bestmove ")


def test_more_time_than_a_clock_can_measure_is_an_error() -> None:
    (said,) = asked(Dialogue(), dealt(), 0, GoLimit(milliseconds=10**400))
    assert said.startswith("error ")


def test_a_seat_that_has_nothing_to_choose_is_an_error() -> None:
    dialogue = Dialogue()
    assert asked(dialogue, dealt(), 1, GoLimit()) == ["error seat 2 has nothing to choose there"]
    assert asked(dialogue, azul.new_game(2, 0), 0, GoLimit()) == ["error seat 1 has nothing to choose there"]


@pytest.mark.parametrize("line", ["", "stop", "newgame", "teapot"])
def test_what_needs_no_answer_has_none(line: str) -> None:
    assert list(Dialogue().answer(line)) == []


def test_quit_ends_it() -> None:
    dialogue = Dialogue()
    assert list(dialogue.answer("quit")) == []
    assert dialogue.is_over
