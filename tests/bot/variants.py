"""Games with options, played to the moment a test is about."""

import math
import random
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

import azul
from engine import Game, GameService, decisions
from tests.bot.club import SECRET, Club

FREE: Final = {"wall": "free"}
SPECIAL: Final = {"factories": "special"}
MOST_TRIES: Final = 400

Wanted = Callable[[azul.State], bool]


def somebody_s_next(state: azul.State, chance: random.Random) -> azul.Event:
    """Return the next event: the deal that is due, or a choice of a player who avoids the floor."""
    if state.phase is azul.Phase.REFILL:
        return azul.Dealt(azul.draw_deal(state, SECRET))
    if state.phase is azul.Phase.TILING:
        seat = chance.choice(azul.waiting_for(state))
        placed = azul.placed_lines(state, seat)
        if placed.is_complete:
            return azul.Settled(seat)
        decision = placed.decisions[-1]
        return azul.Placed(seat, decision.row, chance.choice(decision.spaces).column)
    moves = azul.legal_moves(state)
    tidy = [move for move in moves if move.line != azul.FLOOR and not azul.falling(state, move)]
    return azul.Taken(state.turn, chance.choice(tidy or moves))


def events_until(
    state: azul.State,
    wanted: Wanted,
    seeds: Iterable[int] = range(MOST_TRIES),
    fewer_than: float = math.inf,
) -> list[azul.Event]:
    """Return the events of a random game from `state` to the first position that is wanted.

    Raise `LookupError` if none of the games reaches one in fewer than so many events.
    """
    for seed in seeds:
        chance = random.Random(seed)
        progress = azul.Progress(state)
        events: list[azul.Event] = []
        while not wanted(progress.state):
            if progress.state.phase is azul.Phase.OVER or len(events) + 1 >= fewer_than:
                break
            event = somebody_s_next(progress.state, chance)
            progress, _ = azul.advance(progress, event)
            events.append(event)
        else:
            return events
    raise LookupError("no game reaches such a position")


def shortest_game(state: azul.State, games: int = 20) -> list[azul.Event]:
    """Return the shortest of some random games that continue from `state`."""
    shortest = events_until(state, is_over, [0])
    for seed in range(1, games):
        with suppress(LookupError):
            shortest = events_until(state, is_over, [seed], fewer_than=len(shortest))
    return shortest


def is_over(state: azul.State) -> bool:
    """Return whether the game is over."""
    return state.phase is azul.Phase.OVER


async def do(games: GameService, game: Game, event: azul.Event) -> Game:
    """Carry out a player's event, without showing it."""
    players = game.table.players
    match event:
        case azul.Taken(seat, move):
            return await games.change(game.id, decisions.take(players[seat].user_id, move))
        case azul.Placed(seat, row, column):
            round_ = game.table.running_state.round
            return await games.change(
                game.id, decisions.place(players[seat].user_id, row, column, round_=round_)
            )
        case azul.Settled(seat):
            return await games.change(
                game.id, decisions.settle(players[seat].user_id, round_=game.table.running_state.round)
            )
        case _:
            return game  # a deal comes by itself


async def play_until(club: Club, wanted: Wanted) -> azul.State:
    """Play on to the first position that is wanted, and show it in the channel."""
    game = await club.game()
    for event in events_until(game.table.running_state, wanted):
        game = await do(club.bot.games, game, event)
    assert await club.bot.presenter.present(game.id)
    assert game.table.state is not None
    assert wanted(game.table.state)
    return game.table.state


def has_one_take_left(state: azul.State) -> bool:
    """Return whether the next take is the round's last."""
    return not any(state.factories) and len(azul.present(state.centre)) == 1


def choosing(*seats: int) -> Wanted:
    """Want exactly these seats to choose where their tiles go, with nothing chosen yet."""

    def wanted(state: azul.State) -> bool:
        return azul.waiting_for(state) == seats and not any(state.choices) and not state.settled

    return wanted


def first_choices(state: azul.State, seat: int) -> list[tuple[int, int]]:
    """Return the row and column of the first open space for each line that isn't placed yet."""
    chosen = []
    while not (placed := azul.placed_lines(state, seat)).is_complete:
        space = placed.decisions[-1].spaces[0]
        chosen.append((space.row, space.column))
        state = azul.place(state, seat, space.row, space.column)
    return chosen


def disc_with_rest(disc: azul.Disc, colours: int = 1) -> Wanted:
    """Want a disc from which a move takes one colour and leaves at least so many others."""

    def wanted(state: azul.State) -> bool:
        return state.phase is azul.Phase.OFFER and any(
            each is disc and len(azul.present(tiles)) > colours
            for each, tiles in zip(state.discs, state.factories, strict=True)
        )

    return wanted


def factory_of(state: azul.State, disc: azul.Disc) -> int:
    """Return the number of the factory with this disc."""
    return state.discs.index(disc) + 1


def without_emojis(text: str) -> str:
    """Return a message without its emojis."""
    return re.sub(r"<:\w+:\d+> ", "", text)


def names(tiles: azul.Tiles) -> list[str]:
    """Return tiles as messages name them: ``2 blue``."""
    return [f"{azul.count(tiles, colour)} {colour.word}" for colour in azul.present(tiles)]


async def cut_short(club: Club, takes: int = 3) -> None:
    """Make so many random moves, let all but the first player leave, and show the channel the result.

    That takes a fraction of the time of a whole game.
    """
    await club.hurry(takes)
    game = await club.game()
    for player in game.table.players[:0:-1]:
        await club.bot.games.change(game.id, decisions.resign(player.user_id))
    assert await club.bot.presenter.present(game.id)
