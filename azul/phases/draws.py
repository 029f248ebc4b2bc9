"""Drawing starter, discs and tiles (R5, R17, R18, R26, R27), fairly and verifiably.

A round's stream of bytes is SHA-256(secret, round, block) for block 0, 1, 2 …, with round and block as four
bytes each, big-endian. A number below *n* is the next byte modulo *n*; bytes from the largest multiple of *n*
on (at most 256) are skipped, so that there is no bias. docs/fair-draws.md explains it to players.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import chain
from typing import Final

from azul.phases.dealing import Deal, lays_out_discs, sizes_due
from azul.pieces.discs import NINE_DISCS, Disc
from azul.pieces.tiles import ONE, Colour, Tiles, each
from azul.state import State

Below = Callable[[int], int]
"""A source of randomness, such as `random.randrange`: maps a limit to a number from 0 to below it."""

_SEATING_ROUND: Final = 0
SHORT_DIGITS: Final = 32
"""How many hexadecimal digits of a commitment its short form has: 128 bits."""


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hexadecimal, which is published before the game."""
    return sha256(secret).hexdigest()


def short_commitment(commitment: str) -> str:
    """Return the first 128 bits of a commitment in groups of four digits, as players see it in public."""
    digits = commitment[:SHORT_DIGITS]
    return " ".join(digits[start : start + 4] for start in range(0, SHORT_DIGITS, 4))


def draw_starter(secret: bytes, players: int) -> int:
    """Return the seat, from 0, that starts the first round (R5), from the stream of round 0."""
    return _below(_stream(secret, _SEATING_ROUND))(players)


def draw_deal(state: State, secret: bytes) -> Deal:
    """Draw the next deal from the secret: what `random_deal` draws from the stream of that round."""
    return random_deal(state, _below(_stream(secret, state.round + 1)))


def random_deal(state: State, below: Below) -> Deal:
    """Draw the next deal from any source of randomness.

    Discs come first if they are due (R26), then the tiles, factory by factory (R17), and finally the tile for
    the surplus disc (R27).
    """
    discs = draw_discs(state, below) if lays_out_discs(state) else ()
    factories, bag = draw_factories(state, below)
    surplus = bag[below(len(bag))] if bag and Disc.SURPLUS in (discs or state.discs) else None
    return Deal(factories, discs, surplus)


def draw_discs(state: State, below: Below) -> tuple[Disc, ...]:
    """Draw a disc for every place in the circle, then the places whose discs are turned over (R26)."""
    unused, places = list(NINE_DISCS), list(range(len(state.factories)))
    laid_out = [unused.pop(below(len(unused))) for _ in places]
    turned = {places.pop(below(len(places))) for _ in state.boards}
    return tuple(disc if place in turned else Disc.PLAIN for place, disc in enumerate(laid_out))


def draw_factories(state: State, below: Below) -> tuple[tuple[Tiles, ...], list[Colour]]:
    """Draw the tiles for every factory; return them, and the tiles that the next draw would be made from.

    A number drawn is an index into the bag sorted by colour. The lid is tipped into the bag only when a tile
    must be drawn and the bag is empty (R17, R18).
    """
    bag, lid = list(each(state.bag)), list(each(state.lid))
    factories = []
    for size in sizes_due(state):
        drawn = 0
        for _ in range(size):
            if not bag:
                bag, lid = lid, bag
            drawn += ONE[bag.pop(below(len(bag)))]
        factories.append(Tiles(drawn))
    return tuple(factories), bag or lid


def _stream(secret: bytes, round_: int) -> Iterator[int]:
    prefix = secret + round_.to_bytes(4, "big")
    blocks = (sha256(prefix + block.to_bytes(4, "big")).digest() for block in range(1 << 32))
    return chain.from_iterable(blocks)


def _below(stream: Iterator[int]) -> Below:
    def below(limit: int) -> int:
        fair = 256 - 256 % limit
        for byte in stream:
            if byte < fair:
                return byte % limit
        message = "a stream of draws does not end"
        raise AssertionError(message)

    return below
