"""Games between computer players, each deal played once with each seating."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import azul
from players import ComputerPlayer, GreedyPlayer, Level
from players.evaluation.nets import NETS
from players.levels import SKILLS
from players.search.player import SearchingPlayer
from players.search.skill import Skill

FORMER: Final = Path(__file__).parent / "former"
"""A folder of nets for each expert of former times."""


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
        """The match in a word, by which results are found again."""
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
    """What the player got: its share of the win, and the CPU seconds and takes of itself and the others."""

    share: float
    seconds: float
    takes: int
    others_seconds: float
    others_takes: int


def games(match: Match, deal: int) -> Iterator[Game]:
    """Yield the games of a match with one deal, a game for each seating."""
    for seat in range(match.seats):
        yield Game(deal, seat)


def player_of(text: str, seed: int, nets: Path = NETS) -> ComputerPlayer:
    """Return a player: ``greedy``, a level, or ``800``, ``0.5s`` or ``prior``, each with ``@temperature``.

    The numbers are simulations, or seconds of CPU time. ``first:800`` plays with the nets of a former expert,
    those in `FORMER`, instead of those in the folder `nets`.
    """
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
    """Play a game to its end, with the nets in a folder."""
    secret = sha256(f"strength {game.deal}".encode()).digest()
    seats = [
        player_of(match.player if seat == game.seat else match.others, game.deal * 4 + seat, nets)
        for seat in range(match.seats)
    ]
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
