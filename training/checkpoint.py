"""A run's files, from which it can be resumed.

``learner.npz`` are the weights in training and Adam's state, ``best.npz`` the net that last passed a gate,
``pool/`` those before it, and ``window.npz`` the latest lessons. Files are replaced atomically.
"""

from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from training.learning import Learner
from training.lessons import Window
from training.nets import NetKind, Weights, load, save
from training.plan import Progress

_SAVED_LESSONS: Final = 1_000_000


def save_learner(folder: Path, learner: Learner, progress: Progress) -> None:
    """Write the learner and the progress."""
    partly = folder / "learner.part.npz"
    np.savez(
        partly,
        weights=learner.weights.flat,
        averaged=learner.averaged.flat,
        mean=learner.mean,
        square=learner.square,
        hidden=np.array(learner.weights.hidden),
        steps=learner.steps,
        progress=np.array(astuple(progress)),
    )
    partly.replace(folder / "learner.npz")


def load_learner(folder: Path, kind: NetKind) -> tuple[Learner, Progress] | None:
    """Return the stored learner and progress, None if there are none."""
    path = folder / "learner.npz"
    if not path.exists():
        return None
    with np.load(path) as file:
        hidden = int(file["hidden"][0]), int(file["hidden"][1])
        weights, averaged = (Weights.of(file[name], kind, hidden) for name in ("weights", "averaged"))
        learner = Learner(kind, weights, averaged)
        learner.mean, learner.square, learner.steps = file["mean"], file["square"], int(file["steps"])
        games, lessons, seconds, elo, gates, passed = file["progress"].tolist()
    return learner, Progress(int(games), int(lessons), seconds, elo, int(gates), int(passed))


def save_best(folder: Path, weights: Weights, number: int) -> None:
    """Write the best net so far; the one before it goes to the pool as the net of this number."""
    best = folder / "best.npz"
    (folder / "pool").mkdir(parents=True, exist_ok=True)
    if best.exists():
        best.replace(folder / "pool" / f"{number:03}.npz")
    save(weights, best)


def load_best(folder: Path, kind: NetKind) -> Weights | None:
    """Return the best net so far, None if there is none."""
    path = folder / "best.npz"
    return load(path, kind) if path.exists() else None


def save_window(folder: Path, window: Window) -> None:
    """Write the latest lessons."""
    if window.size:
        window.save(folder / "window.npz", _SAVED_LESSONS)


def load_window(folder: Path, window: Window) -> None:
    """Fill the window with the stored lessons, if they can be read; new ones soon follow."""
    with suppress(OSError, BadZipFile, KeyError, ValueError):
        window.load(folder / "window.npz")
