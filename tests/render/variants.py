"""Positions with free walls and special factories to draw."""

from collections.abc import Iterator

from azul import BASE_GAME, Board, Disc, Factories, Move, Phase, Rules, State, WallSide, from_text, new_game
from tests.render.games import careless, first, steps

FREE = Rules(WallSide.FREE)
SPECIAL = Rules(factories=Factories.SPECIAL)
BOTH = Rules(WallSide.FREE, Factories.SPECIAL)
SIGNS = tuple(disc for disc in Disc if disc is not Disc.PLAIN)


def takes(players: int, rules: Rules, seed: int = 1) -> Iterator[tuple[State, Move]]:
    """Yield every move of a random game, with the position before it."""
    for step in steps(players, rules, seed, careless, first):
        if step.move is not None:
            yield step.before, step.move


def laid_out(
    factories: str, discs: str = "", *, players: int = 2, rules: Rules = BASE_GAME, centre: str = "-"
) -> State:
    """Return a position in the first round with these tiles on the factories and these discs."""
    filled = factories.split(",")
    empty = new_game(players, 0, rules)
    filled += ["-"] * (len(empty.factories) - len(filled))
    return empty._replace(
        round=1,
        phase=Phase.OFFER,
        factories=tuple(map(from_text, filled)),
        centre=from_text(centre),
        discs=tuple(map(Disc, discs)),
    )


def choosing(*boards: Board) -> State:
    """Return a position in which free walls are being tiled."""
    return new_game(len(boards), 0, FREE)._replace(
        round=1,
        phase=Phase.TILING,
        boards=boards,
        choices=((),) * len(boards),
    )
