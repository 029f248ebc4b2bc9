"""Matches of computer players: former experts and other people's engines can be played against."""

import shlex
import sys
from pathlib import Path

import numpy as np
import pytest

import azul
from bench.matches import FORMER, Game, Match, engine_named, play, player_of
from bench.strength import MATCHES, main
from engine.computers.external import Fault
from players.evaluation.nets import net_of
from tests.tools.test_conformance import on_the_page

MOST_BYTES = 3_000_000
"""What all former nets together may add to the repository."""


def test_former_nets_are_small() -> None:
    assert sum(net.stat().st_size for net in FORMER.rglob("*.npz")) <= MOST_BYTES


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", azul.WallSide)
@pytest.mark.parametrize("former", sorted(folder.name for folder in FORMER.iterdir()))
def test_a_former_expert_plays_every_kind_of_game_by_nets_of_its_own(
    former: str, side: azul.WallSide, players: int
) -> None:
    assert not np.array_equal(net_of(side, players, FORMER / former).w1, net_of(side, players).w1)
    start = azul.new_game(players, 0, azul.Rules(side))
    event = player_of(f"{former}:2", seed=1).choose(azul.deal(start, azul.draw_deal(start, bytes(32))), 0)
    assert isinstance(event, azul.Taken)


def test_a_former_expert_is_measured_in_every_kind_of_game() -> None:
    kinds = {(match.rules, match.seats) for match in MATCHES if match.others == "first:400"}
    assert len(kinds) == 12


def test_a_game_against_a_former_expert_is_played_to_its_end() -> None:
    outcome = play(Match("prior", "first:prior"), Game(deal=0, seat=1))
    assert outcome.share in {0.0, 0.5, 1.0}
    assert outcome.takes > 10


def test_a_game_against_an_engine_is_played_to_its_end() -> None:
    engine = engine_named(shlex.join([sys.executable, "-c", on_the_page()]), milliseconds=100_000)
    free = azul.Rules(azul.WallSide.FREE)
    assert play(Match("prior", engine, 2, free), Game(deal=0, seat=1)).takes > 10


def test_an_engine_that_fails_ends_its_match() -> None:
    with pytest.raises(Fault, match="it can't be started"):
        play(Match("prior", engine_named("/nowhere", milliseconds=1)), Game(deal=0, seat=1))


@pytest.mark.thorough
def test_an_engine_that_fails_is_told_of_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--engine", "/nowhere", "--deals", "1", "--out", str(tmp_path / "results"), "coloured plain/2"]
    assert main(asked) == 1
    assert capsys.readouterr().err.startswith("The engine failed: it can't be started")
