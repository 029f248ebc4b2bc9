"""The rules: random two-player games on one core, and how long each public function takes.

The figures of the base game come first, then those with special factories and a free wall.
"""

import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar

from azul import (
    BASE_GAME,
    Board,
    Deal,
    Factories,
    Move,
    Phase,
    Rules,
    State,
    WallSide,
    actions,
    apply,
    deal,
    draw_deal,
    draw_starter,
    legal_moves,
    new_game,
    position_key,
    random_deal,
    step,
    tile_walls,
)
from bench import Figure, medians
from bench.whole_games import steps

_T = TypeVar("_T")
_VARIANTS = Rules(WallSide.FREE, Factories.SPECIAL)


def run(quick: bool) -> Sequence[Figure]:
    """Measure the rules; the games are the same in each run."""
    games, runs = (20, 3) if quick else (300, 9)
    deals, takes, tilings = _what_happens_in(games)
    positions = [state for state, _ in takes]
    moves = [legal_moves(state) for state in positions]
    _, other_takes, other_tilings = _what_happens_in(games, _VARIANTS)
    secret = _secret(0)

    whole, building, listing, copying, taking, drawing, dealing, tiling, keying, *others = medians(
        runs,
        _seconds(lambda: (_play(game) for game in range(games))),
        _seconds(lambda: (_rebuilt(state) for state in positions)),
        _seconds(lambda: (legal_moves(state) for state in positions)),
        _seconds(lambda: (list(legal) for legal in moves)),
        _seconds(lambda: (apply(state, move) for state, move in takes)),
        _seconds(lambda: (draw_deal(state, secret) for state, _ in deals)),
        _seconds(lambda: (deal(state, drawn) for state, drawn in deals)),
        _seconds(lambda: (tile_walls(state) for state in tilings)),
        _seconds(lambda: (hash(position_key(state)) for state in positions)),
        _seconds(lambda: (_step_through(game) for game in range(games))),
        _seconds(lambda: (legal_moves(state) for state, _ in other_takes)),
        _seconds(lambda: (apply(state, move) for state, move in other_takes)),
        _seconds(lambda: (tile_walls(state) for state in other_tilings)),
    )
    stepping, listing_others, taking_others, tiling_others = others
    each_take, each_round = 1e6 / len(takes), 1e6 / len(tilings)
    known = "building the same positions, already known"
    return (
        Figure("whole games", games / whole, "games/s", games / building, known, 1_000, at_least=True),
        Figure(
            "takes in them",
            len(takes) / whole,
            "takes/s",
            len(takes) / building,
            known,
            65_000,
            at_least=True,
        ),
        Figure("legal_moves", listing * each_take, "µs", copying * each_take, "copying the same list"),
        Figure("apply", taking * each_take, "µs", building * each_take, "building the same position"),
        Figure("draw_deal", drawing * each_round, "µs"),
        Figure("deal", dealing * each_round, "µs"),
        Figure("tile_walls", tiling * each_round, "µs"),
        Figure("position_key and its hash", keying * each_take, "µs"),
        Figure("whole games by step", games / stepping, "games/s"),
        *(
            Figure(f"{name} in variants", of_variants * 1e6 / number, "µs", of_base, "the base game's")
            for name, of_variants, number, of_base in (
                ("legal_moves", listing_others, len(other_takes), listing * each_take),
                ("apply", taking_others, len(other_takes), taking * each_take),
                ("tile_walls", tiling_others, len(other_tilings), tiling * each_round),
            )
        ),
    )


def _seconds(work: Callable[[], Iterator[object]]) -> Callable[[], float]:
    """Return a measure of the seconds it takes to exhaust `work`."""

    def measure() -> float:
        start = perf_counter()
        deque(work(), maxlen=0)
        return perf_counter() - start

    return measure


def _secret(game: int) -> bytes:
    return game.to_bytes(32, "big")


def _play(game: int) -> State:
    """Play a random game as a search would: list the moves, make one, and deal and tile between rounds."""
    chance, secret = random.Random(game).random, _secret(game)
    state = new_game(2, draw_starter(secret, 2))
    while state.phase is not Phase.OVER:
        state = deal(state, draw_deal(state, secret))
        while state.phase is Phase.OFFER:
            moves = legal_moves(state)
            state = apply(state, moves[int(chance() * len(moves))])
        state, _ = tile_walls(state)
    return state


def _step_through(game: int) -> State:
    """Play a random game as a simulation would, with deals that need no secret."""
    chance = random.Random(game).random
    state = new_game(2, 0)
    while state.phase is not Phase.OVER:
        possible = actions(state)
        if possible:
            state = step(state, possible[int(chance() * len(possible))])
        else:
            state = step(state, random_deal(state, lambda limit: int(chance() * limit)))
    return state


def _what_happens_in(
    games: int, rules: Rules = BASE_GAME
) -> tuple[list[tuple[State, Deal]], list[tuple[State, Move]], list[State]]:
    """Return each deal and each move with the position before it, and each position to be tiled."""
    deals: list[tuple[State, Deal]] = []
    takes: list[tuple[State, Move]] = []
    tilings: list[State] = []
    for game in range(games):
        secret = _secret(game)
        start = new_game(2, draw_starter(secret, 2), rules)
        for turn in steps(start, secret, random.Random(game), _any_move, _any_of):
            if turn.drawn is not None:
                deals.append((turn.before, turn.drawn))
            elif turn.move is not None:
                takes.append((turn.before, turn.move))
            else:
                tilings.append(turn.before)
    return deals, takes, tilings


def _any_move(state: State, rng: random.Random) -> Move:
    return _any_of(legal_moves(state), rng)


def _any_of(choices: Sequence[_T], rng: random.Random) -> _T:
    """Choose as `_play` does, so that the games are the same."""
    return choices[int(rng.random() * len(choices))]


def _rebuilt(state: State) -> tuple[State, Board]:
    """Build a position and the board that a move changes: the work that no immutable position can avoid."""
    board = state.boards[state.turn]
    return (
        State(
            state.round,
            state.phase,
            state.turn,
            state.starter,
            state.marker,
            state.factories,
            state.centre,
            state.bag,
            state.lid,
            state.boards,
            state.resigned,
            state.rules,
            state.discs,
            state.choices,
            state.settled,
            state.barren,
        ),
        Board(board.lines, board.wall, board.floor, board.score, board.cushion),
    )
