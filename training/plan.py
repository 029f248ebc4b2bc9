"""The settings of a training run, and its progress."""

from dataclasses import dataclass, field

from training.nets import NetKind
from training.selfplay import Settings


def late(full_visits: int, fast_visits: int) -> Settings:
    """Return settings for a net that plays well already, with less exploration."""
    return Settings(full_visits, fast_visits, early_temperature=0.8, late_temperature=0.25)


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a run.

    Times are in seconds: `seconds` for this call, `total` for all of them together, by which searches grow
    and the learning rate falls.
    """

    kind: NetKind
    hidden: tuple[int, int]
    threads: int
    seconds: float
    total: float
    bootstrap_games: int = 3000
    bootstrap: Settings = field(default_factory=lambda: Settings(300, 100))
    settings: Settings = field(default_factory=lambda: Settings(160, 32))
    late_settings: Settings = field(default_factory=lambda: late(400, 64))
    late_from: float = 0.6
    """The share of the time after which searches are larger."""
    window: int = 1_000_000
    passes: float = 1.5
    """How often a lesson is learnt from, on average."""
    rates: tuple[float, float] = (1e-3, 5e-5)
    gate_games: int = 200
    gate_visits: int = 200
    gate_every: float = 60.0
    mixed: bool = True
    """Whether games with special factories are played too."""
    seed: int = 1


@dataclass(slots=True)
class Progress:
    """The progress of a run, over all calls."""

    games: int = 0
    lessons: int = 0
    seconds: float = 0.0
    elo: float = 0.0
    gates: int = 0
    passed: int = 0
