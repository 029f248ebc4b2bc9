"""Results of matches: kept as lines of JSON while they come in, and as a table in the end."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from bench.matches import Game, Match, Outcome

_Z: Final = 1.96
"""The quantile for intervals of 95 %."""


class MatchResult(NamedTuple):
    """A game of the match with this name, and its outcome."""

    match: str
    game: Game
    outcome: Outcome


def line_of(result: MatchResult) -> str:
    """Return a result as a line of JSON."""
    return json.dumps([result.match, *result.game, *result.outcome])


def read(paths: Iterable[Path]) -> dict[tuple[str, Game], Outcome]:
    """Read results, each game once; lines that were cut off are skipped."""
    found: dict[tuple[str, Game], Outcome] = {}
    for path in paths:
        if path.exists():
            for result in _results(path.read_text(encoding="utf-8")):
                found[result.match, result.game] = result.outcome
    return found


def _results(text: str) -> Iterator[MatchResult]:
    for line in text.splitlines():
        try:
            match, deal, seat, *outcome = json.loads(line)
        except ValueError:
            continue
        yield MatchResult(match, Game(deal, seat), Outcome(*outcome))


@dataclass(frozen=True, slots=True)
class Tally:
    """A match's results: games, the player's share of the wins in them, and CPU milliseconds for a take."""

    games: int
    share: float
    milliseconds: float
    others_milliseconds: float

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the share, of 95 %."""
        n, p = self.games, self.share
        middle = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
        return middle - half, middle + half


def tally(outcomes: Sequence[Outcome]) -> Tally:
    """Count the outcomes of a match, of which there is at least one."""
    number = len(outcomes)
    return Tally(
        number,
        sum(outcome.share for outcome in outcomes) / number,
        1000 * sum(outcome.seconds for outcome in outcomes) / sum(outcome.takes for outcome in outcomes),
        1000
        * sum(outcome.others_seconds for outcome in outcomes)
        / sum(outcome.others_takes for outcome in outcomes),
    )


def table(matches: Sequence[Match], outcomes: dict[tuple[str, Game], Outcome]) -> str:
    """Return the results of those matches that have any as a table in Markdown."""
    rows = [
        "| variant | seats | player | others | games | wins | 95 % | goal | CPU ms a take | others |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for match in matches:
        of_match = [outcome for (name, _), outcome in outcomes.items() if name == match.name]
        if of_match:
            rows.append(_row(match, tally(of_match)))
    return "\n".join(rows) + "\n"


def _row(match: Match, counted: Tally) -> str:
    low, high = counted.interval
    cells = (
        match.variant,
        match.seats,
        match.player,
        match.others,
        counted.games,
        f"{100 * counted.share:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f}",
        "" if match.goal is None else f"≥ {100 * match.goal:.0f} %",
        f"{counted.milliseconds:.1f}",
        f"{counted.others_milliseconds:.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |"
