"""What searches find with the nets that come with the package: ``python -m tests.players.search.pins``.

It is written again when nets, inputs or the search have changed, which it shows beside the change.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import azul
from players.evaluation.nets import NETS, net_of
from players.search.limits import SearchLimits
from players.search.result import SearchResult
from players.search.searcher import Searcher
from tests.azul.golden import GOLDEN, stored_steps

PINS: Final = Path(__file__).with_name("pins.json")
SIMULATIONS: Final = 300
LATE: Final = " late"


def hashes() -> dict[str, str]:
    """Return the SHA-256 of every net's file."""
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(NETS.glob("*.npz"))}


def positions_of(game: str) -> dict[str, azul.State]:
    """Return two positions of the second round of a golden game, if it has one, by their names.

    The first is the round's first, the second has so few tiles left that searches look beyond the next deal.
    """
    round_ = [
        step.after
        for step in stored_steps(GOLDEN / f"{game}.json")
        if step.after.phase is azul.Phase.OFFER and step.after.round == 2
    ]
    return {game: round_[0], f"{game}{LATE}": round_[-3]} if round_ else {}


def positions() -> Iterator[tuple[str, azul.State]]:
    """Yield the positions of every golden game, each with its name."""
    for path in sorted(GOLDEN.glob("*-players.json")):
        yield from positions_of(path.stem).items()


def position_named(name: str) -> azul.State:
    """Return the position with this name."""
    return positions_of(name.removesuffix(LATE))[name]


def search(state: azul.State) -> SearchResult:
    """Search a position from scratch."""
    return Searcher(net_of(state.rules.wall, len(state.boards))).search(state, SearchLimits(SIMULATIONS))


def text_of(found: SearchResult) -> str:
    """Return the best move and the chances as text: ``1k3 0.48 0.52``."""
    return " ".join((str(found.best.move), *(f"{share:.2f}" for share in found.chances)))


def pinned() -> dict[str, dict[str, str]]:
    """Return what is pinned: hashes, and what is found in each position."""
    return {"nets": hashes(), "found": {name: text_of(search(state)) for name, state in positions()}}


if __name__ == "__main__":
    PINS.write_text(json.dumps(pinned(), indent=1) + "\n", encoding="utf-8")
