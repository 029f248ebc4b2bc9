"""Training one net: self-play in threads, learning beside it, and gates to pass before a net is exported."""

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import cos, pi
from pathlib import Path
from typing import Final

import numpy as np

from training.background_matches import BackgroundMatches
from training.chart import Point, bar
from training.checkpoint import load_best, load_learner, load_window, save_best, save_learner, save_window
from training.learning import BATCH, Learner, Losses
from training.lessons import Lessons, Window
from training.matches import Score
from training.nets import Weights, new_weights
from training.plan import Plan, Progress
from training.selfplay import GREEDY, Net, Player, Settings, Table, self_play

GAMES_AT_ONCE: Final = 8
_GATE: Final = 0.55
_LAST_GATES: Final = 0.9, 0.51
"""From this share of the time on learning is slow, so that a lower score is enough to pass."""
_LONGEST_BOOTSTRAP: Final = 0.1
_SAVE_EVERY: Final = 40.0
_STEPS_AT_ONCE: Final = 10
_CALLS_AHEAD: Final = 6
"""How many calls are queued for each thread, so that none is idle while this one learns."""
_FEWEST_LESSONS: Final = 50_000
"""How many lessons there must be before learning begins."""
_TABLES: Final = {"plain": 0.60, "special": 0.25, "special-once": 0.15}
"""The share of the games that is played with each kind of factories."""


