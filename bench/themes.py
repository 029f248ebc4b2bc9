"""The themes: how long a table takes in each, the first picture after the start, and memory."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import Final, ParamSpec

from bench import Figure, medians, resident_megabytes
from bench.whole_games import NAMES, Shown, careful_game
from render import Look, encode, get_theme, table, theme_names

P = ParamSpec("P")
_FEW, _MANY = 100, 1000
_BOUNDS: Final = {2: (10, 110), 4: (16, 180)}
"""The most milliseconds and kB for a table, by the number of players."""


def figures(quick: bool) -> list[Figure]:
    """Measure tables for 2 and 4 players in every theme."""
    kinds = [(name, players) for name in theme_names() for players in _BOUNDS]
    shown = {players: _some(careful_game(players), 4 if quick else 16) for players in _BOUNDS}
    measures = [_milliseconds(shown[players], name) for name, players in kinds]
    for measure in measures:
        measure()  # the first time draws the sprites, which has a figure of its own
    times = medians(1 if quick else 7, *measures)
    measured = []
    for (name, players), time in zip(kinds, times, strict=True):
        weight = median(len(_encoded(moment, name)) / 1e3 for moment in shown[players])
        most_ms, most_kb = _BOUNDS[players]
        who = f"{name}, {players} players"
        measured.append(Figure(f"{who}: draw and encode", time, "ms", bound=most_ms))
        measured.append(Figure(f"{who}: weight, median", weight, "kB", bound=most_kb))
    for name in theme_names():
        first = median(_afresh(_time_the_first, name) for _ in range(1 if quick else 3))
        measured.append(Figure(f"{name}: first picture after start", first, "ms", bound=400))
    grown = f"memory grown from {_FEW} to {_MANY} pictures in all themes"
    return [*measured, Figure(grown, _afresh(_grown), "MB", bound=8)]


def _some(shown: Sequence[Shown], number: int) -> Sequence[Shown]:
    return shown[:: max(1, len(shown) // number)]


def _milliseconds(shown: Sequence[Shown], name: str) -> Callable[[], float]:
    def measure() -> float:
        start = perf_counter()
        for moment in shown:
            _encoded(moment, name)
        return (perf_counter() - start) * 1e3 / len(shown)

    return measure


def _encoded(moment: Shown, name: str, names: Sequence[str] = NAMES) -> bytes:
    state, last = moment
    look = Look(theme=get_theme(name))
    return encode(table(state, names[: len(state.boards)], look, last))


def _afresh(measure: Callable[P, float], *words: P.args, **named: P.kwargs) -> float:
    """Measure in a new process, with empty caches."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(measure, *words, **named).result()


def _time_the_first(name: str) -> float:
    moment = careful_game(2)[20]
    start = perf_counter()
    _encoded(moment, name)
    return (perf_counter() - start) * 1e3


def _grown() -> float:
    """Return by how many MB this process grows while it draws many people's games in all themes in turn.

    Its caches are bounded, but not full yet after a few pictures: sprites of rare sizes, texts as they were
    last written, and the names of a hundred people, each packed in all its sizes.
    """
    games = [careful_game(players) for players in (2, 3, 4)]
    before = 0.0
    for number in range(_MANY):
        if number == _FEW:
            before = resident_megabytes()
        game, name = games[number % len(games)], theme_names()[number % len(theme_names())]
        people = [f"{person} {number // 40}" for person in NAMES]
        _encoded(game[number % len(game)], name, people)
    return resident_megabytes() - before
