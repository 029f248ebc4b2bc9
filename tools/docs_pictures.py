"""``python -m tools.docs_pictures``: draw the pictures in docs/pictures.

They show two games with fixed secrets in which everybody fills lines, so they change only with the rules or
the drawing. The second game has special factories, free walls and chocolates.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

import azul
import render
from bot.i18n.language import FALLBACK, words_for
from bot.words.captions import look_in
from bot.words.dates import long_day
from tools.golden import looks_as_stored
from tools.scenes import chances_scene

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
NAMES: Final = ("Ada", "Bruno", "Chiyo")
_DAY: Final = date(2026, 11, 23)
"""When the first game ended."""
_SECRET: Final = bytes(31) + b"\x05"
_TABLE_AFTER: Final = 24
"""The number of moves, in the third round."""
_ROUND: Final = 3
_SPECIAL: Final = azul.Rules(wall=azul.WallSide.FREE, factories=azul.Factories.SPECIAL)
_SPECIAL_SECRET: Final = bytes(31) + b"\x0f"
_SPECIAL_AFTER: Final = 26


class Step(NamedTuple):
    """A move or a tiling, with the positions around it."""

    before: azul.State
    after: azul.State
    move: azul.Move | None = None
    report: azul.TilingReport | None = None


def main(argv: Sequence[str] | None = None) -> int:
    """Draw all pictures, and write those that look different now."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs_pictures", description="Draw docs/pictures.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="by default docs/pictures")
    folder: Path = parser.parse_args(argv).folder
    for name, picture in _pictures():
        path = folder / f"{name}.png"
        if not looks_as_stored(path, picture):
            path.write_bytes(render.encode(picture, thorough=True))
    return 0


def _pictures() -> Iterator[tuple[str, Image.Image]]:
    """Yield every picture with its name."""
    game = list(_steps(2, _SECRET))
    english = words_for(FALLBACK)
    yield "table", _table_after(game, _TABLE_AFTER, look_in(english))
    tilings = [(step, step.report) for step in game if step.report is not None]
    step, report = next((step, report) for step, report in tilings if report.round == _ROUND)
    title = english("picture-round-title", round=report.round)
    yield (
        "round",
        render.round_summary(report, step.before, step.after, NAMES[:2], look_in(english), title),
    )
    step, report = tilings[-1]
    facts = english("picture-rounds", rounds=report.round), long_day(english, _DAY)
    yield "final", render.final(step.after, NAMES[:2], report.bonuses, look_in(english), facts=facts)
    special = list(_steps(3, _SPECIAL_SECRET, _SPECIAL))
    chocolatier = look_in(english, "chocolatier")
    yield "chocolatier", _table_after(special, _SPECIAL_AFTER, chocolatier)
    yield "analysis", chances_scene("two-chances", NAMES, look_in(english))
    yield from render.rule_pictures(look_in(english))
    yield "icon", render.app_icon()


def _table_after(game: Sequence[Step], takes: int, look: render.Look) -> Image.Image:
    """Draw the table after some moves."""
    taken = [(step, step.move) for step in game if step.move is not None]
    step, move = taken[takes - 1]
    names = NAMES[: len(step.after.boards)]
    return render.table(step.after, names, look, azul.take_report(step.before, move))


def _steps(players: int, secret: bytes, rules: azul.Rules = azul.BASE_GAME) -> Iterator[Step]:
    """Yield the moves and tilings of a game."""
    state = azul.new_game(players, azul.draw_starter(secret, players), rules)
    while state.phase is not azul.Phase.OVER:
        state = azul.deal(state, azul.draw_deal(state, secret))
        while state.phase is azul.Phase.OFFER:
            before, move = state, _best_take(state)
            state = azul.apply(before, move)
            yield Step(before, state, move)
        before = _settled(state)
        state, report = azul.tile_walls(before)
        yield Step(before, state, report=report)


def _best_take(state: azul.State) -> azul.Move:
    """Return a move that fills a line if possible, else drops few tiles, else continues a line."""

    def worth(move: azul.Move) -> int:
        if move.line == azul.FLOOR:
            return -100
        line = state.boards[state.turn].lines[move.line]
        fell = azul.falling(state, move)
        fills = line.count + azul.count(state.tiles_at(move.source), move.colour) - fell == line.size
        return 3 * fills - 2 * fell + (line.count > 0)

    return max(azul.legal_moves(state), key=worth)


def _settled(state: azul.State) -> azul.State:
    """Place every tile on the first of the spaces that score most, if a free wall leaves a choice."""
    for seat in azul.waiting_for(state):
        while not (placed := azul.placed_lines(state, seat)).is_complete:
            space = max(placed.decisions[-1].spaces, key=lambda space: space.points)
            state = azul.place(state, seat, space.row, space.column)
        state = azul.settle(state, seat)
    return state


if __name__ == "__main__":
    sys.exit(main())