class Run:
    """The training of one net. `say` is called with a line about anything worth reporting."""

    def __init__(self, plan: Plan, folder: Path, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.say = say
        self.points: list[Point] = []
        self._random = np.random.default_rng([plan.seed, int(time.time())])
        self._seed = int(self._random.integers(1, 1 << 62))
        self._begun = time.monotonic()
        self._end = self._begun + plan.seconds
        self._losses: deque[Losses] = deque(maxlen=200)
        folder.mkdir(parents=True, exist_ok=True)
        self.learner, self.progress = load_learner(folder, plan.kind) or (
            Learner.begin(plan.kind, new_weights(plan.kind, plan.hidden, self._random)),
            Progress(),
        )
        self._before = self.progress.seconds
        self.best = load_best(folder, plan.kind)
        self.window = Window(plan.window)
        load_window(folder, self.window)
        self._pool = ThreadPoolExecutor(plan.threads)
        self._matches = BackgroundMatches(self._pool)

    @property
    def elapsed(self) -> float:
        """Seconds of work so far, over all calls."""
        return self._before + time.monotonic() - self._begun

    @property
    def part(self) -> float:
        """The share of the total time that has passed, from 0 to 1."""
        return min(self.elapsed / self.plan.total, 1.0)

    def go(self) -> None:
        """Work until this call's time is up or `stop` is called, then save everything."""
        with self._pool:
            self._bootstrap()
            self._improve()
            self._pool.shutdown(cancel_futures=True)
        self._matches.settle()
        self._save()
        save_window(self.folder, self.window)

    def stop(self) -> None:
        """Make `go` end soon, as if the time were up."""
        self._end = 0.0

    def _save(self) -> None:
        self.progress.seconds = self.elapsed
        save_learner(self.folder, self.learner, self.progress)

    # ── Games ──────────────────────────────────────────────────────────────────────────────────────────

    def _table(self) -> Table:
        kind = self.plan.kind
        if not self.plan.mixed:
            return Table(kind)
        factories = self._random.choice(list(_TABLES), p=list(_TABLES.values()))
        return Table(kind, str(factories), "free" if self._random.random() < 0.5 else "even")

    def _play(self, net: Net | None, settings: Settings) -> "Future[tuple[int, Lessons]]":
        self._seed += GAMES_AT_ONCE
        return self._pool.submit(self_play, self._table(), net, settings, self._seed, GAMES_AT_ONCE)

    def _add(self, result: tuple[int, Lessons]) -> int:
        games, lessons = result
        if games:
            self.window.add(lessons)
        self.progress.games += games
        self.progress.lessons += len(lessons)
        return len(lessons)

    def _bootstrap(self) -> None:
        """Let the rule-of-thumb player play until there is enough to learn from, and learn from that."""
        plan = self.plan
        latest = self._begun + _LONGEST_BOOTSTRAP * plan.total
        if self.progress.games >= plan.bootstrap_games:
            return
        playing = deque(self._play(None, plan.bootstrap) for _ in range(2 * plan.threads))
        while playing and time.monotonic() < self._end:
            self._add(playing.popleft().result())
            if self.progress.games < plan.bootstrap_games and time.monotonic() < latest:
                playing.append(self._play(None, plan.bootstrap))
        steps = 6 * self.window.size // BATCH
        for step in range(0, steps, _STEPS_AT_ONCE):
            if time.monotonic() > self._end:
                break
            self._learn(_STEPS_AT_ONCE, plan.rates[0] * (1 - 0.7 * step / steps))
        self.say(f"bootstrap: {self.progress.games:,} games, {self.elapsed:.0f} s, {self._loss()}")

    def _improve(self) -> None:
        """Play, learn, and now and then compare the net with the best so far."""
        plan = self.plan
        net = Net(plan.kind, self.learner.averaged)
        playing: deque[Future[tuple[int, Lessons]]] = deque()
        owed, steps_of_net = 0.0, self.learner.steps
        saved = gated = time.monotonic()
        if self.best is None:
            self._crown(self.learner.averaged)
            self._measure()
        while (now := time.monotonic()) < self._end:
            settings = plan.settings if self.part < plan.late_from else plan.late_settings
            while len(playing) < _CALLS_AHEAD * plan.threads:
                playing.append(self._play(net, settings))
            while playing and (owed < BATCH * _STEPS_AT_ONCE or playing[0].done()):
                owed += plan.passes * self._add(playing.popleft().result())
            owed = min(owed, 40.0 * BATCH * _STEPS_AT_ONCE)  # if learning can't keep up
            if owed >= BATCH * _STEPS_AT_ONCE and self.window.size >= min(_FEWEST_LESSONS, plan.window // 2):
                self._learn(_STEPS_AT_ONCE, self._rate())
                owed -= BATCH * _STEPS_AT_ONCE
            if self.learner.steps >= steps_of_net + 10 * _STEPS_AT_ONCE:
                net, steps_of_net = Net(plan.kind, self.learner.averaged), self.learner.steps
            self._matches.settle()
            if not self._matches and now - gated > plan.gate_every:
                self._challenge()
                gated = now
            if now - saved > _SAVE_EVERY:
                self._save()
                saved = now
        for future in playing:
            future.cancel()

    # ── Learning ───────────────────────────────────────────────────────────────────────────────────────

    def _rate(self) -> float:
        first, last = self.plan.rates
        return last + (first - last) * (1 + cos(pi * self.part)) / 2

    def _learn(self, steps: int, rate: float) -> None:
        lessons = self.window.sample(steps * BATCH, self._random)
        for step in range(steps):
            batch = lessons.pick(np.arange(step * BATCH, (step + 1) * BATCH))
            self._losses.append(self.learner.learn(batch, rate))

    def _loss(self) -> str:
        if not self._losses:
            return "nothing learnt yet"
        value = np.mean([loss.value for loss in self._losses])
        policy = np.mean([loss.policy for loss in self._losses])
        score = np.mean([loss.score for loss in self._losses])
        return f"loss: value {value:.3f}, scores {score:.3f}, policy {policy:.3f}"

    # ── Gates ──────────────────────────────────────────────────────────────────────────────────────────

    def _match(self, first: Player, second: Player, games: int, done: Callable[[Score], None]) -> None:
        kind = self.plan.kind
        tables = [Table(kind), Table(kind, "special")] if self.plan.mixed else [Table(kind)]
        self._matches.begin(tables, (first, second), games, int(self._random.integers(1, 1 << 62)), done)

    def _challenge(self) -> None:
        """Let the latest net play the best; if it passes the gate it is the best from then on."""
        plan = self.plan
        if self.best is None:
            return
        flat = self.learner.averaged.flat.copy()
        candidate = Weights.of(flat, plan.kind, self.learner.averaged.hidden)
        games = self.progress.games

        def decide(score: Score) -> None:
            self.progress.gates += 1
            passes = score.rate >= (_GATE if self.part < _LAST_GATES[0] else _LAST_GATES[1])
            self.say(
                f"gate {self.progress.gates}: {score.rate:.0%} against the best (Elo {score.elo:+.0f}) after "
                f"{games:,} games, {self.elapsed:.0f} s, {self._loss()}{': passed' if passes else ''}"
            )
            if passes:
                self.progress.passed += 1
                self.progress.elo += score.elo
                self._crown(candidate)
                self._measure()

        nets = (Net(plan.kind, candidate), Net(plan.kind, self.best))
        first, second = (Player(net, plan.gate_visits) for net in nets)
        self._match(first, second, plan.gate_games, decide)

    def _crown(self, weights: Weights) -> None:
        self.best = Weights.of(weights.flat.copy(), self.plan.kind, weights.hidden)
        save_best(self.folder, self.best, self.progress.passed)

    def _measure(self) -> None:
        """Let the best net, without a search, play the greedy player, for the chart."""
        if self.best is None:
            return
        games, elo = self.progress.games, self.progress.elo

        def chart(score: Score) -> None:
            self.points.append(Point(games, score.rate, elo))
            self.say(f"{games:>9,} games  {bar(score.rate)} {score.rate:4.0%} against greedy, Elo {elo:+.0f}")

        self._match(Player(Net(self.plan.kind, self.best), 0), GREEDY, 120, chart)
