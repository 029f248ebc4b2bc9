"""Games between computer players, each deal played once with each seating."""

import asyncio
import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import azul
from engine.computers.external import ExternalEngine
from players import ComputerPlayer, GreedyPlayer, Level
from players.evaluation.nets import NETS
from players.levels import SKILLS
from players.protocol import GoLimit
from players.search.player import SearchingPlayer
from players.search.skill import Skill

FORMER: Final = Path(__file__).parent / "former"
"""The folder of the nets of former experts, in a folder for each."""
_ENGINE: Final = "engine "
_PATIENCE: Final = 60.0
"""Seconds that an engine has to start, on a machine that plays several games at a time."""


@dataclass(frozen=True, slots=True)
class Match:
    """One `player` against `others`, who have all other seats; players are as in `player_of`.

    `goal` is the share of the games that the player should win, if there is one.
    """

    player: str
    others: str
    seats: int = 2
    rules: azul.Rules = azul.BASE_GAME
    goal: float | None = None

    @property
    def name(self) -> str:
        """The name of the match, by which its results are found."""
        return f"{self.variant}/{self.seats}/{self.player}/{self.others}"

    @property
    def variant(self) -> str:
        """The wall and the factories."""
        return f"{self.rules.wall.value} {self.rules.factories.value}"


class Game(NamedTuple):
    """One game of a match: the number of its deal, and the seat of the player."""

    deal: int
    seat: int


class Outcome(NamedTuple):
    """The player's share of the win, and the CPU seconds and takes of the player and of the others."""

    share: float
    seconds: float
    takes: int
    others_seconds: float
    others_takes: int


def games(match: Match, deal: int) -> Iterator[Game]:
    """Yield the games of a match with one deal, a game for each seating."""
    for seat in range(match.seats):
        yield Game(deal, seat)


def engine_named(command: str, milliseconds: int) -> str:
    """Return the name for `player_of` of an engine (docs/engines.md) with this time for each move."""
    return f"{_ENGINE}{milliseconds} {command}"


class EnginePlayer:
    """A player that is an external engine, which runs until `close`. Raises `Fault` if the engine fails."""

    def __init__(self, command: str, limit: GoLimit) -> None:
        self._limit = limit
        self._engine = ExternalEngine(shlex.split(command), reply_timeout=_PATIENCE)
        self._runner = asyncio.Runner()
        self._is_started = False

    def choose(self, state: azul.State, seat: int) -> azul.Event:
        """Return the engine's answer, or the confirmation if there is nothing left to choose."""
        if state.phase is azul.Phase.TILING and azul.placed_lines(state, seat).is_complete:
            return azul.Settled(seat)
        if not self._is_started:
            _ = self._runner.run(self._engine.start())
            self._is_started = True
        return self._runner.run(self._engine.play(state, seat, self._limit)).event

    def close(self) -> None:
        """End the program."""
        self._runner.run(self._engine.stop())
        self._runner.close()


def player_of(text: str, seed: int, nets: Path = NETS) -> ComputerPlayer:
    """Return a player: an engine (see `engine_named`), ``greedy``, a level, or one by its limits.

    The limits are ``800`` simulations, ``0.5s`` of CPU time, or ``prior`` for no search, each with
    ``@temperature``. ``first:800`` plays with the nets of a former expert, those in `FORMER`, instead of
    those in the folder `nets`.
    """
    if text.startswith(_ENGINE):
        milliseconds, _, command = text.removeprefix(_ENGINE).partition(" ")
        return EnginePlayer(command, GoLimit(milliseconds=int(milliseconds)))
    former, _, text = text.rpartition(":")
    if former:
        nets = FORMER / former
    if text == "greedy":
        return GreedyPlayer()
    if text in {level.value for level in Level}:
        return SearchingPlayer(SKILLS[Level(text)], seed, clock=time.process_time, nets=nets)
    limit, _, heat = text.partition("@")
    temperature = float(heat or 0)
    if limit == "prior":
        skill = Skill(temperature=temperature)
    elif limit.endswith("s"):
        skill = Skill(seconds=float(limit[:-1]), temperature=temperature)
    else:
        skill = Skill(simulations=int(limit), temperature=temperature)
    return SearchingPlayer(skill, seed, clock=time.process_time, nets=nets)


def play(match: Match, game: Game, nets: Path = NETS) -> Outcome:
    """Play a game to its end, with the nets in a folder. Raise `Fault` if an engine in it fails."""
    secret = sha256(f"strength {game.deal}".encode()).digest()
    with ExitStack() as engines:
        seats = list[ComputerPlayer]()
        for seat in range(match.seats):
            text = match.player if seat == game.seat else match.others
            seats.append(player_of(text, game.deal * 4 + seat, nets))
            if isinstance(seats[-1], EnginePlayer):
                _ = engines.callback(seats[-1].close)
        return _played(match, game, seats, secret)


def _played(match: Match, game: Game, seats: Sequence[ComputerPlayer], secret: bytes) -> Outcome:
    seconds, takes = [0.0, 0.0], [0, 0]
    state = azul.new_game(match.seats, azul.draw_starter(secret, match.seats), match.rules)
    while state.phase is not azul.Phase.OVER:
        if state.phase is azul.Phase.REFILL:
            state = azul.deal(state, azul.draw_deal(state, secret))
            continue
        seat = next(iter(azul.waiting_for(state)), state.turn)
        begun = time.process_time()
        event = seats[seat].choose(state, seat)
        seconds[seat != game.seat] += time.process_time() - begun
        takes[seat != game.seat] += state.phase is azul.Phase.OFFER
        if isinstance(event, azul.Taken):
            state = azul.step(state, event.move)
        elif isinstance(event, azul.Placed | azul.Settled):
            state = azul.step(state, event)
    winners = azul.ranking(state)[0]
    share = (game.seat in winners) / len(winners)
    return Outcome(share, seconds[0], takes[0], seconds[1], takes[1])
