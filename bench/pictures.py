"""Pictures: drawing and encoding time, file size, and how long the event loop is held up.

``python -m bench.pictures`` prints how many milliseconds a new process takes for its first picture.
"""

import asyncio
import subprocess
import sys
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import cycle, islice
from statistics import median
from time import perf_counter
from typing import Final, TypeVar

from PIL import Image

from azul import Move, Phase, State, legal_moves
from bench import Figure, medians, replay, themes
from bench.whole_games import NAMES, Shown, careful_game
from render import THEMES, Look, encode, load_theme, prepare, table, what_if

PICTURES_BESIDE_THE_LOOP: Final = 200
TICK: Final = 0.001  # a loop that waits for something, as a bot's does
LIMITS: Final = {2: (10, 105), 3: (16, 180), 4: (16, 180)}
"""The most milliseconds and kB for a picture, by the number of players."""

Given = TypeVar("Given")


def run(quick: bool) -> Sequence[Figure]:
    """Measure pictures of positions from whole games."""
    prepare()
    figures: list[Figure] = []
    for players, (most_ms, most_kb) in LIMITS.items():
        figures += _table_figures(players, 3 if quick else 7, 8 if quick else 32, most_ms, most_kb)
    figures += _what_if_figures(3 if quick else 7)
    figures += replay.figures(NAMES, quick)
    figures += themes.figures(quick)
    beside, alone = _longest_stalls(20 if quick else PICTURES_BESIDE_THE_LOOP, 1 if quick else 5)
    fresh = [_in_a_fresh_process() for _ in range(1 if quick else 5)]
    return (
        *figures,
        Figure("longest stall of the event loop", beside, "ms", alone, "the same loop, nothing drawn", 10),
        Figure("first picture after start", median(fresh), "ms", bound=400),
    )


def _table_figures(players: int, runs: int, pictures: int, most_ms: float, most_kb: float) -> list[Figure]:
    shown = careful_game(players)
    shown = shown[:: max(1, len(shown) // pictures)]
    canvases = [_drawn(moment) for moment in shown]
    few = canvases[::8]
    drawing, uncached, encoding, copying, deflating, plain = medians(
        runs,
        _milliseconds(_drawn, shown),
        _milliseconds(_drawn_without_caches, shown[:1]),
        _milliseconds(encode, canvases),
        _milliseconds(Image.Image.copy, canvases),
        _milliseconds(_deflated, canvases),
        _milliseconds(_as_plain_png, few),
    )
    weights = [len(encode(canvas)) / 1e3 for canvas in canvases]
    plain_weights = [len(_as_plain_png(canvas)) / 1e3 for canvas in few]
    who = f"{players} players"
    floor = "copying the same canvas and deflating it at level 1"
    rgb = "as plain RGB PNG"
    return [
        Figure(f"{who}: draw", drawing, "ms", copying, "copying the same canvas"),
        Figure(f"{who}: draw with a theme that has nothing kept", uncached, "ms"),
        Figure(f"{who}: encode", encoding, "ms", deflating, "deflating the same canvas at level 1"),
        Figure(f"{who}: draw and encode", drawing + encoding, "ms", copying + deflating, floor, most_ms),
        Figure(f"{who}: the same, {rgb}", drawing + plain, "ms"),
        Figure(f"{who}: weight, median", median(weights), "kB", bound=most_kb),
        Figure(f"{who}: weight, heaviest", max(weights), "kB", bound=most_kb),
        Figure(f"{who}: weight, {rgb}", median(plain_weights), "kB"),
    ]


def _what_if_figures(runs: int) -> list[Figure]:
    """Measure the picture that a press is answered with: what a move would do."""
    asked = [(state, legal_moves(state)[-1]) for state, _ in careful_game(2) if state.phase is Phase.OFFER]
    pictures = [_asked(question) for question in asked]
    whole, copying, deflating = medians(
        runs,
        _milliseconds(lambda question: encode(_asked(question)), asked),
        _milliseconds(Image.Image.copy, pictures),
        _milliseconds(_deflated, pictures),
    )
    floor = "copying the same canvas and deflating it at level 1"
    weight = median(len(encode(picture)) / 1e3 for picture in pictures)
    return [
        Figure("what a take would do: draw and encode", whole, "ms", copying + deflating, floor, 10),
        Figure("what a take would do: weight, median", weight, "kB", bound=60),
    ]


def _asked(question: tuple[State, Move]) -> Image.Image:
    state, move = question
    return what_if(state, move, NAMES[1])


def _drawn(moment: Shown) -> Image.Image:
    state, last = moment
    return table(state, NAMES[: len(state.boards)], last=last)


def _drawn_without_caches(moment: Shown) -> Image.Image:
    state, last = moment
    return table(state, NAMES[: len(state.boards)], Look(theme=load_theme(THEMES / "azulejo")), last)


def _encoded(moment: Shown) -> bytes:
    return encode(_drawn(moment))


def _deflated(canvas: Image.Image) -> bytes:
    return zlib.compress(canvas.tobytes(), 1)


def _as_plain_png(canvas: Image.Image) -> bytes:
    stream = BytesIO()
    canvas.convert("RGB").save(stream, "PNG")
    return stream.getvalue()


def _milliseconds(work: Callable[[Given], object], over: Sequence[Given]) -> Callable[[], float]:
    """Return a measure of the milliseconds that `work` takes per item of `over`."""

    def measure() -> float:
        start = perf_counter()
        for given in over:
            work(given)
        return (perf_counter() - start) * 1e3 / len(over)

    return measure


def _longest_stalls(pictures: int, runs: int) -> tuple[float, float]:
    """Return the event loop's longest stall in ms, with pictures being drawn on a thread and without."""
    shown = list(islice(cycle(careful_game(4)), pictures))
    stalls = [(asyncio.run(_stall(shown)), asyncio.run(_stall(()))) for _ in range(runs)]
    return median(beside for beside, _ in stalls), median(alone for _, alone in stalls)


async def _stall(shown: Sequence[Shown]) -> float:
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        last = perf_counter()
        while not done.is_set():
            await asyncio.sleep(TICK)
            now = perf_counter()
            longest, last = max(longest, now - last - TICK), now

    with ThreadPoolExecutor(1) as worker:
        ticking = asyncio.create_task(tick())
        for moment in shown:
            await loop.run_in_executor(worker, _encoded, moment)
        if not shown:
            await asyncio.sleep(1)
        done.set()
        await ticking
    return longest * 1e3


def _in_a_fresh_process() -> float:
    answer = subprocess.run(
        [sys.executable, "-m", "bench.pictures"], check=True, capture_output=True, text=True
    )
    return float(answer.stdout)


def _time_the_first() -> float:
    moment = careful_game(2)[20]
    start = perf_counter()
    _encoded(moment)
    return (perf_counter() - start) * 1e3


if __name__ == "__main__":
    print(_time_the_first())
